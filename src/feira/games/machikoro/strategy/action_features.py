"""What a choice looks like at a glance: the numbers by which a player with some taste judges it.

`traits` writes what stands out about a choice, without making it, as pairs of a number and an
amount. A player's taste is a weight for each number (`taste.txt`, learnt by self-play); the sum of
amounts times weights says how promising the choice looks. Base game and Plus have tastes of their
own, and so have two players and more.
"""

import numpy as np

from feira.core.bits import popcount
from feira.core.jit import inline, jit
from feira.core.taste import Practice
from feira.games.machikoro.rules.components import COST, KINDS, LANDMARKS
from feira.games.machikoro.rules.components import NAMES as CARD_NAMES
from feira.games.machikoro.rules.position import (
    ADD_CHOICE,
    BUILD_NONE,
    KEEP_CHOICE,
    REROLL_CHOICE,
    ROLL_CHOICE,
    SWAP_CHOICE,
    SWAP_NONE,
    TV_CHOICE,
)
from feira.games.machikoro.strategy.estimates import DICE, DIE, added, expected, rolled

BUILDABLE = (*CARD_NAMES, *LANDMARKS, "nothing")
NAMES = (
    *(f"build {name}" for name in BUILDABLE),
    *(f"late {name}" for name in BUILDABLE),  # times the landmarks already built
    *(f"again {name}" for name in CARD_NAMES),  # times the copies already owned
    "build-income",  # what it adds in a round
    "build-income-late",
    "build-costs",
    "two-dice",
    "dice-income",  # what is expected of the roll, or known
    "reroll",
    "add",
    "tv-coins",
    "tv-landmarks",
    "swap",
    "swap-gain",  # what the exchange adds in a round
    "swap-loss",  # and what it takes from the other
)
COUNT = len(NAMES)
BUILD = 0
LATE = BUILD + len(BUILDABLE)
AGAIN = LATE + len(BUILDABLE)
(
    BUILD_INCOME,
    BUILD_INCOME_LATE,
    BUILD_COSTS,
    TWO_DICE,
    DICE_INCOME,
    REROLL,
    ADD,
    TV_COINS,
    TV_LANDMARKS,
    SWAP,
    SWAP_GAIN,
    SWAP_LOSS,
) = range(AGAIN + KINDS, COUNT)
PRACTICE = tuple(
    Practice(taste=f"{game}-{others}", seats=seats, options={"plus": plus})
    for game, plus in (("base", "no"), ("plus", "yes"))
    for others, seats in (("2", 2), ("more", 4))
)
TRAITS = tuple(f"{practice.taste} {name}" for practice in PRACTICE for name in NAMES)


@inline
def _add(which: np.ndarray, much: np.ndarray, n: int, trait: int, amount: float) -> int:
    """Notes a trait, if there is anything to note."""
    which[n] = trait
    much[n] = amount
    return n + int(amount != 0.0)


@inline
def _build(s: np.record, choice: int, which: np.ndarray, much: np.ndarray) -> int:
    seat = int(s.turn)
    built = popcount(int(s.landmarks[seat]))
    n = _add(which, much, 0, BUILD + choice, 1.0)
    n = _add(which, much, n, LATE + choice, float(built))
    if choice == BUILD_NONE:
        return n
    n = _add(which, much, n, BUILD_COSTS, 0.1 * int(COST[choice]))
    if choice < KINDS:
        n = _add(which, much, n, AGAIN + choice, float(s.city[seat, choice]))
        gain = added(s, seat, choice)
        n = _add(which, much, n, BUILD_INCOME, gain)
        n = _add(which, much, n, BUILD_INCOME_LATE, gain * built)
    return n


@inline
def _swap(s: np.record, choice: int, which: np.ndarray, much: np.ndarray) -> int:
    seat = int(s.turn)
    code = choice - SWAP_CHOICE
    other = code // (KINDS * KINDS)
    given = code // KINDS % KINDS
    taken = code % KINDS
    n = _add(which, much, 0, SWAP, 1.0)
    n = _add(which, much, n, SWAP_GAIN, added(s, seat, taken) - added(s, seat, given))
    return _add(which, much, n, SWAP_LOSS, added(s, other, taken) - added(s, other, given))


@inline
def _dice(s: np.record, choice: int, which: np.ndarray, much: np.ndarray) -> int:
    """One die or two, keep or re-roll, add or not: what comes of it in coins."""
    seat = int(s.turn)
    total = int(s.low) + int(s.high)
    if choice < REROLL_CHOICE:
        dice = choice - ROLL_CHOICE
        n = _add(which, much, 0, TWO_DICE, float(dice - 1))
        return _add(which, much, n, DICE_INCOME, expected(s, seat, DICE if dice == 2 else DIE))
    if choice == REROLL_CHOICE:
        n = _add(which, much, 0, REROLL, 1.0)
        income = expected(s, seat, DICE if s.dice == 2 else DIE)
        return _add(which, much, n, DICE_INCOME, income)
    if choice == KEEP_CHOICE:
        return _add(which, much, 0, DICE_INCOME, rolled(s, seat, total))
    more = 2 * (choice - ADD_CHOICE)
    n = _add(which, much, 0, ADD, float(more))
    return _add(which, much, n, DICE_INCOME, rolled(s, seat, total + more))


@jit
def traits(s: np.record, choice: int, which: np.ndarray, much: np.ndarray) -> int:
    """Notes what stands out about a legal choice and returns how many traits that are."""
    n = 0
    if choice <= BUILD_NONE:
        n = _build(s, choice, which, much)
    elif choice < TV_CHOICE:
        n = _dice(s, choice, which, much)
    elif choice < SWAP_NONE:
        victim = choice - TV_CHOICE
        n = _add(which, much, 0, TV_COINS, float(min(5, int(s.coins[victim]))))
        n = _add(which, much, n, TV_LANDMARKS, float(popcount(int(s.landmarks[victim]))))
    elif choice > SWAP_NONE:
        n = _swap(s, choice, which, much)
    row = 2 * int(s.plus) + int(s.seats > 2)
    for i in range(n):
        which[i] += row * COUNT
    return n

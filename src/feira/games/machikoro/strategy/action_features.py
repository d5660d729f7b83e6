"""The features of a choice: the inputs of the policy.

`action_features` describes a choice without making it, as indices and values of sparse features.
The linear policy has a weight for each index (`policy.txt`, trained by self-play); the logit of a
choice is the sum of weights times values. Each variant of the game has weights of its own.
"""

from feira.core.bits import popcount
from feira.core.jit import inline, jit
from feira.core.types import Array, State
from feira.games.features import add_feature, shift_features
from feira.games.machikoro.rules.components import COST, KINDS, LANDMARKS
from feira.games.machikoro.rules.components import NAMES as CARD_NAMES
from feira.games.machikoro.rules.effects import TV_TAKES
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
from feira.games.machikoro.rules.turn import ADDITION
from feira.games.machikoro.strategy.estimates import DICE, DIE, added, expected, rolled
from feira.games.machikoro.strategy.variants import VARIANTS, variant_of

BUILDABLE = (*CARD_NAMES, *LANDMARKS, "nothing")
NAMES = (
    *(f"build {name}" for name in BUILDABLE),
    *(f"late {name}" for name in BUILDABLE),  # times the landmarks already built
    *(f"again {name}" for name in CARD_NAMES),  # times the copies already owned
    "build-income",  # added income in a round
    "build-income-late",
    "build-costs",
    "two-dice",
    "dice-income",  # expected income of the roll, or the known one
    "reroll",
    "add",
    "tv-coins",
    "tv-landmarks",
    "swap",
    "swap-gain",  # added income in a round
    "swap-loss",  # income that the other seat loses
)
FEATURE_COUNT = len(NAMES)
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
) = range(AGAIN + KINDS, FEATURE_COUNT)
COST_SCALE = 0.1
ACTION_FEATURE_NAMES = tuple(f"{variant} {name}" for variant in VARIANTS for name in NAMES)


@inline
def _build(s: State, choice: int, indices: Array, values: Array) -> int:
    """Features of building: an establishment, a landmark, or nothing."""
    seat = int(s.turn)
    built = popcount(int(s.landmarks[seat]))
    n = add_feature(indices, values, 0, BUILD + choice, 1.0)
    n = add_feature(indices, values, n, LATE + choice, float(built))
    if choice == BUILD_NONE:
        return n
    n = add_feature(indices, values, n, BUILD_COSTS, COST_SCALE * int(COST[choice]))
    if choice < KINDS:
        n = add_feature(indices, values, n, AGAIN + choice, float(s.city[seat, choice]))
        gain = added(s, seat, choice)
        n = add_feature(indices, values, n, BUILD_INCOME, gain)
        n = add_feature(indices, values, n, BUILD_INCOME_LATE, gain * built)
    return n


@inline
def _swap(s: State, choice: int, indices: Array, values: Array) -> int:
    """Features of an exchange of establishments (business center)."""
    seat = int(s.turn)
    code = choice - SWAP_CHOICE
    other = code // (KINDS * KINDS)
    given = code // KINDS % KINDS
    taken = code % KINDS
    n = add_feature(indices, values, 0, SWAP, 1.0)
    n = add_feature(indices, values, n, SWAP_GAIN, added(s, seat, taken) - added(s, seat, given))
    return add_feature(
        indices, values, n, SWAP_LOSS, added(s, other, taken) - added(s, other, given)
    )


@inline
def _dice(s: State, choice: int, indices: Array, values: Array) -> int:
    """Features of rolling: one die or two, keep or re-roll, add or not."""
    seat = int(s.turn)
    total = int(s.low) + int(s.high)
    if choice < REROLL_CHOICE:
        dice = choice - ROLL_CHOICE
        n = add_feature(indices, values, 0, TWO_DICE, float(dice - 1))
        return add_feature(
            indices, values, n, DICE_INCOME, expected(s, seat, DICE if dice == 2 else DIE)
        )
    if choice == REROLL_CHOICE:
        n = add_feature(indices, values, 0, REROLL, 1.0)
        income = expected(s, seat, DICE if s.dice == 2 else DIE)
        return add_feature(indices, values, n, DICE_INCOME, income)
    if choice == KEEP_CHOICE:
        return add_feature(indices, values, 0, DICE_INCOME, rolled(s, seat, total))
    more = ADDITION * (choice - ADD_CHOICE)
    n = add_feature(indices, values, 0, ADD, float(more))
    return add_feature(indices, values, n, DICE_INCOME, rolled(s, seat, total + more))


@jit
def action_features(s: State, choice: int, indices: Array, values: Array) -> int:
    """Fills the features of a legal choice and returns their number."""
    n = 0
    if choice <= BUILD_NONE:
        n = _build(s, choice, indices, values)
    elif choice < TV_CHOICE:
        n = _dice(s, choice, indices, values)
    elif choice < SWAP_NONE:
        victim = choice - TV_CHOICE
        n = add_feature(indices, values, 0, TV_COINS, float(min(TV_TAKES, int(s.coins[victim]))))
        n = add_feature(indices, values, n, TV_LANDMARKS, float(popcount(int(s.landmarks[victim]))))
    elif choice > SWAP_NONE:
        n = _swap(s, choice, indices, values)
    shift_features(indices, n, variant_of(s) * FEATURE_COUNT)
    return n

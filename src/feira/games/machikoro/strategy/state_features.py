"""How a seat stands, at a glance: the numbers by which a player with some judgement sees who leads.

`signs` writes what stands out about a seat, as pairs of a number and an amount. Judgement is a
weight for each number (`judgement.txt`, learnt from games played by taste); the sum of amounts
times weights says how strong the seat is, and the seats' chances to win follow from that.
"""

import math

import numpy as np

from feira.core.bits import popcount
from feira.core.jit import inline, jit
from feira.games.machikoro.rules.components import COST, KINDS, LANDMARKS
from feira.games.machikoro.rules.components import NAMES as CARD_NAMES
from feira.games.machikoro.rules.legal import all_landmarks
from feira.games.machikoro.strategy.action_features import PRACTICE
from feira.games.machikoro.strategy.estimates import dice_of, expected, per_round

NAMES = (
    *(f"has {name}" for name in CARD_NAMES),
    *(f"late {name}" for name in CARD_NAMES),  # times the landmarks built
    *(f"built {name}" for name in LANDMARKS),
    "coins",
    "first-coins",  # up to ten
    "late-coins",
    "income",
    "late-income",
    "own-roll",
    "rounds",
    "soon",
    "turn",
    "turns-until",
    "last-paid",  # one landmark is missing, and there are coins for it
    "last-short",  # coins missing for the last landmark
)
COUNT = len(NAMES)
LATE = KINDS
BUILT = 2 * KINDS
(
    COINS,
    FIRST_COINS,
    LATE_COINS,
    INCOME,
    LATE_INCOME,
    OWN_ROLL,
    ROUNDS,
    SOON,
    TURN,
    UNTIL,
    LAST_PAID,
    LAST_SHORT,
) = range(2 * KINDS + len(LANDMARKS), COUNT)
LEAST_INCOME = 1.0
GROWTH = 0.25
SIGNS = tuple(f"{practice.taste} {name}" for practice in PRACTICE for name in NAMES)


@inline
def _rounds_left(missing: int, landmarks: int, coins: int, income: float) -> float:
    """Rounds until the missing landmarks are paid: at most one a turn, from a growing income."""
    short = max(0.0, float(missing - coins))
    income = max(LEAST_INCOME, income)
    rate = income * (1.0 + GROWTH * math.log1p(short / (4.0 * income)))
    return max(float(landmarks), short / rate)


@jit
def signs(s: np.record, seat: int, which: np.ndarray, much: np.ndarray) -> int:
    """Notes how a seat stands and returns how many signs that are."""
    n = 0
    built = int(s.landmarks[seat])
    late = popcount(built) / popcount(all_landmarks(s))
    for kind in range(KINDS):
        if s.city[seat, kind] > 0:
            which[n] = kind
            much[n] = s.city[seat, kind]
            which[n + 1] = LATE + kind
            much[n + 1] = s.city[seat, kind] * late
            n += 2
    missing = 0
    for landmark in range(len(LANDMARKS)):
        if (built >> landmark) & 1:
            which[n] = BUILT + landmark
            much[n] = 1.0
            n += 1
        elif (all_landmarks(s) >> landmark) & 1:
            missing += int(COST[KINDS + landmark])
    coins = int(s.coins[seat])
    income = per_round(s, seat)
    landmarks = popcount(all_landmarks(s)) - popcount(built)
    left = _rounds_left(missing, landmarks, coins, income)
    last = landmarks == 1
    ahead = seat - int(s.turn)
    if ahead < 0:
        ahead += int(s.seats)
    for trait, amount in (
        (COINS, coins / 10.0),
        (FIRST_COINS, min(coins, 10) / 10.0),
        (LATE_COINS, coins * late / 10.0),
        (INCOME, income / 5.0),
        (LATE_INCOME, income * late / 5.0),
        (OWN_ROLL, expected(s, seat, dice_of(s, seat)) / 5.0),
        (ROUNDS, left / 10.0),
        (SOON, 3.0 / (3.0 + left)),
        (TURN, 1.0 if ahead == 0 else 0.0),
        (UNTIL, ahead / 4.0),
        (LAST_PAID, 1.0 if last and coins >= missing else 0.0),
        (LAST_SHORT, max(0.0, missing - coins) / 10.0 if last else 0.0),
    ):
        which[n] = trait
        much[n] = amount
        n += 1
    row = 2 * int(s.plus) + int(s.seats > 2)
    for i in range(n):
        which[i] += row * COUNT
    return n

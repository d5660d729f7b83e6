"""The features of a seat's standing: the inputs of the value function.

`state_features` describes the standing of a seat, as indices and values of sparse features. The
value function has a weight for each index (`value.txt`, fitted to games by the policy); the
strength of a seat is the sum of weights times values, and a softmax over the seats gives their win
probabilities.
"""

import math

from feira.core.bits import popcount
from feira.core.jit import inline, jit
from feira.core.types import Array, State
from feira.games.features import add_feature, shift_features
from feira.games.machikoro.rules.components import COST, KINDS, LANDMARKS
from feira.games.machikoro.rules.components import NAMES as CARD_NAMES
from feira.games.machikoro.rules.legal import all_landmarks
from feira.games.machikoro.strategy.estimates import dice_of, expected, per_round
from feira.games.machikoro.strategy.variants import VARIANTS, variant_of

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
    "last-paid",  # one landmark is missing, and the seat has the coins for it
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
STATE_FEATURE_NAMES = tuple(f"{variant} {name}" for variant in VARIANTS for name in NAMES)
LEAST_INCOME = 1.0
GROWTH = 0.25
GROWTH_ROUNDS = 4.0
NEAR = 3.0  # rounds before the end at which the feature `soon` is one half

# Divisors that bring the features to similar scales.
TEN_COINS = 10.0
INCOME_SCALE = 5.0
ROUND_SCALE = 10.0
TURN_SCALE = 4.0


@inline
def _rounds_left(missing: int, landmarks: int, coins: int, income: float) -> float:
    """Estimated rounds until the missing landmarks are paid: at most one a turn, income grows."""
    short = max(0.0, float(missing - coins))
    income = max(LEAST_INCOME, income)
    rate = income * (1.0 + GROWTH * math.log1p(short / (GROWTH_ROUNDS * income)))
    return max(float(landmarks), short / rate)


@inline
def _cards(s: State, seat: int, late: float, indices: Array, values: Array) -> int:
    """Features of the establishments in the city."""
    n = 0
    for kind in range(KINDS):
        if s.city[seat, kind] > 0:
            indices[n] = kind
            values[n] = s.city[seat, kind]
            indices[n + 1] = LATE + kind
            values[n + 1] = s.city[seat, kind] * late
            n += 2
    return n


@inline
def _missing_cost(s: State, built: int) -> int:
    """The total cost of the missing landmarks."""
    missing = 0
    for landmark in range(len(LANDMARKS)):
        if (all_landmarks(s) & ~built) >> landmark & 1:
            missing += int(COST[KINDS + landmark])
    return missing


@jit
def state_features(s: State, seat: int, indices: Array, values: Array) -> int:
    """Fills the features of a seat's standing and returns their number."""
    built = int(s.landmarks[seat])
    late = popcount(built) / popcount(all_landmarks(s))
    n = _cards(s, seat, late, indices, values)
    for landmark in range(len(LANDMARKS)):
        n = add_feature(indices, values, n, BUILT + landmark, float((built >> landmark) & 1))
    missing = _missing_cost(s, built)
    coins = int(s.coins[seat])
    income = per_round(s, seat)
    landmarks = popcount(all_landmarks(s)) - popcount(built)
    left = _rounds_left(missing, landmarks, coins, income)
    last = landmarks == 1
    ahead = seat - int(s.turn)
    if ahead < 0:
        ahead += int(s.seats)
    for feature, amount in (
        (COINS, coins / TEN_COINS),
        (FIRST_COINS, min(coins, TEN_COINS) / TEN_COINS),
        (LATE_COINS, coins * late / TEN_COINS),
        (INCOME, income / INCOME_SCALE),
        (LATE_INCOME, income * late / INCOME_SCALE),
        (OWN_ROLL, expected(s, seat, dice_of(s, seat)) / INCOME_SCALE),
        (ROUNDS, left / ROUND_SCALE),
        (SOON, NEAR / (NEAR + left)),
        (TURN, 1.0 if ahead == 0 else 0.0),
        (UNTIL, ahead / TURN_SCALE),
        (LAST_PAID, 1.0 if last and coins >= missing else 0.0),
        (LAST_SHORT, max(0.0, missing - coins) / TEN_COINS if last else 0.0),
    ):
        indices[n] = feature
        values[n] = amount
        n += 1
    shift_features(indices, n, variant_of(s) * COUNT)
    return n

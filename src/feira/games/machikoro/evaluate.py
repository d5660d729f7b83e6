"""What a position is worth to each seat, from 0 to 1. Hand-made, but exact when the game is over.

The estimate is a race: how many rounds until a city has paid for the landmarks that are missing.
"""

import math

import numpy as np

from feira.core.jit import inline, jit
from feira.games.machikoro.components import COST, KINDS, LANDMARKS
from feira.games.machikoro.end import score
from feira.games.machikoro.income import per_round
from feira.games.machikoro.legal import all_landmarks
from feira.games.machikoro.position import OVER

LEAST_INCOME = 1.0
GROWTH = 0.25  # an income grows on the way: half of the missing coins come at a later rate
STEEPNESS = 0.45  # a round ahead makes a player e ** 0.45 times as likely to win
LANDMARK_ROUNDS = 1.0  # at most one landmark a turn, however rich


@jit
def rounds_left(s: np.record, seat: int) -> float:
    """Rounds until the seat has all its landmarks, by its coins and income."""
    missing = all_landmarks(s) & ~int(s.landmarks[seat])
    cost = 0.0
    count = 0
    for landmark in range(len(LANDMARKS)):
        if (missing >> landmark) & 1:
            cost += float(COST[KINDS + landmark])
            count += 1
    short = max(0.0, cost - float(s.coins[seat]))
    income = max(LEAST_INCOME, per_round(s, seat))
    rate = income * (1.0 + GROWTH * math.log1p(short / (4.0 * income)))
    return max(LANDMARK_ROUNDS * count, short / rate)


@inline
def _race(s: np.record, out: np.ndarray) -> None:
    total = 0.0
    for seat in range(s.seats):
        out[seat] = math.exp(-STEEPNESS * rounds_left(s, seat))
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


@jit
def evaluate(s: np.record, points: np.ndarray, places: np.ndarray, out: np.ndarray) -> None:
    """Fills the value of the position for each seat, and the score as it stands."""
    score(s, points, places)
    if s.stage != OVER:
        _race(s, out)
        return
    for seat in range(s.seats):
        out[seat] = 1.0 if places[seat] == 1 else 0.0

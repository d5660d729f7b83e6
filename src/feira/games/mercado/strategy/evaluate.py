"""The hand-made value of a position for each seat, from 0 to 1; exact at the end of the game."""

import numpy as np

from feira.core.bits import lowest
from feira.core.exponential import tanh
from feira.core.jit import inline, jit
from feira.core.shares import win_shares
from feira.core.softmax import softmax_weights
from feira.core.types import Array, State
from feira.games.mercado.rules.challenges import FOURS_NEEDED, THRESHOLDS
from feira.games.mercado.rules.earn import value
from feira.games.mercado.rules.end import score
from feira.games.mercado.rules.position import BEST_MOVE, GOOD_COUNT, LAST_CALL, OVER
from feira.games.mercado.strategy.estimates import vacant_entrances

# The three thresholds of each challenge; none for play with others.
STEPS = np.array(
    [(0, 0, 0), *(THRESHOLDS[challenge] for challenge in sorted(THRESHOLDS))], np.int64
)
MOST_FAME = STEPS.shape[1]

# Weights in a challenge's value: coins up to the last threshold, coins beyond it, the best move.
COINS = 0.3
BEYOND = 0.05
BONUS = 0.05
# Weights in S5 while 4-customer tiles are missing: those that are placed, and coins.
FOURS = 0.1
COINS_WITHOUT_FOURS = 0.2 * COINS
UNFINISHED = 0.01  # value of a coin, earned or expected, in a challenge that goes on

MARGIN = 0.1  # weight of the winning margin in a game's value: it makes long plans visible
MARGIN_SCALE = 20.0
COINS_TO_CHANCE = 8.0  # a lead of so many coins makes a player e times as likely to win
POTENTIAL = 0.25  # coins for one empty entrance of a stall of value 1


@inline
def fame_value(challenge: int, points: int, fours: int, best_move: int) -> float:
    """Fame first (S0.2), then coins, which lead to fame, and the best move (S0.3)."""
    top = int(STEPS[challenge, MOST_FAME - 1])
    near = max(0.0, min(1.0, points / top))
    if challenge == LAST_CALL and fours < FOURS_NEEDED:  # no fame, whatever the coins
        return FOURS * fours / FOURS_NEEDED + COINS_WITHOUT_FOURS * near
    fame = 0
    for i in range(MOST_FAME):
        fame += int(points >= STEPS[challenge, i])
    beyond = max(0.0, min(1.0, (points - top) / top))
    bonus = 1.0 if best_move >= BEST_MOVE else 0.5 * best_move / BEST_MOVE
    sure = 1.0 - COINS - BEYOND - BONUS
    return sure * fame / MOST_FAME + COINS * near + BEYOND * beyond + BONUS * bonus


@inline
def _potential(s: State, seat: int) -> float:
    """The potential of a seat's stalls: their values times the empty entrances."""
    total = 0
    for good in range(GOOD_COUNT):
        stalls = int(s.owned[seat]) & int(s.selling[good])
        while stalls:
            square = lowest(stalls)
            stalls &= stalls - 1
            total += value(s, good, square) * vacant_entrances(s, square)
    return POTENTIAL * total


@inline
def _final_values(s: State, points: Array, places: Array, out: Array) -> None:
    """Fills the values of a game that is over: the share of the win, and a part for the margin."""
    total = 0
    for seat in range(s.seats):
        total += points[seat]
    win_shares(places, s.seats, out)
    for seat in range(s.seats):
        lead = points[seat] - (total - points[seat]) / (s.seats - 1)
        margin = 0.5 + 0.5 * tanh(lead / MARGIN_SCALE)
        out[seat] = (1.0 - MARGIN) * out[seat] + MARGIN * margin


@jit
def evaluate(s: State, points: Array, places: Array, out: Array) -> None:
    """Fills the value of the position for each seat, and the present score."""
    score(s, points, places)
    if s.challenge:
        out[0] = fame_value(int(s.challenge), int(points[0]), int(s.fours), int(s.best_move[0]))
        if s.stage != OVER:
            out[0] += UNFINISHED * max(0.0, points[0] + _potential(s, 0))
        return
    if s.stage == OVER:
        _final_values(s, points, places, out)
        return
    for seat in range(s.seats):
        out[seat] = (points[seat] + _potential(s, seat)) / COINS_TO_CHANCE
    total = softmax_weights(out, s.seats)
    for seat in range(s.seats):
        out[seat] /= total

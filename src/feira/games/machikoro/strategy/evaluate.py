"""The hand-made value of a position for each seat, from 0 to 1; exact at the end of the game.

The value of a seat is its share of all assets: coins, built landmarks, and the expected income of
its city over `ROUNDS` rounds.
"""

from feira.core.jit import inline, jit
from feira.core.shares import win_shares
from feira.core.types import Array, State
from feira.games.machikoro.rules.components import COST, KINDS, LANDMARKS
from feira.games.machikoro.rules.end import score
from feira.games.machikoro.rules.position import OVER
from feira.games.machikoro.strategy.estimates import per_round

ROUNDS = 8.0  # for which the income of a city counts


@inline
def _assets(s: State, seat: int) -> float:
    """Coins, landmarks at cost, and the income of `ROUNDS` rounds, in coins."""
    built = 0
    for landmark in range(len(LANDMARKS)):
        if (int(s.landmarks[seat]) >> landmark) & 1:
            built += int(COST[KINDS + landmark])
    return float(s.coins[seat]) + ROUNDS * per_round(s, seat) + built


@jit
def evaluate(s: State, points: Array, places: Array, out: Array) -> None:
    """Fills the value of the position for each seat, and the present score."""
    score(s, points, places)
    if s.stage == OVER:
        win_shares(places, s.seats, out)
        return
    total = 0.0
    for seat in range(s.seats):
        out[seat] = _assets(s, seat)
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total

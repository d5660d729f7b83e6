"""How a seat stands, at a glance: the numbers by which a player with some judgement sees who leads.

`signs` writes what stands out about a seat, as pairs of a number and an amount. Judgement is a
weight for each number (`judgement.txt`, learnt from games played by taste); the sum of amounts
times weights says how strong the seat is, and the seats' chances to win follow from that.
"""

import numpy as np

from feira.core.bits import lowest, popcount
from feira.core.jit import inline, jit
from feira.games.mercado.rules.earn import value
from feira.games.mercado.rules.end import final_points, held_cost
from feira.games.mercado.rules.position import END_AT, SIZES, SLOTS, TOP_COST, WOOD
from feira.games.mercado.strategy.action_features import TASTES

NAMES = (
    "points",
    "late-points",  # times how much of the game is over
    "future",  # values of stalls times the empty entrances of their lines
    "late-future",
    "long-lines",  # the same, for lines with three stalls or more
    "offer",  # the most that a customer tile on offer would pay at once
    "late-offer",
    "wood",
    "late-wood",
    "hand",  # what the tiles in hand would earn at once, up to five each
    "late-hand",
    "held",
    "late-held",
    "turn",
    "late-turn",
    "turns-until",
    "late-until",
)
COUNT = len(NAMES)
LONG = 3
SIGNS = tuple(f"{taste} {name}" for taste in TASTES[:3] for name in NAMES)


@inline
def progress(s: np.record) -> float:
    """How much of the game is over, by what triggers the end (M8.1)."""
    squares = (popcount(int(s.restaurant_squares[1])) - END_AT) / (25 - END_AT)
    entrances = (popcount(int(s.vacant)) - END_AT) / (20 - END_AT)
    return 1.0 - max(0.0, min(squares, entrances))


@inline
def _best_offer(s: np.record, worth: np.ndarray) -> int:
    """The most that a customer tile on offer would pay, given values by line and good."""
    best = 0
    for slot in range(SIZES * SLOTS):
        tile = int(s.offer[slot])
        if tile >= 0:
            customers = tile // 10 + 1
            for line in range(10):
                if s.stalls_in[line] >= customers:
                    ends = (int(s.vacant) >> line) & 1 | (int(s.vacant) >> (line + 10)) & 1
                    pay = 0
                    for good in range(5):
                        pay += ((int(s.wants[tile]) >> good) & 1) * int(worth[line * 5 + good])
                    best = max(best, pay * customers * ends)
    return best


@inline
def _read_stalls(s: np.record, seat: int, worth: np.ndarray) -> tuple[int, int]:
    """Fills values by line and good; returns what empty entrances promise, and long lines' part."""
    future = 0
    long_lines = 0
    for i in range(50):
        worth[i] = 0
    for good in range(5):
        stalls = int(s.owned[seat]) & int(s.selling[good])
        while stalls:
            square = lowest(stalls)
            stalls &= stalls - 1
            here = value(s, good, square)
            for line in (square % 5, 5 + square // 5):
                ends = ((int(s.vacant) >> line) & 1) + ((int(s.vacant) >> (line + 10)) & 1)
                future += here * ends
                long_lines += here * ends * int(s.stalls_in[line] >= LONG)
                worth[line * 5 + good] += here
    return future, long_lines


@inline
def _hand(s: np.record, seat: int) -> int:
    """What the tiles in hand would earn at once, up to five each."""
    hand = 0
    for good in range(5):
        if s.hand[seat, good] > 0:
            for i in range(TOP_COST):
                hand += int((int(s.earning[good, i]) & int(s.stall_squares[good])) != 0)
    return hand


@jit
def signs(s: np.record, seat: int, which: np.ndarray, much: np.ndarray) -> int:
    """Notes how a seat stands and returns how many signs that are."""
    late = progress(s)
    worth = much[COUNT:]  # room that is not used yet
    future, long_lines = _read_stalls(s, seat, worth)
    offer = _best_offer(s, worth)
    hand = _hand(s, seat)
    wood = WOOD - popcount(int(s.owned[seat]))
    held = held_cost(s, seat)
    ahead = seat - int(s.turn)
    if ahead < 0:
        ahead += int(s.seats)
    points = final_points(s, seat)
    n = 0
    for amount in (
        points / 10.0,
        points * late / 10.0,
        future / 10.0,
        future * late / 10.0,
        long_lines / 10.0,
        offer / 10.0,
        offer * late / 10.0,
        wood / 8.0,
        wood * late / 8.0,
        hand / 5.0,
        hand * late / 5.0,
        held / 3.0,
        held * late / 3.0,
        1.0 if ahead == 0 else 0.0,
        late if ahead == 0 else 0.0,
        ahead / 4.0,
        ahead * late / 4.0,
    ):
        which[n] = (int(s.seats) - 2) * COUNT + n
        much[n] = amount
        n += 1
    return n

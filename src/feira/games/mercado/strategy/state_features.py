"""The features of a seat's standing: the inputs of the value function.

`state_features` describes the standing of a seat, as indices and values of sparse features. The
value function has a weight for each index (`value.txt`, fitted to games by the policy); the
strength of a seat is the sum of weights times values, and a softmax over the seats gives their win
probabilities. In challenges the sum is the expected value at the end.
"""

from feira.core.bits import lowest, popcount
from feira.core.jit import inline, jit
from feira.core.types import Array, State
from feira.games.mercado.rules.earn import value
from feira.games.mercado.rules.end import final_points, held_cost
from feira.games.mercado.rules.geometry import column_of, customers_of, end_bits, row_of
from feira.games.mercado.rules.position import GOOD_COUNT, LINES, SIZES, SLOTS, WOOD
from feira.games.mercado.strategy.estimates import best_income, progress
from feira.games.mercado.strategy.variants import VARIANTS, variant_of

NAMES = (
    "points",
    "late-points",  # times the progress of the game
    "future",  # values of stalls times the empty entrances of their lines
    "late-future",
    "long-lines",  # the part of `future` in lines with three stalls or more
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
STATE_FEATURE_NAMES = tuple(f"{variant} {name}" for variant in VARIANTS for name in NAMES)
LONG = 3  # stalls of a long line

# Divisors that bring the features to similar scales.
COINS = 10.0
HAND = 5.0
HELD = 3.0
TURNS = 4.0


@inline
def _best_offer(s: State, line_values: Array) -> int:
    """The most that a customer tile on offer would pay, given values by line and good."""
    best = 0
    for slot in range(SIZES * SLOTS):
        tile = int(s.offer[slot])
        if tile >= 0:
            customers = customers_of(tile)
            for line in range(LINES):
                if s.stalls_in[line] >= customers and int(s.vacant) & end_bits(line):
                    pay = 0
                    for good in range(GOOD_COUNT):
                        wants = (int(s.wants[tile]) >> good) & 1
                        pay += wants * int(line_values[line * GOOD_COUNT + good])
                    best = max(best, pay * customers)
    return best


@inline
def _read_stalls(s: State, seat: int, line_values: Array) -> tuple[int, int]:
    """Fills values by line and good. Returns the features `future` and `long-lines`."""
    future = 0
    long_lines = 0
    for i in range(LINES * GOOD_COUNT):
        line_values[i] = 0
    for good in range(GOOD_COUNT):
        stalls = int(s.owned[seat]) & int(s.selling[good])
        while stalls:
            square = lowest(stalls)
            stalls &= stalls - 1
            here = value(s, good, square)
            for line in (column_of(square), row_of(square)):
                ends = popcount(int(s.vacant) & end_bits(line))
                future += here * ends
                long_lines += here * ends * int(s.stalls_in[line] >= LONG)
                line_values[line * GOOD_COUNT + good] += here
    return future, long_lines


@inline
def _hand(s: State, seat: int) -> int:
    """What the tiles in hand would earn at once, up to five each."""
    hand = 0
    for good in range(GOOD_COUNT):
        if s.hand[seat, good] > 0:
            hand += best_income(s, good)
    return hand


@jit
def state_features(s: State, seat: int, indices: Array, values: Array) -> int:
    """Fills the features of a seat's standing and returns their number."""
    late = progress(s)
    line_values = values[COUNT:]  # scratch space: this part is not used yet
    future, long_lines = _read_stalls(s, seat, line_values)
    offer = _best_offer(s, line_values)
    hand = _hand(s, seat)
    wood = WOOD - popcount(int(s.owned[seat]))
    held = held_cost(s, seat)
    ahead = seat - int(s.turn)
    if ahead < 0:
        ahead += int(s.seats)
    points = final_points(s, seat)
    first = variant_of(s) * COUNT
    n = 0
    for amount in (
        points / COINS,
        points * late / COINS,
        future / COINS,
        future * late / COINS,
        long_lines / COINS,
        offer / COINS,
        offer * late / COINS,
        wood / WOOD,
        wood * late / WOOD,
        hand / HAND,
        hand * late / HAND,
        held / HELD,
        held * late / HELD,
        1.0 if ahead == 0 else 0.0,
        late if ahead == 0 else 0.0,
        ahead / TURNS,
        ahead * late / TURNS,
    ):
        indices[n] = first + n
        values[n] = amount
        n += 1
    return n

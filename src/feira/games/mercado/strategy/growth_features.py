"""The features of a choice's effect on lines: the difference in what they could still pay.

A line pays for each customer tile at an empty end, and the longer it is, the more customers a tile
may bring (M5.1). So a stall raises the potential of its lines in two ways, by its own value and by
their length, and a tile with few customers at the end of a good line wastes that end. Only
challenges with phases (`variants.py`) have weights for these features.
"""

from feira.core.bits import lowest, popcount
from feira.core.jit import inline, jit
from feira.core.tables import table
from feira.core.types import Array, State
from feira.games.features import add_feature
from feira.games.mercado.rules.earn import earns, value
from feira.games.mercado.rules.geometry import column_of, customers_of, end_bits, line_of, row_of
from feira.games.mercado.rules.position import (
    COIN_CHOICE,
    CUSTOMERS_CHOICE,
    ENTRANCE_COUNT,
    GOOD_COUNT,
    LINE_SQUARES,
    LINES,
    NEIGHBOURS,
    PUB,
    RESTAURANT_CHOICE,
    SIDE,
    SIZES,
    SPECIALISE_CHOICE,
    SQUARE_COUNT,
    TAKE_CHOICE,
    WOOD,
)
from feira.games.mercado.strategy.feature_names import ActionFeature

ALL_GOODS = (1 << GOOD_COUNT) - 1
MOST_CUSTOMERS = table([min(stalls, SIZES) for stalls in range(SIDE + 1)], 64)  # of a line
COINS = 0.1  # a factor of coins that brings the features to similar scales
TILES = 0.2


@inline
def line_value(s: State, line: int, goods: int) -> int:
    """The total value of own stalls in the line that sell one of the goods and earn."""
    own = int(s.owned[s.turn]) & int(LINE_SQUARES[line])
    total = 0
    for good in range(GOOD_COUNT):
        if (goods >> good) & 1 and earns(s, good):
            stalls = own & int(s.selling[good])
            while stalls:
                total += value(s, good, lowest(stalls))
                stalls &= stalls - 1
    return total


@inline
def empty_ends(s: State, line: int) -> int:
    """The number of empty entrances of a line."""
    return popcount(int(s.vacant) & end_bits(line))


@inline
def most_customers(s: State, line: int, more: int) -> int:
    """The most customers that a tile may bring to the line with `more` stalls added."""
    return int(MOST_CUSTOMERS[min(SIDE, int(s.stalls_in[line]) + more)])


@inline
def _stall_growth(s: State, good: int, square: int, n: int, indices: Array, values: Array) -> int:
    """Features of a stall: additional pay of its lines, in all and for their length."""
    stall_value = value(s, good, square) if earns(s, good) else 0
    growth = 0
    longer = 0
    for line in (column_of(square), row_of(square)):
        before = line_value(s, line, ALL_GOODS)
        most = most_customers(s, line, 1)
        more = (most - most_customers(s, line, 0)) * before
        ends = empty_ends(s, line)
        longer += ends * more
        growth += ends * (more + most * stall_value)
    idle = growth if stall_value == 0 else 0
    n = add_feature(indices, values, n, ActionFeature.STALL_GROWTH, COINS * growth)
    n = add_feature(indices, values, n, ActionFeature.STALL_LONGER, COINS * longer)
    return add_feature(indices, values, n, ActionFeature.STALL_IDLE_GROWTH, COINS * idle)


@inline
def _customers_growth(s: State, tile: int, line: int, n: int, indices: Array, values: Array) -> int:
    """Features of a customer tile: its opportunity cost, now, later, and in other lines."""
    customers = customers_of(tile)
    goods = int(s.wants[tile])
    pay = customers * line_value(s, line, goods)
    all_values = line_value(s, line, ALL_GOODS)
    wood = WOOD - popcount(int(s.owned[s.turn]))
    free = popcount(int(LINE_SQUARES[line]) & int(s.restaurant_squares[1]))
    room = min(free, wood)
    most = most_customers(s, line, 0) * all_values
    later = most_customers(s, line, room) * (all_values + room)
    elsewhere = 0
    for other in range(LINES):
        if other != line and s.stalls_in[other] >= customers and empty_ends(s, other):
            elsewhere = max(elsewhere, customers * line_value(s, other, goods))
    better = max(0, elsewhere - pay)
    n = add_feature(indices, values, n, ActionFeature.CUSTOMERS_REGRET, COINS * (most - pay))
    n = add_feature(indices, values, n, ActionFeature.CUSTOMERS_EARLY, COINS * (later - most))
    return add_feature(indices, values, n, ActionFeature.CUSTOMERS_ELSEWHERE, COINS * better)


@inline
def _restaurant_growth(
    s: State, kind: int, square: int, n: int, indices: Array, values: Array
) -> int:
    """Features of a restaurant: additional pay of lines through it, and loss by its square."""
    beside = int(NEIGHBOURS[square])
    growth = 0
    ahead = 0
    for good in range(GOOD_COUNT):
        if (kind == PUB or kind == good + 1) and earns(s, good):
            stalls = beside & int(s.selling[good]) & int(s.owned[s.turn])
            while stalls:
                here = lowest(stalls)
                stalls &= stalls - 1
                for line in (column_of(here), row_of(here)):
                    growth += empty_ends(s, line) * most_customers(s, line, 0)
            room = beside & int(s.restaurant_squares[1]) if s.hand[s.turn, good] > 0 else 0
            while room:
                here = lowest(room)
                room &= room - 1
                for line in (column_of(here), row_of(here)):
                    tiles = int(s.hand[s.turn, good])
                    ahead += tiles * empty_ends(s, line) * most_customers(s, line, 1)
    blocks = 0
    for line in (column_of(square), row_of(square)):
        if s.stalls_in[line] < SIZES:
            blocks += empty_ends(s, line) * line_value(s, line, ALL_GOODS)
    n = add_feature(indices, values, n, ActionFeature.RESTAURANT_GROWTH, COINS * growth)
    n = add_feature(indices, values, n, ActionFeature.RESTAURANT_AHEAD, COINS / 2 * ahead)
    return add_feature(indices, values, n, ActionFeature.RESTAURANT_BLOCKS, COINS * blocks)


@jit
def growth_features(s: State, choice: int, n: int, indices: Array, values: Array) -> int:
    """Adds the features of a legal choice's effect on lines. Returns their number so far."""
    if choice < CUSTOMERS_CHOICE:
        good = choice // SQUARE_COUNT
        return _stall_growth(s, good, choice % SQUARE_COUNT, n, indices, values)
    if choice < RESTAURANT_CHOICE:
        place = choice - CUSTOMERS_CHOICE
        line = line_of(place % ENTRANCE_COUNT)
        return _customers_growth(s, place // ENTRANCE_COUNT, line, n, indices, values)
    if choice < COIN_CHOICE:
        place = choice - RESTAURANT_CHOICE
        kind = place // SQUARE_COUNT
        return _restaurant_growth(s, kind, place % SQUARE_COUNT, n, indices, values)
    if TAKE_CHOICE <= choice < SPECIALISE_CHOICE:
        good = choice - TAKE_CHOICE
        n = add_feature(indices, values, n, ActionFeature.TAKE_BAG, TILES * int(s.bag[good]))
        new = int(s.hand[s.turn, good] == 0)
        return add_feature(indices, values, n, ActionFeature.TAKE_NEW, new)
    return n

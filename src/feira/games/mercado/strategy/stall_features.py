"""The features of opening a stall (M4)."""

from feira.core.bits import popcount
from feira.core.jit import inline
from feira.core.types import Array, State
from feira.games.features import add_feature
from feira.games.mercado.rules.earn import earns, value, would_earn
from feira.games.mercado.rules.geometry import column_of, row_of
from feira.games.mercado.rules.position import (
    CROWDED_MARKET,
    GOOD_COUNT,
    LINE_SQUARES,
    NEIGHBOURS,
    PUB,
)
from feira.games.mercado.strategy.estimates import (
    adjacent_squares,
    closed_squares,
    demand,
    earning_stalls,
    improved_by_closed,
    paying_fours,
    sleeping_customers,
    sleeping_income,
    total_value,
    vacant_entrances,
    wanted_by_fours,
)
from feira.games.mercado.strategy.feature_names import ActionFeature

POOR = 3  # coins; `STALL_NEEDS_COINS` counts those that are missing to this


@inline
def stall_features(s: State, good: int, square: int, indices: Array, values: Array) -> int:
    """Fills the features of a stall of the good on the square. Returns how many there are."""
    column = int(s.stalls_in[column_of(square)])
    row = int(s.stalls_in[row_of(square)])
    cost = 1 + max(column, row)
    crossing = column * column + row * row
    earned = would_earn(s, good, square)
    n = _placement(s, good, square, earned - cost, indices, values)
    if not earns(s, good):
        n = add_feature(indices, values, n, ActionFeature.STALL_IDLE, 1)
        n = add_feature(indices, values, n, ActionFeature.STALL_IDLE_COSTS, cost)
        return add_feature(indices, values, n, ActionFeature.STALL_IDLE_CROSSING, crossing)
    stall_value = value(s, good, square)
    n = add_feature(indices, values, n, ActionFeature.STALL_EARNS, earned)
    n = add_feature(indices, values, n, ActionFeature.STALL_COSTS, cost)
    n = add_feature(indices, values, n, ActionFeature.STALL_VALUE, stall_value - 1)
    n = add_feature(indices, values, n, ActionFeature.STALL_BESIDE_STALLS, column + row)
    n = add_feature(indices, values, n, ActionFeature.STALL_CROSSING, crossing)
    n = _surroundings(s, good, square, n, indices, values)
    return _prospects(s, good, square, stall_value, n, indices, values)


@inline
def _lines(square: int) -> int:
    """The squares of both lines of a square."""
    return int(LINE_SQUARES[column_of(square)]) | int(LINE_SQUARES[row_of(square)])


@inline
def _placement(s: State, good: int, square: int, net: int, indices: Array, values: Array) -> int:
    """Features of any stall, whether it earns or not."""
    seat = int(s.turn)
    own = int(s.owned[seat]) & _lines(square)
    helps = 0
    for other in range(GOOD_COUNT):
        if other != good and earns(s, other):
            helps += total_value(s, other, own & int(s.selling[other]))
    poor = max(0, POOR - (int(s.coins[seat]) + net))
    n = add_feature(indices, values, 0, ActionFeature.STALL_NEEDS_COINS, poor)
    if (closed_squares(s) >> square) & 1:
        improved = improved_by_closed(s, seat, square)
        n = add_feature(indices, values, n, ActionFeature.STALL_TAKES_CLOSED, 1)
        n = add_feature(indices, values, n, ActionFeature.STALL_TAKES_IMPROVER, improved)
    blocked = popcount(int(NEIGHBOURS[square]) & earning_stalls(s, seat))
    n = add_feature(indices, values, n, ActionFeature.STALL_BLOCKS, blocked)
    n = add_feature(indices, values, n, ActionFeature.STALL_HELPS, helps)
    return add_feature(indices, values, n, ActionFeature.LATE_STALL, popcount(int(s.owned[seat])))


@inline
def _surroundings(s: State, good: int, square: int, n: int, indices: Array, values: Array) -> int:
    """Features of the surroundings: squares and stalls in the lines and beside the stall."""
    seat = int(s.turn)
    lines = _lines(square)
    free = int(s.restaurant_squares[1])
    same = int(s.owned[seat]) & int(s.selling[good])
    joins = popcount(int(NEIGHBOURS[square]) & free & adjacent_squares(same))
    shares = total_value(s, good, lines & same)
    fours = (wanted_by_fours(s) >> good) & 1
    n = add_feature(indices, values, n, ActionFeature.STALL_FREE, popcount(free & lines))
    n = add_feature(indices, values, n, ActionFeature.STALL_JOINS, joins)
    n = add_feature(indices, values, n, ActionFeature.STALL_SHARES, shares)
    return add_feature(indices, values, n, ActionFeature.STALL_FOURS, fours * (1 + shares))


@inline
def _prospects(
    s: State,
    good: int,
    square: int,
    stall_value: int,
    n: int,
    indices: Array,
    values: Array,
) -> int:
    """Features of the future income of a stall of this value, by customers and restaurants."""
    seat = int(s.turn)
    beside = int(NEIGHBOURS[square])
    shut = int(s.shut[PUB]) | int(s.shut[good + 1])
    held = int(s.held[seat, PUB]) + int(s.held[seat, good + 1])
    held = min(held, popcount(int(s.restaurant_squares[1]) & beside))
    fours = stall_value * paying_fours(s, good, square)
    future = stall_value * vacant_entrances(s, square)
    n = add_feature(indices, values, n, ActionFeature.STALL_EARNS_4, fours)
    n = add_feature(indices, values, n, ActionFeature.STALL_FUTURE, future)
    n = add_feature(indices, values, n, ActionFeature.STALL_DEMAND, demand(s, good))
    n = add_feature(indices, values, n, ActionFeature.STALL_BESIDE_CLOSED, popcount(shut & beside))
    n = add_feature(indices, values, n, ActionFeature.STALL_HELD, held)
    if s.challenge == CROWDED_MARKET:
        asleep = stall_value * sleeping_customers(s, good, square)
        n = add_feature(indices, values, n, ActionFeature.STALL_ASLEEP, asleep)
        n = add_feature(indices, values, n, ActionFeature.STALL_NEAR, sleeping_income(s, square))
    return n

"""Heuristics for the income of stalls, customers and restaurants: the building blocks of features.

They are not rules. The rules of earning are in `rules/earn.py`.
"""

from feira.core.bits import lowest, popcount
from feira.core.jit import inline, jit
from feira.core.types import State
from feira.games.mercado.rules.earn import (
    customers_at,
    earns,
    pays,
    standing_value,
    value,
    wanted,
)
from feira.games.mercado.rules.geometry import (
    customers_of,
    entrance_bits,
    entrances_of,
    line_of,
)
from feira.games.mercado.rules.position import (
    ALL_SQUARES,
    END_AT,
    ENTRANCE_COUNT,
    GOOD_COUNT,
    LINE_SQUARES,
    PUB,
    SIDE,
    SIZES,
    SLOTS,
    SPECIALIST,
    SQUARE_COUNT,
    TILES_OF_SIZE,
    TOP_COST,
    UNKNOWN,
)

FIRST_COLUMN, LAST_COLUMN = int(LINE_SQUARES[0]), int(LINE_SQUARES[SIDE - 1])
FIRST_FOUR = (SIZES - 1) * TILES_OF_SIZE  # the first number of a 4-customer tile


@inline
def progress(s: State) -> float:
    """The progress of the game, from 0 to 1, towards the triggers of its end (M8.1)."""
    squares = (popcount(int(s.restaurant_squares[1])) - END_AT) / (SQUARE_COUNT - END_AT)
    entrances = (popcount(int(s.vacant)) - END_AT) / (ENTRANCE_COUNT - END_AT)
    return 1.0 - max(0.0, min(squares, entrances))


@inline
def vacant_entrances(s: State, square: int) -> int:
    """The number of empty entrances of the square's two lines."""
    return popcount(int(s.vacant) & entrance_bits(square))


@inline
def demand(s: State, good: int) -> int:
    """Customers on offer who want the good."""
    total = 0
    for slot in range(SIZES * SLOTS):
        tile = int(s.offer[slot])
        if tile >= 0:
            total += ((int(s.wants[tile]) >> good) & 1) * customers_of(tile)
    return total


@inline
def wanted_by_fours(s: State) -> int:
    """The goods, as a bit set, that 4-customer tiles on offer want."""
    goods = 0
    for slot in range((SIZES - 1) * SLOTS, SIZES * SLOTS):
        tile = int(s.offer[slot])
        if tile >= 0:
            goods |= int(s.wants[tile])
    return goods


@jit
def paying_customers(s: State, good: int, square: int) -> int:
    """Customers at the square's lines who would pay a new stall of the good."""
    customers = 0
    for entrance in entrances_of(square):
        customers += pays(s, entrance, good)
    return customers


@inline
def paying_fours(s: State, good: int, square: int) -> int:
    """Customers of 4-customer tiles at the square's lines who would pay a new stall of the good."""
    customers = 0
    for entrance in entrances_of(square):
        if s.customers[entrance] >= FIRST_FOUR:
            customers += pays(s, entrance, good)
    return customers


@jit
def sleeping_customers(s: State, good: int, square: int) -> int:
    """S7: customers at the square's lines who want the good and do not pay with this stall yet."""
    customers = 0
    for entrance in entrances_of(square):
        if wanted(s, entrance, good) and pays(s, entrance, good) == 0:
            customers += customers_at(s, entrance)
    return customers


@jit
def sleeping_income(s: State, square: int) -> int:
    """S7: future pay of sleeping customers at the square's lines, more for those woken sooner."""
    income = 0
    for entrance in entrances_of(square):
        missing = customers_at(s, entrance) - int(s.stalls_in[line_of(entrance)]) - 1
        if missing > 0:
            income += customers_at(s, entrance) * standing_value(s, entrance) * (SIZES - missing)
    return income


@inline
def total_value(s: State, good: int, stalls: int) -> int:
    """The total value of some stalls of a good."""
    total = 0
    while stalls:
        total += value(s, good, lowest(stalls))
        stalls &= stalls - 1
    return total


@inline
def best_income(s: State, good: int) -> int:
    """The most that a stall of the good would earn at once, at most `TOP_COST`."""
    income = 0
    for i in range(TOP_COST):
        income += int((int(s.earning[good, i]) & int(s.stall_squares[good])) != 0)
    return income


@inline
def earning_stalls(s: State, seat: int) -> int:
    """The squares of a seat's stalls; in S1 only of those that earn."""
    if s.challenge == SPECIALIST:
        return int(s.owned[seat]) & int(s.selling[s.specialty])
    return int(s.owned[seat])


@inline
def closed_squares(s: State) -> int:
    """All squares with a closed restaurant."""
    shut = 0
    for kind in range(UNKNOWN + 1):
        shut |= int(s.shut[kind])
    return shut


@inline
def improved_by_closed(s: State, seat: int, square: int) -> int:
    """Own stalls and tiles in hand that the closed restaurant on the square would improve."""
    improved = 0
    for good in range(GOOD_COUNT):
        shut = int(s.shut[PUB]) | int(s.shut[good + 1])
        if (shut >> square) & 1 and earns(s, good):
            improved += popcount(int(s.owned[seat]) & int(s.selling[good]))
            improved += int(s.hand[seat, good])
    return improved


@inline
def adjacent_squares(squares: int) -> int:
    """All squares adjacent to these."""
    sideways = (squares & ~LAST_COLUMN) << 1 | (squares & ~FIRST_COLUMN) >> 1
    return (sideways | squares << SIDE | squares >> SIDE) & ALL_SQUARES

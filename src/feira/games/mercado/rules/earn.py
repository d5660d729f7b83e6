"""M7: what stalls earn. And the kept sets that say where the next stall would earn how much.

A new stall earns before it stands on the market: that is the same to the rules, and lets "what
would it earn" and "it earns" ask the very same questions.
"""

from feira.core.bits import lowest, popcount
from feira.core.events import Events, emit
from feira.core.jit import inline, jit
from feira.core.types import State
from feira.games.mercado.rules.events import EARNED, WOKEN
from feira.games.mercado.rules.geometry import (
    column_of,
    customers_of,
    entrances_of,
    line_of,
    row_of,
)
from feira.games.mercado.rules.position import (
    ALL_GOODS,
    ALL_SQUARES,
    CROWDED_MARKET,
    GOOD_COUNT,
    IMPROVEMENT,
    LINE_SQUARES,
    NEIGHBOURS,
    PUB,
    SEATS,
    SIZES,
    SPECIALIST,
    TOP_COST,
)


@jit
def value(s: State, good: int, square: int) -> int:
    """A stall's value: 1 + the adjacent open restaurants that improve its good (M7)."""
    improving = int(s.open[PUB]) | int(s.open[good + 1])
    return 1 + IMPROVEMENT * popcount(int(NEIGHBOURS[square]) & improving)


@jit
def stall_cost(s: State, square: int) -> int:
    """M4.2: what a new stall costs: 1 + the stalls in the fuller of its two lines."""
    return 1 + max(int(s.stalls_in[column_of(square)]), int(s.stalls_in[row_of(square)]))


@inline
def earns(s: State, good: int) -> bool:
    """S1: only stalls of the named good earn. Elsewhere all do."""
    return s.challenge != SPECIALIST or good == s.specialty


@jit
def wanted(s: State, entrance: int, good: int) -> bool:
    """Do customers at the entrance want the good, and does it earn?"""
    tile = int(s.customers[entrance])
    return tile >= 0 and (int(s.wants[tile]) >> good) & 1 == 1 and earns(s, good)


@inline
def customers_at(s: State, entrance: int) -> int:
    """The number of customers on the tile at the entrance."""
    return customers_of(int(s.customers[entrance]))


@jit
def pays(s: State, entrance: int, good: int) -> int:
    """Customers at the entrance who would pay a new stall of the good in their line (M7.2)."""
    if not wanted(s, entrance, good):
        return 0
    customers = customers_at(s, entrance)
    if s.challenge == CROWDED_MARKET and s.stalls_in[line_of(entrance)] + 1 < customers:
        return 0
    return customers


@inline
def wakes(s: State, entrance: int) -> bool:
    """S7: would a new stall in the line wake the tile, which then pays the standing ones too?"""
    if s.challenge != CROWDED_MARKET:
        return False
    return s.stalls_in[line_of(entrance)] + 1 == customers_at(s, entrance)


@inline
def owner_of(s: State, square: int) -> int:
    """The seat whose stall stands on the square."""
    for seat in range(SEATS - 1):
        if (int(s.owned[seat]) >> square) & 1:
            return seat
    return SEATS - 1


@inline
def pay_stall(
    s: State, seat: int, square: int, entrance: int, stall_value: int, events: Events
) -> int:
    """One stall earns value × customers from one tile, for its owner. Returns the coins."""
    customers = customers_at(s, entrance)
    coins = stall_value * customers
    s.coins[seat] += coins
    if customers == SIZES:
        s.from_fours += coins
    emit(events, EARNED, seat, coins, square, entrance, stall_value)
    return coins


@jit
def earn_from_customers(s: State, entrance: int, seat: int, events: Events) -> int:
    """M7.1: every matching stall of the line earns for its owner. Returns what `seat` gets."""
    line = int(LINE_SQUARES[line_of(entrance)])
    own = 0
    for good in range(GOOD_COUNT):
        stalls = line & int(s.selling[good])
        if stalls and wanted(s, entrance, good):
            while stalls:
                square = lowest(stalls)
                stalls &= stalls - 1
                owner = owner_of(s, square)
                coins = pay_stall(s, owner, square, entrance, value(s, good, square), events)
                if owner == seat:
                    own += coins
    return own


@inline
def earn_from_stall(s: State, seat: int, good: int, square: int, events: Events) -> int:
    """M7.2: a new stall earns once from each tile at the four ends of its lines that wants it."""
    stall_value = value(s, good, square)
    earned = 0
    for entrance in entrances_of(square):
        if pays(s, entrance, good):
            earned += pay_stall(s, seat, square, entrance, stall_value, events)
        if wakes(s, entrance):
            emit(events, WOKEN, entrance)
            earned += earn_from_customers(s, entrance, seat, events)
    return earned


@jit
def would_earn(s: State, good: int, square: int) -> int:
    """What a stall of the good would earn on a free square."""
    customers = 0
    woken = 0
    for entrance in entrances_of(square):
        customers += pays(s, entrance, good)
        if wakes(s, entrance):
            woken += customers_at(s, entrance) * standing_value(s, entrance)
    if customers == 0:
        return woken
    return woken + customers * value(s, good, square)


@inline
def standing_value(s: State, entrance: int) -> int:
    """The values of all standing stalls of the line that the tile at the entrance wants."""
    total = 0
    for good in range(GOOD_COUNT):
        if wanted(s, entrance, good):
            stalls = int(LINE_SQUARES[line_of(entrance)]) & int(s.selling[good])
            while stalls:
                total += value(s, good, lowest(stalls))
                stalls &= stalls - 1
    return total


@jit
def keep_earning(s: State, goods: int, squares: int) -> None:
    """Enters in `earning` what some goods (as bits) would earn on those of the squares still free.

    Customers and open restaurants stay, so earnings only grow (S7 is the exception: see below).
    """
    squares &= int(s.restaurant_squares[1])
    while goods:
        good = lowest(goods)
        goods &= goods - 1
        here = squares
        while here:
            square = lowest(here)
            here &= here - 1
            for i in range(min(would_earn(s, good, square), TOP_COST)):
                s.earning[good, i] |= 1 << square


@jit
def keep_crowd(s: State) -> None:
    """S7: every new stall or restaurant may change what any square would earn."""
    for good in range(GOOD_COUNT):
        for i in range(TOP_COST):
            s.earning[good, i] = 0
    keep_earning(s, ALL_GOODS, ALL_SQUARES)

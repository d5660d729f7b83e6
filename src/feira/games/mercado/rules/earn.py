"""M7: what stalls earn. And the kept sets that say where the next stall would earn how much.

A new stall earns before it stands on the market: that is the same to the rules, and lets "what
would it earn" and "it earns" ask the very same questions.
"""

import numpy as np

from feira.core.bits import lowest, popcount
from feira.core.events import Events, emit
from feira.core.jit import inline, jit
from feira.games.mercado.rules.events import EARNED, WOKEN
from feira.games.mercado.rules.position import ALL_SQUARES, LINE_SQUARES, NEIGHBOURS, PUB, TOP_COST


@jit
def value(s: np.record, good: int, square: int) -> int:
    """A stall's value: 1 + the adjacent open restaurants that improve its good (M7)."""
    improving = int(s.open[PUB]) | int(s.open[good + 1])
    return 1 + popcount(int(NEIGHBOURS[square]) & improving)


@inline
def earns(s: np.record, good: int) -> bool:
    """S1: only stalls of the named good earn. Elsewhere all do."""
    return s.challenge != 1 or good == s.specialty


@jit
def wanted(s: np.record, entrance: int, good: int) -> bool:
    """Do customers at the entrance want the good, and does it earn?"""
    tile = int(s.customers[entrance])
    return tile >= 0 and (int(s.wants[tile]) >> good) & 1 == 1 and earns(s, good)


@inline
def customers_at(s: np.record, entrance: int) -> int:
    """The number of customers on the tile at the entrance."""
    return int(s.customers[entrance]) // 10 + 1


@jit
def pays(s: np.record, entrance: int, good: int) -> int:
    """Customers at the entrance who would pay a new stall of the good in their line (M7.2)."""
    if not wanted(s, entrance, good):
        return 0
    customers = customers_at(s, entrance)
    if s.challenge == 7 and s.stalls_in[entrance % 10] + 1 < customers:
        return 0
    return customers


@inline
def wakes(s: np.record, entrance: int) -> bool:
    """S7: would a new stall in the line wake the tile, which then pays the standing ones too?"""
    return s.challenge == 7 and s.stalls_in[entrance % 10] + 1 == customers_at(s, entrance)


@inline
def owner_of(s: np.record, square: int) -> int:
    """The seat whose stall stands on the square."""
    for seat in range(3):
        if (int(s.owned[seat]) >> square) & 1:
            return seat
    return 3


@inline
def book(s: np.record, seat: int, square: int, entrance: int, worth: int, events: Events) -> int:
    """One stall earns value × customers from one tile, for its owner. Returns the coins."""
    customers = customers_at(s, entrance)
    coins = worth * customers
    s.coins[seat] += coins
    if customers == 4:
        s.from_fours += coins
    emit(events, EARNED, seat, coins, square, entrance, worth)
    return coins


@jit
def earn_from_customers(s: np.record, entrance: int, seat: int, events: Events) -> int:
    """M7.1: every matching stall of the line earns for its owner. Returns what `seat` gets."""
    line = int(LINE_SQUARES[entrance % 10])
    own = 0
    for good in range(5):
        stalls = line & int(s.selling[good])
        if stalls and wanted(s, entrance, good):
            while stalls:
                square = lowest(stalls)
                stalls &= stalls - 1
                owner = owner_of(s, square)
                coins = book(s, owner, square, entrance, value(s, good, square), events)
                if owner == seat:
                    own += coins
    return own


@inline
def earn_from_stall(s: np.record, seat: int, good: int, square: int, events: Events) -> int:
    """M7.2: a new stall earns once from each tile at the four ends of its lines that wants it."""
    worth = value(s, good, square)
    column = square % 5
    row = 5 + square // 5
    earned = 0
    for entrance in (column, column + 10, row, row + 10):
        if pays(s, entrance, good):
            earned += book(s, seat, square, entrance, worth, events)
        if wakes(s, entrance):
            emit(events, WOKEN, entrance)
            earned += earn_from_customers(s, entrance, seat, events)
    return earned


@jit
def would_earn(s: np.record, good: int, square: int) -> int:
    """What a stall of the good would earn on a free square."""
    column = square % 5
    row = 5 + square // 5
    customers = 0
    woken = 0
    for entrance in (column, column + 10, row, row + 10):
        customers += pays(s, entrance, good)
        if wakes(s, entrance):
            woken += customers_at(s, entrance) * standing_value(s, entrance)
    if customers == 0:
        return woken
    return woken + customers * value(s, good, square)


@inline
def standing_value(s: np.record, entrance: int) -> int:
    """The values of all standing stalls of the line that the tile at the entrance wants."""
    total = 0
    for good in range(5):
        if wanted(s, entrance, good):
            stalls = int(LINE_SQUARES[entrance % 10]) & int(s.selling[good])
            while stalls:
                total += value(s, good, lowest(stalls))
                stalls &= stalls - 1
    return total


@jit
def keep_earning(s: np.record, goods: int, squares: int) -> None:
    """Enters in `earning` what some goods (as bits) would earn on those of the squares still free.

    Customers and open restaurants stay, so earnings only grow (S7 is the exception: see below).
    """
    squares &= int(s.restaurant_squares[1])
    for good in range(5):
        if (goods >> good) & 1:
            here = squares
            while here:
                square = lowest(here)
                here &= here - 1
                for i in range(min(would_earn(s, good, square), TOP_COST)):
                    s.earning[good, i] |= 1 << square


@jit
def keep_crowd(s: np.record) -> None:
    """S7: every new stall or restaurant may change what any square would earn."""
    for good in range(5):
        for i in range(TOP_COST):
            s.earning[good, i] = 0
    keep_earning(s, 31, ALL_SQUARES)

"""Putting tiles on the market, with the kept sets that follow from it (M4.1, M5.1, M6.1)."""

from feira.core.jit import inline, jit
from feira.core.types import State
from feira.games.mercado.rules.earn import keep_crowd, keep_earning
from feira.games.mercado.rules.geometry import column_of, line_of, row_of, size_of
from feira.games.mercado.rules.position import (
    ALL_GOODS,
    COUPLE,
    COUPLES,
    CROWDED_MARKET,
    GOOD_COUNT,
    LINE_SQUARES,
    NEIGHBOURS,
    PUB,
    SIZES,
    SLOTS,
    TOP_COST,
    UNKNOWN,
)

NOT_CLOSED = -1


@inline
def take_closed(s: State, square: int) -> int:
    """Removes the closed restaurant on the square and returns its kind, or `NOT_CLOSED`."""
    for kind in range(UNKNOWN + 1):
        if (int(s.shut[kind]) >> square) & 1:
            s.shut[kind] &= ~(1 << square)
            return kind
    return NOT_CLOSED


@jit
def forbid_stalls(s: State, squares: int) -> None:
    """No stall may be opened on these squares any more."""
    for good in range(GOOD_COUNT):
        s.stall_squares[good] &= ~squares


@jit
def occupy(s: State, square: int) -> None:
    """The square is neither free for a stall nor for a restaurant any more."""
    forbid_stalls(s, 1 << square)
    for good in range(GOOD_COUNT):
        for i in range(TOP_COST):
            s.earning[good, i] &= ~(1 << square)
    s.restaurant_squares[0] &= ~(1 << square)
    s.restaurant_squares[1] &= ~(1 << square)


@inline
def place_stall(s: State, seat: int, good: int, square: int) -> None:
    """A stall stands on the square; its two lines have one more."""
    s.selling[good] |= 1 << square
    s.owned[seat] |= 1 << square
    occupy(s, square)
    for line in (column_of(square), row_of(square)):
        s.own_lines[seat, good] |= 1 << line
        stalls = int(s.stalls_in[line]) + 1
        s.stalls_in[line] = stalls
        if stalls <= SIZES:
            s.lines_with[stalls] |= 1 << line
            s.cheap[stalls] &= ~int(LINE_SQUARES[line])  # here the next one costs stalls + 1
        if s.challenge == COUPLES and stalls == COUPLE:  # S3
            forbid_stalls(s, int(LINE_SQUARES[line]))
    if s.challenge == CROWDED_MARKET:
        keep_crowd(s)


@inline
def place_restaurant(s: State, kind: int, square: int) -> None:
    """An open restaurant stands on the square and improves what is sold beside it."""
    s.open[kind] |= 1 << square
    occupy(s, square)
    if s.challenge == CROWDED_MARKET:
        keep_crowd(s)
    else:
        goods = ALL_GOODS if kind == PUB else 1 << (kind - 1)
        keep_earning(s, goods, int(NEIGHBOURS[square]))


@jit
def place_customers(s: State, tile: int, entrance: int) -> None:
    """Customers stand at the entrance and will pay new stalls of their line."""
    s.customers[entrance] = tile
    s.vacant &= ~(1 << entrance)
    keep_earning(s, int(s.wants[tile]), int(LINE_SQUARES[line_of(entrance)]))


@inline
def remove_offer(s: State, tile: int) -> None:
    """The tile leaves the offer; the others of its size close up."""
    slot = size_of(tile) * SLOTS
    while s.offer[slot] != tile:
        slot += 1
    last = size_of(tile) * SLOTS + SLOTS - 1
    while slot < last:
        s.offer[slot] = s.offer[slot + 1]
        slot += 1
    s.offer[last] = -1


@jit
def insert_offer(s: State, tile: int) -> None:
    """The tile joins the offer, which stays ascending so that equal positions are equal bytes."""
    first = size_of(tile) * SLOTS
    slot = first + SLOTS - 1
    while slot > first and (s.offer[slot - 1] < 0 or s.offer[slot - 1] > tile):
        s.offer[slot] = s.offer[slot - 1]
        slot -= 1
    s.offer[slot] = tile

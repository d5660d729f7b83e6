"""What a seat's stalls are worth, line by line, and what customers on offer would pay them."""

from feira.core.bits import lowest, popcount
from feira.core.jit import inline
from feira.core.types import Array, State
from feira.games.mercado.rules.earn import value
from feira.games.mercado.rules.geometry import column_of, customers_of, end_bits, row_of, size_of
from feira.games.mercado.rules.position import (
    CUSTOMERS_IN_LINE,
    GOOD_COUNT,
    LINE_SQUARES,
    LINES,
    SIDE,
    SIZES,
    SLOTS,
)
from feira.games.mercado.strategy.estimates import earning_stalls

# Where each part of the room begins.
BY_GOOD = 0  # own value by line and good
BY_ALL = BY_GOOD + LINES * GOOD_COUNT  # the same of all seats
ENDS = BY_ALL + LINES * GOOD_COUNT  # own value by stalls in the line: times empty ends, then shut
STANDING = ENDS + 2 * SIDE  # the strongest lines, by own value times empty ends
OFFERED = STANDING + 4  # the best pay of each number of customers
SPARE = OFFERED + SIZES  # best pay, second pay, others' part of the best
LINE_ROOM = SPARE + 3


@inline
def _read_stalls(s: State, stalls_of: int, base: int, room: Array) -> int:
    """Adds the values of stalls to those of their lines, by good. Returns their sum."""
    total = 0
    for good in range(GOOD_COUNT):
        stalls = stalls_of & int(s.selling[good])
        while stalls:
            square = lowest(stalls)
            stalls &= stalls - 1
            here = value(s, good, square)
            total += here
            room[base + column_of(square) * GOOD_COUNT + good] += here
            room[base + row_of(square) * GOOD_COUNT + good] += here
    return total


@inline
def _rank_lines(s: State, room: Array) -> int:
    """Ranks the lines by own value times empty ends. Returns the sum over all lines."""
    future = 0
    for line in range(LINES):
        own = 0
        for good in range(GOOD_COUNT):
            own += room[BY_GOOD + line * GOOD_COUNT + good]
        if own:
            ends = popcount(int(s.vacant) & end_bits(line))
            stalls = int(s.stalls_in[line]) - 1
            room[ENDS + stalls] += own * ends
            room[ENDS + SIDE + stalls] += own * (2 - ends)
            future += own * ends
            strength = own * ends
            for i in range(4):
                if strength > room[STANDING + i]:
                    weaker = int(room[STANDING + i])
                    room[STANDING + i] = strength
                    strength = weaker
    return future


@inline
def _complete(s: State, line: int, tile: int) -> bool:
    """S6: has the line every good that the tile wants? Elsewhere nobody asks."""
    if s.challenge != CUSTOMERS_IN_LINE:
        return True
    for good in range(GOOD_COUNT):
        if (int(s.wants[tile]) >> good) & 1:
            if int(s.selling[good]) & int(LINE_SQUARES[line]) == 0:
                return False
    return True


@inline
def _rank_offers(s: State, room: Array) -> None:
    """The most that customers on offer would pay the seat, by their number and over all."""
    for slot in range(SIZES * SLOTS):
        tile = int(s.offer[slot])
        if tile < 0:
            continue
        customers = customers_of(tile)
        wants = int(s.wants[tile])
        best = 0
        others = 0
        for line in range(LINES):
            if s.stalls_in[line] >= customers and int(s.vacant) & end_bits(line):
                own = 0
                whole = 0
                for good in range(GOOD_COUNT):
                    if (wants >> good) & 1:
                        own += room[BY_GOOD + line * GOOD_COUNT + good]
                        whole += room[BY_ALL + line * GOOD_COUNT + good]
                if own * customers > best and _complete(s, line, tile):
                    best = own * customers
                    others = (whole - own) * customers
        size = OFFERED + size_of(tile)
        room[size] = max(room[size], best)
        if best > room[SPARE]:
            room[SPARE + 1] = room[SPARE]
            room[SPARE] = best
            room[SPARE + 2] = others
        elif best > room[SPARE + 1]:
            room[SPARE + 1] = best


@inline
def read_lines(s: State, seat: int, room: Array) -> tuple[int, int]:
    """Fills the room, which is all zero, with what the seat's stalls are worth.

    Returns the value of its stalls, and their values times the empty entrances of their lines.
    """
    total = _read_stalls(s, earning_stalls(s, seat), BY_GOOD, room)
    everybody = 0
    for other in range(s.seats):
        everybody |= int(s.owned[other])
    _read_stalls(s, everybody, BY_ALL, room)
    future = _rank_lines(s, room)
    _rank_offers(s, room)
    return total, future

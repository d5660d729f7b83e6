"""The values of a seat's stalls by line, and what customers on offer would pay them.

The values of a line by good are packed as digits of one number, so the values of a set of goods are
masked and summed at once.
"""

from feira.core.bits import lowest, popcount
from feira.core.jit import inline
from feira.core.tables import table
from feira.core.types import Array, State
from feira.games.mercado.rules.earn import value
from feira.games.mercado.rules.geometry import column_of, customers_of, end_bits, row_of
from feira.games.mercado.rules.position import (
    CUSTOMERS_IN_LINE,
    GOOD_COUNT,
    IMPROVEMENT,
    LINE_SQUARES,
    LINES,
    SIDE,
    SIZES,
    SLOTS,
    SQUARE_COUNT,
)
from feira.games.mercado.strategy.estimates import earning_stalls

DIGIT = 6  # bits of a digit; the total value of a line is below 64
assert SIDE * (1 + 4 * IMPROVEMENT) < 1 << DIGIT
ONES = sum(1 << (DIGIT * good) for good in range(GOOD_COUNT))
TOP_DIGIT = DIGIT * (GOOD_COUNT - 1)
# By set of goods: the mask of their digits.
DIGITS = table(
    [
        sum(((1 << DIGIT) - 1) << (DIGIT * good) for good in range(GOOD_COUNT) if goods >> good & 1)
        for goods in range(1 << GOOD_COUNT)
    ],
    32,
)

# Offsets in the scratch space of one seat.
OWN = 0  # own value by line, one digit for each good
ENDS = OWN + LINES  # own value by stalls in the line: times empty ends, then shut
STANDING = ENDS + 2 * SIDE  # the strongest lines, by own value times empty ends
OFFERED = STANDING + 4  # the best pay of each number of customers
SPARE = OFFERED + SIZES  # best pay, second pay, others' part of the best
SEAT_ROOM = SPARE + 3
# Offsets in the shared scratch space: numbers that are the same for every seat.
WHOLE = 0  # value of all seats by line, one digit for each good
STALLS = WHOLE + LINES  # by square: the value and the good of the stall there
OFFERS = STALLS + SQUARE_COUNT  # the number of customer tiles on offer
GOODS_WANTED = OFFERS + 1  # by offer: the mask of the goods they want
LINES_WANTED = GOODS_WANTED + SIZES * SLOTS  # by offer: customers, and lines where they may come
LINE_ROOM = LINES_WANTED + SIZES * SLOTS
FIRST_LINE = 16  # more than there are lines


@inline
def _digit_sum(number: int) -> int:
    """The sum of all digits: the highest digit of the product with 1…1."""
    return (number * ONES >> TOP_DIGIT) & ((1 << DIGIT) - 1)


@inline
def stall_value(shared: Array, square: int) -> int:
    """The value of the stall on a square, after `read_stalls`."""
    return int(shared[STALLS + square]) >> 3


@inline
def stall_good(shared: Array, square: int) -> int:
    """The good of the stall on a square, after `read_stalls`."""
    return int(shared[STALLS + square]) & 7


@inline
def _add_to_lines(square: int, good: int, amount: int, base: int, room: Array) -> None:
    """Adds the value of a stall to those of its lines."""
    room[base + column_of(square)] += amount << (DIGIT * good)
    room[base + row_of(square)] += amount << (DIGIT * good)


@inline
def _read_own(s: State, seat: int, room: Array, shared: Array) -> int:
    """Adds the values of a seat's stalls to those of its lines, by good. Returns their sum."""
    total = 0
    stalls = earning_stalls(s, seat)
    while stalls:
        square = lowest(stalls)
        stalls &= stalls - 1
        here = stall_value(shared, square)
        total += here
        _add_to_lines(square, stall_good(shared, square), here, OWN, room)
    return total


@inline
def _rank_lines(s: State, seat: int, room: Array) -> tuple[int, int]:
    """Ranks the lines by own value times empty ends.

    Returns the sum over all lines, and the set of lines with a stall of the seat and an empty end.
    """
    future = 0
    ready = 0
    first = second = third = fourth = 0
    lines = 0
    for good in range(GOOD_COUNT):
        lines |= int(s.own_lines[seat, good])
    while lines:
        line = lowest(lines)
        lines &= lines - 1
        own = _digit_sum(int(room[OWN + line]))
        ends = popcount(int(s.vacant) & end_bits(line))
        stalls = int(s.stalls_in[line]) - 1
        strength = own * ends
        room[ENDS + stalls] += strength
        room[ENDS + SIDE + stalls] += 2 * own - strength
        future += strength
        ready |= int(ends > 0) << line
        first, strength = max(first, strength), min(first, strength)
        second, strength = max(second, strength), min(second, strength)
        third, strength = max(third, strength), min(third, strength)
        fourth = max(fourth, strength)
    room[STANDING] = first
    room[STANDING + 1] = second
    room[STANDING + 2] = third
    room[STANDING + 3] = fourth
    return future, ready


@inline
def _complete_lines(s: State, tile: int) -> int:
    """S6: the lines that have every good that the tile wants."""
    complete = 0
    for line in range(LINES):
        missing = 0
        for good in range(GOOD_COUNT):
            sold = int(s.selling[good]) & int(LINE_SQUARES[line]) != 0
            missing += (int(s.wants[tile]) >> good) & 1 & int(not sold)
        complete |= int(missing == 0) << line
    return complete


@inline
def read_offers(s: State, shared: Array) -> None:
    """Lists the customers on offer: the mask of their goods, and their number and lines, packed."""
    n = 0
    for slot in range(SIZES * SLOTS):
        tile = int(s.offer[slot])
        if tile >= 0:
            customers = customers_of(tile)
            lines = int(s.lines_with[customers])
            if s.challenge == CUSTOMERS_IN_LINE:
                lines &= _complete_lines(s, tile)
            shared[GOODS_WANTED + n] = DIGITS[int(s.wants[tile])]
            shared[LINES_WANTED + n] = customers << LINES | lines
            n += 1
    shared[OFFERS] = n


@inline
def _customers_on_offer(offer: int, shared: Array) -> int:
    """The number of customers of an offer."""
    return (int(shared[LINES_WANTED + offer]) >> LINES) & (2 * SIZES - 1)


@inline
def _best_line(digits: int, lines: int, room: Array) -> int:
    """The best of some lines, and what each customer would pay the seat there, packed.

    `digits` is the mask of the goods that customers want. The result is the pay times `FIRST_LINE`
    plus a tie-break that is larger for earlier lines. The best line is unpredictable, so it is
    found without branches.
    """
    best = 0
    while lines:
        line = lowest(lines)
        lines &= lines - 1
        own = _digit_sum(int(room[OWN + line]) & digits)
        best = max(best, own * FIRST_LINE + FIRST_LINE - 1 - line)
    return best


@inline
def _rank_offers(ready: int, room: Array, shared: Array) -> None:
    """The most that customers on offer would pay the seat, by their number and overall.

    `ready` are the lines with a stall of the seat and an empty end.
    """
    first = 0
    second = 0
    best_offer = 0
    best_line = 0
    for offer in range(int(shared[OFFERS])):
        lines = ready & int(shared[LINES_WANTED + offer]) & ((1 << LINES) - 1)
        if lines == 0:
            continue
        found = _best_line(int(shared[GOODS_WANTED + offer]), lines, room)
        customers = _customers_on_offer(offer, shared)
        pay = found // FIRST_LINE * customers
        size = OFFERED + customers - 1
        room[size] = max(int(room[size]), pay)
        best_offer = offer if pay > first else best_offer
        best_line = FIRST_LINE - 1 - found % FIRST_LINE if pay > first else best_line
        second = max(second, min(first, pay))
        first = max(first, pay)
    room[SPARE] = first
    room[SPARE + 1] = second
    if first > 0:
        wanted = int(shared[GOODS_WANTED + best_offer])
        together = _digit_sum(int(shared[WHOLE + best_line]) & wanted)
        room[SPARE + 2] = together * _customers_on_offer(best_offer, shared) - first


@inline
def read_stalls(s: State, good: int, shared: Array) -> None:
    """Fills the value of every stall of a good."""
    stalls = int(s.selling[good])
    while stalls:
        square = lowest(stalls)
        stalls &= stalls - 1
        shared[STALLS + square] = value(s, good, square) << 3 | good


@inline
def read_whole_lines(s: State, shared: Array) -> None:
    """Fills the values of all lines; it does not depend on `read_stalls`."""
    for line in range(LINES):
        shared[WHOLE + line] = 0
    for good in range(GOOD_COUNT):
        stalls = int(s.selling[good])
        while stalls:
            square = lowest(stalls)
            stalls &= stalls - 1
            _add_to_lines(square, good, value(s, good, square), WHOLE, shared)


@inline
def read_all_lines(s: State, shared: Array) -> None:
    """Fills the shared scratch space: everything that is the same for every seat."""
    for line in range(LINES):
        shared[WHOLE + line] = 0
    for good in range(GOOD_COUNT):
        stalls = int(s.selling[good])
        while stalls:
            square = lowest(stalls)
            stalls &= stalls - 1
            here = value(s, good, square)
            shared[STALLS + square] = here << 3 | good
            _add_to_lines(square, good, here, WHOLE, shared)
    read_offers(s, shared)


@inline
def read_lines(s: State, seat: int, room: Array, shared: Array) -> tuple[int, int]:
    """Fills the seat's scratch space with the values of its stalls, after `read_all_lines`.

    Returns the total value of its stalls, and the sum of values times empty entrances.
    """
    for i in range(SEAT_ROOM):
        room[i] = 0
    total = _read_own(s, seat, room, shared)
    future, ready = _rank_lines(s, seat, room)
    _rank_offers(ready, room, shared)
    return total, future

"""Spatial inputs: one for every square and entrance, and counts of what stands beside stalls.

Positions with the same coins and values differ in their potential: a stall in the middle has more
room for restaurants and customers than one in a corner.
"""

from feira.core.bits import lowest, popcount
from feira.core.jit import inline
from feira.core.types import Array, State
from feira.games.features import add_feature
from feira.games.mercado.rules.geometry import column_of, customers_of, row_of
from feira.games.mercado.rules.position import (
    ENTRANCE_COUNT,
    ENTRANCES,
    GOOD_COUNT,
    GOODS,
    LINE_SQUARES,
    NEIGHBOURS,
    PUB,
    RESTAURANT_KINDS,
    RESTAURANTS,
    SEATS,
    SIZES,
    SLOTS,
    SQUARE_COUNT,
    SQUARES,
    TILES,
    UNKNOWN,
)
from feira.games.mercado.strategy.estimates import adjacent_squares, earning_stalls
from feira.games.mercado.strategy.lines import stall_good

CLOSED_KINDS = UNKNOWN + 1
BOARD_NAMES = (
    *(f"stall of seat {i}: {good} {q}" for i in range(SEATS) for good in GOODS for q in SQUARES),
    *(f"open {kind} {q}" for kind in RESTAURANTS for q in SQUARES),
    *(f"closed {kind} {q}" for kind in (*RESTAURANTS, "restaurant") for q in SQUARES),
    *(f"customers at {entrance} who want {good}" for entrance in ENTRANCES for good in GOODS),
    *(f"{entrance} is empty" for entrance in ENTRANCES),
    *(f"customer tile {tile} on offer" for tile in range(TILES)),
    *(f"{good} in hand of seat {i}" for i in range(SEATS) for good in GOODS),
    *(f"{kind} held by seat {i}" for i in range(SEATS) for kind in RESTAURANTS),
    *(f"{good} on display" for good in GOODS),
    *(f"{good} in the bag" for good in GOODS),
)
STALLS = 0
OPENED = STALLS + SEATS * GOOD_COUNT * SQUARE_COUNT
SHUT = OPENED + RESTAURANT_KINDS * SQUARE_COUNT
WAITING = SHUT + CLOSED_KINDS * SQUARE_COUNT
VACANT = WAITING + ENTRANCE_COUNT * GOOD_COUNT
ON_OFFER = VACANT + ENTRANCE_COUNT
HANDS = ON_OFFER + TILES
HELD = HANDS + SEATS * GOOD_COUNT
DISPLAY = HELD + SEATS * RESTAURANT_KINDS
BAG = DISPLAY + GOOD_COUNT

BESIDE_NAMES = (
    "restaurants held that fit beside stalls",
    "closed restaurants beside stalls that they would improve",
    "free squares beside stalls",
    "free squares beside several stalls of a good",
    "free squares in lines of stalls",
)


@inline
def _squares(squares: int, feature: int, n: int, indices: Array | None, values: Array) -> int:
    """One input for each square of a set."""
    while squares:
        n = add_feature(indices, values, n, feature + lowest(squares), 1)
        squares &= squares - 1
    return n


@inline
def board_of_seat(
    s: State,
    seat: int,
    relative: int,
    first: int,
    n: int,
    indices: Array | None,
    values: Array,
    shared: Array,
) -> int:
    """Inputs of a seat's stalls, hand and held restaurants; `relative` counts from the viewer."""
    stalls = int(s.owned[seat])
    while stalls:
        square = lowest(stalls)
        stalls &= stalls - 1
        place = (relative * GOOD_COUNT + stall_good(shared, square)) * SQUARE_COUNT
        n = add_feature(indices, values, n, first + STALLS + place + square, 1)
    for good in range(GOOD_COUNT):
        place = relative * GOOD_COUNT + good
        n = add_feature(indices, values, n, first + HANDS + place, int(s.hand[seat, good]))
    for kind in range(RESTAURANT_KINDS):
        place = relative * RESTAURANT_KINDS + kind
        n = add_feature(indices, values, n, first + HELD + place, int(s.held[seat, kind]))
    return n


@inline
def customers(s: State, first: int, n: int, indices: Array | None, values: Array) -> int:
    """Inputs of customers at the entrances and on offer."""
    for entrance in range(ENTRANCE_COUNT):
        tile = int(s.customers[entrance])
        if tile >= 0:
            for good in range(GOOD_COUNT):
                wants = ((int(s.wants[tile]) >> good) & 1) * customers_of(tile)
                place = entrance * GOOD_COUNT + good
                n = add_feature(indices, values, n, first + WAITING + place, wants)
        n = add_feature(
            indices, values, n, first + VACANT + entrance, (int(s.vacant) >> entrance) & 1
        )
    for slot in range(SIZES * SLOTS):
        tile = int(s.offer[slot])
        if tile >= 0 and (slot % SLOTS == 0 or s.offer[slot - 1] != tile):  # no input twice
            n = add_feature(indices, values, n, first + ON_OFFER + tile, 1)
    return n


@inline
def tiles(s: State, first: int, n: int, indices: Array | None, values: Array) -> int:
    """Inputs of restaurants and stall tiles; `first` is the number of the board's first input."""
    for kind in range(RESTAURANT_KINDS):
        place = first + OPENED + kind * SQUARE_COUNT
        n = _squares(int(s.open[kind]), place, n, indices, values)
    for kind in range(CLOSED_KINDS):
        place = first + SHUT + kind * SQUARE_COUNT
        n = _squares(int(s.shut[kind]), place, n, indices, values)
    for good in range(GOOD_COUNT):
        n = add_feature(indices, values, n, first + DISPLAY + good, int(s.display[good]))
        n = add_feature(indices, values, n, first + BAG + good, int(s.bag[good]))
    return n


@inline
def beside(
    s: State, seat: int, first: int, n: int, indices: Array | None, values: Array, shared: Array
) -> int:
    """Inputs of the surroundings of a seat's stalls, in the order of `BESIDE_NAMES`."""
    free = int(s.restaurant_squares[1])
    fits = 0
    closed = 0
    spots = 0
    joins = 0
    in_lines = 0
    stalls = earning_stalls(s, seat)
    while stalls:
        square = lowest(stalls)
        stalls &= stalls - 1
        good = stall_good(shared, square)
        near = int(NEIGHBOURS[square])
        others = adjacent_squares(stalls & int(s.selling[good]))
        held = int(s.held[seat, PUB]) + int(s.held[seat, good + 1])
        shut = int(s.shut[PUB]) | int(s.shut[good + 1])
        fits += min(held, popcount(near & free))
        closed += popcount(near & shut)
        spots += popcount(near & free)
        joins += popcount(near & free & others)
        lines = int(LINE_SQUARES[column_of(square)]) | int(LINE_SQUARES[row_of(square)])
        in_lines += popcount(lines & free)
    n = add_feature(indices, values, n, first, fits)
    n = add_feature(indices, values, n, first + 1, closed)
    n = add_feature(indices, values, n, first + 2, spots)
    n = add_feature(indices, values, n, first + 3, joins)
    return add_feature(indices, values, n, first + 4, in_lines)

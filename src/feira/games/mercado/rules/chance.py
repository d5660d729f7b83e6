"""What chance draws: set-up (M2) and refills (M3.1, M4.5, M5.3), each tile with equal weight.

An outcome is the number of what is drawn: a restaurant kind, a good, or a customer tile. What it is
for (which square, whose hand, which entrance) follows from the stage.
"""

from feira.core.bits import lowest
from feira.core.jit import inline, jit
from feira.core.types import Array, State
from feira.games.mercado.rules.position import (
    CROWDED,
    CROWDED_MARKET,
    DRAW_OFFER,
    GOOD_COUNT,
    HAND,
    MARQUIS,
    RESTAURANT_KINDS,
    REVEAL,
    SETUP_CLOSED,
    SETUP_ENTRANCES,
    SETUP_HANDS,
    SETUP_OFFERS,
    SIDE,
    TILES,
    TILES_OF_SIZE,
    UNKNOWN,
)

OUTCOMES = TILES


@inline
def draws_restaurant(s: State) -> bool:
    """Is the draw a restaurant kind?"""
    return s.stage in (SETUP_CLOSED, REVEAL)


@inline
def draws_customers(s: State) -> bool:
    """Is the draw a customer tile?"""
    return s.stage in (SETUP_ENTRANCES, SETUP_OFFERS, DRAW_OFFER)


@inline
def closed_square(s: State) -> int:
    """The square whose closed restaurant is drawn: the next one at set-up, else the one taken."""
    if s.stage == SETUP_CLOSED:
        return lowest(int(s.shut[UNKNOWN]))
    return int(s.pending)


@inline
def dealt_seat(s: State) -> int:
    """The seat whose hand is drawn: three in seat order at set-up, else whoever exchanges."""
    if s.stage == SETUP_HANDS:
        return int(s.drawn) // HAND
    return int(s.turn)


@inline
def filled_entrance(s: State) -> int:
    """The entrance that set-up fills next (S7, S9)."""
    if s.challenge == CROWDED_MARKET:
        return int(CROWDED[s.drawn])
    return int(MARQUIS[s.drawn])


@inline
def drawn_size(s: State) -> int:
    """Which stack is drawn from: 0 for one customer to 3 for four."""
    if s.stage == SETUP_ENTRANCES:
        if s.challenge == CROWDED_MARKET:
            return int(s.drawn) // SIDE  # north 1, east 2, south 3, west 4 customers
        return 0
    return int(s.pending)


@jit
def weights(s: State, out: Array) -> int:
    """The number of tiles of each kind that could be drawn."""
    for outcome in range(OUTCOMES):
        out[outcome] = 0
    total = 0
    if draws_customers(s):
        first = drawn_size(s) * TILES_OF_SIZE
        for tile in range(first, min(first + TILES_OF_SIZE, TILES)):
            out[tile] = s.unseen[tile]
            total += int(s.unseen[tile])
    elif draws_restaurant(s):
        for kind in range(RESTAURANT_KINDS):
            out[kind] = s.undrawn[kind]
            total += int(s.undrawn[kind])
    else:
        for good in range(GOOD_COUNT):
            out[good] = s.bag[good]
            total += int(s.bag[good])
    return total


@inline
def _draw_from(counts: Array, first: int, last: int, r: int) -> int:
    """The outcome that holds weight `r * total >> 32`: as many as lie wholly below it."""
    total = 0
    for i in range(first, last):
        total += int(counts[i])
    k = (r * total) >> 32
    outcome = first
    below = 0
    for i in range(first, last):
        below += int(counts[i])
        outcome += int(below <= k)  # no branch: the outcome cannot be predicted
    return outcome


@jit
def draw(s: State, r: int) -> int:
    """The outcome that holds weight `r * total >> 32`."""
    if draws_customers(s):
        first = drawn_size(s) * TILES_OF_SIZE
        return _draw_from(s.unseen, first, min(first + TILES_OF_SIZE, TILES), r)
    if draws_restaurant(s):
        return _draw_from(s.undrawn, 0, 6, r)
    return _draw_from(s.bag, 0, 5, r)

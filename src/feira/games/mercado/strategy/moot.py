"""Draws and choices that make no difference to anybody's result any more (M8).

Tiles are taken and drawn even on the turn that ends the game (M4.5). Once the end is triggered,
everybody's next turn is the last one: it is played with the tiles that are in hand already, and
only customers that are turned up still matter, to those who come after.
"""

from feira.core.jit import inline, jit
from feira.core.types import State
from feira.games.mercado.rules.end import trigger
from feira.games.mercado.rules.legal import has_wood
from feira.games.mercado.rules.position import (
    DRAW_DISPLAY,
    DRAW_OFFER,
    EXCHANGE_DISPLAY,
    GOOD_COUNT,
    HAND,
    NO_REASON,
    REVEAL,
    TAKE,
)


@inline
def _turns_after(s: State) -> int:
    """Turns that are played after this one, once the end is or will be triggered; else -1."""
    if s.last_turns > 0:
        return int(s.last_turns) - 1
    if trigger(s) != NO_REASON:
        return int(s.seats) - 1
    return -1


@inline
def _may_open_stalls(s: State) -> bool:
    """Is there a free square, and a seat with wood, for another stall (M4.1, M4.4)?"""
    squares = 0
    for good in range(GOOD_COUNT):
        squares |= int(s.stall_squares[good])
    if squares == 0:
        return False
    for seat in range(s.seats):
        if has_wood(s, seat):
            return True
    return False


@inline
def _may_exchange(s: State) -> bool:
    """Has any seat three tiles of one good, which it may exchange on its turn (M3.1)?"""
    for seat in range(s.seats):
        for good in range(GOOD_COUNT):
            if s.hand[seat, good] == HAND:
                return True
    return False


@inline
def _tiles_matter(s: State, after: int) -> bool:
    """Does it matter which stall tiles lie in the display, in the bag and in the hand on turn?"""
    if after == 0 or not _may_open_stalls(s):
        return False
    return after < 0 or _may_exchange(s)  # the bag matters to those who exchange


@jit
def moot(s: State) -> bool:
    """Does it make no difference what is chosen or drawn here?"""
    if s.stage in (TAKE, DRAW_DISPLAY, EXCHANGE_DISPLAY):
        return not _tiles_matter(s, _turns_after(s))
    if s.stage == DRAW_OFFER:
        return _turns_after(s) == 0
    if s.stage == REVEAL:  # whatever it is, it costs one coin if it stays in the hand (M8.3)
        return _turns_after(s) >= 0
    return False

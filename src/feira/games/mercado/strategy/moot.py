"""Moot draws and choices: they no longer make a difference to anybody's result (M8).

Tiles are taken and drawn even on the turn that ends the game (M4.5). Once the end is triggered,
everybody's next turn is the last one: it is played with the tiles that are already in hand, and
only revealed customers still matter, to the seats that come after.
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
    """The number of turns after this one if the end is or will be triggered; else -1."""
    if s.last_turns > 0:
        return int(s.last_turns) - 1
    if trigger(s) != NO_REASON:
        return int(s.seats) - 1
    return -1


@inline
def _may_open_stalls(s: State) -> bool:
    """Whether another stall is possible: a free square, and a seat with wood (M4.1, M4.4)."""
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
    """Whether any seat has three tiles of one good, which it may exchange on its turn (M3.1)."""
    for seat in range(s.seats):
        for good in range(GOOD_COUNT):
            if s.hand[seat, good] == HAND:
                return True
    return False


@inline
def _tiles_matter(s: State, after: int) -> bool:
    """Whether it matters which stall tiles are in the display, the bag and the hand on turn."""
    if after == 0 or not _may_open_stalls(s):
        return False
    return after < 0 or _may_exchange(s)  # the bag matters to a seat that exchanges


@jit
def moot(s: State) -> bool:
    """Whether every choice or draw here leads to the same results."""
    if s.stage in (TAKE, DRAW_DISPLAY, EXCHANGE_DISPLAY):
        return not _tiles_matter(s, _turns_after(s))
    if s.stage == DRAW_OFFER:
        return _turns_after(s) == 0
    if s.stage == REVEAL:  # any tile costs one coin if it stays in the hand (M8.3)
        return _turns_after(s) >= 0
    return False

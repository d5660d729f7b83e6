"""The observation of a seat, as bytes: the encoder's inputs, the seat to act, the steps picked.

Nothing is hidden in this game, so the inputs equal those of the networks.
"""

from feira.core.jit import inline, jit
from feira.core.types import Array, State
from feira.games.machikoro.rules.position import OVER, SEATS
from feira.games.machikoro.strategy.encoder import (
    INPUT_NAMES,
    encode_from,
    encode_market,
    encode_seats,
    encode_turn,
)
from feira.games.machikoro.strategy.micro_actions import PICKED_NAMES, add_picked

TURN = len(INPUT_NAMES)
PICKED = TURN + SEATS
OBSERVATION_NAMES = (
    *INPUT_NAMES,
    *(f"turn of seat {seat}" for seat in range(SEATS)),
    *PICKED_NAMES,
)


@inline
def _show_turn(s: State, viewer: int, out: Array) -> None:
    """Marks the seat whose turn it is, counted from the viewer."""
    if s.stage != OVER:
        ahead = int(s.turn) - viewer
        out[TURN + (ahead if ahead >= 0 else ahead + int(s.seats))] = 1


@jit
def observe(s: State, viewer: int, picked: int, out: Array, room: Array) -> None:
    """Fills the observation of a seat, which is all zero; seats are counted from the viewer.

    `room` is scratch space, an array of `feira.core.strategy.ROOM` numbers.
    """
    encode_from(s, viewer, None, out, room)
    _show_turn(s, viewer, out)
    add_picked(picked, PICKED, out)


@jit
def prepare_part(_s: State, _part: int, _shared: Array) -> None:
    """Does nothing: the parts share no intermediate results."""


@jit
def observe_part(s: State, viewer: int, part: int, out: Array, room: Array, _shared: Array) -> None:
    """Fills one part of an observation: a seat, or half of the inputs of the table."""
    if part < SEATS:
        encode_seats(s, viewer, part, SEATS, 0, None, out, room)
    elif part == SEATS:
        encode_market(s, 0, None, out)
    elif part == SEATS + 1:
        encode_turn(s, 0, None, out)
        _show_turn(s, viewer, out)


@jit
def observe_picked(_s: State, picked: int, out: Array) -> None:
    """Updates the picked steps in an observation of the same position."""
    for i in range(len(PICKED_NAMES)):
        out[PICKED + i] = 0
    add_picked(picked, PICKED, out)

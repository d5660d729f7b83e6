"""The observation of a seat, as bytes: the encoder's inputs, the seat to act, the step picked.

With hidden money (M2.5) the others' coins read 0 until the end.
"""

from feira.core.jit import inline, jit
from feira.core.types import Array, State
from feira.games.mercado.rules.config import HIDDEN
from feira.games.mercado.rules.position import GOOD_COUNT, OVER, SEATS
from feira.games.mercado.strategy.board import customers, tiles
from feira.games.mercado.strategy.encoder import (
    BOARD,
    INPUT_NAMES,
    encode_from,
    encode_seats,
    encode_table,
)
from feira.games.mercado.strategy.lines import read_offers, read_stalls, read_whole_lines
from feira.games.mercado.strategy.micro_actions import PICKED_NAMES, add_picked
from feira.games.mercado.strategy.prospects import read_best_stall

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


@inline
def _hidden(s: State) -> bool:
    """Whether the coins of others are hidden now."""
    return s.money == HIDDEN and s.stage != OVER


@jit
def observe(s: State, viewer: int, picked: int, out: Array, room: Array) -> None:
    """Fills the observation of a seat, which is all zero; seats are counted from the viewer.

    `room` is scratch space, an array of `feira.core.strategy.ROOM` numbers.
    """
    encode_from(s, viewer, _hidden(s), None, out, room)
    _show_turn(s, viewer, out)
    add_picked(picked, PICKED, out)


@jit
def prepare_part(s: State, part: int, shared: Array) -> None:
    """Computes one part of the shared intermediate results: a good, the lines or the offers."""
    if part < GOOD_COUNT:
        read_best_stall(s, part, shared)
        read_stalls(s, part, shared)
    elif part == GOOD_COUNT:
        read_whole_lines(s, shared)
    elif part == GOOD_COUNT + 1:
        read_offers(s, shared)


@jit
def observe_part(s: State, viewer: int, part: int, out: Array, room: Array, shared: Array) -> None:
    """Fills one part of an observation: a seat, the table, the tiles or the customers."""
    if part < SEATS:
        encode_seats(s, viewer, _hidden(s), part, SEATS, 0, None, out, room, shared)
    elif part == SEATS:
        encode_table(s, viewer, 0, None, out, room, shared)
    elif part == SEATS + 1:
        tiles(s, BOARD, 0, None, out)
        _show_turn(s, viewer, out)
    elif part == SEATS + 2:
        customers(s, BOARD, 0, None, out)


@jit
def observe_picked(_s: State, picked: int, out: Array) -> None:
    """Updates the picked step in an observation of the same position."""
    for i in range(len(PICKED_NAMES)):
        out[PICKED + i] = 0
    add_picked(picked, PICKED, out)

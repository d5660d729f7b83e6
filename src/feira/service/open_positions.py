"""Untrusted positions as text: validated completely before compiled code sees them.

Compiled rules do not check their indices. So the text is parsed, and then the rules' own
invariants, interpreted, check everything that holds in every position of a game.
"""

import re
from functools import lru_cache
from typing import Any

from feira.core.config import parse_options
from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.jit import interpreted
from feira.core.lines import lines_of
from feira.core.position import Position
from feira.games import find_game
from feira.table.plan import no_files

LONGEST = 3000  # characters of a position
LARGE = re.compile(r"\d{4,}")  # no count of a game has so many digits
MOST_PARSED = 256  # size of the cache of positions
SOURCE = "position"


def refuse_files(game: Game, text: str) -> None:
    """Refuses options that name files of the server."""
    for line in lines_of(text, SOURCE):
        if line.text.startswith("options:"):
            no_files(game, parse_options(line.pair()[1]))


@lru_cache(MOST_PARSED)
def open_position(name: str, text: str) -> Position:
    """The position that an untrusted text describes; it is cached, so do not change it."""
    game = find_game(name)
    if len(text) > LONGEST or LARGE.search(text):
        raise FeiraError(f"{SOURCE}: that is too large for a position")
    if "\0" in text:
        raise FeiraError(f"{SOURCE}: expected text, found a zero byte")
    refuse_files(game, text)
    try:
        record: Any = game.presentation.parse_position(text)
        sound = 0 <= record.turn < record.seats and not interpreted(game.rules.broken)(record)
    except (IndexError, KeyError, TypeError, ValueError, OverflowError):
        sound = False
    position = Position.load(game, record) if sound else None
    if position is None or not can_go_on(position):
        raise FeiraError(f"{SOURCE}: this cannot occur in a game")
    return position


def can_go_on(position: Position) -> bool:
    """Whether there is a choice or something to draw, unless the game is over."""
    return position.over or bool(position.legal()) or any(position.weights)

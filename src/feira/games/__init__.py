"""The catalogue: the only place that lists games. A game is imported when it is asked for."""

from importlib import import_module
from typing import TYPE_CHECKING

from feira.core.errors import FeiraError

if TYPE_CHECKING:
    from feira.core.game import Game

NAMES = ("mercado", "machikoro")


def find_game(name: str) -> "Game":
    """The game of that name."""
    if name not in NAMES:
        raise FeiraError(f"there is no game '{name}' (there is: {', '.join(NAMES)})")
    game: Game = import_module(f"feira.games.{name}.game").GAME
    return game

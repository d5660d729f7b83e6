"""The verbs: what every game can do, as generic functions on a position.

Generic algorithms call these. Which game is meant follows from the type of the record: at run time
when interpreted, at compile time when compiled, so that native and CUDA code pay nothing for it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import types
from numba.extending import overload

if TYPE_CHECKING:
    from feira.core.game import Game

CHANCE = -1
NOBODY = -2

_games: dict[np.dtype[Any], "Game"] = {}


def register(game: "Game") -> None:
    """Makes the verbs work on the game's positions."""
    _games[game.dtype] = game


def game_of(s: np.record) -> "Game":
    """The game that a position belongs to."""
    return _games[s.dtype]


def actor(s: np.record) -> int:
    """The seat to act, `CHANCE`, or `NOBODY` when the game is over."""
    return game_of(s).actor(s)


def legal(s: np.record, out: np.ndarray) -> int:
    """Fills the choices of the seat to act, ascending, and returns how many there are."""
    return game_of(s).legal(s, out)


def pick(s: np.record, r: int, scratch: np.ndarray) -> int:
    """A legal choice by a random number below 2**32: number `r * n >> 32` of the n in `legal`.

    The same answer as through `legal`, without writing the list.
    """
    return game_of(s).pick(s, r, scratch)


def weights(s: np.record, out: np.ndarray) -> int:
    """At a chance node: fills an integer weight for each outcome and returns their sum."""
    return game_of(s).weights(s, out)


def draw(s: np.record, r: int) -> int:
    """An outcome by a random number below 2**32: the one that holds weight `r * total >> 32`."""
    return game_of(s).draw(s, r)


def apply(s: np.record, choice: int, events: np.ndarray | None) -> None:
    """The actor's choice happens. Unchecked and fast: anything from outside goes through `step`."""
    game_of(s).apply(s, choice, events)


def score(s: np.record, points: np.ndarray, places: np.ndarray) -> None:
    """Fills points and placing (1 is best, ties share) by seat, when nobody is to act."""
    game_of(s).score(s, points, places)


def evaluate(s: np.record, points: np.ndarray, places: np.ndarray, out: np.ndarray) -> None:
    """Fills the value of the position for each seat, from 0 to 1, and the score as it stands.

    An estimate while the game goes on; exact when it is over.
    """
    game_of(s).evaluate(s, points, places, out)


def action_features(s: np.record, choice: int, indices: np.ndarray, values: np.ndarray) -> int:
    """Fills indices and values of the features of a legal choice. Returns how many there are."""
    return game_of(s).action_features(s, choice, indices, values)


def state_features(s: np.record, seat: int, indices: np.ndarray, values: np.ndarray) -> int:
    """Fills indices and values of the features of a seat's standing. Returns how many there are."""
    return game_of(s).state_features(s, seat, indices, values)


def broken(s: np.record) -> int:
    """0, or the number of the first violated invariant. For tests."""
    return game_of(s).broken(s)


def _overload(verb: Callable[..., Any]) -> None:
    """Lets compiled code call a verb: Numba asks for the game's own function by the record type."""

    def choose(*arguments: Any) -> Any:
        record = arguments[0]
        if not isinstance(record, types.Record) or record.dtype not in _games:
            return None
        own = getattr(_games[record.dtype], verb.__name__)

        def call(*arguments: Any) -> Any:
            return own(*arguments)

        return call

    overload(verb, target="generic", strict=False)(choose)


for _verb in (
    *(actor, legal, pick, weights, draw, apply, score, broken),
    *(evaluate, action_features, state_features),
):
    _overload(_verb)

"""The verbs: what every game can do, as generic functions on a position.

Generic algorithms call these. Which game is meant follows from the type of the record: at run time
when interpreted, at compile time when compiled, so that native and CUDA code pay nothing for it.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import types
from numba.extending import overload

from feira.core.types import Array, State

# By the record of a game: the functions that the verbs stand for.
_rules: dict[np.dtype[Any], Any] = {}
_strategies: dict[np.dtype[Any], Any] = {}


def register(rules: Any) -> None:
    """Makes the verbs work on positions of these rules."""
    _rules[rules.dtype] = rules


def register_strategy(dtype: np.dtype[Any], strategy: Any) -> None:
    """Makes the verbs of players work on positions of a game."""
    _strategies[dtype] = strategy


def actor(s: State) -> int:
    """The seat to act, `CHANCE`, or `NOBODY` when the game is over."""
    return _rules[s.dtype].actor(s)


def legal(s: State, out: Array) -> int:
    """Fills the choices of the seat to act, ascending, and returns how many there are."""
    return _rules[s.dtype].legal(s, out)


def pick(s: State, r: int, scratch: Array) -> int:
    """A legal choice by a random number below 2**32: number `r * n >> 32` of the n in `legal`.

    The same answer as through `legal`, without writing the list.
    """
    return _rules[s.dtype].pick(s, r, scratch)


def weights(s: State, out: Array) -> int:
    """At a chance node: fills an integer weight for each outcome and returns their sum."""
    return _rules[s.dtype].weights(s, out)


def draw(s: State, r: int) -> int:
    """An outcome by a random number below 2**32: the one that holds weight `r * total >> 32`."""
    return _rules[s.dtype].draw(s, r)


def apply(s: State, choice: int, events: Array | None) -> None:
    """The actor's choice happens. Unchecked and fast: anything from outside goes through `step`."""
    _rules[s.dtype].apply(s, choice, events)


def score(s: State, points: Array, places: Array) -> None:
    """Fills points and placing (1 is best, ties share) by seat, when nobody is to act."""
    _rules[s.dtype].score(s, points, places)


def evaluate(s: State, points: Array, places: Array, out: Array) -> None:
    """Fills the value of the position for each seat, from 0 to 1, and the score as it stands.

    An estimate while the game goes on; exact when it is over.
    """
    _strategies[s.dtype].evaluate(s, points, places, out)


def action_features(s: State, choice: int, indices: Array, values: Array) -> int:
    """Fills the sparse features of a legal choice: indices and values. Returns how many."""
    return _strategies[s.dtype].action_features(s, choice, indices, values)


def state_features(s: State, seat: int, indices: Array, values: Array) -> int:
    """Fills the sparse features of a seat's standing: indices and values. Returns how many."""
    return _strategies[s.dtype].state_features(s, seat, indices, values)


def variant(s: State) -> int:
    """The number of the position's variant: each has a network of its own."""
    return _strategies[s.dtype].variant(s)


def encode(s: State, indices: Array, values: Array) -> int:
    """Fills the sparse inputs of the network: indices and small integers. Returns how many."""
    return _strategies[s.dtype].encode(s, indices, values)


def moot(s: State) -> bool:
    """Does it make no difference to anybody's result what is chosen or drawn here?

    The first outcome, or the last legal choice, then stands for all. False where it is not known.
    """
    return _strategies[s.dtype].moot(s)


def broken(s: State) -> int:
    """0, or the number of the first violated invariant. For tests."""
    return _rules[s.dtype].broken(s)


def _overload(verb: Callable[..., Any], registry: dict[np.dtype[Any], Any]) -> None:
    """Lets compiled code call a verb: Numba asks for the game's own function by the record type."""

    def choose(*arguments: Any) -> Any:
        record = arguments[0]
        if not isinstance(record, types.Record) or record.dtype not in registry:
            return None
        own = getattr(registry[record.dtype], verb.__name__)

        def call(*arguments: Any) -> Any:
            return own(*arguments)

        return call

    overload(verb, target="generic", strict=False)(choose)


_RULES_VERBS: tuple[Any, ...] = (actor, legal, pick, weights, draw, apply, score, broken)
_STRATEGY_VERBS: tuple[Any, ...] = (
    evaluate,
    action_features,
    state_features,
    variant,
    encode,
    moot,
)
for _verb in _RULES_VERBS:
    _overload(_verb, _rules)
for _verb in _STRATEGY_VERBS:
    _overload(_verb, _strategies)

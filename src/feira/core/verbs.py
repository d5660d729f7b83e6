"""The verbs: what every game can do, as generic functions on a position.

Generic algorithms call these. Which game is meant follows from the type of the record: at run time
when interpreted, at compile time when compiled, so that native and CUDA code pay nothing for it.
"""

from typing import TYPE_CHECKING, Any

from feira.core import registry
from feira.core.jit import COMPILES
from feira.core.types import Array, State

if TYPE_CHECKING:
    import numpy as np


def register(rules: Any) -> None:
    """Makes the verbs work on positions of these rules."""
    registry.rules[rules.dtype] = rules


def register_strategy(dtype: "np.dtype[Any]", strategy: Any) -> None:
    """Makes the verbs of players work on positions of a game."""
    registry.strategies[dtype] = strategy


def actor(s: State) -> int:
    """The seat to act, `CHANCE`, or `NOBODY` when the game is over."""
    return registry.rules[s.dtype].actor(s)


def legal(s: State, out: Array) -> int:
    """Fills the choices of the seat to act, ascending, and returns how many there are."""
    return registry.rules[s.dtype].legal(s, out)


def pick(s: State, r: int, scratch: Array) -> int:
    """A legal choice by a random number below 2**32: number `r * n >> 32` of the n in `legal`.

    The same answer as through `legal`, without writing the list.
    """
    return registry.rules[s.dtype].pick(s, r, scratch)


def weights(s: State, out: Array) -> int:
    """At a chance node: fills an integer weight for each outcome and returns their sum."""
    return registry.rules[s.dtype].weights(s, out)


def draw(s: State, r: int) -> int:
    """An outcome by a random number below 2**32: the one that holds weight `r * total >> 32`."""
    return registry.rules[s.dtype].draw(s, r)


def apply(s: State, choice: int, events: Array | None) -> None:
    """The actor's choice happens. Unchecked and fast: anything from outside goes through `step`."""
    registry.rules[s.dtype].apply(s, choice, events)


def score(s: State, points: Array, places: Array) -> None:
    """Fills points and placing (1 is best, ties share) by seat, when nobody is to act."""
    registry.rules[s.dtype].score(s, points, places)


def evaluate(s: State, points: Array, places: Array, out: Array) -> None:
    """Fills the value of the position for each seat, from 0 to 1, and the score as it stands.

    An estimate while the game goes on; exact when it is over.
    """
    registry.strategies[s.dtype].evaluate(s, points, places, out)


def action_features(s: State, choice: int, indices: Array, values: Array) -> int:
    """Fills the sparse features of a legal choice: indices and values. Returns how many."""
    return registry.strategies[s.dtype].action_features(s, choice, indices, values)


def state_features(s: State, seat: int, indices: Array, values: Array) -> int:
    """Fills the sparse features of a seat's standing: indices and values. Returns how many."""
    return registry.strategies[s.dtype].state_features(s, seat, indices, values)


def variant(s: State) -> int:
    """The number of the position's variant: each has a network of its own."""
    return registry.strategies[s.dtype].variant(s)


def encode(s: State, indices: Array, values: Array) -> int:
    """Fills the sparse inputs of the network: indices and small integers. Returns how many."""
    return registry.strategies[s.dtype].encode(s, indices, values)


def observe(s: State, viewer: int, picked: int, out: Array, room: Array) -> None:
    """Fills what a seat may observe into bytes that are all zero.

    `picked` is what it has picked so far by micro-actions. The position is as it was afterwards;
    `room` holds `ROOM` numbers of 32 bits to work with.
    """
    registry.strategies[s.dtype].observe(s, viewer, picked, out, room)


def prepare_part(s: State, part: int, shared: Array) -> None:
    """Works out one of the `PARTS` of what all of them need, before any is filled.

    Each is of other numbers, so that threads may do it at the same time.
    """
    registry.strategies[s.dtype].prepare_part(s, part, shared)


def observe_part(s: State, viewer: int, part: int, out: Array, room: Array, shared: Array) -> None:
    """Fills one of the `PARTS` of what a seat may observe, before it has picked anything.

    Each is of other bytes, so that threads may fill them at the same time. The position and what
    is shared are only read. The first `ROOMS` parts may work with the numbers of their `room`.
    """
    registry.strategies[s.dtype].observe_part(s, viewer, part, out, room, shared)


def observe_picked(s: State, picked: int, out: Array) -> None:
    """Changes what was picked in an observation of the same position by the same seat."""
    registry.strategies[s.dtype].observe_picked(s, picked, out)


def micro_mask(s: State, picked: int, mask: Array) -> None:
    """Marks the legal micro-actions of the seat to act in a mask that is all zero."""
    registry.strategies[s.dtype].micro_mask(s, picked, mask)


def micro_next(s: State, picked: int, action: int) -> int:
    """The choice that a legal micro-action completes; below 0, minus what is picked now."""
    return registry.strategies[s.dtype].micro_next(s, picked, action)


def moot(s: State) -> bool:
    """Does it make no difference to anybody's result what is chosen or drawn here?

    The first outcome, or the last legal choice, then stands for all. False where it is not known.
    """
    return registry.strategies[s.dtype].moot(s)


def broken(s: State) -> int:
    """0, or the number of the first violated invariant. For tests."""
    return registry.rules[s.dtype].broken(s)


_RULES_VERBS: tuple[Any, ...] = (actor, legal, pick, weights, draw, apply, score, broken)
_STRATEGY_VERBS: tuple[Any, ...] = (
    evaluate,
    action_features,
    state_features,
    variant,
    encode,
    moot,
    observe,
    prepare_part,
    observe_part,
    observe_picked,
    micro_mask,
    micro_next,
)
if COMPILES:
    from feira.core.intrinsics import compile_verb

    for _verb in _RULES_VERBS:
        compile_verb(_verb, registry.rules)
    for _verb in _STRATEGY_VERBS:
        compile_verb(_verb, registry.strategies)

"""The verbs: what every game can do, as generic functions on a position.

Generic algorithms call these. They dispatch on the type of the record: at run time when
interpreted, at compile time when compiled, so native and CUDA code pay nothing for it.
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
    """Writes the choices of the seat to act, ascending, and returns how many there are."""
    return registry.rules[s.dtype].legal(s, out)


def pick(s: State, r: int, scratch: Array) -> int:
    """A legal choice by a random number below 2**32: number `r * n >> 32` of the n in `legal`.

    It returns the same choice as through `legal`, without writing the list.
    """
    return registry.rules[s.dtype].pick(s, r, scratch)


def weights(s: State, out: Array) -> int:
    """At a chance node: writes an integer weight for each outcome and returns their sum."""
    return registry.rules[s.dtype].weights(s, out)


def draw(s: State, r: int) -> int:
    """An outcome by a random number below 2**32: the one that holds weight `r * total >> 32`."""
    return registry.rules[s.dtype].draw(s, r)


def apply(s: State, choice: int, events: Array | None) -> None:
    """Makes the actor's choice. Unchecked and fast: untrusted choices go through `step`."""
    registry.rules[s.dtype].apply(s, choice, events)


def score(s: State, points: Array, places: Array) -> None:
    """Writes points and places (1 is best, ties share) by seat, when the game is over."""
    registry.rules[s.dtype].score(s, points, places)


def evaluate(s: State, points: Array, places: Array, out: Array) -> None:
    """Writes the value of the position for each seat, from 0 to 1, and the score as it stands.

    An estimate while the game goes on; exact when it is over.
    """
    registry.strategies[s.dtype].evaluate(s, points, places, out)


def action_features(s: State, choice: int, indices: Array, values: Array) -> int:
    """Writes the sparse features of a legal choice: indices and values. Returns how many."""
    return registry.strategies[s.dtype].action_features(s, choice, indices, values)


def state_features(s: State, seat: int, indices: Array, values: Array) -> int:
    """Writes the sparse features of a seat's standing: indices and values. Returns how many."""
    return registry.strategies[s.dtype].state_features(s, seat, indices, values)


def variant(s: State) -> int:
    """The number of the position's variant: each has a network of its own."""
    return registry.strategies[s.dtype].variant(s)


def encode(s: State, indices: Array, values: Array) -> int:
    """Writes the sparse inputs of the network: indices and small integers. Returns how many."""
    return registry.strategies[s.dtype].encode(s, indices, values)


def observe(s: State, viewer: int, picked: int, out: Array, room: Array) -> None:
    """Writes what a seat may observe into bytes that are all zero.

    `picked` encodes the micro-actions that it has picked so far. The position is unchanged
    afterwards; `room` is a work buffer of `ROOM` numbers of 32 bits.
    """
    registry.strategies[s.dtype].observe(s, viewer, picked, out, room)


def prepare_part(s: State, part: int, shared: Array) -> None:
    """Computes one of the `PARTS` of the shared work buffer, before `observe_part` uses it.

    The parts write different numbers, so threads may compute them at the same time.
    """
    registry.strategies[s.dtype].prepare_part(s, part, shared)


def observe_part(s: State, viewer: int, part: int, out: Array, room: Array, shared: Array) -> None:
    """Fills one of the `PARTS` of an observation, before the seat has picked anything.

    The parts write different bytes, so threads may fill them at the same time. The position and the
    shared buffer are only read. Each of the first `ROOMS` parts may use its own work buffer in
    `room`.
    """
    registry.strategies[s.dtype].observe_part(s, viewer, part, out, room, shared)


def observe_picked(s: State, picked: int, out: Array) -> None:
    """Updates the picked micro-actions in an observation of the same position by the same seat."""
    registry.strategies[s.dtype].observe_picked(s, picked, out)


def micro_mask(s: State, picked: int, mask: Array) -> None:
    """Marks the legal micro-actions of the seat to act in a mask that is all zero."""
    registry.strategies[s.dtype].micro_mask(s, picked, mask)


def micro_next(s: State, picked: int, action: int) -> int:
    """The choice that a legal micro-action completes; negative: minus the new value of `picked`."""
    return registry.strategies[s.dtype].micro_next(s, picked, action)


def moot(s: State) -> bool:
    """Whether no choice or draw here can change anybody's result.

    The first outcome, or the last legal choice, then represents all. False if it is not known.
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

"""The contract of a game's strategy room: what computer players know about the game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from feira.core.jit import jit
from feira.core.types import Array, State

PARTS = 8  # of an observation, which several threads can fill at the same time
ROOMS = 5  # the first parts, with a work buffer of their own
OWN_ROOM = 31  # numbers in each of these buffers
SHARED_ROOM = 71  # numbers that all parts share
ROOM = OWN_ROOM + SHARED_ROOM  # numbers that `observe` may work with


@jit
def never_moot(_s: State) -> bool:
    """The default for games that do not detect moot choices and outcomes."""
    return False


@dataclass(frozen=True, kw_only=True)
class Strategy:
    """A hand-made evaluation, features, and learned weights for them."""

    # The verbs, compiled: see `verbs.py`.
    evaluate: Callable[[State, Array, Array, Array], None]
    action_features: Callable[[State, int, Array, Array], int]
    state_features: Callable[[State, int, Array, Array], int]
    variant: Callable[[State], int]
    encode: Callable[[State, Array, Array], int]
    micro_mask: Callable[[State, int, Array], None]
    micro_next: Callable[[State, int, int], int]
    observe: Callable[[State, int, int, Array, Array], None]
    prepare_part: Callable[[State, int, Array], None]
    observe_part: Callable[[State, int, int, Array, Array, Array], None]
    observe_picked: Callable[[State, int, Array], None]
    environment: str  # the game's name in research environments
    micro_names: tuple[str, ...]  # of the micro-actions
    picked_names: tuple[str, ...]  # of what was picked so far: the last part of an observation
    observation_names: tuple[str, ...]  # of the bytes that `observe` writes
    variants: tuple[str, ...]  # each has a network of its own
    input_names: tuple[str, ...]  # of the encoder
    action_feature_names: tuple[str, ...]
    feature_count: int  # action features of one variant, as the learned policy has them
    state_feature_names: tuple[str, ...]
    policy: Array  # a weight for each action feature
    value: Array  # a weight for each state feature
    # By level, the share of blunders: choices made by the immediate gain; 0 if not listed. The cost
    # of a blunder differs from game to game.
    blunder_rates: Mapping[str, float]
    network: Callable[[], Any]  # of all variants, read on first use: `games/network.py`
    # An optional verb.
    moot: Callable[[State], bool] = never_moot

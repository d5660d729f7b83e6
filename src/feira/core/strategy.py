"""The contract of a game's strategy room: what computer players know about the game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from feira.core.jit import jit
from feira.core.types import Array, State

PARTS = 8  # into which observations are divided where many threads make one
ROOMS = 5  # of them, the first ones, with numbers of their own to work with
OWN_ROOM = 31  # so many
SHARED_ROOM = 71  # numbers that all parts share
ROOM = OWN_ROOM + SHARED_ROOM  # numbers that `observe` may work with


@jit
def never_moot(_s: State) -> bool:
    """For games that do not know of choices or outcomes without a difference."""
    return False


@dataclass(frozen=True, kw_only=True)
class Strategy:
    """A hand-made evaluation, features, and learned weights for them."""

    # Verbs, compiled: see `verbs.py`.
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
    observation_names: tuple[str, ...]  # of what `observe` fills
    variants: tuple[str, ...]  # that have a network of their own
    input_names: tuple[str, ...]  # of the encoder
    action_feature_names: tuple[str, ...]
    feature_count: int  # of these, those of one variant: the learned policy has them once
    state_feature_names: tuple[str, ...]
    policy: Array  # a weight for each action feature
    value: Array  # a weight for each state feature
    # By level, the share of choices that it makes short-sightedly; 0 where it is left out. What a
    # blunder costs differs from game to game.
    blunder_rates: Mapping[str, float]
    network: Callable[[], Any]  # of every variant, read when first asked for: `games/network.py`
    # A verb that a game may leave out.
    moot: Callable[[State], bool] = never_moot

"""The contract of a game's strategy room: what computer players know about the game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from feira.core.jit import jit
from feira.core.types import Array, State


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
    variants: tuple[str, ...]  # that have a network of their own
    input_names: tuple[str, ...]  # of the encoder
    action_feature_names: tuple[str, ...]
    feature_count: int  # of these, those of one variant: the learned policy has them once
    state_feature_names: tuple[str, ...]
    policy: Array  # a weight for each action feature
    value: Array  # a weight for each state feature
    network: Callable[[], Any]  # of every variant, read when first asked for: `games/network.py`
    # A verb that a game may leave out.
    moot: Callable[[State], bool] = never_moot

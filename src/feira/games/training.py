"""The training parameters of a game (`make policy`, `make train`)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

# Training methods for networks.
POLICY_GRADIENT: Final = "policy gradient"
TEMPORAL_DIFFERENCES: Final = "temporal differences"


@dataclass(frozen=True, kw_only=True)
class TrainingPlan:
    """The table at which one variant of a game is trained.

    It trains all weights whose names begin with the name of the variant.
    """

    name: str
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    initial: str = ""  # the variant from whose policy a fresh training starts; "": all zero
    fixed: Mapping[str, float] = field(default_factory=dict)  # policy weights that are not trained


@dataclass(frozen=True, kw_only=True)
class SelfPlayTable:
    """A table whose games train the network of a variant."""

    variant: str
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    share: float = 1.0  # of the games of the variant

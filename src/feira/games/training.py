"""What a game says about its training by self-play (`make policy`)."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, kw_only=True)
class TrainingPlan:
    """The table at which one variant of a game is trained.

    It trains all weights whose names begin with the name of the variant.
    """

    name: str
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    initial: str = ""  # the variant whose policy a fresh training starts from; "": all zero
    fixed: Mapping[str, float] = field(default_factory=dict)  # policy weights that are given

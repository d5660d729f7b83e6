"""The types shared by all layers. No NumPy here: presentation runs without it."""

from typing import TYPE_CHECKING, Any

CHANCE = -1  # the actor where dice are rolled or tiles drawn
NOBODY = -2  # the actor when the game is over

Json = dict[str, Any]

if TYPE_CHECKING:
    import numpy as np
    from typing_extensions import Buffer as AnyBuffer

    State = np.record  # a position as the rules see it: a record, its fields read by name
    Array = np.ndarray
    Buffer = AnyBuffer | np.record | np.ndarray  # the bytes of a position
else:
    State = Array = Buffer = Any

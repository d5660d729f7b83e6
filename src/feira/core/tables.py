"""Lookup tables for kernels."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

try:
    import numpy as np
except ImportError:
    np = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from feira.core.types import Array


def table(values: Sequence[Any], bits: int = 64) -> "Array":
    """Numbers, or rows of them, as a read-only array of signed integers of this many bits.

    Compiled code treats it as a constant. Without NumPy it is a tuple, which interpreted kernels
    index in the same way as long as they use one index at a time.
    """
    if np is None:
        rows = (tuple(row) if isinstance(row, (tuple, list)) else row for row in values)
        return cast("Array", tuple(rows))
    array = np.array(values, f"int{bits}")
    array.flags.writeable = False
    return array

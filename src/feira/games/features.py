"""Feature vectors, written one feature at a time: sparse, as indices and values in two arrays,
or dense, as one array of bytes.
"""

from feira.core.jit import inline
from feira.core.types import Array

MOST_BYTE = 127  # values of dense features are clipped here


@inline
def add_feature(indices: Array | None, values: Array, n: int, feature: int, amount: float) -> int:
    """Writes feature number `n` unless its amount is zero. Returns how many there are now.

    Without indices the values are dense: the amount is written at the feature's own index.
    """
    if indices is None:
        values[feature] = max(-MOST_BYTE, min(MOST_BYTE, int(amount)))
        return n
    indices[n] = feature
    values[n] = amount
    return n + int(amount != 0)


@inline
def shift_features(indices: Array, n: int, offset: int) -> None:
    """Moves the first n indices to the part of the weights that begins at `offset`."""
    for i in range(n):
        indices[i] += offset

"""Sparse feature vectors: indices and values in two arrays, filled one feature at a time."""

from feira.core.jit import inline
from feira.core.types import Array


@inline
def add_feature(indices: Array, values: Array, n: int, feature: int, amount: float) -> int:
    """Writes feature number `n` unless its amount is zero. Returns how many there are now."""
    indices[n] = feature
    values[n] = amount
    return n + int(amount != 0)


@inline
def shift_features(indices: Array, n: int, offset: int) -> None:
    """Moves the first n indices to the part of the weights that begins at `offset`."""
    for i in range(n):
        indices[i] += offset

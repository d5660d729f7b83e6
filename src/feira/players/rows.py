"""Adds up rows of weights: nearly all that a network's layers do, and most of a search's time."""

import numpy as np

from feira.core.jit import jit
from feira.core.types import Array


@jit
def add_rows(weights: Array, bias: Array, rows: Array, amounts: Array, n: int, out: Array) -> None:
    """Fills `out` with the bias and the first n of `rows`, each times its amount.

    WebAssembly has code of its own for this (`tools/kernels/rows.py`), which needs more than Python
    would: `out` is none of the other arrays, and amounts are in the range of the weights, 16 bits.
    """
    for j in range(len(out)):
        out[j] = bias[j]
    for i in range(n):
        row = rows[i]
        amount = amounts[i]
        for j in range(len(out)):
            out[j] += amount * np.int32(weights[row, j])

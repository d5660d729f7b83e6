"""Adds up rows of weights: most of the work of a network's layers, and most of a search's time."""

import numpy as np

from feira.core.jit import jit
from feira.core.types import Array


@jit
def add_rows(weights: Array, bias: Array, rows: Array, amounts: Array, n: int, out: Array) -> None:
    """Fills `out` with the bias and the first n of `rows`, each times its amount.

    WebAssembly has its own code for this (`tools/kernels/rows.py`), with stricter preconditions:
    `out` does not alias another array, and amounts fit into the 16 bits of the weights.
    """
    for j in range(len(out)):
        out[j] = bias[j]
    for i in range(n):
        row = rows[i]
        amount = amounts[i]
        for j in range(len(out)):
            out[j] += amount * np.int32(weights[row, j])

"""Softmax: probabilities from logits. The greatest logit is subtracted first against overflow."""

import numpy as np

from feira.core.exponential import exp_negative
from feira.core.jit import inline
from feira.core.types import Array

LEAST = -1e30  # below any logit


@inline
def softmax_weights(logits: Array, n: int) -> float:
    """Turns n logits into the weights of a softmax, in place, and returns the sum of the weights.

    A weight divided by the sum is a probability. Many kernels need only one of the two.
    """
    most = LEAST
    for i in range(n):
        most = max(most, logits[i])
    total = 0.0
    for i in range(n):
        logits[i] = exp_negative(logits[i] - most)
        total += logits[i]
    return total


def softmax(logits: Array) -> Array:
    """Probabilities from logits, row by row of an array: for code that is not compiled."""
    weights = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(weights / weights.sum(axis=1, keepdims=True))

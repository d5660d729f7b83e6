"""The optimiser of linear weights."""

import numpy as np

from feira.core.types import Array

# Update rates of the running means of the gradient and of its square (1 − β₁ and 1 − β₂).
MEAN_RATE = 0.1
SQUARE_RATE = 0.01
EPSILON = 1e-8


class Adam:
    """Adam: the running mean and mean square of each gradient set the step size of its weight."""

    def __init__(self, size: int) -> None:
        self.mean, self.square, self.steps = np.zeros(size), np.zeros(size), 0

    def step(self, gradient: Array) -> Array:
        """The direction of the next step, before it is multiplied by the learning rate."""
        self.steps += 1
        self.mean = (1 - MEAN_RATE) * self.mean + MEAN_RATE * gradient
        self.square = (1 - SQUARE_RATE) * self.square + SQUARE_RATE * gradient**2
        mean = self.mean / (1 - (1 - MEAN_RATE) ** self.steps)
        square = self.square / (1 - (1 - SQUARE_RATE) ** self.steps)
        return np.asarray(mean / (np.sqrt(square) + EPSILON))

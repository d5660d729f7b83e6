"""The policy and the value function: linear in the features of a game, with trained weights.

The policy is a softmax over the legal choices: the logit of a choice is the sum of its features,
weighted. It plays the playouts of the search, and is the search's prior. Sampling from it uses the
Gumbel trick: add Gumbel noise to each logit and take the greatest sum, which draws from the softmax
without computing it.
"""

import math

import numpy as np

from feira.core.jit import inline, jit
from feira.core.random import advance
from feira.core.softmax import softmax_weights
from feira.core.types import Array, State
from feira.core.verbs import action_features, legal, pick, state_features

MAX_FEATURES = 128  # of one choice, or of one seat

# Gumbel noise by a uniform index: a table is fast, and the same on every machine.
GUMBEL_SIZE = 4096
GUMBEL = np.array(
    [-math.log(-math.log((i + 0.5) / GUMBEL_SIZE)) for i in range(GUMBEL_SIZE)],
    np.float32,
)
GUMBEL_SHIFT = 20  # from a random number of 32 bits to an index of 12


@inline
def logit(s: State, choice: int, policy: Array, indices: Array, values: Array) -> float:
    """The policy's logit of a legal choice."""
    total = 0.0
    for i in range(action_features(s, choice, indices, values)):
        total += float(policy[indices[i]] * values[i])  # else NumPy would add up in 32 bits
    return total


@inline
def standing(s: State, seat: int, value: Array, indices: Array, values: Array) -> float:
    """How well a seat stands: its state features, weighted."""
    total = 0.0
    for i in range(state_features(s, seat, indices, values)):
        total += float(value[indices[i]] * values[i])
    return total


@inline
def expected_values(s: State, value: Array, indices: Array, values: Array, out: Array) -> None:
    """Fills what the value function expects for each seat.

    That is its probability to win, or with one seat the value of the challenge.
    """
    for seat in range(s.seats):
        out[seat] = standing(s, seat, value, indices, values)
    if s.seats == 1:
        return
    total = softmax_weights(out, s.seats)
    for seat in range(s.seats):
        out[seat] /= total


@jit
def sample_choice(
    s: State,
    policy: Array,
    candidates: int,
    a: int,
    b: int,
    choices: Array,
    indices: Array,
    values: Array,
) -> tuple[int, int, int]:
    """A choice drawn from the policy, and the random stream's next state.

    All legal choices are compared if `candidates` is 0, else so many that are picked at random:
    much faster where there are many choices.
    """
    n = candidates
    if candidates == 0:
        n = legal(s, choices)
        if n == 1:
            return int(choices[0]), a, b
    best = -1
    most = -1e30
    for i in range(n):
        if candidates == 0:
            choice = int(choices[i])
        else:
            a, b, r = advance(a, b)
            choice = int(pick(s, r, choices))
        a, b, r = advance(a, b)
        noisy = logit(s, choice, policy, indices, values) + float(GUMBEL[r >> GUMBEL_SHIFT])
        if noisy > most:
            most = noisy
            best = choice
    return best, a, b

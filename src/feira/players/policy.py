"""The linear policy and value function: trained weights for the features of a game.

The policy is a softmax over the legal choices: the logit of a choice is the weighted sum of its
features. Where a variant has no policy head, it is the prior of the search and plays the playouts.
Sampling uses the Gumbel-max trick: the maximum of logits plus Gumbel noise is a sample from the
softmax, which need not be computed.
"""

import math

import numpy as np

from feira.core.jit import inline, jit
from feira.core.random import advance
from feira.core.softmax import softmax_weights
from feira.core.types import Array, State
from feira.core.verbs import action_features, legal, pick, state_features

MAX_FEATURES = 128  # of one choice, or of one seat

# Gumbel noise for a uniform index: a table is fast, and equal on every machine.
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
        total += float(policy[indices[i]] * values[i])  # else NumPy would accumulate in 32 bits
    return total


@inline
def standing(s: State, seat: int, value: Array, indices: Array, values: Array) -> float:
    """The strength of a seat: the weighted sum of its state features."""
    total = 0.0
    for i in range(state_features(s, seat, indices, values)):
        total += float(value[indices[i]] * values[i])
    return total


@inline
def expected_values(s: State, value: Array, indices: Array, values: Array, out: Array) -> None:
    """Fills the estimate of the value function for each seat.

    It is the win probability, or with one seat the value of the challenge.
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

    If `candidates` is 0, all legal choices are compared, else that many random ones, which is much
    faster where there are many choices.
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

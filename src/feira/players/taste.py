"""Taste and judgement: what choices and standings look like, weighed.

Choosing by taste is the quick player inside playouts, and what search expects of a choice.

Each choice is as promising as its traits weigh, and is chosen with a probability that grows
exponentially with that (a softmax). Noise of Gumbel's distribution, added to each promise, does the
same as computing those probabilities: the greatest sum is the choice.
"""

import math

import numpy as np

from feira.core.jit import inline, jit
from feira.core.random import advance
from feira.core.verbs import legal, pick, signs, traits

MOST_TRAITS = 128  # of one choice, or of a seat

# Gumbel noise by a uniform index: a table is quick, and the same on every machine.
NOISES = 4096
NOISE = np.array(
    [-np.log(-np.log((i + 0.5) / NOISES)) for i in range(NOISES)],
    np.float32,
)


@inline
def promise(
    s: np.record, choice: int, taste: np.ndarray, which: np.ndarray, much: np.ndarray
) -> float:
    """How promising a legal choice looks."""
    total = 0.0
    for i in range(traits(s, choice, which, much)):
        total += taste[which[i]] * much[i]
    return total


@inline
def judge(
    s: np.record, judgement: np.ndarray, which: np.ndarray, much: np.ndarray, values: np.ndarray
) -> None:
    """The seats' chances to win, by how they stand."""
    most = -1e30
    for seat in range(s.seats):
        strength = 0.0
        for i in range(signs(s, seat, which, much)):
            strength += judgement[which[i]] * much[i]
        values[seat] = strength
        most = max(most, strength)
    total = 0.0
    for seat in range(s.seats):
        values[seat] = math.exp(values[seat] - most)
        total += values[seat]
    for seat in range(s.seats):
        values[seat] /= total


@jit
def choose(
    s: np.record,
    taste: np.ndarray,
    sample: int,
    a: int,
    b: int,
    choices: np.ndarray,
    which: np.ndarray,
    much: np.ndarray,
) -> tuple[int, int, int]:
    """A choice by taste, and the stream's next state.

    Among all legal choices, or (much faster where there are many) among a random sample of them.
    """
    n = sample
    if sample == 0:
        n = legal(s, choices)
        if n == 1:
            return int(choices[0]), a, b
    best = -1
    most = -1e30
    for i in range(n):
        if sample == 0:
            choice = int(choices[i])
        else:
            a, b, r = advance(a, b)
            choice = int(pick(s, r, choices))
        a, b, r = advance(a, b)
        looks = promise(s, choice, taste, which, much) + NOISE[r >> 20]
        if looks > most:
            most = looks
            best = choice
    return best, a, b

"""Means of samples in plain numbers: sums are exact before they are rounded.

So they do not depend on the order of the samples, nor on a library that adds them up in another
way: a hint says the same to the last digit wherever it is computed.
"""

import math
from collections.abc import Iterable, Sequence

Samples = list[float]
Columns = list[Samples]  # by seat, then by game


def mean(samples: Sequence[float]) -> float:
    """The mean of samples; not a number if there are none."""
    return math.fsum(samples) / len(samples) if samples else math.nan


def means(columns: Iterable[Sequence[float]]) -> list[float]:
    """The mean of each column."""
    return [mean(column) for column in columns]


def standard_error(samples: Sequence[float]) -> float:
    """Of the mean of samples. A few equal samples do not prove that there is no variance."""
    n = len(samples)
    if n == 0:
        return math.inf
    middle = mean(samples)
    variance = math.fsum((one - middle) * (one - middle) for one in samples) / n
    return math.sqrt(max(variance, 0.25 / n) / n)


def minus(samples: Sequence[float], others: Sequence[float]) -> Samples:
    """Sample by sample, as far as both go."""
    return [one - other for one, other in zip(samples, others, strict=False)]


def plus(numbers: Sequence[float], others: Sequence[float], scale: float = 1.0) -> list[float]:
    """Number by number; `scale` is the part of the others that counts."""
    return [one + scale * other for one, other in zip(numbers, others, strict=True)]

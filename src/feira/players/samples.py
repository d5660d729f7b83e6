"""Statistics of samples, in plain Python: sums are exact before rounding (`math.fsum`).

So the results do not depend on the order of the samples or on a library's order of summation: a
hint is equal to the last digit wherever it is computed.
"""

import math
from collections.abc import Iterable, Sequence

Samples = list[float]
Columns = list[Samples]  # by seat, then by game


def mean(samples: Sequence[float]) -> float:
    """The mean of samples; NaN if there are none."""
    return math.fsum(samples) / len(samples) if samples else math.nan


def means(columns: Iterable[Sequence[float]]) -> list[float]:
    """The mean of each column."""
    return [mean(column) for column in columns]


def standard_error(samples: Sequence[float]) -> float:
    """The standard error of the mean, with a floor: few equal samples do not prove variance 0."""
    n = len(samples)
    if n == 0:
        return math.inf
    middle = mean(samples)
    variance = math.fsum((one - middle) * (one - middle) for one in samples) / n
    return math.sqrt(max(variance, 0.25 / n) / n)


def minus(samples: Sequence[float], others: Sequence[float]) -> Samples:
    """The differences, sample by sample, up to the end of the shorter sequence."""
    return [one - other for one, other in zip(samples, others, strict=False)]


def plus(numbers: Sequence[float], others: Sequence[float], scale: float = 1.0) -> list[float]:
    """The sums, number by number; the others are multiplied by `scale`."""
    return [one + scale * other for one, other in zip(numbers, others, strict=True)]

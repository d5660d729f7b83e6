"""95 % intervals of shares, and chi-square tests of counts against expectations."""

import math
from collections.abc import Mapping
from typing import NamedTuple

Z = 1.96  # standard errors on each side of a 95 % interval
LEAST_EXPECTED = 5.0  # in each cell, for the chi-square approximation to hold


def wilson(share: float, n: float) -> tuple[float, float]:
    """The Wilson interval of a share observed in `n` independent trials.

    With shared wins it is slightly too wide: a share between 0 and 1 varies less than a coin toss.
    """
    if n <= 0:
        return 0.0, 1.0
    centre = (share + Z**2 / (2 * n)) / (1 + Z**2 / n)
    half = Z * math.sqrt(share * (1 - share) / n + Z**2 / (4 * n**2)) / (1 + Z**2 / n)
    return max(0.0, centre - half), min(1.0, centre + half)


class Fit(NamedTuple):
    """Chi-square of counts against their expectation, and its p-value."""

    chi_square: float
    freedom: int
    p: float | None  # None: too few counts


def fit(observed: Mapping[int, int], weights: Mapping[int, int]) -> Fit:
    """How well counts fit exact weights. Neighbouring cells are pooled until each expects five."""
    total, rolls = sum(weights.values()), sum(observed.values())
    cells: list[tuple[float, float]] = []  # observed, expected
    for value in sorted(weights):
        cell = (float(observed.get(value, 0)), rolls * weights[value] / total)
        if cells and cells[-1][1] < LEAST_EXPECTED:
            cell = (cell[0] + cells[-1][0], cell[1] + cells.pop()[1])
        cells.append(cell)
    if len(cells) > 1 and cells[-1][1] < LEAST_EXPECTED:
        last = cells.pop()
        cells[-1] = (cells[-1][0] + last[0], cells[-1][1] + last[1])
    if len(cells) < 2:
        return Fit(0.0, 0, None)
    statistic = sum((found - expected) ** 2 / expected for found, expected in cells)
    return Fit(statistic, len(cells) - 1, survival(statistic, len(cells) - 1))


def survival(statistic: float, freedom: int) -> float:
    """The probability that chi-square with these degrees of freedom is at least this large."""
    half = statistic / 2
    if freedom % 2 == 0:
        term = total = math.exp(-half)
        first = 1.0
    else:
        total = math.erfc(math.sqrt(half))
        term = math.exp(-half) * math.sqrt(half) / math.gamma(1.5) if half else 0.0
        total += term if freedom > 1 else 0.0
        first = 1.5
    steps = freedom // 2 - 1
    for i in range(max(0, steps)):
        term *= half / (first + i)
        total += term
    return min(1.0, total)

"""The streams of simulations: the same everywhere, uniform, and different from each other."""

import os
import subprocess
import sys

import numpy as np
import pytest
from scipy import stats

from feira.core.jit import jit
from feira.core.random import advance, stream


@jit
def fill(seed: int, number: int, out: np.ndarray) -> None:
    a, b = stream(seed, number)
    for i in range(len(out)):
        a, b, r = advance(a, b)
        out[i] = r


def numbers(seed: int, number: int, count: int) -> np.ndarray:
    out = np.zeros(count, np.int64)
    fill(seed, number, out)
    return out


def test_interpreted_and_compiled_streams_are_the_same() -> None:
    code = (
        "from feira.core.random import stream, advance\n"
        "a, b = stream(2**61 + 5, 2**40 + 3)\n"
        "for _ in range(5):\n    a, b, r = advance(a, b)\n    print(r)"
    )
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    printed = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True, env=environment
    ).stdout
    assert [int(word) for word in printed.split()] == numbers(2**61 + 5, 2**40 + 3, 5).tolist()


@pytest.mark.native
def test_numbers_are_uniform_and_uncorrelated() -> None:
    drawn = numbers(1, 2, 1_000_000)
    assert drawn.min() >= 0
    assert drawn.max() < 2**32
    assert stats.chisquare(np.bincount(drawn >> 24, minlength=256)).pvalue > 0.001
    assert stats.chisquare(np.bincount(drawn & 255, minlength=256)).pvalue > 0.001
    assert abs(np.corrcoef(drawn[:-1], drawn[1:])[0, 1]) < 0.005


@pytest.mark.native
def test_first_numbers_of_neighbouring_streams_are_uniform() -> None:
    first = np.array([numbers(7, n, 1)[0] for n in range(20_000)])
    assert len(set(first.tolist())) > 19_990
    assert stats.chisquare(np.bincount(first >> 26, minlength=64)).pvalue > 0.001
    assert abs(np.corrcoef(first[:-1], first[1:])[0, 1]) < 0.03

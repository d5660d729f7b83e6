"""Win shares and softmax: each is written once for kernels and once for arrays, and they agree."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from feira.core.jit import jit
from feira.core.shares import shares_of_places, shares_of_win, win_shares, zero_sum_rewards
from feira.core.softmax import softmax, softmax_weights

PLACES = st.lists(st.integers(1, 5), min_size=1, max_size=5).map(lambda places: [1, *places])
LOGITS = st.lists(st.floats(-50, 50), min_size=1, max_size=8)


@jit
def compiled_shares(places: np.ndarray, out: np.ndarray) -> None:
    win_shares(places, len(places), out)


@jit
def compiled_weights(logits: np.ndarray) -> float:
    return softmax_weights(logits, len(logits))


@given(PLACES)
@settings(deadline=None)  # the first call compiles
def test_shares_of_the_win_are_equal_and_add_up(places: list[int]) -> None:
    out = np.full(len(places), -1.0)
    compiled_shares(np.array(places), out)
    assert shares_of_win(places) == tuple(out.tolist())
    assert shares_of_places(np.array([places]))[0].tolist() == out.tolist()
    assert sum(out) == pytest.approx(1)
    assert {share for share, place in zip(out, places, strict=True) if place > 1} <= {0.0}


def test_a_shared_win() -> None:
    assert shares_of_win((1, 3, 1)) == (0.5, 0.0, 0.5)


def test_rewards_add_up_to_nothing() -> None:
    assert zero_sum_rewards((2, 1)) == [-1, 1]
    assert zero_sum_rewards((3, 1, 2, 4)) == [-1 / 3, 1, -1 / 3, -1 / 3]
    assert zero_sum_rewards((1, 3, 1)) == [0.25, -0.5, 0.25]


@given(LOGITS)
@settings(deadline=None)
def test_softmax_is_the_weights_over_their_sum(logits: list[float]) -> None:
    weights = np.array(logits)
    total = compiled_weights(weights)
    expected = np.exp(np.array(logits) - max(logits))
    assert weights == pytest.approx(expected)
    assert total == pytest.approx(expected.sum())
    assert softmax(np.array([logits]))[0] == pytest.approx(weights / total)


def test_softmax_does_not_overflow() -> None:
    assert softmax(np.array([[1e4, 1e4], [0.0, -1e4]])).tolist() == [[0.5, 0.5], [1.0, 0.0]]

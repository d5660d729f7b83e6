"""The dice of tables: provably fair after the game, and statistically fair."""

import random
from functools import partial

import numpy as np
import pytest
from bench.fair import DICE, LEVEL, PER_GAME, VARIANTS, Proved, in_two_stages, judged, prove, rolled
from scipy import stats

ROLLS = 50_000  # of each kind of dice


def some_rolls(dice: str) -> np.ndarray:
    """Always the same rolls, so that the test is deterministic. `make fair` uses others."""
    return rolled(dice, ROLLS // PER_GAME, partial(random.Random(1).randbytes, 32))


@pytest.mark.native
@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_games_are_proved_fair_and_forgers_caught(variant: int) -> None:
    # Five games of each variant, and every kind of forger.
    numbers = range(variant, variant + 5 * len(VARIANTS), len(VARIANTS))
    proved = prove(numbers)
    assert proved == Proved(games=5, rolls=proved.rolls, caught=5)
    assert proved.rolls > 5 * 20


@pytest.mark.parametrize("dice", DICE)
def test_rolls_look_like_chance(dice: str) -> None:
    rolls = some_rolls(dice)
    assert len(rolls) == ROLLS
    for verdict in judged(rolls, DICE[dice]):
        assert verdict.passes, verdict


@pytest.mark.parametrize("dice", DICE)
def test_the_statistics_see_what_is_no_chance(dice: str) -> None:
    weights = DICE[dice]
    rolls = some_rolls(dice)
    highest = max(weights)
    loaded = rolls.copy()
    loaded[::100] = highest  # one roll in a hundred is given away
    assert not judged(loaded, weights)[0].passes
    ordered = np.sort(rolls.reshape(-1, 10), axis=1).ravel()  # as often, but in order
    often, runs, serial = judged(ordered, weights)
    assert often.passes
    assert not runs.passes
    assert not serial.passes


@pytest.mark.parametrize("dice", DICE)
def test_the_statistics_are_what_they_say(dice: str) -> None:
    """Over many series of true randomness, p is below any level as often as the level says."""
    weights = DICE[dice]
    shares = np.array(list(weights.values())) / sum(weights.values())
    chance = np.random.default_rng(7)
    found = [
        [one.p for one in judged(chance.choice(list(weights), 10_000, p=shares), weights)]
        for _ in range(300)
    ]
    for values in zip(*found, strict=True):
        assert stats.kstest(values, "uniform").pvalue > 0.001


def test_what_misses_the_level_is_repeated_once_on_other_rolls() -> None:
    dice, weights = "one die", DICE["one die"]
    honest = some_rolls(dice)
    ordered = np.sort(honest.reshape(-1, 10), axis=1).ravel()

    def judge(*series: np.ndarray) -> tuple[list[bool], int]:
        left = list(series)
        verdicts = in_two_stages(lambda: left.pop(0), weights)
        return [verdict.p >= LEVEL for verdict in verdicts], len(series) - len(left)

    assert judge(honest, ordered) == ([True] * 3, 1)
    assert judge(ordered, honest, ordered) == ([True] * 3, 2)
    assert judge(ordered, ordered, honest) == ([True, False, False], 2)

"""The dice of tables: proved fair after the game, and like chance before it."""

import numpy as np
import pytest
from bench.fair import DICE, PER_GAME, VARIANTS, Proved, judged, prove, rolled

SEED = 1
ROLLS = 50_000  # of each kind of dice


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
    rolls = rolled(dice, SEED, 0, ROLLS // PER_GAME)
    assert len(rolls) == ROLLS
    for verdict in judged(rolls, DICE[dice]):
        assert verdict.passes, verdict


@pytest.mark.parametrize("dice", DICE)
def test_the_statistics_see_what_is_no_chance(dice: str) -> None:
    weights = DICE[dice]
    rolls = rolled(dice, SEED, 0, ROLLS // PER_GAME)
    highest = max(weights)
    loaded = rolls.copy()
    loaded[::100] = highest  # one roll in a hundred is given away
    assert not judged(loaded, weights)[0].passes
    ordered = np.sort(rolls.reshape(-1, 10), axis=1).ravel()  # as often, but in order
    often, runs, serial = judged(ordered, weights)
    assert often.passes
    assert not runs.passes
    assert not serial.passes

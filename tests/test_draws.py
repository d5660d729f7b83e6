"""Draw frequencies match the exact weights: chi-square over a million draws."""

import numpy as np
import pytest
from scipy import stats

from feira.core.batch import SCRATCH
from feira.core.game import Game
from feira.core.jit import jit
from feira.core.random import advance, stream
from feira.core.types import CHANCE, NOBODY
from feira.core.verbs import actor, apply, draw, pick, weights
from feira.games import NAMES, find_game

DRAWS = 1_000_000


@jit
def collect(
    start: np.ndarray,
    position: np.ndarray,
    games: int,
    drawn: np.ndarray,
    expected: np.ndarray,
    scratch: np.ndarray,
    out: np.ndarray,
) -> int:
    """Along random games: how often each outcome was drawn, and how often it should have been."""
    draws = 0
    for number in range(games):
        position[0] = start[0]
        s = position[0]
        a, b = stream(41, number)
        who = actor(s)
        while who != NOBODY:
            a, b, r = advance(a, b)
            if who == CHANCE:
                total = weights(s, out)
                choice = draw(s, r)
                stage = int(s.stage)
                drawn[stage, choice] += 1
                for outcome in range(len(out)):
                    expected[stage, outcome] += out[outcome] / total
                draws += 1
            else:
                choice = pick(s, r, scratch)
            apply(s, choice, None)
            who = actor(s)
    return draws


@pytest.mark.native
@pytest.mark.parametrize("name", NAMES)
def test_draws_follow_their_weights(name: str) -> None:
    game = find_game(name)
    draws = 0
    for config in game.rules.variants():
        drawn, expected = frequencies(game, config.seats, dict(config.options))
        draws += int(drawn.sum())
        for stage in np.flatnonzero(drawn.sum(axis=1)):
            possible = expected[stage] > 0
            assert (drawn[stage][~possible] == 0).all()
            if possible.sum() > 1 and expected[stage][possible].min() > 5:
                test = stats.chisquare(drawn[stage][possible], expected[stage][possible])
                assert test.pvalue > 1e-6, (config, stage)
    assert draws >= DRAWS


def frequencies(game: Game, seats: int, options: dict[str, str]) -> tuple[np.ndarray, np.ndarray]:
    rules = game.rules
    start, position = rules.start(game.configure(seats, options)), np.zeros(1, rules.dtype)
    drawn, expected = np.zeros((32, rules.outcomes)), np.zeros((32, rules.outcomes))
    scratch, out = np.zeros(SCRATCH, np.int64), np.zeros(drawn.shape[1], np.int64)
    collect(start, position, 500, drawn, expected, scratch, out)
    return drawn, expected


@pytest.mark.native
def test_the_check_would_notice_a_loaded_draw() -> None:
    game = find_game(NAMES[0])
    drawn, expected = frequencies(game, game.rules.seats[-1], {})
    stage = int(np.argmax(drawn.sum(axis=1)))
    possible = expected[stage] > 0
    loaded = drawn[stage][possible].copy()
    moved = loaded[0] * 0.2
    loaded[0] -= moved
    loaded[1] += moved
    assert stats.chisquare(loaded, expected[stage][possible]).pvalue < 1e-6

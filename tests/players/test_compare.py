"""Comparisons: no winner's curse, better choices are found, and close ones are marked as close."""

import numpy as np
import pytest

from feira.core.position import Position
from feira.core.types import Array
from feira.games import find_game
from feira.players.compare import Comparison, Difference, mark_of
from feira.players.rollouts import Results, Rollouts
from feira.players.samples import mean
from feira.players.search import Budget
from feira.players.slices import finish
from tests.games.table import draw_on, new, position


class Coins(Rollouts):
    """Simulated rollouts: each choice wins with a known probability."""

    def __init__(self, here: Position, chances: dict[int, float], seed: int) -> None:
        super().__init__(here.game, seed=seed)
        self.chances = chances

    def play(
        self, _: Position, candidates: list[int], first: int, games: int, *, number: int
    ) -> Results:
        rng = np.random.default_rng((self.seed, first, number))
        won = rng.random((len(candidates), games)) < [
            [self.chances.get(choice, 0.5)] for choice in candidates
        ]
        shares = np.stack([won, 1 - won], axis=2).astype(float)
        return Results(shares, shares, shares, np.zeros(won.shape, np.int64))

    def logits(self, _: Position, candidates: list[int]) -> Array:
        return np.zeros(len(candidates))


@pytest.fixture
def here() -> Position:
    game = find_game("machikoro")
    s = new(game, game.configure(2, {}))
    draw_on(s, 2)
    return position(s)


def compared(here: Position, chances: dict[int, float], seed: int, games: int) -> Comparison:
    played = here.legal()[0]
    rollouts = Coins(here, chances, seed)
    found = Comparison(here, played, rollouts, Budget(simulations=games), number=1)
    finish(found.running())
    return found


def test_equal_choices_have_no_winner(here: Position) -> None:
    """The maximum of estimates is biased upwards; the reported value is not."""
    found = [compared(here, {}, seed, 3000) for seed in range(120)]
    gains = np.array([one.difference().gain for one in found])
    error = float(gains.std()) / np.sqrt(len(gains))
    assert abs(gains.mean()) <= 3 * error
    leads = [mean(one.leader().gains(0)) - mean(one.played.gains(0)) for one in found]
    assert np.mean(leads) > 4 * error
    assert sum(one.difference().close for one in found) >= 0.9 * len(found)


def test_a_better_choice_is_found_and_its_gain_is_right(here: Position) -> None:
    best = here.legal()[-2]
    found = [compared(here, {best: 0.8}, seed, 4000) for seed in range(30)]
    assert all(one.leader().choice == best for one in found)
    gains = np.array([one.difference().gain for one in found])
    assert gains.mean() == pytest.approx(0.3, abs=3 * gains.std() / np.sqrt(len(gains)))
    inside = [one.difference().low <= 0.3 <= one.difference().high for one in found]
    assert sum(inside) >= 25


def test_a_clear_case_needs_fewer_games(here: Position) -> None:
    budget = 60_000
    clear = compared(here, {here.legal()[0]: 0.9}, 1, budget)
    doubtful = compared(here, {here.legal()[1]: 0.6}, 1, budget)  # at a threshold
    assert clear.clock.games < doubtful.clock.games / 2
    assert doubtful.clock.games <= budget


def test_a_mark_needs_the_whole_interval() -> None:
    nothing = [0.0, 0.0]
    sure = Difference(0.12, 0.005, nothing, nothing)
    vague = Difference(0.12, 0.03, nothing, nothing)
    assert (mark_of(sure.low), mark_of(vague.low)) == ("mistake", "inaccuracy")
    assert (sure.settled, vague.settled) == (True, False)
    assert (sure.close, Difference(0.02, 0.015, nothing, nothing).close) == (False, True)
    assert mark_of(Difference(0.02, 0.015, nothing, nothing).low) == ""
    assert [mark_of(low) for low in (0.039, 0.04, 0.1, 0.2)] == [
        "",
        "inaccuracy",
        "mistake",
        "blunder",
    ]

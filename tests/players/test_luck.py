"""Luck: its mean is 0, it sums to 0 over seats, and it explains most of a result."""

import numpy as np
import pytest

from feira.arena.match import pairings, play_pairing
from feira.core.position import Position
from feira.games import NAMES, find_game
from feira.players.luck import add_up_luck
from feira.players.network import new_activations
from feira.players.workspace import new_workspace

pytestmark = pytest.mark.native  # thousands of evaluations by the network


@pytest.mark.parametrize("name", NAMES)
def test_the_luck_of_a_draw_is_nothing_on_average(name: str) -> None:
    game = find_game(name)
    position = Position.start(game, game.configure(3, {}))
    network = game.strategy.network()
    work, workspace = new_activations(game.strategy), new_workspace(game.rules)
    mean = np.zeros(3)
    for outcome, weight in position.chance().items():
        luck = np.zeros(3)
        add_up_luck(position.copy().array, np.array([outcome]), network, work, workspace, luck)
        assert luck.sum() == pytest.approx(0, abs=1e-6)
        mean += weight * luck
    assert mean == pytest.approx(np.zeros(3), abs=1e-9)


@pytest.mark.parametrize(("name", "left"), [("mercado", 1.0), ("machikoro", 0.7)])
def test_a_result_less_luck_has_the_same_mean_and_varies_less(name: str, left: float) -> None:
    """In Mercado the noise of the policy decides more than chance."""
    game = find_game(name)
    players = ("policy", "policy:temperature=1.5")
    plan = pairings(game, game.configure(2, {}), players, rounds=100, seed=1, adjusted=True)
    results = [play_pairing(one) for one in plan]
    won = np.array([one.played.shares for one in results])
    luck = np.array([one.luck for one in results])
    assert luck.sum(axis=1) == pytest.approx(0, abs=1e-6)
    assert np.all(np.abs(luck.mean(axis=0)) < 3 * luck.std(axis=0) / np.sqrt(len(luck)))
    assert (won - luck)[:, 0].var() < left * won[:, 0].var()

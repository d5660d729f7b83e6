"""OpenSpiel's own tests on both games, and a playthrough of each."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.tests import games_sim_test

import feira
import feira.envs.open_spiel
from feira.envs.open_spiel import MAX_GAME_LENGTH
from feira.games import NAMES
from tests.envs.playthroughs import path_of, played

pytestmark = [
    pytest.mark.native,
    pytest.mark.filterwarnings("ignore"),
    pytest.mark.xdist_group("envs"),
]


@pytest.mark.parametrize("name", NAMES)
def test_random_sim_test_with_serialisation(name: str) -> None:
    game = pyspiel.load_game(f"feira_{name}(max_game_length=60)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("parameters", ["", "(actions=flat,players=3)"])
def test_sim_game(name: str, parameters: str) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(f"feira_{name}{parameters}"))


@pytest.mark.parametrize("name", NAMES)
def test_the_playthrough_has_not_changed(name: str) -> None:
    """After a change of rules: `python -m tests.envs.playthroughs` writes them again."""
    assert played(name) == path_of(name).read_text(encoding="utf-8")


def test_a_single_player_gets_the_points() -> None:
    game = pyspiel.load_game("feira_mercado(challenge=4)")
    state, rng = game.new_initial_state(), random.Random(1)
    assert game.num_players() == 1
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            assert sum(weights) == pytest.approx(1)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert state.returns() == [state.here.position.scores[0]]


def test_a_game_may_begin_at_any_position_and_end_early() -> None:
    position = feira.make("machikoro", players=2).play("dice 3")
    text = position.text.strip().replace("\n", "|")
    game = pyspiel.load_game("feira_machikoro", {"position": text, "max_game_length": 2})
    state = game.new_initial_state()
    assert state.here.position == position
    while not state.is_terminal():
        node = state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0]
        state.apply_action(node)
    assert state.move_number() >= 2
    assert state.returns() == [0, 0]
    assert game.max_game_length() < MAX_GAME_LENGTH


def test_what_a_seat_is_told_hides_hidden_coins() -> None:
    game = pyspiel.load_game("feira_mercado")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    rules = state.here.position.game.rules
    changed = rules.array(state.here.position.array)
    changed[0]["coins"][1] += 7
    told = [state.observation_string(0), state.observation_tensor(0)]
    recalled = state.information_state_string(0)
    state.here = type(state.here)(feira.Position(state.here.position.game, changed))
    assert [state.observation_string(0), state.observation_tensor(0)] == told
    assert state.information_state_string(0) == recalled
    assert state.observation_tensor(1) != told[1]

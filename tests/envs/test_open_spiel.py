"""OpenSpiel's own tests on both games, and a playthrough of each."""

import pickle
import random
from urllib.parse import quote

import numpy as np
import pyspiel
import pytest
from open_spiel.python.tests import games_sim_test

import feira
import feira.envs.open_spiel
from feira.core.errors import FeiraError
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


def test_a_game_with_a_position_is_read_again_from_its_own_text() -> None:
    position = feira.make("machikoro", players=2).play("dice 3")
    whole = {"position": quote(position.text)}
    lines = {"position": position.text.strip().replace("\n", "|")}
    for parameters in (whole, lines):
        game = pyspiel.load_game("feira_machikoro", parameters)
        for again in (pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):
            assert again.new_initial_state().here.position == position
        state = game.new_initial_state()
        text = pyspiel.serialize_game_and_state(game, state)
        assert str(pyspiel.deserialize_game_and_state(text)[1]) == str(state)


def test_a_game_lasts_at_least_an_action() -> None:
    with pytest.raises(FeiraError, match="max_game_length is at least 1, not 0"):
        pyspiel.load_game("feira_machikoro(max_game_length=0)")

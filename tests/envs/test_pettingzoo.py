"""PettingZoo's own suites, and what they do not cover."""

import copy
import pickle
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import parallel_to_aec

import feira.envs
from feira.core.errors import FeiraError, IllegalChoice
from feira.envs import machikoro_v1, mercado_v1
from feira.envs.checked import CheckedEnv
from feira.games import NAMES, find_game

MODULES = {"mercado": mercado_v1, "machikoro": machikoro_v1}
pytestmark = [
    pytest.mark.native,
    pytest.mark.filterwarnings("ignore"),
    pytest.mark.xdist_group("envs"),
]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("form", ["env", "raw_env"])
def test_api(name: str, form: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(getattr(MODULES[name], form)(), num_cycles=200)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("name", NAMES)
def test_api_of_flat_choices_and_of_a_single_player(name: str) -> None:
    api_test(MODULES[name].env(actions="flat"), num_cycles=30)
    if find_game(name).campaign:
        api_test(MODULES[name].env(challenge=3), num_cycles=30)


@pytest.mark.parametrize("name", NAMES)
def test_seeds(name: str) -> None:
    seed_test(MODULES[name].env, num_cycles=60)


@pytest.mark.parametrize("name", NAMES)
def test_max_cycles_and_the_parallel_form(name: str) -> None:
    parallel = MODULES[name].parallel_env
    max_cycles_test(
        SimpleNamespace(
            parallel_env=parallel,
            env=lambda max_cycles: parallel_to_aec(parallel(max_cycles=max_cycles)),
        )
    )
    parallel_api_test(parallel(max_cycles=50), num_cycles=100)


def test_the_parallel_form_is_over_when_all_agents_are_gone() -> None:
    env = machikoro_v1.parallel_env(players=2, max_cycles=3)
    env.reset(seed=1)
    while env.agents:
        env.step(dict.fromkeys(env.agents, 0))
    assert env.step({}) == ({}, {}, {}, {}, {})


def play(env: Any, seed: int) -> dict[str, float]:
    """A random game; returns the total reward of each agent."""
    env.reset(seed=seed)
    rng, totals = np.random.default_rng(seed), dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        totals[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        mask = observation["action_mask"]
        assert (mask == info["action_mask"]).all()
        others = [other for other in env.agents if other != agent]
        assert not any(env.observe(other)["action_mask"].any() for other in others[:1])
        env.step(rng.choice(np.flatnonzero(mask)))
    return totals


@pytest.mark.parametrize("name", NAMES)
def test_rewards_add_up(name: str) -> None:
    env = pettingzoo.make("aec", f"feira/{name}-v1", players=3)
    for seed in range(3):
        totals = play(env, seed)
        assert sum(totals.values()) == pytest.approx(0)
        assert max(totals.values()) > 0


def test_a_single_player_is_rewarded_with_the_points() -> None:
    env = mercado_v1.raw_env(challenge=2)
    totals = play(env, 1)
    assert totals == {"player_0": env.game.position().scores[0]}


def test_what_is_illegal_raises_or_ends_the_game() -> None:
    raw, env = machikoro_v1.raw_env(players=2), machikoro_v1.env(players=2)
    for one in (raw, env):
        one.reset(seed=1)
    with pytest.raises(IllegalChoice):
        raw.step(92)
    env.step(92)
    assert env.rewards["player_0"] == -1
    assert all(env.terminations.values())


def wrapped_by_pettingzoo(raw: Any) -> Any:
    env = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def state_of(env: Any) -> list[Any]:
    told = (env.rewards, env.terminations, env.truncations, env.unwrapped._cumulative_rewards)
    return [env.agent_selection, env.agents[:], *map(dict, told), repr(env.infos)]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("illegal", [None, 92, np.int64(92)])
def test_the_checks_are_those_of_pettingzoos_own_wrappers(name: str, illegal: Any) -> None:
    envs = [wrapped_by_pettingzoo(MODULES[name].raw_env()), MODULES[name].env()]
    seen: list[list[Any]] = []
    for env in envs:
        env.reset(seed=6)
        seen.append([])
        for count, agent in enumerate(env.agent_iter()):
            observation, _, terminated, truncated, _ = env.last()
            seen[-1] += [agent, observation["observation"].tobytes(), *state_of(env)]
            legal = np.flatnonzero(observation["action_mask"])
            if count == 30 and illegal is not None:
                env.step(illegal)
            else:
                env.step(None if terminated or truncated else legal[count % len(legal)])
    assert seen[0] == seen[1]


@pytest.mark.parametrize("wrapped", [wrapped_by_pettingzoo, CheckedEnv])
def test_a_wrapped_environment_is_used_in_order(wrapped: Callable[[Any], Any]) -> None:
    env = wrapped(machikoro_v1.raw_env(players=2))
    for early in (lambda: env.step(0), env.agent_iter, env.render, lambda: env.observe("player_0")):
        with pytest.raises(AssertionError, match="reset"):
            early()
    with pytest.raises(AttributeError, match="agents cannot be accessed before reset"):
        _ = env.agents
    env.reset(seed=1)
    for action in (93, -1, 0.5, None, 2**70):
        with pytest.raises(AssertionError, match="not in action space"):
            env.step(action)
    with pytest.raises(AssertionError, match="need to call step"):
        list(env.agent_iter())


def test_the_table_is_rendered() -> None:
    env = mercado_v1.env(render_mode="ansi")
    env.reset(seed=1)
    assert "seat 0" in env.render()
    assert feira.envs.__doc__


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_by_itself(name: str, again: Callable[[Any], Any]) -> None:
    def rest(env: Any) -> list[bytes]:
        seen = []
        while env.agents:
            observation, reward, terminated, truncated, _ = env.last()
            seen += [observation["observation"].tobytes(), repr(reward).encode()]
            legal = np.flatnonzero(observation["action_mask"])
            env.step(None if terminated or truncated else legal[len(seen) % len(legal)])
        return seen

    for env in (MODULES[name].raw_env(players=2), MODULES[name].env(players=2)):
        env.reset(seed=4)
        for _ in range(9):
            env.step(np.flatnonzero(env.last()[0]["action_mask"])[0])
        other = again(env)
        assert rest(other) == rest(again(env)) == rest(env)
        env.reset()
        other.reset()
        assert rest(other) == rest(env)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"players": 2.0}, "players is a whole number, not 2.0"),
        ({"players": "2"}, "players is a whole number, not '2'"),
        ({"players": 9}, "mercado has 1 to 4 seats, not 9"),
        ({"most_steps": -1}, "most_steps is at least 0, not -1"),
        ({"render_mode": "human"}, "render_mode is ansi or None, not 'human'"),
        ({"actions": "big"}, "actions are micro or flat, not 'big'"),
    ],
)
def test_bad_arguments_get_one_clear_line(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(FeiraError, match=f"^{words}$"):
        mercado_v1.env(**arguments)

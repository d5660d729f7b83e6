"""Gymnasium's checks, the three places of the mask, and opponents."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from feira.core.errors import FeiraError
from feira.envs.many_seats import OneSeatVectorEnv
from feira.envs.one_seat import OneSeatEnv
from feira.games import find_game

pytestmark = [
    pytest.mark.native,
    pytest.mark.filterwarnings("ignore"),
    pytest.mark.xdist_group("envs"),
]
IDS = ("feira/MercadoChallenge-v1", "feira/MercadoVersus-v1", "feira/MachiKoroVersus-v1")


@pytest.mark.parametrize("name", IDS)
def test_check_env(name: str) -> None:
    env = gymnasium.make(f"feira.envs:{name}", disable_env_checker=True)
    check_env(env.unwrapped, skip_render_check=True)


def episode(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """A random episode: its return, and the last info."""
    observation, info = env.reset(seed=seed)
    rng, total, over = np.random.default_rng(seed), 0.0, False
    while not over:
        masks = (observation["action_mask"], info["action_mask"], env.unwrapped.action_masks())
        assert (masks[0] == masks[1]).all()
        assert (masks[0] == masks[2]).all()
        action = rng.choice(np.flatnonzero(masks[0]))
        observation, reward, terminated, truncated, info = env.step(action)
        total, over = total + reward, terminated or truncated
    return total, info


@pytest.mark.parametrize("challenge", range(1, 10))
def test_the_return_of_a_challenge_is_its_result(challenge: int) -> None:
    env = gymnasium.make("feira.envs:feira/MercadoChallenge-v1", challenge=challenge)
    total, info = episode(env, challenge)
    assert total == info["result"]["result"]
    assert 0 <= info["result"]["fame"] <= 3


def test_against_named_players_from_any_seat() -> None:
    env = OneSeatEnv("machikoro", against=["greedy", "random"], seat=None, plus=True)
    seats = set()
    for seed in range(4):
        total, info = episode(env, seed)
        seats.add(env.seat)
        won = env.seat in info["result"]["winners"]
        assert total == pytest.approx(1.0 if won else -0.5)
    assert len(seats) > 1


def test_a_player_that_searches_may_be_an_opponent() -> None:
    total, _ = episode(OneSeatEnv("machikoro", against="search:simulations=20"), 1)
    assert total == pytest.approx(1) or total == pytest.approx(-1)


def test_an_illegal_action_costs_a_little_and_changes_nothing() -> None:
    env = OneSeatEnv("machikoro", against="random")
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    after, reward, terminated, _, info = env.step(np.int64(illegal))
    assert (after["observation"] == observation["observation"]).all()
    assert reward < 0
    assert info["illegal"]
    assert not terminated


@pytest.mark.parametrize(
    "arguments",
    [
        {"game": "mercado", "challenge": 2},
        {"game": "machikoro", "against": ["random", "greedy", "policy"], "seat": None},
    ],
)
def test_the_vector_form_plays_the_same_game(arguments: dict[str, Any]) -> None:
    env = OneSeatVectorEnv(16, **arguments)
    (observations, _), rng = env.reset(seed=1), np.random.default_rng(1)
    returns, ended = np.zeros(16), []
    for _ in range(300):
        masks = observations["action_mask"]
        assert (env.state.current_player == env.agents).all()
        assert (masks == env.action_masks()).all()
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
        observations, rewards, terminated, truncated, infos = env.step(actions)
        assert not truncated.any()
        assert not infos["illegal"].any()
        returns += rewards
        ended += returns[terminated].tolist()
        returns[terminated] = 0
    assert len(ended) > 16
    if "challenge" in arguments:
        assert min(ended) >= 0
    else:
        assert {round(one, 3) for one in ended} <= {1.0, -0.333}  # a random agent may never win
    assert env.observation_space.contains(observations)


def test_the_vector_form_is_registered_and_repeats_with_its_seed() -> None:
    def observed() -> bytes:
        env = gymnasium.make_vec(
            "feira.envs:feira/MachiKoroVersus-v1",
            num_envs=8,
            vectorization_mode="vector_entry_point",
        )
        observations, _ = env.reset(seed=5)
        for _ in range(20):
            actions = observations["action_mask"].argmax(axis=1)
            observations, *_ = env.step(actions)
        return bytes(observations["observation"].tobytes())

    assert observed() == observed()


def test_bad_arguments_get_one_clear_line() -> None:
    with pytest.raises(FeiraError, match="no player"):
        OneSeatEnv("machikoro", against="nobody")
    with pytest.raises(FeiraError, match="an agent and 2 others are 3 players, not 4"):
        OneSeatEnv("machikoro", against=["greedy", "greedy"], players=4)
    with pytest.raises(FeiraError, match="seats are numbered"):
        OneSeatEnv("machikoro", against="greedy", seat=2)
    with pytest.raises(FeiraError, match="1 to 9"):
        OneSeatEnv("mercado", challenge=10)
    with pytest.raises(FeiraError, match="no challenges"):
        OneSeatEnv("machikoro", challenge=1)
    with pytest.raises(FeiraError, match="searches"):
        OneSeatVectorEnv(2, game="machikoro", against="master")
    with pytest.raises(FeiraError, match="challenge is a whole number, not '2'"):
        OneSeatEnv("mercado", challenge="2")  # type: ignore[arg-type]
    for others in ({"against": "hard"}, {"players": 2}):
        with pytest.raises(FeiraError, match="a challenge is for one player"):
            OneSeatVectorEnv(2, game="mercado", challenge=2, **others)
    with pytest.raises(FeiraError, match="num_envs is at least 1, not 0"):
        OneSeatVectorEnv(0, game="machikoro", against="greedy")


def test_a_game_has_to_be_begun_before_a_step() -> None:
    env = gymnasium.make("feira/MercadoChallenge-v1")
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(TypeError, match="integer"):
        env.unwrapped.step(0.5)


@pytest.mark.parametrize("most_steps", [0, 9])
def test_every_policy_finds_an_action_in_the_mask_at_the_end(most_steps: int) -> None:
    """Gymnasium's vector environments ask for an action there, and ignore it."""
    env = OneSeatEnv("machikoro", against="random", most_steps=most_steps)
    (observation, info), over = env.reset(seed=1), False
    while not over:
        action = np.flatnonzero(observation["action_mask"])[0]
        observation, _, terminated, truncated, info = env.step(action)
        over = terminated or truncated
    assert truncated == bool(most_steps)
    for mask in (observation["action_mask"], info["action_mask"], env.action_masks()):
        assert mask.all()


def ends(envs: Any, steps: int) -> list[tuple[bytes, bytes, int]]:
    """Plays; for every game that ended its last observation, the one before, and its length."""
    found, (observations, _) = [], envs.reset(seed=2)
    for _ in range(steps):
        before = observations["observation"].copy()
        actions = observations["action_mask"].argmax(axis=1)
        observations, _, terminated, truncated, infos = envs.step(actions)
        ended = terminated | truncated
        assert ("final_obs" in infos) == ended.any()
        for i in ended.nonzero()[0]:
            final = infos["final_obs"][i]
            assert envs.single_observation_space.contains(final)
            assert final["action_mask"].all()
            last = final["observation"].tobytes()
            assert last != observations["observation"][i].tobytes()  # that of the new game
            found.append((last, before[i].tobytes(), infos["final_info"]["steps"][i]))
        if ended.any():
            assert (infos["_final_obs"] == ended).all()
            assert [one is not None for one in infos["final_obs"]] == ended.tolist()
    return found


@pytest.mark.parametrize("against", ["greedy", None])
def test_the_vector_form_keeps_the_last_observation_of_a_game(against: str | None) -> None:
    arguments: dict[str, Any] = (
        {"challenge": 2} if against is None else {"against": against, "money": "open"}
    )
    envs = OneSeatVectorEnv(6, game="mercado", most_steps=31, copy=False, **arguments)
    found = ends(envs, 70)
    assert len(found) > 6
    for last, before, steps in found:
        assert last != before
        assert 0 < steps <= 31


@pytest.mark.parametrize("arguments", [{"challenge": 2}, {"against": "greedy"}])
def test_the_last_observation_has_what_was_picked(arguments: dict[str, Any]) -> None:
    names = find_game("mercado").strategy.observation_names
    picks = [i for i, name in enumerate(names) if name.startswith("has picked")]
    picked = set()
    for most_steps in range(1, 12):
        envs = OneSeatVectorEnv(4, game="mercado", most_steps=most_steps, **arguments)
        for last, _, _ in ends(envs, most_steps):
            picked |= set(np.frombuffer(last, np.int8)[picks].tolist())
    assert picked == {0, 1}


def test_the_vector_form_has_to_be_begun_before_a_step() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded):
        OneSeatVectorEnv(2, game="mercado", challenge=2).step(np.zeros(2, int))


def test_the_vector_form_takes_one_action_for_each_game() -> None:
    envs = OneSeatVectorEnv(4, game="mercado", challenge=2)
    envs.reset(seed=1)
    with pytest.raises(FeiraError, match="actions are whole numbers, not float64"):
        envs.step(np.zeros(4))
    for actions, found in (([0] * 3, "3"), (np.zeros((4, 1), int), "4 x 1")):
        with pytest.raises(FeiraError, match=f"^expected 4 actions, found {found}$"):
            envs.step(actions)  # type: ignore[arg-type]

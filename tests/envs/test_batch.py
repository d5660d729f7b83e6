"""Batches: exact steps, the same on every device, and clear errors for bad input."""

import os
import subprocess
import sys

import numpy as np
import pytest

from feira.core.errors import FeiraError
from feira.core.position import Position
from feira.envs.batch import BatchEnv
from feira.games import NAMES

pytestmark = pytest.mark.xdist_group("envs")  # what is compiled for one serves all

SIZE = 24


@pytest.mark.native
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("actions", ["micro", "flat"])
def test_states_are_what_the_rules_say(name: str, actions: str) -> None:
    env = BatchEnv(name, SIZE, players=3, actions=actions, auto_reset=False)  # type: ignore[arg-type]
    state = env.init(1)
    game = env.setting.game
    ended = 0
    for number in range(1, 2000):
        state = env.step(state, env.random_actions(state, number), number)
        assert not state.illegal.any()
        if number % 50 == 0:
            for i in range(0, SIZE, 5):
                position = Position.load(game, state.positions[i])
                assert bool(state.terminated[i]) == position.over
                assert state.current_player[i] == (-1 if position.over else position.actor)
                if actions == "flat" and not position.over:
                    assert np.flatnonzero(state.mask[i]).tolist() == position.legal()
        for i in np.flatnonzero(state.rewards.any(axis=1)).tolist():
            ended += 1
            position = Position.load(game, state.positions[i])
            winners = position.winners
            shares = [(seat in winners) / len(winners) for seat in range(3)]
            assert state.rewards[i].tolist() == pytest.approx([(3 * s - 1) / 2 for s in shares])
            assert state.mask[i].all()
        if state.terminated.all():
            break
    assert ended == SIZE
    before = state.copy()
    env.step(state, np.zeros(SIZE, np.int32), 1)
    assert state.positions.tobytes() == before.positions.tobytes()
    assert not state.rewards.any()
    assert state.terminated.all()


@pytest.mark.native
@pytest.mark.parametrize("name", NAMES)
def test_the_same_seeds_give_the_same_games_and_other_seeds_others(name: str) -> None:
    def play(cores: int, shift: int = 0) -> bytes:
        env = BatchEnv(name, SIZE, players=2, cores=cores, most_steps=40)
        state = env.init(5 + shift)
        parts = []
        for number in range(120):
            env.step(state, env.random_actions(state, number), number + shift)
            parts += [state.positions.tobytes(), state.observation.tobytes(), state.mask.tobytes()]
        return b"".join(parts)

    assert play(1) == play(1) == play(3)
    assert play(1) != play(1, shift=1)


@pytest.mark.native
def test_a_game_that_ends_begins_anew_in_the_same_step() -> None:
    env = BatchEnv("mercado", SIZE, challenge=2, most_steps=30)
    state = env.init(3)
    returns, results = np.zeros(SIZE), 0
    for number in range(200):
        before = state.counters[:, 1].copy()
        env.step(state, env.random_actions(state, number), number)
        returns += state.rewards[:, 0]
        ended = state.terminated | state.truncated
        assert (state.counters[ended, 1] == 0).all()
        assert (state.counters[~ended, 1] == before[~ended] + 1).all()
        assert (before[state.truncated] == 29).all()
        assert (state.current_player == 0).all()
        assert (returns[ended] >= 0).all()
        returns[ended] = 0
        results += int(ended.sum())
    assert results > SIZE


@pytest.mark.native
def test_an_illegal_action_changes_nothing_and_is_told() -> None:
    env = BatchEnv("machikoro", 4, players=2)
    state = env.init(1)
    before = state.copy()
    illegal = int(np.flatnonzero(~state.legal_action_mask[0])[0])
    env.step(state, np.array([illegal, -1, 10_000, 2**31 - 1]), 7)
    assert state.illegal.all()
    legal = env.random_actions(state, 1).astype(np.int64)
    env.step(state, legal + (1 << 32), 8)
    assert state.illegal.all()
    assert state.positions.tobytes() == before.positions.tobytes()
    assert (state.counters[:, 1] == 2).all()


@pytest.mark.native
def test_bad_input_gets_one_clear_line() -> None:
    with pytest.raises(FeiraError, match="micro or flat"):
        BatchEnv("machikoro", 4, actions="tiny")  # type: ignore[arg-type]
    with pytest.raises(FeiraError, match="'cpu' or 'cuda'"):
        BatchEnv("machikoro", 4, device="tpu")  # type: ignore[arg-type]
    with pytest.raises(FeiraError, match="batch_size is at least 1, not 0"):
        BatchEnv("machikoro", 0)
    with pytest.raises(FeiraError, match="challenge"):
        BatchEnv("mercado", 4, players=2, challenge=2)
    env = BatchEnv("machikoro", 4)
    state = env.init(1)
    with pytest.raises(FeiraError, match="4 actions"):
        env.step(state, [0], 1)
    with pytest.raises(FeiraError, match="actions are whole numbers, not float32"):
        env.step(state, np.zeros(4, np.float32), 1)
    for seed, words in ((-1, "at least 0"), (1.5, "a whole number"), (1 << 62, "at most")):
        with pytest.raises(FeiraError, match=f"seed is {words}"):
            env.step(state, [0] * 4, seed)  # type: ignore[arg-type]


SIMULATED = """
import hashlib, sys
import numpy as np
from feira.envs.batch import BatchEnv
name, device = sys.argv[1:]
host = (lambda array: array.copy_to_host()) if device == "cuda" else np.asarray
for options in ({}, {"actions": "flat", "auto_reset": False, "players": 2}):
    env = BatchEnv(name, 3, device=device, most_steps=12, **options)
    state = env.init(4)
    digest = hashlib.sha256()
    for number in range(15):
        env.step(state, env.random_actions(state, number), number)
        for field in ("positions", "counters", "flags", "rewards", "observation", "mask"):
            digest.update(host(getattr(state, field)).tobytes())
    print(digest.hexdigest())
"""


@pytest.mark.native
@pytest.mark.parametrize("name", NAMES)
def test_a_gpu_steps_the_same_games_in_the_simulator(name: str) -> None:
    def digests(device: str, **environment: str) -> list[str]:
        return subprocess.run(
            [sys.executable, "-c", SIMULATED, name, device],
            check=True,
            capture_output=True,
            text=True,
            env={**os.environ, **environment},
        ).stdout.split()

    # The simulator hands kernels arrays of its own, which compiled functions do not take.
    simulated = digests("cuda", NUMBA_ENABLE_CUDASIM="1", NUMBA_DISABLE_JIT="1")
    assert len(simulated) == 2
    assert simulated == digests("cpu")

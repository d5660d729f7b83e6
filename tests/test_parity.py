"""Interpreted, compiled and simulated CUDA play: the same positions, byte for byte."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from feira.core.batch import play_on_cores
from feira.core.game import Game
from feira.core.record import replay
from feira.core.verbs import apply
from feira.games import NAMES, find_game
from tests.golden import golden_files, load

RANDOM_GAMES = 1000

# Reads games as choices, applies them, and prints a digest of all positions of each game.
REPLAY = """
import hashlib, json, sys
from feira.core.verbs import apply
from feira.games import find_game
for line in open(sys.argv[1]):
    name, seats, options, choices = json.loads(line)
    game = find_game(name)
    s = game.rules.start(game.configure(seats, options))[0]
    digest = hashlib.sha256(s.tobytes())
    for choice in choices:
        apply(s, choice, None)
        digest.update(s.tobytes())
    print(digest.hexdigest())
"""


def digests(games: Path, *, interpreted: bool) -> list[str]:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1" if interpreted else "0"}
    done = subprocess.run(
        [sys.executable, "-c", REPLAY, str(games)],
        check=True,
        capture_output=True,
        text=True,
        env=environment,
    )
    return done.stdout.split()


def random_choices(game: Game, number: int) -> tuple[int, dict[str, str], list[int]]:
    from feira.cli.record import random_game

    variants = game.rules.variants()
    config = variants[number % len(variants)]
    record = random_game(game, config, seed=17, number=number)
    return config.seats, dict(config.options), list(record.choices)


@pytest.mark.native
@pytest.mark.parametrize("name", NAMES)
def test_interpreted_and_compiled_positions_are_identical(name: str, tmp_path: Path) -> None:
    game = find_game(name)
    games = [(name, *random_choices(game, number)) for number in range(RANDOM_GAMES)]
    for path in golden_files():
        record = load(path)
        if record.game is game:
            config = record.config
            games.append((name, config.seats, dict(config.options), list(record.choices)))
    path = tmp_path / "games.jsonl"
    path.write_text("".join(json.dumps(game) + "\n" for game in games), encoding="utf-8")
    compiled = digests(path, interpreted=False)
    assert len(compiled) == len(games) > RANDOM_GAMES
    assert digests(path, interpreted=True) == compiled


def test_events_do_not_change_what_happens() -> None:
    """Golden games are replayed with events; mass play goes without. Same positions."""
    for path in golden_files():
        record = load(path)
        s = record.game.rules.start(record.config)[0]
        for step in replay(record):
            apply(s, step.choice, None)
            assert s.tobytes() == bytes(step.after)


SIMULATED = """
import hashlib, sys
import numpy as np
from feira.core.cuda import play_on_gpu
from feira.games import find_game
game = find_game(sys.argv[1])
for config in game.rules.variants():
    batches = list(play_on_gpu(game.rules, config, games=6, seed=23, keep_positions=True, chunk=4))
    positions = np.concatenate([batch.positions for batch in batches])
    points = np.concatenate([batch.points for batch in batches]).astype(np.int32)
    steps = sum(batch.steps for batch in batches)
    data = positions.tobytes() + points.tobytes() + bytes(str(steps), "ascii")
    print(hashlib.sha256(data).hexdigest())
"""


@pytest.mark.native
@pytest.mark.parametrize("name", NAMES)
def test_the_cuda_kernel_plays_the_same_games_in_the_simulator(name: str) -> None:
    game = find_game(name)
    simulated = subprocess.run(
        [sys.executable, "-c", SIMULATED, name],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
    ).stdout.split()
    ours = []
    for config in game.rules.variants():
        (batch,) = play_on_cores(game.rules, config, games=6, seed=23)
        points = np.ascontiguousarray(batch.points)
        steps = bytes(str(batch.steps), "ascii")
        ours.append(
            hashlib.sha256(batch.positions.tobytes() + points.tobytes() + steps).hexdigest()
        )
    assert simulated == ours


@pytest.mark.native
def test_the_same_games_on_any_number_of_cores() -> None:
    game = find_game(NAMES[0])
    config = game.configure(None, {})

    def played(cores: int) -> bytes:
        batches = play_on_cores(game.rules, config, games=10_000, seed=3, cores=cores)
        return b"".join(batch.points.tobytes() for batch in batches)

    assert played(1) == played(2) == played(3)

"""Mass random play on the processor: whole games, on all cores, from the verbs alone."""

import os
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice

import numpy as np

from feira.core.game import Config, Game
from feira.core.jit import inline, jit
from feira.core.random import advance, stream
from feira.core.verbs import CHANCE, NOBODY, actor, apply, draw, pick, score

SCRATCH = 64  # room that `pick` may use
SEATS = 8  # more than any game has
CHUNK = 4096  # games between two reports of progress


@inline
def play_out(s: np.record, a: int, b: int, scratch: np.ndarray) -> int:
    """Plays the position to its end at random, from a stream's state. Returns the steps."""
    steps = 0
    who = actor(s)
    while who != NOBODY:
        while who == CHANCE:  # a loop of its own: threads of a GPU then choose together
            a, b, r = advance(a, b)
            apply(s, draw(s, r), None)
            steps += 1
            who = actor(s)
        if who != NOBODY:
            a, b, r = advance(a, b)
            apply(s, pick(s, r, scratch), None)
            steps += 1
            who = actor(s)
    return steps


@jit
def play_games(
    start: np.ndarray,
    seed: int,
    first: int,
    positions: np.ndarray,
    points: np.ndarray,
    places: np.ndarray,
) -> int:
    """Plays games `first`, `first + 1`, … of a seed, as many as there are positions to fill."""
    scratch = np.zeros(SCRATCH, np.int64)
    steps = 0
    for i in range(len(positions)):
        positions[i] = start[0]
        a, b = stream(seed, first + i)
        steps += play_out(positions[i], a, b, scratch)
        score(positions[i], points[i], places[i])
    return steps


@dataclass(frozen=True, kw_only=True)
class Batch:
    """Games played to their end, and what came out."""

    first: int
    steps: int
    positions: np.ndarray
    points: np.ndarray  # [game, seat]
    places: np.ndarray  # [game, seat]


def starting(game: Game, config: Config) -> np.ndarray:
    """The position before the first choice, as an array of one."""
    start = np.zeros(1, game.dtype)
    game.setup(start[0], config)
    return start


def play_batch(start: np.ndarray, seats: int, seed: int, first: int, games: int) -> Batch:
    """Plays some games on this thread, without holding up others."""
    positions = np.empty(games, start.dtype)
    points = np.zeros((games, SEATS), np.int32)
    places = np.zeros((games, SEATS), np.int32)
    steps = play_games(start, seed, first, positions, points, places)
    return Batch(
        first=first,
        steps=steps,
        positions=positions,
        points=points[:, :seats],
        places=places[:, :seats],
    )


def play_on_cores(
    game: Game, config: Config, *, games: int, seed: int, cores: int | None = None
) -> Iterator[Batch]:
    """Plays games 0, 1, … of a seed on all cores (or on so many), and yields them as they end."""
    start = starting(game, config)
    cores = cores or os.cpu_count() or 1
    waiting = iter(range(0, games, CHUNK))
    with ThreadPoolExecutor(cores) as pool:

        def submit(first: int) -> Future[Batch]:
            size = min(CHUNK, games - first)
            return pool.submit(play_batch, start, config.seats, seed, first, size)

        running = [submit(first) for first in islice(waiting, cores + 1)]
        while running:
            batch = running.pop(0).result()
            running += [submit(first) for first in islice(waiting, 1)]
            yield batch

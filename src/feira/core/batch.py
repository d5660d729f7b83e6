"""Mass random play on the CPU: whole games, on all cores, from the verbs alone."""

import os
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice

import numpy as np

from feira.core.config import Config
from feira.core.jit import inline, jit
from feira.core.random import advance, stream
from feira.core.rules import MOST_SEATS, Rules
from feira.core.shares import win_shares
from feira.core.types import CHANCE, NOBODY, Array, State
from feira.core.verbs import actor, apply, draw, pick, score

SCRATCH = 64  # size of the scratch buffer that `pick` may use
CHUNK = 4096  # games between two reports of progress


@inline
def play_out(s: State, a: int, b: int, scratch: Array) -> int:
    """Plays the position to its end at random, from a stream's state. Returns the steps.

    The rules are applied at one place only, because they make up most of a compiled loop. Chance
    acts in a loop of its own, so that the threads of a GPU draw together.
    """
    steps = 0
    who = actor(s)
    while who != NOBODY:
        a, b, r = advance(a, b)
        choice = draw(s, r) if who == CHANCE else pick(s, r, scratch)
        who = CHANCE
        while who == CHANCE:
            apply(s, choice, None)
            steps += 1
            who = actor(s)
            if who == CHANCE:
                a, b, r = advance(a, b)
                choice = draw(s, r)
    return steps


@jit
def play_games(
    start: Array,
    seed: int,
    first: int,
    positions: Array,
    points: Array,
    places: Array,
    scratch: Array,
) -> int:
    """Plays games `first`, `first + 1`, … of a seed, one for each position to fill."""
    steps = 0
    for i in range(len(positions)):
        positions[i] = start[0]
        a, b = stream(seed, first + i)
        steps += play_out(positions[i], a, b, scratch)
        score(positions[i], points[i], places[i])
    return steps


@jit
def add_up(
    points: Array, places: Array, wins: Array, sums: Array, squares: Array, shares: Array
) -> None:
    """Adds the results of a batch to the sums by seat: a GPU plays a million games in 60 ms."""
    for game in range(len(points)):
        win_shares(places[game], len(wins), shares)
        for seat in range(len(wins)):
            wins[seat] += shares[seat]
            sums[seat] += points[game, seat]
            squares[seat] += float(points[game, seat]) ** 2


@dataclass(frozen=True, kw_only=True)
class Batch:
    """Games played to their end, with their scores."""

    first: int
    steps: int
    positions: Array
    points: Array  # [game, seat]
    places: Array  # [game, seat]


def play_batch(start: Array, seats: int, seed: int, first: int, games: int) -> Batch:
    """Plays some games on this thread. The GIL is released, so other threads continue."""
    positions = np.empty(games, start.dtype)
    points = np.zeros((games, MOST_SEATS), np.int32)
    places = np.zeros((games, MOST_SEATS), np.int32)
    scratch = np.zeros(SCRATCH, np.int64)
    steps = play_games(start, seed, first, positions, points, places, scratch)
    return Batch(
        first=first,
        steps=steps,
        positions=positions,
        points=points[:, :seats],
        places=places[:, :seats],
    )


def play_on_cores(
    rules: Rules, config: Config, *, games: int, seed: int, cores: int | None = None
) -> Iterator[Batch]:
    """Plays games 0, 1, … of a seed on all cores (or on `cores`), and yields them as they end."""
    start = rules.start(config)
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

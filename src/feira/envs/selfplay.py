"""Self-play games, thousands at once, for training the players' networks.

They differ from the research environments in their results: the objective of the players (the share
of the win, or the value of a challenge) and the points of every seat. Each game has its own table,
so one batch mixes options.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from feira.core.jit import inline, jit
from feira.core.random import stream
from feira.core.rules import MOST_SEATS
from feira.core.shares import win_shares
from feira.core.strategy import ROOM
from feira.core.types import NOBODY, Array, State
from feira.core.verbs import actor, evaluate, micro_mask, observe
from feira.envs.setting import Setting
from feira.envs.stepping import make, settle
from feira.players.training.batched_games import COUNTERS, DONE, PICKED, SEAT, STEPS

BEGIN, STEP = range(2)  # values of `how`
MICRO = True  # the form of their actions
RESULTS = 2 * MOST_SEATS  # shares of the win by seat, then points by seat


class Games(NamedTuple):
    """The games of a batch, in arrays of the processor or of a GPU."""

    starts: Any  # positions before the first draw, one for each table
    tables: Any  # by game: the number of its table
    positions: Any
    counters: Any  # by game: picks, steps, the seat to act, and whether it ended in this step
    results: Any  # by game: the results of a game that ended in this step
    observations: Any
    masks: Any


class Work(NamedTuple):
    """Arrays for kernels to work in."""

    room: Array
    points: Array
    places: Array
    values: Array


def new_work() -> Work:
    """Arrays for one thread."""
    return Work(
        room=np.zeros(ROOM, np.int32),
        points=np.zeros(MOST_SEATS, np.int64),
        places=np.zeros(MOST_SEATS, np.int64),
        values=np.zeros(MOST_SEATS, np.float64),
    )


@inline
def judge_result(s: State, row: Array, points: Array, places: Array, values: Array) -> None:
    """Writes the result of a game: with one seat, the value of the challenge as its share."""
    seats = int(s.seats)
    evaluate(s, points, places, values)
    if seats > 1:
        win_shares(places, seats, values)
        if actor(s) != NOBODY:  # it was truncated
            for seat in range(seats):
                values[seat] = 1.0 / seats
    for seat in range(seats):
        row[seat] = values[seat]
        row[MOST_SEATS + seat] = points[seat]


@inline
def ask(s: State, counters: Array, observation: Array, mask: Array, room: Array) -> None:
    """Writes the observation and mask of the seat to act, into rows that are all zero.

    All rows are cleared together before: on a GPU that is many times faster than one by one.
    """
    picked = int(counters[PICKED])
    counters[SEAT] = s.turn
    micro_mask(s, picked, mask)
    observe(s, int(s.turn), picked, observation, room)


@jit
def run_games(
    how: int, seed: int, first: int, most_steps: int, games: Games, actions: Array, work: Work
) -> None:
    """Sets up every game, or makes one micro-action in each; finished games are reset."""
    for i in range(len(games.tables)):
        s = games.positions[i]
        counters = games.counters[i]
        a, b = stream(seed, first + i)
        counters[DONE] = 0
        if how == STEP:
            counters[PICKED] = make(s, int(counters[PICKED]), int(actions[i]), MICRO)
            counters[STEPS] += 1
            a, b = settle(s, a, b)
            if actor(s) == NOBODY or counters[STEPS] >= most_steps:
                judge_result(s, games.results[i], work.points, work.places, work.values)
                counters[DONE] = 1
        if how == BEGIN or counters[DONE]:
            games.positions[i] = games.starts[games.tables[i]]
            settle(s, a, b)
            counters[PICKED] = 0
            counters[STEPS] = 0
        ask(s, counters, games.observations[i], games.masks[i], work.room)


def tables_of(shares: Sequence[float], size: int) -> Array:
    """The number of the table of each game, in proportion to the tables' shares."""
    bounds = np.cumsum(np.array(shares) / sum(shares)) * size
    return np.searchsorted(bounds, np.arange(size) + 0.5).astype(np.int32)


class SelfPlayGames:
    """Games stepped on the CPU."""

    def __init__(
        self, settings: Sequence[Setting], shares: Sequence[float], size: int, most_steps: int
    ) -> None:
        one = settings[0]
        self.size, self.seats, self.most_steps = size, one.seats, most_steps
        self.games = Games(
            starts=np.concatenate([setting.start for setting in settings]),
            tables=tables_of(shares, size),
            positions=np.zeros(size, one.game.rules.dtype),
            counters=np.zeros((size, COUNTERS), np.int32),
            results=np.zeros((size, RESULTS), np.float32),
            observations=np.zeros((size, one.observation_size), np.int8),
            masks=np.zeros((size, one.action_count), np.int8),
        )
        self.work = new_work()
        self.calls = 0

    def begin(self) -> None:
        """Sets up all games."""
        self._run(BEGIN, np.zeros(self.size, np.int32))

    def step(self, actions: Any) -> None:
        """One micro-action in each game."""
        self._run(STEP, actions.astype(np.int32))

    def _run(self, how: int, actions: Array) -> None:
        self.calls += 1
        self.games.observations[:] = 0
        self.games.masks[:] = 0
        run_games(how, self.calls, 0, self.most_steps, self.games, actions, self.work)

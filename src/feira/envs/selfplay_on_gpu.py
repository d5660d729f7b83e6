"""Self-play games on a GPU, one thread per game, in PyTorch's memory. Imported on request."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from feira.core.cuda import REGISTERS, at_most, cuda, device_name
from feira.core.random import stream
from feira.core.rules import MOST_SEATS
from feira.core.strategy import ROOM
from feira.core.types import NOBODY
from feira.core.verbs import actor
from feira.envs.selfplay import (
    BEGIN,
    MICRO,
    RESULTS,
    STEP,
    Games,
    ask,
    judge_result,
    tables_of,
)
from feira.envs.setting import Setting
from feira.envs.stepping import make, settle
from feira.players.training.batched_games import COUNTERS, DONE, PICKED, STEPS

THREADS = 128  # of a block


@cuda.jit(cache=True, **at_most(REGISTERS))  # type: ignore[untyped-decorator]
def run_kernel(
    how: int,
    seed: int,
    most_steps: int,
    starts: Any,
    tables: Any,
    positions: Any,
    all_counters: Any,
    results: Any,
    observations: Any,
    masks: Any,
    actions: Any,
) -> None:
    """Sets up one game per thread, or makes one micro-action in it; finished games are reset."""
    i = cuda.grid(1)
    if i < len(tables):
        room = cuda.local.array(ROOM, np.int32)
        points = cuda.local.array(MOST_SEATS, np.int64)
        places = cuda.local.array(MOST_SEATS, np.int64)
        values = cuda.local.array(MOST_SEATS, np.float64)
        own = cuda.local.array(1, starts.dtype)
        own[0] = positions[i]
        s = own[0]
        counters = all_counters[i]
        a, b = stream(seed, i)
        counters[DONE] = 0
        if how == STEP:
            counters[PICKED] = make(s, int(counters[PICKED]), int(actions[i]), MICRO)
            counters[STEPS] += 1
            a, b = settle(s, a, b)
            if actor(s) == NOBODY or counters[STEPS] >= most_steps:
                judge_result(s, results[i], points, places, values)
                counters[DONE] = 1
        if how == BEGIN or counters[DONE]:
            own[0] = starts[tables[i]]
            settle(s, a, b)
            counters[PICKED] = 0
            counters[STEPS] = 0
        ask(s, counters, observations[i], masks[i], room)
        positions[i] = own[0]


class SelfPlayOnGpu:
    """Games stepped on the GPU; observations, masks and results are PyTorch's tensors."""

    def __init__(
        self, settings: Sequence[Setting], shares: Sequence[float], size: int, most_steps: int
    ) -> None:
        import torch

        device_name()
        one = settings[0]
        self.torch, self.size, self.seats, self.most_steps = torch, size, one.seats, most_steps
        dtype = one.game.rules.dtype

        def zeros(shape: tuple[int, ...], kind: Any) -> Any:
            return torch.zeros(shape, dtype=kind, device="cuda")

        self.games = Games(
            starts=cuda.to_device(np.concatenate([setting.start for setting in settings])),
            tables=cuda.to_device(tables_of(shares, size)),
            positions=cuda.device_array(size, dtype),
            counters=zeros((size, COUNTERS), torch.int32),
            results=zeros((size, RESULTS), torch.float32),
            observations=zeros((size, one.observation_size), torch.int8),
            masks=zeros((size, one.action_count), torch.int8),
        )
        self.calls = 0

    def begin(self) -> None:
        """Sets up all games."""
        self._run(BEGIN, self.torch.zeros(self.size, dtype=self.torch.int32, device="cuda"))

    def step(self, actions: Any) -> None:
        """One micro-action in each game."""
        self._run(STEP, actions.int())

    def _run(self, how: int, actions: Any) -> None:
        self.calls += 1
        queue = cuda.external_stream(self.torch.cuda.current_stream().cuda_stream)
        games, view = self.games, cuda.as_cuda_array
        games.observations.zero_()
        games.masks.zero_()
        run_kernel[(self.size + THREADS - 1) // THREADS, THREADS, queue](
            how,
            self.calls,
            self.most_steps,
            games.starts,
            games.tables,
            games.positions,
            view(games.counters),
            view(games.results),
            view(games.observations),
            view(games.masks),
            view(actions),
        )

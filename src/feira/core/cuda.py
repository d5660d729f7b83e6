"""Mass random play on a GPU: the same verbs, one thread for each game. Imported only on request."""

from collections.abc import Iterator
from typing import Any

import numba
import numpy as np
from numba.extending import overload

from feira.core.batch import SCRATCH, Batch, play_out
from feira.core.bits import everyone, popcount
from feira.core.config import Config
from feira.core.errors import FeiraError
from feira.core.random import stream
from feira.core.rules import MOST_SEATS, Rules
from feira.core.verbs import score

# Some releases of numba-cuda still look for names that NumPy 2.5 dropped.
for _old, _new in (("row_stack", np.vstack), ("in1d", np.isin), ("trapz", np.trapezoid)):
    if not hasattr(np, _old):
        setattr(np, _old, _new)

try:
    from numba import cuda
except ImportError:  # pragma: no cover
    raise FeiraError("the GPU needs the package numba-cuda: pip install 'feira[gpu]'") from None

if not numba.config.ENABLE_CUDASIM:
    # Tables go to global memory, where the cache serves all threads of a warp at once. Constant
    # memory, which Numba would choose, serves one address at a time, and every thread has its own.
    from numba.cuda.cudadrv import nvvm

    nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL

__all__ = ["REGISTERS", "THREADS", "at_most", "cuda", "device_name", "play_games", "play_on_gpu"]

THREADS = 256  # of a block
REGISTERS = 32  # of a thread: twice the games in flight are worth more than a few spills
CHUNK = 1 << 20  # games of one launch: enough to fill the largest GPU several times over


def at_most(registers: int) -> dict[str, int]:
    """The kernel option that limits registers per thread; the simulator has none."""
    return {} if numba.config.ENABLE_CUDASIM else {"max_registers": registers}


@overload(popcount, target="cuda")  # type: ignore[untyped-decorator]
def _popcount(mask: Any) -> Any:
    def native(mask: Any) -> Any:
        return cuda.popc(np.int32(mask))  # sets have at most 32 members: half the work

    return native


@overload(everyone, target="cuda")  # type: ignore[untyped-decorator]
def _everyone(_set: Any) -> Any:
    def native(_set: Any) -> Any:
        return True

    return native


@cuda.jit(cache=True, **at_most(REGISTERS))  # type: ignore[untyped-decorator]
def play_games(
    start: Any, seed: int, first: int, positions: Any, points: Any, places: Any, steps: Any
) -> None:
    """One game for each thread, in local memory. Positions are written out if there is room."""
    i = cuda.grid(1)
    if i < len(steps):
        scratch = cuda.local.array(SCRATCH, np.int32)
        own = cuda.local.array(1, start.dtype)
        own[0] = start[0]
        a, b = stream(seed, first + i)
        steps[i] = play_out(own[0], a, b, scratch)
        if i < len(positions):
            positions[i] = own[0]
        own_points = cuda.local.array(MOST_SEATS, np.int32)
        own_places = cuda.local.array(MOST_SEATS, np.int32)
        score(own[0], own_points, own_places)
        for seat in range(points.shape[1]):
            points[i, seat] = own_points[seat]
            places[i, seat] = own_places[seat]


def device_name() -> str:
    """The GPU's name; `FeiraError` if there is none."""
    if not cuda.is_available():
        raise FeiraError("no CUDA device was found on this machine")
    name = getattr(cuda.get_current_device(), "name", "CUDA simulator")
    return name.decode() if isinstance(name, bytes) else str(name)


class Lane:
    """One of two lanes: one launch computes while the results of the previous one are read."""

    def __init__(self, start: Any, dtype: np.dtype[Any], seats: int, size: int, kept: int) -> None:
        self.start = start
        self.stream = cuda.stream()
        self.positions = cuda.device_array(kept, dtype)
        self.points = cuda.device_array((size, seats), np.int16)
        self.places = cuda.device_array((size, seats), np.int8)
        self.steps = cuda.device_array(size, np.int32)
        self.first = 0
        self.games = 0

    def launch(self, seed: int, first: int, games: int) -> "Lane":
        """Launches some games asynchronously."""
        self.first, self.games = first, games
        blocks = (games + THREADS - 1) // THREADS
        play_games[blocks, THREADS, self.stream](
            self.start,
            seed,
            first,
            self.positions,
            self.points[:games],
            self.places[:games],
            self.steps[:games],
        )
        return self

    def batch(self) -> Batch:
        """Waits for the games and copies their results to the host."""
        points, places, steps = (
            results[: self.games].copy_to_host(stream=self.stream)
            for results in (self.points, self.places, self.steps)
        )
        positions = self.positions[: self.games].copy_to_host(stream=self.stream)
        self.stream.synchronize()
        return Batch(
            first=self.first,
            steps=int(steps.sum(dtype=np.int64)),
            positions=positions,
            points=points,
            places=places,
        )


def play_on_gpu(
    rules: Rules,
    config: Config,
    *,
    games: int,
    seed: int,
    keep_positions: bool = False,
    chunk: int = CHUNK,
) -> Iterator[Batch]:
    """Plays games 0, 1, … of a seed on the GPU: the same games as `play_on_cores` plays."""
    device_name()
    start = cuda.to_device(rules.start(config))
    size = min(games, chunk)
    kept = size if keep_positions else 1
    lanes = [Lane(start, rules.dtype, config.seats, size, kept) for _ in range(2)]
    busy: list[Lane] = []
    for number, first in enumerate(range(0, games, chunk)):
        busy.append(lanes[number % 2].launch(seed, first, min(chunk, games - first)))
        if len(busy) == 2:
            yield busy.pop(0).batch()
    for lane in busy:
        yield lane.batch()

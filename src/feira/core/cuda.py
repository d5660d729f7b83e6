"""Mass random play on a GPU: the same verbs, one game a thread. Imported only when asked for."""

from collections.abc import Iterator
from typing import Any

import numba
import numpy as np
from numba.extending import overload

from feira.core.batch import SCRATCH, Batch, play_out
from feira.core.bits import everyone, popcount
from feira.core.config import Config
from feira.core.errors import FeiraError
from feira.core.jit import inline
from feira.core.random import stream
from feira.core.rules import MOST_SEATS, Rules
from feira.core.types import Array
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
    # Tables go to global memory, where the cache answers all threads of a warp at once. Constant
    # memory, which Numba would take, answers one address at a time; every thread has its own.
    from numba.cuda.cudadrv import nvvm

    nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL

__all__ = ["KERNELS", "LIMITS", "cuda", "device_name", "play_on_gpu"]

THREADS = 256  # of a block
SHARED_THREADS = 64  # of a block that keeps its positions in shared memory
REGISTERS = 32  # of a thread: twice the games in flight are worth more than a few spills
LIMITS = {} if numba.config.ENABLE_CUDASIM else {"max_registers": REGISTERS}
CHUNK = 1 << 20  # games of one launch: enough to fill the largest GPU several times over


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


@inline
def play_one(
    own: Array,
    at: int,
    i: int,
    scratch: Array,
    own_points: Array,
    own_places: Array,
    start: Array,
    seed: int,
    first: int,
    positions: Array,
    points: Array,
    places: Array,
    steps: Array,
) -> None:
    """Plays game `i` in a thread's own memory. Positions are written out if there is room."""
    own[at] = start[0]
    a, b = stream(seed, first + i)
    steps[i] = play_out(own[at], a, b, scratch)
    if i < len(positions):
        positions[i] = own[at]
    score(own[at], own_points, own_places)
    for seat in range(points.shape[1]):
        points[i, seat] = own_points[seat]
        places[i, seat] = own_places[seat]


@cuda.jit(cache=True, **LIMITS)  # type: ignore[untyped-decorator]
def play_in_local(
    start: Any, seed: int, first: int, positions: Any, points: Any, places: Any, steps: Any
) -> None:
    """One game a thread, in memory that is cached: more games at a time than can be held near."""
    scratch = cuda.local.array(SCRATCH, np.int32)
    own = cuda.local.array(1, start.dtype)
    pts = cuda.local.array(MOST_SEATS, np.int32)
    plc = cuda.local.array(MOST_SEATS, np.int32)
    i = cuda.grid(1)
    if i < len(steps):
        play_one(own, 0, i, scratch, pts, plc, start, seed, first, positions, points, places, steps)


@cuda.jit(cache=True)  # type: ignore[untyped-decorator]
def play_in_shared(
    start: Any, seed: int, first: int, positions: Any, points: Any, places: Any, steps: Any
) -> None:
    """One game a thread, in the memory of a block: as many at a time as it holds, but all near."""
    scratch = cuda.local.array(SCRATCH, np.int32)
    own = cuda.shared.array(SHARED_THREADS, start.dtype)
    pts = cuda.local.array(MOST_SEATS, np.int32)
    plc = cuda.local.array(MOST_SEATS, np.int32)
    i, at = cuda.grid(1), cuda.threadIdx.x
    if i < len(steps):
        play_one(
            own, at, i, scratch, pts, plc, start, seed, first, positions, points, places, steps
        )


# By where positions are kept: the kernel, and the threads of a block.
KERNELS = {"local": (play_in_local, THREADS), "shared": (play_in_shared, SHARED_THREADS)}


def device_name() -> str:
    """The GPU's name; `FeiraError` if there is none."""
    if not cuda.is_available():
        raise FeiraError("no CUDA device was found on this machine")
    name = getattr(cuda.get_current_device(), "name", "CUDA simulator")
    return name.decode() if isinstance(name, bytes) else str(name)


class Lane:
    """One of two lanes: a launch computes while the results of the one before are read."""

    def __init__(
        self, start: Any, dtype: np.dtype[Any], seats: int, size: int, kept: int, memory: str
    ) -> None:
        self.start = start
        self.kernel, self.threads = KERNELS[memory]
        self.stream = cuda.stream()
        self.positions = cuda.device_array(kept, dtype)
        self.points = cuda.device_array((size, seats), np.int16)
        self.places = cuda.device_array((size, seats), np.int8)
        self.steps = cuda.device_array(size, np.int32)
        self.first = 0
        self.games = 0

    def launch(self, seed: int, first: int, games: int) -> "Lane":
        """Starts some games without waiting for them."""
        self.first, self.games = first, games
        blocks = (games + self.threads - 1) // self.threads
        self.kernel[blocks, self.threads, self.stream](
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
        """Waits for the games and fetches what came out."""
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
    memory: str = "local",
) -> Iterator[Batch]:
    """Plays games 0, 1, … of a seed on the GPU: the same games as `play_on_cores` plays.

    `memory` says where positions are kept, which makes a difference in speed only.
    """
    device_name()
    start = cuda.to_device(rules.start(config))
    size = min(games, chunk)
    kept = size if keep_positions else 1
    lanes = [Lane(start, rules.dtype, config.seats, size, kept, memory) for _ in range(2)]
    busy: list[Lane] = []
    for number, first in enumerate(range(0, games, chunk)):
        busy.append(lanes[number % 2].launch(seed, first, min(chunk, games - first)))
        if len(busy) == 2:
            yield busy.pop(0).batch()
    for lane in busy:
        yield lane.batch()

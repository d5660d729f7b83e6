"""Mass random play on a GPU: the same verbs, one game a thread. Imported only when asked for."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numba.extending import overload

from feira.core.batch import SCRATCH, SEATS, Batch, play_out, starting
from feira.core.bits import popcount
from feira.core.errors import FeiraError
from feira.core.game import Config, Game
from feira.core.random import stream
from feira.core.verbs import score

# Some releases of numba-cuda still look for names that NumPy 2.5 dropped.
for _old, _new in (("row_stack", np.vstack), ("in1d", np.isin), ("trapz", np.trapezoid)):
    if not hasattr(np, _old):
        setattr(np, _old, _new)

try:
    from numba import cuda
except ImportError:  # pragma: no cover
    raise FeiraError("the GPU needs the package numba-cuda: pip install 'feira[gpu]'") from None

THREADS = 128  # of a block
CHUNK = 1 << 20  # games of one launch: enough to fill the largest GPU several times over


@overload(popcount, target="cuda")  # type: ignore[untyped-decorator]
def _popcount(mask: Any) -> Any:
    def native(mask: Any) -> Any:
        return cuda.popc(mask)

    return native


@cuda.jit(cache=True)  # type: ignore[untyped-decorator]
def play_games(
    start: Any, seed: int, first: int, positions: Any, points: Any, places: Any, steps: Any
) -> None:
    """One game a thread, played in the thread's own memory and then written out."""
    i = cuda.grid(1)
    if i < len(positions):
        scratch = cuda.local.array(SCRATCH, np.int32)
        own = cuda.local.array(1, start.dtype)
        own[0] = start[0]
        a, b = stream(seed, first + i)
        steps[i] = play_out(own[0], a, b, scratch)
        positions[i] = own[0]
        own_points = cuda.local.array(SEATS, np.int32)
        own_places = cuda.local.array(SEATS, np.int32)
        score(own[0], own_points, own_places)
        for seat in range(points.shape[1]):
            points[i, seat] = own_points[seat]
            places[i, seat] = own_places[seat]


def device_name() -> str:
    """The GPU's name; a clear word if there is none."""
    if not cuda.is_available():
        raise FeiraError("no CUDA device was found on this machine")
    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def play_on_gpu(
    game: Game, config: Config, *, games: int, seed: int, chunk: int = CHUNK
) -> Iterator[Batch]:
    """Plays games 0, 1, … of a seed on the GPU: the same games as `play_on_cores` plays."""
    device_name()
    start = cuda.to_device(starting(game, config))
    size = min(games, chunk)
    positions = cuda.device_array(size, game.dtype)
    points = cuda.device_array((size, config.seats), np.int32)
    places = cuda.device_array((size, config.seats), np.int32)
    steps = cuda.device_array(size, np.int32)
    for first in range(0, games, chunk):
        n = min(chunk, games - first)
        blocks = (n + THREADS - 1) // THREADS
        play_games[blocks, THREADS](
            start, seed, first, positions[:n], points[:n], places[:n], steps[:n]
        )
        yield Batch(
            first=first,
            steps=int(steps[:n].copy_to_host().sum(dtype=np.int64)),
            positions=positions[:n].copy_to_host(),
            points=points[:n].copy_to_host(),
            places=places[:n].copy_to_host(),
        )

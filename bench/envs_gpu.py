"""Batches of games on a GPU: steps per second, a breakdown of time, and a comparison with the CPU.

`make gpu` runs it. A step is a random legal action of every game, its result with the chance after
it, the mask and the observation of the seat that is to act next.
"""

import hashlib
import statistics
import sys
import time
from typing import Any

import numpy as np

from bench import MEASURED
from bench.devices import Turn, resources, say, side_by_side
from feira.envs.batch import BatchEnv
from feira.games import NAMES

SIZES = (1 << 18, 1 << 20, 1 << 22)
BEFORE = 200  # steps before measuring: into the middle of games
STEPS = 50
ROUNDS = 3
COMPARED, COMPARED_STEPS = 4096, 150
PLAYERS = (4, 2)
OPTIONS: dict[str, Any] = dict(MEASURED)
PARTS = ("random", "step", "begin", "observe")


def advance(env: BatchEnv, state: Any, steps: int) -> None:
    """Random steps of all games."""
    for number in range(steps):
        env.step(state, env.random_actions(state, number), number)


def speed(env: BatchEnv, state: Any) -> float:
    """Steps a second: the median of some rounds."""
    from feira.core.cuda import cuda

    found = []
    for _ in range(ROUNDS):
        cuda.synchronize()
        start = time.perf_counter()
        advance(env, state, STEPS)
        cuda.synchronize()
        found.append(env.batch_size * STEPS / (time.perf_counter() - start))
    return statistics.median(found)


def breakdown(env: BatchEnv, state: Any) -> dict[str, float]:
    """Milliseconds on the GPU in each kernel of a step, the mean of some steps."""
    from feira.core.cuda import cuda

    engine: Any = env.engine
    stream = engine.arrays.stream()
    marks = [[cuda.event() for _ in range(len(PARTS) + 1)] for _ in range(STEPS)]
    cuda.synchronize()
    for number, events in enumerate(marks):
        events[0].record(stream)
        env.random_actions(state, number)
        events[1].record(stream)
        engine._step(state, engine.chosen_view, number)
        events[2].record(stream)
        engine._begin(state, number, all_of_them=False)
        events[3].record(stream)
        engine._observe(state)
        events[4].record(stream)
    cuda.synchronize()
    return {
        part: statistics.fmean(e[k].elapsed_time(e[k + 1]) for e in marks)
        for k, part in enumerate(PARTS)
    }


def launches(env: BatchEnv, state: Any) -> float:
    """Microseconds of Python to launch the kernels of a step of a few games."""
    advance(env, state, 20)
    start = time.perf_counter()
    advance(env, state, STEPS)
    return 1e6 * (time.perf_counter() - start) / STEPS


def measure(turn: Turn, name: str) -> None:
    """One game, with different numbers of players and games."""
    from feira.core.cuda import cuda
    from feira.core.strategy import PARTS as SHARES
    from feira.envs.games_on_gpu import CHOOSERS
    from feira.envs.gpu_kernels import BEGUN, SHOWN, STEPPED

    start = time.perf_counter()
    small = BatchEnv(name, 64, device="cuda", players=PLAYERS[0], **OPTIONS[name])
    state = small.init(1)
    advance(small, state, 3)
    cuda.synchronize()
    say(f"{name}: compiled in {time.perf_counter() - start:.0f} s")
    engine: Any = small.engine
    with turn:
        from feira.envs.gpu_kernels import random_kernel

        for kernel, threads, what in (
            (random_kernel, CHOOSERS, "random"),
            (engine.step_kernel, STEPPED, "step"),
            (engine.begin_kernel, BEGUN, "begin"),
            (engine.show_kernel, SHOWN * SHARES, "observe"),
        ):
            say(f"{name}, {what}: {resources(kernel, threads)}")
        say(f"{name}: a step of 64 games takes Python {launches(small, state):.0f} µs")
        for players in PLAYERS:
            for size in SIZES:
                run(name, players, size)


def run(name: str, players: int, size: int) -> None:
    """Measures one batch."""
    env = BatchEnv(name, size, device="cuda", players=players, **OPTIONS[name])
    state = env.init(1)
    advance(env, state, BEFORE)
    whole = speed(env, state)
    parts = breakdown(env, state)
    without = size / (1e-3 * (sum(parts.values()) - parts["observe"]))
    text = ", ".join(f"{part} {size / ms / 1e6:,.2f}" for part, ms in parts.items())
    say(
        f"{name}, {players} players, {size:,} games: {whole / 1e6:,.0f} M steps/s with "
        f"observations and masks, {without / 1e6:,.0f} M by kernels without observations; "
        f"each kernel alone, G games/s: {text}"
    )


def digest(name: str, device: str) -> str:
    """A digest of everything in the state of some games of a seed."""
    total = hashlib.sha256()
    for players in PLAYERS:
        env = BatchEnv(name, COMPARED, device=device, players=players, **OPTIONS[name])  # type: ignore[arg-type]
        state = env.init(5)
        for number in range(COMPARED_STEPS):
            env.step(state, env.random_actions(state, number), number)
            if number % 10 == 9:
                for field in ("positions", "flags", "rewards", "observation", "mask"):
                    total.update(on_host(getattr(state, field)).tobytes())
    return total.hexdigest()


def on_host(array: Any) -> Any:
    """An array on the CPU."""
    if hasattr(array, "copy_to_host"):
        return array.copy_to_host()
    return array.cpu().numpy() if hasattr(array, "cpu") else np.asarray(array)


def compare(turn: Turn, name: str) -> None:
    """Whether games, observations, masks and rewards are the same bytes as on the CPU."""
    env = BatchEnv(name, 64, device="cuda", players=PLAYERS[0], **OPTIONS[name])
    advance(env, env.init(1), 1)  # compiles
    with turn:
        ours = digest(name, "cuda")
    equal = ours == digest(name, "cpu")
    verdict = "the same" if equal else "NOT THE SAME"
    say(f"{name}: {COMPARED:,} games, {COMPARED_STEPS} steps: bytes are {verdict} as on the cores")
    if not equal:
        sys.exit(1)


def main() -> int:
    """Measures and compares all games."""
    jobs = [(measure, (name,)) for name in reversed(NAMES)]
    return side_by_side([*jobs, *((compare, (name,)) for name in NAMES)])


if __name__ == "__main__":
    sys.exit(main())

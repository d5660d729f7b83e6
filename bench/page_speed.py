"""The speed of the search: `python -m bench.page_speed` compares a page's engine with native code.

The strongest player searches, with the learned network at the leaves. The page's engine runs in
Node; native are the libraries for this machine, on x86-64 both kinds. All run in turn, several
times, and are measured in CPU time of the thread, since other work on a machine slows all of them
down: the ratio counts. The engine is that of `make engine`, or in FEIRA_ENGINE.
"""

import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

SIMULATIONS = 30_000
WARM_UP = 15_000  # simulations: the browser's JIT recompiles hot code, and takes a while
SLICE = 500  # simulations in one call: new code runs from the next call on
NODES = 400_000
TURNS = 5
PAGE_ENGINE = Path(__file__).with_name("page_engine.mjs")
PAGE = "page"
NATIVE = {"x86-64-v3": 3, "x86-64-v2": 2}  # by kind of library: the level of CPUs that it is for


def thread_seconds() -> float:
    """The CPU time of this thread."""
    if sys.platform != "emscripten":
        return time.thread_time()
    from js import threadSeconds  # type: ignore[import-not-found]  # of page_engine.mjs

    return float(threadSeconds())


def speed(game: str) -> float:
    """Simulations per second, with the settings of the strongest player."""
    from feira.core.position import Position
    from feira.games import find_game
    from feira.players.levels import PLAYERS
    from feira.players.search import Tree

    found = find_game(game)
    position = Position.start(found, found.configure(None, {}))
    while len(position.legal()) < 2:
        position = position.play((position.legal() or list(position.chance()))[0])
    tree = Tree(found, PLAYERS["master"].settings, NODES, 1, 0)
    tree.set_root(position.array)
    for _ in range(WARM_UP // SLICE):
        tree.simulate(SLICE)
    start = thread_seconds()
    for _ in range(SIMULATIONS // SLICE):
        tree.simulate(SLICE)
    return SIMULATIONS / (thread_seconds() - start)


def print_speeds(level: int | None = None) -> None:
    """Prints the speeds of this process, with the libraries for processors of a level."""
    from feira.core import processor

    if level is not None:
        processor.x86_level = lambda: level
    from feira.games import NAMES

    for name in NAMES:
        print(name, speed(name))


def speeds_of(side: str) -> dict[str, float]:
    """The speeds of a side, measured in a separate process."""
    if side == PAGE:
        command = ["node", str(PAGE_ENGINE), "bench.page_speed"]
    else:
        command = [sys.executable, "-m", "bench.page_speed", side]
    environment = os.environ | {"FEIRA_KERNELS": "compiled"}
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, env=environment)
    lines = (line.split() for line in done.stdout.splitlines())
    return {name: float(number) for name, number in lines}


def compare() -> None:
    """Measures all sides in turn and prints medians."""
    from feira.games import NAMES

    sides = (*NATIVE, PAGE)
    turns = [{side: speeds_of(side) for side in sides} for _ in range(TURNS)]
    for name in NAMES:
        of = {side: median(turn[side][name] for turn in turns) for side in sides}
        print(f"{name}: {', '.join(f'{side} {number:,.0f}/s' for side, number in of.items())}")
        for side in NATIVE:
            ratio = median(turn[PAGE][name] / turn[side][name] for turn in turns)
            print(f"{name}: the page has {ratio:.2f} of {side}")


def main() -> int:
    """In a page, or with the name of a side, prints its own speeds; otherwise compares."""
    if sys.platform == "emscripten":
        print_speeds()
    elif sys.argv[1:]:
        print_speeds(NATIVE[sys.argv[1]])
    else:
        compare()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

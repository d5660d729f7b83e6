"""How quickly the search thinks: `python -m bench.page_speed` compares a page's engine with native.

Both run in turn, several times, since other work on a machine slows both down: the ratio counts.
"""

import subprocess
import sys
import time
from pathlib import Path
from statistics import median

from feira.core.position import Position
from feira.games import NAMES, find_game
from feira.players.levels import PLAYERS
from feira.players.search import Tree

SIMULATIONS = 30_000
NODES = 400_000
TURNS = 3
PAGE_ENGINE = Path(__file__).with_name("page_engine.mjs")


def speed(game: str) -> float:
    """Simulations in a second, by the settings of the strongest player."""
    found = find_game(game)
    position = Position.start(found, found.configure(None, {}))
    while len(position.legal()) < 2:
        position = position.play((position.legal() or list(position.chance()))[0])
    tree = Tree(found, PLAYERS["master"].settings, NODES, 1, 0)
    tree.set_root(position.array)
    tree.simulate(SIMULATIONS // 2)  # the browser compiles again what runs often
    start = time.perf_counter()
    tree.simulate(SIMULATIONS)
    return SIMULATIONS / (time.perf_counter() - start)


def of_page() -> dict[str, float]:
    """The speeds of a page's engine in Node."""
    command = ["node", str(PAGE_ENGINE), "bench.page_speed"]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    lines = (line.split() for line in done.stdout.splitlines())
    return {name: float(number) for name, number in lines}


def main() -> int:
    """In a page it prints its own speeds, else it compares."""
    if sys.platform == "emscripten":
        for name in NAMES:
            print(name, speed(name))
        return 0
    turns = [({name: speed(name) for name in NAMES}, of_page()) for _ in range(TURNS)]
    for name in NAMES:
        native, page = (median(turn[side][name] for turn in turns) for side in (0, 1))
        ratio = median(page[name] / native[name] for native, page in turns)
        print(f"{name}: native {native:,.0f}/s, page {page:,.0f}/s, {ratio:.2f} of native")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

"""`make gpu`: mass play on a CUDA device, and proof that it is the play of the processor."""

import sys
import time

import numpy as np

from bench import MEASURED, described
from bench.devices import Turn, resources, say, side_by_side
from feira.core.batch import play_on_cores
from feira.core.config import Config
from feira.core.game import Game
from feira.games import NAMES, find_game

SAME = 20_000  # games compared byte by byte
GAMES = 8 << 20
ROUNDS = 2
MEMORIES = ("local", "shared")


def same(turn: Turn, game: Game, config: Config, memory: str) -> bool:
    """Are the final positions of the same games the same bytes?"""
    from feira.core.cuda import play_on_gpu

    list(play_on_gpu(game.rules, config, games=1, seed=7, memory=memory))  # compiles
    with turn:
        gpu = play_on_gpu(
            game.rules, config, games=SAME, seed=7, keep_positions=True, memory=memory
        )
        ours = np.concatenate([batch.positions for batch in gpu])
    cores = play_on_cores(game.rules, config, games=SAME, seed=7)
    theirs = np.concatenate([batch.positions for batch in cores])
    return ours.tobytes() == theirs.tobytes()


def speed(game: Game, config: Config, memory: str) -> float:
    """Steps a second, results fetched and all: the better of two runs."""
    from feira.core.cuda import play_on_gpu

    best = 0.0
    for _ in range(ROUNDS):
        start = time.perf_counter()
        batches = play_on_gpu(game.rules, config, games=GAMES, seed=1, memory=memory)
        steps = sum(batch.steps for batch in batches)
        best = max(best, steps / (time.perf_counter() - start))
    return best


def measure(turn: Turn, name: str, memory: str) -> None:
    """One line for each number of seats."""
    from feira.core.cuda import KERNELS

    game = find_game(name)
    verdicts = {}
    for seats in game.rules.seats:
        config = game.configure(seats, MEASURED[name])
        verdicts[seats] = "the same" if same(turn, game, config, memory) else "NOT THE SAME"
    with turn:
        say(f"{name} in {memory} memory: {resources(*KERNELS[memory])}")
        for seats in game.rules.seats:
            config = game.configure(seats, MEASURED[name])
            say(
                f"{described(name, config)} in {memory} memory: {SAME:,} final positions "
                f"{verdicts[seats]} as on the cores; "
                f"{speed(game, config, memory) / 1e6:,.0f} million steps/s"
            )


def main() -> int:
    """Measures all games in both kinds of memory."""
    from feira.core.cuda import device_name

    say(device_name())
    return side_by_side([(measure, (name, memory)) for name in NAMES for memory in MEMORIES])


if __name__ == "__main__":
    sys.exit(main())

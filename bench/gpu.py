"""`make gpu`: mass play on a CUDA device, compared with that on the CPU."""

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


def same(turn: Turn, game: Game, config: Config) -> bool:
    """Are the final positions of the same games the same bytes?"""
    from feira.core.cuda import play_on_gpu

    list(play_on_gpu(game.rules, config, games=1, seed=7))  # compiles
    with turn:
        gpu = play_on_gpu(game.rules, config, games=SAME, seed=7, keep_positions=True)
        ours = np.concatenate([batch.positions for batch in gpu])
    cores = play_on_cores(game.rules, config, games=SAME, seed=7)
    theirs = np.concatenate([batch.positions for batch in cores])
    return ours.tobytes() == theirs.tobytes()


def speed(game: Game, config: Config) -> float:
    """Steps per second, transfer of results included: the better of two runs."""
    from feira.core.cuda import play_on_gpu

    best = 0.0
    for _ in range(ROUNDS):
        start = time.perf_counter()
        batches = play_on_gpu(game.rules, config, games=GAMES, seed=1)
        steps = sum(batch.steps for batch in batches)
        best = max(best, steps / (time.perf_counter() - start))
    return best


def measure(turn: Turn, name: str) -> None:
    """One line for each number of seats; the program fails if a game differs."""
    from feira.core.cuda import THREADS, play_games

    game = find_game(name)
    configs = [game.configure(seats, MEASURED[name]) for seats in game.rules.seats]
    equal = [same(turn, game, config) for config in configs]
    with turn:
        say(f"{name}: {resources(play_games, THREADS)}")
        for config, is_equal in zip(configs, equal, strict=True):
            say(
                f"{described(name, config)}: {SAME:,} final positions "
                f"{'the same' if is_equal else 'NOT THE SAME'} as on the cores; "
                f"{speed(game, config) / 1e6:,.0f} million steps/s"
            )
    if not all(equal):
        sys.exit(1)


def main() -> int:
    """Measures all games."""
    from feira.core.cuda import device_name

    say(device_name())
    return side_by_side([(measure, (name,)) for name in NAMES])


if __name__ == "__main__":
    sys.exit(main())

"""`make gpu`: mass play on a CUDA device, and proof that it is the play of the processor."""

import time

import numpy as np

from bench import MEASURED, described
from feira.core.batch import play_on_cores
from feira.core.config import Config
from feira.core.cuda import device_name, play_on_gpu
from feira.core.game import Game
from feira.games import NAMES, find_game

SAME = 20_000  # games compared byte by byte
GAMES = 8 << 20


def same(game: Game, config: Config) -> bool:
    """Are the final positions of the same games the same bytes?"""
    gpu = play_on_gpu(game.rules, config, games=SAME, seed=7, keep_positions=True)
    cores = play_on_cores(game.rules, config, games=SAME, seed=7)
    ours = np.concatenate([batch.positions for batch in gpu])
    theirs = np.concatenate([batch.positions for batch in cores])
    return ours.tobytes() == theirs.tobytes()


def speed(game: Game, config: Config) -> float:
    """Steps a second, results fetched and all."""
    start = time.perf_counter()
    steps = sum(batch.steps for batch in play_on_gpu(game.rules, config, games=GAMES, seed=1))
    return steps / (time.perf_counter() - start)


def main() -> None:
    """Prints one line for each game and number of seats."""
    print(device_name())
    for name in NAMES:
        game = find_game(name)
        for seats in game.rules.seats:
            config = game.configure(seats, MEASURED[name])
            verdict = "the same" if same(game, config) else "NOT THE SAME"
            print(
                f"{described(name, config)}: {SAME:,} final positions {verdict} as on the cores; "
                f"{speed(game, config) / 1e6:,.0f} million steps/s",
                flush=True,
            )


if __name__ == "__main__":
    main()

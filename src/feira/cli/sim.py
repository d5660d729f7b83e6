"""`feira sim`: mass random play."""

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import click
import numpy as np
from rich.console import Console
from rich.table import Table

from feira.cli.common import chosen_game, game_options, preparing, seed_option, with_progress
from feira.cli.help import GameCommand, option
from feira.core.back_end import require_numba
from feira.core.batch import Batch, add_up, play_on_cores


@dataclass
class Tally:
    """The sums over batches."""

    seats: int
    games: int = 0
    steps: int = 0
    wins: np.ndarray = field(init=False)
    points: np.ndarray = field(init=False)
    squares: np.ndarray = field(init=False)

    def __post_init__(self) -> None:
        self.wins, self.points, self.squares = (np.zeros(self.seats) for _ in range(3))

    def add(self, batch: Batch) -> None:
        """Adds a batch. A shared win counts in equal parts."""
        self.games += len(batch.points)
        self.steps += batch.steps
        add_up(
            np.ascontiguousarray(batch.points),
            np.ascontiguousarray(batch.places),
            self.wins,
            self.points,
            self.squares,
            np.zeros(self.seats),
        )

    @property
    def means(self) -> np.ndarray:
        """Mean points by seat."""
        return self.points / self.games

    @property
    def deviations(self) -> np.ndarray:
        """Standard deviation of the points by seat."""
        return np.sqrt(np.maximum(self.squares / self.games - self.means**2, 0))


@click.command("sim", cls=GameCommand)
@game_options
@option(
    "--games",
    type=click.IntRange(1),
    default=100_000,
    show_default=True,
    metavar="N",
    help="How many games to play.",
)
@seed_option
@option("--cores", type=click.IntRange(1), metavar="N", help="Cores to use; all by default.")
@option("--gpu", is_flag=True, help="Play on the CUDA device instead of the CPU.")
@option("--json", "as_json", is_flag=True, help="Print one line of JSON at the end.")
def command(
    game: str,
    seats: int | None,
    options: tuple[str, ...],
    games: int,
    seed: int,
    cores: int | None,
    gpu: bool,
    as_json: bool,
) -> None:
    """Play many random games, fast, and show statistics.

    You see how often each seat wins, the scores, and how fast it went. The same seed gives the
    same games, on any number of cores and on a GPU.

    Examples:
        feira sim mercado --seats 4 --games 1000000
        feira sim mercado --option challenge=7 --json
    """
    chosen, config = chosen_game(game, seats, options)
    tally = Tally(config.seats)
    device = None
    if gpu:
        require_numba("the GPU")
        from feira.core.cuda import device_name, play_on_gpu

        device = device_name()

    def play(games: int) -> Iterator[Batch]:
        if gpu:
            return play_on_gpu(chosen.rules, config, games=games, seed=seed)
        return play_on_cores(chosen.rules, config, games=games, seed=seed, cores=cores)

    with preparing():  # compiles, or loads what was compiled
        for batch in play(1):
            Tally(config.seats).add(batch)
    start = time.perf_counter()
    for batch in with_progress(
        play(games), total=games, what=chosen.title, done=lambda batch: len(batch.points)
    ):
        tally.add(batch)
    seconds = time.perf_counter() - start
    if as_json:
        print(json.dumps(summary(tally, seconds, seed, device)))
    else:
        show(tally, seconds, chosen.title, device)


def summary(tally: Tally, seconds: float, seed: int, device: str | None) -> dict[str, Any]:
    """The figures as JSON."""
    return {
        "games": tally.games,
        "steps": tally.steps,
        "seconds": seconds,
        "steps_per_second": tally.steps / seconds,
        "games_per_second": tally.games / seconds,
        "seat_wins": [round(float(wins), 6) for wins in tally.wins],
        "mean_scores": [float(mean) for mean in tally.means],
        "score_deviations": [float(deviation) for deviation in tally.deviations],
        "seed": seed,
        "device": device,
    }


def show(tally: Tally, seconds: float, title: str, device: str | None) -> None:
    """The figures for people."""
    table = Table(title=f"{title}: {tally.games:,} random games", title_justify="left")
    for column in ("seat", "wins", "mean score", "± deviation"):
        table.add_column(column, justify="right")
    for seat in range(tally.seats):
        table.add_row(
            str(seat),
            f"{tally.wins[seat] / tally.games:.1%}",
            f"{tally.means[seat]:.2f}",
            f"{tally.deviations[seat]:.2f}",
        )
    console = Console()
    console.print(table)
    console.print(
        f"{tally.steps:,} steps in {seconds:.2f} s: {tally.steps / seconds:,.0f} steps/s, "
        f"{tally.games / seconds:,.0f} games/s" + (f" on {device}" if device else "")
    )

"""`make review-bench`: reliability of reviews. Every game is reviewed twice, with other seeds.

For each variant it prints the share of moves with the same mark, the root mean square difference of
what was given away, the time of a review, and the bias at a change of turn: the mean luck of the
seat that moves next, between the chart's point after another seat's move and the value before its
own. An unbiased chart favours nobody, so the mean is 0 within its interval.

Targets: 95 % of the marks, 2 points of win probability, at most a minute a game, 1 point of bias.
"""

import math
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context

import click
import numpy as np

from bench.variants import CHALLENGES, SEVERAL_SEATS, Variant, chosen
from feira.arena.play import play_game
from feira.core.intervals import Z
from feira.core.record import Record
from feira.games import find_game
from feira.players.levels import find_player_spec, new_player
from feira.players.review import DEFAULT_BUDGET, Review, exact_endings, review
from feira.players.search import Budget

GAMES = 20
PLAYER = "hard"
SEEDS = (1, 2)
VARIANTS = (CHALLENGES[0], *SEVERAL_SEATS)


@dataclass
class Found:
    """The results for a variant."""

    same: list[bool] = field(default_factory=list)
    differences: list[float] = field(default_factory=list)  # of what was given away
    close: list[bool] = field(default_factory=list)
    marked: list[bool] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    bias: list[float] = field(default_factory=list)  # luck of the seat that moves next

    def add(self, one: Review, other: Review) -> None:
        """Compares two reviews of a game."""
        for a, b in zip(one.moves, other.moves, strict=True):
            self.same.append(a.mark == b.mark)
            self.differences.append(a.lost - b.lost)
            self.close += [a.close, b.close]
            self.marked += [bool(a.mark), bool(b.mark)]
        before = None
        for point, again in zip(one.chart, other.chart, strict=True):
            who = point.actor
            if who is not None and before not in (None, who):
                # The luck of a game is the same in both reviews: their mean is one sample.
                self.bias.append((point.luck[who] + again.luck[who]) / 2)
            before = who

    def text(self) -> str:
        """The figures in a line."""
        squares = np.mean(np.square(self.differences))
        line = (
            f"{len(self.same):5} moves  same mark {np.mean(self.same):6.1%}  "
            f"RMS {100 * math.sqrt(squares):4.2f}  costly {np.mean(self.marked):5.1%}  "
            f"close {np.mean(self.close):5.1%}  {np.mean(self.seconds):5.1f} s a review"
        )
        if not self.bias:
            return line
        error = float(np.std(self.bias)) / math.sqrt(len(self.bias))
        return f"{line}  bias {100 * np.mean(self.bias):+5.2f} ± {100 * Z * error:.2f}"


def played(name: str, seats: int, options: dict[str, str], player: str, number: int) -> Record:
    """A game between computer players."""
    game = find_game(name)
    config = game.configure(seats, options)
    spec = find_player_spec(player)
    players = [new_player(game, spec, seed=1000 * number + seat) for seat in range(seats)]
    done = play_game(game, config, players, seed=1, chance=number)
    return Record(game=game, config=config, choices=tuple(done.choices))


def two_reviews(job: tuple[Variant, int, str, Budget]) -> tuple[list[Review], list[float]]:
    """Two reviews of one game with other seeds, and the processor time of each in seconds."""
    variant, number, player, budget = job
    record = played(*variant, player, number)
    reviews, seconds = [], []
    for seed in SEEDS:
        start = time.process_time()
        *_, last = review(record, budget=budget, seed=seed, solve=exact_endings(record.game))
        seconds.append(time.process_time() - start)
        reviews.append(last)
    return reviews, seconds


@click.command()
@click.option("--games", default=GAMES, show_default=True, help="Games of each variant.")
@click.option("--player", default=PLAYER, show_default=True, help="Who plays them.")
@click.option("--only", multiple=True, metavar="VARIANT", help="Such as mercado-2; several times.")
@click.option("--cores", default=1, show_default=True, help="Games that are reviewed at once.")
@click.option("--simulations", default=DEFAULT_BUDGET.simulations, show_default=True)
def main(games: int, player: str, only: tuple[str, ...], cores: int, simulations: int) -> None:
    """Reviews games twice and compares."""
    budget, every = Budget(simulations=simulations), Found()
    with ProcessPoolExecutor(cores, get_context("spawn")) as pool:
        for variant in chosen(VARIANTS, only):
            jobs = [(variant, number, player, budget) for number in range(games)]
            found = Found()
            for reviews, seconds in pool.map(two_reviews, jobs):
                for total in (found, every):
                    total.add(*reviews)
                    total.seconds += seconds
            print(f"{variant.title:20} {found.text()}", flush=True)
    print(f"{'all':20} {every.text()}")


if __name__ == "__main__":
    main()

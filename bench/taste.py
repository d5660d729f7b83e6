"""`make taste`: learns the tastes of all games by self-play and writes them to their folders.

Goes on from what is known already, or from nothing with --fresh. Each taste learns on one core.
"""

import os
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import click
import numpy as np

from feira.core.batch import starting
from feira.core.game import Game
from feira.core.taste import Practice, taste_text
from feira.games import NAMES, find_game
from feira.players.learn import Learner, span

TASTE = "# What each trait of a choice weighs (action_features.py), as self-play has taught it: make taste\n"
JUDGEMENT = "# What each sign of a standing weighs (state_features.py), as self-play has taught it: make taste\n"
RATES = ((0.5, 1.0), (0.8, 0.4), (1.0, 0.1))  # the pace, up to each part of the time
REPORTS = 6
POSITIONS = 40_000  # that judgement learns from, each time
LAST_POSITIONS = 150_000


def beginning(game: Game, practice: Practice, known: np.ndarray, *, fresh: bool) -> np.ndarray:
    """The taste to begin with: what is known of it, or nothing, or what is known of another."""
    weights = dict(zip(game.trait_names, known.tolist(), strict=True))
    like = practice.like if fresh else practice.taste
    begin = np.zeros(len(known), np.float32)
    for number, name in enumerate(game.trait_names):
        taste, _, trait = name.partition(" ")
        if taste == practice.taste:
            begin[number] = practice.fixed.get(trait, weights.get(f"{like} {trait}", 0.0))
    return begin


def learn(
    name: str, practice: Practice, begin: np.ndarray, seconds: float, batch: int, rate: float
) -> tuple[np.ndarray, np.ndarray]:
    """One taste and its judgement, after so many seconds of practice."""
    game = find_game(name)
    config = game.configure(practice.seats, practice.options)
    fixed = np.array([one.partition(" ")[2] in practice.fixed for one in game.trait_names], bool)
    learner = Learner(
        game,
        starting(game, config),
        practice.seats,
        name=practice.taste,
        taste=begin,
        judgement=game.judgement,
        fixed=fixed,
    )
    learner.improve(1, 0.0)  # compiles
    begin_at = time.perf_counter()
    reports = 0
    while (part := (time.perf_counter() - begin_at) / seconds) < 1:
        if part * REPORTS >= reports:
            reports += 1
            sure = learner.judge(POSITIONS) if practice.seats > 1 else 0.0
            values = learner.improve(batch * 4, 0.0)
            means = " ".join(f"{value:.3f}" for value in values)
            print(
                f"{name} {practice.taste}: {learner.games:,} games, values {means}, "
                f"cross-entropy {sure:.3f}",
                flush=True,
            )
        pace = next(pace for until, pace in RATES if part < until)
        learner.improve(batch, rate * pace)
    if practice.seats > 1:
        learner.judge(LAST_POSITIONS)
    return learner.taste, learner.judgement


@click.command()
@click.option("--seconds", default=90.0, show_default=True, help="For each taste.")
@click.option("--batch", default=256, show_default=True, help="Games before each step.")
@click.option("--rate", default=0.05, show_default=True, help="The size of a step.")
@click.option("--fresh", is_flag=True, help="Forget what is known.")
@click.option("--only", multiple=True, metavar="NAME", help="These tastes only, such as plus-2.")
def main(seconds: float, batch: int, rate: float, fresh: bool, only: tuple[str, ...]) -> None:
    """Learn and write down."""
    for name in NAMES:
        game = find_game(name)
        known, judged = game.taste.copy(), game.judgement.copy()
        chosen = [one for one in game.practice if not only or one.taste in only]
        # Those that begin like others wait for them.
        for later in (False, True):
            some = [one for one in chosen if bool(one.like) == later]
            with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
                running = {
                    one.taste: pool.submit(
                        learn,
                        name,
                        one,
                        beginning(game, one, known, fresh=fresh),
                        seconds,
                        batch,
                        rate,
                    )
                    for one in some
                }
                for taste, future in running.items():
                    weights, signs = future.result()
                    for old, new, names in (
                        (known, weights, game.trait_names),
                        (judged, signs, game.sign_names),
                    ):
                        first, last = span(names, taste)
                        old[first:last] = new[first:last]
        write(game, "policy.txt", TASTE, game.trait_names, known)
        write(game, "value.txt", JUDGEMENT, game.sign_names, judged)


def write(game: Game, file: str, head: str, names: tuple[str, ...], weights: np.ndarray) -> None:
    """Puts weights into the game's folder."""
    text = taste_text(dict(zip(names, weights.tolist(), strict=True)))
    (Path(game.messages).parents[1] / "strategy" / file).write_text(head + text, encoding="utf-8")
    print(f"{file} of {game.name} written")


if __name__ == "__main__":
    main()

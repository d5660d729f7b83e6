"""`make soak`: 100 million random steps without a broken position, 1 million choices refused."""

import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from feira.cli.common import preparing, with_progress
from feira.core.batch import SCRATCH
from feira.core.config import Config, options_text
from feira.core.conformance import refuse, soak
from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.games import NAMES, find_game

STEPS = 100_000_000
REFUSALS = 1_000_000
TRIES = 20  # at each position on the way
CHUNK = 200  # games


def soak_variant(game: Game, config: Config, steps: int) -> int:
    """Plays steps of one variant; raises at the first broken position."""
    start, position = game.rules.start(config), np.zeros(1, game.rules.dtype)
    scratch = np.zeros(SCRATCH, np.int64)
    done = first = 0
    while done < steps:
        more, fault, number = soak(start, 11, first, CHUNK, position, scratch)
        if fault:
            where = options_text(config, game.rules.options)
            raise FeiraError(
                f"{game.name} {config.seats} {where}: invariant {fault} in game {number} of seed 11"
            )
        done, first = done + more, first + CHUNK
    return done


def refuse_variant(game: Game, config: Config, refusals: int) -> int:
    """Tries illegal choices of one variant; raises if one was accepted or had an effect."""
    start = game.rules.start(config)
    position, twin = np.zeros(1, game.rules.dtype), np.zeros(1, game.rules.dtype)
    scratch = np.zeros(game.rules.scratch, np.int64)
    done = first = 0
    while done < refusals:
        more, wrong = refuse(start, 13, first, 1, TRIES, position, twin, scratch)
        if wrong:
            raise FeiraError(f"{game.name}: a choice was wrongly taken or refused in game {first}")
        done, first = done + more, first + 1
    return done


def campaign(name: str) -> Iterator[tuple[str, int, float]]:
    """Both campaigns for one game."""
    game = find_game(name)
    variants = game.rules.variants()
    for what, run, total in (
        ("steps", soak_variant, STEPS),
        ("refusals", refuse_variant, REFUSALS),
    ):
        with preparing():
            run(game, variants[0], 1)
        start = time.perf_counter()
        share = total // len(variants) + 1
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            futures = [pool.submit(run, game, variant, share) for variant in variants]
            results = (future.result() for future in futures)
            done = sum(
                with_progress(results, total=total, what=f"{name}: {what}", done=lambda n: n)
            )
        yield what, done, time.perf_counter() - start


def main() -> None:
    """Prints one line for each campaign."""
    try:
        for name in NAMES:
            variants = len(find_game(name).rules.variants())
            for what, done, seconds in campaign(name):
                verdict = "0 broken" if what == "steps" else "0 taken, 0 positions changed"
                print(f"{name}: {done:,} {what}, {variants} variants, {seconds:.0f} s: {verdict}")
    except FeiraError as error:
        sys.exit(f"soak: {error}")


if __name__ == "__main__":
    main()

"""`feira ladder`: all levels against each other."""

import json
import time
from itertools import combinations, combinations_with_replacement
from math import ceil
from pathlib import Path

import click
from rich.console import Console

from feira.arena.match import ladder_pairings, rotations
from feira.arena.statistics import standings
from feira.cli.common import chosen_game, game_options
from feira.cli.help import MatchCommand, option
from feira.cli.match import (
    arena_options,
    chosen_workers,
    luck_option,
    play,
    standings_table,
    summary,
)
from feira.core.errors import FeiraError
from feira.players.levels import LEVELS


def groups_of(seats: int) -> list[tuple[str, ...]]:
    """Groups of levels that play each other; with more seats than levels, some sit twice."""
    if seats <= len(LEVELS):
        return list(combinations(LEVELS, seats))
    more = combinations_with_replacement(LEVELS, seats - len(LEVELS))
    return [(*LEVELS, *some) for some in more]


@click.command("ladder", cls=MatchCommand)
@game_options
@option(
    "--games",
    type=click.IntRange(1),
    default=96,
    show_default=True,
    metavar="N",
    help="At least this many; rounded up so that each level sits at every seat equally often.",
)
@luck_option
@arena_options
def command(
    game: str,
    seats: int | None,
    options: tuple[str, ...],
    games: int,
    seed: int,
    cores: int | None,
    ray: str | None,
    save: Path | None,
    adjust_luck: bool,
    as_json: bool,
) -> None:
    """Let all levels play each other.

    The levels easy, medium, hard and master play GAME in every combination. The result is an Elo
    rating for each, with a 95 % interval. A master thinks for about a second per choice, so a
    ladder takes a while.

    Examples:
        feira ladder mercado --seats 2 --games 24
        feira ladder machikoro --seats 4 --option plus=yes --games 240
    """
    chosen, config = chosen_game(game, seats, options)
    if config.seats < 2:
        raise FeiraError("a ladder needs two seats at least")
    groups = groups_of(config.seats)
    rounds = ceil(games / sum(len(rotations(group, 0)) for group in groups))
    plan = ladder_pairings(chosen, config, groups, rounds=rounds, seed=seed, adjusted=adjust_luck)
    begin = time.perf_counter()
    results = play(plan, chosen_workers(cores, ray), chosen, save)
    seconds = time.perf_counter() - begin
    table = standings(results)
    if as_json:
        print(json.dumps(summary(table, results, seconds, seed, None)))
        return
    console = Console()
    title = f"{chosen.title}, {config.seats} seats{''.join(f', {one}' for one in options)}"
    console.print(standings_table(title, table))
    console.print(f"{len(results)} games, {rounds} rounds, {seconds:.0f} s")

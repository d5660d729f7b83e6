"""`feira match`: players against each other, with confidence intervals."""

import json
import time
from collections.abc import Sequence
from dataclasses import asdict
from math import ceil
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from feira.arena.match import Pairing, Result, arrangements, pairings, play_match
from feira.arena.play import as_record
from feira.arena.statistics import Interval, PlayerResult, SequentialTest, standings
from feira.arena.workers import Cores, Ray, Workers
from feira.cli.common import chosen_game, game_argument, option_option, preparing, with_progress
from feira.cli.completion import complete_player
from feira.cli.help import MatchCommand, option
from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.record import write
from feira.players.levels import warm_up

SIGNIFICANCE = 0.05


luck_option = option(
    "--adjust-luck",
    is_flag=True,
    help="Subtract the luck of dice and draws: the same mean, narrower intervals.",
)


def arena_options(command: Any) -> Any:
    """Options for where games are played and whether they are kept."""
    for decorate in reversed(
        (
            option(
                "--seed",
                type=click.IntRange(0, 2**38),
                default=0,
                show_default=True,
                metavar="S",
                help="The same seed gives the same dice.",
            ),
            option(
                "--cores", type=click.IntRange(1), metavar="N", help="Cores to use; all by default."
            ),
            option(
                "--ray", metavar="ADDRESS", help="Play on a Ray cluster instead of this machine."
            ),
            option(
                "--save",
                type=click.Path(file_okay=False, path_type=Path),
                metavar="DIR",
                help="Keep every game as a .feira file in this folder.",
            ),
            option("--json", "as_json", is_flag=True, help="Print JSON."),
        )
    ):
        command = decorate(command)
    return command


def chosen_workers(cores: int | None, ray: str | None) -> Workers:
    """The cores of this machine, or a cluster."""
    if ray is not None and cores is not None:
        raise FeiraError("--cores is for this machine, --ray for a cluster: not both")
    return Ray(ray) if ray is not None else Cores(cores)


@click.command("match", cls=MatchCommand)
@game_argument
@click.argument(
    "players",
    nargs=-1,
    required=True,
    metavar="PLAYER PLAYER…",
    shell_complete=complete_player,
)
@option_option
@option(
    "--games",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    metavar="N",
    help="At least this many; rounded up so that every seating is played equally often.",
)
@option(
    "--until-significant",
    is_flag=True,
    help="Stop when the first player wins significantly more or less than a fair share (5 %).",
)
@luck_option
@arena_options
def command(
    game: str,
    players: tuple[str, ...],
    options: tuple[str, ...],
    games: int,
    until_significant: bool,
    seed: int,
    cores: int | None,
    ray: str | None,
    save: Path | None,
    adjust_luck: bool,
    as_json: bool,
) -> None:
    """Let computer players play each other.

    Name one PLAYER for each seat. Every seating of the players is played with the same dice, so
    neither the seat nor luck decides. With n players a fair share of the wins is 1/n; intervals
    are 95 %. With --adjust-luck, the luck of every draw (its value less the mean over all possible
    draws) is a control variate. Players that search take options after a colon: search:ms=250
    thinks for 250 milliseconds per choice, master:simulations=2000 makes 2,000 simulations.

    Examples:
        feira match machikoro hard greedy greedy greedy --games 200
        feira match mercado master hard --until-significant --games 1000
    """
    chosen, config = chosen_game(game, len(players), options)
    rounds = ceil(games / len(arrangements(players)))
    plan = pairings(chosen, config, players, rounds=rounds, seed=seed, adjusted=adjust_luck)
    test = SequentialTest(players[0], config.seats) if until_significant else None
    begin = time.perf_counter()
    results = play(plan, chosen_workers(cores, ray), chosen, save, test=test)
    seconds = time.perf_counter() - begin
    table = standings(results)
    if as_json:
        print(json.dumps(summary(table, results, seconds, seed, test)))
        return
    console = Console()
    console.print(standings_table(f"{chosen.title}, {config.seats} seats", table))
    count = len(results) // len(arrangements(players))
    console.print(f"{len(results)} games, {count} rounds, {seconds:.0f} s")
    if test is not None:
        verdict = "significant" if test.p < SIGNIFICANCE else "not significant yet"
        fair = f"{players[0]} against a fair share of 1/{config.seats}"
        console.print(f"{fair}: p = {test.p:.2g}, {verdict}")


def play(
    plan: Sequence[Pairing],
    workers: Workers,
    game: Game,
    save: Path | None,
    *,
    test: SequentialTest | None = None,
) -> list[Result]:
    """Plays the games with progress, keeps records, and stops early if the test is significant."""
    if save is not None:
        try:
            save.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FeiraError(f"{save}: {error.strerror}") from None
    with preparing():
        warm_up(game, plan[0].config, [name for pairing in plan for name in pairing.seats])
    results: list[Result] = []
    current: list[Result] = []
    for result in with_progress(
        play_match(plan, workers), total=len(plan), what=game.title, done=lambda _: 1
    ):
        results.append(result)
        if save is not None:
            keep(game, result, save)
        current.append(result)
        last = len(results) == len(plan)
        if last or plan[len(results)].round != result.pairing.round:
            if test is not None:
                test.add(current)
                if test.p < SIGNIFICANCE:
                    break
            current = []
    return results


def keep(game: Game, result: Result, folder: Path) -> None:
    """Writes the record of one game."""
    pairing = result.pairing
    path = folder / f"{game.name}-{pairing.seed}-{pairing.number}.feira"
    names = [name.replace(",", " ") for name in pairing.seats]
    record = as_record(game, pairing.config, result.played, names)
    try:
        path.write_text(write(record), encoding="utf-8")
    except OSError as error:
        raise FeiraError(f"{path}: {error.strerror}") from None


def summary(
    table: Sequence[PlayerResult],
    results: Sequence[Result],
    seconds: float,
    seed: int,
    test: SequentialTest | None,
) -> dict[str, Any]:
    """The figures as JSON."""
    return {
        "games": len(results),
        "seconds": seconds,
        "seed": seed,
        "players": [asdict(standing) for standing in table],
        "p": None if test is None else test.p,
    }


def standings_table(title: str, table: Sequence[PlayerResult]) -> Table:
    """The figures for people."""
    shown = Table(title=title, title_justify="left")
    shown.add_column("player")
    adjusted = ("less luck", "95 %") if any(one.adjusted is not None for one in table) else ()
    for column in ("games", "win share", "95 %", *adjusted, "Elo", "95 %", "score", "place"):
        shown.add_column(column, justify="right")
    for one in table:
        shown.add_row(
            one.player,
            str(one.games),
            *percent(one.share),
            *(percent(one.adjusted) if one.adjusted is not None else ()),
            f"{one.elo.mean:+.0f}",
            f"{one.elo.low:+.0f} – {one.elo.high:+.0f}",
            f"{one.points:.1f}",
            f"{one.place:.2f}",
        )
    return shown


def percent(interval: Interval) -> tuple[str, str]:
    """A share and its interval in percent."""
    return f"{interval.mean:.1%}", f"{interval.low:.1%} – {interval.high:.1%}"

"""`feira analyse`: estimates every choice of a position, or reviews a whole game."""

import json
from dataclasses import asdict

import click
from rich.console import Console
from rich.table import Table

from feira.cli.common import language_option, preparing, seed_option, with_progress
from feira.cli.help import Command, option
from feira.cli.replay import load
from feira.core.errors import FeiraError
from feira.core.position import Position
from feira.core.record import Record, position_after
from feira.core.types import CHANCE
from feira.players.account import PlayerSummary
from feira.players.analysis import Analysis, analyse
from feira.players.reason_texts import own_messages, reason_text
from feira.players.review import DEFAULT_BUDGET, Review, exact_endings, moves_of, review
from feira.players.search import Budget
from feira.players.weighing import Reviewed

SHOWN = 12
POSITION_MS = 2000


@click.command("analyse", cls=Command)
@click.argument("file", metavar="FILE", type=click.Path(allow_dash=True))
@option(
    "--at",
    type=click.IntRange(1),
    metavar="N",
    help="Analyse the position before choice N, as `feira replay` counts. Without it, the game.",
)
@option(
    "--ms",
    type=click.IntRange(1),
    metavar="T",
    help=f"Milliseconds for each position, at most.  [default with --at: {POSITION_MS}]",
)
@option(
    "--simulations",
    type=click.IntRange(1),
    metavar="N",
    help="Simulations for each position, at most.  "
    f"[default without --at: {DEFAULT_BUDGET.simulations}]",
)
@option(
    "--cores",
    type=click.IntRange(1),
    default=1,
    show_default=True,
    metavar="N",
    help="Processor cores to use.",
)
@seed_option
@language_option
@option("--all", "everything", is_flag=True, help=f"Show all choices, not the best {SHOWN}.")
@option("--json", "as_json", is_flag=True, help="Print JSON: every choice, or the whole review.")
def command(
    file: str,
    at: int | None,
    ms: int | None,
    simulations: int | None,
    cores: int,
    seed: int,
    language: str,
    everything: bool,
    as_json: bool,
) -> None:
    """Estimate every choice of a position, or review a game.

    With --at you see every legal choice of one position: the win share of each seat with its
    standard error, the expected score, how often the search visited the choice, the principal
    variation, and a reason. Without --at the whole game is reviewed: how much each move gave away,
    with a 95 % interval, what would have been better, and the effect of luck. The game need not
    be over.

    Examples:
        feira analyse game.feira --at 40
        feira analyse game.feira --ms 500 --json
    """
    with preparing():
        record = load(file, unfinished=True)
    if ms is not None and simulations is not None:
        raise FeiraError("--ms and --simulations: one of them")
    if at is None:
        given = ms or simulations
        budget = Budget(simulations=simulations, milliseconds=ms) if given else DEFAULT_BUDGET
        whole_game(record, budget, cores, seed, language, as_json=as_json)
        return
    position = position_before(record, at, file)
    time = None if simulations else ms or POSITION_MS
    budget = Budget(simulations=simulations, milliseconds=time)
    with preparing("Thinking"):
        found = analyse(position, budget=budget, cores=cores, seed=seed)
    if as_json:
        print(json.dumps(position_json(record, found, language), ensure_ascii=False))
    else:
        show_position(record, found, language, everything=everything)


def position_before(record: Record, at: int, file: str) -> Position:
    """The position before choice `at`, where a seat must be to act."""
    if at > len(record.choices) + 1:
        raise FeiraError(f"{file} has {len(record.choices)} choices, there is none numbered {at}")
    position = position_after(record, at - 1)
    if position.actor == CHANCE:
        raise FeiraError(f"choice {at} is chance's: there is nothing to choose")
    if position.over:
        raise FeiraError("the game is over: there is nothing to choose")
    return position


def position_json(record: Record, found: Analysis, language: str) -> dict[str, object]:
    """An analysis for programs."""
    return {
        "actor": found.actor,
        "simulations": found.simulations,
        "choices": [
            asdict(one)
            | {"reason_text": reason_text(record.game, one.reason, language, record.players)}
            for one in found.choices
        ],
    }


def review_json(record: Record, found: Review, language: str) -> dict[str, object]:
    """A review for programs."""
    whole: dict[str, object] = asdict(found)
    whole["moves"] = [move_json(record, one, language) for one in found.moves]
    return whole


def move_json(record: Record, one: Reviewed, language: str) -> dict[str, object]:
    """A reviewed move for programs."""
    row: dict[str, object] = asdict(one)
    for key, estimate in (("chosen", one.chosen), ("best", one.best)):
        text = reason_text(record.game, estimate.reason, language, record.players)
        row[key] = asdict(estimate) | {"reason_text": text}
    return row


def seat_names(record: Record) -> list[str]:
    """The names of the players as headings show them."""
    return [f"seat {name}" if name.isdecimal() else name for name in record.players]


def show_position(record: Record, found: Analysis, language: str, *, everything: bool) -> None:
    """An analysis for people."""
    names = seat_names(record)
    solo = len(names) == 1
    title = f"{names[found.actor]} to choose, {found.simulations:,} simulations"
    table = Table(title=title, title_justify="left")
    table.add_column("choice")
    table.add_column("visits", justify="right")
    if solo:
        table.add_column("value", justify="right")
    else:
        for name in names:
            table.add_column(f"{name} wins", justify="right")
    table.add_column("score" if solo else "scores", justify="right")
    table.add_column("why", ratio=1)
    for one in found.choices if everything else found.choices[:SHOWN]:
        shares = [
            f"{share:.0%} ± {error:.0%}"
            for share, error in zip(one.shares, one.errors, strict=True)
        ]
        table.add_row(
            one.text,
            f"{one.visits:,}",
            *([f"{one.value:.3f}"] if solo else shares),
            " ".join(f"{points:.1f}" for points in one.points),
            reason_text(record.game, one.reason, language, names),
        )
    console = Console()
    console.print(table)
    if len(found.choices) > SHOWN and not everything:
        console.print(f"… and {len(found.choices) - SHOWN} more choices (--all)")
    best = found.choices[0]
    if best.principal_variation:
        steps = ", ".join(
            ("* " if step["actor"] == "chance" else f"{names[step['actor']]}: ") + step["text"]
            for step in best.principal_variation
        )
        console.print(f"Expected after {best.text}: {steps}")


def whole_game(
    record: Record, budget: Budget, cores: int, seed: int, language: str, *, as_json: bool
) -> None:
    """Reviews all moves, with progress."""
    *_, found = with_progress(
        review(
            record,
            budget=budget,
            cores=cores,
            seed=seed,
            solve=exact_endings(record.game),
        ),
        total=moves_of(record),
        what="Reviewing",
        done=lambda _: 1,
    )
    if as_json:
        print(json.dumps(review_json(record, found, language), ensure_ascii=False))
    else:
        show_review(record, found, language)


def show_review(record: Record, found: Review, language: str) -> None:
    """A review for people: the costly moves, and what each player did and got."""
    names = seat_names(record)
    marks = own_messages(language, names)
    table = Table(title="Costly moves", title_justify="left")
    for column in ("n", "player", "played", "better", "lost", "95 %", ""):
        right = column in ("n", "lost", "95 %")
        table.add_column(column, justify="right" if right else "left")
    table.add_column("why", ratio=1)
    for one in found.moves:
        if one.mark:
            table.add_row(
                str(one.number),
                names[one.actor],
                one.chosen.text,
                one.best.text,
                f"{one.lost:.0%}",
                "proved" if one.proved else f"{one.low:.0%} – {one.high:.0%}",
                marks.format(f"mark-{one.mark}"),
                reason_text(record.game, one.best.reason, language, names),
            )
    console = Console()
    if table.row_count:
        console.print(table)
    else:
        console.print("No move gave much away.")
    for player in found.players:
        console.print(summary_text(names, player))


def summary_text(names: list[str], player: PlayerSummary) -> str:
    """A player's accuracy and luck in a line."""
    solo = len(names) == 1
    luck = f"{player.luck:+.1f}" if solo else f"{player.luck:+.0%}"
    away = f"{player.given_away:.1f} points" if solo else f"{player.given_away:.0%}"
    accuracy = "" if player.accuracy is None else f"accuracy {player.accuracy:.0f}, "
    return (
        f"{names[player.seat]}: {player.moves} moves, {player.costly} of them costly, "
        f"{accuracy}{away} given away, luck {luck}"
    )

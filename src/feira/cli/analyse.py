"""`feira analyse`: estimates every choice of a position, or reviews a whole game."""

import json
from collections.abc import Sequence
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
from feira.players.analysis import (
    Analysis,
    Estimate,
    Reviewed,
    analyse,
    own_messages,
    reason_text,
    review,
)
from feira.players.search import Budget

SHOWN = 12
POSITION_MS = 2000
REVIEW_MS = 200


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
    help=f"Milliseconds for each position.  [default: {POSITION_MS} with --at, else {REVIEW_MS}]",
)
@option(
    "--simulations",
    type=click.IntRange(1),
    metavar="N",
    help="Simulated games for each position, instead of --ms.",
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
@option("--json", "as_json", is_flag=True, help="Print JSON, with every choice.")
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
    standard error, the expected score, how often the search tried the choice, what it expects to
    follow, and a reason. Without --at the whole game is reviewed: how much each choice gave away,
    and what would have been better. The game need not be over.

    Examples:
        feira analyse game.feira --at 40
        feira analyse game.feira --ms 500 --json
    """
    with preparing():
        record = load(file, unfinished=True)
    if ms is not None and simulations is not None:
        raise FeiraError("--ms and --simulations: one of them")
    usual = REVIEW_MS if at is None else POSITION_MS
    time = None if simulations else ms or usual
    budget = Budget(simulations=simulations, milliseconds=time)
    if at is None:
        whole_game(record, budget, cores, seed, language, as_json=as_json)
        return
    position = position_before(record, at, file)
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
            estimate_json(one)
            | {"reason_text": reason_text(record.game, one.reason, language, record.players)}
            for one in found.choices
        ],
    }


def estimate_json(estimate: Estimate) -> dict[str, object]:
    """An estimate with the documented field names: the principal variation is called `line`."""
    return {
        {"principal_variation": "line"}.get(name, name): value
        for name, value in asdict(estimate).items()
    }


def review_json(record: Record, one: Reviewed, language: str) -> dict[str, object]:
    """A reviewed choice for programs."""
    row: dict[str, object] = asdict(one)
    for key, estimate in (("chosen", one.chosen), ("best", one.best)):
        text = reason_text(record.game, estimate.reason, language, record.players)
        row[key] = estimate_json(estimate) | {"reason_text": text}
    row["others"] = [estimate_json(other) for other in one.others]
    return row


def seat_names(record: Record) -> list[str]:
    """The players as columns and lines call them."""
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
    """Reviews all choices, with progress."""
    steps = list(
        with_progress(
            review(record, budget=budget, cores=cores, seed=seed),
            total=len(record.choices),
            what="Reviewing",
            done=lambda _: 1,
        )
    )
    found = [step for step in steps if isinstance(step, Reviewed)]
    if as_json:
        for one in found:
            print(json.dumps(review_json(record, one, language), ensure_ascii=False))
        return
    show_review(record, found, language)


def show_review(record: Record, found: Sequence[Reviewed], language: str) -> None:
    """A review for people: the choices that gave most away, and what each player gave away."""
    names = seat_names(record)
    marks = own_messages(language, names)
    table = Table(title="Choices that gave value away", title_justify="left")
    for column in ("n", "player", "chosen", "better", "lost", ""):
        table.add_column(column, justify="right" if column in ("n", "lost") else "left")
    table.add_column("why", ratio=1)
    for one in found:
        if one.mark:
            table.add_row(
                str(one.number),
                names[one.actor],
                one.chosen.text,
                one.best.text,
                f"{one.lost:.0%}",
                marks.format(f"mark-{one.mark}"),
                reason_text(record.game, one.best.reason, language, names),
            )
    console = Console()
    if table.row_count:
        console.print(table)
    else:
        console.print("No choice gave much away.")
    for seat, name in enumerate(names):
        own = [one for one in found if one.actor == seat]
        if own:
            lost = sum(one.lost for one in own) / len(own)
            console.print(
                f"{name}: {len(own)} choices, {lost:.2%} of the value given away on average"
            )

"""`feira replay`: checks records and shows them."""

import json
import sys
from pathlib import Path

import click
from rich.console import Console

from feira.cli.common import language_option, preparing
from feira.cli.help import Command, option
from feira.core.errors import FeiraError
from feira.core.messages import Messages
from feira.core.record import Record, Step, position_after, read, replay
from feira.core.types import CHANCE, NOBODY, Json


def load(path: str, *, unfinished: bool) -> Record:
    """The record in a file, checked in full; `-` is standard input."""
    from feira.games import find_game

    try:
        data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except OSError as error:
        raise FeiraError(f"{path}: {error.strerror}") from None
    record = read(data, path, find_game)
    who = position_after(record).actor
    if who != NOBODY and not unfinished:
        waiting = "chance" if who == CHANCE else f"seat {who}"
        line = len(data.splitlines()) + 1
        raise FeiraError(
            f"{path}, line {line}: the record breaks off, expected a choice of {waiting} "
            "(--unfinished accepts it)"
        )
    return record


@click.command("replay", cls=Command)
@click.argument("files", nargs=-1, required=True, metavar="FILE…", type=click.Path(allow_dash=True))
@option(
    "--json", "as_json", is_flag=True, help="Print one JSON object per choice, then the result."
)
@option("--unfinished", is_flag=True, help="Accept games that are not over.")
@language_option
def command(files: tuple[str, ...], as_json: bool, unfinished: bool, language: str) -> None:
    """Check .feira files and show what happened in them.

    Every FILE is checked against the rules in full before anything is shown; - reads standard
    input. With --json each choice is an object on a line:

    Fields:
        n         its number; the first is 1
        actor     a seat, or "chance"
        legal     the legal choices of the seat, or
        outcomes  the possible draws of chance, each with its integer weight
        choice    what was chosen or drawn
        coins     of every seat, after it
        events    its effects

    The last object is the result.

    Examples:
        feira replay game.feira
        feira replay game.feira --language de
        feira replay game.feira --json
    """
    with preparing():
        records = [(path, load(path, unfinished=unfinished)) for path in files]
    for path, record in records:
        if as_json:
            print_json(record)
        else:
            show(path, record, language)


def print_json(record: Record) -> None:
    """The record for programs."""
    for step in replay(record):
        print(json.dumps(step_json(step), ensure_ascii=False))
    print(json.dumps(position_after(record).result, ensure_ascii=False))


def step_json(step: Step) -> Json:
    """One choice with its alternatives and its effects."""
    before = step.before
    row: Json = {"n": step.number, "actor": "chance" if step.actor == CHANCE else step.actor}
    if step.actor == CHANCE:
        outcomes = before.chance()
        row["outcomes"] = {before.notation(outcome): n for outcome, n in outcomes.items()}
    else:
        row["legal"] = [before.notation(choice) for choice in before.legal()]
    row["choice"] = step.text
    row["coins"] = step.after.coins
    row["events"] = step.events
    return row


def show(path: str, record: Record, language: str) -> None:
    """The record for people: what happened, the last position, the result."""
    game = record.game
    names = [f"Seat {name}" if name.isdecimal() else name for name in record.players]
    messages = Messages(game.presentation.messages, language, names)
    console = Console(highlight=False)
    console.rule(f"{game.title}: {path}")
    for step in replay(record):
        sentences = " ".join(messages.tell(event) for event in step.events)
        console.print(f"[dim]{step.number:4}[/dim]  {sentences}")
    end = position_after(record)
    console.print(game.presentation.picture(end.view()))
    result = end.result
    scores = ", ".join(f"{n}: {p}" for n, p in zip(names, result["scores"], strict=True))
    if not result["over"]:
        console.print(f"Not over. {scores}")
    elif "fame" in result:
        console.print(f"Result {result['result']}, fame {result['fame']} of 3.")
    else:
        winners = ", ".join(names[seat] for seat in result["winners"])
        console.print(f"{winners} won. {scores}")

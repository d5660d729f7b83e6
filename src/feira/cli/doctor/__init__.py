"""`feira doctor`: what is installed, compiled and reachable, and where data lives."""

import json
from dataclasses import asdict
from pathlib import Path

import click

from feira.cli.doctor.finding import Finding, Status
from feira.cli.help import Command, option


@click.command("doctor", cls=Command)
@option(
    "--config",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="The settings file of the server (TOML). FEIRA_… variables take precedence.",
)
@option("--logs", is_flag=True, help="Read the log of every game, and name those that are damaged.")
@option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(config: Path | None, logs: bool, as_json: bool) -> None:
    """Show what is installed, compiled and reachable.

    You also see where games and compiled code are kept and whether Tab completes commands in your
    shell. Nothing is created or changed. The exit code is 0 if you can play, otherwise 1, and each
    problem comes with advice.

    Examples:
        feira doctor
        feira doctor --logs
        feira doctor --config feira.toml --json
    """
    found = examine(config, logs=logs)
    playable = all(one.status != Status.PROBLEM for one in found)
    if as_json:
        rows = [asdict(one) for one in found]
        print(json.dumps({"playable": playable, "findings": rows}, ensure_ascii=False))
    else:
        show(found, playable=playable)
    if not playable:
        raise SystemExit(1)


def examine(config: Path | None, *, logs: bool = False) -> list[Finding]:
    """All findings, in the order in which they are shown."""
    from feira.cli.doctor.installed import compiled, completion, packages, page, sqlite
    from feira.cli.doctor.logs import whole_logs
    from feira.cli.doctor.services import database, port, redis, saved
    from feira.web.settings import read_settings

    settings = read_settings(config)
    return [
        *packages(),
        sqlite(),
        page(),
        compiled(),
        *redis(settings.redis),
        port(settings.port),
        database(settings.database),
        *(whole_logs(settings.database) if logs else ()),
        saved(),
        completion(),
    ]


def show(found: list[Finding], *, playable: bool) -> None:
    """Prints a table, then the advice."""
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    table = Table(box=None, pad_edge=False, show_header=False)
    topic = ""
    for one in found:
        heading = "" if one.topic == topic else f"[bold]{one.topic}[/bold]"
        table.add_row(heading, MARKS[one.status], escape(one.name), escape(one.value))
        topic = one.topic
    console = Console(highlight=False)
    console.print(table)
    for one in found:
        if one.advice:
            advice = f"{MARKS[one.status]} {escape(one.name)}: {escape(one.advice)}"
            console.print(advice, soft_wrap=True)
    console.print("You can play." if playable else "[red]Feira cannot be played yet.[/red]")


MARKS = {
    Status.OK: "[green]ok[/green]",
    Status.NOTE: "[yellow]note[/yellow]",
    Status.PROBLEM: "[red]problem[/red]",
}

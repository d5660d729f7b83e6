"""`feira admin tables`, `feira admin table` and `feira admin close-table`."""

from pathlib import Path

import click

from feira.cli.admin.common import (
    limit_option,
    on_database,
    print_facts,
    print_json,
    print_table,
    read,
    when,
    write,
)
from feira.cli.help import Command, option
from feira.core.types import Json

STATES = ("open", "playing", "over")
ORDERS = ("newest", "oldest", "largest")


@click.command("tables", cls=Command)
@option("--state", type=click.Choice(STATES), help="Only those that wait, are played, or are over.")
@option("--host", default="", metavar="PERSON", help="Only those of this host.")
@option(
    "--older",
    type=click.FloatRange(0, 36_500),
    metavar="DAYS",
    help="Only those where nothing has happened for so long.",
)
@option(
    "--order", type=click.Choice(ORDERS), default="newest", show_default=True, help="Which first."
)
@limit_option
@on_database
def tables(
    state: str | None,
    host: str,
    older: float | None,
    order: str,
    limit: int,
    config: Path | None,
    as_json: bool,
) -> None:
    """List tables by state, host, age and size.

    Examples:
        feira admin tables --state playing
        feira admin tables --state open --older 30 --order oldest
    """
    from feira.web.admin.tables import find_tables

    found = read(
        config,
        lambda db: find_tables(
            db, state=state or "", host=host, older=older, order=order, limit=limit
        ),
    )
    if as_json:
        print_json(found)
        return
    rows = [
        (
            one["id"],
            one["game"],
            one["state"],
            one["host"],
            when(one["created"]),
            when(one["last"]),
            f"{one['entries']:,}",
            f"{one['bytes']:,}",
        )
        for one in found
    ]
    headings = ("id", "game", "state", "host", "created", "last entry", "entries", "bytes")
    print_table(headings, rows, "there is no table like that")


@click.command("table", cls=Command)
@click.argument("which", metavar="TABLE")
@on_database
def table(which: str, config: Path | None, as_json: bool) -> None:
    """Show one table: its seats, host and log.

    Examples:
        feira admin table uxps7d
        feira admin table g96d2fpfw9u5jcb8 --json
    """
    from feira.web.admin.tables import show_table

    found = read(config, lambda db: show_table(db, which))
    if as_json:
        print_json(found)
        return
    clock = found["clock"]
    print_facts(
        {
            **{key: found[key] or "" for key in ("id", "code", "game", "rules", "state", "host")},
            "kind": ", ".join(
                [
                    "rated" if found["rated"] else "not rated",
                    "public" if found["public"] else "private",
                    "no clock" if clock["kind"] == "none" else f"{clock['amount']} {clock['kind']}",
                ]
            ),
            **{f"seat {n}": seat_text(seat) for n, seat in enumerate(found["seats"])},
            **{key: when(found[key]) for key in ("created", "last", "due", "ended")},
            "log": f"{found['entries']:,} entries, {found['bytes']:,} bytes",
            "chat": f"{found['chat']:,} messages",
        }
    )


def seat_text(seat: Json) -> str:
    """A seat in one line."""
    if seat["level"]:
        return f"computer ({seat['level']})"
    if "person" not in seat:
        return f"{seat['kind']}, free" if seat["kind"] != "here" else "at the host's screen"
    left = f", left ({seat['left']})" if seat["left"] else ""
    return f"{seat['kind']}: {seat['name']} ({seat['person']}){left}"


@click.command("close-table", cls=Command)
@click.argument("which", metavar="TABLE")
@option("--reason", required=True, metavar="TEXT", help="One line, which everybody there is shown.")
@on_database
def close_table(which: str, reason: str, config: Path | None, as_json: bool) -> None:
    """End a table.

    Its log gets an entry with the reason, which everybody at the table sees within a second or two.
    Nobody has won, and nothing is rated. This cannot be undone; the record stays.

    Examples:
        feira admin close-table g96d2fpfw9u5jcb8 --reason "asked for by both players"
    """
    from feira.web.admin import changes

    found = write(config, lambda db: changes.close_table(db, which, reason=reason))
    if as_json:
        print_json(found)
    else:
        print(f"table {found['id']} ({found['game']}) is closed: {found['reason']}")

"""`feira admin people` and `feira admin person`."""

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
)
from feira.cli.help import Command, option
from feira.core.types import Json

KINDS = ("guest", "account", "banned")


@click.command("people", cls=Command)
@click.argument("text", default="", metavar="[TEXT]")
@option("--kind", type=click.Choice(KINDS), help="Only guests, accounts, or those banned now.")
@limit_option
@on_database
def people(text: str, kind: str | None, limit: int, config: Path | None, as_json: bool) -> None:
    """List people, the newest first.

    With TEXT, only people with that text in their name, or with that id.

    Examples:
        feira admin people
        feira admin people magnus --kind account
    """
    from feira.web.admin.people import find_people

    found = read(config, lambda db: find_people(db, text=text, kind=kind or "", limit=limit))
    if as_json:
        print_json(found)
        return
    rows = [
        (
            one["id"],
            one["name"],
            one["kind"],
            when(one["created"]),
            one["games"],
            "banned" if one["banned"] else "",
        )
        for one in found
    ]
    print_table(("id", "name", "kind", "since", "games", ""), rows, "there is nobody like that")


@click.command("person", cls=Command)
@click.argument("who", metavar="PERSON")
@on_database
def person(who: str, config: Path | None, as_json: bool) -> None:
    """Show one person: games, sessions, tokens, storage and ban.

    Examples:
        feira admin person Magnus
        feira admin person g96d2fpfw9u5jcb8 --json
    """
    from feira.web.admin.people import show_person

    found = read(config, lambda db: show_person(db, who))
    if as_json:
        print_json(found)
    else:
        print_facts(facts_of(found))


def facts_of(found: Json) -> Json:
    """The facts about a person that are printed."""
    ban, tokens = found["ban"], found["tokens"]
    banned = "no"
    if ban is not None:
        banned = f"{'until ' + when(ban['until']) if ban['until'] else 'for good'}: {ban['reason']}"
    return {
        "id": found["id"],
        "name": found["name"],
        "kind": found["kind"],
        "since": when(found["created"]),
        "games": listed(found["games"]),
        "tables as host": found["hosts"],
        "sessions": found["sessions"],
        "tokens": ", ".join(f"{one['name']} ({when(one['created'])})" for one in tokens) or "none",
        "bytes": listed(found["bytes"]),
        "banned": banned,
    }


def listed(counts: dict[str, int]) -> str:
    """The counts that are not 0, by name."""
    return ", ".join(f"{name} {number:,}" for name, number in counts.items() if number) or "none"

"""`feira admin ban` and `feira admin unban`."""

from pathlib import Path

import click

from feira.cli.admin.common import on_database, print_json, when, write
from feira.cli.help import Command, option

DAY = 86_400_000  # milliseconds


@click.command("ban", cls=Command)
@click.argument("who", metavar="PERSON")
@option("--reason", required=True, metavar="TEXT", help="One line, which the person is shown.")
@option(
    "--days",
    type=click.FloatRange(0, 36_500, min_open=True),
    metavar="N",
    help="When the ban ends.  [default: never]",
)
@on_database
def ban(who: str, reason: str, days: float | None, config: Path | None, as_json: bool) -> None:
    """Ban a person.

    Within a second or two their sockets are closed, and every request is answered with the reason
    and the end of the ban, in their language. They can still see and delete their own data. Their
    games go on: clocks keep running, and at tables without a clock others may declare them gone.
    Nothing keeps them from coming back under another name.

    Examples:
        feira admin ban Magnus --reason "insults in the chat" --days 7
        feira admin ban g96d2fpfw9u5jcb8 --reason "cheated in rated games"
    """
    from feira.table.timestamps import now
    from feira.web.admin import changes

    until = None if days is None else now() + int(days * DAY)
    found = write(config, lambda db: changes.ban(db, who, reason=reason, until=until))
    if as_json:
        print_json(found)
    else:
        end = "for good" if until is None else f"until {when(until)}"
        print(f"{found['name']} ({found['id']}) is banned {end}: {found['reason']}")


@click.command("unban", cls=Command)
@click.argument("who", metavar="PERSON")
@on_database
def unban(who: str, config: Path | None, as_json: bool) -> None:
    """Lift a ban.

    Examples:
        feira admin unban Magnus
    """
    from feira.web.admin import changes

    found = write(config, lambda db: changes.unban(db, who))
    if as_json:
        print_json(found)
    else:
        print(f"{found['name']} ({found['id']}) is not banned any more")

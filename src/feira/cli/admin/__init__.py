"""`feira admin`: people, tables, bans, storage and the audit log, beside a running server."""

from importlib import import_module

import click

from feira.cli.help import Group

COMMANDS = {  # name: module
    "people": "people",
    "person": "people",
    "ban": "bans",
    "unban": "bans",
    "reset-password": "passwords",
    "tables": "tables",
    "table": "tables",
    "close-table": "tables",
    "reports": "reports",
    "report": "reports",
    "close-report": "reports",
    "storage": "storage",
    "audit": "audit",
}


class AdminGroup(Group):
    """Imports the module of a command when it is run or listed."""

    def list_commands(self, _context: click.Context) -> list[str]:
        """The names of the commands in their order."""
        return list(COMMANDS)

    def get_command(self, _context: click.Context, name: str) -> click.Command | None:
        """The command of that name."""
        if name not in COMMANDS:
            return None
        module = import_module(f"feira.cli.admin.{COMMANDS[name]}")
        command: click.Command = getattr(module, name.replace("-", "_"))
        return command


@click.group("admin", cls=AdminGroup)
def command() -> None:
    """Administer people, tables and storage.

    These commands work on the database of a server, which may keep running and acts on a change
    within a second or two. Every change is entered into the audit log. PERSON is an id, or the name
    of an account; TABLE is an id, or the code of a table that waits for people.

    Examples:
        feira admin people --kind banned
        feira admin ban Magnus --days 7 --reason "insults in the chat"
        feira admin tables --order largest --limit 5
        feira admin audit --json
    """

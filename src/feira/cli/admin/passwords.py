"""`feira admin reset-password`."""

from pathlib import Path

import click

from feira.cli.admin.common import on_database, print_json, write
from feira.cli.help import Command


@click.command("reset-password", cls=Command)
@click.argument("who", metavar="PERSON")
@on_database
def reset_password(who: str, config: Path | None, as_json: bool) -> None:
    """Give an account a new password.

    It is printed once and stored nowhere. The account is signed out everywhere: all of its
    sessions, tokens and recovery codes end. Give the password to its owner over a channel that you
    trust, and ask them to change it.

    Examples:
        feira admin reset-password Magnus
    """
    from argon2 import PasswordHasher

    from feira.web.admin import changes

    password = changes.new_password()
    hashed = PasswordHasher().hash(password)
    found = write(config, lambda db: changes.reset_password(db, who, hashed))
    if as_json:
        print_json(found | {"password": password})
    else:
        ended = f"{found['sessions']} sessions and {found['tokens']} tokens have ended"
        print(f"the new password of {found['name']} ({found['id']}) is {password}; {ended}")

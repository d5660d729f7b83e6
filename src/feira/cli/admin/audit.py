"""`feira admin audit`."""

from pathlib import Path

import click

from feira.cli.admin.common import limit_option, on_database, print_json, print_table, read, when
from feira.cli.help import Command, option


@click.command("audit", cls=Command)
@option("--about", default="", metavar="ID", help="Only what is about this person or table.")
@option("--action", default="", metavar="NAME", help="Only this action, such as sign-in-failed.")
@limit_option
@on_database
def audit(about: str, action: str, limit: int, config: Path | None, as_json: bool) -> None:
    """Print the audit log, the latest first.

    It records what operators did and security events: accounts made and deleted, sign-ins that
    succeeded or failed, passwords, tokens, bans and closed tables, each with its actor and its
    subject. It has no passwords, tokens or addresses. The setting `audit_days` says how long
    entries are kept.

    Examples:
        feira admin audit --limit 20
        feira admin audit --action sign-in-failed --json
    """
    from feira.web.admin.audit import entries

    found = read(config, lambda db: entries(db, about=about, action=action, limit=limit))
    if as_json:
        print_json(found)
        return
    rows = [
        (when(one["at"]), one["actor"] or "?", one["action"], one["subject"], one["detail"])
        for one in found
    ]
    print_table(("when", "who", "what", "about", ""), rows, "the audit log has nothing like that")

"""`feira admin storage`."""

from pathlib import Path

import click

from feira.cli.admin.common import limit_option, on_database, print_json, print_table, read
from feira.cli.help import Command


@click.command("storage", cls=Command)
@limit_option
@on_database
def storage(limit: int, config: Path | None, as_json: bool) -> None:
    """Show how much storage is used, by kind and by person.

    The largest come first. A game counts for its host. The database is larger than the sum: it also
    has indexes and free pages.

    Examples:
        feira admin storage
        feira admin storage --limit 5 --json
    """
    from feira.web.admin import storage as queries

    found = read(config, lambda db: queries.storage(db, limit))
    if as_json:
        print_json(found)
        return
    kinds = list(found["kinds"])
    print_table(
        ("kind", "bytes"),
        [(kind, f"{size:,}") for kind, size in found["kinds"].items()]
        + [("whole database", f"{found['file']:,}")],
        "",
    )
    print()
    rows = [
        (
            one["id"],
            one["name"],
            f"{one['bytes']:,}",
            *tuple(f"{one['kinds'].get(kind, 0):,}" for kind in kinds),
        )
        for one in found["people"]
    ]
    print_table(("id", "name", "bytes", *kinds), rows, "nobody has stored anything")

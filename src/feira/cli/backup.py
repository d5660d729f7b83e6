"""`feira backup`: a copy of the database while the server runs."""

import shlex
from pathlib import Path

import click

from feira.cli.help import Command, option
from feira.core.errors import FeiraError
from feira.web.settings import default_database, read_settings


@click.command("backup", cls=Command)
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@option(
    "--config",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="The settings file of the server (TOML). FEIRA_… variables take precedence.",
)
def command(file: Path, config: Path | None) -> None:
    """Copy the database while the server runs.

    FILE is a new file with a consistent snapshot of the database. To restore it, stop the server
    and replace the database with FILE. For PostgreSQL, the pg_dump command to run is shown instead.

    Examples:
        feira backup feira-monday.db
        feira backup --config feira.toml feira-monday.db
    """
    from sqlalchemy import URL, make_url

    from feira.table.copies import copy

    url = make_url(read_settings(config).database or default_database())
    if url.get_backend_name() != "sqlite":
        plain = URL.create(
            url.get_backend_name(), url.username, None, url.host, url.port, url.database
        )
        raise FeiraError(
            f"PostgreSQL backs itself up: pg_dump --format=custom "
            f"--file={shlex.quote(str(file))} {shlex.quote(str(plain))}"
        )
    source = Path(url.database or "")
    if not source.is_file():
        raise FeiraError(f"{source}: there is no such database")
    print(f"{file}: {copy(source, file):,} bytes")

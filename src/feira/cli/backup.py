"""`feira backup`: a copy of the database while the server runs."""

import shlex
from pathlib import Path

import click

from feira.core.errors import FeiraError
from feira.web.settings import default_database, read_settings


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@click.option(
    "--config",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="The TOML file that the server is given. FEIRA_… variables win over it.",
)
def command(file: Path, config: Path | None) -> None:
    r"""Copy the database to a new FILE, while people play.

    The copy is the database at one moment: every game is in it whole. FILE must not exist yet.
    To go back to it, stop the server and put FILE where the database was. PostgreSQL has a tool of
    its own for this; the command to run is then shown.

    \b
    feira backup feira-monday.db
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

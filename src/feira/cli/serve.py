"""`feira serve`: the server for many people."""

from pathlib import Path

import click

from feira.cli.help import Command, option
from feira.web.settings import default_database, read_settings


@click.command("serve", cls=Command)
@option(
    "--config",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="A settings file (TOML). FEIRA_… variables take precedence.",
)
def command(config: Path | None) -> None:
    """Run the server for many people.

    Without settings it listens on 127.0.0.1:8420 and keeps its database in your data folder.
    Settings come from a file:

    feira.toml:
        host = "0.0.0.0"
        workers = 4
        database = "postgresql+psycopg://feira@localhost/feira"
        redis = "redis://localhost"

    or from the environment, as FEIRA_HOST, FEIRA_WORKERS and so on. All settings, proxies and
    backups are in docs/deployment.md.

    Examples:
        feira serve
        feira serve --config feira.toml
        FEIRA_PORT=9000 feira serve
    """
    from feira.web.run import prepare, serve

    settings = read_settings(config)
    prepare(settings)
    if settings.workers > 1:  # otherwise the workers would fail to start again and again
        from feira.table.database import Database

        database = Database(settings.database or default_database())
        database.make_ready()
        database.stop()
    serve(settings)

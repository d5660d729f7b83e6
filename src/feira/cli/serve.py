"""`feira serve`: the server for many, as its settings say."""

from pathlib import Path

import click

from feira.web.settings import default_database, read_settings


@click.command(name="serve")
@click.option(
    "--config",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="A TOML file; see docs/deployment.md. FEIRA_… variables win over it.",
)
def command(config: Path | None) -> None:
    r"""Serve Feira on the network, as the settings say.

    Without any, on 127.0.0.1:8420 with a database in your data folder. A file such as

    \b
      host = "0.0.0.0"
      workers = 4
      database = "postgresql+psycopg://feira@localhost/feira"
      redis = "redis://localhost"

    or the same as FEIRA_HOST, FEIRA_WORKERS … in the environment. All settings, proxies and
    backups: docs/deployment.md.
    """
    from feira.web.run import serve

    settings = read_settings(config)
    if settings.workers > 1:  # none of them could start, again and again
        from feira.table.database import Database

        database = Database(settings.database or default_database())
        database.make_ready()
        database.stop()
    serve(settings)

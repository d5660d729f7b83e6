"""`feira serve`: the server for many, as its settings say."""

from pathlib import Path

import click

from feira.web.settings import read_settings


@click.command(name="serve")
@click.option(
    "--config",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="A TOML file; see docs/deployment.md. FEIRA_… variables win over it.",
)
def command(config: Path | None) -> None:
    """Serve Feira on the network."""
    from feira.web.run import serve

    serve(read_settings(config))

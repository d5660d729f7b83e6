"""`feira play`: the server for this computer and this household."""

import click

from feira.cli.help import Command, option


@click.command("play", cls=Command)
@option(
    "--port",
    default=8420,
    show_default=True,
    type=click.IntRange(1, 65535),
    metavar="N",
    help="The port on this computer.",
)
@option("--lan", is_flag=True, help="Let phones in the same network join; shows a QR code.")
@option("--no-browser", is_flag=True, help="Do not open the browser.")
@option(
    "--database",
    default="",
    metavar="URL",
    help="Where games are kept.  [default: a file in your data folder]",
)
def command(port: int, lan: bool, no_browser: bool, database: str) -> None:
    """Play in the browser, on this computer.

    Starts the server for you and your household and opens the page. There is no login. Stop it
    with Ctrl+C; every game is kept.

    Examples:
        feira play
        feira play --lan
    """
    from feira.web.run import address, play, prepare, show_qr
    from feira.web.settings import Settings

    host = "0.0.0.0" if lan else "127.0.0.1"
    settings = Settings(host=host, port=port, database=database, log="warning")
    prepare(settings)
    click.echo(f"Feira is at http://127.0.0.1:{port} (stop with Ctrl+C)")
    if lan:
        url = f"http://{address()}:{port}"
        click.echo(f"Phones in this network: {url}")
        click.echo(show_qr(url))
    play(settings, browser=not no_browser)

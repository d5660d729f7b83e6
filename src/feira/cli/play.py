"""`feira play`: the server for this computer and this household."""

import click

from feira.core.errors import FeiraError


@click.command(name="play")
@click.option("--port", default=8420, show_default=True, type=click.IntRange(1, 65535))
@click.option("--lan", is_flag=True, help="Let phones in the same network join.")
@click.option("--no-browser", is_flag=True, help="Do not open the browser.")
@click.option("--database", default="", metavar="URL", help="Default: a file of your own.")
def command(port: int, lan: bool, no_browser: bool, database: str) -> None:
    """Play in the browser, on this computer; no login."""
    from feira.web.run import address, is_free, play, show_qr
    from feira.web.settings import Settings

    host = "0.0.0.0" if lan else "127.0.0.1"
    if not is_free(host, port):
        raise FeiraError(f"port {port} is in use: is Feira running already? (else: --port)")
    settings = Settings(host=host, port=port, database=database, log="warning")
    click.echo(f"Feira is at http://127.0.0.1:{port} (stop with Ctrl+C)")
    if lan:
        url = f"http://{address()}:{port}"
        click.echo(f"Phones in this network: {url}")
        click.echo(show_qr(url))
    play(settings, browser=not no_browser)

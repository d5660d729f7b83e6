"""`feira verify`: checks the dice of a record against the published digest."""

import click

from feira.cli.common import preparing
from feira.cli.help import Command
from feira.cli.replay import load
from feira.core.errors import FeiraError


@click.command("verify", cls=Command)
@click.argument("files", nargs=-1, required=True, metavar="FILE…", type=click.Path(allow_dash=True))
@click.option(
    "--commit", metavar="DIGEST", help="The published digest; the files must name the same one."
)
def command(files: tuple[str, ...], commit: str | None) -> None:
    """Check that the dice of a game were fair.

    Before a game the server publishes the digest of a secret; then every person adds a random
    number (a nonce). The secret and the nonces determine all dice and draws, and when the game is
    over the secret is written into its .feira file. This command recomputes every draw and compares
    it. If the file was changed, or the dice were not the promised ones, you get one line and exit
    code 2.

    With --commit you compare with the digest that you saw before the game. The server publishes the
    digests of daily challenges a week ahead; these have the date in the place of the nonces.

    Examples:
        feira verify game.feira
        feira verify daily.feira --commit 3f8a…
    """
    with preparing():
        checked = [(path, outcomes_of(path, commit)) for path in files]
    for path, outcomes in checked:
        print(f"{path}: {outcomes} outcomes, all as promised")


def outcomes_of(path: str, commit: str | None) -> int:
    """How many outcomes of chance a record has, all of them checked."""
    from feira.table.secret import verify

    record = load(path, unfinished=True)
    try:
        if commit is not None and record.known.get("commit") != commit.lower():
            raise FeiraError("the digest in the record is not the one that was published")
        return verify(record)
    except FeiraError as error:
        raise FeiraError(f"{path}: {error}") from None

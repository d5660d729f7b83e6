"""`feira verify`: are the dice of a record those that were promised?"""

import click

from feira.cli.common import preparing
from feira.cli.replay import load
from feira.core.errors import FeiraError


@click.command("verify")
@click.argument("files", nargs=-1, required=True, metavar="FILE…")
def command(files: tuple[str, ...]) -> None:
    """Check the dice of records.

    Before a game the server publishes the digest of a secret; then every person adds a nonce of
    their own. All outcomes of chance follow from both, and when the game is over the secret is in
    the record. This computes every outcome again and says how many there were. A record that
    was changed, or whose dice were not those promised, is one line and exit code 2.
    """
    with preparing():
        checked = [(path, outcomes_of(path)) for path in files]
    for path, outcomes in checked:
        print(f"{path}: {outcomes} outcomes, all as promised")


def outcomes_of(path: str) -> int:
    """How many outcomes of chance a record has, all of them checked."""
    from feira.table.secret import verify

    record = load(path, unfinished=True)
    try:
        return verify(record)
    except FeiraError as error:
        raise FeiraError(f"{path}: {error}") from None

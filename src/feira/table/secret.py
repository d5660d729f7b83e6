"""Dice that players can verify: a commitment, nonces of the players, and the secret revealed.

Before the first choice the table publishes the SHA-256 of a random secret. Then every person at the
table publishes the SHA-256 of a nonce of their own, and reveals the nonce when all have done that.
So neither the server nor a player can pick the dice, nor both together as long as another person's
nonce is random. The outcome of choice number n is HMAC-SHA-256(secret, "nonces/n/attempt") as a
number, reduced to the weights without bias: a value that would favour some outcome is rejected, and
the next attempt is used. When the game is over the secret is revealed, and anybody can recompute
every outcome.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from functools import lru_cache
from itertools import zip_longest

from feira.core.errors import FeiraError
from feira.core.record import Record, replay
from feira.core.types import CHANCE

SECRET_BYTES = 32
SPACE = 1 << 256  # the number of different HMAC values
NO_NONCE = "-"  # of a computer, or of a person who shares another's screen


def new_secret() -> str:
    """256 random bits as hexadecimal text."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """The SHA-256 of a secret, published before the game."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def nonce_commitment(nonce: str) -> str:
    """The SHA-256 of a nonce, which its owner publishes before anybody reveals theirs."""
    return hashlib.sha256(nonce.encode()).hexdigest()


def joined(nonces: Sequence[str]) -> str:
    """The nonces of all seats in their order, as records contain them."""
    return " ".join(nonce or NO_NONCE for nonce in nonces)


@lru_cache(maxsize=4096)
def keyed(secret: str) -> hmac.HMAC:
    """The HMAC state of a secret before its message, cached because keying is the costly part."""
    return hmac.new(bytes.fromhex(secret), digestmod="sha256")


def drawn(secret: str, nonces: str, number: int, weights: Sequence[int]) -> int:
    """The outcome of choice `number` (the first is 1), drawn in proportion to the weights."""
    total = sum(weights)
    usable = SPACE - SPACE % total
    attempt = 0
    while True:
        code = keyed(secret).copy()
        code.update(f"{nonces}/{number}/{attempt}".encode())
        value = int.from_bytes(code.digest(), "big")
        if value < usable:
            break
        attempt += 1
    value %= total
    for outcome, weight in enumerate(weights):
        value -= weight
        if value < 0:
            return outcome
    raise AssertionError("the weights add up to the total")


def check_commitments(commitments: str, nonces: str) -> None:
    """Checks the nonces against what people committed to. Older records have no commitments."""
    if not commitments:
        return
    pairs = list(zip_longest(commitments.split(), nonces.split(), fillvalue=""))
    for seat, (promised, nonce) in enumerate(pairs):
        if promised != NO_NONCE and nonce_commitment(nonce) != promised:
            raise FeiraError(f"the nonce of seat {seat} is not the one it committed to")


def verify(record: Record) -> int:
    """Checks every outcome of a record whose secret is revealed; returns their number."""
    known = record.known
    for key in ("commit", "secret", "nonces"):
        if key not in known:
            raise FeiraError(f"the record has no '{key}': its dice cannot be checked")
    try:
        matches = commitment(known["secret"]) == known["commit"]
    except ValueError:
        raise FeiraError("the secret is not hexadecimal text") from None
    if not matches:
        raise FeiraError("the secret is not the one that was committed to before the game")
    nonces = known["nonces"]
    if len(nonces.split()) != record.config.seats:
        raise FeiraError(f"expected {record.config.seats} nonces, found '{nonces}'")
    check_commitments(known.get("commitments", ""), nonces)
    checked = 0
    for step in replay(record):
        if step.actor == CHANCE:
            fair = drawn(known["secret"], nonces, step.number, step.before.weights)
            if fair != step.choice:
                due, found = step.before.notation(fair), step.text
                raise FeiraError(
                    f"choice {step.number}: the dice say '{due}', the record says '{found}'"
                )
            checked += 1
    return checked

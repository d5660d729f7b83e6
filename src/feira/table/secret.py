"""Dice that players can prove fair: commit, add nonces, reveal.

Before the first choice the table publishes the SHA-256 of a random secret. Then every person at
the table adds a nonce of their own, so neither side can pick the dice. The outcome of choice
number n is HMAC-SHA-256(secret, "nonces/n/try") read as a number and reduced to the weights
without bias: values that would favour some outcome are thrown away and the next try is taken.
When the game is over the secret is revealed, and anyone can compute every outcome again.
"""

import hashlib
import secrets
from collections.abc import Sequence
from functools import lru_cache

from feira.core.errors import FeiraError
from feira.core.record import Record, replay
from feira.core.verbs import CHANCE

SECRET_BYTES = 32
SPACE = 1 << 256  # what one HMAC gives
NO_NONCE = "-"  # written for a seat without one: a computer, or who shares another's screen


def new_secret() -> str:
    """256 random bits as hexadecimal text."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """What is published before the game."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def joined(nonces: Sequence[str]) -> str:
    """The nonces of all seats in their order, as records write them."""
    return " ".join(nonce or NO_NONCE for nonce in nonces)


@lru_cache(maxsize=4096)
def padded(secret: str) -> tuple[bytes, bytes]:
    """The secret as HMAC puts it before the message, and before the digest of that (RFC 2104)."""
    key = bytes.fromhex(secret)
    if len(key) > hashlib.sha256().block_size:
        key = hashlib.sha256(key).digest()
    key = key.ljust(hashlib.sha256().block_size, b"\0")
    return bytes(byte ^ 0x36 for byte in key), bytes(byte ^ 0x5C for byte in key)


def drawn(secret: str, nonces: str, number: int, weights: Sequence[int]) -> int:
    """The outcome of choice `number` (the first is 1): each as likely as it weighs."""
    total = sum(weights)
    usable = SPACE - SPACE % total
    inner, outer = padded(secret)  # `hmac.digest` comes to the same and takes five times as long
    attempt = 0
    while True:
        message = f"{nonces}/{number}/{attempt}".encode()
        digest = hashlib.sha256(outer + hashlib.sha256(inner + message).digest()).digest()
        value = int.from_bytes(digest, "big")
        if value < usable:
            break
        attempt += 1
    value %= total
    for outcome, weight in enumerate(weights):
        value -= weight
        if value < 0:
            return outcome
    raise AssertionError("the weights add up to the total")


def verify(record: Record) -> int:
    """Checks every outcome of a revealed record. Returns how many there were."""
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
    checked = 0
    for step in replay(record):
        if step.actor == CHANCE:
            weights = record.game.chances(step.before)
            fair = drawn(known["secret"], nonces, step.number, weights)
            if fair != step.choice:
                due = record.game.outcome_text(step.before, fair)
                found = record.game.outcome_text(step.before, step.choice)
                raise FeiraError(
                    f"choice {step.number}: the dice say '{due}', the record says '{found}'"
                )
            checked += 1
    return checked

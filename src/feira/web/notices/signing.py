"""Signed links for e-mails, which work without signing in."""

import hashlib
import hmac

DIGITS = 40  # of a signature, hexadecimal


def token(secret: str, what: str, person: str, detail: str = "") -> str:
    """A token that allows one action for one person."""
    text = f"feira mail {what} {person} {detail}".encode()
    signed = hmac.new(secret.encode(), text, hashlib.sha256).hexdigest()[:DIGITS]
    return f"{person}-{signed}"


def person_in(text: str) -> str:
    """The person that a token names, not yet verified."""
    return text.rpartition("-")[0]


def is_valid(text: str, secret: str, what: str, detail: str = "") -> bool:
    """Whether this server has made the token."""
    wanted = token(secret, what, person_in(text), detail)
    return hmac.compare_digest(text.encode(), wanted.encode())

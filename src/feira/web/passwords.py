"""Passwords: which are allowed, and how they are hashed and checked."""

import asyncio
import secrets
import unicodedata
from functools import cache, cached_property
from pathlib import Path

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from feira.table.coded import Coded
from feira.table.names import folded

SHORTEST = 8  # characters
LONGEST = 256  # characters
AT_ONCE = 2  # passwords hashed at the same time, so that other threads stay free


@cache
def common_passwords() -> frozenset[str]:
    """Passwords that attackers try first."""
    lines = Path(__file__).with_name("common.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(word for line in lines if line[:1] != "#" for word in line.split())


def composed(password: str) -> str:
    """A password in the normal form NFKC, because keyboards compose letters in different ways."""
    return unicodedata.normalize("NFKC", password)


def check_password(name: str, password: str) -> None:
    """Refuses passwords that are too short, too long, common, or the name of the account."""
    password = composed(password)
    if len(password) < SHORTEST:
        raise Coded(f"a password has at least {SHORTEST} characters", "password-short")
    if len(password) > LONGEST:
        raise Coded(f"a password has at most {LONGEST} characters", "password-long")
    lower = password.casefold()
    if lower in common_passwords() or lower == folded(name):
        raise Coded("this password is among the first that anyone would try", "password-common")


class Passwords:
    """Hashes and verifies passwords with Argon2id, in threads, because that is slow on purpose."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.slots = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        """The hash of a password for storage."""
        async with self.slots:
            return await asyncio.to_thread(self.hasher.hash, composed(password))

    async def matches(self, hashed: str | None, password: str) -> bool:
        """Whether it is the password of this hash. It takes as long if there is no hash."""
        async with self.slots:
            return await asyncio.to_thread(self._matches, hashed, password)

    def _matches(self, hashed: str | None, password: str) -> bool:
        """Tries the normal form, then the password as typed, as older ones were hashed."""
        return any(
            self._verify(hashed, one) for one in dict.fromkeys((composed(password), password))
        )

    def _verify(self, hashed: str | None, password: str) -> bool:
        try:
            return self.hasher.verify(hashed or self._unknown_hash, password)
        except VerifyMismatchError:
            return False

    @cached_property
    def _unknown_hash(self) -> str:
        """The hash of an unknown password."""
        return self.hasher.hash(secrets.token_hex())

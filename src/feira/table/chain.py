"""The checksum chain of the log: each entry's digest covers everything stored of it, and the digest
of the entry before. So a bit that flips in a stored log is noticed.

When a person is deleted, their name is removed from logs. Such an entry is sealed: the seal keeps
the digest of the former event, which the chain covers, and has a digest of the new event.
"""

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import NamedTuple

from msgspec import MsgspecError

from feira.core.errors import FeiraError
from feira.table.log import Entry, parse_event

SIZE = 16  # bytes of a digest: enough against chance; it is not meant against tampering
FIRST = b""  # before the first entry


class Damaged(FeiraError):
    """A stored log that is not as it was written."""


class StoredEntry(NamedTuple):
    """An entry as the database has it. After a fault of the disk, anything may be in it."""

    number: int
    at: int
    event: bytes
    command: bytes | None
    game_time: int | None
    digest: bytes | None
    seal: bytes | None


def digest_of(event: bytes) -> bytes:
    """The digest of an event alone."""
    return blake2b(event, digest_size=SIZE).digest()


def link(previous: bytes, event: bytes, *values: object, former: bytes = b"") -> bytes:
    """The digest of an entry with these values; `former` is the digest of a replaced event."""
    digest = former or blake2b(event, digest_size=SIZE).digest()
    rest = "\0".join(map(str, values)).encode()
    return blake2b(previous + digest + rest, digest_size=SIZE).digest()


def sealed(stored: StoredEntry, event: bytes) -> bytes:
    """The seal of an entry whose event is replaced by another."""
    former = stored.seal[:SIZE] if stored.seal else digest_of(stored.event)
    return former + digest_of(event)


def link_of(stored: StoredEntry, table: str, previous: bytes) -> bytes | None:
    """The digest that a stored entry must have; None if its event is not the one in its seal."""
    former = b""
    if stored.seal is not None:
        former = stored.seal[:SIZE]
        if stored.seal[SIZE:] != digest_of(stored.event):
            return None
    command = (stored.command or b"").decode(errors="replace")
    values = (table, stored.number, stored.at, command, stored.game_time)
    return link(previous, stored.event, *values, former=former)


def checked(
    table: str, rows: Iterable[StoredEntry], *, after: int = 0, previous: bytes = FIRST
) -> Iterator[Entry]:
    """The entries of a log after a number; `Damaged` if one is not as it was written."""
    for expected, stored in enumerate(rows, after + 1):
        try:
            whole = stored.number == expected and link_of(stored, table, previous) == stored.digest
            event = parse_event(stored.event) if whole else None
            command = (stored.command or b"").decode()
        except (MsgspecError, TypeError, ValueError, AttributeError):
            event = None
        if event is None or stored.digest is None:
            raise Damaged(f"table {table} cannot be opened: entry {expected} of its log is damaged")
        moment = stored.at if stored.game_time is None else stored.game_time
        yield Entry(expected, stored.at, event, command, moment, digest=stored.digest)
        previous = stored.digest

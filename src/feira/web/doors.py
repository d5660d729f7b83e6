"""By which session or token each open socket came in; who has lost theirs is shown out.

A socket may stay open for hours. When somebody signs out, deletes a token or deletes themselves,
their sockets in this process are closed at once; those in other processes are found by looking at
the database from time to time, once for all sockets together.
"""

import asyncio
import logging
from collections.abc import Iterable
from functools import partial
from typing import Protocol

from sqlalchemy import Connection, select

from feira.core.errors import FeiraError
from feira.table import schema
from feira.table.authority import now
from feira.table.database import Database

log = logging.getLogger("feira.web")

EVERY = 5.0  # seconds between looks
PART = 500  # keys in one query


class Guest(Protocol):
    """Somebody who came in."""

    def show_out(self) -> None:
        """They are nobody from now on, and their socket is closed."""


class Doors:
    """The sockets of this process by what they came in with: the digest of a session or token."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.inside: dict[tuple[str, str], set[Guest]] = {}  # by key and person

    def enter(self, key: str, person: str, guest: Guest) -> None:
        """Somebody comes in."""
        self.inside.setdefault((key, person), set()).add(guest)

    def leave(self, key: str, person: str, guest: Guest) -> None:
        """Somebody goes by themselves."""
        guests = self.inside.get((key, person), set())
        guests.discard(guest)
        if not guests:
            self.inside.pop((key, person), None)

    def ended(self, ended: str) -> None:
        """A session, a token or a person is no more."""
        self._show_out(entry for entry in list(self.inside) if ended in entry)

    def _show_out(self, entries: Iterable[tuple[str, str]]) -> None:
        for entry in entries:
            for guest in self.inside.pop(entry, set()):
                guest.show_out()

    async def look(self) -> None:
        """Shows out all whose session, token or person is gone."""
        entries = list(self.inside)
        for first in range(0, len(entries), PART):
            part = entries[first : first + PART]
            good = await self.database.read(partial(still_good, entries=part))
            self._show_out(entry for entry in part if not good.issuperset(entry))

    async def keep(self) -> None:
        """Looks again and again."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except FeiraError as error:
                log.warning("%s", error)


def still_good(db: Connection, entries: list[tuple[str, str]]) -> set[str]:
    """Those of the keys and persons that still are."""
    keys, persons = [key for key, _ in entries], [person for _, person in entries]
    s, t, p = schema.sessions.c, schema.tokens.c, schema.people.c
    return {
        *db.scalars(select(s.key).where(s.key.in_(keys), s.expires > now())),
        *db.scalars(select(t.digest).where(t.digest.in_(keys))),
        *db.scalars(select(p.id).where(p.id.in_(persons), p.became.is_(None))),
    }

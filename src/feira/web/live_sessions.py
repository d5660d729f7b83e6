"""The open sockets by the session or token they were opened with.

A socket may stay open for hours. When a person signs out, deletes a token or deletes themselves,
their sockets in this process are closed at once. Other processes read ended sessions, tokens and
persons from the table `ended`: after a hint, and with every poll. Expired sessions are found by a
periodic query.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Protocol

from sqlalchemy import Connection, delete, insert, select

from feira.core.errors import FeiraError
from feira.table import schema
from feira.table.database import Database
from feira.table.ids import new_id
from feira.table.timestamps import now

log = logging.getLogger("feira.web")

CHECK_SECONDS = 5.0  # between queries for all sockets
LOOK_SECONDS = 1.0  # between reads of `ended`, if no other process serves the database
MOST_KEYS = 500  # in one query
KEPT = 600_000  # milliseconds that rows of `ended` are kept
OVERLAP = 30_000  # milliseconds that are read again: transactions take a while, and clocks differ
HINT = "ended"  # the hint for other processes: no table has this name
FORGOTTEN = "forgotten "  # prefix of the id of a deleted person in the table `ended`

Credential = tuple[str, str]  # the digest of a session or token, and the id of the person


class SessionSocket(Protocol):
    """A socket that was opened with a session or a token."""

    def end_session(self) -> None:
        """Called when the session or token has ended: the socket loses its rights and is closed."""


def record_end(db: Connection, *keys: str) -> None:
    """Announces in this transaction, to all processes, what has ended."""
    at = now()
    db.execute(delete(schema.ended).where(schema.ended.c.at < at - KEPT))
    if keys:
        db.execute(insert(schema.ended), [{"id": new_id(), "key": key, "at": at} for key in keys])


class LiveSessions:
    """The sockets of this process by credential."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.sockets: dict[Credential, set[SessionSocket]] = {}
        self.on_end: list[Callable[[str], None]] = []  # called with each ended key
        self.publish: Callable[[], None] = lambda: None  # sends a hint to other processes
        self.look_seconds = LOOK_SECONDS
        self.hint = asyncio.Event()
        self.read: set[str] = set()  # ids of the rows of `ended` read in the overlap
        self.last = 0  # the latest time in those rows

    def add(self, credential: Credential, socket: SessionSocket) -> None:
        """A socket was opened."""
        self.sockets.setdefault(credential, set()).add(socket)

    def remove(self, credential: Credential, socket: SessionSocket) -> None:
        """A socket was closed."""
        sockets = self.sockets.get(credential, set())
        sockets.discard(socket)
        if not sockets:
            self.sockets.pop(credential, None)

    def end(self, *ended: str) -> None:
        """Closes the sockets of sessions, tokens or persons that have ended, here and elsewhere."""
        self.end_here(*ended)
        if ended:
            self.publish()

    def end_here(self, *ended: str) -> None:
        """Closes the sockets of this process, and clears cached data of the persons."""
        for key in ended:
            for on_end in self.on_end:
                on_end(key)
            self._end([credential for credential in self.sockets if key in credential])

    def _end(self, credentials: Iterable[Credential]) -> None:
        for credential in credentials:
            for socket in self.sockets.pop(credential, set()):
                socket.end_session()

    async def check(self) -> None:
        """Closes the sockets whose session, token or person is no longer in the database."""
        credentials = list(self.sockets)
        for first in range(0, len(credentials), MOST_KEYS):
            part = credentials[first : first + MOST_KEYS]
            valid = await self.database.read(partial(find_valid, credentials=part))
            self._end(credential for credential in part if not valid.issuperset(credential))

    async def look(self) -> None:
        """Applies what other processes have ended since the last read."""
        e = schema.ended.c
        after = max(min(self.last, now()) - OVERLAP, now() - KEPT)
        query = select(e.id, e.key, e.at).where(e.at > after)
        rows = await self.database.read(lambda db: db.execute(query).all())
        new = [row.key for row in rows if row.id not in self.read]
        self.last = max((row.at for row in rows), default=self.last)
        self.read = {row.id for row in rows}
        self.end_here(*new)

    async def run(self) -> None:
        """Polls and checks periodically."""
        loop = asyncio.get_running_loop()
        checked = loop.time()
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hint.wait(), min(self.look_seconds, CHECK_SECONDS))
            self.hint.clear()
            try:
                await self.look()
                if loop.time() - checked >= CHECK_SECONDS:
                    checked = loop.time()
                    await self.check()
            except FeiraError as error:
                log.warning("%s", error)


def find_valid(db: Connection, credentials: list[Credential]) -> set[str]:
    """The keys and persons of some credentials that are still valid."""
    keys, persons = [key for key, _ in credentials], [person for _, person in credentials]
    s, t, p = schema.sessions.c, schema.tokens.c, schema.people.c
    return {
        *db.scalars(select(s.key).where(s.key.in_(keys), s.expires > now())),
        *db.scalars(select(t.digest).where(t.digest.in_(keys))),
        *db.scalars(select(p.id).where(p.id.in_(persons), p.became.is_(None))),
    }

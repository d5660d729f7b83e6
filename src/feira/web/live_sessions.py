"""The open sockets by the session or token they were opened with.

A socket may stay open for hours. When a person signs out, deletes a token or deletes themselves,
their sockets in this process are closed at once. Sockets in other processes are found by a query
from time to time, one for all sockets together.
"""

import asyncio
import logging
from collections.abc import Iterable
from functools import partial
from typing import Protocol

from sqlalchemy import Connection, select

from feira.core.errors import FeiraError
from feira.table import schema
from feira.table.database import Database
from feira.table.timestamps import now

log = logging.getLogger("feira.web")

CHECK_SECONDS = 5.0  # between queries
MOST_KEYS = 500  # in one query

Credential = tuple[str, str]  # the digest of a session or token, and the id of the person


class SessionSocket(Protocol):
    """A socket that was opened with a session or a token."""

    def end_session(self) -> None:
        """Its person is signed out: the socket has no rights any more and is closed."""


class LiveSessions:
    """The sockets of this process by credential."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.sockets: dict[Credential, set[SessionSocket]] = {}

    def add(self, credential: Credential, socket: SessionSocket) -> None:
        """A socket was opened."""
        self.sockets.setdefault(credential, set()).add(socket)

    def remove(self, credential: Credential, socket: SessionSocket) -> None:
        """A socket was closed."""
        sockets = self.sockets.get(credential, set())
        sockets.discard(socket)
        if not sockets:
            self.sockets.pop(credential, None)

    def end(self, ended: str) -> None:
        """Closes the sockets of a session, a token or a person that no longer exists."""
        self._end(credential for credential in list(self.sockets) if ended in credential)

    def _end(self, credentials: Iterable[Credential]) -> None:
        for credential in credentials:
            for socket in self.sockets.pop(credential, set()):
                socket.end_session()

    async def check(self) -> None:
        """Closes the sockets whose session, token or person is not in the database any more."""
        credentials = list(self.sockets)
        for first in range(0, len(credentials), MOST_KEYS):
            part = credentials[first : first + MOST_KEYS]
            valid = await self.database.read(partial(find_valid, credentials=part))
            self._end(credential for credential in part if not valid.issuperset(credential))

    async def run(self) -> None:
        """Checks again and again."""
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            try:
                await self.check()
            except FeiraError as error:
                log.warning("%s", error)


def find_valid(db: Connection, credentials: list[Credential]) -> set[str]:
    """Those keys and persons of some credentials that are still valid."""
    keys, persons = [key for key, _ in credentials], [person for _, person in credentials]
    s, t, p = schema.sessions.c, schema.tokens.c, schema.people.c
    return {
        *db.scalars(select(s.key).where(s.key.in_(keys), s.expires > now())),
        *db.scalars(select(t.digest).where(t.digest.in_(keys))),
        *db.scalars(select(p.id).where(p.id.in_(persons), p.became.is_(None))),
    }

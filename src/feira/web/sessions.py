"""Sessions on Litestar's own middleware, kept in the database: who somebody is, and no more."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

from litestar.middleware.session.server_side import (
    ServerSideSessionBackend,
    ServerSideSessionConfig,
)
from litestar.stores.base import Store
from litestar.types import Empty, Message
from sqlalchemy import Connection, delete, select, text

from feira.table import schema
from feira.table.authority import now
from feira.table.database import Database
from feira.table.table import NOBODY_KNOWN, Person
from feira.web.kinds import Connection as AnyConnection
from feira.web.people import People, digest

KEY = "feira_session"
AGE = 180 * 86_400
RENEW = 86_400_000  # milliseconds after which a session in use is prolonged


# Two processes may write the same key at the same moment; the later one wins.
_KEEP = text(
    "INSERT INTO sessions (key, data, expires) VALUES (:key, :data, :expires) "
    "ON CONFLICT (key) DO UPDATE SET data = excluded.data, expires = excluded.expires"
)


def session_key(kind: str, name: str) -> str:
    """Under which something is kept: who reads the database cannot use it.

    The kind goes in first, so nothing that is kept for another purpose can be named in a cookie.
    """
    return digest(f"{kind}:{name}")


class SessionStore(Store):
    """Session data, or other data that runs out, in the database that all processes share."""

    def __init__(
        self, database: Database, kind: str = KEY, ended: Callable[[str], None] | None = None
    ) -> None:
        self.database, self.kind, self.ended = database, kind, ended

    def key(self, name: str) -> str:
        """Under which it is kept."""
        return session_key(self.kind, name)

    async def set(
        self, key: str, value: str | bytes, expires_in: int | timedelta | None = None
    ) -> None:
        """Keeps a session."""
        seconds = expires_in.total_seconds() if isinstance(expires_in, timedelta) else expires_in
        data = value.encode() if isinstance(value, str) else value
        row = {"key": self.key(key), "data": data, "expires": now() + int(1000 * (seconds or AGE))}

        def do(db: Connection) -> None:
            db.execute(delete(schema.sessions).where(schema.sessions.c.expires < now()))
            db.execute(_KEEP, row)

        await self.database.write(do)

    async def get(self, key: str, renew_for: int | timedelta | None = None) -> bytes | None:  # noqa: ARG002
        """The session, if it has not run out."""
        s = schema.sessions.c
        query = select(s.data).where(s.key == self.key(key), s.expires > now())
        return await self.database.read(lambda db: db.scalar(query))

    async def delete(self, key: str) -> None:
        """Ends a session."""
        change = delete(schema.sessions).where(schema.sessions.c.key == self.key(key))
        await self.database.write(lambda db: db.execute(change))
        if self.ended is not None:
            self.ended(self.key(key))

    async def delete_all(self) -> None:
        """Ends all sessions."""
        await self.database.write(lambda db: db.execute(delete(schema.sessions)))

    async def exists(self, key: str) -> bool:
        """Is there such a session?"""
        return await self.get(key) is not None

    async def expires_in(self, key: str) -> int | None:
        """Seconds until it runs out."""
        s = schema.sessions.c
        query = select(s.expires).where(s.key == self.key(key))
        expires = await self.database.read(lambda db: db.scalar(query))
        return None if expires is None else max(0, (expires - now()) // 1000)


class SessionBackend(ServerSideSessionBackend):
    """Ids are only ever ours: an id that we do not know is never taken over from a cookie.

    Nobody gets a session by merely looking, and one that has not changed is not written again.
    """

    async def load_from_connection(self, connection: AnyConnection) -> dict[str, Any]:
        """The session of a connection; what was loaded is remembered, to see what changes.

        Who shows a token is judged by the token alone: there is no session then.
        """
        shows_token = "authorization" in connection.headers
        data = {} if shows_token else await super().load_from_connection(connection)
        connection.scope["state"]["session_before"] = dict(data)
        return data

    def get_session_id(self, connection: AnyConnection) -> str:
        """The id in the cookie if it is of a session that exists and stays; else a new one."""
        state = connection.scope["state"]
        if not state.get("session_rotates"):
            if "authorization" in connection.headers:
                return ""  # there is no session, and none is begun
            if state.get("session_before"):
                return str(connection.cookies[self.config.key])
        if "session_id" not in state:
            state["session_id"] = self.generate_session_id()
        return str(state["session_id"])

    async def store_in_message(
        self, scope_session: Any, message: Message, connection: AnyConnection
    ) -> None:
        """Writes what has changed, under a new id if it was asked for."""
        state = connection.scope["state"]
        before = state.get("session_before")
        if scope_session is Empty or not scope_session:
            if before:
                await super().store_in_message(Empty, message, connection)
            return
        renew = now() - int(scope_session.get("at", 0)) > RENEW
        if not renew and scope_session == before and not state.get("session_rotates"):
            return
        scope_session["at"] = now()
        if before and state.get("session_rotates"):
            store = self.config.get_store_from_app(connection.scope["app"])
            await self.delete(str(connection.cookies[self.config.key]), store)
        await super().store_in_message(scope_session, message, connection)


class SessionConfig(ServerSideSessionConfig):
    """Sessions with the backend above."""

    _backend_class = SessionBackend


def session_config(*, secure: bool) -> SessionConfig:
    """256-bit ids, not for scripts, not from other sites."""
    return SessionConfig(
        key=KEY, max_age=AGE, samesite="lax", httponly=True, secure=secure, store="sessions"
    )


def begin_session(connection: AnyConnection, person: Person) -> None:
    """From now on this browser is that person, under a new session id."""
    connection.scope["state"]["session_rotates"] = True
    connection.set_session({"person": person.id})


async def person_of(connection: AnyConnection, people: People) -> Person:
    """Who asks: by token if one is given, otherwise by session. Nothing in a message counts."""
    if "authorization" in connection.headers:
        token = shown_token(connection)
        return await people.by_token(token) if token else NOBODY_KNOWN
    session = connection.session
    return await people.known(session["person"]) if session else NOBODY_KNOWN


def shown_token(connection: AnyConnection) -> str:
    """The token of a request, if it has one."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def came_with(connection: AnyConnection) -> str:
    """The digest of the token or session that says who asks."""
    if "authorization" in connection.headers:
        return digest(shown_token(connection))
    return session_key(KEY, connection.cookies.get(KEY, ""))

"""Sessions on Litestar's own middleware, stored in the database. A session says who a person is."""

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
from feira.table.database import Database
from feira.table.person import ANONYMOUS, Person
from feira.table.timestamps import now
from feira.web.dependencies import Connection as AnyConnection
from feira.web.people import People
from feira.web.tokens import digest

KEY = "feira_session"  # the name of the cookie
MAX_AGE = 180 * 86_400  # seconds
RENEW = 86_400_000  # milliseconds after which a session in use is prolonged
MILLISECONDS = 1000  # in a second


# Two processes may write the same key at the same time; the later one wins.
_UPSERT = text(
    "INSERT INTO sessions (key, data, expires) VALUES (:key, :data, :expires) "
    "ON CONFLICT (key) DO UPDATE SET data = excluded.data, expires = excluded.expires"
)


def session_key(kind: str, name: str) -> str:
    """The key of stored data: a digest, which is of no use to those who read the database.

    The kind is part of it, so that a cookie cannot name data that is stored for another purpose.
    """
    return digest(f"{kind}:{name}")


class SessionStore(Store):
    """Session data, or other data that expires, in the database that all processes share."""

    def __init__(
        self, database: Database, kind: str = KEY, on_delete: Callable[[str], None] | None = None
    ) -> None:
        self.database, self.kind, self.on_delete = database, kind, on_delete

    def key(self, name: str) -> str:
        """The key in the database."""
        return session_key(self.kind, name)

    async def set(
        self, key: str, value: str | bytes, expires_in: int | timedelta | None = None
    ) -> None:
        """Stores a session, and deletes those that have expired."""
        seconds = expires_in.total_seconds() if isinstance(expires_in, timedelta) else expires_in
        data = value.encode() if isinstance(value, str) else value
        row = {
            "key": self.key(key),
            "data": data,
            "expires": now() + int(MILLISECONDS * (seconds or MAX_AGE)),
        }

        def do(db: Connection) -> None:
            db.execute(delete(schema.sessions).where(schema.sessions.c.expires < now()))
            db.execute(_UPSERT, row)

        await self.database.write(do)

    async def get(self, key: str, renew_for: int | timedelta | None = None) -> bytes | None:  # noqa: ARG002
        """The session, if it has not expired."""
        s = schema.sessions.c
        query = select(s.data).where(s.key == self.key(key), s.expires > now())
        return await self.database.read(lambda db: db.scalar(query))

    async def delete(self, key: str) -> None:
        """Deletes a session."""
        change = delete(schema.sessions).where(schema.sessions.c.key == self.key(key))
        await self.database.write(lambda db: db.execute(change))
        if self.on_delete is not None:
            self.on_delete(self.key(key))

    async def delete_all(self) -> None:
        """Deletes all sessions."""
        await self.database.write(lambda db: db.execute(delete(schema.sessions)))

    async def exists(self, key: str) -> bool:
        """Is there such a session?"""
        return await self.get(key) is not None

    async def expires_in(self, key: str) -> int | None:
        """Seconds until the session expires."""
        s = schema.sessions.c
        query = select(s.expires).where(s.key == self.key(key))
        expires = await self.database.read(lambda db: db.scalar(query))
        return None if expires is None else max(0, (expires - now()) // MILLISECONDS)


class SessionBackend(ServerSideSessionBackend):
    """Sessions with ids of the server only: an unknown id in a cookie is never adopted.

    A request that only reads creates no session, and an unchanged session is not written again.
    """

    async def load_from_connection(self, connection: AnyConnection) -> dict[str, Any]:
        """The session of a connection, which is remembered to detect changes.

        A request with a token has no session.
        """
        shows_token = "authorization" in connection.headers
        data = {} if shows_token else await super().load_from_connection(connection)
        connection.scope["state"]["session_before"] = dict(data)
        return data

    def get_session_id(self, connection: AnyConnection) -> str:
        """The id in the cookie if its session exists and keeps its id; otherwise a new one."""
        state = connection.scope["state"]
        if not state.get("session_rotates"):
            if "authorization" in connection.headers:
                return ""  # there is no session, and none is created
            if state.get("session_before"):
                return str(connection.cookies[self.config.key])
        if "session_id" not in state:
            state["session_id"] = self.generate_session_id()
        return str(state["session_id"])

    async def store_in_message(
        self, scope_session: Any, message: Message, connection: AnyConnection
    ) -> None:
        """Writes a session that has changed, under a new id if that was asked for."""
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
    """Cookies with 256-bit ids, hidden from scripts and not sent by other sites."""
    return SessionConfig(
        key=KEY, max_age=MAX_AGE, samesite="lax", httponly=True, secure=secure, store="sessions"
    )


def begin_session(connection: AnyConnection, person: Person) -> None:
    """Signs a person in on this browser, under a new session id."""
    connection.scope["state"]["session_rotates"] = True
    connection.set_session({"person": person.id})


async def person_of(connection: AnyConnection, people: People) -> Person:
    """The person who sends a request: by its token if it has one, otherwise by its session."""
    if "authorization" in connection.headers:
        token = token_of(connection)
        return await people.by_token(token) if token else ANONYMOUS
    session = connection.session
    return await people.by_id(session["person"]) if session else ANONYMOUS


def token_of(connection: AnyConnection) -> str:
    """The token of a request; empty if it has none."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def credential_of(connection: AnyConnection) -> str:
    """The digest of the token or session of a request."""
    if "authorization" in connection.headers:
        return digest(token_of(connection))
    return session_key(KEY, connection.cookies.get(KEY, ""))

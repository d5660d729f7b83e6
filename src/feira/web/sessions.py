"""Sessions on Litestar's own middleware, stored in the database. A session identifies a person."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import msgspec
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware.session.server_side import (
    ServerSideSessionBackend,
    ServerSideSessionConfig,
)
from litestar.stores.base import Store
from litestar.types import Empty, Message
from litestar.utils.scope.state import ScopeState
from sqlalchemy import Connection, delete, select, text

from feira.core.types import Json
from feira.table import schema
from feira.table.database import Database
from feira.table.person import ANONYMOUS, Person
from feira.table.timestamps import now, settled
from feira.table.unavailable import Unavailable
from feira.web.cookies import KEY, cookie_name
from feira.web.dependencies import Connection as AnyConnection
from feira.web.devices import device_of
from feira.web.live_sessions import record_end
from feira.web.people import People
from feira.web.tokens import digest

MAX_AGE = 180 * 86_400  # seconds
RENEW = 600_000  # milliseconds after which a session in use is extended
MILLISECONDS = 1000  # in a second
BEGINS = "begins"  # marks the data of a session that is stored for the first time


_BEGIN = text(
    "INSERT INTO sessions (key, data, expires, person, device, created, seen) "
    "VALUES (:key, :data, :expires, :person, :device, :created, :at)"
)
# A session that was ended meanwhile, perhaps by another process, stays ended.
_RENEW = text("UPDATE sessions SET data = :data, expires = :expires, seen = :at WHERE key = :key")


def session_key(kind: str, name: str) -> str:
    """The key of stored data: a digest, which is useless to readers of the database.

    The kind is part of it, so that a cookie cannot name data stored for another purpose.
    """
    return digest(f"{kind}:{name}")


class SessionStore(Store):
    """Sessions in the database that all processes share."""

    def __init__(self, database: Database, on_delete: Callable[[str], None]) -> None:
        self.database, self.on_delete = database, on_delete

    def key(self, name: str) -> str:
        """The key in the database."""
        return session_key(KEY, name)

    async def set(
        self, key: str, value: str | bytes, expires_in: int | timedelta | None = None
    ) -> None:
        """Stores a new session or renews one, and deletes those that have expired."""
        seconds = expires_in.total_seconds() if isinstance(expires_in, timedelta) else expires_in
        session: Json = msgspec.json.decode(value)
        begins = session.pop(BEGINS, False)
        row = {name: session.get(name) for name in ("person", "device", "created", "at")} | {
            "key": self.key(key),
            "data": msgspec.json.encode(session),
            "expires": now() + int(MILLISECONDS * (seconds or MAX_AGE)),
        }

        def do(db: Connection) -> None:
            if settled():  # not by a clock that may be wrong at the moment
                db.execute(delete(schema.sessions).where(schema.sessions.c.expires < now()))
            db.execute(_BEGIN if begins else _RENEW, row)

        await self.database.write(do)

    async def get(self, key: str, renew_for: int | timedelta | None = None) -> bytes | None:  # noqa: ARG002
        """The session, if it has not expired."""
        s = schema.sessions.c
        query = select(s.data).where(s.key == self.key(key), s.expires > now())
        return await self.database.read(lambda db: db.scalar(query))

    async def delete(self, key: str) -> None:
        """Ends a session, in all processes."""
        change = delete(schema.sessions).where(schema.sessions.c.key == self.key(key))

        def do(db: Connection) -> None:
            db.execute(change)
            record_end(db, self.key(key))

        await self.database.write(do)
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
    """Sessions whose ids are made by the server only: an unknown id in a cookie is never adopted.

    A request that only reads creates no session, and an unchanged session is not written again.
    """

    async def load_from_connection(self, connection: AnyConnection) -> dict[str, Any]:
        """The session of a connection, which is remembered to detect changes.

        A request with a token has no session.
        """
        shows_token = "authorization" in connection.headers
        state = connection.scope["state"]
        cookies = connection.cookies
        # Before the server had HTTPS, the cookie had the plain name.
        state["session_sent"] = cookies.get(self.config.key) or cookies.get(KEY, "")
        try:
            data = {} if shows_token else await self._load(state["session_sent"], connection)
        except Unavailable as error:
            if connection.scope["type"] != ScopeType.WEBSOCKET:
                raise
            state["session_failed"], data = error, {}  # the socket reports it when it closes
        state["session_before"] = dict(data)
        return data

    async def _load(self, session: str, connection: AnyConnection) -> dict[str, Any]:
        """The data of a session; none if there is no such session."""
        store = self.config.get_store_from_app(connection.scope["app"])
        data = await self.get(session, store=store) if session else None
        return {} if data is None else self.deserialize_data(data)

    def get_session_id(self, connection: AnyConnection) -> str:
        """The id in the cookie if its session exists and keeps its id; otherwise a new one."""
        state = connection.scope["state"]
        if not state.get("session_rotates"):
            if "authorization" in connection.headers:
                return ""  # there is no session, and none is created
            if state.get("session_before"):
                return str(state["session_sent"])
        if "session_id" not in state:
            state["session_id"] = self.generate_session_id()
        return str(state["session_id"])

    async def store_in_message(
        self, scope_session: Any, message: Message, connection: AnyConnection
    ) -> None:
        """Writes a changed session; if that fails, sends an error response instead.

        Nothing of the response was sent yet, although Litestar assumes so when it calls this.
        """
        state = connection.scope["state"]
        if state.get("session_unstored"):
            return
        try:
            await self._store(scope_session, message, connection)
        except Unavailable:
            state["session_unstored"] = True
            ScopeState.from_scope(connection.scope).response_started = False
            raise

    async def _store(self, scope_session: Any, message: Message, connection: AnyConnection) -> None:
        """Writes a changed session, under a new id if requested."""
        state = connection.scope["state"]
        before = state.get("session_before")
        renamed = bool(before) and self.config.key not in connection.cookies
        if renamed:
            headers = MutableScopeHeaders.from_message(message)
            headers.add("Set-Cookie", Cookie(key=KEY, value="null", max_age=0).to_header(header=""))
        if scope_session is Empty or not scope_session:
            if before:
                await super().store_in_message(Empty, message, connection)
            return
        renew = now() - int(scope_session.get("at", 0)) > RENEW
        if not renew and scope_session == before and not state.get("session_rotates"):
            if not renamed:
                return
        scope_session["at"] = now()
        scope_session[BEGINS] = not before or bool(state.get("session_rotates"))
        if before and state.get("session_rotates"):
            store = self.config.get_store_from_app(connection.scope["app"])
            await self.delete(str(state["session_sent"]), store)
        await super().store_in_message(scope_session, message, connection)


class SessionConfig(ServerSideSessionConfig):
    """Sessions with the backend above."""

    _backend_class = SessionBackend


def session_config(*, secure: bool) -> SessionConfig:
    """The settings: cookies with 256-bit ids, hidden from scripts and not sent by other sites."""
    return SessionConfig(
        key=cookie_name(KEY, secure=secure),
        max_age=MAX_AGE,
        samesite="lax",
        httponly=True,
        secure=secure,
        store="sessions",
    )


def begin_session(connection: AnyConnection, person: Person) -> None:
    """Signs a person in on this browser, under a new session id."""
    connection.scope["state"]["session_rotates"] = True
    device = device_of(connection.headers.get("user-agent", ""))
    connection.set_session({"person": person.id, "device": device, "created": now()})


async def person_of(connection: AnyConnection, people: People) -> Person:
    """The person who sends a request; `Banned` if they are banned."""
    person = await even_banned(connection, people)
    people.bans.check(person.id)
    return person


async def even_banned(connection: AnyConnection, people: People) -> Person:
    """The person who sends a request: by its token if it has one, otherwise by its session."""
    if "session_failed" in connection.scope["state"]:
        raise connection.scope["state"]["session_failed"]
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
    return session_key(KEY, connection.scope["state"].get("session_sent", ""))

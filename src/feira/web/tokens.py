"""Tokens for bots: a program that sends one acts as the person who made it."""

import hashlib
import secrets
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from feira.core.types import Json
from feira.table import schema
from feira.table.coded import Coded
from feira.table.database import Database
from feira.table.ids import new_id
from feira.table.person import Person
from feira.table.timestamps import now
from feira.web import audit
from feira.web.audit import Action
from feira.web.live_sessions import LiveSessions, record_end
from feira.web.lookup import Lookup

MOST_TOKENS = 20  # of one person
TOKEN_BYTES = 32  # random
PREFIX = "feira_"


def digest(token: str) -> str:
    """The stored digest of a token or session: useless to readers of the database."""
    return hashlib.sha256(token.encode()).hexdigest()


class TokenFound(NamedTuple):
    """The person of a token, and its scopes, separated by spaces."""

    person: str
    scopes: str


class Tokens:
    """The tokens of all people."""

    def __init__(self, database: Database, live_sessions: LiveSessions) -> None:
        self.database, self.live_sessions = database, live_sessions
        self.found: Lookup[TokenFound] = Lookup()  # by digest
        self.ended = 0  # count of endings known to this process
        live_sessions.on_end.append(self.forget)

    def forget(self, digest: str) -> None:
        """Drops a token from the cache, because it has ended, perhaps on another process."""
        self.found.forget(digest)
        self.ended += 1

    async def create(self, person: Person, name: str, scopes: Sequence[str]) -> Json:
        """A new token. Its text cannot be read again."""
        token = f"{PREFIX}{secrets.token_urlsafe(TOKEN_BYTES)}"
        row = {
            "id": new_id(),
            "digest": digest(token),
            "person": person.id,
            "name": name,
            "created": now(),
            "scopes": " ".join(scopes),
        }

        def do(db: Connection) -> bool:
            t = schema.tokens.c
            if len(db.execute(select(t.id).where(t.person == person.id)).all()) >= MOST_TOKENS:
                return False
            db.execute(insert(schema.tokens), row)
            audit.add(db, Action.TOKEN_MADE, person.id)
            return True

        if not await self.database.write(do):
            raise Coded(f"you have {MOST_TOKENS} tokens: delete one first", "too-many")
        return {"id": row["id"], "name": name, "token": token, "scopes": list(scopes)}

    async def of(self, person: Person) -> list[Json]:
        """A person's tokens, without their texts."""
        t = schema.tokens.c
        query = (
            select(t.id, t.name, t.created, t.scopes)
            .where(t.person == person.id)
            .order_by(t.created)
        )
        rows = await self.database.read(lambda db: db.execute(query).mappings().all())
        return [dict(row) | {"scopes": row["scopes"].split()} for row in rows]

    async def delete(self, person: Person, token: str) -> bool:
        """Deletes a token and closes its sockets; False if the person has no such token."""
        t = schema.tokens.c
        change = (
            delete(schema.tokens).where(t.id == token, t.person == person.id).returning(t.digest)
        )

        def do(db: Connection) -> str | None:
            ended = db.scalar(change)
            if ended is not None:
                record_end(db, ended)
                audit.add(db, Action.TOKEN_REVOKED, person.id)
            return ended

        ended = await self.database.write(do)
        if ended is not None:
            self.live_sessions.end(ended)
        return ended is not None

    async def find(self, token: str) -> TokenFound | None:
        """The person of a token and its scopes; None if it is invalid."""
        key = digest(token)
        known = self.found.get(key)
        if known is not None:
            return known
        t = schema.tokens.c
        query, ended = select(t.person, t.scopes).where(t.digest == key), self.ended
        row = await self.database.read(lambda db: db.execute(query).first())
        if row is None:
            return None
        found = TokenFound(row.person, row.scopes)
        if ended == self.ended:  # nothing has ended during the query
            self.found.put(key, found)
        return found

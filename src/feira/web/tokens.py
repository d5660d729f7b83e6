"""Tokens for bots: a program that sends one acts as the person who made it."""

import hashlib
import secrets

from sqlalchemy import Connection, delete, insert, select

from feira.core.errors import FeiraError
from feira.core.types import Json
from feira.table import schema
from feira.table.database import Database
from feira.table.ids import new_id
from feira.table.person import Person
from feira.table.timestamps import now
from feira.web.live_sessions import LiveSessions
from feira.web.lookup import Lookup

MOST_TOKENS = 20  # of one person
TOKEN_BYTES = 32  # random
PREFIX = "feira_"


def digest(token: str) -> str:
    """What is stored of a token or session: it cannot be used by those who read the database."""
    return hashlib.sha256(token.encode()).hexdigest()


class Tokens:
    """The tokens of all people."""

    def __init__(self, database: Database, live_sessions: LiveSessions) -> None:
        self.database, self.live_sessions = database, live_sessions
        self.owners: Lookup[str] = Lookup()  # by digest
        self.deleted = 0  # tokens, by this process

    async def create(self, person: Person, name: str) -> Json:
        """A new token. Its text is in this answer only."""
        token = f"{PREFIX}{secrets.token_urlsafe(TOKEN_BYTES)}"
        row = {
            "id": new_id(),
            "digest": digest(token),
            "person": person.id,
            "name": name,
            "created": now(),
        }

        def do(db: Connection) -> bool:
            t = schema.tokens.c
            if len(db.execute(select(t.id).where(t.person == person.id)).all()) >= MOST_TOKENS:
                return False
            db.execute(insert(schema.tokens), row)
            return True

        if not await self.database.write(do):
            raise FeiraError(f"you have {MOST_TOKENS} tokens: delete one first")
        return {"id": row["id"], "name": name, "token": token}

    async def of(self, person: Person) -> list[Json]:
        """A person's tokens, without their texts."""
        t = schema.tokens.c
        query = select(t.id, t.name, t.created).where(t.person == person.id).order_by(t.created)
        rows = await self.database.read(lambda db: db.execute(query).mappings().all())
        return [dict(row) for row in rows]

    async def delete(self, person: Person, token: str) -> bool:
        """Deletes a token and closes its sockets; False if the person has no such token."""
        t = schema.tokens.c
        change = (
            delete(schema.tokens).where(t.id == token, t.person == person.id).returning(t.digest)
        )
        ended = await self.database.write(lambda db: db.scalar(change))
        if ended is not None:
            self.owners.forget(ended)
            self.deleted += 1
            self.live_sessions.end(ended)
        return ended is not None

    async def owner(self, token: str) -> str:
        """The id of the person whose token this is; empty if nobody's."""
        key = digest(token)
        known = self.owners.get(key)
        if known is not None:
            return known
        t = schema.tokens.c
        query, deleted = select(t.person).where(t.digest == key), self.deleted
        owner = str(await self.database.read(lambda db: db.scalar(query) or ""))
        if owner and deleted == self.deleted:  # no token was deleted during the query
            self.owners.put(key, owner)
        return owner

"""Pictures of finished games: drawn in a thread of their own, and cached in the database.

A picture is drawn once, and again if its contents have changed, such as the name of a player who
was deleted.
"""

import hashlib
from collections.abc import Callable

from sqlalchemy import Connection, delete, func, insert, select

from feira.table import schema
from feira.table.database import Database
from feira.table.fair_pool import FairPool
from feira.table.timestamps import now

MOST_KEPT = 2000  # pictures; the oldest are dropped, and drawn again on demand
THREADS = 1


class Pictures:
    """The drawing thread and the cache."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.pool = FairPool(THREADS, "draw")

    async def kept(self, subject: str, kind: str, digest: str) -> bytes | None:
        """The cached picture with this digest; None: there is none."""
        c = schema.cards.c
        query = select(c.data).where(c.subject == subject, c.kind == kind, c.digest == digest)
        found = await self.database.read(lambda db: db.scalar(query))
        return None if found is None else bytes(found)

    async def draw(
        self, address: str, subject: str, kind: str, digest: str, do: Callable[[], bytes]
    ) -> bytes:
        """Draws a picture when it is the address's turn, and caches it."""
        data = await self.pool.run(address, do)
        await self.database.write_again(lambda db: keep(db, subject, kind, digest, data))
        return data

    def stop(self) -> None:
        """Stops the thread."""
        self.pool.stop()


def keep(db: Connection, subject: str, kind: str, digest: str, data: bytes) -> None:
    """Stores a picture, replacing the previous one, and drops the oldest if there are many."""
    c = schema.cards.c
    db.execute(delete(schema.cards).where(c.subject == subject, c.kind == kind))
    row = {"subject": subject, "kind": kind, "digest": digest, "data": data, "at": now()}
    db.execute(insert(schema.cards), row)
    if (db.scalar(select(func.count()).select_from(schema.cards)) or 0) > MOST_KEPT:
        oldest = select(c.at).order_by(c.at.desc()).offset(MOST_KEPT // 2).limit(1)
        db.execute(delete(schema.cards).where(c.at < oldest.scalar_subquery()))


def digest_of(*parts: str) -> str:
    """A digest of all inputs of a picture."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()

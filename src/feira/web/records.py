"""Uploaded records: each is validated completely before it is stored."""

import json

from sqlalchemy import Connection, delete, func, insert, select

from feira.core.lines import decode
from feira.core.record import Record
from feira.core.types import Json
from feira.service.record_texts import MOST_RECORDS, SOURCE, read_record
from feira.service.replays import about
from feira.table import schema
from feira.table.coded import Coded
from feira.table.database import Database
from feira.table.fair_pool import FairPool
from feira.table.ids import new_id
from feira.table.person import Person
from feira.table.secret import verify
from feira.table.timestamps import now

MOST_LISTED = 100


class Records:
    """The records of all people."""

    def __init__(self, database: Database, pool: FairPool) -> None:
        self.database = database
        self.pool = pool  # long records take long to check, so addresses are served round-robin

    async def check(self, address: str, data: bytes) -> Record:
        """The record in an untrusted text, validated completely."""
        return await self.pool.run(address, read_record, data)

    async def verify(self, address: str, record: Record) -> int:
        """Checks all outcomes of chance against the secret; returns their number."""
        return await self.pool.run(address, verify, record)

    async def store(self, person: Person, address: str, data: bytes) -> Json:
        """Checks and stores a record; returns its entry for lists."""
        record = await self.check(address, data)
        row = {
            "id": new_id(),
            "person": person.id,
            "text": decode(data, SOURCE),
            "about": json.dumps(await self.pool.run(address, about, record)),
            "created": now(),
        }

        def do(db: Connection) -> bool:
            mine = select(func.count()).where(schema.records.c.person == person.id)
            if (db.scalar(mine) or 0) >= MOST_RECORDS:
                return False
            db.execute(insert(schema.records), row)
            return True

        if not await self.database.write(do):
            raise Coded(f"you have {MOST_RECORDS} records: delete one first", "too-many")
        return listed(row)

    async def find(self, record: str) -> Json | None:
        """A record with its text."""
        query = select(schema.records).where(schema.records.c.id == record)
        row = await self.database.read(lambda db: db.execute(query).mappings().first())
        return None if row is None else listed(dict(row)) | {"text": row["text"]}

    async def exists(self, record: str) -> bool:
        """Is there such a record?"""
        query = select(schema.records.c.id).where(schema.records.c.id == record)
        return await self.database.read(lambda db: db.scalar(query)) is not None

    async def of(self, person: Person, before: int) -> list[Json]:
        """A person's records that were stored before a time, the latest first."""
        r = schema.records.c
        query = (
            select(r.id, r.created, r.about)
            .where(r.person == person.id, r.created < before)
            .order_by(r.created.desc())
            .limit(MOST_LISTED)
        )
        rows = await self.database.read(lambda db: db.execute(query).mappings().all())
        return [listed(dict(row)) for row in rows]

    async def delete(self, person: Person, record: str) -> bool:
        """Deletes a record and its review; False if the person has no such record."""
        r = schema.records.c

        def do(db: Connection) -> bool:
            mine = delete(schema.records).where(r.id == record, r.person == person.id)
            if db.execute(mine).rowcount != 1:
                return False
            db.execute(delete(schema.reviews).where(schema.reviews.c.subject == record))
            return True

        return await self.database.write(do)


def listed(row: Json) -> Json:
    """The entry of a record in a list."""
    return {"id": row["id"], "created": row["created"]} | json.loads(row["about"])

"""Records that people upload: each is checked in full before it is stored."""

import asyncio
import json
from functools import lru_cache

from sqlalchemy import Connection, delete, func, insert, select

from feira.core.config import parse_options
from feira.core.errors import FeiraError
from feira.core.lines import Line, decode, lines_of
from feira.core.record import Record, blame, read
from feira.core.types import Json
from feira.games import NAMES, find_game
from feira.table import schema
from feira.table.database import Database
from feira.table.ids import new_id
from feira.table.person import Person
from feira.table.plan import no_files
from feira.table.secret import verify
from feira.table.timestamps import now
from feira.web.replays import about

MOST_BYTES = 256 * 1024
MOST_RECORDS = 500  # of one person
MOST_LISTED = 100
MOST_PARSED = 64  # records that are kept in memory
SOURCE = "record"  # the name in error messages


def check_text(data: bytes) -> None:
    """Refuses zero bytes, which no database stores, and options that name files."""
    if b"\0" in data:
        number = data[: data.index(b"\0")].count(b"\n") + 1
        raise FeiraError(f"{SOURCE}, line {number}: expected text, found a zero byte")
    head: dict[str, Line] = {}
    for line in lines_of(decode(data, SOURCE), SOURCE):
        head.setdefault(line.text.partition(":")[0].strip(), line)
    if "game" in head and "options" in head:
        name = head["game"].pair()[1]
        with blame(head["options"]):
            if name in NAMES:
                no_files(find_game(name), parse_options(head["options"].pair()[1]))


@lru_cache(MOST_PARSED)
def read_record(data: bytes) -> Record:
    """The record in an untrusted text. Errors have the number of the line."""
    check_text(data)
    return read(data, SOURCE, find_game)


class Records:
    """The records of all people."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.slot = asyncio.Semaphore(1)  # one check at a time: those of long records take long

    async def check(self, data: bytes) -> Record:
        """The record in an untrusted text, checked in full."""
        async with self.slot:
            return await asyncio.to_thread(read_record, data)

    async def verify(self, record: Record) -> int:
        """Checks all outcomes of chance against the secret; returns their number."""
        async with self.slot:
            return await asyncio.to_thread(verify, record)

    async def store(self, person: Person, data: bytes) -> Json:
        """Checks and stores a record; returns what lists show of it."""
        record = await self.check(data)
        row = {
            "id": new_id(),
            "person": person.id,
            "text": decode(data, SOURCE),
            "about": json.dumps(await asyncio.to_thread(about, record)),
            "created": now(),
        }

        def do(db: Connection) -> bool:
            mine = select(func.count()).where(schema.records.c.person == person.id)
            if (db.scalar(mine) or 0) >= MOST_RECORDS:
                return False
            db.execute(insert(schema.records), row)
            return True

        if not await self.database.write(do):
            raise FeiraError(f"you have {MOST_RECORDS} records: delete one first")
        return listed(row)

    async def find(self, record: str) -> Json | None:
        """A record with its text."""
        query = select(schema.records).where(schema.records.c.id == record)
        row = await self.database.read(lambda db: db.execute(query).mappings().first())
        return None if row is None else listed(dict(row)) | {"text": row["text"]}

    async def of(self, person: Person, before: int) -> list[Json]:
        """A person's records that were stored before a time, the latest first."""
        r = schema.records.c
        query = (
            select(schema.records)
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
    """What lists show of a record."""
    return {"id": row["id"], "created": row["created"]} | json.loads(row["about"])

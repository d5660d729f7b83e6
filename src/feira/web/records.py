"""Records that people bring: checked from the first line to the last, then kept."""

import asyncio
import json
from functools import lru_cache

from sqlalchemy import Connection, delete, func, insert, select

from feira.core.errors import FeiraError
from feira.core.game import Json, parse_options
from feira.core.lines import Line, decode, lines_of
from feira.core.record import Record, blame, read
from feira.games import NAMES, find_game
from feira.table import schema
from feira.table.authority import new_id, now
from feira.table.database import Database
from feira.table.plan import no_files
from feira.table.secret import verify
from feira.table.table import Person
from feira.web.replays import about

MOST_BYTES = 256 * 1024
MOST_RECORDS = 500  # of one person
MOST_LISTED = 100
SOURCE = "record"


def check_text(data: bytes) -> None:
    """Refuses what no database keeps, and options that would have files of ours read."""
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


@lru_cache(64)
def read_record(data: bytes) -> Record:
    """The record in a text from anywhere; what is wrong is said with the number of its line."""
    check_text(data)
    return read(data, SOURCE, find_game)


class Records:
    """The records that people have brought."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.turn = asyncio.Semaphore(1)  # long records take long to check: one after the other

    async def check(self, data: bytes) -> Record:
        """A record from outside, checked in full."""
        async with self.turn:
            return await asyncio.to_thread(read_record, data)

    async def proved(self, record: Record) -> int:
        """How many outcomes of chance there were, all of them as the secret says."""
        async with self.turn:
            return await asyncio.to_thread(verify, record)

    async def keep(self, person: Person, data: bytes) -> Json:
        """Checks a record and keeps it; returns what lists show of it."""
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
        """A person's records, the latest first, from before a time."""
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
        """It is gone, and so is its review; False if it is not theirs."""
        r = schema.records.c

        def do(db: Connection) -> bool:
            mine = delete(schema.records).where(r.id == record, r.person == person.id)
            if db.execute(mine).rowcount != 1:
                return False
            db.execute(delete(schema.reviews).where(schema.reviews.c.subject == record))
            return True

        return await self.database.write(do)


def listed(row: Json) -> Json:
    """A record without its text."""
    return {"id": row["id"], "created": row["created"]} | json.loads(row["about"])

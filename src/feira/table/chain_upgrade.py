"""Computes the checksums of logs that have none yet: once, in resumable batches."""

import logging
import time

from sqlalchemy import Connection, Engine, func, select, text, update

from feira.table import schema
from feira.table.chain import FIRST, SIZE, StoredEntry, link_of
from feira.table.chain_rows import stored_columns
from feira.table.engine import migrating

log = logging.getLogger("feira.table")

TABLES = 500  # in one transaction
PROGRESS = 2.0  # seconds between two lines of the log
SET = text("UPDATE entries SET digest = :digest WHERE table_id = :table AND number = :number")


def fill_chains(engine: Engine) -> None:
    """Computes the missing checksums. After a kill it continues at the next start."""
    said, done = time.monotonic(), 0
    while True:
        with migrating(engine) as db:
            filled = fill_some(db)
            if filled is None:
                return
            done += filled
            total = db.scalar(select(func.count()).select_from(schema.tables))
        if time.monotonic() - said > PROGRESS:
            said = time.monotonic()
            log.warning("checksums of old games are computed: %d of %d", done, total)


def fill_some(db: Connection) -> int | None:
    """Computes the checksums of the next tables. Returns how many; None if nothing was missing."""
    e, about = schema.entries.c, schema.about
    begin = db.scalar(select(about.c.unchained_after))
    if begin is None:
        return None
    some = select(e.table_id).where(e.table_id > begin).distinct().order_by(e.table_id)
    tables = db.scalars(some.limit(TABLES)).all()
    for table in tables:
        fill(db, table)
    end = tables[-1] if len(tables) == TABLES else None
    db.execute(update(about).values(unchained_after=end))
    return len(tables)


def fill(db: Connection, table: str) -> None:
    """Computes the checksums of one table."""
    e = schema.entries.c
    query = select(*stored_columns(db)).where(e.table_id == table).order_by(e.number)
    previous, rows = FIRST, []
    for row in db.execute(query):
        stored = StoredEntry(*row)
        previous = link_of(stored, table, previous) or bytes(SIZE)
        rows.append({"digest": previous, "table": table, "number": stored.number})
    db.execute(SET, rows)

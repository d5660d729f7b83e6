"""Logs in the database with their checksums: read, added to, sealed, and checked as a whole."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, LargeBinary, cast, func, select, update

from feira.table import schema
from feira.table.chain import FIRST, Damaged, StoredEntry, checked, link, sealed
from feira.table.log import Entry
from feira.table.writes import executing, insert_rows

APPEND = "INSERT INTO entries (table_id, number, at, event, command, game_time, digest) VALUES"


def bytes_of(db: Connection, column: Any) -> Any:
    """A text column as the bytes that are stored, whatever they are."""
    if db.dialect.name == "sqlite":
        return cast(column, LargeBinary)
    return func.convert_to(column, "UTF8", type_=LargeBinary)


def stored_columns(db: Connection) -> list[Any]:
    """The columns of a `StoredEntry`."""
    e = schema.entries.c
    texts = [bytes_of(db, e.event), bytes_of(db, e.command)]
    return [e.number, e.at, *texts, e.game_time, e.digest, e.seal]


def read_log(db: Connection, table: str, after: int = 0) -> list[Entry]:
    """The entries of a log after a number; `Damaged` if one is not as it was written."""
    e = schema.entries.c
    query = select(*stored_columns(db)).where(e.table_id == table, e.number >= after)
    rows = [StoredEntry(*row) for row in db.execute(query.order_by(e.number))]
    previous = FIRST
    if after:
        if not rows or rows[0].number != after or rows[0].digest is None:
            raise Damaged(f"table {table} cannot be opened: entry {after} of its log is missing")
        previous = rows.pop(0).digest or FIRST
    return list(checked(table, rows, after=after, previous=previous))


def add_to_logs(
    db: Connection, tables: Sequence[str], times: tuple[int, int], event: str, command: str
) -> dict[str, int]:
    """Adds the same event to the logs of several tables; returns their new versions.

    The times are those of the calendar and of the game.
    """
    at, moment = times
    e = schema.entries.c
    last = (
        select(e.table_id, func.max(e.number).label("number"))
        .where(e.table_id.in_(tables))
        .group_by(e.table_id)
        .subquery()
    )
    same = (e.table_id == last.c.table_id) & (e.number == last.c.number)
    query = select(e.table_id, e.number, e.digest).join(last, same)
    known = {table: (number, digest) for table, number, digest in db.execute(query)}
    rows = []
    for table in tables:
        number, previous = known.get(table, (0, FIRST))
        digest = link(previous, event.encode(), table, number + 1, at, command, moment)
        rows.append((table, number + 1, at, event, command, moment, digest))
    if rows:
        insert_rows(executing(db), APPEND, rows)
    return {row[0]: row[1] for row in rows}


def replace_event(db: Connection, table: str, number: int, event: str) -> None:
    """Replaces an event in a log by one without a name, and seals the entry."""
    e = schema.entries.c
    here = (e.table_id == table) & (e.number == number)
    stored = StoredEntry(*db.execute(select(*stored_columns(db)).where(here)).one())
    values = {"event": event, "seal": sealed(stored, event.encode())}
    db.execute(update(schema.entries).where(here).values(values))


def check_logs(db: Connection) -> Iterator[str]:
    """Reads every log of the database, and yields a line for each that is damaged."""
    e, t = schema.entries.c, schema.tables.c
    known = set(db.scalars(select(bytes_of(db, t.id))))
    query = select(bytes_of(db, e.table_id), *stored_columns(db)).order_by(e.table_id, e.number)
    rows = db.execution_options(stream_results=True, yield_per=1000).execute(query)
    for table, group in groupby(rows, lambda row: row[0]):
        name = (table or b"").decode(errors="replace")
        try:
            for _ in checked(name, (StoredEntry(*row[1:]) for row in group)):
                pass
        except Damaged as fault:
            yield str(fault)
            continue
        if table not in known:
            yield f"table {name} has entries and no row"

"""The data stored about a person, as JSON in pieces.

The texts of one person's records may exceed a hundred megabytes. So rows are read and encoded some
at a time, and a piece is sent before the next one is read.
"""

from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import Any

from msgspec import json as msgjson
from sqlalchemy import Column, Connection, Table, select, tuple_

from feira.core.types import Json
from feira.table import schema
from feira.table.database import Database
from feira.web.audit import OPERATOR
from feira.web.personal_relations import export_people

HIDDEN = (  # columns that are not exported
    *("password", "digest", "secret", "key", "data", "code", "auth", "p256dh", "endpoint_key"),
)
ROWS = 500  # in a piece
RECORDS = 8  # in a piece: each may have 256 KiB
SECTIONS: dict[str, tuple[Table, "Column[Any]"]] = {  # by the column that names the person
    "person": (schema.people, schema.people.c.id),
    "guests": (schema.people, schema.people.c.became),
    "tokens": (schema.tokens, schema.tokens.c.person),
    "ratings": (schema.ratings, schema.ratings.c.person),
    "rated_games": (schema.rated_games, schema.rated_games.c.person),
    "campaigns": (schema.campaigns, schema.campaigns.c.person),
    "records": (schema.records, schema.records.c.person),
    "seats": (schema.seats, schema.seats.c.person),
    "bans": (schema.bans, schema.bans.c.person),
    "audit": (schema.audit, schema.audit.c.subject),
    "said": (schema.chat, schema.chat.c.person),
    "hosted": (schema.tables, schema.tables.c.host),
    "daily_tries": (schema.daily_tries, schema.daily_tries.c.person),
    "push_subscriptions": (schema.push_subscriptions, schema.push_subscriptions.c.person),
    "notice_settings": (schema.notice_settings, schema.notice_settings.c.person),
    "outbox": (schema.outbox, schema.outbox.c.person),
    "turns": (schema.turns, schema.turns.c.person),
    "puzzle_ratings": (schema.puzzle_ratings, schema.puzzle_ratings.c.person),
    "puzzle_tries": (schema.puzzle_tries, schema.puzzle_tries.c.person),
    "sessions": (schema.sessions, schema.sessions.c.person),
}


async def export(database: Database, person: str) -> AsyncIterator[bytes]:
    """All rows about a person, as one JSON object."""
    before = b"{"
    for name, (table, column) in SECTIONS.items():
        keys = await database.read(partial(keys_of, table, column, person))
        yield b'%s"%s":[' % (before, name.encode())
        before, between = b"],", b""
        size = RECORDS if table is schema.records else ROWS
        for start in range(0, len(keys), size):
            some = keys[start : start + size]
            rows = await database.read(partial(rows_of, table, some, person))
            if rows:  # otherwise they were deleted meanwhile
                yield between + rows
                between = b","
    relations = await database.read(partial(relations_of, person))
    yield before + relations.removeprefix(b"{")


def keys_of(table: Table, column: "Column[Any]", person: str, db: Connection) -> Sequence[Any]:
    """The primary keys of all rows of a table that are about a person."""
    keys = table.primary_key
    return db.execute(select(*keys).where(column == person).order_by(*keys)).all()


def rows_of(table: Table, keys: Sequence[Any], person: str, db: Connection) -> bytes:
    """Rows of a table as JSON, without the brackets of a list."""
    names = table.primary_key
    these = tuple_(*names).in_([tuple(key) for key in keys])
    found = db.execute(select(table).where(these).order_by(*names)).mappings()
    return msgjson.encode([shown(dict(row), person) for row in found])[1:-1]


def relations_of(person: str, db: Connection) -> bytes:
    """The stored relations between a person and others, as a JSON object."""
    return msgjson.encode(export_people(db, person))


def shown(row: Json, person: str) -> Json:
    """A row without secrets, and without the ids of people who reported the person."""
    found = {name: value for name, value in row.items() if name not in HIDDEN}
    if "actor" in found and found["actor"] not in (person, OPERATOR, ""):
        found["actor"] = "?"
    return found

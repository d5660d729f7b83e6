"""Where tables are kept: the contract, and the one in a database."""

import json
from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct
from msgspec import json as msgjson
from sqlalchemy import Connection, RowMapping, func, insert, select
from sqlalchemy.exc import IntegrityError

from feira.core.game import Json
from feira.table import schema
from feira.table.database import Database, Statement
from feira.table.log import Entry, Sat, Stood, parse_what, what_text
from feira.table.plan import Plan
from feira.table.table import Standing


class Kept(Struct, frozen=True):
    """What is kept of a table besides its log."""

    id: str
    code: str
    plan: Plan
    rules: str
    host: str
    secret: str
    created: int
    state: str = "open"
    once: str = ""  # what only one table may be; empty: nothing special
    ended: int | None = None


class Line(Struct, frozen=True):
    """Something said at a table."""

    number: int
    at: int
    name: str
    text: str


class Ending(Struct, frozen=True):
    """How a table ended, for those who list it."""

    at: int
    result: Json


class Store(Protocol):
    """A place for tables. What it says is done is durable."""

    async def create(self, kept: Kept) -> bool:
        """Keeps a new table; False if there is one already that is what only one may be."""

    async def find(self, table: str) -> Kept | None:
        """A table by its id."""

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log after a number."""

    async def append(self, table: str, entry: Entry, stands: Standing | None) -> bool:
        """Adds to the log; False if the number is already there."""

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The lengths of some logs."""

    async def overdue(self, now: int) -> list[str]:
        """Tables where somebody's time is up."""

    async def end(self, table: str, ending: Ending) -> bool:
        """Keeps how a table ended; False if that is already known."""

    async def say(self, table: str, line: Line, person: str) -> Line:
        """Keeps something said; returns it with its number."""

    async def said(self, table: str, after: int = 0) -> list[Line]:
        """What was said."""


class SqlStore:
    """Tables in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(self, kept: Kept) -> bool:
        """Keeps a new table; False if there is one already that is what only one may be."""
        row = (
            kept.id,
            kept.code,
            kept.plan.game,
            kept.rules,
            msgjson.encode(kept.plan).decode(),
            kept.host,
            kept.secret,
            kept.created,
            kept.state,
            kept.plan.public,
            kept.plan.campaign,
            kept.once or None,
            kept.plan.rated,
        )
        try:
            await self.database.execute(Statement(CREATE, row))
        except IntegrityError:
            return False
        return True

    async def find(self, table: str) -> Kept | None:
        """A table by its id."""
        t = schema.tables.c

        def do(db: Connection) -> Kept | None:
            row = db.execute(select(schema.tables).where(t.id == table)).mappings().first()
            return None if row is None else kept_from(row)

        return await self.database.read(do)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log after a number."""
        e = schema.entries.c
        query = (
            select(e.number, e.at, e.what, e.command)
            .where(e.table_id == table, e.number > after)
            .order_by(e.number)
        )
        rows = await self.database.read(lambda db: db.execute(query).all())
        return [
            Entry(number=number, at=at, what=parse_what(what), command=command or "")
            for number, at, what, command in rows
        ]

    async def append(self, table: str, entry: Entry, stands: Standing | None) -> bool:
        """Adds to the log; False if the number is already there."""
        what = entry.what
        row = (table, entry.number, entry.at, what_text(what), entry.command or None)
        statements = [Statement(APPEND, row)]
        if isinstance(what, Sat):
            statements.append(Statement(SIT, (table, what.seat, what.person)))
        elif isinstance(what, Stood):
            statements.append(Statement(STAND, (table, what.seat)))
        if stands is not None:
            statements.append(Statement(STANDING, (stands.state, stands.due, stands.state, table)))
        try:
            await self.database.execute(*statements)
        except IntegrityError:
            return False
        return True

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The lengths of some logs."""
        e = schema.entries.c
        query = (
            select(e.table_id, func.max(e.number))
            .where(e.table_id.in_(tables))
            .group_by(e.table_id)
        )
        rows = await self.database.read(lambda db: db.execute(query).all())
        return {row[0]: row[1] for row in rows}

    async def overdue(self, now: int) -> list[str]:
        """Tables where somebody's time is up."""
        t = schema.tables.c
        query = select(t.id).where(t.due <= now, t.state == "playing")
        return list(await self.database.read(lambda db: db.scalars(query).all()))

    async def end(self, table: str, ending: Ending) -> bool:
        """Keeps how a table ended; False if that is already known."""
        values = (ending.at, json.dumps(ending.result), table)
        return await self.database.execute(Statement(END, values)) == 1

    async def say(self, table: str, line: Line, person: str) -> Line:
        """Keeps something said; returns it with its number."""

        def do(db: Connection) -> int:
            number = select(func.coalesce(func.max(schema.lines.c.number), 0) + 1).where(
                schema.lines.c.table_id == table
            )
            return int(
                db.execute(
                    insert(schema.lines)
                    .values(
                        table_id=table,
                        number=number.scalar_subquery(),
                        at=line.at,
                        person=person,
                        name=line.name,
                        text=line.text,
                    )
                    .returning(schema.lines.c.number)
                ).scalar_one()
            )

        while True:
            try:
                number = await self.database.write(do)
            except IntegrityError:  # two said something at the same moment, in two processes
                continue
            return Line(number=number, at=line.at, name=line.name, text=line.text)

    async def said(self, table: str, after: int = 0) -> list[Line]:
        """What was said."""
        c = schema.lines.c
        query = (
            select(c.number, c.at, c.name, c.text)
            .where(c.table_id == table, c.number > after)
            .order_by(c.number)
        )
        rows = await self.database.read(lambda db: db.execute(query).all())
        return [Line(number=n, at=at, name=name, text=text) for n, at, name, text in rows]


def kept_from(row: RowMapping) -> Kept:
    """A table from its row."""
    return Kept(
        id=row["id"],
        code=row["code"] or "",
        plan=msgjson.decode(row["plan"], type=Plan),
        rules=row["rules"],
        host=row["host"],
        secret=row["secret"],
        created=row["created"],
        state=row["state"],
        once=row["once"] or "",
        ended=row["ended"],
    )


# The hot statements, as text: what SQLAlchemy would build anew each time costs more than SQLite.
CREATE = """INSERT INTO tables (id, code, game, rules, plan, host, secret, created, state, public,
campaign, once, to_rate) VALUES"""
APPEND = "INSERT INTO entries (table_id, number, at, what, command) VALUES"
SIT = "INSERT INTO seats (table_id, seat, person) VALUES"
STAND = "DELETE FROM seats WHERE table_id = ? AND seat = ?"
STANDING = """UPDATE tables SET state = ?, due = ?, code = CASE WHEN ? = 'open' THEN code END
WHERE id = ?"""  # once nobody can join any more, the code is free for others
END = """UPDATE tables SET state = 'over', ended = ?, result = ?, due = NULL
WHERE id = ? AND ended IS NULL"""

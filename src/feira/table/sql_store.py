"""Tables in a database: SQLite or PostgreSQL."""

import json
from collections.abc import Sequence

from msgspec import json as msgjson
from msgspec import structs
from sqlalchemy import Connection, RowMapping, func, insert, select
from sqlalchemy.exc import IntegrityError

from feira.table import schema
from feira.table.database import Database
from feira.table.log import Entry, Sat, Stood, event_text, parse_event
from feira.table.plan import Plan
from feira.table.standing import Standing
from feira.table.store import ChatMessage, Ending, TableRow
from feira.table.writes import Statement

# The frequent statements as text: SQLAlchemy would build them each time, at a higher cost than
# that of running them.
CREATE = """INSERT INTO tables (id, code, game, rules, plan, host, secret, created, state, public,
campaign, unique_key, to_rate) VALUES"""
APPEND = "INSERT INTO entries (table_id, number, at, event, command) VALUES"
SIT = "INSERT INTO seats (table_id, seat, person) VALUES"
STAND = "DELETE FROM seats WHERE table_id = ? AND seat = ?"
STANDING = """UPDATE tables SET state = ?, due = ?, code = CASE WHEN ? = 'open' THEN code END
WHERE id = ?"""  # once the game has begun, other tables may use the code
END = """UPDATE tables SET state = 'over', ended = ?, result = ?, due = NULL
WHERE id = ? AND ended IS NULL"""


class SqlStore:
    """Tables in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(self, row: TableRow) -> bool:
        """Stores a new table; False if its unique key or its code is taken."""
        values = (
            row.id,
            row.code,
            row.plan.game,
            row.rules,
            msgjson.encode(row.plan).decode(),
            row.host,
            row.secret,
            row.created,
            row.state,
            row.plan.public,
            row.plan.campaign,
            row.unique or None,
            row.plan.rated,
        )
        try:
            await self.database.execute(Statement(CREATE, values))
        except IntegrityError:
            return False
        return True

    async def find(self, table: str) -> TableRow | None:
        """The row of a table."""
        t = schema.tables.c

        def do(db: Connection) -> TableRow | None:
            row = db.execute(select(schema.tables).where(t.id == table)).mappings().first()
            return None if row is None else table_row(row)

        return await self.database.read(do)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a log after a number."""
        e = schema.entries.c
        query = (
            select(e.number, e.at, e.event, e.command)
            .where(e.table_id == table, e.number > after)
            .order_by(e.number)
        )
        rows = await self.database.read(lambda db: db.execute(query).all())
        return [
            Entry(number=number, at=at, event=parse_event(event), command=command or "")
            for number, at, event, command in rows
        ]

    async def append(self, table: str, entry: Entry, standing: Standing | None) -> bool:
        """Adds an entry to a log; False if its number is taken."""
        event = entry.event
        row = (table, entry.number, entry.at, event_text(event), entry.command or None)
        statements = [Statement(APPEND, row)]
        if isinstance(event, Sat):
            statements.append(Statement(SIT, (table, event.seat, event.person)))
        elif isinstance(event, Stood):
            statements.append(Statement(STAND, (table, event.seat)))
        if standing is not None:
            state = standing.state
            statements.append(Statement(STANDING, (state, standing.due, state, table)))
        try:
            await self.database.execute(*statements)
        except IntegrityError:
            return False
        return True

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        e = schema.entries.c
        query = (
            select(e.table_id, func.max(e.number))
            .where(e.table_id.in_(tables))
            .group_by(e.table_id)
        )
        rows = await self.database.read(lambda db: db.execute(query).all())
        return {row[0]: row[1] for row in rows}

    async def overdue(self, now: int) -> list[str]:
        """The tables where the time of a turn is up."""
        t = schema.tables.c
        query = select(t.id).where(t.due <= now, t.state == "playing")
        return list(await self.database.read(lambda db: db.scalars(query).all()))

    async def end(self, table: str, ending: Ending) -> bool:
        """Stores how a game ended; False if that is stored already."""
        values = (ending.at, json.dumps(ending.result), table)
        return await self.database.execute(Statement(END, values)) == 1

    async def add_chat(self, table: str, message: ChatMessage, person: str) -> ChatMessage:
        """Stores a chat message; returns it with its number."""

        def do(db: Connection) -> int:
            number = select(func.coalesce(func.max(schema.chat.c.number), 0) + 1).where(
                schema.chat.c.table_id == table
            )
            return int(
                db.execute(
                    insert(schema.chat)
                    .values(
                        table_id=table,
                        number=number.scalar_subquery(),
                        at=message.at,
                        person=person,
                        name=message.name,
                        text=message.text,
                    )
                    .returning(schema.chat.c.number)
                ).scalar_one()
            )

        while True:
            try:
                number = await self.database.write(do)
            except IntegrityError:  # another process has stored a message at the same moment
                continue
            return structs.replace(message, number=number)

    async def chat(self, table: str, after: int = 0) -> list[ChatMessage]:
        """The chat of a table after a number."""
        c = schema.chat.c
        query = (
            select(c.number, c.at, c.name, c.text)
            .where(c.table_id == table, c.number > after)
            .order_by(c.number)
        )
        rows = await self.database.read(lambda db: db.execute(query).all())
        return [ChatMessage(number=n, at=at, name=name, text=text) for n, at, name, text in rows]


def table_row(row: RowMapping) -> TableRow:
    """The row of a table, decoded."""
    return TableRow(
        id=row["id"],
        code=row["code"] or "",
        plan=msgjson.decode(row["plan"], type=Plan),
        rules=row["rules"],
        host=row["host"],
        secret=row["secret"],
        created=row["created"],
        state=row["state"],
        unique=row["unique_key"] or "",
        ended=row["ended"],
    )

"""Tables in a database: SQLite or PostgreSQL."""

import json
import logging
from collections.abc import Sequence

from msgspec import json as msgjson
from msgspec import structs
from sqlalchemy import Connection, RowMapping, func, insert, select
from sqlalchemy.exc import IntegrityError

from feira.table import schema
from feira.table.chain import Damaged
from feira.table.chain_rows import APPEND, read_log
from feira.table.database import Database
from feira.table.log import Chose, Entry, Left, Removed, Returned, Sat, Stood, TableEvent
from feira.table.plan import Plan
from feira.table.refused import Refused
from feira.table.standing import Standing
from feira.table.store import ChatMessage, Ending, TableRow
from feira.table.writes import Statement

log = logging.getLogger("feira.table")

MOST_LINES = 2000  # of the chat of a table
MOST_SHOWN = 200  # of them in one answer
CHAT_TRIES = 20  # attempts while other processes take the number of a message

# The frequent statements as text: building them with SQLAlchemy would cost more than running them.
CREATE = """INSERT INTO tables (id, code, game, rules, plan, host, secret, created, state, public,
campaign, unique_key, to_rate) VALUES"""
SIT = "INSERT INTO seats (table_id, seat, person) VALUES"
STAND = "DELETE FROM seats WHERE table_id = ? AND seat = ?"
DEPART = """UPDATE seats SET departed = ? WHERE table_id = ? AND person = COALESCE(
(SELECT person FROM seats WHERE table_id = ? AND seat = ?),
(SELECT host FROM tables WHERE id = ?))"""
STANDING = """UPDATE tables SET state = ?, due = ?, code = CASE WHEN ? = 'open' THEN code END
WHERE id = ?"""  # once the game has begun, other tables may use the code
# The row of a turn that continues is kept.
TURN = """INSERT INTO turns (table_id, number, person, at) VALUES (?, ?, ?, ?)
ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, person = excluded.person,
at = excluded.at, told = FALSE WHERE turns.person <> excluded.person"""
POSITION = """INSERT INTO rated_positions (table_id, digest) VALUES (?, ?)
ON CONFLICT (table_id) DO UPDATE SET digest = excluded.digest"""
FORGET_POSITION = "DELETE FROM rated_positions WHERE table_id = ?"
KEEP_GAME_TIME = "UPDATE about SET game_time = ? WHERE game_time < ?"
END = """UPDATE tables SET state = 'over', ended = ?, result = ?, due = NULL
WHERE id = ? AND ended IS NULL"""


def creation(row: TableRow) -> Statement:
    """The statement that stores a new table."""
    plan = row.plan
    encoded, unique = msgjson.encode(plan).decode(), row.unique or None
    place = (row.id, row.code, plan.game, row.rules, encoded, row.host, row.secret, row.created)
    return Statement(CREATE, (*place, row.state, plan.public, plan.campaign, unique, plan.rated))


def addition(table: str, entry: Entry, standing: Standing | None) -> list[Statement]:
    """The statements that append an entry to the log of a table."""
    command, moment = entry.command or None, entry.game_time
    row = (table, entry.number, entry.at, entry.text, command, moment, entry.digest)
    statements = [Statement(APPEND, row)]
    if not isinstance(entry.event, Chose):
        statements += seating(table, entry.event)
    if standing is not None:
        state = standing.state
        statements.append(Statement(STANDING, (state, standing.due, state, table)))
        if standing.waits_for is not None:
            turn = (table, entry.number, standing.waits_for, entry.at)
            statements.append(Statement(TURN, turn))
        if standing.position is not None:
            statements.append(Statement(POSITION, (table, standing.position)))
    return statements


def seating(table: str, event: TableEvent) -> list[Statement]:
    """The statements that update who has which seat, if an event changes that."""
    match event:
        case Sat():
            return [Statement(SIT, (table, event.seat, event.person))]
        case Stood() | Removed():
            return [Statement(STAND, (table, event.seat))]
        case Left() | Returned():  # seats on a shared screen are the host's
            why = event.why if isinstance(event, Left) else ""
            return [Statement(DEPART, (why, table, table, event.seat, table))]
        case _:
            return []


class SqlStore:
    """Tables in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.damaged: set[str] = set()  # tables whose logs are damaged

    async def create(self, row: TableRow) -> bool:
        """Stores a new table; False if its unique key or its code is taken."""
        return await self._execute([creation(row)])

    async def take_over(self, row: TableRow, entries: Sequence[Entry], standing: Standing) -> bool:
        """Stores a table with its log, all or nothing; False if its unique key is taken."""
        statements = [creation(row)]
        for entry in entries:
            last = standing if entry is entries[-1] else None
            statements += addition(row.id, entry, last)
        return await self._execute(statements)

    async def _execute(self, statements: Sequence[Statement]) -> bool:
        """Executes all statements in one transaction; False if a key is taken."""
        try:
            await self.database.execute(*statements)
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
        """The entries of a log after a number; `Damaged` if one is not as it was written."""
        try:
            return await self.database.read(lambda db: read_log(db, table, after))
        except Damaged as fault:
            if table not in self.damaged:
                log.error("%s", fault)
            self.damaged.add(table)
            raise

    async def append(self, table: str, entry: Entry, standing: Standing | None) -> bool:
        """Appends an entry to a log; False if its number is taken."""
        return await self._execute(addition(table, entry, standing))

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

    async def game_time(self) -> int:
        """The stored game time."""
        query = select(schema.about.c.game_time)
        return int(await self.database.read(lambda db: db.scalar(query)) or 0)

    async def keep_game_time(self, game_time: int) -> None:
        """Stores the game time, unless another process is ahead."""
        await self.database.execute(Statement(KEEP_GAME_TIME, (game_time, game_time)))

    async def clocks_run(self) -> bool:
        """Whether any table has a running clock."""
        t = schema.tables.c
        query = select(t.id).where(t.due.is_not(None), t.state == "playing").limit(1)
        return await self.database.read(lambda db: db.scalar(query)) is not None

    async def end(self, table: str, ending: Ending) -> bool:
        """Stores how a game ended; False if that is stored already."""
        values = (ending.at, json.dumps(ending.result), table)
        forget = Statement(FORGET_POSITION, (table,))
        return await self.database.execute(forget, Statement(END, values)) == 1

    async def add_chat(
        self, table: str, message: ChatMessage, person: str, most: int = MOST_LINES
    ) -> ChatMessage:
        """Stores a chat message and returns it with its number; `Refused` if the chat is full."""
        c = schema.chat.c

        def do(db: Connection) -> int:
            last = db.scalar(select(func.max(c.number)).where(c.table_id == table)) or 0
            if last >= most:
                return 0
            row = {
                "table_id": table,
                "number": last + 1,
                "at": message.at,
                "person": person,
                "name": message.name,
                "text": message.text,
                "guest": message.guest,
            }
            db.execute(insert(schema.chat), row)
            return int(last) + 1

        number = await self.database.write_again(do, CHAT_TRIES)
        if not number:
            raise Refused("chat-full")
        return structs.replace(message, number=number)

    async def chat(self, table: str, after: int = 0, reader: str = "") -> list[ChatMessage]:
        """The chat of a table after a number, as a person reads it: its last messages."""
        c = schema.chat.c
        query = (
            select(c.number, c.at, c.name, c.text, c.guest, c.person)
            .where(c.table_id == table, c.number > after)
            .order_by(c.number.desc())
            .limit(MOST_SHOWN)
        )
        rows = await self.database.read(lambda db: db.execute(query).all())
        return [
            ChatMessage(number, at, name, text, guest, mine=reader != "" and person == reader)
            for number, at, name, text, guest, person in reversed(rows)
        ]


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

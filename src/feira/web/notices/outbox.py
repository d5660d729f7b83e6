"""The outbox, with at-most-once delivery even if the server is killed while it sends.

waiting → sending → sent. A message is `sending`, durably, before the first byte leaves; it is
retried only if it was surely not accepted. A message that another process left in `sending` becomes
`lost`: it may have arrived. So a kill loses at most the messages in flight, and duplicates none.

The log entry that makes it somebody's turn writes `turns` in the same transaction, so a kill cannot
separate the two. `fan_out` turns such a row into messages, one for each device and address, in one
transaction with the mark that this is done.
"""

from collections.abc import Callable, Collection

from msgspec import Struct
from sqlalchemy import Connection, RowMapping, func, insert, select, update

from feira.table import schema
from feira.table.database import Database
from feira.table.ids import new_id
from feira.table.timestamps import now
from feira.web.notices.quiet import after_quiet

MOST_TURNS = 200  # in one transaction
MOST_DUE = 200  # messages in one search, each of another person
LEFT_AFTER = 120_000  # milliseconds after which no process can still be sending a message
PUSH, MAIL = "push", "mail"


class Message(Struct, frozen=True):
    """A message to be sent."""

    id: str
    topic: str
    person: str
    channel: str
    target: str
    table_id: str
    number: int
    due: int
    tries: int


def message_from(row: RowMapping) -> Message:
    """A message from its row."""
    return Message(**{name: row[name] for name in Message.__struct_fields__})


class Outbox:
    """All messages, to be sent and sent."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def fan_out(self, before: int, is_here: Callable[[str, str], bool]) -> int:
        """Makes messages of the turns that began before a time; people at the table get none."""
        u = schema.turns.c
        query = (
            select(u.table_id, u.number, u.person)
            .where(u.told.is_(False), u.person != "", u.at <= before)
            .limit(MOST_TURNS)
        )
        found = await self.database.read(lambda db: db.execute(query).all())
        if not found:
            return 0
        here = [is_here(row.table_id, row.person) for row in found]

        def do(db: Connection) -> int:
            return sum(
                tell(db, row.table_id, row.number, row.person, is_here=there)
                for row, there in zip(found, here, strict=True)
            )

        return await self.database.write(do)

    async def due(self, but: Collection[str] = ()) -> list[Message]:
        """Messages to be sent now, the oldest of each person, except for some persons."""
        o = schema.outbox.c
        place = func.row_number().over(partition_by=o.person, order_by=(o.due, o.id)).label("place")
        due = select(schema.outbox, place).where(o.state == "waiting", o.due <= now())
        mine = due.where(o.person.not_in(list(but))).subquery()
        query = select(mine).where(mine.c.place == 1).order_by(mine.c.due).limit(MOST_DUE)
        return await self.database.read(
            lambda db: [message_from(row) for row in db.execute(query).mappings()]
        )

    async def claim(self, message: Message) -> bool:
        """Claims a message for sending; False if it is no longer needed or another process has it.

        The claim is durable when this returns.
        """
        return await self.database.write(lambda db: claim(db, message))

    async def finish(self, message: Message, state: str) -> None:
        """Stores the final outcome of a message."""
        await self._set(message, state=state)

    async def put_back(self, message: Message, due: int) -> None:
        """Returns a message that was surely not accepted to the queue."""
        await self._set(message, state="waiting", due=due, tries=message.tries + 1)

    async def _set(self, message: Message, **values: object) -> None:
        o = schema.outbox.c
        change = update(schema.outbox).where(o.id == message.id, o.state == "sending")
        await self.database.write(lambda db: db.execute(change.values(at=now(), **values)).rowcount)

    async def give_up_lost(self) -> int:
        """Marks messages that a dead process was sending as lost; returns their number."""
        o = schema.outbox.c
        change = update(schema.outbox).where(o.state == "sending", o.at < now() - LEFT_AFTER)
        return await self.database.write(
            lambda db: db.execute(change.values(state="lost", at=now())).rowcount
        )


def new_message(
    topic: str,
    person: str,
    channel: str,
    *,
    due: int,
    target: str = "",
    table: str = "",
    number: int = 0,
) -> dict[str, object]:
    """The row of a message."""
    return {
        "id": new_id(),
        "topic": topic,
        "person": person,
        "channel": channel,
        "target": target,
        "table_id": table,
        "number": number,
        "due": due,
        "state": "waiting",
        "tries": 0,
        "at": now(),
    }


def tell(db: Connection, table: str, number: int, person: str, *, is_here: bool) -> int:
    """Makes the messages about one turn in a transaction; returns how many."""
    u, n, s = schema.turns.c, schema.notice_settings.c, schema.push_subscriptions.c
    mark = update(schema.turns).where(u.table_id == table, u.number == number, u.told.is_(False))
    if db.execute(mark.values(told=True)).rowcount != 1 or is_here:
        return 0
    targets = [(PUSH, one) for one in db.scalars(select(s.id).where(s.person == person))]
    if db.scalar(select(n.email).where(n.person == person, n.confirmed.is_(True))):
        targets.append((MAIL, ""))
    due = not_quiet(db, person)
    rows = [
        new_message(
            f"turn {table} {number} {target or channel}",
            person,
            channel,
            due=due,
            target=target,
            table=table,
            number=number,
        )
        for channel, target in targets
    ]
    if rows:
        db.execute(insert(schema.outbox), rows)
    return len(rows)


def not_quiet(db: Connection, person: str) -> int:
    """The first moment from now on that is not in a person's quiet hours, in a transaction."""
    n = schema.notice_settings.c
    hours = select(n.quiet_from, n.quiet_to, n.zone).where(n.person == person)
    found = db.execute(hours).first()
    return now() if found is None else after_quiet(now(), *found)


def claim(db: Connection, message: Message) -> bool:
    """Claims a message in a transaction, unless its turn is over.

    In quiet hours it waits until they end: it may have been put back, or have waited for a server
    that was stopped, or the hours were set after it was made.
    """
    o, u = schema.outbox.c, schema.turns.c
    change = update(schema.outbox).where(o.id == message.id, o.state == "waiting")
    state = "sending"
    if message.table_id:
        same = select(u.number).where(u.table_id == message.table_id, u.person == message.person)
        if db.scalar(same) != message.number:
            state = "dropped"
        elif (due := not_quiet(db, message.person)) > now():
            db.execute(change.values(due=due))
            return False
    taken = db.execute(change.values(state=state, at=now())).rowcount == 1
    return taken and state == "sending"

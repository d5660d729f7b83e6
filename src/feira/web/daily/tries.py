"""Tries: at most one of a person for a day, and its result.

The primary key (day, person) enforces it. A try is an ordinary table, so it is durable, and can be
left and continued. When its game is over it is replayed against the day's own secret, and only the
result of that is entered, once.
"""

from dataclasses import replace
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import Connection, RowMapping, delete, insert, select, update

from feira.core.errors import FeiraError
from feira.core.record import Record, position_after
from feira.table import schema
from feira.table.database import Database
from feira.table.days import revealed_at
from feira.table.ids import new_id
from feira.table.secret import verify
from feira.table.timestamps import now
from feira.web.daily.days import Day


class Try(Struct, frozen=True):
    """The try of a person on a day, or for a missed day of the past (not counted)."""

    day: str
    person: str
    table_id: str
    begun: int
    counted: bool
    ended: int | None
    score: int | None
    stars: int | None


def try_from(row: RowMapping) -> Try:
    """A try from its row."""
    return Try(**{name: row[name] for name in Try.__struct_fields__})


def check(record: Record, day: Day) -> tuple[int, int]:
    """The score and the stars of a whole game of a day; raises if it is not one.

    Every choice is made again under the rules, and every outcome drawn again by the day's secret.
    """
    game, plans, plan = day.find()
    if record.game is not game or record.config != game.configure(1, plan.options):
        raise FeiraError(f"this is not the challenge of {day.day}")
    if record.known.get("nonces") != day.day or record.known.get("commit") != day.commit:
        raise FeiraError(f"this was not played by the chance of {day.day}")
    verify(replace(record, known={**record.known, "secret": day.secret}))
    end = position_after(record)
    if not end.result["over"]:
        raise FeiraError("the game is not over")
    score, stars = plans.score(end.array)
    return int(score), int(stars)


class Tries:
    """The tries of everybody."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, day: str, person: str) -> Try | None:
        """The try of a person."""
        t = schema.daily_tries.c
        found = await self._all(t.day == day, t.person == person)
        return found[0] if found else None

    async def of(self, person: str) -> list[Try]:
        """All tries of a person, the latest first."""
        return await self._all(schema.daily_tries.c.person == person)

    async def at(self, table: str) -> Try | None:
        """The try that is played at a table."""
        found = await self._all(schema.daily_tries.c.table_id == table)
        return found[0] if found else None

    async def _all(self, *conditions: Any) -> list[Try]:
        tries = schema.daily_tries
        query = select(tries).where(*conditions).order_by(tries.c.day.desc())
        return await self.database.read(
            lambda db: [try_from(row) for row in db.execute(query).mappings()]
        )

    async def claim(self, day: str, person: str, *, counted: bool) -> Try:
        """The try of a person: the existing one, or a new one."""
        t = schema.daily_tries.c
        mine = select(schema.daily_tries).where(t.day == day, t.person == person)
        row = Try(day, person, new_id(), now(), counted, None, None, None)

        def do(db: Connection) -> Try:
            found = db.execute(mine).mappings().first()
            if found is None:
                db.execute(insert(schema.daily_tries), structs.asdict(row))
                found = db.execute(mine).mappings().one()
            return try_from(found)

        return await self.database.write_again(do)

    async def enter(
        self, table: str, *, ended: int, score: int | None, stars: int | None, day: str
    ) -> bool:
        """Enters the result of a try; False if that was done before. Late ones do not count."""
        t = schema.daily_tries.c
        values: dict[str, Any] = {"ended": ended, "score": score, "stars": stars}
        if ended >= revealed_at(day):
            values["counted"] = False
        change = update(schema.daily_tries).where(t.table_id == table, t.ended.is_(None))
        return await self.database.write(lambda db: db.execute(change.values(values)).rowcount == 1)

    async def missed(self) -> list[str]:
        """Tables of tries whose games are over, but were not entered because a process died."""
        t, tables = schema.daily_tries.c, schema.tables.c
        query = (
            select(t.table_id)
            .join(schema.tables, tables.id == t.table_id)
            .where(t.ended.is_(None), tables.ended.is_not(None))
        )
        return list(await self.database.read(lambda db: db.scalars(query).all()))


def adopt_tries(db: Connection, guest: str, account: str) -> None:
    """Passes the tries of a guest to an account, in a transaction.

    If both have a try, the one that ended first stays, or if none has, the one that began first:
    otherwise a second try, made in knowledge of the dice and draws, could replace a result.
    """
    t = schema.daily_tries.c
    both = select(t.day, t.table_id).where(t.person.in_((guest, account)))
    order = (t.ended.is_(None), t.ended, t.begun, t.person == guest)
    kept: set[str] = set()
    for day, table in db.execute(both.order_by(*order)).all():
        if day in kept:
            db.execute(delete(schema.daily_tries).where(t.table_id == table))
        kept.add(day)
    db.execute(update(schema.daily_tries).where(t.person == guest).values(person=account))

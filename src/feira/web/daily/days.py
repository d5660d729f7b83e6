"""The days in the database: published ahead with their commitments, and then never changed.

A day is stored when its commitment is first shown. From then on the row counts, not the seed: a
changed seed affects only days that have not been published.
"""

from msgspec import Struct
from sqlalchemy import Connection, RowMapping, insert, select, update

from feira.core.daily import DailyPlan, DailyPlans
from feira.core.game import Game
from feira.games import find_game
from feira.table import schema
from feira.table.database import Database
from feira.table.days import day_of, later, revealed_at
from feira.table.ids import new_id
from feira.table.secret import commitment
from feira.table.timestamps import now
from feira.web.daily.schedule import plan_of, secret_of

AHEAD = 7  # days whose commitments are published before they begin
MASTER = "daily"  # the owner of the records of the master's games: too short for an id of a person


class Day(Struct, frozen=True):
    """One daily challenge."""

    day: str
    game: str
    plan: str
    secret: str
    par: int | None
    par_record: str | None

    @property
    def commit(self) -> str:
        """The commitment to the secret."""
        return commitment(self.secret)

    @property
    def is_revealed(self) -> bool:
        """Whether no try can count any more, so that the secret may be published."""
        return now() >= revealed_at(self.day)

    def find(self) -> tuple[Game, DailyPlans, DailyPlan]:
        """The game and the plan."""
        game = find_game(self.game)
        assert game.daily is not None
        plan = game.daily.find(self.plan)
        assert plan is not None
        return game, game.daily, plan


def day_from(row: RowMapping) -> Day:
    """A day from its row."""
    return Day(**{name: row[name] for name in Day.__struct_fields__})


class Days:
    """All days that are or were published."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.seed = ""  # the seed material: set before requests are served
        self.published = ""  # the last published day

    async def publish(self) -> None:
        """Publishes the next days, if that is not done yet."""
        last = later(day_of(now()), AHEAD)
        if self.published == last:
            return
        await self.database.write_again(lambda db: publish(db, self.seed, last))
        self.published = last

    async def find(self, day: str) -> Day | None:
        """A day that is not in the future, or None."""
        if day > day_of(now()):
            return None
        return await self._find(day)

    async def _find(self, day: str) -> Day | None:
        await self.publish()
        query = select(schema.daily_days).where(schema.daily_days.c.day == day)

        def do(db: Connection) -> Day | None:
            row = db.execute(query).mappings().first()
            return None if row is None else day_from(row)

        return await self.database.read(do)

    async def today(self) -> Day:
        """The challenge of today."""
        found = await self._find(day_of(now()))
        assert found is not None
        return found

    async def ahead(self) -> list[Day]:
        """The days that are published and have not begun."""
        await self.publish()
        d, today = schema.daily_days.c, day_of(now())
        query = select(schema.daily_days).where(d.day > today).order_by(d.day)
        return await self.database.read(
            lambda db: [day_from(row) for row in db.execute(query).mappings()]
        )

    async def without_par(self) -> list[Day]:
        """Today and tomorrow, if the master has not played them."""
        await self.publish()
        d, today = schema.daily_days.c, day_of(now())
        soon = d.day.in_((today, later(today, 1)))
        query = select(schema.daily_days).where(soon, d.par.is_(None)).order_by(d.day)
        return await self.database.read(
            lambda db: [day_from(row) for row in db.execute(query).mappings()]
        )

    async def set_par(self, day: str, par: int, text: str, about: str) -> None:
        """Stores the master's result and game, unless another process has done so."""
        d, record = schema.daily_days.c, new_id()
        change = update(schema.daily_days).where(d.day == day, d.par.is_(None))
        row = {"id": record, "person": MASTER, "text": text, "about": about, "created": now()}

        def do(db: Connection) -> None:
            if db.execute(change.values(par=par, par_record=record)).rowcount:
                db.execute(insert(schema.records), row)

        await self.database.write(do)


def publish(db: Connection, seed: str, last: str) -> None:
    """Stores all days from today to a last one that are not stored yet."""
    d = schema.daily_days.c
    days = [later(last, -number) for number in range(AHEAD + 1)]
    known = set(db.scalars(select(d.day).where(d.day.in_(days))))
    for day in days:
        if day not in known:
            game, plan = plan_of(day)
            row = {"day": day, "game": game.name, "plan": plan.key, "secret": secret_of(seed, day)}
            db.execute(insert(schema.daily_days), row)

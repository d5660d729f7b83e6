"""Statistics of finished games, a row for each person who played: written once, when a game ends.

They are accumulated while the game is played. A game that this process has not played as a whole,
or in which something was taken back, is replayed in the thread for replays, never on the event
loop. Games that ended when a process died, or before there were statistics, are processed
periodically.
"""

import asyncio
import json
import logging
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import BindParameter, Connection, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from feira.core.errors import FeiraError
from feira.core.record import Record
from feira.core.tally import Tally, tally
from feira.core.types import Json
from feira.table import schema
from feira.table.authority import Authority
from feira.table.database import Database
from feira.table.fair_pool import Busy
from feira.table.plan import Plan
from feira.table.schema_of_people import game_statistics, seat_statistics
from feira.table.store import Ending
from feira.table.table import Table
from feira.table.unavailable import Unavailable
from feira.web.replaying import Replaying
from feira.web.statistics_rows import VERSION, additions, seat_values

log = logging.getLogger("feira.web")

OWNER = "statistics"  # of the jobs in the pool: all of them share one turn
FILL_SECONDS = 300.0  # between searches for games without statistics
MOST_FILLED = 200  # in one search
NOTHING = Tally(rounds=0, moves=0, seats=[])

g, v, t, s = seat_statistics.c, game_statistics.c, schema.tables.c, schema.seats.c

# The statements for the end of a game are built once: building them costs as much as running them.
TABLE: BindParameter[str] = bindparam("table")
FORGET_GAME = game_statistics.delete().where(v.table_id == TABLE)
FORGET_SEATS = seat_statistics.delete().where(g.table_id == TABLE)
ADD_GAME, ADD_SEATS = insert(game_statistics), insert(seat_statistics)
GAME = select(t.id, t.game, t.plan, t.result, t.public, t.created, t.ended).where(t.id == TABLE)
SEATED = select(s.seat, s.person, s.departed).where(s.table_id == TABLE)
REVIEW = select(schema.reviews.c.data).where(schema.reviews.c.subject == TABLE)


class GameStatistics:
    """Writes the statistics of finished games."""

    def __init__(self, database: Database, replaying: Replaying, authority: Authority) -> None:
        self.database, self.replaying, self.authority = database, replaying, authority

    async def enter(self, table: Table, ending: Ending | None = None) -> None:
        """Stores the statistics of a finished game. `ending`: it has just ended."""
        if table.closed is not None or len(table.seats) == 1:
            await self._store(table.id, NOTHING, "")
            return
        variant = table.game.presentation.statistics.variant_of(table.config.options)
        try:
            found = await self._tally(table)
        except Busy:  # done later by `fill`
            return
        if ending is None or table.tally is None:
            await self._store(table.id, found, variant)
            return
        new = additions(table, found, variant, at=ending.at, result=ending.result)
        try:
            await self.database.execute(*new)
        except IntegrityError:
            log.debug("another process has made the statistics of %s", table.id)

    async def _tally(self, table: Table) -> Tally:
        """The statistics of a game. One that this process has not played as a whole is replayed."""
        if table.tally is not None:
            return table.tally.whole(table.actors)
        record = Record(game=table.game, config=table.config, choices=tuple(table.choices))
        return await self.replaying.run(OWNER, tally, record)

    async def _store(self, table: str, found: Tally, variant: str) -> None:
        try:
            await self.database.write(lambda db: store(db, table, found, variant))
        except IntegrityError:
            log.debug("another process has made the statistics of %s", table)

    async def fill(self) -> int:
        """Writes missing statistics of finished games; returns how many."""
        done = select(v.table_id).where(v.version == VERSION)
        query = select(t.id).where(t.state == "over", t.result.is_not(None), t.id.not_in(done))
        missing = await self.database.read(
            lambda db: db.scalars(query.order_by(t.ended).limit(MOST_FILLED)).all()
        )
        for table in missing:
            try:
                await self.enter((await self.authority.find(table)).table)
            except Unavailable:  # done later
                raise
            except FeiraError as error:  # under older rules, or damaged
                log.info("no statistics of table %s: %s", table, error)
                await self._store(table, NOTHING, "")
        return len(missing)

    async def run(self, ready: asyncio.Event) -> None:
        """Writes missing statistics periodically."""
        await ready.wait()
        while True:
            try:
                while await self.fill() == MOST_FILLED:
                    pass
            except FeiraError as error:
                log.warning("statistics wait for the database: %s", error)
            await asyncio.sleep(FILL_SECONDS)

    async def reviewed(self, subject: str, review: Json) -> None:
        """Stores the accuracy of each seat when a review is done."""
        await self.database.write(lambda db: keep_accuracy(db, subject, review))


def store(db: Connection, table: str, found: Tally, variant: str) -> None:
    """Stores a game's statistics with its seats, and the accuracy if it was reviewed."""
    which = {"table": table}
    db.execute(FORGET_GAME, which)
    db.execute(FORGET_SEATS, which)
    db.execute(ADD_GAME, {"table_id": table, "version": VERSION})
    row = db.execute(GAME, which).mappings().first()
    if row is None or row["result"] is None or not found.seats:
        return
    seated = db.execute(SEATED, which).all()
    rows = seat_rows(row, seated, found, variant)
    if rows:
        db.execute(ADD_SEATS, rows)
    if (review := db.scalar(REVIEW, which)) is not None:
        keep_accuracy(db, table, json.loads(review))


def seat_rows(row: Any, seated: Sequence[Any], found: Tally, variant: str) -> list[Json]:
    """The rows of the people at a table; none if one person had all seats."""
    plan, result = msgspec.json.decode(row["plan"], type=Plan), json.loads(row["result"])
    others = {one.person for one in seated} | {seat.level for seat in plan.seats if seat.level}
    if "closed" in result or len(others) < 2:
        return []
    about = {"game": row["game"], "at": row["ended"] or row["created"], "plan": plan}
    return [
        {"table_id": row["id"], "seat": one.seat, "person": one.person, "departed": one.departed}
        | seat_values(one.seat, **about, result=result, found=found, variant=variant)
        for one in seated
    ]


def keep_accuracy(db: Connection, table: str, review: Json) -> None:
    """Stores the accuracy that a review found, for each seat."""
    for player in review["players"]:
        where = (g.table_id == table) & (g.seat == player["seat"])
        change = update(seat_statistics).where(where)
        db.execute(change.values(accuracy=player["accuracy"]))

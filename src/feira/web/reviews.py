"""Reviews of whole games: a background job, once for each game, whose result is stored.

Moves are reviewed one at a time, round-robin over people; the games of one person follow each
other. The progress of a job is in the database, where all processes see it. The moves reviewed so
far are in the memory of the process that runs it. A job without a heartbeat for a while belonged to
a dead process, and may be restarted.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from weakref import WeakValueDictionary

from msgspec import Raw
from msgspec import json as msgjson
from sqlalchemy import Connection, Update, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from feira.core.errors import FeiraError
from feira.core.record import Record
from feira.core.types import Json
from feira.service.review_job import (
    NONE,
    Growing,
    check_length,
    moves_in,
    next_step,
    review_steps,
)
from feira.table import schema
from feira.table.database import Database
from feira.table.fair_pool import FairPool
from feira.table.timestamps import now
from feira.table.turns import Turns
from feira.table.unavailable import Unavailable
from feira.web.quotas import Held, Owners

log = logging.getLogger("feira.web")

HEARTBEAT = 1.0  # seconds between heartbeats
DEAD = 10_000  # milliseconds without a heartbeat after which a job is presumed dead
OWNER = "reviews"  # of the jobs in the pool: all reviews share one turn
MOST_WAITING = 200  # jobs of this process


OnDone = Callable[[str, Json], Awaitable[None]]  # gets the subject and its review


def execute_all(change: Update, rows: list[Json], db: Connection) -> None:
    """Runs a statement for each of these rows."""
    db.execute(change, rows)


async def nothing_more(_subject: str, _review: Json) -> None:
    """The default callback: does nothing."""


class Reviews:
    """The jobs of this process, and the state of all jobs."""

    def __init__(self, database: Database, pool: FairPool, held: Held) -> None:
        self.database, self.pool, self.held = database, pool, held
        self.turns = Turns()  # one move at a time, round-robin over people
        self.queues: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by person
        self.jobs: dict[str, asyncio.Task[None]] = {}
        self.found: dict[str, Growing] = {}  # the finished parts of running reviews
        self.heartbeat: asyncio.Task[None] | None = None
        self.on_done: OnDone = nothing_more

    async def state(self, subject: str) -> Json:
        """The progress of the review of a table or record, and the review as JSON, if it exists."""
        r = schema.reviews.c
        query = select(schema.reviews).where(r.subject == subject)
        row = await self.database.read(lambda db: db.execute(query).first())
        if row is None or (row.data is None and row.at < now() - DEAD):
            return NONE
        if row.data is None:
            found = self.found.get(subject)
            done, review = (found.done, Raw(found.text)) if found else (row.done, None)
            return {"state": "running", "done": done, "of": row.total, "review": review}
        return {"state": "done", "done": row.total, "of": row.total, "review": Raw(row.data)}

    async def parsed(self, subject: str) -> Json:
        """The progress and the review as data."""
        state = await self.state(subject)
        if state["review"] is None:
            return state
        return state | {"review": await asyncio.to_thread(msgjson.decode, state["review"])}

    async def start(self, subject: str, record: Record, owners: Owners) -> Json:
        """Starts a review, unless it is running or done; returns its state.

        `TooMany` if too many reviews of these owners wait already, `Coded` if the game is too long.
        """
        state = await self.state(subject)
        if state["state"] != "none":
            return state
        if len(self.jobs) >= MOST_WAITING:
            raise Unavailable("too many reviews are waiting: try again later")
        if subject not in self.jobs:
            moves = moves_in(record)
            check_length(moves)
            self.held.hold(owners, subject)
            try:
                if await self._claim(subject, moves):
                    work = self._run(subject, record, owners[-1][0])
                    self.jobs[subject] = asyncio.create_task(work)
                    self._beat()
            finally:
                if subject not in self.jobs:
                    self.held.release(subject)
        return await self.state(subject)

    async def stop(self) -> None:
        """Cancels all jobs of this process. The next request restarts them."""
        beats = [self.heartbeat] if self.heartbeat else []
        jobs = [*self.jobs.values(), *beats]
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)

    async def _claim(self, subject: str, total: int) -> bool:
        """Reserves a job for this process; False if another process has it."""
        r = schema.reviews.c
        row = {"subject": subject, "at": now(), "done": 0, "total": total}
        dead = delete(schema.reviews).where(
            r.subject == subject, r.data.is_(None), r.at < now() - DEAD
        )
        try:
            await self.database.write(
                lambda db: (db.execute(dead), db.execute(insert(schema.reviews), row))
            )
        except IntegrityError:
            return False
        return True

    async def _run(self, subject: str, record: Record, owner: str) -> None:
        """Runs a job, with its progress reported meanwhile."""
        try:
            async with self.queues.setdefault(owner, asyncio.Lock()):
                text = await self._review(subject, record, owner)
            await self._store(subject, text)
            await self.on_done(subject, await self.pool.run(OWNER, msgjson.decode, text))
        except Exception:
            log.exception("the review of %s failed", subject)
        finally:
            del self.jobs[subject]
            self.held.release(subject)
            self.found.pop(subject, None)

    async def _review(self, subject: str, record: Record, owner: str) -> bytes:
        """Reviews all moves, each as a job for the pool, so that computers think in between."""
        steps, found = review_steps(record), Growing()
        while True:
            async with self.turns.of(owner):
                known = len(found.moves), len(found.chart)
                new = await self.pool.run(OWNER, next_step, steps, *known)
            if new is None:
                return found.text
            found.add(new)
            self.found[subject] = found

    async def _store(self, subject: str, text: bytes) -> None:
        """Stores a finished review."""
        r = schema.reviews.c
        change = update(schema.reviews).where(r.subject == subject, r.data.is_(None))
        change = change.values(at=now(), data=text.decode())
        await self.database.write(lambda db: db.execute(change))

    def _beat(self) -> None:
        """Sends heartbeats for all jobs, while there are any."""
        if self.heartbeat is None or self.heartbeat.done():
            self.heartbeat = asyncio.create_task(self._heartbeat())

    async def _heartbeat(self) -> None:
        r = schema.reviews.c
        change = (
            update(schema.reviews)
            .where(r.subject == bindparam("name"), r.data.is_(None))
            .values(at=bindparam("moment"), done=bindparam("number"))
        )
        while self.jobs:
            rows = [
                {"name": name, "moment": now(), "number": found.done if found else 0}
                for name, found in ((name, self.found.get(name)) for name in self.jobs)
            ]
            try:
                await self.database.write(partial(execute_all, change, rows))
            except FeiraError as error:
                log.warning("reviews: %s", error)
            await asyncio.sleep(HEARTBEAT)

"""Reviews of whole games: a job in the background, once for each game, kept when it is done.

How far a job is stands in the database, so that every process knows it. A job that nobody has been
seen working on for a while belonged to a process that has ended, and may be started again.
"""

import asyncio
import json
import logging
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from feira.core.errors import FeiraError
from feira.core.game import Json
from feira.core.record import Record, Step
from feira.table import schema
from feira.table.authority import now
from feira.table.database import Database, Unavailable

if TYPE_CHECKING:  # it brings all languages along, which a start need not wait for
    from feira.players.analysis import Reviewed

log = logging.getLogger("feira.web")

SIMULATIONS = 400  # for each choice
BEAT = 1.0  # seconds between words about progress
DEAD = 10_000  # milliseconds without a word after which a job is taken for dead
MOST_WAITING = 50  # jobs of this process
NONE: Json = {"state": "none", "done": 0, "of": 0, "review": None}


class Reviews:
    """The jobs of this process, and what has become of all jobs."""

    def __init__(self, database: Database, pool: ThreadPoolExecutor) -> None:
        self.database, self.pool = database, pool
        self.turn = asyncio.Semaphore(1)  # one at a time in a process
        self.jobs: dict[str, asyncio.Task[None]] = {}
        self.done: dict[str, int] = {}

    async def state(self, subject: str) -> Json:
        """How far the review of a table or a record is, and the review when it is done."""
        r = schema.reviews.c
        query = select(schema.reviews).where(r.subject == subject)
        row = await self.database.read(lambda db: db.execute(query).first())
        if row is None or (row.data is None and row.at < now() - DEAD):
            return NONE
        if row.data is None:
            done = self.done.get(subject, row.done)
            return {"state": "running", "done": done, "of": row.total, "review": None}
        return {
            "state": "done",
            "done": row.total,
            "of": row.total,
            "review": json.loads(row.data),
        }

    async def start(self, subject: str, record: Record) -> Json:
        """Starts a review unless there is one, done or under way; returns its state."""
        state = await self.state(subject)
        if state["state"] != "none":
            return state
        if len(self.jobs) >= MOST_WAITING:
            raise Unavailable("many reviews are waiting: try again later")
        if subject not in self.jobs and await self._claim(subject, len(record.choices)):
            self.done[subject] = 0
            self.jobs[subject] = asyncio.create_task(self._run(subject, record))
        return await self.state(subject)

    async def stop(self) -> None:
        """Ends all jobs of this process; whoever asks again starts them again."""
        jobs = list(self.jobs.values())
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)

    async def _claim(self, subject: str, total: int) -> bool:
        """It is ours to do, unless another process was faster."""
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

    async def _run(self, subject: str, record: Record) -> None:
        """Does a job and gives word of it."""
        beat = asyncio.create_task(self._beat(subject))
        try:
            async with self.turn:
                found = await self._review(subject, record)
            await self._keep(subject, data=json.dumps(found))
        except Exception:
            log.exception("review of %s", subject)
        finally:
            beat.cancel()
            del self.jobs[subject], self.done[subject]

    async def _review(self, subject: str, record: Record) -> list[Json]:
        """All choices, each of them a moment's work for the pool, so that others get their turn."""
        from feira.players.analysis import Reviewed, review
        from feira.players.search import Budget

        loop = asyncio.get_running_loop()
        steps = review(record, budget=Budget(simulations=SIMULATIONS))
        found: list[Json] = []
        while (step := await loop.run_in_executor(self.pool, _next, steps)) is not None:
            self.done[subject] += 1
            if isinstance(step, Reviewed):
                found.append(asdict(step))
        return found

    async def _beat(self, subject: str) -> None:
        """Says from time to time that somebody is at work, and how far."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._keep(subject, done=self.done[subject])
            except FeiraError as error:
                log.warning("review of %s: %s", subject, error)

    async def _keep(self, subject: str, **values: object) -> None:
        r = schema.reviews.c
        change = (
            update(schema.reviews)
            .where(r.subject == subject, r.data.is_(None))
            .values(at=now(), **values)
        )
        await self.database.write(lambda db: db.execute(change))


def _next(steps: "Iterator[Reviewed | Step]") -> "Reviewed | Step | None":
    """The next choice of a review, or none: the end."""
    return next(steps, None)

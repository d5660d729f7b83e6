"""Reviews of whole games: a background job, once for each game, whose result is stored.

The progress of a job is in the database, where all processes see it. The moves that are reviewed
already are in the memory of the process that runs it. A job without progress for a while belonged
to a process that has ended, and may be started again.
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
from feira.core.record import Record
from feira.core.types import Json
from feira.table import schema
from feira.table.database import Database, Unavailable
from feira.table.timestamps import now

if TYPE_CHECKING:  # this import would slow the start of the server down
    from feira.players.review import Review

log = logging.getLogger("feira.web")

SIMULATIONS: int | None = None  # of each move, at most; None: as many as reviews usually get
HEARTBEAT = 1.0  # seconds between reports of progress
DEAD = 10_000  # milliseconds without a report after which a job is taken for dead
MOST_WAITING = 50  # jobs of this process
NONE: Json = {"state": "none", "done": 0, "of": 0, "review": None}


class Reviews:
    """The jobs of this process, and the state of all jobs."""

    def __init__(self, database: Database, pool: ThreadPoolExecutor) -> None:
        self.database, self.pool = database, pool
        self.slot = asyncio.Semaphore(1)  # one job at a time
        self.jobs: dict[str, asyncio.Task[None]] = {}
        self.found: dict[str, Json] = {}  # reviews as far as they are

    async def state(self, subject: str) -> Json:
        """The progress of the review of a table or record, and the review if it is done."""
        r = schema.reviews.c
        query = select(schema.reviews).where(r.subject == subject)
        row = await self.database.read(lambda db: db.execute(query).first())
        if row is None or (row.data is None and row.at < now() - DEAD):
            return NONE
        if row.data is None:
            found = self.found.get(subject)
            done = found["done"] if found else row.done
            return {"state": "running", "done": done, "of": row.total, "review": found}
        return {
            "state": "done",
            "done": row.total,
            "of": row.total,
            "review": json.loads(row.data),
        }

    async def start(self, subject: str, record: Record) -> Json:
        """Starts a review, unless it is running or done; returns its state."""
        state = await self.state(subject)
        if state["state"] != "none":
            return state
        if len(self.jobs) >= MOST_WAITING:
            raise Unavailable("too many reviews are waiting: try again later")
        if subject not in self.jobs and await self._claim(subject, _moves(record)):
            self.jobs[subject] = asyncio.create_task(self._run(subject, record))
        return await self.state(subject)

    async def stop(self) -> None:
        """Cancels all jobs of this process. The next request starts them again."""
        jobs = list(self.jobs.values())
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

    async def _run(self, subject: str, record: Record) -> None:
        """Runs a job, and reports its progress meanwhile."""
        heartbeat = asyncio.create_task(self._heartbeat(subject))
        try:
            async with self.slot:
                found = await self._review(subject, record)
            await self._update(subject, data=json.dumps(found))
        except Exception:
            log.exception("the review of %s failed", subject)
        finally:
            heartbeat.cancel()
            del self.jobs[subject]
            self.found.pop(subject, None)

    async def _review(self, subject: str, record: Record) -> Json:
        """Reviews all moves. Each is a job for the pool, so that computers can think between."""
        from feira.players.review import DEFAULT_BUDGET, exact_endings, review
        from feira.players.search import Budget

        loop = asyncio.get_running_loop()
        budget = Budget(simulations=SIMULATIONS) if SIMULATIONS else DEFAULT_BUDGET
        steps = review(record, budget=budget, solve=exact_endings(record.game))
        found: Json = {}
        while (step := await loop.run_in_executor(self.pool, _next, steps)) is not None:
            found = self.found[subject] = step
        return found

    async def _heartbeat(self, subject: str) -> None:
        """Reports the progress from time to time."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                found = self.found.get(subject)
                await self._update(subject, done=found["done"] if found else 0)
            except FeiraError as error:
                log.warning("review of %s: %s", subject, error)

    async def _update(self, subject: str, **values: object) -> None:
        r = schema.reviews.c
        change = (
            update(schema.reviews)
            .where(r.subject == subject, r.data.is_(None))
            .values(at=now(), **values)
        )
        await self.database.write(lambda db: db.execute(change))


def _moves(record: Record) -> int:
    """How many moves of players a game has."""
    from feira.players.review import moves_of

    return moves_of(record)


def _next(steps: "Iterator[Review]") -> Json | None:
    """The review after one more move, as data; None at the end."""
    found = next(steps, None)
    return None if found is None else asdict(found)

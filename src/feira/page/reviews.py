"""Reviews in a page: jobs of this tab, whose results are stored."""

import asyncio
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from feira.core.record import Record
from feira.core.types import Json
from feira.page.networks import Networks
from feira.page.storage import REVIEWS, TypedStorage
from feira.page.thinking import Thinkers
from feira.players.review import Review
from feira.players.slices import Slices
from feira.service.review_job import NONE, moves_in, review_slices


class Reviews:
    """Running reviews, and finished ones."""

    def __init__(self, storage: TypedStorage, thinkers: Thinkers, networks: Networks) -> None:
        self.storage, self.thinkers, self.networks = storage, thinkers, networks
        self.running: dict[str, Json] = {}
        self.jobs: set[asyncio.Task[None]] = set()

    async def state(self, subject: str) -> Json:
        """The progress of the review of a table or record, and its results so far."""
        if subject in self.running:
            return self.running[subject]
        done: Any = await self.storage.get(REVIEWS, subject, dict)
        if done is None:
            return NONE
        return {"state": "done", "done": done["of"], "of": done["of"], "review": done}

    async def start(self, subject: str, record: Record) -> Json:
        """Starts a review, unless it is running or done; returns its state."""
        state = await self.state(subject)
        if state["state"] == "none" and subject not in self.running:
            state = {"state": "running", "done": 0, "of": moves_in(record), "review": None}
            self.running[subject] = state
            job = asyncio.create_task(self._run(subject, record))
            self.jobs.add(job)
            job.add_done_callback(self.jobs.discard)
        return state

    async def _run(self, subject: str, record: Record) -> None:
        """Reviews a game move by move; computers think between two moves."""
        try:
            await self.networks.need(record.game)
            slices = review_slices(record)
            while (found := await self.thinkers.think(next_move(slices))) is not None:
                review = asdict(found)
                self.running[subject] |= {"done": found.done, "review": review}
            await self.storage.put(REVIEWS, subject, review)
        finally:
            del self.running[subject]


def next_move(slices: Iterator[Review | None]) -> Slices[Review | None]:
    """The review after one more move, in slices; None at the end."""
    for found in slices:
        if found is not None:
            return found
        yield
    return None

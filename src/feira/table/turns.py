"""A fair lock: one holder at a time, and waiting owners take turns."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """A lock that serves its owners round-robin, however often one of them waits for it."""

    def __init__(self) -> None:
        self.queues: dict[str, deque[asyncio.Future[None]]] = {}  # whose turn is next comes first
        self.taken = False

    @asynccontextmanager
    async def of(self, owner: str) -> AsyncIterator[None]:
        """Waits for a turn of this owner, and holds it."""
        if self.taken:
            place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.queues.setdefault(owner, deque()).append(place)
            try:
                await place
            except asyncio.CancelledError:
                if place.done() and not place.cancelled():
                    self._pass_on()  # the turn was assigned just before the cancellation
                raise
        self.taken = True
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        """Gives the turn to the next owner who waits."""
        while self.queues:
            owner = next(iter(self.queues))
            queue = self.queues.pop(owner)
            place = queue.popleft()
            if queue:
                self.queues[owner] = queue  # moves to the end
            if not place.done():
                place.set_result(None)
                return
        self.taken = False

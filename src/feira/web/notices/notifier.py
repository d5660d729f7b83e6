"""Sends the messages of the outbox while the server runs.

A few slots send messages, and a person occupies at most one of them. A slow receiver holds up other
messages to the same person, and nobody else's.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable

from feira.core.errors import FeiraError
from feira.table.tasks import BackgroundTasks
from feira.table.timestamps import now
from feira.web.notices.outbox import Message, Outbox
from feira.web.notices.outcome import Outcome
from feira.web.notices.sending import IN_FLIGHT

log = logging.getLogger("feira.web")

LOOK_SECONDS = 2.0  # between searches for turns and messages
TRIES = 5  # of a message that is not accepted
AGAIN = 60_000  # milliseconds before the second attempt; doubled before each further one

Deliver = Callable[[Message], Awaitable[Outcome]]


class Notifier:
    """Searches for turns and messages periodically."""

    def __init__(
        self,
        outbox: Outbox,
        deliver: Deliver,
        *,
        delay: int = 0,
        is_here: Callable[[str, str], bool] = lambda _table, _person: False,
        look_seconds: float = LOOK_SECONDS,
    ) -> None:
        self.outbox, self.deliver, self.delay = outbox, deliver, delay
        self.is_here, self.look_seconds = is_here, look_seconds
        self.places = BackgroundTasks()  # the slots: each sends one message after the other
        self.due: deque[Message] = deque()  # one message of each person, the oldest first
        self.served: set[str] = set()  # persons to whom a message is being sent
        self.reading = asyncio.Lock()

    async def run(self) -> None:
        """Runs until it is cancelled; an unavailable database is retried."""
        try:
            while True:
                try:
                    await self.look()
                except FeiraError as error:
                    log.warning("messages wait for the database: %s", error)
                await asyncio.sleep(self.look_seconds)
        finally:
            await self.places.stop()

    async def look(self) -> None:
        """Makes messages of turns that have lasted for a while, and starts to send due messages."""
        await self.outbox.give_up_lost()
        await self.outbox.fan_out(now() - self.delay, self.is_here)
        while len(self.places.running) < IN_FLIGHT:
            message = await self._next()
            if message is None:
                return
            self.places.spawn(self._send_from(message))

    async def _send_from(self, message: Message | None) -> None:
        """Sends a message, and then further due messages, until there are none."""
        while message is not None:
            try:
                await self.send(message)
            except FeiraError as error:
                log.warning("messages wait for the database: %s", error)
                return
            finally:
                self.served.discard(message.person)
            message = await self._next()

    async def _next(self) -> Message | None:
        """The next due message of a person to whom none is being sent."""
        async with self.reading:
            while True:
                while self.due:
                    message = self.due.popleft()
                    if message.person not in self.served:
                        self.served.add(message.person)
                        return message
                self.due.extend(await self.outbox.due(but=self.served))
                if not self.due:
                    return None

    async def send(self, message: Message) -> None:
        """Sends one message: it is marked as sending before, and with its outcome after."""
        if not await self.outbox.claim(message):
            return
        try:
            outcome = await self.deliver(message)
        except Exception:
            log.exception("message %s could not be sent", message.id)
            outcome = "failed"
        if outcome == "later" and message.tries + 1 < TRIES:
            wait = AGAIN * 2**message.tries
            await self.outbox.put_back(message, now() + wait)
        else:
            state = "failed" if outcome in ("later", "gone") else outcome
            await self.outbox.finish(message, state)

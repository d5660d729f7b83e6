"""Hints between processes over Redis or Valkey."""

import asyncio
import contextlib
import logging
from collections.abc import Callable

from feira.table.feed import MOST_DIGITS, Receive

log = logging.getLogger("feira.feed")


def read_hint(data: bytes) -> tuple[str, int] | None:
    """The table and version of a message on the channel; None if it is something else."""
    table, _, version = data.partition(b" ")
    if table.isalnum() and version.isdigit() and len(version) <= MOST_DIGITS:
        return table.decode("ascii"), int(version)
    log.warning("a message on the channel is no hint: %.80r", data)
    return None


class RedisFeed:
    """A channel of Redis or Valkey. While it is unreachable, play continues and hints are late."""

    CHANNEL = "feira"
    MOST_WAITING = 10_000  # hints queued while Redis is down; polling covers the others
    BATCH = 256  # hints in one round trip
    RETRY = 0.5  # seconds between attempts to reach Redis
    POLL = 1.0  # seconds

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self.poll_seconds: float | None = self.POLL
        self.redis = Redis.from_url(url)
        self.waiting: asyncio.Queue[str] = asyncio.Queue(self.MOST_WAITING)
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self, receive: Receive) -> None:
        """Starts to receive and to send hints."""
        self.tasks = [
            asyncio.create_task(self._forever(lambda: self._listen(receive))),
            asyncio.create_task(self._forever(self._send)),
        ]

    def publish(self, table: str, version: int) -> None:
        """Queues a hint; it is dropped if too many wait."""
        with contextlib.suppress(asyncio.QueueFull):
            self.waiting.put_nowait(f"{table} {version}")

    async def stop(self) -> None:
        """Closes the connection to Redis."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.redis.aclose()

    async def _forever(self, do: Callable[[], object]) -> None:
        """Repeats a coroutine, with a pause after each failure of Redis."""
        from redis.exceptions import RedisError

        while True:
            try:
                await do()  # type: ignore[misc]
            except (RedisError, OSError) as error:
                log.warning("redis does not answer: %s", " ".join(str(error).split()))
                await asyncio.sleep(self.RETRY)

    async def _listen(self, receive: Receive) -> None:
        async with self.redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(self.CHANNEL)
            receive("", 0)  # hints may have been missed before
            async for message in channel.listen():
                hint = read_hint(message["data"])
                if hint is not None:
                    receive(*hint)

    async def _send(self) -> None:
        while True:
            hints = [await self.waiting.get()]
            while not self.waiting.empty() and len(hints) < self.BATCH:
                hints.append(self.waiting.get_nowait())
            async with self.redis.pipeline(transaction=False) as pipe:
                for hint in hints:
                    pipe.publish(self.CHANNEL, hint)
                await pipe.execute()

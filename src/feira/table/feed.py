"""Word from other processes that a table has moved on.

It is a hint and nothing more: whoever hears it reads the store. Hints may be lost, so the store is
also looked at from time to time, as often as the feed says.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Protocol

Heard = Callable[[str, int], None]  # a table and its version; "": anything may have happened

log = logging.getLogger("feira.feed")


class Feed(Protocol):
    """Between the processes that serve the same store."""

    every: float | None  # seconds after which the store is looked at anyway; None: never

    async def start(self, heard: Heard) -> None:
        """Begins to listen."""

    def publish(self, table: str, version: int) -> None:
        """Tells the others."""

    async def stop(self) -> None:
        """Hangs up."""


class Silent:
    """Only this process serves the store, or the others find out by looking often."""

    def __init__(self, every: float | None = None) -> None:
        self.every = every

    async def start(self, heard: Heard) -> None:
        """Nobody to listen to."""

    def publish(self, table: str, version: int) -> None:
        """Nobody to tell."""

    async def stop(self) -> None:
        """Nothing to end."""


class RedisFeed:
    """Through Redis or Valkey. While it is gone, play goes on and others hear of it later."""

    CHANNEL = "feira"
    MOST = 10_000  # words that wait for Redis to come back; older ones are found by looking

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self.every: float | None = 1.0
        self.redis = Redis.from_url(url, decode_responses=True)
        self.waiting: asyncio.Queue[str] = asyncio.Queue(self.MOST)
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self, heard: Heard) -> None:
        """Begins to listen and to tell."""
        self.tasks = [
            asyncio.create_task(self._forever(lambda: self._listen(heard))),
            asyncio.create_task(self._forever(self._tell)),
        ]

    def publish(self, table: str, version: int) -> None:
        """Tells the others, when Redis has time."""
        with contextlib.suppress(asyncio.QueueFull):
            self.waiting.put_nowait(f"{table} {version}")

    async def stop(self) -> None:
        """Hangs up."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.redis.aclose()

    async def _forever(self, do: Callable[[], object]) -> None:
        """Again and again, with a pause while Redis is gone."""
        from redis.exceptions import RedisError

        while True:
            try:
                await do()  # type: ignore[misc]
            except (RedisError, OSError) as error:
                log.warning("redis does not answer: %s", " ".join(str(error).split()))
                await asyncio.sleep(0.5)

    async def _listen(self, heard: Heard) -> None:
        async with self.redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(self.CHANNEL)
            heard("", 0)  # what was missed before
            async for message in channel.listen():
                table, _, version = message["data"].partition(" ")
                heard(table, int(version))

    async def _tell(self) -> None:
        while True:
            words = [await self.waiting.get()]
            while not self.waiting.empty() and len(words) < 256:
                words.append(self.waiting.get_nowait())
            async with self.redis.pipeline(transaction=False) as pipe:
                for word in words:
                    pipe.publish(self.CHANNEL, word)
                await pipe.execute()

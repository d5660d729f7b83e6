"""The feed between the tabs of a browser: hints that a table has a new version."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

from feira.page.storage import Storage
from feira.table.feed import MOST_DIGITS, Receive

CHANNEL = "feira"
HERE = "here"  # the heartbeat of a tab
TELL_SECONDS = 2.0
GONE_SECONDS = 5.0  # without a heartbeat, after which another tab is presumed closed
POLL_SECONDS = 5.0


class Tabs:
    """A channel between all tabs with the same store."""

    def __init__(self, storage: Storage, on_others: Callable[[bool], None]) -> None:
        self.storage, self.on_others = storage, on_others
        self.poll_seconds: float | None = POLL_SECONDS
        self.heard = float("-inf")  # when the last heartbeat of another tab came
        self.task: asyncio.Task[None] | None = None
        self.proxy: Any = None

    @property
    def others(self) -> bool:
        """Whether there are other tabs."""
        return time.monotonic() - self.heard < GONE_SECONDS

    async def start(self, receive: Receive) -> None:
        """Starts to listen, and to send heartbeats."""

        def listen(text: str) -> None:
            self.heard = time.monotonic()
            self.on_others(True)  # noqa: FBT003
            table, _, version = text.partition(" ")
            if version.isdecimal() and len(version) <= MOST_DIGITS:
                receive(table, int(version))

        self.proxy = for_javascript(listen)
        self.storage.listen(CHANNEL, self.proxy)
        self.task = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        while True:
            self.storage.post(CHANNEL, HERE)
            await asyncio.sleep(TELL_SECONDS)
            self.on_others(self.others)

    def publish(self, table: str, version: int) -> None:
        """Sends a hint to the other tabs."""
        self.storage.post(CHANNEL, f"{table} {version}")

    async def stop(self) -> None:
        """Stops the heartbeats."""
        if self.task is not None:
            self.task.cancel()


def for_javascript(function: Callable[..., Any]) -> Any:
    """A function that JavaScript may keep and call later; outside of a page, unchanged."""
    try:
        from pyodide.ffi import create_proxy  # type: ignore[import-not-found]
    except ImportError:
        return function
    return create_proxy(function)

"""Background tasks of the event loop, whose failures are logged."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

log = logging.getLogger("feira.table")

ANEW_SECONDS = 10.0  # until a failed task is restarted


class BackgroundTasks:
    """Tasks that run until they end or all of them are cancelled."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Starts a task."""
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self._ended)
        return task

    def keep(self, run: Callable[[], Coroutine[Any, Any, None]]) -> asyncio.Task[None]:
        """Starts a task that is restarted if it fails."""
        return self.spawn(keep_running(run))

    async def stop(self) -> None:
        """Cancels all tasks and waits until they have ended."""
        for task in list(self.running):
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a background task failed: %s", error, exc_info=error)


async def keep_running(run: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Runs a coroutine to its end; after each failure, which is logged, it is restarted."""
    while True:
        try:
            await run()
        except Exception:
            log.exception("a background task failed and begins anew")
            await asyncio.sleep(ANEW_SECONDS)
        else:
            return

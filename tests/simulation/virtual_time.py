"""An event loop in virtual time, which advances whenever it is idle, and clocks that show it."""

import asyncio
import contextvars
import selectors
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from feira.table import timestamps

EPOCH = 1_800_000_000  # seconds since 1970 at the beginning of a simulation
NANOSECONDS = 1_000_000_000

owner: contextvars.ContextVar["list[asyncio.Task[Any]] | None"] = contextvars.ContextVar("owner")


class NoWaiting(selectors.SelectSelector):
    """A selector that advances time instead of waiting."""

    def __init__(self) -> None:
        super().__init__()
        self.passed = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        """There is no external input, so waiting only advances time."""
        if timeout is None:
            raise RuntimeError("everything waits for ever")
        self.passed += max(0.0, timeout)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """One thread, virtual time; executors run inline."""

    def __init__(self) -> None:
        self.waiting = NoWaiting()
        super().__init__(self.waiting)
        self.set_task_factory(owned_task)

    def time(self) -> float:
        """Seconds since the simulation began."""
        return self.waiting.passed

    def _write_to_self(self) -> None:
        """Does nothing: nobody waits, so nobody has to be woken."""

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> Any:
        """Runs a function at once, whatever the executor is."""
        del executor
        future = self.create_future()
        try:
            future.set_result(func(*args))
        except Exception as error:
            future.set_exception(error)
        return future


def owned_task(loop: asyncio.AbstractEventLoop, work: Any, **more: Any) -> asyncio.Task[Any]:
    """A task owned by a process, so that it ends with it."""
    task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, **more)
    tasks = owner.get(None)
    if tasks is not None:
        tasks.append(task)
    return task


@contextmanager
def virtual_clocks(loop: VirtualLoop) -> Iterator[None]:
    """All clocks that the server reads show the time of the loop."""

    def seconds() -> float:
        return loop.time()

    def nanoseconds() -> int:
        return int(loop.time() * NANOSECONDS)

    def wall() -> int:
        return EPOCH * NANOSECONDS + nanoseconds()

    with (
        patch.object(time, "monotonic", seconds),
        patch.object(time, "time_ns", wall),
        patch.object(timestamps, "steady", nanoseconds),
        patch("feira.table.game_time.monotonic_ns", nanoseconds),
    ):
        timestamps._wall.__init__()  # type: ignore[misc]
        try:
            yield
        finally:
            pass
    timestamps._wall.__init__()  # type: ignore[misc]

"""Background tasks: a failure is logged, and restarts what has to continue."""

import asyncio
import logging

import pytest

from feira.table import tasks
from feira.table.tasks import BackgroundTasks


def test_what_has_to_go_on_begins_anew_after_a_failure(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(tasks, "ANEW_SECONDS", 0)
    faults, done = [KeyError("a fault of ours"), ValueError("another")], []

    async def work() -> None:
        if faults:
            raise faults.pop()
        done.append(True)

    async def do() -> None:
        await BackgroundTasks().keep(work)

    with caplog.at_level(logging.ERROR):
        asyncio.run(do())
    assert done == [True], "and what has come to its end is not begun again"
    assert [line.exc_info is not None for line in caplog.records] == [True, True]


def test_what_has_to_go_on_can_be_stopped() -> None:
    async def do() -> None:
        running = BackgroundTasks()
        task = running.keep(asyncio.Event().wait)  # type: ignore[arg-type]
        await asyncio.sleep(0)
        await running.stop()
        assert task.cancelled()

    asyncio.run(do())

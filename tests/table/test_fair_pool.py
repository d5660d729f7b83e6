"""Owners of jobs are served round-robin, however many jobs one of them has."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from feira.table.fair_pool import Busy, FairPool


def run(test: Callable[[FairPool], Coroutine[Any, Any, None]], **more: int) -> None:
    """Runs a test with a pool of one thread."""

    async def whole() -> None:
        pool = FairPool(1, "test", **more)
        try:
            await test(pool)
        finally:
            pool.stop()

    asyncio.run(whole())


def test_others_wait_for_one_job_of_an_owner_with_many() -> None:
    async def test(pool: FairPool) -> None:
        order: list[str] = []
        jobs = [
            asyncio.ensure_future(pool.run(owner, order.append, owner)) for owner in "a" * 50 + "bc"
        ]
        await asyncio.gather(*jobs)
        assert order.index("b") <= 2
        assert order.index("c") <= 3
        assert order.count("a") == 50

    run(test)


def test_results_and_errors_reach_whoever_waits() -> None:
    async def test(pool: FairPool) -> None:
        assert await pool.run("a", sum, (1, 2)) == 3
        with pytest.raises(ZeroDivisionError):
            await pool.run("a", lambda: 1 // 0)
        assert await pool.run("a", len, "four") == 4
        assert (pool.running, pool.waiting, pool.queues) == (0, 0, {})

    run(test)


def test_an_owner_cannot_fill_the_queue() -> None:
    async def test(pool: FairPool) -> None:
        wait = threading.Event()
        first = asyncio.ensure_future(pool.run("a", wait.wait))
        await asyncio.sleep(0)
        more = [asyncio.ensure_future(pool.run("a", int)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await pool.run("a", int)
        other = asyncio.ensure_future(pool.run("b", int))
        wait.set()
        await asyncio.gather(first, *more, other)

    run(test, most_waiting=2)


def test_a_caller_who_goes_away_gives_the_turn_up() -> None:
    async def test(pool: FairPool) -> None:
        wait, done = threading.Event(), list[str]()
        first = asyncio.ensure_future(pool.run("a", wait.wait))
        gone = asyncio.ensure_future(pool.run("b", done.append, "gone"))
        stays = asyncio.ensure_future(pool.run("c", done.append, "stays"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        wait.set()
        await asyncio.gather(first, stays)
        assert done == ["stays"]

    run(test)

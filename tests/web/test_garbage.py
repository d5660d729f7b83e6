"""Cyclic garbage: new objects are collected soon, old ones after many sockets have closed."""

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import cast

import pytest
from litestar._parsers import parse_cookie_string, parse_query_string

from feira.web import garbage
from feira.web.service import Service

pytestmark = pytest.mark.native


class Loop:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.me = self


class Counts:
    """The fields of a service that the collector reads."""

    def __init__(self) -> None:
        self.ready = asyncio.Event()
        self.ready.set()
        self.sockets = self.closed = 0


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Switches automatic collections off."""
    monkeypatch.setattr(garbage, "YOUNG_SECONDS", 0.001)
    gc.disable()
    yield
    gc.enable()


@asynccontextmanager
async def collecting(counts: Counts) -> AsyncIterator[None]:
    """Runs the collector meanwhile."""
    task = asyncio.create_task(garbage.collect_garbage(cast(Service, counts)))
    await asyncio.sleep(0.05)
    yield
    task.cancel()


async def collect() -> None:
    """Runs some collections."""
    async with collecting(Counts()):
        pass


def dropped(*, old: bool) -> weakref.ref[Loop]:
    """An unreachable object that only refers to itself."""
    one = Loop()
    if old:
        gc.collect()
    return weakref.ref(one)


def test_new_garbage_is_collected_soon() -> None:
    gone = dropped(old=False)
    assert gone() is not None
    asyncio.run(collect())
    assert gone() is None


def test_old_garbage_is_collected_after_many_sockets_have_closed() -> None:
    gone = dropped(old=True)
    asyncio.run(collect())
    assert gone() is not None

    async def many_go() -> None:
        counts = Counts()
        counts.sockets = 10
        async with collecting(counts):
            counts.closed += garbage.MOST_CLOSED + 10
            await asyncio.sleep(0.05)
            assert gone() is not None, "so many are not enough"
            counts.closed += 1
            await asyncio.sleep(0.05)

    asyncio.run(many_go())
    assert gone() is None


def test_old_garbage_is_collected_after_a_while_in_any_case(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(garbage, "FULL_SECONDS", 0.0)
    gone = dropped(old=True)
    asyncio.run(collect())
    assert gone() is None


def test_what_was_made_of_requests_is_forgotten() -> None:
    parse_cookie_string("a=" + "x" * 1000)
    parse_query_string(b"a=" + b"x" * 1000)
    asyncio.run(collect())
    assert [cache.cache_info().currsize for cache in garbage.CACHES] == [0] * len(garbage.CACHES)

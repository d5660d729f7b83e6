"""Cyclic garbage: young objects are collected often, old ones rarely; connections leave none."""

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import cast

import litestar
import pytest
from litestar._parsers import parse_cookie_string, parse_query_string
from websockets.server import ServerProtocol

from feira.web import garbage
from feira.web.fast_websocket import FastWebSocket
from feira.web.http_limits import LimitedHttp
from feira.web.service import Service
from tests.servers import wait_until
from tests.web.live_server import PATIENCE, Caller, start_server

pytestmark = pytest.mark.native
OF_A_CONNECTION = (FastWebSocket, LimitedHttp, ServerProtocol, litestar.WebSocket)


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


def of_connections() -> int:
    """How many objects are in memory that belong to a connection."""
    return sum(issubclass(type(one), OF_A_CONNECTION) for one in gc.get_objects())


@pytest.mark.xdist_group("servers")
def test_connections_leave_no_cyclic_garbage() -> None:
    with start_server(fast_websocket=True) as server, Caller(server).guest("Ada") as ada:
        table = ada.table("me", "invite")
        with ada.socket(table) as socket:
            socket.receive("table")
        gc.collect()
        before = of_connections()
        for _ in range(5):
            with ada.socket(table) as socket:
                socket.receive("table")
                assert of_connections() > before
        wait_until(lambda: of_connections() <= before, PATIENCE, "all of them are freed")

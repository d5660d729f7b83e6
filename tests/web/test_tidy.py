"""Garbage that refers to itself goes: new one soon, old one when many connections have gone."""

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import cast

import pytest

from feira.web import tidy
from feira.web.service import Service

pytestmark = pytest.mark.native


class Loop:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.me = self


class Counts:
    """What is looked at of a service."""

    def __init__(self) -> None:
        self.ready = asyncio.Event()
        self.ready.set()
        self.sockets = self.gone = 0


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Python does not look by itself meanwhile."""
    monkeypatch.setattr(tidy, "NEW", 0.001)
    gc.disable()
    yield
    gc.enable()


@asynccontextmanager
async def looking(counts: Counts) -> AsyncIterator[None]:
    """It goes on meanwhile."""
    task = asyncio.create_task(tidy.tidy(cast(Service, counts)))
    await asyncio.sleep(0.05)
    yield
    task.cancel()


async def look() -> None:
    """Some looks."""
    async with looking(Counts()):
        pass


def dropped(*, old: bool) -> weakref.ref[Loop]:
    """Nobody has it any more, but it has itself."""
    one = Loop()
    if old:
        gc.collect()
    return weakref.ref(one)


def test_what_is_new_goes_soon() -> None:
    gone = dropped(old=False)
    assert gone() is not None
    asyncio.run(look())
    assert gone() is None


def test_what_is_old_goes_when_many_have_gone() -> None:
    gone = dropped(old=True)
    asyncio.run(look())
    assert gone() is not None

    async def many_go() -> None:
        counts = Counts()
        counts.sockets = 10
        async with looking(counts):
            counts.gone += tidy.GONE + 10
            await asyncio.sleep(0.05)
            assert gone() is not None, "so many are not enough"
            counts.gone += 1
            await asyncio.sleep(0.05)

    asyncio.run(many_go())
    assert gone() is None


def test_and_in_any_case_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidy, "ALL", 0.0)
    gone = dropped(old=True)
    asyncio.run(look())
    assert gone() is None

"""Endings in other processes are read once, and clock skew makes nobody miss them."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from feira.table.database import Database
from feira.web import live_sessions
from feira.web.live_sessions import OVERLAP, LiveSessions, record_end

BEGIN = 1_800_000_000_000


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    made = Database(f"sqlite:///{tmp_path / 'feira.db'}")
    made.start()
    yield made
    made.stop()


class World:
    """A process that polls for endings, and a clock."""

    def __init__(self, database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
        self.database, self.now = database, BEGIN
        self.live, self.read = LiveSessions(database), [0]
        self.ended: list[str] = []
        self.live.on_end.append(self.ended.append)
        read = database.read

        async def counted(do: Callable[[Connection], Any]) -> Any:
            rows = await read(do)
            self.read.append(len(rows))
            return rows

        monkeypatch.setattr(database, "read", counted)
        monkeypatch.setattr(live_sessions, "now", lambda: self.now)

    async def end(self, *keys: str) -> None:
        """Another process ends something."""
        await self.database.write(lambda db: record_end(db, *keys))

    async def look(self, seconds: float = 1.0) -> list[str]:
        """The new endings after some seconds."""
        self.now += int(seconds * 1000)
        self.ended.clear()
        await self.live.look()
        return sorted(self.ended)


@pytest.fixture
def world(database: Database, monkeypatch: pytest.MonkeyPatch) -> World:
    return World(database, monkeypatch)


def test_what_has_ended_is_read_once(world: World) -> None:
    many = [f"key {number}" for number in range(500)]

    async def do() -> None:
        await world.end(*many)
        assert await world.look() == sorted(many)
        assert await world.look() == []
        world.now += 2 * OVERLAP
        await world.end("another")
        assert await world.look() == ["another"]
        assert await world.look() == []
        assert world.read[-1] == 1, "not the others once more"

    asyncio.run(do())


def test_clocks_of_processes_may_differ(world: World) -> None:
    async def do() -> None:
        await world.end("first")
        assert await world.look() == ["first"]
        world.now += 600_000
        await world.end("of a clock that is ahead")
        world.now -= 600_000
        assert await world.look() == ["of a clock that is ahead"]
        world.now -= 5_000
        await world.end("of a clock that is behind")
        assert await world.look() == ["of a clock that is behind"]
        assert await world.look() == []

    asyncio.run(do())

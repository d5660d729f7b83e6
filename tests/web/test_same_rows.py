"""Another process inserts the same row at the same moment: it is retried unnoticed."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from feira.table.database import Database
from feira.table.sql_store import SqlStore
from feira.table.store import ChatMessage
from feira.web.cards.pictures import Pictures
from feira.web.daily.days import Days
from feira.web.daily.tries import Tries
from feira.web.notices.preferences import Preferences
from feira.web.notices.vapid import load_vapid

SAID = ChatMessage(0, 1, "Ada", "Hello")


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    made = Database(f"sqlite:///{tmp_path / 'feira.db'}")
    made.start()
    yield made
    made.stop()


async def draw(database: Database) -> bytes:
    pictures = Pictures(database)
    try:
        return await pictures.draw("10.0.0.1", "t1", "card", "digest", lambda: b"picture")
    finally:
        pictures.stop()


WRITES: dict[str, Callable[[Database], Awaitable[Any]]] = {
    "a try at a daily challenge": lambda db: Tries(db).claim("2026-11-18", "ada", counted=True),
    "the days ahead": lambda db: Days(db).publish(),
    "quiet hours": lambda db: Preferences(db).set_quiet("ada", 60, 120, "UTC"),
    "a device": lambda db: Preferences(db).subscribe(
        "ada", "https://push.example/x", "key", "auth", language="en", device=""
    ),
    "the key for push services": lambda db: load_vapid(db, "mailto:x@x.example"),
    "a picture": draw,
    "a chat message": lambda db: SqlStore(db).add_chat("t1", SAID, "ada"),
}


@pytest.mark.parametrize("what", WRITES)
def test_it_is_done_again(database: Database, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    write, faults = database.write, [IntegrityError("", {}, Exception())]

    async def behind(do: Any) -> Any:
        if faults:
            raise faults.pop()
        return await write(do)

    monkeypatch.setattr(database, "write", behind)

    async def do() -> None:
        await WRITES[what](database)

    asyncio.run(do())
    assert not faults

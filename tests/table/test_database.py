"""Reads and writes of the database: blocking, timeouts, and concurrent inserts."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from feira.table.database import TRIES, Database
from feira.table.engine import raw_of
from feira.table.failures import TOO_SLOW
from feira.table.sql_store import SIT
from feira.table.unavailable import Unavailable
from feira.table.writes import Statement

SECONDS = 0.2  # limit for the database in these tests
OTHERS = 100  # jobs that keep all other threads busy


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    made = Database(f"sqlite:///{tmp_path / 'feira.db'}", SECONDS)
    made.start()
    yield made
    made.stop()


def seven(db: Connection) -> int:
    return int(db.scalar(text("SELECT 7")) or 0)


def test_a_moment_in_which_the_process_did_not_run_is_not_the_databases(database: Database) -> None:
    async def stall() -> int:
        reading = asyncio.create_task(database.read(seven))
        await asyncio.sleep(0)
        time.sleep(3 * SECONDS)  # as a long collection of garbage does
        return await reading

    assert asyncio.run(stall()) == 7


def test_a_database_that_is_slow_is_said_to_be(database: Database) -> None:
    end = threading.Event()
    began = time.monotonic()
    with pytest.raises(Unavailable, match=TOO_SLOW):
        asyncio.run(database.read(lambda _: end.wait(30)))
    end.set()
    assert time.monotonic() - began < 10, "long before the read has ended"


@pytest.mark.parametrize("lazy", [Connection.execute, Connection.scalars])
def test_rows_are_read_while_the_connection_is_open(database: Database, lazy: Any) -> None:
    query = text("SELECT 7")
    with pytest.raises(TypeError, match="a read returns what it has found"):
        asyncio.run(database.read(lambda db: lazy(db, query)))
    with pytest.raises(TypeError, match="generator"):
        asyncio.run(database.read(lambda db: (row for row in lazy(db, query))))
    assert len(asyncio.run(database.read(lambda db: lazy(db, query).all()))) == 1


def test_reads_do_not_wait_for_other_work_in_threads(database: Database) -> None:
    end = threading.Event()

    async def crowd() -> int:
        others = [asyncio.create_task(asyncio.to_thread(end.wait, 30)) for _ in range(OTHERS)]
        await asyncio.sleep(0)
        try:
            return await database.read(seven)
        finally:
            end.set()
            await asyncio.gather(*others)

    assert asyncio.run(crowd()) == 7


@pytest.mark.parametrize("times", [0, 1, TRIES - 1, TRIES])
def test_a_write_that_another_process_gets_ahead_of_is_done_again(
    database: Database, times: int
) -> None:
    faults = [IntegrityError("", {}, Exception()) for _ in range(times)]

    def do(db: Connection) -> int:
        if faults:
            raise faults.pop()
        return seven(db)

    if times < TRIES:
        assert asyncio.run(database.write_again(do)) == 7
    else:
        with pytest.raises(Unavailable):
            asyncio.run(database.write_again(do))


@pytest.mark.parametrize("last", [12_000, 0])
def test_rows_are_stored_all_or_none_however_many(database: Database, last: int) -> None:
    """SQLite allows 32,766 values in a statement, unless it was built with a higher limit."""
    assert database.writer is not None
    raw_of(database.writer).setlimit(sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER, 32_766)
    rows = [Statement(SIT, ("t1", seat, "ada")) for seat in (*range(12_000), last)]

    def stored(db: Connection) -> int:
        return int(db.scalar(text("SELECT count(*) FROM seats")) or 0)

    async def store() -> int:
        if last:
            await database.execute(*rows)
        else:  # the key of the last row is taken
            with pytest.raises(IntegrityError):
                await database.execute(*rows)
        return await database.read(stored)

    assert asyncio.run(store()) == (12_001 if last else 0)


def test_of_a_group_that_is_one_statement_only_what_is_wrong_fails(database: Database) -> None:
    rows = [Statement(SIT, ("t1", seat, "ada")) for seat in (0, 1, 1, 2)]

    async def store() -> list[int | BaseException]:
        return await asyncio.gather(*map(database.execute, rows), return_exceptions=True)

    done = asyncio.run(store())
    assert [isinstance(one, IntegrityError) for one in done] == [False, False, True, False]
    found = database.read_now(lambda db: db.scalars(text("SELECT seat FROM seats")).all())
    assert sorted(found) == [0, 1, 2]


@pytest.mark.parametrize("more", [(), (Statement("DELETE FROM seats WHERE seat = ?", (9,)),)])
def test_a_lock_of_another_program_is_said_and_leaves_nothing_behind(
    database: Database, more: tuple[Statement, ...]
) -> None:
    path = str(database.engine.url.database)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable):
        asyncio.run(database.execute(Statement(SIT, ("t1", 0, "ada")), *more))
    other.execute("ROLLBACK")
    other.close()
    assert asyncio.run(database.execute(Statement(SIT, ("t1", 0, "ada")), *more)) in (0, 1)

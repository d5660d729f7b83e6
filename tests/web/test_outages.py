"""An unavailable database: every request says so in one line, and afterwards play continues."""

import os
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import LiteralString

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from feira.table.engine import raw_of
from tests.servers import Postgres
from tests.web.live_server import Caller, LiveServer, begin, start_server

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]

SECONDS = 1.0  # limit for the database in these tests
PROMPT = 10.0  # seconds within which it is said, on a busy machine; the outages do not end before
TRY_LATER = 1013
READ_ONLY = "the database takes no changes at the moment: try again in a moment"
NO_PLACE = "the database has no free connection: try again in a moment"


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres() as postgres:
        run_sql(postgres, "ALTER SYSTEM SET max_connections = 8")
        run_sql(postgres, "ALTER SYSTEM SET superuser_reserved_connections = 1")
        postgres.stop()
        postgres.start()
        yield postgres


@pytest.fixture(scope="module")
def server(postgres: Postgres) -> Iterator[LiveServer]:
    own = {"database_seconds": SECONDS, "database_connections": 3}
    with start_server(database=postgres.url, **own) as server:
        yield server


@pytest.fixture(scope="module")
def on_sqlite() -> Iterator[LiveServer]:
    with start_server(database_seconds=SECONDS) as server:
        yield server


def run_sql(postgres: Postgres, *texts: LiteralString) -> None:
    with psycopg.connect(postgres.url.replace("+psycopg", ""), autocommit=True) as connection:
        for text in texts:
            connection.execute(text)


def refused_clearly(answer: httpx.Response, detail: str = "") -> None:
    """Asserts 503, `Retry-After`, and one line."""
    assert answer.status_code == 503, answer.text
    assert int(answer.headers["retry-after"]) > 0
    said = answer.json()["detail"]
    assert said == detail if detail else said.startswith("the database ")
    assert len(said.splitlines()) == 1


def play_through(
    server: LiveServer, outage: Callable[[], object], end: Callable[[], object]
) -> str:
    """A choice is refused during an outage, and the same command succeeds after it; the reason."""
    ada = Caller(server).guest("ada")
    table = begin(server, ada, game="mercado")
    with ada.socket(table) as link:
        turn = link.receive("table")
        choice = {"do": "choose", "id": "c1", "version": turn["version"]}
        choice["choice"] = turn["turn"]["choices"][0]
        outage()
        try:
            answer = link.ask(choice)
            assert answer["refused"] == {"key": "not-stored"}
            assert answer["version"] == turn["version"]
        finally:
            end()
        done = link.ask(choice)
        while done.get("refused") == {"key": "not-stored"}:  # as the page does
            time.sleep(0.05)
            done = link.ask(choice)
        assert done.get("refused") is None
        assert done["version"] == turn["version"] + 1
    return str(answer["text"])


def test_postgresql_that_has_become_read_only(server: LiveServer, postgres: Postgres) -> None:
    newcomer = Caller(server)
    newcomer.csrf()

    def set_read_only(*, on: bool) -> None:
        state = "on" if on else "off"
        change = f"ALTER DATABASE postgres SET default_transaction_read_only = {state}"
        run_sql(postgres, "SET default_transaction_read_only = off", change)
        others = "FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = 'postgres'"
        run_sql(postgres, f"SELECT pg_terminate_backend(pid) {others}")

    def outage() -> None:
        set_read_only(on=True)
        refused_clearly(newcomer.post("/api/guest", {"name": "Zoe"}), READ_ONLY)

    found = play_through(server, outage, lambda: set_read_only(on=False))
    assert found == READ_ONLY
    assert newcomer.post("/api/guest", {"name": "Zoe"}).status_code == 201


def processes_of(postgres: Postgres) -> list[int]:
    """The main process of a cluster and its children."""
    main = int(Path(postgres.data, "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
    return [main, *map(int, children)]


def test_postgresql_that_is_frozen_is_said_within_seconds(
    server: LiveServer, postgres: Postgres
) -> None:
    frozen: list[int] = []

    def outage() -> None:
        frozen.extend(processes_of(postgres))
        for process in frozen:
            os.kill(process, signal.SIGSTOP)
        start = time.monotonic()
        refused_clearly(ben.get("/api/me"))
        assert time.monotonic() - start < PROMPT
        with ben.socket(table) as link, pytest.raises(ConnectionClosed) as closed:
            link.receive("table")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TRY_LATER
        assert closed.value.rcvd.reason.startswith("the database ")

    def end() -> None:
        for process in frozen:
            os.kill(process, signal.SIGCONT)

    ben = Caller(server).guest("ben")
    table = begin(server, ben, game="mercado")
    assert play_through(server, outage, end).startswith("the database ")
    assert ben.get("/api/me").status_code == 200


def test_postgresql_without_a_free_place(server: LiveServer, postgres: Postgres) -> None:
    ada = Caller(server).guest("ada")
    with ExitStack() as stack:
        address = postgres.url.replace("+psycopg", "")
        server.service.database.engine.dispose()
        with suppress(psycopg.OperationalError):
            for _ in range(9):
                stack.enter_context(psycopg.connect(address))
        refused_clearly(ada.get("/api/me"), NO_PLACE)
    assert ada.get("/api/me").status_code == 200


def test_postgresql_that_waits_for_a_lock_is_not_waited_for(
    server: LiveServer, postgres: Postgres
) -> None:
    ada = Caller(server).guest("ada")
    with psycopg.connect(postgres.url.replace("+psycopg", "")) as connection:
        connection.execute("LOCK TABLE people IN ACCESS EXCLUSIVE MODE")
        start = time.monotonic()
        refused_clearly(ada.get("/api/me"))
        assert time.monotonic() - start < PROMPT
    assert ada.get("/api/me").status_code == 200


@contextmanager
def locked(server: LiveServer) -> Iterator[None]:
    """Another program keeps the SQLite file locked."""
    with sqlite3.connect(server.file, isolation_level=None) as db:
        db.execute("BEGIN IMMEDIATE")
        yield
        db.execute("ROLLBACK")
    db.close()


@contextmanager
def pragma(server: LiveServer, on: str, off: str) -> Iterator[None]:
    """Breaks the connection that writes."""
    writer = server.service.database.writer
    assert writer is not None
    raw = raw_of(writer)
    for change in (on, off):
        while raw.in_transaction:  # the thread that writes uses it right now
            time.sleep(0.001)
        raw.execute(f"PRAGMA {change}")
        if change == on:
            yield


@pytest.mark.parametrize("what", ["locked", "full", "read-only"])
def test_sqlite_that_cannot_be_written(on_sqlite: LiveServer, what: str) -> None:
    causes = {
        "locked": lambda: locked(on_sqlite),
        "full": lambda: pragma(on_sqlite, "max_page_count=1", "max_page_count=1073741823"),
        "read-only": lambda: pragma(on_sqlite, "query_only=1", "query_only=0"),
    }
    reasons = {
        "locked": "the database is locked by another program: try again in a moment",
        "full": "the disk of the database is full: try again in a moment",
        "read-only": READ_ONLY,
    }
    ada = Caller(on_sqlite).guest("ada")
    with causes[what]():
        answer = ada.post("/api/guest", {"name": "zoe"})
        while what == "full" and answer.status_code == 201:  # until a new page is needed
            answer = ada.post("/api/guest", {"name": "zoe"})
        refused_clearly(answer, reasons[what])
    if what != "full":
        stack = ExitStack()
        reason = play_through(on_sqlite, lambda: stack.enter_context(causes[what]()), stack.close)
        assert reason == reasons[what]

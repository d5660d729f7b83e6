"""Public reads: few statements, only visible data, and a quota."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event

from tests.golden import FOLDER
from tests.web.live_server import Caller, LiveServer, start_server

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]

GOLDEN = (FOLDER / "mercado" / "two-players.feira").read_bytes()
PUBLIC = {"game": "mercado", "seats": [{"kind": "me"}, {"kind": "lobby"}], "public": True}


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with start_server() as one:
        yield one


@contextmanager
def statements(server: LiveServer) -> Iterator[list[str]]:
    """The statements that read the database in a block, without those of background tasks."""
    found: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if any(f"FROM {table}" in statement for table in ("ratings", "records", "people")):
            found.append(statement)

    engine = server.service.database.engine
    event.listen(engine, "before_cursor_execute", note)
    try:
        yield found
    finally:
        event.remove(engine, "before_cursor_execute", note)


def test_the_lobby_takes_as_many_statements_for_many_hosts_as_for_one(server: LiveServer) -> None:
    counts = []
    with Caller(server) as visitor:
        for number in range(6):
            with Caller(server).guest(f"host {number}") as host:
                assert host.post("/api/tables", PUBLIC).status_code == 201
            with statements(server) as found:
                assert len(visitor.get("/api/lobby").json()["tables"]) == number + 1
            counts.append(len(found))
    assert counts == [counts[0]] * 6


def test_lists_of_records_read_no_texts(server: LiveServer) -> None:
    with Caller(server).guest("Ada") as ada:
        record = ada.ask("POST", "/api/records", content=GOLDEN).json()["id"]
        with statements(server) as found:
            assert [one["id"] for one in ada.get("/api/me/records").json()] == [record]
            assert ada.get(f"/api/records/{record}/review").status_code == 200
        assert any("records" in one for one in found)
        assert not any("records.text" in one for one in found)


def test_reads_of_strangers_have_a_quota() -> None:
    lists = ["/api/lobby", "/api/tables", "/api/tables/none/chat"]
    paths = [*lists, "/api/records/none", "/api/records/none/review"]
    with start_server(reads_per_minute=1) as server, Caller(server) as stranger:
        server.service.quotas.rates["reads"].seconds = 1e9  # nothing fills up meanwhile
        for path in 2 * paths:
            assert stranger.get(path).status_code in (200, 404)
        for path in paths:
            answer = stranger.get(path)
            assert (answer.status_code, answer.json()["extra"]["what"]) == (429, "reads")

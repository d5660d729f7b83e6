"""Internal errors: they are answered with an id, and logged under it."""

import logging
from collections.abc import Iterator

import pytest

from tests.web.live_server import Caller, LiveServer, start_server

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with start_server() as server:
        yield server


def test_a_fault_is_logged_under_the_id_that_the_answer_names(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError("a fault for this test")

    monkeypatch.setattr(server.service.records, "find", fail)
    with caplog.at_level(logging.ERROR, logger="feira.web"):
        answer = server.http.get("/api/records/anything")
    assert answer.status_code == 500
    detail = answer.json()["detail"]
    fault = detail.rpartition(" ")[2]
    assert "ZeroDivisionError" not in answer.text, "nothing of the inside is told"
    logged = [record for record in caplog.records if fault in record.getMessage()]
    assert len(logged) == 1
    assert "GET /api/records/anything" in logged[0].getMessage()
    assert logged[0].exc_info is not None


def test_an_error_of_the_caller_is_not_a_fault(
    server: LiveServer, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR, logger="feira.web"):
        assert server.http.get("/api/nothing-here").status_code == 404
        assert server.http.get("/api/records/none").status_code == 404
    assert caplog.records == []


def test_whoever_sits_at_a_table_of_older_rules_can_be_deleted(server: LiveServer) -> None:
    with Caller(server).guest("Old Ada") as ada:
        table = ada.table("me", "invite")
        ada.sit(table)
        server.change("UPDATE tables SET rules = 0 WHERE id = ?", table)
        del server.service.authority.tables.by_id[table]
        assert ada.ask("DELETE", "/api/me").status_code == 204
    assert server.rows("SELECT * FROM seats WHERE table_id = ?", table) == []

"""The export of personal data: complete, in small pieces, and not too often."""

from collections.abc import Iterator

import pytest

from feira.table.database import Database
from feira.web import personal_export
from feira.web.personal_export import RECORDS, export
from tests.golden import FOLDER
from tests.web.games import inside
from tests.web.live_server import Caller, LiveServer, start_server

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]

GOLDEN = (FOLDER / "mercado" / "two-players.feira").read_bytes()
EXPORTS = 3  # in an hour


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with start_server(exports_per_hour=EXPORTS) as one:
        yield one


def bring(caller: Caller, count: int) -> None:
    for number in range(count):
        text = GOLDEN + b"# %d\n" % number
        assert caller.ask("POST", "/api/records", content=text).status_code == 201


def test_an_export_has_every_row_however_small_its_pieces(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Caller(server).guest("Ada") as ada:
        bring(ada, 3)
        tables = {ada.table("me", "invite") for _ in range(5)}
        for table in tables:
            ada.sit(table)
        whole = ada.get("/api/me/data").json()
        monkeypatch.setattr(personal_export, "RECORDS", 1)
        monkeypatch.setattr(personal_export, "ROWS", 2)
        assert ada.get("/api/me/data").json() == whole
    assert {one["text"] for one in whole["records"]} == {
        (GOLDEN + b"# %d\n" % number).decode() for number in range(3)
    }
    assert {one["table_id"] for one in whole["seats"]} == tables
    assert {one["id"] for one in whole["hosted"]} == tables
    assert whole["person"][0]["name"] == "Ada"
    assert not any("secret" in one for one in whole["hosted"])
    assert {"relations", "statistics", "sessions", "said"} <= set(whole)


def test_no_piece_has_many_records(server: LiveServer) -> None:
    async def pieces(database: Database, person: str) -> list[int]:
        return [len(piece) async for piece in export(database, person)]

    with Caller(server).guest("Ben") as ben:
        bring(ben, 3 * RECORDS)
        sizes = inside(server, pieces(server.service.database, ben.id))
    size = len(GOLDEN)
    assert sum(sizes) > 3 * RECORDS * size
    assert max(sizes) < 1.5 * RECORDS * size


def test_exports_have_a_quota(server: LiveServer) -> None:
    held = server.service.quotas.held["exports"]
    with Caller(server).guest("Cem") as cem:
        found = [cem.get("/api/me/data") for _ in range(EXPORTS + 1)]
        assert [one.status_code for one in found] == [200] * EXPORTS + [429]
        assert found[-1].json()["extra"]["what"] == "exports"
        assert held.things == {}


def test_a_person_has_one_export_at_a_time(server: LiveServer) -> None:
    held = server.service.quotas.held["exports"]
    with Caller(server).guest("Dan") as dan, Caller(server).guest("Eve") as eve:
        held.hold([(f"person {dan.id}", 1)], f"export {dan.id}")
        answer = dan.get("/api/me/data")
        assert (answer.status_code, answer.json()["extra"]["what"]) == (429, "exports")
        assert eve.get("/api/me/data").status_code == 200
        held.release(f"export {dan.id}")
        assert dan.get("/api/me/data").status_code == 200

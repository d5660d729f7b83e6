"""What is stored about somebody at the very moment in which they are deleted."""

import pytest

from feira.table.log import Sat
from feira.web import app
from tests.servers import wait_until
from tests.web.live_server import Caller, start_server

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]

NAME = "Zenobia the Late"


def test_what_a_request_under_way_stores_is_deleted_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "MISSED_SECONDS", 0.1)
    with start_server() as server, Caller(server).guest("Ada") as ada:
        table = ada.table("me", "invite")
        with Caller(server).guest(NAME) as late:
            person = late.id
            assert late.ask("DELETE", "/api/me").status_code == 204
        # Their command was being checked at that moment, and sits down after it.
        server.enter(table, Sat(seat=1, person=person, name=NAME, nonce="", guest=True))
        wait_until(lambda: NAME not in repr(server.everything()), 10, "the name is deleted")
        wait_until(lambda: NAME not in ada.get(f"/api/tables/{table}").text, 10, "nobody sees it")
        assert server.rows("SELECT seat FROM seats WHERE person = ?", person) == []

"""Rematches: the same plan with everybody one seat further; everybody gets the same table."""

from collections.abc import Iterator

import pytest

from feira.service.rematch import rematch_plan
from tests.web.games import play_on, warm_server, whole_game
from tests.web.live_server import Caller, LiveServer, begin, start_server


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with warm_server() as one:
        yield one


def test_all_who_ask_get_the_same_table_one_seat_on(server: LiveServer) -> None:
    with (
        Caller(server).account("Adamant") as ada,
        Caller(server).account("Benevolent") as ben,
        Caller(server).account("Cleopatra") as cleo,
    ):
        before = whole_game(server, ada, ben, cleo, options={"money": "open"}, rated=True)
        with cleo.socket(before.id) as talk:
            asked = [
                caller.post(f"/api/tables/{before.id}/rematch").json()
                for caller in (ben, ada, cleo)
            ]
            assert talk.receive("change")["event"]["table"] == asked[0]["id"]
        assert len({one["id"] for one in asked}) == 1
        assert [one["seat"] for one in asked] == [0, 2, 1]
        after = server.live(asked[0]["id"]).table
        assert after.host == ben.id
        assert (after.plan.options, after.plan.rated) == (before.plan.options, before.plan.rated)
        assert [seat.kind for seat in after.plan.seats] == ["me", "invite", "invite"]
        assert after.commit == asked[0]["commit"] != before.commit
        for caller, one in zip((ben, ada, cleo), asked, strict=True):
            wish = {"seat": one["seat"], "invitation": one["code"]}
            caller.do(after.id, "sit", nonce="a-nonce-of-mine", **wish)
        assert after.state == "playing"
        assert [seat.person for seat in after.seats] == [ben.id, cleo.id, ada.id]


def test_who_shares_a_screen_sits_down_with_the_host_again(server: LiveServer) -> None:
    with Caller(server).guest("Ada") as ada, Caller(server).guest("Ben") as ben:
        seats = [{"kind": "me"}, {"kind": "here", "name": "Zoe"}, {"kind": "invite"}]
        table = ada.post("/api/tables", {"game": "mercado", "seats": seats}).json()["id"]
        ada.sit(table)
        ben.sit(table)
        play_on(server, table, ada, ben)
        asked = ben.post(f"/api/tables/{table}/rematch").json()
        after = server.live(asked["id"]).table
        assert after.host == ada.id
        assert [(seat.kind, seat.name) for seat in after.plan.seats] == [
            ("here", "Zoe"),
            ("invite", ""),
            ("me", ""),
        ]
        assert asked["seat"] == 1


def test_a_spectator_hears_of_the_rematch_and_cannot_take_a_seat(server: LiveServer) -> None:
    with (
        Caller(server).guest("Ada") as ada,
        Caller(server).guest("Ben") as ben,
        Caller(server).guest("Eve") as eve,
    ):
        seats = [{"kind": "me"}, {"kind": "lobby"}]
        body = {"game": "mercado", "seats": seats, "public": True}
        table = ada.post("/api/tables", body).json()["id"]
        ada.sit(table)
        ben.sit(table)
        play_on(server, table, ada, ben)
        asked = ada.post(f"/api/tables/{table}/rematch").json()
        told = eve.see(asked["id"])
        assert (told["code"], told["own"]) == ("", [])
        command = {"do": "sit", "id": "eve", "version": 0, "nonce": "the-nonce-of-eve"}
        for seat in (0, 1):
            taken = eve.post(f"/api/tables/{asked['id']}/commands", command | {"seat": seat})
            assert taken.status_code == 409
        mine = ben.post(f"/api/tables/{table}/rematch").json()
        ben.do(asked["id"], "sit", seat=mine["seat"], invitation=mine["code"])
        assert ben.see(asked["id"])["own"] == [mine["seat"]]


@pytest.mark.native
@pytest.mark.xdist_group("servers")
def test_rematches_count_as_tables_and_are_in_no_lobby() -> None:
    with (
        start_server(open_tables=2, lobby_places=1) as server,
        Caller(server).guest("Ada") as ada,
        Caller(server).guest("Ben") as ben,
    ):
        seats = [{"kind": "me"}, {"kind": "lobby"}]
        body = {"game": "mercado", "seats": seats, "public": True}
        played = []
        for _ in range(2):
            table = ada.post("/api/tables", body).json()["id"]
            ada.sit(table)
            ben.sit(table)
            play_on(server, table, ada, ben)
            played.append(table)
        asked = [f"/api/tables/{table}/rematch" for table in played]
        made = ada.post(asked[0])
        assert made.status_code == 201
        assert ada.get("/api/tables").json() == []
        assert made.json()["id"] in server.service.quotas.held["tables"].things
        ada.table("me", "invite")
        refused = ada.post(asked[1])
        assert (refused.status_code, refused.json()["extra"]["what"]) == (429, "tables")
        assert ada.post(asked[0]).json() == made.json(), "one that is there can be found"
        assert ben.post(asked[1]).status_code == 201


def test_seats_of_computers_move_on_as_well(server: LiveServer) -> None:
    with Caller(server).guest("Ada") as ada:
        seats = [{"kind": "me"}, {"kind": "computer", "level": "easy"}]
        table = ada.post("/api/tables", {"game": "machikoro", "seats": seats}).json()["id"]
        ada.sit(table)
        plan = rematch_plan(server.live(table).table, ada.id)
        assert [(seat.kind, seat.level) for seat in plan.seats] == [
            ("computer", "easy"),
            ("me", ""),
        ]


def test_a_rematch_is_for_those_who_sat_there_and_when_it_is_over(server: LiveServer) -> None:
    with (
        Caller(server).guest("Ada") as ada,
        Caller(server).guest("Ben") as ben,
        Caller(server).guest("Eve") as eve,
        Caller(server) as stranger,
    ):
        table = begin(server, ada, ben, game="mercado")
        assert ada.post(f"/api/tables/{table}/rematch").status_code == 409
        play_on(server, table, ada, ben)
        assert eve.post(f"/api/tables/{table}/rematch").status_code == 403
        assert stranger.post(f"/api/tables/{table}/rematch").status_code == 401
        assert ada.post("/api/tables/nothing/rematch").status_code == 404
        count = server.rows("SELECT count(*) FROM tables")
        assert ada.post(f"/api/tables/{table}/rematch").status_code == 201
        assert server.rows("SELECT count(*) FROM tables")[0][0] == count[0][0] + 1


@pytest.mark.native
@pytest.mark.xdist_group("servers")
def test_watchers_at_another_server_hear_of_it_once() -> None:
    with (
        start_server(look=0.05) as here,
        start_server(look=0.05, database=here.settings.database) as there,
        Caller(here).guest("Ada") as ada,
        Caller(here).guest("Ben") as ben,
        Caller(there) as watcher,
    ):
        table = whole_game(here, ada, ben).id
        with watcher.socket(table) as talk, ben.socket(table) as bens:
            assert talk.receive("table")["rematch"] is None
            asked = [
                caller.post(f"/api/tables/{table}/rematch").json()["id"] for caller in (ada, ben)
            ]
            for socket in (talk, bens):
                event = socket.receive("change")["event"]
                assert (event["kind"], event["table"]) == ("rematched", asked[0])
            talk.send({"do": "ping"})
            assert talk.receive("change", "pong")["kind"] == "pong"
        # Who comes later sees it, at either server.
        assert [one.see(table)["rematch"] for one in (ada, watcher)] == [asked[0], asked[0]]
        assert asked[0] == asked[1]

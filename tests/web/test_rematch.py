"""A rematch: the same plan, everybody one seat on, and one table for all who ask."""

from collections.abc import Iterator

import pytest

from feira.web.rematches import rematch_plan
from tests.web.games import play_on, ready_house, whole_game
from tests.web.house import Caller, House, begin, open_house


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with ready_house() as one:
        yield one


def test_all_who_ask_get_the_same_table_one_seat_on(house: House) -> None:
    with (
        Caller(house).guest("Ada") as ada,
        Caller(house).guest("Ben") as ben,
        Caller(house).guest("Cleo") as cleo,
    ):
        before = whole_game(house, ada, ben, cleo, options={"money": "open"}, rated=True)
        with cleo.socket(before.id) as talk:
            asked = [
                caller.post(f"/api/tables/{before.id}/rematch").json()
                for caller in (ben, ada, cleo)
            ]
            assert talk.hear("rematch")["table"] == asked[0]["id"]
        assert len({one["id"] for one in asked}) == 1
        assert [one["seat"] for one in asked] == [0, 2, 1]
        after = house.open(asked[0]["id"]).table
        assert after.host == ben.id
        assert (after.plan.options, after.plan.rated) == (before.plan.options, before.plan.rated)
        assert [seat.kind for seat in after.plan.seats] == ["me", "invite", "invite"]
        assert after.commit == asked[0]["commit"] != before.commit
        for caller, one in zip((ben, ada, cleo), asked, strict=True):
            caller.do(after.id, "sit", seat=one["seat"], nonce="a-nonce-of-mine")
        assert after.state == "playing"
        assert [seat.person for seat in after.seats] == [ben.id, cleo.id, ada.id]


def test_who_shares_a_screen_sits_down_with_the_host_again(house: House) -> None:
    with Caller(house).guest("Ada") as ada, Caller(house).guest("Ben") as ben:
        seats = [{"kind": "me"}, {"kind": "here", "name": "Zoe"}, {"kind": "invite"}]
        table = ada.post("/api/tables", {"game": "mercado", "seats": seats}).json()["id"]
        ada.sit(table)
        ben.sit(table)
        play_on(house, table, ada, ben)
        asked = ben.post(f"/api/tables/{table}/rematch").json()
        after = house.open(asked["id"]).table
        assert after.host == ada.id
        assert [(seat.kind, seat.name) for seat in after.plan.seats] == [
            ("here", "Zoe"),
            ("invite", ""),
            ("me", ""),
        ]
        assert asked["seat"] == 1


def test_seats_of_computers_move_on_as_well(house: House) -> None:
    with Caller(house).guest("Ada") as ada:
        seats = [{"kind": "me"}, {"kind": "computer", "level": "easy"}]
        table = ada.post("/api/tables", {"game": "machikoro", "seats": seats}).json()["id"]
        ada.sit(table)
        plan = rematch_plan(house.open(table).table, ada.id)
        assert [(seat.kind, seat.level) for seat in plan.seats] == [
            ("computer", "easy"),
            ("me", ""),
        ]


def test_a_rematch_is_for_those_who_sat_there_and_when_it_is_over(house: House) -> None:
    with (
        Caller(house).guest("Ada") as ada,
        Caller(house).guest("Ben") as ben,
        Caller(house).guest("Eve") as eve,
        Caller(house) as stranger,
    ):
        table = begin(house, ada, ben, game="mercado")
        assert ada.post(f"/api/tables/{table}/rematch").status_code == 409
        play_on(house, table, ada, ben)
        assert eve.post(f"/api/tables/{table}/rematch").status_code == 403
        assert stranger.post(f"/api/tables/{table}/rematch").status_code == 401
        assert ada.post("/api/tables/nothing/rematch").status_code == 404
        count = house.rows("SELECT count(*) FROM tables")
        assert ada.post(f"/api/tables/{table}/rematch").status_code == 201
        assert house.rows("SELECT count(*) FROM tables")[0][0] == count[0][0] + 1


@pytest.mark.native
@pytest.mark.xdist_group("servers")
def test_watchers_at_another_server_hear_of_it_once() -> None:
    with (
        open_house(look=0.05) as here,
        open_house(look=0.05, database=here.settings.database) as there,
        Caller(here).guest("Ada") as ada,
        Caller(here).guest("Ben") as ben,
        Caller(there) as watcher,
    ):
        table = whole_game(here, ada, ben).id
        with watcher.socket(table) as talk, ben.socket(table) as bens:
            assert talk.hear("table")["rematch"] is None
            asked = [
                caller.post(f"/api/tables/{table}/rematch").json()["id"] for caller in (ada, ben)
            ]
            for socket in (talk, bens):
                entered = socket.hear("change")
                assert entered["what"]["kind"] == "rematched"
                assert socket.hear("rematch", "change") == {"kind": "rematch", "table": asked[0]}
            talk.send({"do": "ping"})
            assert talk.hear("rematch", "change", "pong")["kind"] == "pong"
        # Who comes later sees it, at either server.
        assert [one.see(table)["rematch"] for one in (ada, watcher)] == [asked[0], asked[0]]
        assert asked[0] == asked[1]

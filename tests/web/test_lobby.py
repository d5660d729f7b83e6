"""Lists of tables: the lobby, and the tables of a person."""

import pytest

from feira.core.types import Json
from tests.web.live_server import Caller, start_server

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]


def test_lists_have_the_names_of_players_by_seat() -> None:
    with (
        start_server() as server,
        Caller(server).guest("Ada") as ada,
        Caller(server).guest("Ben") as ben,
    ):
        seats: list[Json] = [
            {"kind": "me"},
            {"kind": "here", "name": "Zoe"},
            {"kind": "lobby"},
            {"kind": "computer", "level": "easy"},
        ]
        plan = {"game": "mercado", "seats": seats, "public": True}
        table = ada.post("/api/tables", plan).json()["id"]
        (found,) = ben.get("/api/tables").json()
        assert (found["id"], found["players"]) == (table, ["", "Zoe", "", "Duarte"])
        ada.sit(table)
        ben.sit(table)
        for caller in (ada, ben):
            (found,) = caller.get("/api/me/tables").json()
            assert found["players"] == ["Ada", "Zoe", "Ben", "Duarte"]
            assert found["state"] == "playing"
            assert found["plan"]["seats"][1] == {"kind": "here", "name": "Zoe", "level": ""}
            assert "secret" not in found
        assert ben.ask("DELETE", "/api/me").status_code == 204
        (found,) = ada.get("/api/me/tables").json()
        assert found["players"] == ["Ada", "Zoe", "", "Duarte"]


def test_an_empty_lobby_is_an_empty_list() -> None:
    with start_server() as server, Caller(server).guest("Ada") as ada:
        ada.table("me", "invite")
        assert ada.get("/api/tables").json() == []


def test_open_tables_say_what_helps_to_choose_one() -> None:
    with (
        start_server() as server,
        Caller(server).guest("Ada") as ada,
        Caller(server).guest("Ben") as ben,
        Caller(server) as visitor,
    ):
        plan = {
            "game": "mercado",
            "seats": [{"kind": "me"}, {"kind": "lobby"}, {"kind": "computer", "level": "easy"}],
            "public": True,
            "clock": {"kind": "turn", "amount": 60},
        }
        table = ada.post("/api/tables", plan).json()["id"]
        ada.table("me", "invite")  # not public
        ada.sit(table)
        for caller, mine in ((ada, True), (ben, False), (visitor, False)):
            answer = caller.get("/api/lobby").json()
            (found,) = answer["tables"]
            assert (found["id"], found["host"], found["mine"]) == (table, "Ada", mine)
            assert found["players"] == ["Ada", "", ""]
            assert found["taken"] == [True, False, True]
            assert found["rating"] is None
            assert (answer["ratings"], answer["playing"]) == ({}, 0)
        ben.sit(table)
        (found,) = visitor.get("/api/lobby").json()["tables"]
        assert (found["state"], found["taken"]) == ("playing", [True, True, True])

"""A game that began on a device continues at a table of the server."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from feira.core.types import CHANCE, Json
from feira.table.moving import MovingGame, moving
from feira.table.refused import Refused
from feira.table.table import Table
from feira.web import moved_tables
from tests.web.games import play_on, warm_server
from tests.web.live_server import Caller, LiveServer

SEATS = [{"kind": "me"}, {"kind": "here", "name": "Zoe"}, {"kind": "computer", "level": "easy"}]


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with warm_server() as one:
        yield one


def played(server: LiveServer, caller: Caller, choices: int, **plan: Any) -> Table:
    """A table of one screen where some choices were made."""
    given: Json = {"game": "mercado", "seats": SEATS[:2]} | plan
    table = str(caller.post("/api/tables", given).json()["id"])
    caller.sit(table)
    live = server.live(table).table
    for _ in range(choices):
        assert live.position is not None
        caller.do(table, "choose", choice=live.position.legal()[0])
    return live


def message(table: Table, **changes: Any) -> Json:
    """The message of a device that moves it."""
    game = msgspec.structs.replace(moving(table), id=f"~{table.id}")
    return {**msgspec.to_builtins(game), **changes}


def test_it_goes_on_where_it_was(server: LiveServer) -> None:
    with Caller(server).guest("Ada") as ada, Caller(server).guest("Ben") as ben:
        before = played(server, ada, 9)
        answer = ben.post("/api/tables/taken-over", message(before))
        assert answer.status_code == 201
        after = server.live(answer.json()["id"]).table
        assert after.id != before.id
        assert (after.choices, after.actors) == (before.choices, before.actors)
        assert CHANCE in after.actors  # the dice were thrown again, and fell the same
        assert after.position is not None
        assert before.position is not None
        assert after.position.view(None) == before.position.view(None)
        assert (after.commit, after.nonces) == (before.commit, before.nonces)
        assert after.own(ben.id) == [0, 1]
        assert not after.own(ada.id)
        assert [one["id"] for one in ben.get("/api/me/games").json()["games"]] == [after.id]
        play_on(server, after.id, ben)
        assert ben.get(f"/api/tables/{after.id}/verify").json()["outcomes"] > 0


def test_it_is_there_after_a_restart_of_the_table(server: LiveServer) -> None:
    with Caller(server).guest("Ada") as ada:
        before = played(server, ada, 5)
        made = ada.post("/api/tables/taken-over", message(before)).json()["id"]
        choices = list(server.live(made).table.choices)
        del server.service.authority.tables.by_id[made]
        assert ada.get(f"/api/tables/{made}").json()["number"] == len(choices)


def test_sent_twice_it_is_one_table(server: LiveServer) -> None:
    with Caller(server).guest("Ada") as ada, Caller(server).guest("Ben") as ben:
        sent = message(played(server, ada, 3))
        first, second = (ada.post("/api/tables/taken-over", sent).json()["id"] for _ in range(2))
        assert first == second
        assert ben.post("/api/tables/taken-over", sent).json()["id"] != first


def test_sent_twice_at_the_same_moment_it_is_one_table(server: LiveServer) -> None:
    with Caller(server).guest("Ada") as ada:
        sent = message(played(server, ada, 2))
        with ThreadPoolExecutor(6) as pool:
            answers = list(pool.map(lambda _: ada.post("/api/tables/taken-over", sent), range(6)))
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["id"] for answer in answers}) == 1


def test_it_is_replayed_only_if_there_is_a_place_for_it(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Caller(server).guest("Ada") as ada:
        sent, replayed = message(played(server, ada, 3)), []
        monkeypatch.setattr(server.service.quotas.held["tables"], "most", 1)
        monkeypatch.setattr(moved_tables, "replay_game", lambda *_: replayed.append(True))
        answer = ada.post("/api/tables/taken-over", sent)
        assert (answer.status_code, answer.json()["extra"]["what"]) == (429, "tables")
        assert not replayed


def test_it_is_neither_rated_nor_public(server: LiveServer) -> None:
    with Caller(server).account("Meticulous") as ada:
        sent = message(played(server, ada, 3))
        sent["plan"] = {**sent["plan"], "public": True, "campaign": "c1"}
        plan = server.live(ada.post("/api/tables/taken-over", sent).json()["id"]).table.plan
        assert (plan.rated, plan.public, plan.campaign) == (False, False, "")


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"choices": [999_999]}, "choice 1 of the players is not legal"),
        ({"rules": "another edition"}, "the game is played by rules another edition"),
        ({"secret": "abc"}, "secret"),
        ({"nonce": "a b"}, "nonce"),
        ({"id": "without-a-tilde"}, "id"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_what_could_not_have_been_played_is_refused_and_changes_nothing(
    server: LiveServer, changes: Json, said: str
) -> None:
    with Caller(server).guest("Ada") as ada:
        sent = message(played(server, ada, 2), **changes)
        answer = ada.post("/api/tables/taken-over", sent)
        assert answer.status_code == 400
        assert said in answer.text
        assert len(ada.get("/api/me/games").json()["games"]) == 1


@pytest.mark.parametrize(
    "plan",
    [
        {"seats": [{"kind": "me"}, {"kind": "invite"}]},
        {"clock": {"kind": "turn", "amount": 60}},
        {"daily": "2026-11-18"},
    ],
)
def test_only_games_of_one_device_are_taken(server: LiveServer, plan: Json) -> None:
    with Caller(server).guest("Ada") as ada:
        sent = message(played(server, ada, 2))
        sent["plan"] = {**sent["plan"], **plan}
        assert ada.post("/api/tables/taken-over", sent).status_code == 400


def test_a_game_that_is_over_is_no_running_game(server: LiveServer) -> None:
    with Caller(server).guest("Ada") as ada:
        table = played(server, ada, 0)
        play_on(server, table.id, ada)
        with pytest.raises(Refused):
            moving(table)
        players = [c for c, a in zip(table.choices, table.actors, strict=True) if a != CHANCE]
        sent = message(played(server, ada, 1), secret=table.secret, choices=players)
        sent["nonce"] = table.seats[0].nonce
        answer = ada.post("/api/tables/taken-over", sent)
        assert answer.status_code == 400
        assert "record" in answer.text


def test_a_game_with_computers_is_whole(server: LiveServer) -> None:
    with Caller(server).guest("Ada") as ada:
        before = played(server, ada, 0, seats=[*SEATS[:1], SEATS[2]])
        game = moving(before)
        assert isinstance(game, MovingGame)
        assert ada.post("/api/tables/taken-over", message(before)).status_code == 201

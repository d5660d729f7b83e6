"""Solo campaigns: one table for each challenge, and a score sheet that adds up."""

from collections.abc import Iterator

import pytest

from feira.core.types import Json
from feira.games.mercado.rules.challenges import RATINGS, Campaign, Outcome
from feira.table.table import Table
from tests.web.games import play_on, warm_server
from tests.web.live_server import Caller, LiveServer


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with warm_server() as one:
        yield one


@pytest.fixture
def ada(server: LiveServer) -> Iterator[Caller]:
    with Caller(server).guest("Ada") as caller:
        yield caller


def begun(caller: Caller, name: str = "Spring") -> str:
    answer = caller.post("/api/campaigns", {"game": "mercado", "name": name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def plan(campaign: str, challenge: int) -> Json:
    return {
        "game": "mercado",
        "seats": [{"kind": "me"}],
        "options": {"challenge": str(challenge)},
        "campaign": campaign,
    }


def played(server: LiveServer, caller: Caller, campaign: str, challenge: int) -> Table:
    """A challenge from its beginning to its end."""
    made = caller.post("/api/tables", plan(campaign, challenge))
    assert made.status_code == 201, made.text
    table = made.json()["id"]
    caller.sit(table)
    return play_on(server, table, caller, seed=challenge)


def test_the_sheet_has_every_challenge_and_adds_up(server: LiveServer, ada: Caller) -> None:
    other, campaign = begun(ada, "Winter"), begun(ada)
    sheets = ada.get("/api/campaigns").json()
    assert {sheet["id"]: sheet["name"] for sheet in sheets} == {other: "Winter", campaign: "Spring"}
    expected = Campaign()
    for challenge in (7, 2):
        table = played(server, ada, campaign, challenge)
        assert table.position is not None
        result, s = table.position.result, table.position.array[0]
        expected.add(Outcome(challenge, result["result"], int(s["fours"]), int(s["best_move"][0])))
        sheet = next(one for one in ada.get("/api/campaigns").json() if one["id"] == campaign)
        entry = sheet["challenges"][challenge - 1]
        assert (entry["state"], entry["table"]) == ("over", table.id)
        assert entry["options"] == {"challenge": str(challenge)}
        assert len(entry["thresholds"]) == 3
        assert entry["result"]["result"] == result["result"]
        assert entry["result"]["fame"] == result["fame"]
        totals = {key: sheet[key] for key in ("fame", "bonus", "rating")}
        assert totals == {
            "fame": expected.fame,
            "bonus": expected.bonus,
            "rating": expected.rating,
        }
    assert not sheet["complete"]
    assert sum(entry["state"] == "none" for entry in sheet["challenges"]) == 7
    empty = next(one for one in ada.get("/api/campaigns").json() if one["id"] == other)
    assert (empty["fame"], empty["complete"]) == (0, False)


def test_the_sheet_has_what_is_printed_on_it(ada: Caller) -> None:
    begun(ada)
    sheet = ada.get("/api/campaigns").json()[0]
    assert sheet["ratings"] == list(RATINGS)
    assert sheet["most"] == 29
    assert (sheet["best_move"], sheet["best_move_needed"], sheet["best_move_bonus"]) == (0, 32, 2)


def test_a_challenge_has_one_table_in_a_campaign(server: LiveServer, ada: Caller) -> None:
    campaign = begun(ada)
    table = ada.post("/api/tables", plan(campaign, 3)).json()["id"]
    for _ in ("while it is played", "when it is over"):
        answer = ada.post("/api/tables", plan(campaign, 3))
        assert answer.status_code == 409
        assert answer.json()["extra"] == {"table": table}
        assert table in answer.json()["detail"]
        if server.live(table).table.state == "open":
            ada.sit(table)
            play_on(server, table, ada)
    assert ada.post(f"/api/tables/{table}/rematch").status_code == 409
    assert ada.post("/api/tables", plan(campaign, 4)).status_code == 201
    assert ada.post("/api/tables", plan(begun(ada), 3)).status_code == 201


def test_what_is_left_to_a_computer_is_not_entered(server: LiveServer, ada: Caller) -> None:
    campaign = begun(ada)
    table = played(server, ada, campaign, 1)
    assert ada.get("/api/campaigns").json()[0]["challenges"][0]["result"] is not None
    text = server.rows("SELECT result FROM tables WHERE id = ?", table.id)[0][0]
    left = text.replace('"left": [""]', '"left": ["resigned"]')
    assert left != text
    server.change("UPDATE tables SET result = ? WHERE id = ?", left, table.id)
    sheet = ada.get("/api/campaigns").json()[0]
    assert (sheet["challenges"][0]["state"], sheet["challenges"][0]["result"]) == ("over", None)
    assert sheet["fame"] == 0


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"campaign": "nothing"}, "no such campaign"),
        ({"options": {"challenge": "3", "closed": "secret"}}, "one of its challenges"),
        ({"seats": [{"kind": "me"}, {"kind": "invite"}], "options": {}}, "one of its challenges"),
        (
            {"game": "machikoro", "seats": [{"kind": "me"}, {"kind": "invite"}], "options": {}},
            "no such campaign of this game",
        ),
    ],
)
def test_a_table_of_a_campaign_is_one_of_its_challenges(
    ada: Caller, change: Json, word: str
) -> None:
    answer = ada.post("/api/tables", plan(begun(ada), 3) | change)
    assert answer.status_code == 400, answer.text
    assert word in answer.json()["detail"]


def test_campaigns_are_ones_own(server: LiveServer, ada: Caller) -> None:
    campaign = begun(ada)
    with Caller(server).guest("Eve") as eve:
        assert eve.post("/api/tables", plan(campaign, 3)).status_code == 400
        assert eve.get("/api/campaigns").json() == []
        assert eve.ask("DELETE", f"/api/campaigns/{campaign}").status_code == 404
    assert ada.ask("DELETE", f"/api/campaigns/{campaign}").status_code == 204
    assert ada.get("/api/campaigns").json() == []
    assert ada.post("/api/tables", plan(campaign, 3)).status_code == 400
    with Caller(server) as stranger:
        assert stranger.get("/api/campaigns").status_code == 401


@pytest.mark.parametrize("name", ["", "x" * 41, "two\nlines", "end\n"])
def test_a_campaign_has_a_name_of_one_line(ada: Caller, name: str) -> None:
    answer = ada.post("/api/campaigns", {"game": "mercado", "name": name})
    assert answer.status_code == 400


def test_a_game_without_challenges_has_no_campaign(ada: Caller) -> None:
    answer = ada.post("/api/campaigns", {"game": "machikoro", "name": "x"})
    assert (answer.status_code, answer.json()["detail"]) == (
        400,
        "machikoro has no solo campaign",
    )


def test_what_there_is_to_win_is_known_before_a_campaign(server: LiveServer, ada: Caller) -> None:
    with Caller(server) as visitor:
        blank = visitor.get("/api/campaigns/new/mercado").json()
        assert visitor.get("/api/campaigns/new/machikoro").status_code == 400
    made = ada.post("/api/campaigns", {"game": "mercado", "name": "Spring"}).json()
    own = ("id", "name", "created")
    assert {k: v for k, v in blank.items() if k not in own} == {
        k: v for k, v in made.items() if k not in own
    }
    assert blank["id"] == ""

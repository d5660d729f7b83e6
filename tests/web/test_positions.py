"""Positions of games, past and present: views, possible choices, and outlooks."""

from collections.abc import Iterator

import pytest

from feira.core.record import read, replay
from feira.games import find_game
from feira.service import answers
from tests.golden import FOLDER
from tests.shapes import fits
from tests.web.games import play_on, warm_server, whole_game
from tests.web.live_server import Caller, LiveServer, begin

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]
GOLDEN = (FOLDER / "mercado" / "two-players.feira").read_bytes()


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with warm_server() as one:
        yield one


@pytest.fixture(scope="module")
def ada(server: LiveServer) -> Iterator[Caller]:
    with Caller(server).guest("Ada") as caller:
        yield caller


@pytest.fixture(scope="module")
def ben(server: LiveServer) -> Iterator[Caller]:
    with Caller(server).guest("Ben") as caller:
        yield caller


@pytest.fixture(scope="module")
def eve(server: LiveServer) -> Iterator[Caller]:
    with Caller(server).guest("Eve") as caller:
        yield caller


def test_reasons_for_many_choices_at_once(
    server: LiveServer, ada: Caller, ben: Caller, eve: Caller
) -> None:
    table = begin(server, ada, ben, game="mercado")
    kept = server.live(table).table
    assert kept.position is not None
    position, choices = kept.position, range(0, kept.game.rules.choices, 11)
    texts = [position.notation(choice) for choice in choices]
    asked = {"choice": [*texts, "7", "stall fish z9", "99999", "²"]}
    answer = ada.http.get(f"/api/tables/{table}/why", params=asked)
    assert answer.status_code == 200, answer.text
    answered = answer.json()
    fits(answered, answers.Reasons)
    assert answered["version"] == kept.version
    assert list(answered["reasons"]) == asked["choice"]
    for text, choice in zip(texts, choices, strict=True):
        assert answered["reasons"][text] == position.refusal(choice)
    assert answered["reasons"]["7"] == position.refusal(7)
    for nonsense in ("stall fish z9", "99999", "²"):
        assert answered["reasons"][nonsense] == {"key": "refused-unknown"}
    for caller in (ben, eve):
        reasons = caller.http.get(f"/api/tables/{table}/why", params=asked).json()["reasons"]
        assert set(map(str, reasons.values())) == {str({"key": "not-your-turn"})}


def test_so_many_choices_and_no_more(server: LiveServer, ada: Caller, ben: Caller) -> None:
    table = begin(server, ada, ben, game="mercado")
    for count, status in ((0, 400), (1, 200), (100, 200), (101, 400)):
        asked = {"choice": [f"{choice}" for choice in range(count)]}
        answer = ada.http.get(f"/api/tables/{table}/why", params=asked)
        assert answer.status_code == status, answer.text
    assert ada.get(f"/api/tables/{table}/why?choice={'x' * 401}").status_code == 400
    waiting = ada.table("me", "invite")
    reasons = ada.get(f"/api/tables/{waiting}/why?choice=coin").json()["reasons"]
    assert reasons == {"coin": {"key": "not-begun"}}


@pytest.mark.parametrize("name", ["mercado", "machikoro"])
def test_the_outlook_is_the_games_own(
    server: LiveServer, ada: Caller, ben: Caller, name: str
) -> None:
    table = begin(server, ada, ben, game=name)
    kept = server.live(table).table
    assert kept.position is not None
    answered = ada.get(f"/api/tables/{table}/outlook").json()
    assert answered == {"version": kept.version, "outlook": kept.position.outlook()}
    fits(answered["outlook"], kept.game.presentation.shapes.outlook)
    number = len(kept.choices)
    position = ben.get(f"/api/tables/{table}/positions/{number}?outlook=true").json()
    assert position["outlook"] == answered["outlook"]
    waiting = ada.table("me", "invite", game=name)
    assert ada.get(f"/api/tables/{waiting}/outlook").status_code == 409


def test_positions_with_what_was_chosen_next(server: LiveServer, ada: Caller, ben: Caller) -> None:
    kept = play_on(server, begin(server, ada, ben, game="mercado"), ada, ben, seed=5)
    steps = ada.get(f"/api/tables/{kept.id}/steps").json()
    for number in (0, 3, 40, len(steps) - 1):
        answered = ada.get(f"/api/tables/{kept.id}/positions/{number}?previews=true").json()
        fits(answered, answers.Position)
        assert (answered["number"], answered["choice"]) == (number, steps[number]["text"])
        assert answered["actor"] == steps[number]["actor"]
        if answered["actor"] is None:
            assert "previews" not in answered
        else:
            assert answered["choice"] in [preview["text"] for preview in answered["previews"]]
    end = ada.get(f"/api/tables/{kept.id}/positions/{len(steps)}").json()
    assert (end["actor"], end["choice"]) == (None, None)
    assert end["view"]["result"]["over"]
    assert ada.get(f"/api/tables/{kept.id}/positions/{len(steps) + 1}").status_code == 404
    assert ada.get(f"/api/tables/{kept.id}/positions/-1").status_code in (400, 404)


def test_while_a_game_runs_previews_are_for_ones_own_seat(
    server: LiveServer, ada: Caller, ben: Caller, eve: Caller
) -> None:
    """They show what is affordable, which with hidden money is private."""
    table = begin(server, ada, ben, game="mercado")
    for _ in range(4):
        ada.move(table, which=0)
        ben.move(table, which=0)
    kept = server.live(table).table
    for number, actor in enumerate([*kept.actors, kept.actor]):
        for caller, own in ((ada, 0), (ben, 1), (eve, None)):
            answered = caller.get(f"/api/tables/{table}/positions/{number}?previews=true").json()
            assert ("previews" in answered) == (actor == own)
            coins = [player["coins"] for player in answered["view"]["players"]]
            assert [seat for seat in (0, 1) if coins[seat] is not None] == (
                [] if own is None else [own]
            )


def test_history_waits_for_the_end_where_money_is_hidden(
    server: LiveServer, ada: Caller, ben: Caller
) -> None:
    hidden = begin(server, ada, ben, game="mercado")
    assert ada.get(f"/api/tables/{hidden}/history").status_code == 409
    shown = begin(server, ada, ben, game="mercado", options={"money": "open"})
    assert ada.get(f"/api/tables/{shown}/history").status_code == 200
    cards = begin(server, ada, ben, game="machikoro")
    answered = ada.get(f"/api/tables/{cards}/history").json()
    assert answered["start"] == [3, 3]
    kept = whole_game(server, ada, ben)
    answered = ada.get(f"/api/tables/{kept.id}/history").json()
    fits(answered, answers.History)
    assert kept.position is not None
    assert answered["steps"][-1]["coins"] == kept.position.coins


def test_the_history_of_a_record(ada: Caller) -> None:
    record = read(GOLDEN, "golden", find_game)
    name = ada.ask("POST", "/api/records", content=GOLDEN).json()["id"]
    answered = ada.get(f"/api/records/{name}/history").json()
    most = [0, 0]
    coins = answered["start"]
    for past, step in zip(answered["steps"], replay(record), strict=True):
        assert past["coins"] == step.after.coins
        assert past["actor"] == (None if step.actor < 0 else step.actor)
        if step.actor >= 0:
            net = past["coins"][step.actor] - coins[step.actor]
            most[step.actor] = max(most[step.actor], net)
        coins = past["coins"]
    assert [best["net"] for best in answered["best"]] == most
    for seat, best in enumerate(answered["best"]):
        step = answered["steps"][best["number"] - 1]
        assert (best["seat"], step["actor"]) == (seat, seat)


def test_a_record_is_previewed_for_anyone(ada: Caller, eve: Caller) -> None:
    name = ada.ask("POST", "/api/records", content=GOLDEN).json()["id"]
    record = read(GOLDEN, "golden", find_game)
    step = next(step for step in replay(record) if step.actor >= 0)
    path = f"/api/records/{name}/positions/{step.number - 1}?previews=true&outlook=true"
    answered = eve.get(path).json()
    assert answered["view"] == step.before.view()
    assert answered["choice"] == step.before.notation(step.choice)
    assert [one["choice"] for one in answered["previews"]] == step.before.legal()
    assert answered["outlook"] == step.before.outlook()

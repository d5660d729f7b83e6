"""Positions of games, past and present: what is seen, what could be chosen, what may come."""

from collections.abc import Iterator

import pytest

from feira.core.record import read, replay
from feira.games import find_game
from feira.web import answers
from tests.golden import FOLDER
from tests.shapes import fits
from tests.web.games import play_on, ready_house, whole_game
from tests.web.house import Caller, House, begin

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]
GOLDEN = (FOLDER / "mercado" / "two-players.feira").read_bytes()


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with ready_house() as one:
        yield one


@pytest.fixture(scope="module")
def ada(house: House) -> Iterator[Caller]:
    with Caller(house).guest("Ada") as caller:
        yield caller


@pytest.fixture(scope="module")
def ben(house: House) -> Iterator[Caller]:
    with Caller(house).guest("Ben") as caller:
        yield caller


@pytest.fixture(scope="module")
def eve(house: House) -> Iterator[Caller]:
    with Caller(house).guest("Eve") as caller:
        yield caller


def test_reasons_for_many_choices_at_once(
    house: House, ada: Caller, ben: Caller, eve: Caller
) -> None:
    table = begin(house, ada, ben, game="mercado")
    kept = house.open(table).table
    assert kept.position is not None
    game = kept.game
    texts = [game.choice_text(kept.position, choice) for choice in range(0, game.choices, 11)]
    asked = {"choice": [*texts, "7", "stall fish z9", "99999", "²"]}
    answer = ada.http.get(f"/api/tables/{table}/why", params=asked)
    assert answer.status_code == 200, answer.text
    told = answer.json()
    fits(told, answers.Reasons)
    assert told["version"] == kept.version
    assert list(told["reasons"]) == asked["choice"]
    for text in texts:
        choice = game.parse_choice(kept.position, text)
        assert told["reasons"][text] == game.refusal(kept.position, choice)
    assert told["reasons"]["7"] == game.refusal(kept.position, 7)
    for nonsense in ("stall fish z9", "99999", "²"):
        assert told["reasons"][nonsense] == {"key": "not-a-choice"}
    for caller in (ben, eve):
        reasons = caller.http.get(f"/api/tables/{table}/why", params=asked).json()["reasons"]
        assert set(map(str, reasons.values())) == {str({"key": "not-your-turn"})}


def test_so_many_choices_and_no_more(house: House, ada: Caller, ben: Caller) -> None:
    table = begin(house, ada, ben, game="mercado")
    for count, status in ((0, 400), (1, 200), (100, 200), (101, 400)):
        asked = {"choice": [f"{choice}" for choice in range(count)]}
        answer = ada.http.get(f"/api/tables/{table}/why", params=asked)
        assert answer.status_code == status, answer.text
    assert ada.get(f"/api/tables/{table}/why?choice={'x' * 81}").status_code == 400
    waiting = ada.table("me", "invite")
    reasons = ada.get(f"/api/tables/{waiting}/why?choice=coin").json()["reasons"]
    assert reasons == {"coin": {"key": "not-begun"}}


@pytest.mark.parametrize("name", ["mercado", "machikoro"])
def test_the_outlook_is_the_games_own(house: House, ada: Caller, ben: Caller, name: str) -> None:
    table = begin(house, ada, ben, game=name)
    kept = house.open(table).table
    assert kept.position is not None
    told = ada.get(f"/api/tables/{table}/outlook").json()
    assert told == {"version": kept.version, "outlook": kept.game.outlook(kept.position)}
    fits(told["outlook"], kept.game.shapes.outlook)
    number = len(kept.choices)
    position = ben.get(f"/api/tables/{table}/positions/{number}?outlook=true").json()
    assert position["outlook"] == told["outlook"]
    waiting = ada.table("me", "invite", game=name)
    assert ada.get(f"/api/tables/{waiting}/outlook").status_code == 409


def test_positions_with_what_was_chosen_next(house: House, ada: Caller, ben: Caller) -> None:
    kept = play_on(house, begin(house, ada, ben, game="mercado"), ada, ben, seed=5)
    steps = ada.get(f"/api/tables/{kept.id}/steps").json()
    for number in (0, 3, 40, len(steps) - 1):
        told = ada.get(f"/api/tables/{kept.id}/positions/{number}?previews=true").json()
        fits(told, answers.Position)
        assert (told["number"], told["choice"]) == (number, steps[number]["text"])
        assert told["actor"] == steps[number]["actor"]
        if told["actor"] is None:
            assert "previews" not in told
        else:
            assert told["choice"] in [preview["text"] for preview in told["previews"]]
    end = ada.get(f"/api/tables/{kept.id}/positions/{len(steps)}").json()
    assert (end["actor"], end["choice"]) == (None, None)
    assert end["view"]["result"]["over"]
    assert ada.get(f"/api/tables/{kept.id}/positions/{len(steps) + 1}").status_code == 404
    assert ada.get(f"/api/tables/{kept.id}/positions/-1").status_code in (400, 404)


def test_while_a_game_runs_previews_are_for_ones_own_seat(
    house: House, ada: Caller, ben: Caller, eve: Caller
) -> None:
    """They show what is affordable, which with hidden money is nobody else's business."""
    table = begin(house, ada, ben, game="mercado")
    for _ in range(4):
        ada.move(table, which=0)
        ben.move(table, which=0)
    kept = house.open(table).table
    for number, actor in enumerate([*kept.actors, kept.actor]):
        for caller, own in ((ada, 0), (ben, 1), (eve, None)):
            told = caller.get(f"/api/tables/{table}/positions/{number}?previews=true").json()
            assert ("previews" in told) == (actor == own)
            coins = [player["coins"] for player in told["view"]["players"]]
            assert [seat for seat in (0, 1) if coins[seat] is not None] == (
                [] if own is None else [own]
            )


def test_history_waits_for_the_end_where_money_is_hidden(
    house: House, ada: Caller, ben: Caller
) -> None:
    hidden = begin(house, ada, ben, game="mercado")
    assert ada.get(f"/api/tables/{hidden}/history").status_code == 409
    shown = begin(house, ada, ben, game="mercado", options={"money": "open"})
    assert ada.get(f"/api/tables/{shown}/history").status_code == 200
    cards = begin(house, ada, ben, game="machikoro")
    told = ada.get(f"/api/tables/{cards}/history").json()
    assert told["start"] == [3, 3]
    kept = whole_game(house, ada, ben)
    told = ada.get(f"/api/tables/{kept.id}/history").json()
    fits(told, answers.History)
    assert told["steps"][-1]["coins"] == kept.game.coins(kept.position)  # type: ignore[arg-type]


def test_the_history_of_a_record(ada: Caller) -> None:
    record = read(GOLDEN, "golden", find_game)
    name = ada.ask("POST", "/api/records", content=GOLDEN).json()["id"]
    told = ada.get(f"/api/records/{name}/history").json()
    most = [0, 0]
    coins = told["start"]
    for past, step in zip(told["steps"], replay(record), strict=True):
        assert past["coins"] == record.game.coins(step.after)
        assert past["actor"] == (None if step.actor < 0 else step.actor)
        if step.actor >= 0:
            net = past["coins"][step.actor] - coins[step.actor]
            most[step.actor] = max(most[step.actor], net)
        coins = past["coins"]
    assert [best["net"] for best in told["best"]] == most
    for seat, best in enumerate(told["best"]):
        step = told["steps"][best["number"] - 1]
        assert (best["seat"], step["actor"]) == (seat, seat)


def test_a_record_is_previewed_for_anyone(ada: Caller, eve: Caller) -> None:
    name = ada.ask("POST", "/api/records", content=GOLDEN).json()["id"]
    record = read(GOLDEN, "golden", find_game)
    step = next(step for step in replay(record) if step.actor >= 0)
    path = f"/api/records/{name}/positions/{step.number - 1}?previews=true&outlook=true"
    told = eve.get(path).json()
    assert told["view"] == record.game.view(step.before, None)
    assert told["choice"] == record.game.text(step.before, step.choice)
    assert [one["choice"] for one in told["previews"]] == record.game.legal_choices(step.before)
    assert told["outlook"] == record.game.outlook(step.before)

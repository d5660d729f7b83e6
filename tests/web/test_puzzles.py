"""Puzzles over HTTP: nothing gives them away, one try counts, a clue costs half the points."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from feira.core.record import replay
from feira.core.types import Json
from feira.service import review_job
from feira.web.puzzles.rating import NEW_PERSON, after_try, new_puzzle
from tests.web.games import warm_server, whole_game
from tests.web.live_server import Caller, LiveServer

HINTS = ("earns", "net", "standing", "others", "from", "notes")


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with warm_server() as one:
        yield one


@pytest.fixture
def ada(server: LiveServer) -> Iterator[Caller]:
    with Caller(server).guest("Ada") as caller:
        yield caller


def offered(caller: Caller, game: str = "mercado") -> Json:
    answer = caller.get(f"/api/puzzles/next?game={game}")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def best_of(server: LiveServer, puzzle: str) -> int:
    return server.service.puzzles.library.by_id[puzzle].best


def made(caller: Caller, puzzle: str, choice: int) -> Json:
    answer = caller.post(f"/api/puzzles/{puzzle}/try", {"choice": choice})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


@pytest.mark.parametrize("game", ["mercado", "machikoro"])
def test_an_offer_gives_nothing_away(server: LiveServer, ada: Caller, game: str) -> None:
    offer = offered(ada, game)
    puzzle = server.service.puzzles.library.by_id[offer["id"]]
    assert [one["choice"] for one in offer["previews"]] == sorted(
        move.choice for move in puzzle.moves
    )
    assert not any(one[key] for one in offer["previews"] for key in HINTS)
    assert offer["done"] is None
    assert offer["clue"] == ""
    assert str(puzzle.moves[0].share) not in ada.get(f"/api/puzzles/{offer['id']}").text
    assert ada.get(f"/api/puzzles/{offer['id']}/position").status_code == 409


def test_the_first_try_counts_and_no_other(server: LiveServer, ada: Caller) -> None:
    offer = offered(ada)
    best = best_of(server, offer["id"])
    wrong = next(one["choice"] for one in offer["previews"] if one["choice"] != best)
    first = made(ada, offer["id"], wrong)
    assert not first["solved"]
    assert first["rated"]
    assert first["change"] < 0
    assert first["best"]["choice"] == best
    assert first["best"]["share"] > first["mine"]["share"]
    assert first["standing"]["rating"] == 1500 + first["change"]
    assert first["standing"]["streak"] == 0
    again = made(ada, offer["id"], best)
    assert again["solved"]
    assert not again["rated"]
    assert again["change"] == 0
    assert again["standing"] == first["standing"]
    assert (again["tried"], again["found"]) == (first["tried"], first["found"])
    seen = ada.get(f"/api/puzzles/{offer['id']}").json()
    assert seen["done"]["mine"]["choice"] == wrong
    assert ada.get(f"/api/puzzles/{offer['id']}/position").json()["position"]
    assert offered(ada)["id"] != offer["id"]


def test_tabs_that_try_at_the_same_moment_have_one_rated_try(ada: Caller) -> None:
    offer = offered(ada)
    choices = [one["choice"] for one in offer["previews"]]
    ada.csrf()
    with ThreadPoolExecutor(8) as tabs:
        done = list(tabs.map(lambda n: made(ada, offer["id"], choices[n % len(choices)]), range(8)))
    (rated,) = [one for one in done if one["rated"]]
    assert {one["standing"]["rating"] for one in done} == {1500 + rated["change"]}
    assert {one["standing"]["tries"] for one in done} == {1}


def test_a_clue_costs_half_of_the_points(server: LiveServer) -> None:
    changes = []
    for clue in (False, True):
        with Caller(server).guest("Bo") as bo:
            puzzle = server.service.puzzles.library.by_game["machikoro"][0 if clue else 1]
            server.change("DELETE FROM puzzles")
            if clue:
                told = bo.post(f"/api/puzzles/{puzzle}/clue").json()
                assert told["kind"] == bo.get(f"/api/puzzles/{puzzle}").json()["clue"] != ""
            found = made(bo, puzzle, best_of(server, puzzle))
            assert found["solved"]
            assert found["standing"]["streak"] == 1
            changes.append(found["change"])
    person, puzzle_ = NEW_PERSON, new_puzzle(0.5)
    whole, _ = after_try(person, puzzle_, solved=True, clue=False)
    half, _ = after_try(person, puzzle_, solved=True, clue=True)
    assert half.mu - person.mu == pytest.approx((whole.mu - person.mu) / 2)
    assert changes[1] < changes[0]


def test_what_is_not_there_or_not_legal_is_refused(server: LiveServer, ada: Caller) -> None:
    puzzle = server.service.puzzles.library.by_game["mercado"][0]
    before = server.everything("sessions", "people")
    assert ada.get("/api/puzzles/next?game=chess").status_code == 404
    assert ada.get("/api/puzzles/nothing").status_code == 404
    assert ada.post("/api/puzzles/nothing/try", {"choice": 1}).status_code == 404
    assert ada.post(f"/api/puzzles/{puzzle}/try", {"choice": 1 << 15}).status_code == 400
    assert ada.post(f"/api/puzzles/{puzzle}/try", {"choice": -1}).status_code == 400
    with Caller(server) as nobody:
        assert nobody.get(f"/api/puzzles/{puzzle}").status_code == 401
    assert server.everything("sessions", "people") == before


def test_tries_are_exported_and_deleted(server: LiveServer) -> None:
    with Caller(server).guest("Eve") as eve:
        puzzle = server.service.puzzles.library.by_game["mercado"][1]
        made(eve, puzzle, best_of(server, puzzle))
        mine, person = "SELECT * FROM puzzle_tries WHERE person = ?", eve.id
        exported = eve.get("/api/me/data").json()
        assert exported["puzzle_tries"][0]["puzzle"] == puzzle
        assert exported["puzzle_ratings"][0]["tries"] == 1
        assert eve.ask("DELETE", "/api/me").status_code < 300
        assert server.rows(mine, person) == []
        assert server.rows(mine.replace("tries", "ratings"), person) == []


def test_a_costly_move_is_tried_again(
    server: LiveServer, ada: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_job, "SIMULATIONS", 1)
    with Caller(server).guest("Ben") as ben:
        table = whole_game(server, ada, ben).id
    path = f"/api/tables/{table}/again"
    assert ada.get(f"{path}/1").status_code == 409  # not reviewed
    state = reviewed(server, table)
    assert ada.get(f"{path}/{state['number']}").status_code == 200
    offer = ada.get(f"{path}/{state['number']}").json()
    assert not any(one[key] for one in offer["previews"] for key in HINTS)
    assert offer["standing"] is None
    found = ada.post(f"{path}/{state['number']}", {"choice": state["best"]}).json()
    assert found["solved"]
    assert not found["rated"]
    other = ada.post(f"{path}/{state['number']}", {"choice": state["chosen"]}).json()
    assert not other["solved"]
    assert other["mine"]["share"] is not None
    assert ada.get(f"{path}/9999").status_code == 404


def reviewed(server: LiveServer, table: str) -> Json:
    """A made-up review of a table with one costly move: its number and its choices."""
    played = server.live(table).table
    number, position = next(
        (n, step.before)
        for n, step in enumerate(replay(played.record()), 1)
        if step.actor >= 0 and len(step.before.legal()) > 2
    )
    chosen = played.choices[number - 1]
    best = next(choice for choice in position.legal() if choice != chosen)

    def estimate(choice: int, value: float) -> Json:
        return {
            "choice": choice,
            "value": value,
            "shares": [value, 1 - value],
            "margin": 0.01,
            "reason": [],
        }

    move = {
        "number": number,
        "actor": position.actor,
        "mark": "mistake",
        "best": estimate(best, 0.6),
        "chosen": estimate(chosen, 0.4),
        "others": [],
        "proved": False,
    }
    server.change(
        "INSERT INTO reviews (subject, at, done, total, data) VALUES (?, 1, 1, 1, ?)",
        table,
        json.dumps({"moves": [move]}),
    )
    return {"number": number, "best": best, "chosen": chosen}

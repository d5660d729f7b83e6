"""Reviews: in the background, with progress, and never twice."""

import json
import threading
import time
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import pytest

from feira.core.record import Record, read
from feira.core.types import CHANCE, Json
from feira.games import find_game
from feira.players import review as engine
from feira.players.review import moves_of, review, reviewing
from feira.players.search import Budget
from feira.service import review_job
from feira.service.review_job import Growing, next_step
from feira.table.unavailable import Unavailable
from feira.web import reviews
from feira.web.reviews import Reviews
from tests.golden import FOLDER
from tests.web.games import inside, play_on, warm_server
from tests.web.live_server import Caller, LiveServer, begin

pytestmark = pytest.mark.native

SHORT = (FOLDER / "mercado" / "challenge-1.feira").read_bytes()


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    for _ in review(read(SHORT, "short", find_game), budget=Budget(simulations=1)):
        pass  # compiled here, so that the server need not wait for it
    with warm_server() as one:
        yield one


@pytest.fixture
def ada(server: LiveServer) -> Iterator[Caller]:
    with Caller(server).guest("Ada") as caller:
        yield caller


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_job, "SIMULATIONS", 8)


def brought(caller: Caller) -> str:
    """A new record, so that nobody has reviewed it."""
    return str(caller.ask("POST", "/api/records", content=SHORT).json()["id"])


def finished(caller: Caller, path: str) -> list[Json]:
    """All states of a review until it was done."""
    answered = []
    for _ in range(1000):
        answered.append(caller.get(path).json())
        if answered[-1]["state"] == "done":
            return answered
        assert answered[-1]["state"] == "running"
        time.sleep(0.02)
    raise AssertionError("it is never done")


def test_a_record_is_reviewed_in_the_background(server: LiveServer, ada: Caller) -> None:
    path = f"/api/records/{brought(ada)}/review"
    record = read(SHORT, "short", find_game)
    assert ada.get(path).json() == {"state": "none", "done": 0, "of": 0, "review": None}
    with Caller(server) as stranger:
        assert stranger.post(path).status_code == 401
    begun = ada.post(path)
    assert (begun.status_code, begun.json()["state"]) == (202, "running")
    assert begun.json()["of"] == moves_of(record)
    answered = finished(ada, path)
    done = [one["done"] for one in answered]
    assert done == sorted(done)
    assert done[-1] == moves_of(record)
    found = answered[-1]["review"]
    assert found["done"] == found["of"] == moves_of(record)
    assert len(found["moves"]) > 10
    assert len(found["chart"]) == len(found["moves"]) + 1
    assert [player["seat"] for player in found["players"]] == [0]
    for one in found["moves"]:
        assert one["actor"] == 0
        assert one["lost"] >= 0
        assert one["chosen"]["choice"] == record.choices[one["number"] - 1]
        assert {"text", "shares", "points", "principal_variation", "reason"} <= set(one["best"])


def test_moves_that_are_done_can_be_seen_while_it_runs(
    ada: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()

    def halting(record: Record, **given: Any) -> Iterator[engine.Review]:
        done = (found for found in reviewing(record, **given) if found is not None)
        for number, found in enumerate(done):
            if number == 3:
                assert go_on.wait(20)
            yield found

    monkeypatch.setattr(engine, "reviewing", halting)
    path = f"/api/records/{brought(ada)}/review"
    ada.post(path)
    for _ in range(500):
        seen = ada.get(path).json()
        if seen["done"] == 3:
            break
        time.sleep(0.02)
    assert (seen["state"], len(seen["review"]["moves"]), seen["review"]["final"]) == (
        "running",
        3,
        None,
    )
    go_on.set()
    assert finished(ada, path)[-1]["review"]["final"]


def test_a_review_is_never_computed_twice(ada: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    path = f"/api/records/{brought(ada)}/review"
    ada.post(path)
    before = finished(ada, path)[-1]
    monkeypatch.setattr(engine, "reviewing", None)
    again = ada.post(path)
    assert (again.status_code, again.json()) == (200, before)


def test_a_finished_table_is_reviewed_and_a_running_one_is_not(
    server: LiveServer, ada: Caller
) -> None:
    with Caller(server).guest("Ben") as ben:
        table = begin(server, ada, ben, game="mercado")
        path = f"/api/tables/{table}/review"
        assert ada.post(path).status_code == 409
        played = play_on(server, table, ada, ben)
    assert ada.post(path).status_code == 202
    found = finished(ada, path)[-1]
    assert found["done"] == found["of"] == sum(actor != CHANCE for actor in played.actors)
    seats = [one["actor"] for one in found["review"]["moves"]]
    assert seats == [actor for actor in played.actors if actor != CHANCE][: len(seats)]
    assert ada.post("/api/tables/nothing/review").status_code == 404


def test_other_processes_know_of_it_and_leave_it_alone(
    server: LiveServer, ada: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    subject = brought(ada)
    path = f"/api/records/{subject}/review"
    record = read(SHORT, "short", find_game)
    theirs = Reviews(
        server.service.database, server.service.thinkers.pool, server.service.quotas.held["reviews"]
    )
    assert inside(server, theirs._claim(subject, len(record.choices)))
    assert ada.get(path).json()["state"] == "running"
    assert ada.post(path).json()["state"] == "running"
    assert server.service.reviews.jobs == {}
    # When nothing has been heard of them for long, it is begun again.
    monkeypatch.setattr(reviews, "DEAD", -1)
    assert ada.get(path).json()["state"] == "none"
    monkeypatch.setattr(reviews, "DEAD", 10_000)
    server.change("UPDATE reviews SET at = 0 WHERE subject = ?", subject)
    assert ada.post(path).status_code == 202
    assert finished(ada, path)[-1]["review"]


def test_only_so_many_wait(
    server: LiveServer, ada: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MOST_WAITING", 0)
    answer = ada.post(f"/api/records/{brought(ada)}/review")
    assert (answer.status_code, "try again" in answer.json()["detail"]) == (503, True)
    assert server.service.reviews.jobs == {}


def test_a_game_that_is_too_long_is_not_reviewed(
    server: LiveServer, ada: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"/api/records/{brought(ada)}/review"
    monkeypatch.setattr(review_job, "MOST_MOVES", moves_of(read(SHORT, "short", find_game)) - 1)
    answer = ada.post(path)
    assert (answer.status_code, answer.json()["extra"]) == (400, {"code": "review-long"})
    assert "moves" in answer.json()["detail"]
    assert ada.get(path).json()["state"] == "none"
    assert server.service.quotas.held["reviews"].things == {}


def test_a_game_without_moves_is_not_reviewed(
    server: LiveServer, ada: Caller, caplog: pytest.LogCaptureFixture
) -> None:
    begun = ada.table("me", "here")
    ada.sit(begun)
    text = ada.get(f"/api/tables/{begun}/record").text
    record = ada.ask("POST", "/api/records", content=text).json()["id"]
    answer = ada.post(f"/api/records/{record}/review")
    assert answer.status_code == 400
    assert "no player has moved" in answer.json()["detail"]
    assert ada.get(f"/api/records/{record}/review").json()["state"] == "none"
    assert server.service.quotas.held["reviews"].things == {}
    assert caplog.records == []


def test_one_long_review_does_not_hold_up_those_of_others(
    server: LiveServer, ada: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    order, go_on = [], threading.Event()

    def noted(record: Record, **given: Any) -> Iterator[engine.Review]:
        done = (found for found in reviewing(record, **given) if found is not None)
        for number, found in enumerate(done):
            order.append(record.players[0])
            if number == 3:
                assert go_on.wait(20)
            yield found

    monkeypatch.setattr(engine, "reviewing", noted)
    paths = []
    with Caller(server).guest("Ben") as ben:
        for caller, name in ((ada, b"Ada"), (ben, b"Ben"), (ada, b"Ada again")):
            text = SHORT.replace(b"\n\n", b"\nplayers: %s\n\n" % name, 1)
            record = caller.ask("POST", "/api/records", content=text).json()["id"]
            paths.append(f"/api/records/{record}/review")
            assert caller.post(paths[-1]).status_code == 202
        go_on.set()
        for path in paths:
            finished(ada, path)
    assert order[4:10] in (["Ben", "Ada"] * 3, ["Ada", "Ben"] * 3)
    assert order[-1] == "Ada again", "one game of a person after the other"
    assert "Ada" not in order[order.index("Ada again") :]


def test_a_stored_review_is_sent_as_it_is(server: LiveServer, ada: Caller) -> None:
    subject = brought(ada)
    path = f"/api/records/{subject}/review"
    ada.post(path)
    finished(ada, path)
    server.change("UPDATE reviews SET data = ? WHERE subject = ?", '{"done" :  1}', subject)
    assert b'"review":{"done" :  1}' in ada.get(path).content


def test_every_move_of_a_review_is_encoded_once() -> None:
    steps, grown, sent = review_job.review_steps(read(SHORT, "short", find_game)), Growing(), 0
    while (new := next_step(steps, len(grown.moves), len(grown.chart))) is not None:
        grown.add(new)
        sent += len(new.moves)
        assert len(new.moves) <= 1
        assert grown.done == new.found.done
    assert grown.found is not None
    assert sent == len(grown.found.moves)
    assert json.loads(grown.text) == asdict(grown.found)


def test_the_server_answers_while_it_reviews(ada: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()

    def slow(*_: object, **__: object) -> Iterator[None]:
        go_on.wait(20)
        yield from ()

    monkeypatch.setattr(engine, "reviewing", slow)
    path = f"/api/records/{brought(ada)}/review"
    ada.post(path)
    for _ in range(10):
        assert ada.get(path).json()["state"] == "running"
    go_on.set()
    assert finished(ada, path)[-1]["review"] is not None


def test_a_review_that_could_not_begin_counts_for_nobody(
    server: LiveServer, ada: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unavailable(*_: object) -> bool:
        raise Unavailable("the database does not answer")

    record = brought(ada)
    with monkeypatch.context() as patch:
        patch.setattr(server.service.reviews, "_claim", unavailable)
        assert ada.post(f"/api/records/{record}/review").status_code == 503
    assert record not in server.service.reviews.held.things

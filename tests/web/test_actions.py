"""Wherever a choice or an outcome is sent as notation, it is also sent as data: `action`."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from feira.core.position import Position
from feira.core.record import position_after, read, replay, start
from feira.core.types import CHANCE, Json
from feira.games import NAMES, find_game
from feira.players.analysis import analyse
from feira.players.search import Budget
from feira.service import review_job, shapes
from feira.service.lessons import lesson, lesson_file, read_lesson
from feira.web import hints
from tests.golden import FOLDER
from tests.shapes import fits
from tests.web.games import warm_server
from tests.web.live_server import Caller, LiveServer, begin
from tests.web.test_reviews import finished

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]
GOLDEN = {name: (FOLDER / name / "two-players.feira").read_bytes() for name in NAMES}
REVIEWED = {  # short games with all kinds of choices
    "mercado": (FOLDER / "mercado" / "challenge-1.feira").read_bytes(),
    "machikoro": GOLDEN["machikoro"],
}


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    for name in NAMES:
        record = read(GOLDEN[name], "golden", find_game)
        before = next(step.before for step in replay(record) if step.actor != CHANCE)
        analyse(before, budget=Budget(simulations=1))  # compiled here, so that nobody waits
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


def check(position: Position, sent: Json) -> int:
    """Asserts that text and data are one choice of this position; returns its number."""
    choice = position.number(sent["text"])
    assert sent["text"] == position.notation(choice)
    assert sent["action"] == position.action(choice)
    assert sent["action"]["kind"]
    fits(sent["action"], position.game.presentation.shapes.actions)
    assert choice in (position.chance() if position.actor == CHANCE else position.legal())
    return choice


def check_previews(position: Position, previews: list[Json]) -> None:
    """Every legal choice has a preview, with its action and what it adds to the standing."""
    assert [check(position, preview) for preview in previews] == position.legal()
    for preview in previews:
        assert preview["choice"] == position.number(preview["text"])
        assert isinstance(preview["standing"], int)


def brought(caller: Caller, data: bytes) -> str:
    """The id of an uploaded record."""
    return str(caller.ask("POST", "/api/records", content=data).json()["id"])


@pytest.mark.parametrize("name", NAMES)
def test_steps_and_previews_of_a_table(
    server: LiveServer, ada: Caller, ben: Caller, name: str
) -> None:
    table = begin(server, ada, ben, game=name)
    played = server.live(table).table
    position = position_after(played.record())
    kinds = set()
    with ada.socket(table) as talk:
        turn = talk.receive("table")["turn"]
        if turn is not None:
            check_previews(position, turn["previews"])
        for number in range(24):
            assert ada.move(table, which=number % 3 - 1) or ben.move(table, which=0)
            change = talk.receive("change")
            for step in change["steps"]:
                choice = check(position, step)
                kinds.add(step["action"]["kind"])
                position.apply(choice)
            if change.get("turn") is not None:
                check_previews(position, change["turn"]["previews"])
    assert len(kinds) >= 2
    assert played.position == position


@pytest.mark.parametrize("name", NAMES)
def test_steps_positions_and_the_best_of_a_record(ada: Caller, name: str) -> None:
    record = read(GOLDEN[name], "golden", find_game)
    path = f"/api/records/{brought(ada, GOLDEN[name])}"
    steps = ada.get(f"{path}/steps").json()
    position = start(record)
    for number, (step, choice) in enumerate(zip(steps, record.choices, strict=True)):
        assert check(position, step) == choice
        if number % 20 == 0:
            seen = ada.get(f"{path}/positions/{number}?previews=true").json()
            assert (seen["choice"], seen["action"]) == (step["text"], step["action"])
            if position.actor == CHANCE:
                assert "previews" not in seen
            else:
                check_previews(position, seen["previews"])
        position.apply(choice)
    end = ada.get(f"{path}/positions/{len(steps)}").json()
    assert (end["choice"], end["action"]) == (None, None)
    best = ada.get(f"{path}/history").json()["best"]
    assert len(best) == 2
    for one in best:
        step = steps[one["number"] - 1]
        assert (one["text"], one["action"]) == (step["text"], step["action"])


@pytest.mark.parametrize("name", NAMES)
def test_steps_and_positions_of_a_table_are_those_of_its_record(
    server: LiveServer, ada: Caller, ben: Caller, name: str
) -> None:
    table = begin(server, ada, ben, game=name)
    for _ in range(6):
        assert ada.move(table, which=0) or ben.move(table, which=0)
    record = server.live(table).table.record()
    steps = ada.get(f"/api/tables/{table}/steps").json()
    for step, replayed in zip(steps, replay(record), strict=True):
        assert check(replayed.before, step) == replayed.choice
        seen = ada.get(f"/api/tables/{table}/positions/{step['number'] - 1}").json()
        assert (seen["choice"], seen["action"]) == (step["text"], step["action"])
    now = ada.get(f"/api/tables/{table}/positions/{len(steps)}").json()
    assert (now["choice"], now["action"]) == (None, None)


def check_reasons(position: Position, variation: list[Json], reason: Any) -> int:
    """Reasons that name a choice have its action: it is a step of the principal variation."""
    named = [part for part in reason if part["key"] in ("why-prepares", "why-leaves")]
    assert all("text" not in part for part in reason if part not in named)
    steps = [(step["text"], step["action"]) for step in variation]
    for part in named:
        assert (part["text"], part["action"]) in steps
    for step in variation:  # what chance brings before it is left out
        assert step["actor"] in range(position.seats)
        fits(step["action"], position.game.presentation.shapes.actions)
    return len(named)


@pytest.mark.parametrize("name", NAMES)
def test_a_hint(
    server: LiveServer, ada: Caller, ben: Caller, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "HINT_MILLISECONDS", 100.0)
    table = begin(server, ada, ben, game=name)
    played = server.live(table).table
    assert played.position is not None
    who = (ada, ben)[played.actor or 0]
    with who.socket(table) as talk:
        talk.send({"do": "hint"})
        hint = talk.receive("hint")
    fits(hint, shapes.Hinted)
    assert hint["version"] == played.version
    assert check(played.position, hint) == hint["choice"]
    assert sum(hint["shares"]) == pytest.approx(1.0)
    for part in hint["reason"]:
        if part["key"] in ("why-prepares", "why-leaves"):
            assert part["action"]["kind"]
            fits(part["action"], played.game.presentation.shapes.actions)


@pytest.mark.parametrize("name", NAMES)
def test_a_review(ada: Caller, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_job, "SIMULATIONS", 200 if name == "mercado" else 60)
    record = read(REVIEWED[name], "golden", find_game)
    path = f"/api/records/{brought(ada, REVIEWED[name])}/review"
    ada.post(path)
    found = finished(ada, path)[-1]["review"]["moves"]
    assert len(found) > 10
    named = variations = 0
    for one in found:
        before = position_after(record, one["number"] - 1)
        assert check(before, one["chosen"]) == record.choices[one["number"] - 1]
        for estimate in (one["chosen"], one["best"], *one["others"]):
            choice = check(before, estimate)
            assert choice == estimate["choice"]
            variation = estimate["principal_variation"]
            variations += len(variation)
            named += check_reasons(before, variation, estimate["reason"])
    assert variations > 10
    assert named > 0


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson(name: str) -> None:
    record, stops = read_lesson(lesson_file(find_game(name)).read_bytes(), "lesson.txt")
    asked = 0
    for stop, step in zip(stops, lesson(name).steps, strict=True):
        before = position_after(record, stop.number)
        if step.turn is None:
            assert (step.choice, step.choose, step.action) == (None, None, None)
        else:
            turn: Any = step.turn
            choice = check(before, {"text": step.choose, "action": step.action})
            assert choice == step.choice == record.choices[stop.number]
            check_previews(before, turn["previews"])
            asked += 1
        for shown in step.after.steps if step.after else ():
            before = before.play(check(before, dict(shown)))
    assert asked > 3


@pytest.mark.parametrize("name", NAMES)
def test_why_takes_the_actions_that_are_sent(
    server: LiveServer, ada: Caller, ben: Caller, name: str
) -> None:
    """`GET /why` with the action of a preview, of an illegal choice, and with nonsense."""
    table = begin(server, ada, ben, game=name)
    played = server.live(table).table
    position = played.position
    assert position is not None
    who, other = (ada, ben) if played.actor == 0 else (ben, ada)
    choices = range(0, played.game.rules.choices, max(1, played.game.rules.choices // 60))
    chosen = dict.fromkeys([*position.legal()[:10], *choices])
    actions = {json.dumps(position.action(choice)): choice for choice in chosen}
    nonsense = ["{", "{}", '{"kind": "?"}', '{"kind": 1}', '{"kind": []}', '{"kind":' * 40]
    nonsense += ["[" * 300, '{"kind": ' + "[" * 180 + "]" * 180 + "}", '{"kind": null, "x": {}}']
    asked = {"choice": [*actions, *nonsense]}
    answer = who.http.get(f"/api/tables/{table}/why", params=asked)
    assert answer.status_code == 200, answer.text
    reasons = answer.json()["reasons"]
    assert list(reasons) == asked["choice"]
    for text, choice in actions.items():
        assert reasons[text] == position.refusal(choice)
    assert {reason is None for reason in map(reasons.get, actions)} == {True, False}
    for text in nonsense:
        assert reasons[text] == {"key": "refused-unknown"}, text
    told = other.http.get(f"/api/tables/{table}/why", params=asked).json()["reasons"]
    assert all(reason == {"key": "not-your-turn"} for reason in told.values())

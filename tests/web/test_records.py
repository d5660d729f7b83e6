"""Records: uploaded, validated, stored, replayed step by step, and proved."""

from collections.abc import Iterator

import pytest

from feira.core.record import position_after, read, replay, start
from feira.games import find_game
from feira.service.record_texts import MOST_BYTES
from feira.table.table import Table
from feira.web import records
from tests.golden import FOLDER
from tests.web.games import warm_server, whole_game
from tests.web.live_server import Caller, LiveServer

GOLDEN = (FOLDER / "mercado" / "two-players.feira").read_bytes()
OWN_COMPONENTS = (FOLDER / "mercado" / "own-components.feira").read_bytes()


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with warm_server() as one:
        yield one


@pytest.fixture(scope="module")
def ada(server: LiveServer) -> Iterator[Caller]:
    with Caller(server).guest("Ada") as caller:
        yield caller


@pytest.fixture(scope="module")
def played(server: LiveServer, ada: Caller) -> Table:
    """A game that is over."""
    with Caller(server).guest("Ben") as ben:
        return whole_game(server, ada, ben)


def bring(caller: Caller, data: bytes) -> str:
    answer = caller.ask("POST", "/api/records", content=data)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_a_record_is_kept_with_what_it_is_about(ada: Caller) -> None:
    name = bring(ada, GOLDEN)
    kept = ada.get(f"/api/records/{name}").json()
    record = read(GOLDEN, "golden", find_game)
    assert kept["text"].encode() == GOLDEN
    assert kept["choices"] == len(record.choices)
    assert kept["result"] == position_after(record).result
    assert kept["over"]
    listed = ada.get("/api/me/records").json()[0]
    assert listed == {key: value for key, value in kept.items() if key != "text"}
    assert ada.get(f"/api/me/records?before={kept['created']}").json() == []


def test_a_component_set_that_is_spelled_out_is_welcome(ada: Caller) -> None:
    bring(ada, OWN_COMPONENTS)


def test_others_may_look_at_a_record_but_not_delete_it(server: LiveServer, ada: Caller) -> None:
    name = bring(ada, GOLDEN)
    with Caller(server).guest("Eve") as eve:
        assert eve.get(f"/api/records/{name}").status_code == 200
        assert eve.get("/api/me/records").json() == []
        assert eve.ask("DELETE", f"/api/records/{name}").status_code == 404
    assert ada.ask("DELETE", f"/api/records/{name}").status_code == 204
    for path in ("", "/steps", "/positions/0", "/review"):
        assert ada.get(f"/api/records/{name}{path}").status_code == 404


def test_a_record_is_replayed_from_any_point(ada: Caller) -> None:
    name = bring(ada, GOLDEN)
    record = read(GOLDEN, "golden", find_game)
    steps = ada.get(f"/api/records/{name}/steps").json()
    assert len(steps) == len(record.choices)
    for answered, step in zip(steps, replay(record), strict=True):
        assert answered == {
            "number": step.number,
            "actor": None if step.actor < 0 else step.actor,
            "text": step.before.notation(step.choice),
            "action": step.before.action(step.choice),
            "events": step.events,
        }
        if step.number in (1, 40, len(steps)):
            view = ada.get(f"/api/records/{name}/positions/{step.number}").json()["view"]
            assert view == step.after.view()
    first = ada.get(f"/api/records/{name}/positions/0").json()["view"]
    assert first == start(record).view()
    assert ada.get(f"/api/records/{name}/positions/{len(steps) + 1}").status_code == 404


def test_the_steps_of_a_table_are_those_of_its_record(ada: Caller, played: Table) -> None:
    steps = ada.get(f"/api/tables/{played.id}/steps").json()
    name = bring(ada, ada.get(f"/api/tables/{played.id}/record").content)
    assert steps == ada.get(f"/api/records/{name}/steps").json()
    assert len(steps) == len(played.choices)
    assert ada.get("/api/tables/nothing/steps").status_code == 404


def line_of(data: bytes, word: bytes) -> int:
    return data[: data.index(word)].count(b"\n") + 1


@pytest.mark.parametrize(
    ("before", "after", "word"),
    [
        (b"feira 1", b"feira 9", "expected 'feira 1'"),
        (b"game: mercado", b"game: chess", "chess"),
        (b"seats: 2", b"seats: 7", "seats"),
        (b"0 stall", b"0 stand", "stand"),
        (b"0 stall", b"1 stall", "expected a choice of seat 0"),
        (b"0 stall", b"0 stall \xff", "UTF-8"),
        (b"0 stall", b"# \0\n0 stall", "zero byte"),
        (b"options: ", b"options: components=/etc/passwd ", "not as a file"),
        (b"options: ", b"options: components=components.txt ", "not as a file"),
        (b"options: ", b"options: components=a:b.txt ", "not as a file"),
        (b"options: ", b"options: components=marked:b.txt ", "not as a file"),
        (b"options: ", b"options: components=pyproject.toml; ", "components"),
    ],
)
def test_a_wrong_record_is_refused_in_one_line_with_its_number(
    server: LiveServer, ada: Caller, before: bytes, after: bytes, word: str
) -> None:
    wrong = GOLDEN.replace(before, after, 1)
    assert wrong != GOLDEN
    number = line_of(GOLDEN, before)
    kept = server.rows("SELECT count(*) FROM records")
    for path in ("/api/records", "/api/verify"):
        answer = ada.ask("POST", path, content=wrong)
        assert answer.status_code == 400, answer.text
        text = answer.json()["detail"]
        assert f"line {number}: " in text
        assert word in text
        assert "\n" not in text
        assert "root" not in text
    assert server.rows("SELECT count(*) FROM records") == kept


def test_names_of_players_have_an_end(ada: Caller) -> None:
    for length, status in ((96, 201), (97, 400)):
        named = GOLDEN.replace(b"\n\n", b"\nplayers: Ada, %s\n\n" % (b"B" * length), 1)
        answer = ada.ask("POST", "/api/records", content=named)
        assert answer.status_code == status, answer.text
    line = line_of(named, b"players:")
    assert f"line {line}: expected names of players with at most 96 " in answer.json()["detail"]


def test_records_have_an_owner_and_an_end(
    server: LiveServer, ada: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Caller(server) as stranger:
        assert stranger.ask("POST", "/api/records", content=GOLDEN).status_code == 401
    long = GOLDEN + b"#" * MOST_BYTES
    assert ada.ask("POST", "/api/records", content=long).status_code == 413
    monkeypatch.setattr(records, "MOST_RECORDS", 1)
    with Caller(server).guest("Eve") as eve:
        bring(eve, GOLDEN)
        answer = eve.ask("POST", "/api/records", content=GOLDEN)
        assert (answer.status_code, "delete one" in answer.text) == (400, True)


def test_the_dice_of_a_finished_table_are_proved(
    server: LiveServer, ada: Caller, played: Table
) -> None:
    text = ada.get(f"/api/tables/{played.id}/record").content
    outcomes = sum(actor < 0 for actor in played.actors)
    assert outcomes > 10
    assert ada.get(f"/api/tables/{played.id}/verify").json() == {"outcomes": outcomes}
    assert ada.ask("POST", "/api/verify", content=text).json() == {"outcomes": outcomes}
    forged = text.replace(played.seats[0].nonce.encode(), b"another-nonce")
    answer = ada.ask("POST", "/api/verify", content=forged)
    assert (answer.status_code, "the dice say" in answer.json()["detail"]) == (400, True)
    bare = ada.ask("POST", "/api/verify", content=GOLDEN)
    assert (bare.status_code, "no 'commit'" in bare.json()["detail"]) == (400, True)
    with Caller(server).guest("Eve") as eve:
        running = eve.table("me", "invite")
        assert eve.get(f"/api/tables/{running}/verify").status_code == 409

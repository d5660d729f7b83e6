"""A running rated game is not analysed for any of its players, however its record is edited."""

from collections.abc import Iterator

import pytest

from feira.core.record import position_after, read, write
from feira.games import find_game
from feira.service import review_job
from feira.table.rated_positions import OPENING
from feira.web.rated_play import same_as_rated
from tests.golden import FOLDER
from tests.web.games import inside, warm_server
from tests.web.live_server import Caller, LiveServer, begin, start_server

pytestmark = pytest.mark.native


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with warm_server() as one:
        yield one


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_job, "SIMULATIONS", 1)


def review(caller: Caller, text: str) -> int:
    """Uploads a record and asks for its review; returns the status of the answer."""
    record = caller.ask("POST", "/api/records", content=text.encode()).json()["id"]
    return int(caller.post(f"/api/records/{record}/review").status_code)


def choose(server: LiveServer, table: str, callers: list[Caller], times: int) -> None:
    """The people to act make choices."""
    played = server.live(table).table
    who = {caller.id: caller for caller in callers}
    for _ in range(times):
        assert played.actor is not None
        assert played.position is not None
        person = played.seats[played.actor].person
        who[person].do(table, "choose", choice=played.position.legal()[0])


def edited(text: str) -> dict[str, str]:
    """The record of a running game, edited in various ways."""
    record = read(text.encode(), "", find_game)
    lines = text.rstrip("\n").split("\n")
    here = position_after(record)
    line = f"{here.actor} {here.notation(here.legal()[-1])}"
    return {
        "as it is": write(record),
        "a line appended": "\n".join([*lines, line]) + "\n",
        "a prefix": "\n".join(lines[:-3]) + "\n",
        "without names and dice": "\n".join(
            one for one in lines if not one.startswith(("players", "commit", "nonces"))
        ),
    }


def test_neither_a_player_nor_somebody_for_them(server: LiveServer) -> None:
    with (
        Caller(server).account("Rated Ada") as ada,
        Caller(server).account("Rated Ben") as ben,
        Caller(server).guest("Eve") as eve,
    ):
        table = begin(server, ada, ben, game="machikoro", rated=True)
        choose(server, table, [ada, ben], 14)
        assert len(server.live(table).table.choices) >= OPENING
        text = ada.get(f"/api/tables/{table}/record").text
        for way, changed in edited(text).items():
            assert review(ada, changed) == 409, way
            assert review(eve, changed) == (202 if way == "a prefix" else 409), way
        other = (FOLDER / "mercado" / "challenge-1.feira").read_text()
        assert review(ada, other) == 202, "another game"
        ada.do(table, "resign")
        ben.do(table, "end")
        assert review(ada, edited(text)["a line appended"]) == 202


def board(caller: Caller, text: str) -> int:
    """Opens a position on the analysis board; returns the status of the answer."""
    asked = {"game": "machikoro", "position": text}
    return int(caller.post("/api/analysis/position", asked).status_code)


def test_no_process_analyses_what_is_played_at_another(server: LiveServer) -> None:
    """Only the database is shared, and the game is in the memory of one process."""
    with (
        Caller(server).account("Rated Cleo") as cleo,
        Caller(server).account("Rated Dan") as dan,
        start_server(database=server.settings.database) as elsewhere,
        Caller(elsewhere).guest("Eve") as eve,
    ):
        table = begin(server, cleo, dan, game="machikoro", rated=True)
        choose(server, table, [cleo, dan], 14)
        played = server.live(table).table
        assert table not in elsewhere.service.authority.tables.by_id
        text = cleo.get(f"/api/tables/{table}/record").text
        position = played.position
        assert position is not None
        assert review(eve, text) == 409
        assert board(eve, position.text) == 409
        service = elsewhere.service
        assert inside(elsewhere, same_as_rated(service, cleo.id, position))
        assert not inside(elsewhere, same_as_rated(service, eve.id, position))
        choose(server, table, [cleo, dan], 1)
        after = played.position
        assert after is not None
        assert (board(eve, position.text), board(eve, after.text)) == (200, 409)
        cleo.do(table, "resign")
        dan.do(table, "end")
        assert board(eve, after.text) == 200
        assert server.rows("SELECT * FROM rated_positions WHERE table_id = ?", table) == []


def test_a_choice_that_is_taken_back_leads_to_a_position_of_the_game(server: LiveServer) -> None:
    with (
        Caller(server).account("Rated Fay") as fay,
        Caller(server).account("Rated Gil") as gil,
        Caller(server).guest("Eve") as eve,
    ):
        table = begin(server, fay, gil, game="mercado", rated=True)
        played = server.live(table).table
        choose(server, table, [fay, gil], 20)
        while True:
            before, number = played.position, len(played.choices)
            assert before is not None
            who = {fay.id: fay, gil.id: gil}[played.seats[before.actor].person]
            choose(server, table, [fay, gil], 1)
            if len(played.choices) == number + 1:  # chance has added nothing
                break
        who.do(table, "take-back")
        assert played.position == before
        asked = {"game": "mercado", "position": before.text}
        assert eve.post("/api/analysis/position", asked).status_code == 409

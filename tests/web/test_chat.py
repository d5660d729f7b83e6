"""The chat of a table: its last lines, and its limit."""

from collections.abc import Iterator

import pytest

from feira.core.types import Json
from feira.table import schema
from feira.table.sql_store import MOST_LINES, MOST_SHOWN
from feira.web.service import MOST_OF_WATCHERS
from tests.web.live_server import Caller, LiveServer, TableSocket, begin, start_server

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]

FILL = f"""WITH RECURSIVE counted(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM counted
WHERE number < ?)
INSERT OR IGNORE INTO {schema.chat.name} (table_id, number, at, person, name, text)
SELECT ?, number, 0, 'somebody', 'Somebody', 'line ' || number FROM counted"""


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with start_server() as one:
        yield one


def say(socket: TableSocket) -> Json:
    """The answer to one more line."""
    socket.send({"do": "say", "text": "one more"})
    return socket.receive("said", "error")


def test_an_answer_has_the_last_lines_only(server: LiveServer) -> None:
    with Caller(server).guest("Ada") as ada:
        table = ada.table("me", "invite")
        server.change(FILL, MOST_SHOWN + 50, table)
        lines = ada.get(f"/api/tables/{table}/chat").json()
        assert [one["number"] for one in lines] == list(range(51, MOST_SHOWN + 51))
        later = ada.get(f"/api/tables/{table}/chat?after={MOST_SHOWN + 48}").json()
        assert [one["text"] for one in later] == ["line 249", "line 250"]


def test_who_reads_a_line_knows_whether_it_is_theirs(server: LiveServer) -> None:
    with Caller(server).guest("Ada") as ada, Caller(server).guest("Ada") as other:
        table = begin(server, ada, other)
        with ada.socket(table) as hers, other.socket(table) as theirs:
            assert say(hers)["mine"], "also in her other windows"
            assert not theirs.receive("said")["mine"], "although the name is the same"
        path = f"/api/tables/{table}/chat"
        assert [one["mine"] for one in ada.get(path).json()] == [True]
        assert [one["mine"] for one in other.get(path).json()] == [False]
        with Caller(server) as nobody:
            assert [one["mine"] for one in nobody.get(path).json()] == [False]


@pytest.mark.parametrize("control", ["\x1b[2J", "\x7f", "\x9b2J", "\x85"])
def test_a_line_has_no_controls_for_terminals(server: LiveServer, control: str) -> None:
    with Caller(server).guest("Ada") as ada, ada.socket(ada.table("me", "invite")) as socket:
        socket.send({"do": "say", "text": f"hello {control}"})
        assert "text" in socket.receive("error")


def test_a_chat_has_an_end_first_for_those_who_watch(server: LiveServer) -> None:
    with (
        Caller(server).guest("Ada") as ada,
        Caller(server).guest("Ben") as ben,
        Caller(server).guest("Eve") as eve,
    ):
        table = begin(server, ada, ben)
        server.change(FILL, MOST_OF_WATCHERS - 1, table)
        with ada.socket(table) as hers, eve.socket(table) as watching:
            assert say(watching)["number"] == MOST_OF_WATCHERS
            hers.receive("said")
            full = say(watching)
            assert (full["kind"], full["refused"]) == ("error", {"key": "chat-full"})
            assert full["text"] == "the chat of this table is full"
            assert say(hers)["number"] == MOST_OF_WATCHERS + 1
            server.change(FILL, MOST_LINES, table)
            assert say(hers)["refused"] == {"key": "chat-full"}
            assert ada.move(table) or ben.move(table), "the game goes on"

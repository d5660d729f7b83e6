"""The types generated for the client are those of the messages that are sent."""

import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from feira.games import find_game
from feira.players.levels import LEVELS
from feira.service import shapes
from feira.table.plan import Plan
from feira.web.types import CATALOGUE_FILE, TYPES_FILE, catalogue, typescript
from feira.web.typescript import Writer
from tests.shapes import fits
from tests.web.games import warm_server
from tests.web.live_server import Caller, LiveServer, begin
from tests.web.test_docs import SOURCES, examples

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]
KINDS: dict[str, Any] = {
    shape.__annotations__["kind"].__args__[0]: shape for shape in shapes.SERVER_MESSAGES
}
EVENTS = {shape.__annotations__["kind"].__args__[0]: shape for shape in shapes.TABLE_EVENTS}


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with warm_server() as one:
        yield one


def test_the_files_are_up_to_date() -> None:
    assert TYPES_FILE.read_text(encoding="utf-8") == typescript(), "run python -m feira.web.types"
    assert CATALOGUE_FILE.read_text(encoding="utf-8") == catalogue(), "run feira.web.types"


def test_levels_are_those_of_the_players() -> None:
    assert f"export const LEVELS = {json.dumps(LEVELS)} as const;" in catalogue()
    names = " | ".join(f'"{level}"' for level in LEVELS)
    assert f"export type Level = {names};" in typescript()
    assert typescript().count('"medium"') == 1


def test_every_answer_has_a_type() -> None:
    answers = typescript().partition("export type Answers = {")[2].partition("\n};")[0]
    vague = re.findall(r'"(.*)": [^;]*unknown', answers)
    assert vague == ["GET /api/me/data"]


def test_every_kind_of_message_has_a_type() -> None:
    kinds = re.findall(r'\{"kind": ?"([a-z]+)"', "\n".join(SOURCES))
    assert set(KINDS) == {*kinds, "table", "change", "said"}


def test_examples_in_the_docs_have_these_types() -> None:
    for text in examples("receive"):
        message = json.loads(text)
        fits(message, KINDS[message["kind"]])


def listen(talk: Any, until: str) -> None:
    """Compares all messages with their types, up to one of a kind."""
    while True:
        message = talk.receive(*KINDS)
        fits(message, KINDS[message["kind"]])
        if message["kind"] == "change":
            fits(message["event"], EVENTS[message["event"]["kind"]])
        if message["kind"] == until:
            return


def test_messages_of_a_socket_have_these_types(server: LiveServer) -> None:
    with Caller(server).guest("Ada") as ada, Caller(server).guest("Ben") as ben:
        table = ada.table("me", "invite", game="mercado", clock={"kind": "turn", "amount": 600})
        with ada.socket(table) as talk:
            listen(talk, "present")
            ada.sit(table)
            ben.sit(table)
            for _ in range(30):
                ada.move(table, which=0)
                ben.move(table, which=0)
            talk.send({"do": "say", "text": "Good luck!"})
            listen(talk, "said")
            talk.send({"do": "nonsense"})
            listen(talk, "error")
            talk.send({"do": "choose", "id": "x1", "version": 0, "choice": 3})
            listen(talk, "answer")
            while ada.move(table, which=0):
                pass
            talk.send({"do": "hint"})  # it is not their turn
            listen(talk, "hint")
            ben.do(table, "resign")
            talk.send({"do": "ping"})
            listen(talk, "pong")


def test_views_at_a_table_are_of_the_games_type(server: LiveServer) -> None:
    with Caller(server).guest("Ada") as ada, Caller(server).guest("Ben") as ben:
        for name in ("mercado", "machikoro"):
            seen = ada.see(begin(server, ada, ben, game=name))
            fits(seen["view"], find_game(name).presentation.shapes.view)


def test_no_two_types_have_the_same_name() -> None:
    writer = Writer("")
    writer.type_of(Plan)
    with pytest.raises(AssertionError, match="two types are called Plan"):
        writer.type_of(msgspec.defstruct("Plan", [("other", int)]))

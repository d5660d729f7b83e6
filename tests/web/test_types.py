"""The types that are written down for the client are those of what is really sent."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from feira.games import find_game
from feira.web import shapes
from feira.web.types import FILE, typescript
from tests.shapes import fits
from tests.web.games import ready_house
from tests.web.house import Caller, House, begin
from tests.web.test_docs import SOURCES, examples

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]
KINDS: dict[str, Any] = {shape.__annotations__["kind"].__args__[0]: shape for shape in shapes.TOLD}
ENTRIES = {shape.__annotations__["kind"].__args__[0]: shape for shape in shapes.ENTRIES}


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with ready_house() as one:
        yield one


def test_the_file_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == typescript(), "run python -m feira.web.types"


def test_every_answer_has_a_type() -> None:
    answers = typescript().partition("export type Answers = {")[2].partition("\n};")[0]
    vague = re.findall(r'"(.*)": [^;]*unknown', answers)
    assert vague == ["GET /api/me/data"]


def test_every_kind_of_message_has_a_type() -> None:
    kinds = re.findall(r'\{"kind": ?"([a-z]+)"', "\n".join(SOURCES))
    assert set(KINDS) == {*kinds, "table", "change"}


def test_what_the_docs_show_is_of_these_types() -> None:
    for text in examples("told"):
        message = json.loads(text)
        fits(message, KINDS[message["kind"]])


def listen(talk: Any, until: str) -> None:
    """Holds all messages to their types, up to one of a kind."""
    while True:
        message = talk.hear(*KINDS)
        fits(message, KINDS[message["kind"]])
        if message["kind"] == "change":
            fits(message["what"], ENTRIES[message["what"]["kind"]])
        if message["kind"] == until:
            return


def test_what_a_socket_tells_is_of_these_types(house: House) -> None:
    with Caller(house).guest("Ada") as ada, Caller(house).guest("Ben") as ben:
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
            talk.send({"do": "why", "choice": 7})
            listen(talk, "why")
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


def test_views_at_a_table_are_of_the_games_type(house: House) -> None:
    with Caller(house).guest("Ada") as ada, Caller(house).guest("Ben") as ben:
        for name in ("mercado", "machikoro"):
            seen = ada.see(begin(house, ada, ben, game=name))
            fits(seen["view"], find_game(name).shapes.view)

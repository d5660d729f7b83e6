"""Presentation gives the same JSON without NumPy and Numba as with them.

Positions of random games are recorded with the results of the rules (legal choices, look-aheads,
events) and with the JSON that a server sends. A fresh interpreter, in which neither NumPy nor Numba
can be imported, then produces that JSON from the recorded bytes alone.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from feira.core.config import Config
from feira.core.events import COLUMNS, ROWS, Lookahead
from feira.core.game import Game
from feira.core.position import Position
from feira.core.random import advance, stream
from feira.core.types import CHANCE, Buffer
from feira.games import NAMES, find_game

pytestmark = pytest.mark.native  # how kernels run is the same to it

EVERY = 9  # positions of a game between two that are recorded
REFUSED = 11  # every so many numbers, a choice is asked about

ALONE = """
import sys
sys.modules["numpy"] = sys.modules["numba"] = None
import msgspec
from importlib import import_module
from feira.core.events import Lookahead

presentation = import_module(f"feira.games.{sys.argv[1]}.presentation.contract").PRESENTATION
checked = 0


def read(one):
    return Lookahead(one["choice"], bytes.fromhex(one["after"]), one["events"])


for case in msgspec.json.decode(open(sys.argv[2], "rb").read()):
    position = bytes.fromhex(case["position"])
    asked = {(call["position"], tuple(call["choices"])): call["found"] for call in case["calls"]}

    def look_ahead(position, choices):
        return [read(one) for one in asked[bytes(position).hex(), tuple(choices)]]

    texts = [presentation.text(position, choice) for choice in case["choices"]]
    found = {
        "actor": presentation.actor(position),
        "text": presentation.position_text(position),
        "views": [presentation.view(position, seat) for seat in case["seats"]],
        "previews": presentation.preview(position, [read(one) for one in case["ahead"]]),
        "explained": presentation.explain(position, case["events"]),
        "refusals": [presentation.refusal(position, choice) for choice in case["refused"]],
        "notation": texts,
        "numbers": [presentation.parse(position, text) for text in texts],
        "actions": [presentation.action(position, choice) for choice in case["choices"]],
        "outlook": presentation.outlook(position, look_ahead),
        "result": presentation.result(position),
    }
    for key, value in found.items():
        sent = msgspec.json.encode(case["sent"][key])
        made = msgspec.json.encode(msgspec.json.decode(msgspec.json.encode(value)))
        assert made == sent, (key, made, sent)
        checked += 1
assert sys.modules["numpy"] is None and sys.modules["numba"] is None
print(checked)
"""


def recorded(ahead: Lookahead) -> dict[str, Any]:
    return {
        "choice": ahead.choice,
        "after": bytes(ahead.after).hex(),
        "events": ahead.events,
    }


def case_of(position: Position, events: list[list[int]]) -> dict[str, Any]:
    """A position with what the rules know of it, and with the JSON that a server sends."""
    presentation = position.game.presentation
    calls: list[dict[str, Any]] = []

    def look_ahead(data: Buffer, choices: Any) -> list[Lookahead]:
        found = position.game.rules.lookahead(data, choices)
        calls.append(
            {
                "position": bytes(data).hex(),
                "choices": list(choices),
                "found": [recorded(one) for one in found],
            }
        )
        return found

    seats = [None, *range(position.seats)]
    refused = list(range(-1, position.game.rules.choices + 1, REFUSED))
    choices = position.legal() or list(position.chance())
    texts = [position.notation(choice) for choice in choices]
    sent = {
        "actor": position.actor,
        "text": position.text,
        "views": [position.view(seat) for seat in seats],
        "previews": position.previews(),
        "explained": presentation.explain(position.array, events),
        "refusals": [position.refusal(choice) for choice in refused],
        "notation": texts,
        "numbers": choices,
        "actions": [position.action(choice) for choice in choices],
        "outlook": presentation.outlook(position.array, look_ahead),
        "result": position.result,
    }
    return {
        "position": bytes(position).hex(),
        "seats": seats,
        "refused": refused,
        "choices": choices,
        "ahead": [recorded(one) for one in position.lookahead()],
        "events": events,
        "calls": calls,
        "sent": sent,
    }


def cases_of(game: Game, config: Config) -> list[dict[str, Any]]:
    """Some positions of a random game, its last one included."""
    position, found, number = Position.start(game, config), [], 0
    events: list[list[int]] = []
    a, b = stream(3, 0)
    while True:
        if number % EVERY == 0 or position.over:
            found.append(case_of(position, events))
        if position.over:
            return found
        a, b, r = advance(a, b)
        choices = list(position.chance()) if position.actor == CHANCE else position.legal()
        ahead = game.rules.lookahead(position.array, [choices[r * len(choices) >> 32]])[0]
        position, events = Position.load(game, ahead.after), ahead.events
        number += 1


def configs(name: str) -> list[Config]:
    """Every challenge and number of seats of Mercado; Machi Koro with everything, and without."""
    game = find_game(name)
    variants = game.rules.variants()
    return [*variants[:: 3 if game.campaign else 7], variants[-1]]


@pytest.mark.parametrize("name", NAMES)
def test_presentation_needs_neither_numpy_nor_numba(name: str, tmp_path: Path) -> None:
    game = find_game(name)
    cases = [case for config in configs(name) for case in cases_of(game, config)]
    file = tmp_path / "cases.json"
    file.write_bytes(msgspec.json.encode(cases))
    done = subprocess.run(
        [sys.executable, "-c", ALONE, name, str(file)],
        capture_output=True,
        text=True,
        env=dict(os.environ),
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert int(done.stdout) == 11 * len(cases)
    assert len(cases) > 50
    assert all(
        len(one["events"][0]) == COLUMNS for case in cases for one in case["ahead"] if one["events"]
    )
    assert all(len(one["events"]) < ROWS for case in cases for one in case["ahead"])

"""Why choices are not legal: only the person to act gets reasons, which may name coins."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from feira.games import NAMES
from feira.service.reasons import reason_against
from feira.table.person import ANONYMOUS, Person
from feira.table.table import Table
from tests.table.clients import new_authority, plan, seated

UNKNOWN = {"key": "refused-unknown"}
# Texts that are no choice of any game: they look like JSON, or like an action.
NO_ACTIONS = (
    *("{", "}", "{}", '{"kind"', '{"kind":}', "{'kind': 'coin'}", '{"kind": "coin"} more'),
    *('{"kind": NaN}', '{"kind": null}', '{"kind": 7}', '{"kind": true}', '{"kind": []}'),
    *('{"kind": {}}', '{"kind": {"kind": "coin"}}', '{"kind": ""}', '{"kind": "no-such-kind"}'),
    *('{"good": "fish", "square": "c3"}', '{"dice": 2}', '{"": ""}', '{"kind": "\\ud800"}'),
    *('{"kind": "stall"}', '{"kind": "build"}', '{"kind": "roll", "dice": 3}'),
    '{"kind": ' * 2_000 + "1" + "}" * 2_000,  # deeper than Python parses
    '{"kind": ' + "[" * 50_000 + "]" * 50_000 + "}",
    '{"kind": ' + "1" * 5_000 + "}",  # an integer longer than Python reads
)
# Actions of each game with a value of a wrong type, a wrong name, too little or too much.
WRONG_ACTIONS: dict[str, tuple[Any, ...]] = {
    "mercado": (
        {"kind": "stall", "good": "fish", "square": "z9"},
        {"kind": "stall", "good": "gold", "square": "c3"},
        {"kind": "stall", "good": 1, "square": "c3"},
        {"kind": "stall", "good": None, "square": "c3"},
        {"kind": "stall", "good": "fish", "square": {"c": 3}},
        {"kind": "stall", "good": "fish", "square": [["c3"]]},
        {"kind": "stall", "good": "fish"},
        {"kind": "stall", "good": "fish", "square": "c3", "seat": 1},
        {"kind": "customers", "customers": 99, "goods": ["fish"], "entrance": "Na"},
        {"kind": "customers", "customers": 1, "goods": [1], "entrance": "Na"},
        {"kind": "customers", "customers": 1, "goods": [], "entrance": "Na"},
        {"kind": "customers", "customers": "many", "goods": ["fish"], "entrance": "Na"},
        {"kind": "exchange", "what": "all"},
        {"kind": "stall fish c3"},
        {"kind": "stall", "good": "fish", "square": ["c3"]},
        {"kind": "stall", "good": "fish", "place": "c3"},
        {"what": "coin"},
        {"kind": "coin", "coins": 5},
        {"kind": "build", "building": "mine"},
        {"kind": "display", "good": "fish"},  # an outcome of chance
    ),
    "machikoro": (
        {"kind": "build", "building": "castle"},
        {"kind": "build", "building": 3},
        {"kind": "build", "building": None},
        {"kind": "build", "building": ["mine", "mine"]},
        {"kind": "build"},
        {"kind": "roll", "dice": 0},
        {"kind": "roll", "dice": 1.5},
        {"kind": "roll", "dice": True},
        {"kind": "tv", "seat": -1},
        {"kind": "tv", "seat": 2},
        {"kind": "tv", "seat": {}},
        {"kind": "swap", "seat": 1, "given": "mine"},
        {"kind": "keep", "dice": 2},
        {"kind": "build mine"},
        {"kind": "build", "building": "none"},
        {"kind": "roll", "dice": "2"},
        {"kind": "roll", "dice": [2]},
        {"kind": "roll", "two": 2},
        {"kind": "stall", "good": "fish", "square": "c3"},
        {"kind": "dice", "dice": [3]},  # an outcome of chance
    ),
}


def at_table(name: str, test: Callable[[Table, Person, Person], None]) -> None:
    """Calls a test with a table where a game has begun, the person to act and the other one."""

    async def main() -> None:
        people = await seated(new_authority(), plan(name, "me", "invite"), "ada ben")
        live = people[0].live
        assert live is not None
        actor = live.table.actor
        assert actor is not None
        test(live.table, people[actor].person, people[1 - actor].person)

    asyncio.run(main())


@pytest.mark.native
@pytest.mark.parametrize("name", NAMES)
def test_only_the_person_to_act_gets_reasons(name: str) -> None:
    """With `money: hidden` a reason such as "costs 4, you have 2" is itself hidden."""

    def test(table: Table, ada: Person, ben: Person) -> None:
        assert table.position is not None
        legal, count = set(table.position.legal()), table.game.rules.choices
        assert legal
        for choice in range(count):
            reason = reason_against(table, ada, str(choice))
            assert reason == table.position.refusal(choice)
            assert (reason is None) == (choice in legal)
            for other in (ben, ANONYMOUS):
                assert reason_against(table, other, str(choice)) == {"key": "not-your-turn"}
        for text in (str(count), "9" * 300, "stall", "²", "-1", "", " ", "\x00"):
            assert reason_against(table, ada, text) == UNKNOWN

    at_table(name, test)


@pytest.mark.native
@pytest.mark.parametrize("name", NAMES)
def test_an_action_as_json_is_as_good_as_a_number(name: str) -> None:
    def test(table: Table, ada: Person, ben: Person) -> None:
        position = table.position
        assert position is not None
        legal = illegal = 0
        for choice in range(table.game.rules.choices):
            action = position.action(choice)
            for text in (
                json.dumps(action),
                json.dumps(action, indent=1, ensure_ascii=False),
                json.dumps(action, separators=(",", ":")),
                json.dumps(dict(reversed(action.items()))),  # keys of JSON have no order
            ):
                reason = reason_against(table, ada, text)
                assert reason == position.refusal(choice), text
                assert reason_against(table, ben, text) == {"key": "not-your-turn"}
            legal += reason is None
            illegal += reason is not None
        assert legal == len(position.legal())
        assert illegal > 0

    at_table(name, test)


@pytest.mark.native
@pytest.mark.parametrize("name", NAMES)
def test_what_is_no_action_is_no_choice(name: str) -> None:
    def test(table: Table, ada: Person, _: Person) -> None:
        for text in (*NO_ACTIONS, *map(json.dumps, WRONG_ACTIONS[name])):
            assert reason_against(table, ada, text) == UNKNOWN, text[:80]

    at_table(name, test)


def test_before_the_game_no_choice_is_legal() -> None:
    async def main() -> None:
        ada, _ = await seated(new_authority(), plan("mercado", "me", "invite", "invite"), "ada ben")
        assert ada.live is not None
        for text in ("0", "coin", '{"kind": "coin"}', "{"):
            assert reason_against(ada.live.table, ada.person, text) == {"key": "not-begun"}

    asyncio.run(main())

"""Why choices are not legal: only the person to act gets reasons, which may name coins."""

import asyncio
import json

import pytest

from feira.games import find_game
from feira.table.person import ANONYMOUS
from feira.web.reasons import reason_against
from tests.table.clients import new_authority, plan, seated


@pytest.mark.native
def test_only_the_person_to_act_gets_reasons() -> None:
    """With `money: hidden` a reason such as "costs 4, you have 2" is itself hidden."""

    async def main() -> None:
        ada, ben = await seated(new_authority(), plan("mercado", "me", "invite"), "ada ben")
        assert ada.live is not None
        table = ada.live.table
        assert table.position is not None
        game = find_game("mercado")
        legal = set(game.legal_choices(table.position))
        for choice in range(game.choices):
            reason = reason_against(table, ada.person, str(choice))
            assert (reason is None) == (choice in legal)
            for other in (ben.person, ANONYMOUS):
                assert reason_against(table, other, str(choice)) == {"key": "not-your-turn"}
        unreadable = (str(game.choices), "9" * 300, "stall", "{", "{}", json.dumps({"kind": "?"}))
        for text in unreadable:
            assert reason_against(table, ada.person, text) == {"key": "not-a-choice"}

    asyncio.run(main())


def test_before_the_game_no_choice_is_legal() -> None:
    async def main() -> None:
        ada, _ = await seated(new_authority(), plan("mercado", "me", "invite", "invite"), "ada ben")
        assert ada.live is not None
        assert reason_against(ada.live.table, ada.person, "0") == {"key": "not-begun"}

    asyncio.run(main())

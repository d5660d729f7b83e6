"""Why a choice is not legal: with numbers, and for nobody but who is to act."""

import asyncio

import pytest

from feira.games import find_game
from feira.table.table import Person
from feira.web.service import reason_against
from tests.table.people import new_authority, plan, seated


@pytest.mark.native
def test_only_who_is_to_act_hears_a_reason_that_names_coins() -> None:
    """With `money: hidden` a reason such as "costs 4, you have 2" is itself hidden."""

    async def main() -> None:
        ada, ben = await seated(new_authority(), plan("mercado", "me", "invite"), "ada ben")
        opened = ada.opened
        assert opened is not None
        assert opened.table.position is not None
        game = find_game("mercado")
        legal = set(game.legal_choices(opened.table.position))
        for choice in range(game.choices):
            told = reason_against(opened, ada.person, choice)["why"]
            assert (told is None) == (choice in legal)
            for other in (ben.person, Person("", "")):
                assert reason_against(opened, other, choice)["why"] == {"key": "not-your-turn"}
        beyond = reason_against(opened, ada.person, game.choices)["why"]
        assert beyond == {"key": "not-a-choice"}

    asyncio.run(main())

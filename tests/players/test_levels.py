"""Names, options and texts of players."""

import re
from pathlib import Path

import pytest

import feira.players
from feira.core.errors import FeiraError
from feira.core.messages import LANGUAGES, bundle
from feira.players.levels import LEVELS, PLAYERS, find_player_spec
from feira.players.search import Budget

MESSAGES = Path(feira.players.__file__).with_name("messages")


def test_the_levels_are_players_with_a_word_about_each() -> None:
    assert LEVELS == ("easy", "medium", "hard", "master")
    assert set(LEVELS) < set(PLAYERS)
    assert all(spec.help for spec in PLAYERS.values())


def test_options_change_one_thing() -> None:
    plain, quick = find_player_spec("master"), find_player_spec("master:ms=250,cores=2")
    assert quick.budget == Budget(milliseconds=250)
    assert quick.cores == 2
    assert quick.settings == plain.settings
    hot = find_player_spec("search:temperature=3,exploration=2,simulations=10")
    assert (hot.settings.temperature, hot.settings.exploration) == (3, 2)
    assert hot.budget == Budget(simulations=10)


def test_a_search_without_end_is_refused() -> None:
    with pytest.raises(FeiraError, match="needs a budget"):
        Budget()


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_written_in_every_language(language: str) -> None:
    def keys(code: str) -> list[str]:
        text = (MESSAGES / f"{code}.ftl").read_text(encoding="utf-8")
        return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)

    assert keys(language) == keys("en")
    messages = bundle(str(MESSAGES), language)
    for key in keys(language):
        pattern = messages.get_message(key).value
        assert pattern is not None
        text, errors = messages.format_pattern(pattern, {"coins": 5, "text": "stall fish a5"})
        assert not errors
        assert str(text).strip()

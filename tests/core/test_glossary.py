"""docs/glossary.md has the same names of things as the games' messages."""

import re
from pathlib import Path

import pytest

from feira.core.messages import LANGUAGES, Messages
from feira.games import NAMES, find_game

GLOSSARY = (Path(__file__).parent.parent.parent / "docs" / "glossary.md").read_text("utf-8")
KINDS = ("good", "kind", "challenge", "card", "landmark")
UNLISTED = {"kind-unknown", "challenge-5-unmet"}  # no names of things


def listed() -> dict[str, list[str]]:
    """The rows for messages: the key, and the name in each language."""
    rows = re.findall(r"^\| `([a-z0-9-]+)` \| (.*) \|$", GLOSSARY, re.MULTILINE)
    return {key: names.split(" | ") for key, names in rows}


def names_of(game: str) -> dict[str, list[str]]:
    """The names of all things of a game, in each language."""
    folder = find_game(game).presentation.messages
    text = (Path(folder) / "en.ftl").read_text(encoding="utf-8")
    keys = re.findall(rf"^((?:{'|'.join(KINDS)})-[\w-]+) =", text, re.MULTILINE)
    spoken = [Messages(folder, language, ()) for language in LANGUAGES]
    return {key: [one.format(key) for one in spoken] for key in keys if key not in UNLISTED}


def test_every_thing_is_in_the_glossary_by_its_name() -> None:
    named = {key: names for game in NAMES for key, names in names_of(game).items()}
    assert len(named) > 40
    assert listed() == named


@pytest.mark.parametrize("header", ["| English |", "| message |"])
def test_every_row_has_all_languages(header: str) -> None:
    tables = [table for table in GLOSSARY.split("\n\n") if table.startswith(header)]
    assert tables
    for table in tables:
        for row in table.splitlines():
            cells = [cell.strip() for cell in row.strip("|").split("|")]
            assert len(cells) == 1 + len(LANGUAGES), row
            assert all(cells), row

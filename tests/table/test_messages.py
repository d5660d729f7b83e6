"""Every refusal of a table is explained in every language."""

import re
from pathlib import Path

import pytest

from feira.core.messages import LANGUAGES, Messages, bundle
from feira.games import NAMES, find_game
from feira.web.quotas import NAMES as QUOTAS

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "feira"
FOLDER = SOURCE / "table" / "messages"
TOO_MANY: dict[str, str | int] = {"what": "commands", "unit": "seconds", "number": 5}
WHY = "table-not-legal-why"  # instead of table-not-legal, where the game gives its reason


def explained() -> set[str]:
    """The keys that docs/server.md explains."""
    text = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    section = text.partition("### Why a command is refused")[2].partition("\n#")[0]
    rows = re.findall(r"^\| (`.*?) \|", section, re.MULTILINE)
    return {key for row in rows for key in re.findall(r"`([a-z-]+)`", row)}


def refused() -> set[str]:
    """The keys that the source refuses with."""
    code = "\n".join(
        path.read_text(encoding="utf-8")
        for folder in ("table", "web")
        for path in (SOURCE / folder).rglob("*.py")
    )
    found = re.findall(r"Refused\(\s*(.*?)\)", code) + re.findall(r'"key": ("[a-z-]+")', code)
    return {key for text in found for key in re.findall(r'"([a-z-]+)"', text)}


def ids(path: Path) -> list[str]:
    """The messages of a file."""
    return re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)


def test_the_docs_explain_what_the_source_refuses() -> None:
    assert len(explained()) > 20
    assert refused() == explained()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_text_and_every_text_a_reason(language: str) -> None:
    found = ids(FOLDER / f"{language}.ftl")
    assert len(found) == len(set(found))
    assert set(found) == {f"table-{key}" for key in explained()} | {WHY}
    assert found == ids(FOLDER / "en.ftl")
    assert {path.stem for path in FOLDER.glob("*.ftl")} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_a_sentence_of_its_own_language(language: str) -> None:
    messages = Messages(str(FOLDER), language, ())
    english = Messages(str(FOLDER), "en", ())
    for key in sorted(explained()):
        text = messages.format(f"table-{key}", **TOO_MANY)
        assert text.endswith(".")
        assert text[0].isupper()
        assert "{" not in text
        assert language == "en" or text != english.format(f"table-{key}", **TOO_MANY)
    assert "no coins" in messages.format(WHY, why="no coins")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_quota_has_a_text_of_its_own_with_the_time_to_wait(language: str) -> None:
    messages = Messages(str(FOLDER), language, ())
    texts = {
        messages.format("table-too-many", what=what, unit=unit, number=number)
        for what in QUOTAS
        for unit in ("hours", "minutes", "seconds")
        for number in (1, 5)
    }
    assert len(texts) == len(QUOTAS) * 6
    assert all(text.endswith(".") and text.count(".") >= 1 and "{" not in text for text in texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_no_game_has_a_message_of_the_same_name(name: str, language: str) -> None:
    """Clients put both files into one bundle."""
    game = Path(find_game(name).presentation.messages)
    assert not set(ids(FOLDER / f"{language}.ftl")) & set(ids(game / f"{language}.ftl"))
    assert bundle(str(game), language) is not bundle(str(FOLDER), language)

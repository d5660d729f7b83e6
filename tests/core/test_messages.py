"""Messages: every language has every message, and none of them fails or is left untranslated."""

import re
from pathlib import Path

import pytest

from feira.core.errors import FeiraError
from feira.core.messages import LANGUAGES, Messages, bundle
from feira.core.record import replay
from feira.games import NAMES, find_game
from tests.golden import golden_files, load

ALL = [(name, language) for name in NAMES for language in LANGUAGES]


def keys(folder: str, language: str) -> list[str]:
    text = (Path(folder) / f"{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


@pytest.mark.parametrize(("name", "language"), ALL)
def test_every_language_has_every_message_once(name: str, language: str) -> None:
    game = find_game(name)
    own = keys(game.messages, language)
    assert own == keys(game.messages, "en")
    assert len(own) == len(set(own))
    assert set(game.event_keys) <= set(own)
    assert {f"reason-{reason}" for reason in game.end_reasons} <= set(own)
    assert {path.stem for path in Path(game.messages).glob("*.ftl")} == set(LANGUAGES)


@pytest.mark.parametrize(("name", "language"), ALL)
def test_every_event_of_the_golden_games_can_be_told(name: str, language: str) -> None:
    game = find_game(name)
    told = set()
    for path in golden_files():
        record = load(path)
        if record.game is game:
            people = [f"Player {seat}" for seat in range(record.config.seats)]
            messages = Messages(game.messages, language, people)
            for step in replay(record):
                for event in step.events:
                    sentence = messages.tell(event)
                    assert sentence
                    assert "{" not in sentence
                    told.add(event["key"])
    assert told == set(game.event_keys)


@pytest.mark.parametrize(("name", "language"), ALL)
def test_previews_can_be_told(name: str, language: str) -> None:
    game = find_game(name)
    messages = Messages(game.messages, language, ["a", "b", "c", "d", "e"])
    record = load(next(path for path in golden_files() if path.parent.name == name))
    notes = [
        note
        for step in list(replay(record))[:60]
        if step.actor >= 0
        for preview in record.game.previews(step.before)
        for note in preview["notes"]
    ]
    assert all(messages.tell(note) for note in notes)


@pytest.mark.parametrize("language", ["uk", "pl"])
def test_plural_forms_differ(language: str) -> None:
    messages = Messages(find_game("mercado").messages, language, ["X"])
    sentences = {n: messages.format("paid", player="X", coins=n) for n in (1, 2, 5)}
    words = {n: sentence.replace(str(n), "#") for n, sentence in sentences.items()}
    assert len(set(words.values())) == 3


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(FeiraError, match=r"there is no language 'xx' \(there is: "):
        bundle(find_game("mercado").messages, "xx")

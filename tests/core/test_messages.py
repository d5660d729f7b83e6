"""Messages: every language has every message, and none of them fails or is left untranslated."""

import re
from functools import cache
from pathlib import Path

import msgspec
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
    folder = game.presentation.messages
    own = keys(folder, language)
    assert own == keys(folder, "en")
    assert len(own) == len(set(own))
    assert set(game.rules.event_keys) <= set(own)
    assert {f"reason-{reason}" for reason in game.rules.end_reasons} <= set(own)
    assert {path.stem for path in Path(folder).glob("*.ftl")} == set(LANGUAGES)


@cache
def golden_events(name: str) -> set[tuple[int, bytes]]:
    """Every event of the golden games once, as JSON, with the number of seats in its game."""
    return {
        (record.config.seats, msgspec.json.encode(event))
        for record in map(load, golden_files())
        if record.game is find_game(name)
        for step in replay(record)
        for event in step.events
    }


@pytest.mark.parametrize(("name", "language"), ALL)
def test_every_event_of_the_golden_games_has_its_message(name: str, language: str) -> None:
    game = find_game(name)
    found = set()
    for seats, data in golden_events(name):
        event = msgspec.json.decode(data)
        people = [f"Player {seat}" for seat in range(seats)]
        sentence = Messages(game.presentation.messages, language, people).tell(event)
        assert sentence
        assert "{" not in sentence
        found.add(event["key"])
    assert found == set(game.rules.event_keys)


@pytest.mark.parametrize(("name", "language"), ALL)
def test_notes_of_previews_have_their_messages(name: str, language: str) -> None:
    game = find_game(name)
    messages = Messages(game.presentation.messages, language, ["a", "b", "c", "d", "e"])
    record = load(next(path for path in golden_files() if path.parent.name == name))
    notes = [
        note
        for step in list(replay(record))[:60]
        for preview in step.before.previews()
        for note in preview["notes"]
    ]
    assert all(messages.tell(note) for note in notes)


@pytest.mark.parametrize("language", ["uk", "pl"])
def test_plural_forms_differ(language: str) -> None:
    messages = Messages(find_game("mercado").presentation.messages, language, ["X"])
    sentences = {n: messages.format("paid", player="X", coins=n) for n in (1, 2, 5)}
    words = {n: sentence.replace(str(n), "#") for n, sentence in sentences.items()}
    assert len(set(words.values())) == 3


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(FeiraError, match=r"there is no language 'xx' \(there is: "):
        bundle(find_game("mercado").presentation.messages, "xx")

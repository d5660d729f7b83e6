"""Golden games: they replay exactly, and together they cover everything."""

from pathlib import Path

import pytest

from feira.core.game import Game
from feira.core.record import position_after, replay
from feira.core.types import CHANCE
from feira.games import NAMES, find_game
from tests.golden import FOLDER, SIGNATURES, annotated, golden_files, load, signatures

games = pytest.mark.parametrize("game", [find_game(name) for name in NAMES], ids=list(NAMES))


@pytest.mark.parametrize("path", golden_files(), ids=lambda path: path.stem)
def test_golden_game_replays_to_the_letter(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = load(path)
    assert position_after(record).over
    assert annotated(record) == text


@pytest.mark.native
def test_signature_stands() -> None:
    """A refactoring does not change it; a change of rules updates it in the same commit."""
    assert signatures() == SIGNATURES.read_text(encoding="utf-8")


def of_game(game: Game) -> list[Path]:
    return sorted((FOLDER / game.name).glob("*.feira"))


@games
def test_golden_games_show_every_kind_of_choice_and_outcome(game: Game) -> None:
    shown = set()
    for path in of_game(game):
        for step in replay(load(path)):
            shown.add((step.actor == CHANCE, step.text.split()[0]))
    possible = {(False, word) for word in game.presentation.choice_words} | {
        (True, word) for word in game.presentation.outcome_words
    }
    assert shown == possible


@games
def test_golden_games_show_every_event(game: Game) -> None:
    shown = {
        event["key"]
        for path in of_game(game)
        for step in replay(load(path))
        for event in step.events
    }
    assert shown == set(game.rules.event_keys)


@games
def test_golden_games_show_every_option(game: Game) -> None:
    shown: dict[str, set[str]] = {option.name: set() for option in game.rules.options}
    seats = set()
    for path in of_game(game):
        config = load(path).config
        seats.add(config.seats)
        for name, value in config.options.items():
            shown[name].add(value)
    assert seats == set(game.rules.seats)
    for option in game.rules.options:
        if option.values is None:
            assert len(shown[option.name]) > 1, f"{option.name} has its default everywhere"
        else:
            assert shown[option.name] == set(option.values)


@games
def test_golden_games_show_every_reason_to_end(game: Game) -> None:
    shown = {position_after(load(path)).result["reason"] for path in of_game(game)}
    assert shown == set(game.rules.end_reasons)


@games
def test_every_game_has_golden_games(game: Game) -> None:
    assert len(of_game(game)) > 0

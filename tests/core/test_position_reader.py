"""Position texts: errors name the line."""

import pytest

from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.position import Position
from feira.core.record import replay
from feira.games import NAMES, find_game
from tests.golden import golden_files, load


def a_position(game: Game) -> str:
    record = load(next(path for path in golden_files() if path.parent.name == game.name))
    steps = list(replay(record))
    return steps[len(steps) // 2].before.text


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("key", "value", "complaint"),
    [
        ("seats", "many", "expected a number, found 'many'"),
        ("seats", "99", "seats, not 99"),
        ("options", "colour=red", "no option 'colour'"),
        ("stage", "party", "'party' is not a stage"),
        ("turn", "next", "expected a number, found 'next'"),
        ("turn", "1000", "a number is too large"),
        ("coins", "1 2 3 4 5 6 7", "entries, found 7"),
        ("coins", "x " * 5, "e"),
    ],
)
def test_a_bad_line_is_named(name: str, key: str, value: str, complaint: str) -> None:
    game = find_game(name)
    lines = a_position(game).splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith(f"{key}:"))
    lines[number] = f"{key}: {value}"
    with pytest.raises(FeiraError) as caught:
        Position.parse(game, "\n".join(lines))
    assert str(caught.value).startswith(f"position, line {number + 1}: ")
    assert complaint in str(caught.value)


@pytest.mark.parametrize("name", NAMES)
def test_a_missing_line_is_named(name: str) -> None:
    game = find_game(name)
    text = "\n".join(line for line in a_position(game).splitlines() if "coins:" not in line)
    with pytest.raises(FeiraError, match="expected a line 'coins: …'"):
        Position.parse(game, text)
    with pytest.raises(FeiraError, match="line 1: expected 'position "):
        Position.parse(game, "chess")

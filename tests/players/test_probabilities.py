"""The policy's probabilities: whatever the kernels run on, they are plain numbers."""

import pytest

from feira.core.position import Position
from feira.games import find_game
from feira.players.rollouts import Rollouts
from tests.games.table import draw_on, new, position


def opening(name: str, seats: int) -> Position:
    game = find_game(name)
    s = new(game, game.configure(seats, {}))
    draw_on(s, 2)
    return position(s)


@pytest.mark.parametrize(("name", "seats"), [("machikoro", 3), ("mercado", 2), ("mercado", 1)])
def test_probabilities_are_numbers_that_json_has(name: str, seats: int) -> None:
    """NumPy's numbers are not, and `feira puzzles` writes them to its file."""
    here = opening(name, seats)
    found = Rollouts(here.game).probabilities(here, here.legal())
    assert {type(one) for one in found} == {float}
    assert sum(found) == pytest.approx(1)

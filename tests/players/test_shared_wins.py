"""A shared win is worth less than its share: computers play on in equal positions."""

import pytest

import feira
from feira.core.position import Position
from feira.games import find_game
from feira.players.leaf import SHARED, judge_end
from feira.players.levels import find_player_spec, new_player
from feira.players.workspace import new_workspace


def test_a_shared_win_counts_less_than_its_share() -> None:
    end = opening(3).play("coin").play("coin").play("coin")
    assert end.winners == [0, 1, 2]
    workspace = new_workspace(end.game.rules)
    judge_end(end.array[0], workspace)
    assert workspace.shares[:3].tolist() == pytest.approx([1 / 3] * 3)
    assert workspace.values[:3].tolist() == pytest.approx([SHARED / 3] * 3)


@pytest.mark.native  # some searches
@pytest.mark.parametrize("player", ["easy", "hard"])
def test_computers_that_stand_equal_do_not_end_the_game(player: str) -> None:
    position = opening(3).play("coin").play("coin")
    for seed in range(10):
        one = new_player(position.game, find_player_spec(player), seed=seed)
        assert position.notation(int(one.choose(position))) != "coin"


def opening(seats: int) -> Position:
    """Mercado after the set-up, which chance has made."""
    game = find_game("mercado")
    position = Position.start(game, game.configure(seats, {}))
    while position.actor == feira.CHANCE:
        position = position.play(next(iter(position.chance())))
    return position

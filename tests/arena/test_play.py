"""One game between players: who is asked, and how the answers are handled."""

from typing import Any

import pytest

from feira.arena.play import as_record, chosen, play_game
from feira.core.errors import FeiraError
from feira.core.position import Position
from feira.core.record import position_after
from feira.core.types import CHANCE
from feira.games import NAMES, find_game
from feira.players.player import Follower, Random


class First:
    """The first legal choice, by number or in notation; keeps the positions it was shown."""

    def __init__(self, *, text: bool) -> None:
        self.text = text
        self.seen: list[Position] = []

    def choose(self, position: Position) -> int | str:
        self.seen.append(position.copy())
        choice = position.legal()[0]
        return position.notation(choice) if self.text else choice


class Watching(Random):
    """A random player that follows the game."""

    def __init__(self, seed: int) -> None:
        super().__init__(find_game("mercado"), seed=seed)
        self.choices: list[int] = []

    def follow(self, choice: int) -> None:
        self.choices.append(choice)


@pytest.mark.parametrize("name", NAMES)
def test_a_choice_may_be_a_number_or_in_notation(name: str) -> None:
    game = find_game(name)
    config = game.configure(2, {})
    by_number, by_text = (
        play_game(game, config, [First(text=text), Random(game, seed=1)], seed=2, chance=0)
        for text in (False, True)
    )
    assert by_number == by_text


@pytest.mark.parametrize("name", NAMES)
def test_players_see_their_own_turns_and_followers_everything(name: str) -> None:
    game = find_game(name)
    config = game.configure(2, {})
    first, watching = First(text=False), Watching(1)
    assert isinstance(watching, Follower)
    assert not isinstance(first, Follower)
    played = play_game(game, config, [first, watching], seed=2, chance=0)
    assert first.seen
    assert all(position.actor == 0 for position in first.seen)
    assert tuple(watching.choices) == played.choices
    record = as_record(game, config, played, ["First", "Watching"])
    end = position_after(record)
    assert end.over
    assert (tuple(end.scores), end.winners) == (
        played.points,
        [seat for seat, place in enumerate(played.places) if place == 1],
    )
    assert record.players == ["First", "Watching"]


@pytest.mark.parametrize("answer", [-1, 10**6, "dance", "roll 1"])
def test_a_choice_that_is_not_legal_is_the_players_fault(answer: Any) -> None:
    class Wrong:
        def choose(self, _position: Position) -> Any:
            return answer

    game = find_game("mercado")
    position = Position.start(game, game.configure(2, {}))
    while position.actor == CHANCE:
        position.apply(next(iter(position.chance())))
    before = bytes(position)
    with pytest.raises(FeiraError):
        chosen(Wrong(), position)
    assert bytes(position) == before

"""One game between players, with a numbered random stream for chance."""

from collections.abc import Sequence
from dataclasses import dataclass

from feira.core.config import Config
from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.position import Position
from feira.core.random import advance, stream
from feira.core.record import Record
from feira.core.shares import shares_of_win
from feira.core.types import CHANCE
from feira.players.player import Follower, Player


@dataclass(frozen=True, kw_only=True)
class Played:
    """A game played to its end."""

    choices: tuple[int, ...]
    points: tuple[int, ...]  # by seat
    places: tuple[int, ...]

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the win."""
        return shares_of_win(self.places)


def play_game(
    game: Game, config: Config, players: Sequence[Player], *, seed: int, chance: int
) -> Played:
    """Plays a game: player i sits at seat i; chance draws from stream `chance` of the seed."""
    position = Position.start(game, config)
    followers = [player for player in players if isinstance(player, Follower)]
    choices = []
    a, b = stream(seed, chance)
    while not position.over:
        if position.actor == CHANCE:
            a, b, r = advance(a, b)
            choice = position.outcome_at(r * sum(position.weights) >> 32)
        else:
            choice = chosen(players[position.actor], position)
        position.apply(choice)
        choices.append(choice)
        for follower in followers:
            follower.follow(choice)
    points, places = position.standings()
    return Played(choices=tuple(choices), points=tuple(points), places=tuple(places))


def chosen(player: Player, position: Position) -> int:
    """A player's choice, by number or in notation; `FeiraError` if it is not legal."""
    choice = position.number(player.choose(position))
    if choice not in position.legal():
        raise FeiraError(f"{type(player).__name__} made a choice that is not legal")
    return choice


def as_record(game: Game, config: Config, played: Played, names: Sequence[str]) -> Record:
    """The game as a record, with the players' names."""
    return Record(
        game=game, config=config, choices=played.choices, known={"players": ", ".join(names)}
    )

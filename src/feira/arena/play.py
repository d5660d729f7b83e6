"""One game between players, with a numbered random stream for chance."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from feira.core.batch import SEATS
from feira.core.errors import FeiraError
from feira.core.game import Config, Game, step
from feira.core.random import advance, stream
from feira.core.record import Record
from feira.core.shares import shares_of_win
from feira.core.verbs import CHANCE, NOBODY, actor, draw, score
from feira.players.player import Player


@dataclass(frozen=True, kw_only=True)
class Played:
    """A game that was played to its end."""

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
    s = game.new(config)
    scratch = np.zeros(game.scratch, np.int64)
    choices = []
    a, b = stream(seed, chance)
    while (who := actor(s)) != NOBODY:
        if who == CHANCE:
            a, b, r = advance(a, b)
            choice = int(draw(s, r))
        else:
            choice = players[who].choose(s)
        if not step(s, choice, None, scratch):
            raise FeiraError(f"{type(players[who]).__name__} made a choice that is not legal")
        choices.append(choice)
        for player in players:
            player.follow(choice)
    points, places = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
    score(s, points, places)
    return Played(
        choices=tuple(choices),
        points=tuple(points[: config.seats].tolist()),
        places=tuple(places[: config.seats].tolist()),
    )


def as_record(game: Game, config: Config, played: Played, names: Sequence[str]) -> Record:
    """The game as a record, with the players' names."""
    return Record(
        game=game, config=config, choices=played.choices, known={"players": ", ".join(names)}
    )

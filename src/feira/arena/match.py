"""Matches: every arrangement of the players with the same random stream, round after round.

A round is one numbered random stream for chance, played once for each arrangement of the players on
the seats. So no player has a better seat or better luck, and rounds are independent samples: all
intervals are over rounds.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from types import MappingProxyType

from feira.arena.play import Played, play_game
from feira.arena.workers import Workers
from feira.core.config import Config
from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.games import find_game
from feira.players.levels import find_player_spec, new_player
from feira.players.luck import luck_of_game
from feira.players.player import Player


@dataclass(frozen=True, kw_only=True)
class Pairing:
    """One game of a match to be played: the task of a worker."""

    game: str
    config: Config
    seats: tuple[str, ...]  # the player at each seat
    seed: int
    round: int
    number: int  # of the game in the whole match
    adjusted: bool = False  # whether the luck of each seat is measured


@dataclass(frozen=True, kw_only=True)
class Result:
    """A game of a match."""

    pairing: Pairing
    played: Played
    luck: tuple[float, ...] = ()  # of each seat, in shares of the win, if it was measured


def arrangements(players: Sequence[str]) -> list[tuple[str, ...]]:
    """All different ways to seat the players, in a fixed order."""
    return sorted(set(permutations(players)))


def rotations(players: Sequence[str], round_: int) -> list[tuple[str, ...]]:
    """The rotations of one order, another order in each round: each player once at every seat."""
    orders = sorted({min(rotated(order)) for order in arrangements(players)})
    return rotated(orders[round_ % len(orders)])


def rotated(order: Sequence[str]) -> list[tuple[str, ...]]:
    """The different rotations of an order."""
    return sorted({(*order[i:], *order[:i]) for i in range(len(order))})


def ladder_pairings(
    game: Game,
    config: Config,
    groups: Sequence[Sequence[str]],
    *,
    rounds: int,
    seed: int,
    adjusted: bool = False,
) -> list[Pairing]:
    """All games of a ladder: in each round every group, each player once at every seat."""
    seatings = [
        (r, seats) for r in range(rounds) for group in groups for seats in rotations(group, r)
    ]
    return numbered(game, config, seatings, seed, adjusted=adjusted)


def pairings(
    game: Game,
    config: Config,
    players: Sequence[str],
    *,
    rounds: int,
    seed: int,
    own: Collection[str] = (),
    adjusted: bool = False,
) -> list[Pairing]:
    """All games of a match: in each round every arrangement of the players.

    `own` are players that the caller provides by name; all other names are in the table of players.
    """
    if len(players) != config.seats:
        raise FeiraError(f"{config.seats} seats need {config.seats} players, not {len(players)}")
    for name in players:
        if name not in own:
            find_player_spec(name)
    seatings = [(r, seats) for r in range(rounds) for seats in arrangements(players)]
    return numbered(game, config, seatings, seed, adjusted=adjusted)


def numbered(
    game: Game,
    config: Config,
    seatings: Sequence[tuple[int, tuple[str, ...]]],
    seed: int,
    *,
    adjusted: bool,
) -> list[Pairing]:
    """Games by round and seating."""
    return [
        Pairing(
            game=game.name,
            config=config,
            seats=seats,
            seed=seed,
            round=r,
            number=number,
            adjusted=adjusted,
        )
        for number, (r, seats) in enumerate(seatings)
    ]


def play_pairing(pairing: Pairing, own: Mapping[str, Player] = MappingProxyType({})) -> Result:
    """Plays one game of a match; deterministic wherever and whenever it runs."""
    game = find_game(pairing.game)
    players = [
        own.get(name) or new_player(game, find_player_spec(name), seed=player_seed(pairing, seat))
        for seat, name in enumerate(pairing.seats)
    ]
    played = play_game(game, pairing.config, players, seed=pairing.seed, chance=pairing.round)
    luck = luck_of_game(game, pairing.config, played.choices) if pairing.adjusted else ()
    return Result(pairing=pairing, played=played, luck=luck)


def player_seed(pairing: Pairing, seat: int) -> int:
    """A seed for each player of each game, different from that of chance."""
    return (pairing.seed << 24) + pairing.number * len(pairing.seats) + seat + 1


def play_match(games: Sequence[Pairing], workers: Workers) -> Iterator[Result]:
    """Plays the games and yields them in order."""
    return workers.map(play_pairing, games)

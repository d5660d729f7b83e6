"""Results of mass simulation: statistics and openings of a game, shipped as data.

`make statistics` plays the games and writes `mass_play.json` into each game's folder, with the
players, the number of games, the seed and a digest of the source of the rules.
"""

import hashlib
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

FILE = "mass_play.json"
DIGITS = 16  # of a digest


class Share(Struct):
    """A share with its 95 % interval and its sample size."""

    share: float
    low: float
    high: float
    trials: int


class SourceWins(Struct):
    """Seats that earned more from this source than from any other, and their share of the win."""

    source: str
    wins: Share
    coins: float  # mean income from this source, of the winners
    coins_others: float  # and of the others


class OpeningCount(Struct, array_like=True):
    """An opening with commas, how many seats played it, and how many wins they shared."""

    line: str
    seats: int
    wins: float


class MassTable(Struct):
    """All games of equal players at one kind of table."""

    variant: str
    seats: int
    players: str
    games: int
    seed: int
    rounds: dict[int, int]  # how many games had this many rounds
    moves: float  # of all players together, the mean
    wins: list[Share]  # by seat
    sources: list[SourceWins]
    openings: list[OpeningCount] = []


class LadderStep(Struct):
    """Two players of different strength at one table, each first equally often: who wins."""

    variant: str
    stronger: str
    weaker: str
    wins: Share  # of the stronger
    seed: int


class Luck(Struct):
    """The share of luck between equal players.

    It is the part of the variance of the win that the luck of all draws explains, with the
    network's values before and after a draw.
    """

    variant: str
    seats: int
    players: str
    luck: Share
    seed: int


class MassPlay(Struct):
    """All results of mass simulation for a game."""

    game: str
    rules: str  # their version
    source: str  # digest of the source of the rules that were played
    tables: list[MassTable]
    ladder: list[LadderStep]
    luck: list[Luck]


def rules_digest(game: str) -> str:
    """A digest of the source of a game's rules and components."""
    digest = hashlib.sha256()
    folder = files(f"feira.games.{game}.rules")
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        if file.name.endswith((".py", ".txt")):
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:DIGITS]


@cache
def mass_play(game: str) -> MassPlay:
    """The statistics of a game as they are shipped."""
    data = files(f"feira.games.{game}").joinpath(FILE).read_bytes()
    return msgspec.json.decode(data, type=MassPlay)

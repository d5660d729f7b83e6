"""The types of a profile, as it is sent."""

from typing import Literal

from msgspec import Struct

from feira.service.answers import RatedGame, Rating
from feira.web.relations import Relation


class CoinSource(Struct):
    """Coins that came from a kind of source, and their share of all that came in."""

    source: str
    coins: int
    share: float


class DiceTotal(Struct):
    """How often a total was rolled, and how often it is expected."""

    total: int
    rolled: int
    expected: float


class Dice(Struct):
    """All rolls with the same dice, against the exact expectation.

    `p` is how often fair dice stray further; null: too few rolls to say anything.
    """

    dice: str
    rolls: int
    totals: list[DiceTotal]
    p: float | None
    verdict: Literal["few", "ordinary", "unusual", "rare"]


class GameProfile(Struct):
    """One game of a person. With fewer than five games there are counts only."""

    game: str
    games: int
    won: int
    rated: int
    rating: Rating | None
    history: list[RatedGame]
    accuracy: float | None  # the mean over reviewed games
    reviewed: int  # games
    coins: list[CoinSource]
    dice: list[Dice]


class Opponent(Struct):
    """Somebody with an account whom a person has often played: who was ahead how often."""

    name: str
    games: int
    ahead: int
    behind: int


class BestGame(Struct):
    """A game that stands out, and by what."""

    kind: Literal["score", "move", "rounds"]
    game: str
    table: str
    value: int
    number: int  # of the choice, for a move; else 0
    against: list[str]  # accounts; guests and computers have no name here
    at: int


class Profile(Struct):
    """What there is to see of an account: for others from rated and public games only."""

    name: str
    since: int  # the month in which it was made
    last_here: int | None  # the day, in milliseconds since 1970; null: signed out everywhere
    days_in_a_row: int  # on which daily challenges were played
    mine: bool
    relation: Relation  # what this person is to me
    games: int
    won: int
    accuracy: float | None
    reviewed: int
    by_game: list[GameProfile]
    opponents: list[Opponent]
    best: list[BestGame]

"""The types of a profile, as it is sent."""

from typing import Literal

from msgspec import Struct

from feira.service.answers import RatedGame, Rating
from feira.web.relations import Relation


class CoinSource(Struct):
    """Coins from one kind of source, and their share of all income."""

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

    `p` is how often fair dice deviate further; null: too few rolls.
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
    """An account that a person has often played against, with the head-to-head results."""

    name: str
    games: int
    ahead: int
    behind: int


class BestGame(Struct):
    """A game that stands out, and why."""

    kind: Literal["score", "move", "rounds"]
    game: str
    table: str
    value: int
    number: int  # of the choice, for a move; else 0
    against: list[str]  # accounts; guests and computers have no name here
    at: int


class Profile(Struct):
    """The public profile of an account; others see rated and public games only."""

    name: str
    since: int  # the month in which it was made
    last_here: int | None  # the day, in milliseconds since 1970; null: signed out everywhere
    days_in_a_row: int  # on which daily challenges were played
    mine: bool
    relation: Relation  # what this person is to the viewer
    games: int
    won: int
    accuracy: float | None
    reviewed: int
    by_game: list[GameProfile]
    opponents: list[Opponent]
    best: list[BestGame]

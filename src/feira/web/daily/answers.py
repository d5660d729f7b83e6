"""The types of answers about daily challenges."""

from typing import Literal

from msgspec import Struct

from feira.core.daily import Counts
from feira.web.daily.crowd import Bar
from feira.web.daily.streaks import Streak

TryState = Literal["playing", "over", "given-up"]


class DayAhead(Struct):
    """A future day, and the commitment to its secret."""

    day: str
    commit: str


class MyTry(Struct):
    """The try of the person who asks: `score` is the present one while it is played, and null if it
    was given up.

    `counted`: it was made on the day, so it has a rank. `better_than`: the percentage of players
    with a lower score, if there are enough of them. `to_next`: what is missing for one more star.
    """

    table: str
    state: TryState
    counted: bool
    score: int | None
    stars: int | None
    rank: int | None
    better_than: int | None
    to_next: int | None


class DailyChallenge(Struct):
    """The challenge of a day: the plan, the results of everybody, and those of the person who asks.

    `secret` is null until no try can count any more. `par` is the master's result; `master` is the
    record of its game, null until the person has made their try or the day is over. `played`: how
    many tries count. Times are in milliseconds since 1970.
    """

    day: str
    today: bool
    game: str
    plan: str
    options: dict[str, str]
    thresholds: list[int]
    counts: Counts
    begins: int
    ends: int
    now: int
    commit: str
    secret: str | None
    par: int | None
    master: str | None
    played: int
    bars: list[Bar]
    mine: MyTry | None
    streak: Streak


class Today(DailyChallenge):
    """The challenge of today, and the commitments for the next days."""

    ahead: list[DayAhead]


class CalendarDay(Struct):
    """A day in a calendar; `stars` is null if the person has no result."""

    day: str
    game: str
    plan: str
    played: int
    state: TryState | None
    counted: bool
    score: int | None
    stars: int | None


class Month(Struct):
    """A month: its days so far, and the person's totals. `first` is the month of the first day."""

    month: str
    first: str
    today: str
    days: list[CalendarDay]
    finished: int
    stars: int
    most_stars: int
    beat_master: int
    streak: Streak

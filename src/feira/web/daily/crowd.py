"""The results of everybody: a histogram, ranks, and percentages."""

from collections.abc import Mapping, Sequence
from math import floor

from msgspec import Struct
from sqlalchemy import func, select

from feira.table import schema
from feira.table.database import Database

ENOUGH = 30  # players, for a percentage to be meaningful
MOST_BARS = 14
LEAST_BARS = 9  # so that the first results of a day do not fill the width
WIDTHS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10_000, 100_000)  # of bars, in points


class Bar(Struct, frozen=True):
    """One bin of a histogram: how many players have a score from `least` to `most`."""

    least: int
    most: int
    count: int


class Rank(Struct, frozen=True):
    """The rank of a score, and the percentage of players below it if there are enough."""

    rank: int
    better_than: int | None


async def counts_of(database: Database, day: str) -> dict[int, int]:
    """How many players have each score: of tries that count and are finished."""
    t = schema.daily_tries.c
    query = (
        select(t.score, func.count())
        .where(t.day == day, t.counted.is_(True), t.score.is_not(None))
        .group_by(t.score)
    )
    rows = await database.read(lambda db: db.execute(query).all())
    return {int(score): int(number) for score, number in rows}


def histogram(counts: Mapping[int, int], marks: Sequence[int] = ()) -> list[Bar]:
    """Bins of one round width that contain all scores and the marks, such as par."""
    scores = [*counts, *marks]
    if not scores:
        return []
    width = next(w for w in WIDTHS if max(scores) // w - min(scores) // w < MOST_BARS)
    return [
        Bar(
            least=number * width,
            most=number * width + width - 1,
            count=sum(many for score, many in counts.items() if score // width == number),
        )
        for number in bar_numbers(min(scores) // width, max(scores) // width)
    ]


def bar_numbers(first: int, last: int) -> range:
    """From the first bin to the last, padded with empty bins if there are few, from zero on."""
    missing = max(0, LEAST_BARS - (last - first + 1))
    start = first - missing // 2
    if first >= 0:
        start = max(0, start)
    elif last < 0:
        start = min(start, -LEAST_BARS)
    return range(start, max(last + 1, start + LEAST_BARS))


def standing_of(counts: Mapping[int, int], score: int) -> Rank:
    """The rank of a score that is among those counted. Equal scores share a rank."""
    players = sum(counts.values())
    above = sum(many for other, many in counts.items() if other > score)
    below = sum(many for other, many in counts.items() if other < score)
    percent = floor(100 * below / players) if players >= ENOUGH else None
    return Rank(rank=above + 1, better_than=percent)

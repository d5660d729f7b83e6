"""The opening explorer: opening moves, and how often they won.

Games of this server and mass simulation are counted in the same way and never added up.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import func, select

from feira.core.intervals import wilson
from feira.core.tally import OpeningCounts, SeatTally, count_openings
from feira.table.database import Database
from feira.table.schema_of_people import seat_statistics
from feira.web.replaying import Replaying

LONGEST_LINE = 5  # words
MOST_ROWS = 50_000  # of this server's latest games

g = seat_statistics.c


class Opening(Struct):
    """The next word of an opening: how many seats played it, and their share of the win.

    `low` and `high` are the 95 % interval of the share.
    """

    word: str
    seats: int
    share: float
    low: float
    high: float


class OpeningSource(Struct):
    """Numbers from one source: how many games, and the openings that follow a line."""

    games: int
    players: str  # the computer player, as its table names it; empty: people
    seats: int  # seats that played the line
    share: float  # their share of the win
    next: list[Opening]


class Explorer(Struct):
    """The openings that follow a line, in mass play and in games of this server, kept apart."""

    game: str
    variant: str
    variants: list[str]  # kinds of tables whose games are compared
    players: int  # seats of the table
    line: list[str]
    fair: float  # the fair share of each seat
    mass: OpeningSource | None  # null: there was no mass play at such tables
    real: OpeningSource


def source_of(
    counts: OpeningCounts, games: int, line: tuple[str, ...], players: str = ""
) -> OpeningSource:
    """The continuations of a line, the most frequent first."""
    found = []
    for opening, (seats, wins) in counts.items():
        if len(opening) == len(line) + 1 and opening[: len(line)] == line:
            low, high = wilson(wins / seats, seats)
            found.append(Opening(opening[-1], seats, wins / seats, low, high))
    seats, wins = counts.get(line, (0, 0.0))
    found.sort(key=lambda one: (-one.seats, one.word))
    return OpeningSource(games, players, seats, wins / seats if seats else 0.0, found)


def count_rows(rows: Sequence[Any]) -> tuple[OpeningCounts, int]:
    """The openings of rows, and how many games they are from."""
    decode = msgspec.json.Decoder(SeatTally).decode
    counts = count_openings((decode(row.data).opening, row.won) for row in rows)
    return counts, len({row.table_id for row in rows})


class RealOpenings:
    """The openings of people in finished games of this server, recounted when a game is added."""

    def __init__(self, database: Database, replaying: Replaying) -> None:
        self.database, self.replaying = database, replaying
        self.known: dict[tuple[str, str, int], tuple[Any, OpeningCounts, int]] = {}

    async def count(
        self, address: str, game: str, variant: str, seats: int
    ) -> tuple[OpeningCounts, int]:
        """The openings at one kind of table, and how many games they are from."""
        where = (g.game == game) & (g.variant == variant) & (g.seats == seats) & (g.departed == "")
        state = select(func.count(), func.max(g.at)).where(where)
        now = tuple(await self.database.read(lambda db: db.execute(state).one()))
        known = self.known.get((game, variant, seats))
        if known is not None and known[0] == now:
            return known[1:]
        query = select(g.table_id, g.data, g.won).where(where)
        latest = query.order_by(g.at.desc()).limit(MOST_ROWS)
        rows = await self.database.read(lambda db: db.execute(latest).all())
        found = await self.replaying.run(address, count_rows, rows)
        self.known[game, variant, seats] = (now, *found)
        return found

"""The statistics of mass simulation, as they are sent and as the opening explorer uses them."""

from functools import cache

from msgspec import structs

from feira.core.tally import OpeningCounts
from feira.games.mass_play import MassPlay, mass_play


@cache
def mass_play_of(game: str) -> MassPlay:
    """The statistics of a game without its openings, which are sent separately."""
    found = mass_play(game)
    tables = [table for table in found.tables if not table.openings]
    return structs.replace(found, tables=tables)


@cache
def mass_counts(game: str, variant: str, seats: int) -> tuple[OpeningCounts, int, str] | None:
    """The openings of mass simulation at one kind of table, how many games, and who played."""
    for table in mass_play(game).tables:
        if (table.variant, table.seats) == (variant, seats) and table.openings:
            counts = {
                tuple(word for word in one.line.split(",") if word): (one.seats, one.wins)
                for one in table.openings
            }
            return counts, table.games, table.players
    return None

"""The end of a game: its result, which counts who has left, and who is notified of it."""

import asyncio
from collections.abc import Callable

from feira.core.types import Json
from feira.table.decision import Decision
from feira.table.departures import last_person
from feira.table.log import Closed
from feira.table.plan import challenge_of
from feira.table.store import Ending
from feira.table.table import Table

OnEnd = Callable[[Table, Ending], object]  # may be a coroutine function

MOST_ENTRIES = 20_000  # of a game; only players without any aim get there
TOO_LONG = "this game has become too long to go on with"

STAYED, TIMED_OUT, LEFT = range(3)  # ranks in the result, from best to worst
RANKS = {"": STAYED, "time": TIMED_OUT}


def ranks_of(table: Table) -> list[tuple[int, int]]:
    """The rank of each seat, the lowest being the best: how it left, then its place.

    Seats whose person has left for good tie, because a computer has played them since.
    """
    assert table.position is not None
    _, places = table.position.standings()
    ranks = [RANKS.get(seat.left, LEFT) for seat in table.seats]
    return [(rank, 0 if rank == LEFT else place) for rank, place in zip(ranks, places, strict=True)]


def winners_of(table: Table) -> list[int]:
    """The seats that have won: nobody who resigned, and always the last person in the game."""
    last = last_person(table)
    if last is not None:
        return table.own(table.seats[last].person)
    ranks = ranks_of(table)
    return [seat for seat, rank in enumerate(ranks) if rank == min(ranks)]


def result_of(table: Table) -> Json:
    """How a game ended, with the data for a campaign's score sheet, and the seats that left.

    `ended`: the last person has ended the game before the rules did. `closed`: an operator has
    closed the table, or the game was too long, so nobody has won; `scores` are the present ones, if
    the game had begun.
    """
    rest = {"left": [seat.left for seat in table.seats], "ended": table.ended}
    if table.closed is not None:
        return closed_result(table) | rest
    assert table.position is not None
    result = table.position.result | {"over": True}
    if challenge_of(table.game, table.config) is not None:
        assert table.game.campaign is not None
        result |= table.game.campaign.account(table.position.array)
    if any(seat.left for seat in table.seats):
        result["winners"] = winners_of(table)
    return result | rest


def closed_result(table: Table) -> Json:
    """The result of a table that was closed, perhaps before its game began."""
    none = [0] * len(table.seats)
    known = {"scores": none} if table.position is None else table.position.result
    return known | {"over": True, "winners": [], "closed": table.closed}


def decide_too_long(table: Table) -> Decision | None:
    """The decision that closes an endless game, so that nobody loses it; None: it goes on."""
    if table.length < MOST_ENTRIES or table.state == "over":
        return None
    return Decision(event=Closed(why=TOO_LONG))


async def notify(on_end: OnEnd, table: Table, ending: Ending) -> None:
    """Calls a function registered for endings, and awaits it if it is a coroutine function."""
    result = on_end(table, ending)
    if asyncio.iscoroutine(result):
        await result

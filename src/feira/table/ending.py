"""The end of a game: its result, and who is notified of it."""

import asyncio
from collections.abc import Callable

from feira.core.types import Json
from feira.table.plan import challenge_of
from feira.table.store import Ending
from feira.table.table import Table

OnEnd = Callable[[Table, Ending], object]  # may be a coroutine function


def result_of(table: Table) -> Json:
    """How a game ended, with what the score sheet of a campaign needs, and which seats left."""
    assert table.position is not None
    result = table.position.result
    if challenge_of(table.game, table.config) is not None:
        assert table.game.campaign is not None
        result |= table.game.campaign.account(table.position.array)
    return result | {"left": [seat.left for seat in table.seats]}


async def notify(on_end: OnEnd, table: Table, ending: Ending) -> None:
    """Calls one of the functions that are registered for endings, and awaits it if need be."""
    result = on_end(table, ending)
    if asyncio.iscoroutine(result):
        await result

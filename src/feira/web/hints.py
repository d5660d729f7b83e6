"""Hints: what the search of the strongest computer player would choose, and why."""

import asyncio

from feira.core.types import Json
from feira.table.live_table import LiveTable
from feira.table.person import Person
from feira.table.refused import Refused
from feira.table.table import Table
from feira.web.service import Service

HINT_MILLISECONDS = 1000.0  # of search


def check_hint_allowed(table: Table, person: Person) -> None:
    """Hints are for the person to act, and not in rated games and campaigns."""
    if table.strict:
        raise Refused("no-hints")
    if table.actor is None or table.actor not in table.own(person.id):
        raise Refused("not-your-turn")


async def hint(service: Service, live: LiveTable, person: Person) -> Json:
    """The best choice with the expected shares of the win, and the reasons for it."""
    from feira.players.analysis import analyse
    from feira.players.search import Budget

    table = live.table
    check_hint_allowed(table, person)
    assert table.position is not None
    version = table.version
    found = await asyncio.get_running_loop().run_in_executor(
        service.thinkers.pool,
        lambda position: analyse(position, budget=Budget(milliseconds=HINT_MILLISECONDS)),
        table.position,
    )
    best = found.choices[0]
    return {
        "version": version,
        "choice": best.choice,
        "text": best.text,
        "action": best.action,
        "shares": list(best.shares),
        "reason": best.reason,
    }

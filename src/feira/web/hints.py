"""Hints: the choice of the strongest computer player's search, with reasons."""

from feira.core.types import Json
from feira.service.hints import HINT_MILLISECONDS, check_hint_allowed, hint_json
from feira.table.live_table import LiveTable
from feira.table.person import Person
from feira.table.refused import Refused
from feira.web.rated_play import same_as_rated
from feira.web.service import Service


async def hint(service: Service, live: LiveTable, person: Person) -> Json:
    """The best choice with the expected win shares, the reasons, and the principal variation."""
    from feira.players.analysis import analyse
    from feira.players.search import Budget

    table = live.table
    check_hint_allowed(table, person)
    position, version = table.position, table.version
    assert position is not None
    if await same_as_rated(service, person.id, position):
        raise Refused("no-hints")
    whole = Budget(milliseconds=HINT_MILLISECONDS)
    found = await service.thinkers.run(
        person.id,
        lambda share, position: analyse(position, budget=whole.part(share)),
        position,
    )
    return hint_json(position, version, found)

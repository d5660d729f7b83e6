"""Rematches: the same plan with everybody one seat further; everybody gets the same table."""

from feira.service.rematch import host_of, rematch_plan
from feira.service.unique_keys import rematch_key
from feira.table.live_table import LiveTable
from feira.table.person import Person
from feira.table.refused import Refused
from feira.table.table import Table
from feira.web.new_tables import with_place
from feira.web.service import Service
from feira.web.unique import table_with_key


async def rematch(service: Service, table: Table, person: Person, address: str) -> LiveTable:
    """The table of the rematch: a new one, or the one that somebody else has requested.

    A new one counts towards the quota of the person who requests it; `TooMany` if it is used up.
    """
    known = await table_with_key(service.database, rematch_key(table.id))
    if known is None:
        return await with_place(service, person, address, new_rematch(service, table, person))
    return await service.authority.find(known)


async def new_rematch(service: Service, table: Table, person: Person) -> LiveTable:
    """Sets up the table of a rematch, unless a concurrent request has done so."""
    key, host = rematch_key(table.id), host_of(table, person)
    try:
        return await service.authority.create(rematch_plan(table, host.id), host, unique=key)
    except Refused:
        known = await table_with_key(service.database, key)
        if known is None:
            raise
    return await service.authority.find(known)

"""Rematches: the same plan with everybody one seat further, at one table for all who ask."""

from msgspec import structs

from feira.table.authority import Authority
from feira.table.database import Database
from feira.table.live_table import LiveTable
from feira.table.person import Person
from feira.table.plan import Plan
from feira.table.refused import Refused
from feira.table.table import Table
from feira.web.unique import rematch_key, table_with_key


def seat_of(table: Table, person: str) -> int | None:
    """The first seat of a person, even if they have left the game; None if they had none."""
    sat = [number for number, seat in enumerate(table.seats) if person and seat.person == person]
    return sat[0] if sat else None


def moved(seat: int, seats: int) -> int:
    """The seat in the rematch of who had a seat before: the second one begins."""
    return (seat - 1) % seats


def host_of(table: Table, person: str) -> str:
    """The host of the rematch: the person who asks, or the old host if people share a screen."""
    shared = any(seat.kind == "here" for seat in table.seats)
    return table.host if shared else person


def rematch_plan(table: Table, host: str) -> Plan:
    """The plan of a table for a new host, with everybody one seat further."""
    seats = []
    for planned, seat in zip(table.plan.seats, table.seats, strict=True):
        kind = planned.kind
        if kind in ("me", "invite", "lobby"):
            kind = "me" if seat.person == host else "invite" if kind == "me" else kind
        seats.append(structs.replace(planned, kind=kind))
    return structs.replace(table.plan, seats=(*seats[1:], seats[0]))


async def rematch(authority: Authority, database: Database, table: Table, person: str) -> LiveTable:
    """The table of the rematch: a new one, or the one that somebody else has asked for."""
    key = rematch_key(table.id)
    known = await table_with_key(database, key)
    if known is None:
        host = host_of(table, person)
        try:
            return await authority.create(rematch_plan(table, host), Person(host, ""), unique=key)
        except Refused:  # another request has set it up meanwhile
            known = await table_with_key(database, key)
            if known is None:
                raise
    return await authority.find(known)

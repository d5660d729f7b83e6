"""Once more: the same plan, everybody one seat on, and one new table for all who ask."""

from msgspec import structs

from feira.table.authority import Authority, Open
from feira.table.database import Database
from feira.table.plan import Plan
from feira.table.table import Person, Refused, Table
from feira.web.once import only_table, rematch_of


def seat_of(table: Table, person: str) -> int | None:
    """Where a person sat, be it that they left; none if they did not."""
    sat = [number for number, seat in enumerate(table.seats) if person and seat.person == person]
    return sat[0] if sat else None


def moved(seat: int, seats: int) -> int:
    """The seat that somebody has in the rematch: who was second begins."""
    return (seat - 1) % seats


def host_of(table: Table, person: str) -> str:
    """Whoever asks, unless people share the screen of the host: they sit down together."""
    shared = any(seat.kind == "here" for seat in table.seats)
    return table.host if shared else person


def rematch_plan(table: Table, host: str) -> Plan:
    """The plan of a table, everybody one seat on, for a new host."""
    seats = []
    for planned, seat in zip(table.plan.seats, table.seats, strict=True):
        kind = planned.kind
        if kind in ("me", "invite", "lobby"):
            kind = "me" if seat.person == host else "invite" if kind == "me" else kind
        seats.append(structs.replace(planned, kind=kind))
    return structs.replace(table.plan, seats=(*seats[1:], seats[0]))


async def rematch(authority: Authority, database: Database, table: Table, person: str) -> Open:
    """The table of the rematch: a new one, or the one that somebody else has asked for."""
    once = rematch_of(table.id)
    known = await only_table(database, once)
    if known is None:
        host = host_of(table, person)
        try:
            return await authority.create(rematch_plan(table, host), Person(host, ""), once=once)
        except Refused:  # somebody was faster
            known = await only_table(database, once)
            if known is None:
                raise
    return await authority.open(known)

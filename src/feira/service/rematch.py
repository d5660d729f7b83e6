"""Rematches: the same plan with everybody one seat further."""

from msgspec import Struct, structs

from feira.service.errors import Conflict, Forbidden
from feira.table.live_table import LiveTable
from feira.table.person import Person
from feira.table.plan import Plan
from feira.table.table import Table


class Rematch(Struct):
    """The table of the rematch, the same for everybody who asks, and the seat of the sender."""

    id: str
    code: str
    commit: str
    seat: int


def seat_of(table: Table, person: str) -> int | None:
    """The first seat of a person, even if they have left the game; None if they had none."""
    sat = [number for number, seat in enumerate(table.seats) if person and seat.person == person]
    return sat[0] if sat else None


def moved(seat: int, seats: int) -> int:
    """The seat in the rematch for a former seat: the second one begins."""
    return (seat - 1) % seats


def host_of(table: Table, person: Person) -> Person:
    """The host of the rematch: the person who asks, or the old host if people share a screen."""
    shared = any(seat.kind == "here" for seat in table.seats)
    return Person(table.host, "") if shared else person


def rematch_plan(table: Table, host: str) -> Plan:
    """The plan of a table for a new host, with everybody one seat further.

    It is not listed in the lobby: seats are only for those who played.
    """
    seats = []
    for planned, seat in zip(table.plan.seats, table.seats, strict=True):
        kind = planned.kind
        if kind in ("me", "invite", "lobby"):
            kind = "me" if seat.person == host else "invite"  # not for spectators
        seats.append(structs.replace(planned, kind=kind))
    return structs.replace(table.plan, seats=(*seats[1:], seats[0]), public=False)


def rematch_seat(table: Table, person: str) -> int:
    """The seat of a person in the rematch of a finished game; raises if there can be no rematch."""
    seat = seat_of(table, person)
    if seat is None:
        raise Forbidden("you had no seat at this table")
    if table.plan.daily:
        raise Conflict("a daily challenge has one try: practise it")
    if table.plan.campaign:
        raise Conflict("a challenge can be played only once in a campaign")
    return moved(seat, len(table.seats))


def rematch_answer(live: LiveTable, seat: int) -> Rematch:
    """The answer to a request for a rematch."""
    return Rematch(id=live.table.id, code=live.code, commit=live.table.commit, seat=seat)

"""The seats of a table: who has each of them, and how events change that."""

from collections.abc import Sequence
from dataclasses import dataclass

from feira.table.log import Became, Left, Sat
from feira.table.plan import Plan

SUBSTITUTE = "medium"  # the computer that plays on for a person who has left


@dataclass
class Seat:
    """A seat and who has it."""

    kind: str  # me, here, invite, lobby or computer
    level: str = ""
    person: str = ""
    name: str = ""
    nonce: str = ""
    left: str = ""  # resigned or time

    @property
    def computer(self) -> str:
        """The level of the computer that chooses for this seat; empty if a person does."""
        return self.level or (SUBSTITUTE if self.left else "")


def new_seats(plan: Plan) -> list[Seat]:
    """The seats of a new table. Computers are seated already."""
    return [
        Seat(kind=seat.kind, level=seat.level, name=seat.name or seat.level) for seat in plan.seats
    ]


def sit_down(seats: Sequence[Seat], event: Sat) -> None:
    """A person takes a seat. The host also gets the seats of people who share the screen."""
    seat = seats[event.seat]
    seat.person, seat.name, seat.nonce = event.person, event.name, event.nonce
    if seat.kind == "me":
        for shared in seats:
            if shared.kind == "here":
                shared.person = event.person


def stand_up(seats: Sequence[Seat], number: int) -> None:
    """A person gives up all of their seats before the game begins."""
    person = seats[number].person
    for seat in seats:
        if seat.person == person:
            seat.person = seat.nonce = ""
            if seat.kind != "here":
                seat.name = ""


def leave(seats: Sequence[Seat], event: Left) -> None:
    """A person leaves a running game with all of their seats."""
    person = seats[event.seat].person
    for seat in seats:
        if seat.person == person:
            seat.left = event.why


def become(seats: Sequence[Seat], event: Became) -> None:
    """The seats of a guest pass to an account, which may have a seat here already."""
    for seat in seats:
        if seat.person == event.guest:
            seat.person = event.person

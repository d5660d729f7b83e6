"""The seats of a table: who has each of them, and how events change that."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle

from feira.table.log import Became, Left, Returned, Sat
from feira.table.names import readable
from feira.table.plan import Plan

COMPUTERS = ("Amália", "Bento", "Catarina", "Duarte", "Eulália")  # names of computers, by seat
SUBSTITUTE = "medium"  # the level that takes over for a person who has left


@dataclass
class Seat:
    """A seat and who has it."""

    kind: str  # me, here, invite, lobby or computer
    level: str = ""
    person: str = ""
    name: str = ""
    commitment: str = ""  # to the nonce
    nonce: str = ""
    left: str = ""  # resigned, time or gone
    left_at: int = 0  # when, in game time
    guest: bool = False  # or a person who shares the host's screen: anybody may bear the name

    @property
    def computer(self) -> str:
        """The level of the computer that chooses for this seat; empty if a person does."""
        return self.level or (SUBSTITUTE if self.left else "")

    @property
    def known_as(self) -> str:
        """The name in records: computers with their level."""
        return f"{self.name} ({self.level})" if self.level else self.name or "?"


def new_seats(plan: Plan) -> list[Seat]:
    """The seats of a new table. Computers are seated already, by names of their own."""
    return [
        Seat(
            kind=seat.kind,
            level=seat.level,
            name=name if seat.level else readable(seat.name),
            guest=seat.kind == "here",
        )
        for seat, name in zip(plan.seats, cycle(COMPUTERS), strict=False)
    ]


def sit_down(seats: Sequence[Seat], event: Sat) -> None:
    """Seats a person. The host also gets the seats of people who share the screen."""
    seat = seats[event.seat]
    seat.person, seat.name, seat.nonce = event.person, event.name, event.nonce
    seat.guest = event.guest
    if seat.kind == "me":
        for shared in seats:
            if shared.kind == "here":
                shared.person = event.person


def stand_up(seats: Sequence[Seat], number: int) -> None:
    """Frees all seats of a person before the game begins."""
    person = seats[number].person
    for seat in seats:
        if seat.person == person:
            seat.person = seat.nonce = seat.commitment = ""
            if seat.kind != "here":
                seat.name, seat.guest = "", False


def forget_nonces(seats: Sequence[Seat]) -> None:
    """Voids all commitments to nonces: somebody left after some nonces were revealed."""
    for seat in seats:
        if seat.commitment:
            seat.commitment = seat.nonce = ""


def leave(seats: Sequence[Seat], event: Left) -> None:
    """Takes a person out of a running game, with all of their seats."""
    person = seats[event.seat].person
    for seat in seats:
        if seat.person == person:
            seat.left = event.why


def come_back(seats: Sequence[Seat], event: Returned) -> None:
    """Returns to a person all of their seats that the clock had taken."""
    person = seats[event.seat].person
    for seat in seats:
        if seat.person == person and seat.left == "time":
            seat.left = ""


def become(seats: Sequence[Seat], event: Became) -> None:
    """Passes the seats of a guest to an account, which may have a seat here already."""
    for seat in seats:
        if seat.person == event.guest:
            seat.person = event.person
            if event.name and seat.kind != "here":
                seat.name, seat.guest = event.name, False

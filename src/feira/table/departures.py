"""Leaving a running game, coming back, and ending it as the last person.

- A person who resigns is out for good. A computer plays on for them.
- A person whose time was up may take the seat back until the game is over.
- A person who is gone loses the seat for good when another person claims so (`claim`). Gone means:
  the clock took the seat some minutes ago; or, at a table without a clock, the person is to act and
  has not been connected for that long.
- The last person in the game has won, however the computers play on. They may end it at once.
"""

from collections.abc import Callable

from msgspec import Struct

from feira.table.commands import Claim, End, Resign
from feira.table.decision import Decision
from feira.table.log import Ended, Left, Returned
from feira.table.refused import Refused
from feira.table.table import Table

GONE_SECONDS = 300  # after which an absent person counts as gone
MILLISECONDS = 1000  # in a second
FINAL = ("resigned", "gone")  # ways to leave that cannot be taken back


class Presence(Struct, frozen=True):
    """Since when, in game time, a person is absent; None: they are present, or it is not known."""

    absent_since: Callable[[str], int | None] = lambda _person: None
    gone_seconds: int = GONE_SECONDS


def decide_departure(
    table: Table, person: str, command: Resign | Claim | End, presence: Presence
) -> Decision:
    """Decides about a command by which somebody leaves the game, or ends it."""
    own = table.own(person)
    if isinstance(command, Claim):
        check_gone(table, person, command.seat, presence)
        return Decision(event=Left(seat=command.seat, why="gone"))
    if is_decided(table, person):  # resigning as the last person ends the game as won
        return Decision(event=Ended(seat=own[0]))
    if isinstance(command, End):
        raise Refused("others-play")
    return Decision(event=Left(seat=own[0], why="resigned"))


def decide_return(table: Table, person: str) -> Decision:
    """A person takes back a seat that the clock has taken."""
    if table.own(person):
        raise Refused("seat-is-yours")
    lost = table.lost(person)
    if not lost:
        raise Refused("not-seated")
    if table.state == "over":
        raise Refused("over")
    return Decision(event=Returned(seat=lost[0]))


def is_decided(table: Table, person: str) -> bool:
    """Whether this is the last person in the game, after all others have left it for good."""
    others = [seat.left for seat in table.seats if seat.person and seat.person != person]
    return bool(others) and all(left in FINAL for left in others)


def last_person(table: Table) -> int | None:
    """The first seat of the person who has won because all others have left; None: nobody has."""
    staying = {seat.person: n for n, seat in reversed(list(enumerate(table.seats)))}
    for person, seat in staying.items():
        if person and not table.seats[seat].left and is_decided(table, person):
            return seat
    return None


def check_gone(table: Table, person: str, number: int, presence: Presence) -> None:
    """Refuses a claim against a person who is not gone."""
    seat = table.seats[number] if number < len(table.seats) else None
    if seat is None or not seat.person or seat.person == person or seat.left in FINAL:
        raise Refused("not-gone")
    since = gone_since(table, number, presence)
    if since is None or table.time.now() < since + MILLISECONDS * presence.gone_seconds:
        raise Refused("not-gone")


def gone_since(table: Table, number: int, presence: Presence) -> int | None:
    """Since when the others have waited for an absent person; None: they do not wait."""
    person = table.seats[number].person
    if table.seats[number].left == "time":
        return max(seat.left_at for seat in table.seats if seat.person == person)
    if table.plan.clock.kind != "none" or table.actor is None:
        return None
    absent = presence.absent_since(person)
    if absent is None or table.seats[table.actor].person != person:
        return None
    return max(table.since, absent)

"""Taking a choice back: at once, or after the other people have agreed."""

from feira.table.decision import Decision
from feira.table.log import Agreed, Declined, TakeBackRequested, TookBack
from feira.table.refused import Refused
from feira.table.table import Table

MOST_TAKE_BACKS = 50  # of the same choice: enough to change one's mind, not to fill the database
LONG = 10_000  # entries of a game after which take-backs are refused; people need a few hundred


def decide_take_back(table: Table, person: str, own: list[int]) -> Decision:
    """Decides about a person's request to take back their last choice.

    It takes effect at once if the choice revealed nothing and nobody else has acted. Otherwise the
    other people are asked.
    """
    if table.length >= LONG:
        raise Refused("too-long")
    actors = table.actors
    last = next((n for n in range(len(actors) - 1, -1, -1) if actors[n] in own), None)
    if last is None:
        raise Refused("nothing-to-take-back")
    if table.taken_back[last] >= MOST_TAKE_BACKS:
        raise Refused("take-backs-used-up")
    seat = actors[last]
    if last == len(actors) - 1:
        return Decision(event=TookBack(seat=seat, to=last))
    if table.strict:
        raise Refused("too-late-to-take-back")
    if not table.others(person):
        return Decision(event=TookBack(seat=seat, to=last))
    if table.request is not None:
        raise Refused("already-asked")
    return Decision(event=TakeBackRequested(seat=seat, to=last))


def decide_answer(table: Table, own: list[int], *, agrees: bool) -> Decision:
    """Decides about an answer to a request to take back."""
    request = table.request
    if request is None or table.seats[request.seat].person == table.seats[own[0]].person:
        raise Refused("nothing-asked")
    return Decision(event=Agreed(seat=own[0]) if agrees else Declined(seat=own[0]))


def all_agree(table: Table, seat: int) -> bool:
    """Have all other people agreed to the request, once this seat has?"""
    assert table.request is not None
    return table.others(table.seats[table.request.seat].person) <= table.agreed | {seat}

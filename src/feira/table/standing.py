"""The columns of a table's row for lists and clocks: its state, and when the turn's time is up."""

from typing import NamedTuple

from feira.core.types import CHANCE, NOBODY
from feira.table.decision import Decision
from feira.table.log import Agreed, Closed, Ended, Left, Returned, TableEvent, TookBack
from feira.table.rated_positions import digest_after
from feira.table.table import Table
from feira.table.take_back import all_agree

MILLISECONDS = 1000  # in a second
RETURN_SECONDS = 30  # at most, for a turn whose seat is taken back before the computer has acted


class Standing(NamedTuple):
    """The columns of a table's row that lists and clocks use."""

    state: str  # open, playing or over
    due: int | None  # when the time of the person to act is up, in game time
    waits_for: str | None = None  # in a slow game: the person to act, or nobody; None: any other
    position: str | None = None  # the digest of a new position of a game that counts


def due(table: Table) -> int | None:
    """When the time of the person to act is up, in game time; None if they have no clock."""
    return due_of(table, table.actor, table.since)


def due_on_the_wall(table: Table) -> int | None:
    """When the time of the person to act is up, in milliseconds since 1970, for display."""
    if table.plan.clock.kind == "none":
        return None
    moment = due_of(table, table.actor, table.since)
    return None if moment is None else table.time.on_the_wall(moment)


def due_of(table: Table, seat: int | None, since: int) -> int | None:
    """When the time of a seat whose turn began at `since` is up."""
    seconds = table.plan.clock.seconds
    if seconds is None or seat is None or table.seats[seat].computer:
        return None
    return since + MILLISECONDS * seconds


def since_return(table: Table, seat: int, now: int) -> int:
    """The effective beginning of the turn after a seat is taken back.

    A person who takes a seat back during their turn gets only a part of the time again: the clock
    has run out once, and the others have waited.
    """
    who, seconds = table.actor, table.plan.clock.seconds
    if who is None or seconds is None or table.seats[who].person != table.seats[seat].person:
        return table.since
    return now - MILLISECONDS * max(0, seconds - RETURN_SECONDS)


def since_take_back(table: Table, event: TookBack, now: int) -> int:
    """The effective beginning of the turn after a choice is taken back: nobody gains time by that.

    Within a turn the clock continues. If others had their turn meanwhile, the time that was left
    when the choice was made is left again.
    """
    seat = table.actors[event.to]
    if table.actor == seat and set(table.actors[event.to :]) <= {seat, CHANCE}:
        return table.since
    return now - table.used[event.to]


def standing_after(table: Table, decision: Decision, now: int) -> Standing | None:
    """The standing of the table after a decision; None if nothing changes for lists and clocks."""
    position, clock = decision.after, table.plan.clock.kind
    if position is None:
        state = "over" if isinstance(decision.event, Ended | Closed) else table.state
    else:
        state = "over" if position.actor == NOBODY else "playing"
    if clock == "none" and not table.counts:  # most tables
        return None if state == table.state else Standing(state, None)
    if position is None:
        deadline = due_after(table, decision.event, now)
    else:
        since = table.since if position.actor == table.actor else now
        deadline = None if state == "over" else due_of(table, position.actor, since)
    after = Standing(state, deadline)
    if table.counts:
        after = after._replace(position=digest_after(table, decision))
    if clock == "none" and state == table.state and after.position is None:
        return None
    if clock == "days":
        return after._replace(waits_for=person_after(table, decision))
    return after


def person_after(table: Table, decision: Decision) -> str:
    """The person to act after a decision; empty if that is nobody, or a computer."""
    event, who = decision.event, table.actor
    if decision.after is not None:
        who = decision.after.actor
    elif isinstance(event, TookBack):
        who = table.actors[event.to]
    elif isinstance(event, Agreed) and table.request and all_agree(table, event.seat):
        who = table.actors[table.request.to]
    if who is None or who in (CHANCE, NOBODY) or isinstance(event, Ended | Closed):
        return ""
    seat = table.seats[who]
    if isinstance(event, Left | Returned) and table.seats[event.seat].person == seat.person:
        return seat.person if isinstance(event, Returned) else ""
    return "" if seat.computer else seat.person


def due_after(table: Table, event: TableEvent, now: int) -> int | None:
    """When the time is up after an event that is not a choice."""
    who = table.actor
    if isinstance(event, Ended | Closed):
        return None
    if isinstance(event, Left) and who is not None:
        stays = table.seats[who].person != table.seats[event.seat].person
        return due(table) if stays else None
    if isinstance(event, Returned) and who is not None:
        return due_after_return(table, event.seat, now)
    if isinstance(event, TookBack):
        return due_of(table, table.actors[event.to], since_take_back(table, event, now))
    if isinstance(event, Agreed) and table.request and all_agree(table, event.seat):
        return due_of(table, table.actors[table.request.to], now)
    return due(table)


def due_after_return(table: Table, seat: int, now: int) -> int | None:
    """When the time is up after a seat was taken back during what may be its turn."""
    seconds, who = table.plan.clock.seconds, table.actor
    assert who is not None
    if seconds is None or table.seats[who].person != table.seats[seat].person:
        return due(table)
    return since_return(table, seat, now) + MILLISECONDS * seconds


def decide_time_up(table: Table, now: int) -> Decision | None:
    """The decision that the person to act leaves because their time is up; None if it is not up."""
    who, deadline = table.actor, due(table)
    if who is None or deadline is None or now < deadline:
        return None
    return Decision(event=Left(seat=who, why="time"))

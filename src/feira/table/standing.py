"""How a table stands for lists and clocks: its state, and when the time of a turn is up."""

from typing import NamedTuple

from feira.core.types import NOBODY
from feira.table.decision import Decision
from feira.table.log import Agreed, Left, TableEvent, TookBack
from feira.table.table import Table
from feira.table.take_back import all_agree

MILLISECONDS = 1000  # in a second


class Standing(NamedTuple):
    """The columns of a table's row that lists and clocks use."""

    state: str  # open, playing or over
    due: int | None  # when the time of the person to act is up, in milliseconds since 1970


def due(table: Table) -> int | None:
    """When the time of the person to act is up; None if there is no clock for them."""
    return due_of(table, table.actor, table.since)


def due_of(table: Table, seat: int | None, since: int) -> int | None:
    """When the time of a seat is up whose turn began at `since`."""
    seconds = table.plan.clock.seconds
    if seconds is None or seat is None or table.seats[seat].computer:
        return None
    return since + MILLISECONDS * seconds


def standing_after(table: Table, decision: Decision, now: int) -> Standing | None:
    """How the table will stand after a decision; None if nothing changes for lists and clocks."""
    if decision.after is None:
        after = Standing(table.state, due_after(table, decision.event, now))
    elif decision.after.actor == NOBODY:
        after = Standing("over", None)
    else:
        who = decision.after.actor
        since = table.since if who == table.actor else now
        after = Standing("playing", due_of(table, who, since))
    if after.state == table.state and table.plan.clock.kind == "none":
        return None
    return after


def due_after(table: Table, event: TableEvent, now: int) -> int | None:
    """When time is up after an event that is not a choice."""
    who = table.actor
    if isinstance(event, Left) and who is not None:
        stays = table.seats[who].person != table.seats[event.seat].person
        return due(table) if stays else None
    if isinstance(event, TookBack):
        return due_of(table, table.actors[event.to], now)
    if isinstance(event, Agreed) and table.request and all_agree(table, event.seat):
        return due_of(table, table.actors[table.request.to], now)
    return due(table)


def decide_time_up(table: Table, now: int) -> Decision | None:
    """The person to act leaves the game if their time is up; None if it is not."""
    who, deadline = table.actor, due(table)
    if who is None or deadline is None or now < deadline:
        return None
    return Decision(event=Left(seat=who, why="time"))

"""Folding the log into a table: each stored entry changes the state of the table."""

from collections.abc import Iterable, Sequence

from feira.core.errors import IllegalChoice
from feira.core.position import Position
from feira.core.types import CHANCE
from feira.table.decision import Decision, make_step
from feira.table.log import (
    Agreed,
    Became,
    Began,
    Chose,
    Declined,
    Entry,
    Left,
    Rematched,
    Sat,
    Stood,
    TableEvent,
    TakeBackRequested,
    TookBack,
)
from feira.table.seats import become, leave, sit_down, stand_up
from feira.table.table import Table
from feira.table.take_back import all_agree


def next_entry(table: Table, decision: Decision, *, at: int, command: str = "") -> Entry:
    """The entry that a decision adds to the log."""
    return Entry(number=table.version + 1, at=at, event=decision.event, command=command)


def load(table: Table, entries: Iterable[Entry]) -> None:
    """Enters a stored log."""
    for entry in entries:
        enter(table, entry)


def enter(table: Table, entry: Entry, decision: Decision | None = None) -> None:
    """Applies a stored entry. A decision made just now saves computing its choices again."""
    assert entry.number == table.version + 1, "entries come in order"
    table.version = entry.number
    if entry.command:
        table.commands[entry.command] = entry.number
    before, count = table.actor, len(table.choices)
    apply_event(table, entry.event, decision)
    if not isinstance(entry.event, Chose):
        table.own_seats.clear()  # seats may have changed hands
    if table.actor != before or len(table.choices) < count:  # a new turn, or taken back
        table.since = entry.at


def apply_event(table: Table, event: TableEvent, decision: Decision | None) -> None:
    """Changes the state of the table as the event says."""
    match event:
        case Sat() | Stood() | Left() | Became():
            apply_seats(table, event)
        case Began():
            play(table, start_of(table), event.outcomes, decision)
        case Chose():
            assert table.position is not None
            play(table, table.position, (event.choice, *event.outcomes), decision)
            table.request = None
        case TookBack():
            go_back(table, event.to)
        case TakeBackRequested() | Agreed() | Declined():
            apply_take_back(table, event)
        case Rematched():
            table.rematch = event.table


def apply_seats(table: Table, event: Sat | Stood | Left | Became) -> None:
    """A person takes a seat or leaves it, or a guest becomes an account."""
    match event:
        case Sat():
            sit_down(table.seats, event)
        case Stood():
            stand_up(table.seats, event.seat)
        case Left():
            leave(table.seats, event)
            table.request = None
        case Became():
            become(table.seats, event)
            if table.host == event.guest:
                table.host = event.person


def apply_take_back(table: Table, event: TakeBackRequested | Agreed | Declined) -> None:
    """A request to take back, or an answer to it."""
    match event:
        case TakeBackRequested():
            table.request, table.agreed = event, set()
        case Agreed():
            assert table.request is not None
            table.agreed.add(event.seat)
            if all_agree(table, event.seat):
                go_back(table, table.request.to)
        case Declined():
            table.request = None


def start_of(table: Table) -> Position:
    """The position before the first choice."""
    return Position.start(table.game, table.config)


def play(table: Table, before: Position, choices: Sequence[int], decision: Decision | None) -> None:
    """Makes choices from a position; if a decision has made them already, takes its result."""
    if decision is not None and decision.after is not None:
        table.position = decision.after
        table.actors += [CHANCE if step.actor is None else step.actor for step in decision.steps]
        table.choices += choices
        return
    try:
        table.position, actors = before.replay(choices)
    except IllegalChoice as error:
        raise IllegalChoice(f"table {table.id}: {error}") from None
    table.actors += actors
    table.choices += choices


def go_back(table: Table, to: int) -> None:
    """The game is as it was after `to` choices."""
    choices = table.choices[:to]
    table.choices, table.actors = [], []
    play(table, start_of(table), choices, None)
    table.request = None


def replay(table: Table, event: TableEvent) -> Decision:
    """The decision behind an event that another process has stored, with all of its steps."""
    match event:
        case Began():
            position, choices = start_of(table), event.outcomes
        case Chose():
            assert table.position is not None
            position, choices = table.position, (event.choice, *event.outcomes)
        case _:
            return Decision(event=event)
    steps = []
    for number, choice in enumerate(choices, len(table.choices) + 1):
        step, position = make_step(position, choice, number)
        steps.append(step)
    return Decision(event=event, after=position, steps=steps)

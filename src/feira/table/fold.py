"""Folding the log into a table: each stored entry changes the state of the table."""

from collections.abc import Iterable, Sequence

from feira.core.errors import IllegalChoice
from feira.core.position import Position
from feira.core.tally import RunningTally
from feira.core.types import CHANCE
from feira.table.chain import link
from feira.table.decision import Decision, make_step
from feira.table.log import (
    Agreed,
    Became,
    Began,
    Chose,
    Closed,
    Committed,
    Declined,
    Ended,
    Entry,
    Left,
    Rematched,
    Removed,
    Returned,
    Revealed,
    Sat,
    Stood,
    TableEvent,
    TakeBackRequested,
    TookBack,
    event_text,
)
from feira.table.seats import become, come_back, forget_nonces, leave, sit_down, stand_up
from feira.table.standing import since_return, since_take_back
from feira.table.table import SeatNote, Table
from feira.table.take_back import all_agree

NOTED = (Left, Returned, Ended, Closed)  # events that are kept as notes


def next_entry(table: Table, decision: Decision, *, at: int, command: str = "") -> Entry:
    """The entry that a decision appends to the log."""
    number, text, moment = table.version + 1, event_text(decision.event), table.time.now()
    digest = link(table.chain, text.encode(), table.id, number, at, command, moment)
    return Entry(number, at, decision.event, command, moment, text, digest)


def load(table: Table, entries: Iterable[Entry]) -> None:
    """Applies a stored log to a table."""
    for entry in entries:
        enter(table, entry)


def enter(table: Table, entry: Entry, decision: Decision | None = None) -> None:
    """Applies a stored entry. A fresh decision spares computing its choices again."""
    assert entry.number == table.version + 1, "entries come in order"
    table.version, table.chain = entry.number, entry.digest
    if entry.command:
        table.commands[entry.command] = entry.number
    before, count = table.actor, len(table.choices)
    since = entry.game_time
    if isinstance(entry.event, TookBack):
        since = since_take_back(table, entry.event, since)
    apply_event(table, entry.event, decision)
    table.used += [max(0, entry.game_time - table.since)] * (len(table.choices) - count)
    if not isinstance(entry.event, Chose):
        table.own_seats.clear()  # seats may have changed hands
    if table.actor != before or len(table.choices) < count:  # a new turn, or taken back
        table.since = since
    elif isinstance(entry.event, Returned):
        table.since = since_return(table, entry.event.seat, entry.game_time)
    if isinstance(entry.event, NOTED):
        take_note(table, entry)


def apply_event(table: Table, event: TableEvent, decision: Decision | None) -> None:
    """Changes the state of the table as the event says. Most events are choices."""
    match event:
        case Chose():
            assert table.position is not None
            play(table, table.position, (event.choice, *event.outcomes), decision)
            table.request = None
        case Sat() | Stood() | Removed() | Left() | Returned() | Became():
            apply_seats(table, event)
        case Committed() | Revealed():
            add_nonce(table, event)
        case Began():
            table.began = table.version
            table.tally = RunningTally(table.game.presentation.statistics, len(table.seats))
            play(table, start_of(table), event.outcomes, decision)
        case TookBack():
            go_back(table, event.to)
        case TakeBackRequested() | Agreed() | Declined():
            apply_take_back(table, event)
        case Rematched():
            table.rematch = event.table
        case Ended():
            table.ended = True
        case Closed():
            table.closed, table.request = event.why, None


def take_note(table: Table, entry: Entry) -> None:
    """Notes who left, came back or ended the game, or that an operator closed it."""
    event = entry.event
    assert isinstance(event, Left | Returned | Ended | Closed)
    kind = event.why if isinstance(event, Left) else type(event).__name__.lower()
    seat = 0 if isinstance(event, Closed) else event.seat
    table.notes.append(SeatNote(kind, seat, len(table.choices), entry.at))
    if not isinstance(event, Closed):
        table.seats[seat].left_at = entry.game_time


def apply_seats(table: Table, event: Sat | Stood | Removed | Left | Returned | Became) -> None:
    """A person takes a seat or leaves it, or a guest becomes an account."""
    match event:
        case Sat():
            table.sits[event.person] += 1
            sit_down(table.seats, event)
        case Stood() | Removed():
            give_up(table, event)
        case Left():
            leave(table.seats, event)
            table.request = None
        case Returned():
            come_back(table.seats, event)
        case Became():
            become(table.seats, event)
            if table.host == event.guest:
                table.host = event.person


def add_nonce(table: Table, event: Committed | Revealed) -> None:
    """A person commits to a nonce, or reveals it."""
    if isinstance(event, Committed):
        table.seats[event.seat].commitment = event.commitment
    else:
        table.seats[event.seat].nonce = event.nonce


def give_up(table: Table, event: Stood | Removed) -> None:
    """Frees a seat. A person who was removed, or left after nonces were revealed, is barred.

    Otherwise somebody who knows the secret could look at the dice and try again.
    """
    revealed = any(seat.commitment and seat.nonce for seat in table.seats)
    if revealed or isinstance(event, Removed):
        table.barred.add(table.seats[event.seat].person)
    if revealed:
        forget_nonces(table.seats)
    stand_up(table.seats, event.seat)


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
    """Makes choices from a position; if a decision has made them already, uses its result."""
    table.checkpoints.add(len(table.choices), before)
    if decision is not None and decision.after is not None:
        table.position = decision.after
        if table.tally is not None:
            for step in decision.steps:
                table.tally.add(step.number, step.actor, step.events, step.action)
        table.actors += [CHANCE if step.actor is None else step.actor for step in decision.steps]
        table.choices += choices
        return
    table.tally = None
    try:
        table.position, actors = before.replay(choices)
    except IllegalChoice as error:
        raise IllegalChoice(f"table {table.id}: {error}") from None
    table.actors += actors
    table.choices += choices


def go_back(table: Table, to: int) -> None:
    """Restores the state of the game after `to` choices."""
    table.tally = None
    table.taken_back[to] += 1
    count, position = table.checkpoints.go_back(to)
    table.position, _ = position.replay(table.choices[count:to])
    del table.choices[to:], table.actors[to:], table.used[to:]
    table.request = None


def replay(table: Table, event: TableEvent) -> Decision:
    """Reconstructs the decision, with all its steps, behind an event of another process."""
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

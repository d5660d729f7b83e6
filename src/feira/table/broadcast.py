"""Messages to the watchers of a table: a snapshot when they connect, then every change.

The part that everybody may see is encoded once for all watchers; the part for one person's seats is
appended. No message contains anything that its receiver may not know.
"""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from feira.core.position import Position
from feira.core.types import Json
from feira.core.view import PublicView
from feira.table.decision import Decision, TableStep
from feira.table.ending import result_of
from feira.table.log import (
    Became,
    Began,
    Chose,
    Closed,
    Committed,
    Ended,
    Entry,
    Left,
    Removed,
    Returned,
    Revealed,
    Sat,
    Stood,
)
from feira.table.seats import Seat
from feira.table.standing import due_on_the_wall
from feira.table.table import Table

_encode = msgspec.json.Encoder().encode
HIDDEN = ("person", "guest", "outcomes")  # fields of events that are not sent
# Events that change the seats or the notes about them.
SEAT_EVENTS = (
    Sat,
    Stood,
    Removed,
    Committed,
    Revealed,
    Left,
    Returned,
    Began,
    Became,
    Ended,
    Closed,
)


class Turn(Struct, frozen=True):
    """The seat to act and its legal choices, for the person who has that seat."""

    seat: int
    choices: list[int]
    previews: list[Json] | None = None


class Snapshot(Struct, frozen=True, tag="table", tag_field="kind"):
    """A whole table as one person sees it."""

    id: str
    code: str
    version: int
    state: str
    game: str
    options: dict[str, str]
    clock: Json
    rated: bool
    public: bool
    campaign: str
    practise: bool
    daily: str  # the date of the daily challenge; empty: it is none
    host: bool
    seats: list[Json]
    own: list[int]
    away: list[int]  # your seats that you have left, or that the clock has taken
    notes: list[Json]  # who has left, come back or ended the game
    result: Json | None  # when the game is over
    commit: str
    commitments: str  # to the nonces of all seats; - for none
    nonces: str
    secret: str | None
    number: int  # of choices so far
    view: Json | None
    turn: Turn | None
    due: int | None
    since: int  # when the turn began, in milliseconds since 1970
    asked: Json | None
    rematch: str | None  # the table of the rematch


class ChoiceSeen(Struct, frozen=True, tag="chose", tag_field="kind"):
    """The event of a choice, without the outcomes, which are in the steps."""

    seat: int
    choice: int
    at: int


class Change(Struct, frozen=True, tag="change", tag_field="kind", omit_defaults=True):
    """What one entry of the log has changed."""

    version: int
    event: ChoiceSeen | Json
    state: str
    steps: Sequence[TableStep]
    view: Json  # the keys of the view that have changed
    seats: list[Json] | None = None
    commitments: str | None = None  # when the seats have changed
    nonces: str | None = None  # when the seats have changed
    notes: list[Json] | None = None  # when the seats have changed
    result: Json | None = None  # when the game is over
    own: list[int] | None = None  # your seats, when the seats have changed
    away: list[int] | None = None  # your seats that you have left, when the seats have changed
    mine: Json | None = None  # keys of the view that look different to your seat
    turn: Turn | None = None
    due: int | None = None
    secret: str | None = None


class OwnPart(Struct, frozen=True, omit_defaults=True):
    """The part of a change for one person. It is appended to the common part."""

    own: list[int] | None = None
    away: list[int] | None = None
    mine: Json | None = None
    turn: Turn | None = None


NOTHING_OWN = OwnPart()


def seat_json(seat: Seat) -> Json:
    """A seat as everybody sees it."""
    return {
        "kind": seat.kind,
        "name": seat.name,
        "taken": bool(seat.person or seat.level),
        "level": seat.level,
        "left": seat.left,
        "computer": seat.computer,
        "guest": seat.guest,
    }


def viewing_seat(table: Table, seats: Sequence[int]) -> int | None:
    """The seat whose view a person gets: among their seats the one to act, or the first."""
    if not seats:
        return None
    who = table.actor
    return who if who is not None and who in seats else seats[0]


def notes_json(table: Table) -> list[Json]:
    """Who has left, come back or ended the game, in the order of the log."""
    return [note._asdict() for note in table.notes]


def view_of(position: Position, seat: int | None) -> Json:
    """The view of a seat or a spectator. It is encoded at once and so need not be copied."""
    return position.game.presentation.view(position.array, seat)


def previews_of(position: Position) -> list[Json]:
    """The previews of all legal choices. They are encoded at once and so need not be copied."""
    return position.game.presentation.preview(position.array, position.lookahead())


def turn_of(table: Table, own: Sequence[int], *, previews: bool) -> Turn | None:
    """The turn of a person; None if none of their seats is to act."""
    who, position = table.actor, table.position
    if who is None or who not in own or position is None:
        return None
    return Turn(who, position.legal(), previews_of(position) if previews else None)


def event_seen(entry: Entry) -> ChoiceSeen | Json:
    """The event of an entry as everybody may see it: without the ids of persons."""
    if isinstance(entry.event, Chose):
        return ChoiceSeen(entry.event.seat, entry.event.choice, entry.at)
    event: Json = msgspec.to_builtins(entry.event)
    for hidden in HIDDEN:
        event.pop(hidden, None)
    return event | {"at": entry.at}


def may_invite(table: Table, person: str) -> bool:
    """Whether a person sees the code, where seats need it: the host and people with a seat."""
    return not table.invited or bool(table.own(person)) or person == table.host


def snapshot(table: Table, code: str, person: str, *, previews: bool) -> bytes:
    """The message with the whole table as a person sees it."""
    own = table.own(person)
    position = table.position
    over = table.state == "over"
    seat = viewing_seat(table, own or table.lost(person))
    return _encode(
        Snapshot(
            id=table.id,
            code=code if table.state == "open" and may_invite(table, person) else "",
            version=table.version,
            state=table.state,
            game=table.game.name,
            options=dict(table.config.options),
            clock=msgspec.to_builtins(table.plan.clock),
            rated=table.plan.rated,
            public=table.plan.public,
            campaign=table.plan.campaign,
            practise=table.plan.practise,
            daily=table.plan.daily,
            host=bool(person) and person == table.host,
            seats=[seat_json(seat) for seat in table.seats],
            own=own,
            away=table.away(person) if person else [],
            notes=notes_json(table),
            result=result_of(table) if over else None,
            commit=table.commit,
            commitments=table.commitments,
            nonces=table.nonces,
            secret=table.revealed,
            number=len(table.choices),
            view=None if position is None else view_of(position, seat),
            turn=turn_of(table, own, previews=previews),
            due=due_on_the_wall(table),
            since=table.time.on_the_wall(table.since),
            asked=msgspec.to_builtins(table.request) if table.request else None,
            rematch=table.rematch,
        )
    )


class Broadcast:
    """One change, for all watchers of a table. The common part is encoded once."""

    def __init__(
        self, table: Table, entry: Entry, decision: Decision, before: PublicView | None
    ) -> None:
        self.table = table
        self.public: PublicView | None = None
        changed: Json = {}
        if table.position is not None:
            builder = table.game.presentation.public
            if before is None:
                self.public = builder.build(table.position.array)
                changed = self.public.json
            else:
                self.public, changed = builder.update(before, table.position.array)
        self.seats_changed = isinstance(entry.event, SEAT_EVENTS)
        state = table.state
        self.common = _encode(
            Change(
                version=entry.number,
                event=event_seen(entry),
                state=state,
                steps=decision.steps,
                view=changed,
                seats=[seat_json(seat) for seat in table.seats] if self.seats_changed else None,
                commitments=table.commitments if self.seats_changed else None,
                nonces=table.nonces if self.seats_changed else None,
                notes=notes_json(table) if self.seats_changed else None,
                result=result_of(table) if state == "over" else None,
                due=due_on_the_wall(table),
                secret=table.revealed if state == "over" else None,
            )
        )
        self.encoded: dict[object, bytes] = {}  # by seats and previews
        self.away = bool(table.notes) and any(seat.left for seat in table.seats)

    def message_for(self, person: str, *, previews: bool) -> bytes:
        """The message for one person."""
        own = self.table.own(person)
        if not own and not self.seats_changed and not self.away:
            return self.common
        away = self.table.away(person) if person and self.away else []
        key = (*own, None, *away, previews)
        if key not in self.encoded:
            self.encoded[key] = self._with_own_part(own, away, previews=previews)
        return self.encoded[key]

    def _with_own_part(self, own: list[int], away: list[int], *, previews: bool) -> bytes:
        """The common part, with the part for a person who has or had these seats."""
        table = self.table
        seat = viewing_seat(table, own or [n for n in away if table.seats[n].left == "time"])
        mine = turn = None
        if self.public is not None and seat is not None:
            mine = table.game.presentation.own(self.public, seat) or None
            turn = turn_of(table, own, previews=previews)
        if not self.seats_changed:
            own_part = OwnPart(mine=mine, turn=turn)
        else:
            own_part = OwnPart(own, away, mine, turn)
        if own_part == NOTHING_OWN:
            return self.common
        return self.common[:-1] + b"," + _encode(own_part)[1:]

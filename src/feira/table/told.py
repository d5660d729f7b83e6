"""What people at a table are told: the whole table when they come, then what has changed.

What everybody may see is put together and encoded once for all of them; a seat gets its own part
added. Nothing is in here that a seat may not know.
"""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from feira.core.game import Json
from feira.core.plain import Seen
from feira.table.log import Became, Began, Chose, Entry, Left, Rematched, Sat, Stood
from feira.table.table import Decision, Happened, Seat, Table

_encode = msgspec.json.Encoder().encode
SEATED = (Sat, Stood, Left, Began, Became)  # after these, seats look different


class Turn(Struct, frozen=True):
    """What is asked of a person: the seat to act and its legal choices."""

    seat: int
    choices: list[int]
    previews: list[Json] | None = None


class Whole(Struct, frozen=True, tag="table", tag_field="kind"):
    """A table as somebody sees it who has just come."""

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
    host: bool
    seats: list[Json]
    own: list[int]
    commit: str
    nonces: str
    secret: str | None
    number: int  # of choices so far
    view: Json | None
    turn: Turn | None
    due: int | None
    asked: Json | None
    rematch: str | None  # the table where it is played once more


class ToldChoice(Struct, frozen=True, tag="chose", tag_field="kind"):
    """A choice as people may see it."""

    seat: int
    choice: int
    at: int


class Change(Struct, frozen=True, tag="change", tag_field="kind", omit_defaults=True):
    """What one entry of the log has changed."""

    version: int
    what: ToldChoice | Json
    state: str
    steps: Sequence[Happened]
    view: Json  # the keys of the view that have changed
    seats: list[Json] | None = None
    own: list[int] | None = None  # one's seats, when somebody came or went
    mine: Json | None = None  # keys of the view that look different to this seat
    turn: Turn | None = None
    due: int | None = None
    secret: str | None = None


class Own(Struct, frozen=True, omit_defaults=True):
    """What of a change is for one person only, put behind what everybody is told."""

    own: list[int] | None = None
    mine: Json | None = None
    turn: Turn | None = None


def seat_json(seat: Seat) -> Json:
    """A seat as everybody sees it."""
    return {
        "kind": seat.kind,
        "name": seat.name,
        "taken": bool(seat.person or seat.level),
        "level": seat.level,
        "left": seat.left,
        "computer": seat.computer,
    }


def eye(table: Table, own: Sequence[int]) -> int | None:
    """The seat through whose eyes a person looks: the one to act, if it is theirs."""
    if not own:
        return None
    who = table.actor
    return who if who is not None and who in own else own[0]


def turn_of(table: Table, own: Sequence[int], *, previews: bool) -> Turn | None:
    """What is asked of a person now."""
    who = table.actor
    s = table.position
    if who is None or who not in own or s is None:
        return None
    return Turn(who, table.legal(), table.game.previews(s) if previews else None)


def what_json(entry: Entry) -> ToldChoice | Json:
    """An entry as people may see it: no ids of persons."""
    if isinstance(entry.what, Chose):
        return ToldChoice(entry.what.seat, entry.what.choice, entry.at)
    what: Json = msgspec.to_builtins(entry.what)
    what.pop("person", None)
    what.pop("guest", None)
    what.pop("outcomes", None)
    return what | {"at": entry.at}


def rematch_told(what: Rematched) -> bytes:
    """That there is a rematch, besides the change that it is."""
    return _encode({"kind": "rematch", "table": what.table})


def whole(table: Table, code: str, person: str, *, previews: bool) -> bytes:
    """The table for somebody who has just come."""
    own = table.own(person)
    s = table.position
    over = table.state == "over"
    return _encode(
        Whole(
            id=table.id,
            code=code if table.state == "open" else "",
            version=table.version,
            state=table.state,
            game=table.game.name,
            options=dict(table.config.options),
            clock=msgspec.to_builtins(table.plan.clock),
            rated=table.plan.rated,
            public=table.plan.public,
            campaign=table.plan.campaign,
            host=bool(person) and person == table.host,
            seats=[seat_json(seat) for seat in table.seats],
            own=own,
            commit=table.commit,
            nonces=table.nonces,
            secret=table.secret if over else None,
            number=len(table.choices),
            view=None if s is None else table.game.view(s, eye(table, own)),
            turn=turn_of(table, own, previews=previews),
            due=table.due(),
            asked=msgspec.to_builtins(table.ask) if table.ask else None,
            rematch=table.rematch,
        )
    )


class Telling:
    """One change, for all who watch. What is the same for all of them is encoded once."""

    def __init__(self, table: Table, entry: Entry, decision: Decision, before: Seen | None) -> None:
        self.table = table
        self.public: Seen | None = None
        changed: Json = {}
        if table.position is not None:
            if before is None:
                self.public = table.game.public.seen(table.position)
                changed = self.public.view
            else:
                self.public, changed = table.game.public.changed(before, table.position)
        self.moved = isinstance(entry.what, SEATED)
        self.common = _encode(
            Change(
                version=entry.number,
                what=what_json(entry),
                state=table.state,
                steps=decision.steps,
                view=changed,
                seats=[seat_json(seat) for seat in table.seats] if self.moved else None,
                due=table.due(),
                secret=table.secret if table.state == "over" else None,
            )
        )
        self.ready: dict[tuple[tuple[int, ...], bool], bytes] = {}

    def to(self, person: str, *, previews: bool) -> bytes:
        """The message for one person."""
        own = tuple(self.table.own(person))
        if not own and not self.moved:
            return self.common
        key = (own, previews)
        if key not in self.ready:
            self.ready[key] = self._with(own, previews=previews)
        return self.ready[key]

    def _with(self, own: tuple[int, ...], *, previews: bool) -> bytes:
        """The message with what is for these seats only."""
        table = self.table
        seat = eye(table, own)
        mine = turn = None
        if self.public is not None and seat is not None:
            mine = table.game.own(self.public, seat) or None
            turn = turn_of(table, own, previews=previews)
        seats = list(own) if self.moved else None
        if mine is None and turn is None and seats is None:
            return self.common
        return self.common[:-1] + b"," + _encode(Own(seats, mine, turn))[1:]

"""What people at a table are told: the whole table when they come, then what has changed.

What everybody may see is put together and encoded once for all of them; a seat gets its own part
added. Nothing is in here that a seat may not know.
"""

from collections.abc import Sequence

import msgspec
from msgspec import Raw, Struct

from feira.core.game import Json
from feira.core.verbs import CHANCE
from feira.table.log import Entry, Rematched
from feira.table.table import Decision, Seat, Table

_encode = msgspec.json.Encoder().encode


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


class Change(Struct, frozen=True, tag="change", tag_field="kind", omit_defaults=True):
    """What one entry of the log has changed."""

    version: int
    what: Raw
    state: str
    steps: Raw
    view: Raw  # the keys of the view that have changed
    seats: Raw | None = None
    own: list[int] | None = None  # one's seats, when somebody came or went
    mine: Json | None = None  # keys of the view that look different to this seat
    turn: Turn | None = None
    due: int | None = None
    secret: str | None = None


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
    choices = table.game.legal_choices(s)
    return Turn(who, choices, table.game.previews(s) if previews else None)


def what_json(entry: Entry) -> Json:
    """An entry as people may see it: no ids of persons."""
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
    """One change, for all who watch. Each kind of watcher's message is encoded once."""

    def __init__(self, table: Table, entry: Entry, decision: Decision, before: Json | None) -> None:
        self.table, self.entry = table, entry
        self.public = None if table.position is None else table.game.public(table.position)
        self.what = Raw(_encode(what_json(entry)))
        self.steps = Raw(
            _encode(
                [
                    {
                        "number": step.number,
                        "actor": None if step.actor == CHANCE else step.actor,
                        "text": step.text,
                        "events": step.events,
                    }
                    for step in decision.steps
                ]
            )
        )
        known = before or {}
        self.view = Raw(
            _encode(
                {
                    key: value
                    for key, value in (self.public or {}).items()
                    if key not in known or known[key] != value
                }
            )
        )
        moved = entry.what.__class__.__name__ in ("Sat", "Stood", "Left", "Began", "Became")
        self.seats = Raw(_encode([seat_json(seat) for seat in table.seats])) if moved else None
        self.ready: dict[tuple[tuple[int, ...], bool], bytes] = {}

    def to(self, person: str, *, previews: bool) -> bytes:
        """The message for one person."""
        own = tuple(self.table.own(person))
        key = (own, previews)
        if key not in self.ready:
            self.ready[key] = self._encoded(own, previews=previews)
        return self.ready[key]

    def _encoded(self, own: tuple[int, ...], *, previews: bool) -> bytes:
        table, s = self.table, self.table.position
        seat = eye(table, own)
        return _encode(
            Change(
                version=self.entry.number,
                what=self.what,
                state=table.state,
                steps=self.steps,
                view=self.view,
                seats=self.seats,
                own=None if self.seats is None else list(own),
                mine=None if s is None or seat is None else table.game.own(s, seat),
                turn=turn_of(table, own, previews=previews),
                due=table.due(),
                secret=table.secret if table.state == "over" else None,
            )
        )

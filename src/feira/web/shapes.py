"""The messages of a table's socket as types: what is told. What is asked is in `socket.py`.

What is sent is made elsewhere, as plain data; tests hold it to these types, and `types.py` writes
them down for the client.
"""

from typing import Annotated, Any, Literal, NotRequired, TypedDict, get_args, get_type_hints

from msgspec import Meta

from feira.core.game import Json
from feira.players.levels import Level
from feira.table import log, told
from feira.table.plan import Clock, Plan, SeatPlan


def finer(cls: Any, name: str, *, without: tuple[str, ...] = (), **fields: Any) -> Any:
    """A type with the fields of a class, some of them told more finely, or besides."""
    known = {k: v for k, v in get_type_hints(cls, include_extras=True).items() if k not in without}
    config = getattr(cls, "__struct_config__", None)
    if config and config.omit_defaults:
        needed = cls.__struct_fields__[: -len(cls.__struct_defaults__)]
        known = {k: v if k in needed else NotRequired[v] for k, v in known.items()}
    tag = {config.tag_field: Literal[config.tag]} if config and config.tag_field else {}
    make: Any = TypedDict
    made = make(name, tag | known | fields)
    made.__doc__ = cls.__doc__
    made.__source__ = cls
    return made


def written(text: str) -> Meta:
    """What the client calls it: a type that differs from game to game."""
    return Meta(extra={"typescript": text})


View = Annotated[Json, written("View")]
PartOfView = Annotated[Json, written("Partial<View>")]
Event = Annotated[Json, written("Event")]  # a message key with its arguments
Result = Annotated[Json, written("Result")]
Ending = Annotated[Json, written("Result & { left: string[] }")]  # and who left, by seat

State = Literal["open", "playing", "over"]
SeatKind = Literal["me", "here", "invite", "lobby", "computer"]


class Step(TypedDict):
    """A choice of a seat, or an outcome of chance (actor null), and what it made happen."""

    number: int
    actor: int | None
    text: str
    events: list[Event]


Preview = TypedDict(
    "Preview",
    {
        "choice": int,
        "text": str,
        "cost": int,
        "earns": int,
        "net": int,
        "others": dict[str, int],
        "from": list[Event],
        "notes": list[Event],
    },
)
Preview.__doc__ = "What a legal choice costs, what the seat and (by seat) others earn, and why."


class SeatSeen(TypedDict):
    """A seat as everybody sees it; `computer`: the level that chooses for it, if one does."""

    kind: SeatKind
    name: str
    taken: bool
    level: Level | Literal[""]
    left: Literal["", "resigned", "time"]
    computer: Level | Literal[""]


PlanSeen = finer(Plan, "Plan", seats=list[SeatPlan])
TakeBackAsked = finer(log.Asked, "TakeBackAsked")
Turn = finer(told.Turn, "Turn", previews=list[Preview] | None)
Whole = finer(
    told.Whole,
    "Whole",
    state=State,
    clock=Clock,
    seats=list[SeatSeen],
    view=View | None,
    turn=Turn | None,
    asked=TakeBackAsked | None,
)
# One line of the log, without the ids of persons and with its time.
ENTRIES = tuple(
    finer(what, what.__name__, without=("person", "guest", "outcomes"), at=int)
    for what in get_args(log.What)
)
Entry = Annotated[Json, written("Entry")]
Change = finer(
    told.Change,
    "Change",
    what=Entry,
    state=State,
    steps=list[Step],
    view=PartOfView,
    seats=NotRequired[list[SeatSeen]],
    mine=NotRequired[PartOfView],
    turn=NotRequired[Turn],
    due=NotRequired[int],
    secret=NotRequired[str],
)


class Answer(TypedDict):
    """What became of a command; if it was refused, why."""

    kind: Literal["answer"]
    id: str
    version: int
    refused: NotRequired[Event]
    text: NotRequired[str]  # what the database said, if it did not answer


class Present(TypedDict):
    """Who is there, by seat, and how many watch besides."""

    kind: Literal["present"]
    seats: list[bool]
    watching: int


class Said(TypedDict):
    """Something said at the table."""

    kind: Literal["said"]
    number: int
    at: int
    name: str
    text: str


class WhyNot(TypedDict):
    """Why a choice is not legal; null: it is."""

    kind: Literal["why"]
    choice: int
    why: Event | None


class Hinted(TypedDict):
    """What a master would do and why, or why no hint is given."""

    kind: Literal["hint"]
    version: NotRequired[int]
    choice: NotRequired[int]
    text: NotRequired[str]
    shares: NotRequired[list[float]]  # of the win, by seat
    reason: NotRequired[list[Event]]
    refused: NotRequired[Event]


class RematchMade(TypedDict):
    """There is a rematch, at this table."""

    kind: Literal["rematch"]
    table: str


class Misunderstood(TypedDict):
    """A message could not be read, or something could not be said."""

    kind: Literal["error"]
    text: str


class Pong(TypedDict):
    """Somebody is there."""

    kind: Literal["pong"]


TOLD: tuple[Any, ...] = (
    *(Whole, Change, Answer, Present, Said),
    *(WhyNot, Hinted, RematchMade, Misunderstood, Pong),
)

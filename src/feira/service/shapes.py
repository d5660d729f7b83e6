"""The types of the messages that the server sends over the socket of a table.

The messages are made elsewhere, partly as plain data. Tests compare them with these types, and
`types.py` writes the types as TypeScript for the client. For the other direction see
`client_messages.py`.
"""

from typing import Annotated, Any, Literal, NotRequired, TypedDict, get_args, get_type_hints

from msgspec import Meta

from feira.core.types import Json
from feira.players.levels import Level
from feira.table import broadcast, log, store
from feira.table.plan import Clock, Plan, SeatPlan


def refined(cls: Any, name: str, *, without: tuple[str, ...] = (), **fields: Any) -> Any:
    """A type with the fields of a class, some of them with more precise types, or added."""
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
    """The name of a type in TypeScript, for types that differ from game to game."""
    return Meta(extra={"typescript": text})


View = Annotated[Json, written("View")]
PartOfView = Annotated[Json, written("Partial<View>")]
Event = Annotated[Json, written("Event")]  # a message key with arguments
Action = Annotated[Json, written("Action")]  # a choice or an outcome as data
Result = Annotated[Json, written("Result")]
Outlook = Annotated[Json, written("Outlook")]  # what chance may bring
# How a game ended, which seats left and why, whether the last person has ended it, and why an
# operator has closed the table.
Ending = Annotated[Json, written("Result & { left: string[]; ended?: boolean; closed?: string }")]

State = Literal["open", "playing", "over"]
SeatKind = Literal["me", "here", "invite", "lobby", "computer"]


class Step(TypedDict):
    """A choice of a seat, or an outcome of chance (actor null), with the events it caused."""

    number: int
    actor: int | None
    text: str
    action: Action
    events: list[Event]


Preview = TypedDict(
    "Preview",
    {
        "choice": int,
        "text": str,
        "action": Action,
        "cost": int,
        "earns": int,
        "net": int,
        "standing": int,
        "others": dict[str, int],
        "from": list[Event],
        "notes": list[Event],
    },
)
Preview.__doc__ = "What a legal choice costs, what the seat and (by seat) others earn, and why."


Left = Literal["", "resigned", "time", "gone"]  # why a person does not play any more


class SeatNote(TypedDict):
    """A note that somebody left, came back or ended the game, or that an operator closed it."""

    kind: Literal["resigned", "time", "gone", "returned", "ended", "closed"]
    seat: int
    number: int
    at: int


class SeatSeen(TypedDict):
    """A seat as everybody sees it; `computer`: the level that chooses for it, if one does.

    `guest`: the person has no account, so the name proves nothing.
    """

    kind: SeatKind
    name: str
    taken: bool
    level: Level | Literal[""]
    left: Left
    computer: Level | Literal[""]
    guest: bool


PlanSeen = refined(Plan, "Plan", seats=list[SeatPlan])
TakeBackRequested = refined(log.TakeBackRequested, "TakeBackRequested")
Turn = refined(broadcast.Turn, "Turn", previews=list[Preview] | None)
Snapshot = refined(
    broadcast.Snapshot,
    "Snapshot",
    state=State,
    clock=Clock,
    seats=list[SeatSeen],
    notes=list[SeatNote],
    result=Ending | None,
    view=View | None,
    turn=Turn | None,
    asked=TakeBackRequested | None,
)
# The events of the log, without the ids of persons and with the time of their entry.
TABLE_EVENTS = tuple(
    refined(event, event.__name__, without=broadcast.HIDDEN, at=int)
    for event in get_args(log.TableEvent)
)
TableEvent = Annotated[Json, written("TableEvent")]
Change = refined(
    broadcast.Change,
    "Change",
    event=TableEvent,
    state=State,
    steps=list[Step],
    view=PartOfView,
    seats=NotRequired[list[SeatSeen]],
    notes=NotRequired[list[SeatNote]],
    result=NotRequired[Ending],
    mine=NotRequired[PartOfView],
    turn=NotRequired[Turn],
    due=NotRequired[int],
    secret=NotRequired[str],
)


class Answer(TypedDict):
    """The answer to a command: the version it led to, or why it was refused."""

    kind: Literal["answer"]
    id: str
    version: int
    refused: NotRequired[Event]
    text: NotRequired[str]  # of the error, if the database did not answer


class Present(TypedDict):
    """Which seats are connected, and how many people watch besides.

    `away`: since when a seat's person is not connected, if that is known. After `gone_after`
    milliseconds they may be declared gone.
    """

    kind: Literal["present"]
    seats: list[bool]
    away: list[int | None]
    gone_after: int
    watching: int


ChatMessage = refined(store.ChatMessage, "ChatMessage")


class Hinted(TypedDict):
    """The best choice and why, or why no hint is given."""

    kind: Literal["hint"]
    version: NotRequired[int]
    choice: NotRequired[int]
    text: NotRequired[str]
    action: NotRequired[Action]
    shares: NotRequired[list[float]]  # expected share of the win, by seat
    reason: NotRequired[list[Event]]
    outlook: NotRequired[Outlook]  # once it is made
    refused: NotRequired[Event]


class Misunderstood(TypedDict):
    """A message could not be parsed, or a chat message could not be stored.

    `refused`: there were too many of them, and when to try again.
    """

    kind: Literal["error"]
    text: str
    refused: NotRequired[Event]


class Pong(TypedDict):
    """The answer to a ping."""

    kind: Literal["pong"]


SERVER_MESSAGES: tuple[Any, ...] = (
    *(Snapshot, Change, Answer, Present),
    *(ChatMessage, Hinted, Misunderstood, Pong),
)

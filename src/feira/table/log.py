"""The log of a table: events, and the numbered entries that keep them. A table is its log."""

from msgspec import Struct
from msgspec import json as msgjson


class Sat(Struct, frozen=True, tag="sat", tag_field="kind"):
    """A person took a seat and added a nonce to the dice."""

    seat: int
    person: str
    name: str
    nonce: str


class Stood(Struct, frozen=True, tag="stood", tag_field="kind"):
    """A person gave up their seat before the game began."""

    seat: int


class Began(Struct, frozen=True, tag="began", tag_field="kind"):
    """All seats are taken, and chance has drawn the set-up."""

    outcomes: tuple[int, ...]


class Chose(Struct, frozen=True, tag="chose", tag_field="kind"):
    """A seat made a choice; the outcomes are what chance drew after it."""

    seat: int
    choice: int
    outcomes: tuple[int, ...] = ()


class TookBack(Struct, frozen=True, tag="took-back", tag_field="kind"):
    """The game is as it was after `to` choices, those of chance included."""

    seat: int
    to: int


class TakeBackRequested(Struct, frozen=True, tag="asked", tag_field="kind"):
    """A seat asks the other people to agree to a take-back."""

    seat: int
    to: int


class Agreed(Struct, frozen=True, tag="agreed", tag_field="kind"):
    """A person agrees to the take-back. It is done when all have agreed."""

    seat: int


class Declined(Struct, frozen=True, tag="declined", tag_field="kind"):
    """A person declines the take-back, which ends the request."""

    seat: int


class Left(Struct, frozen=True, tag="left", tag_field="kind"):
    """A person resigned or ran out of time; a computer plays on."""

    seat: int
    why: str  # resigned or time


class Became(Struct, frozen=True, tag="became", tag_field="kind"):
    """A guest signed in to an account, which has the guest's seats from now on."""

    guest: str
    person: str


class Rematched(Struct, frozen=True, tag="rematched", tag_field="kind"):
    """A rematch was asked for; this is its table."""

    table: str


TableEvent = (
    Sat
    | Stood
    | Began
    | Chose
    | TookBack
    | TakeBackRequested
    | Agreed
    | Declined
    | Left
    | Became
    | Rematched
)


class Entry(Struct, frozen=True):
    """One entry of a table's log. Numbers begin at 1 and have no gaps."""

    number: int
    at: int  # milliseconds since 1970
    event: TableEvent
    command: str = ""  # the person and the id of the command, so that it is done once


_encoder = msgjson.Encoder()
_decoder = msgjson.Decoder(TableEvent)


def event_text(event: TableEvent) -> str:
    """An event as JSON text, as it is stored."""
    return _encoder.encode(event).decode()


def parse_event(text: str) -> TableEvent:
    """The event of a stored entry."""
    return _decoder.decode(text)

"""What happens at a table, as entries of its log. A table is the list of its entries."""

from msgspec import Struct
from msgspec import json as msgjson


class Sat(Struct, frozen=True, tag="sat", tag_field="kind"):
    """A person took a seat and added a nonce to the dice."""

    seat: int
    person: str
    name: str
    nonce: str


class Stood(Struct, frozen=True, tag="stood", tag_field="kind"):
    """A person got up again before the game began."""

    seat: int


class Began(Struct, frozen=True, tag="began", tag_field="kind"):
    """Everybody is seated; chance has set the table up."""

    outcomes: tuple[int, ...]


class Chose(Struct, frozen=True, tag="chose", tag_field="kind"):
    """A seat made a choice, and chance followed."""

    seat: int
    choice: int
    outcomes: tuple[int, ...] = ()


class TookBack(Struct, frozen=True, tag="took-back", tag_field="kind"):
    """The game is as it was after so many choices, chance's included."""

    seat: int
    to: int


class Asked(Struct, frozen=True, tag="asked", tag_field="kind"):
    """A seat asks the other people for leave to take back."""

    seat: int
    to: int


class Agreed(Struct, frozen=True, tag="agreed", tag_field="kind"):
    """A person does not mind. When nobody is left to ask, it is taken back."""

    seat: int


class Declined(Struct, frozen=True, tag="declined", tag_field="kind"):
    """A person minds, and that is that."""

    seat: int


class Left(Struct, frozen=True, tag="left", tag_field="kind"):
    """A person resigned or ran out of time; a computer plays on."""

    seat: int
    why: str  # resigned or time


class Became(Struct, frozen=True, tag="became", tag_field="kind"):
    """A guest signed in: what was theirs at this table is the account's from now on."""

    guest: str
    person: str


class Rematched(Struct, frozen=True, tag="rematched", tag_field="kind"):
    """Somebody wants to play once more: that is the table."""

    table: str


What = (
    Sat | Stood | Began | Chose | TookBack | Asked | Agreed | Declined | Left | Became | Rematched
)


class Entry(Struct, frozen=True):
    """One line of a table's log. Numbers begin at 1 and have no gaps."""

    number: int
    at: int  # milliseconds since 1970
    what: What
    command: str = ""  # who asked for it: person and command id, so that it happens once


_encoder = msgjson.Encoder()
_decoder = msgjson.Decoder(What)


def what_text(what: What) -> str:
    """An entry's contents as they are stored."""
    return _encoder.encode(what).decode()


def parse_what(text: str) -> What:
    """The contents of a stored entry."""
    return _decoder.decode(text)

"""The log of a table: events, and the numbered entries that keep them. A table is its log."""

from msgspec import Struct
from msgspec import json as msgjson


class Sat(Struct, frozen=True, tag="sat", tag_field="kind", forbid_unknown_fields=True):
    """A person took a seat. A nonce given here is not committed to separately."""

    seat: int
    person: str
    name: str
    nonce: str
    guest: bool = False


class Stood(Struct, frozen=True, tag="stood", tag_field="kind", forbid_unknown_fields=True):
    """A person gave up their seat before the game began."""

    seat: int


class Removed(Struct, frozen=True, tag="removed", tag_field="kind", forbid_unknown_fields=True):
    """The host removed the person on a seat before the game began; they cannot sit here again."""

    seat: int


class Committed(Struct, frozen=True, tag="committed", tag_field="kind", forbid_unknown_fields=True):
    """A person committed to a nonce: its SHA-256."""

    seat: int
    commitment: str


class Revealed(Struct, frozen=True, tag="revealed", tag_field="kind", forbid_unknown_fields=True):
    """A person revealed their nonce, after everybody had committed to one."""

    seat: int
    nonce: str


class Began(Struct, frozen=True, tag="began", tag_field="kind", forbid_unknown_fields=True):
    """All seats are taken, and chance has drawn the set-up."""

    outcomes: tuple[int, ...]


class Chose(Struct, frozen=True, tag="chose", tag_field="kind", forbid_unknown_fields=True):
    """A seat made a choice; the outcomes are what chance drew after it."""

    seat: int
    choice: int
    outcomes: tuple[int, ...] = ()


class TookBack(Struct, frozen=True, tag="took-back", tag_field="kind", forbid_unknown_fields=True):
    """The game is as it was after `to` choices, those of chance included."""

    seat: int
    to: int


class TakeBackRequested(
    Struct, frozen=True, tag="asked", tag_field="kind", forbid_unknown_fields=True
):
    """A seat asks the other people to agree to a take-back."""

    seat: int
    to: int


class Agreed(Struct, frozen=True, tag="agreed", tag_field="kind", forbid_unknown_fields=True):
    """A person agrees to the take-back. It takes effect when all have agreed."""

    seat: int


class Declined(Struct, frozen=True, tag="declined", tag_field="kind", forbid_unknown_fields=True):
    """A person declines the take-back, which ends the request."""

    seat: int


class Left(Struct, frozen=True, tag="left", tag_field="kind", forbid_unknown_fields=True):
    """A person has left a running game; a computer plays on."""

    seat: int
    why: str  # resigned, time (can be taken back) or gone (claimed by another person)


class Returned(Struct, frozen=True, tag="returned", tag_field="kind", forbid_unknown_fields=True):
    """A person took back the seat that the clock had taken."""

    seat: int


class Ended(Struct, frozen=True, tag="ended", tag_field="kind", forbid_unknown_fields=True):
    """The last person in the game ended it, since all other people had left; they have won."""

    seat: int


class Closed(Struct, frozen=True, tag="closed", tag_field="kind", forbid_unknown_fields=True):
    """The table was closed: the game is over, and nobody has won."""

    why: str  # in the operator's words, or that the game was too long


class Became(Struct, frozen=True, tag="became", tag_field="kind", forbid_unknown_fields=True):
    """A guest signed in to an account, which has the guest's seats from now on."""

    guest: str
    person: str
    name: str = ""  # of the account; empty in old logs: the seats keep the guest's name


class Rematched(Struct, frozen=True, tag="rematched", tag_field="kind", forbid_unknown_fields=True):
    """A rematch was set up; this is its table."""

    table: str


TableEvent = (
    Sat
    | Stood
    | Removed
    | Committed
    | Revealed
    | Began
    | Chose
    | TookBack
    | TakeBackRequested
    | Agreed
    | Declined
    | Left
    | Returned
    | Ended
    | Closed
    | Became
    | Rematched
)


class Entry(Struct, frozen=True):
    """One entry of a table's log. Numbers begin at 1 and have no gaps."""

    number: int
    at: int  # milliseconds since 1970
    event: TableEvent
    command: str = ""  # the person and the id of the command, for idempotence
    game_time: int = 0  # milliseconds, for clocks
    text: str = ""  # the event as it is stored
    digest: bytes = b""  # see chain.py


_encoder = msgjson.Encoder()
_decoder = msgjson.Decoder(TableEvent)


def event_text(event: TableEvent) -> str:
    """An event as JSON text, as it is stored."""
    return _encoder.encode(event).decode()


def parse_event(text: str | bytes) -> TableEvent:
    """The event of a stored entry. Unknown fields are refused."""
    return _decoder.decode(text)

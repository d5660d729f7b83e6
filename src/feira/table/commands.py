"""The commands of a person at a table. The session or the token identifies the sender."""

from typing import Annotated

from msgspec import Meta, Struct

MOST_NUMBER = 1 << 31
LONGEST_NOTATION = 80
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Version = Annotated[int, Meta(ge=0, le=MOST_NUMBER)]
Number = Annotated[int, Meta(ge=0, le=MOST_NUMBER)]
Seat = Annotated[int, Meta(ge=0, le=16)]
Nonce = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]

Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]


class _Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    id: Id  # makes a command idempotent
    version: Version  # of the table, as the person saw it


class Sit(_Command, frozen=True, tag="sit"):
    """Take a seat: this one, or any that is free."""

    nonce: Nonce | None = None  # committed to by sitting; None: commit once all seats are taken
    seat: Seat | None = None
    invitation: Annotated[str, Meta(max_length=16)] = ""  # the table's code, where it is needed


class Stand(_Command, frozen=True, tag="stand"):
    """Give up one's seat before the game begins."""


class Remove(_Command, frozen=True, tag="remove"):
    """As the host, remove the person on a seat before the game begins."""

    seat: Seat


class Commit(_Command, frozen=True, tag="commit"):
    """Commit to one's nonce, once all seats are taken: its SHA-256 as hexadecimal text."""

    commitment: Digest


class Reveal(_Command, frozen=True, tag="reveal"):
    """Reveal one's nonce, once everybody has committed to theirs."""

    nonce: Nonce


class Choose(_Command, frozen=True, tag="choose"):
    """Make a choice, by its number or its notation."""

    choice: Number | Annotated[str, Meta(max_length=LONGEST_NOTATION)]


class TakeBack(_Command, frozen=True, tag="take-back"):
    """Take back one's last choice, or ask the others to agree to it."""


class Agree(_Command, frozen=True, tag="agree"):
    """Agree to a take-back that was asked for."""


class Decline(_Command, frozen=True, tag="decline"):
    """Decline a take-back that was asked for."""


class Resign(_Command, frozen=True, tag="resign"):
    """Leave the game. A computer plays on."""


class Return(_Command, frozen=True, tag="return"):
    """Take back one's seat after the clock has taken it, also while the computer thinks."""


class Claim(_Command, frozen=True, tag="claim"):
    """Claim that the person on a seat is gone. They lose the seat for good."""

    seat: Seat


class End(_Command, frozen=True, tag="end"):
    """End the game as its winner, when all other people have left."""


Command = (
    Sit
    | Stand
    | Remove
    | Commit
    | Reveal
    | Choose
    | TakeBack
    | Agree
    | Decline
    | Resign
    | Return
    | Claim
    | End
)

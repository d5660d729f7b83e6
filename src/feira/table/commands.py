"""What a person may ask of a table. Whoever asks is known from the session, never from this."""

from typing import Annotated

from msgspec import Meta, Struct

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Version = Annotated[int, Meta(ge=0, le=1 << 31)]
Number = Annotated[int, Meta(ge=0, le=1 << 31)]
Nonce = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]


class _Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    id: Id  # the same id is done once, however often it comes
    version: Version  # of the table, as the person saw it


class Sit(_Command, frozen=True, tag="sit"):
    """Take a seat: this one, or any that is free."""

    nonce: Nonce
    seat: Annotated[int, Meta(ge=0, le=16)] | None = None


class Stand(_Command, frozen=True, tag="stand"):
    """Get up again before the game begins."""


class Choose(_Command, frozen=True, tag="choose"):
    """Make a choice: by its number, or as records write it."""

    choice: Number | Annotated[str, Meta(max_length=80)]


class TakeBack(_Command, frozen=True, tag="take-back"):
    """Take back one's last choice, or ask for leave to."""


class Agree(_Command, frozen=True, tag="agree"):
    """Let them take it back."""


class Decline(_Command, frozen=True, tag="decline"):
    """Do not."""


class Resign(_Command, frozen=True, tag="resign"):
    """Leave the game to a computer."""


Command = Sit | Stand | Choose | TakeBack | Agree | Decline | Resign

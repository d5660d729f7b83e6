"""The messages that a client may send over the socket of a table."""

from typing import Annotated

from msgspec import Meta, Struct

from feira.table.commands import Command
from feira.table.names import ONE_LINE

LONGEST_CHAT = 400  # characters of a message


class Say(Struct, frozen=True, tag_field="do", tag="say", forbid_unknown_fields=True):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(max_length=LONGEST_CHAT, pattern=ONE_LINE)]


class Hint(Struct, frozen=True, tag_field="do", tag="hint", forbid_unknown_fields=True):
    """Ask for a hint."""


class Ping(Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Ask whether the server answers."""


ClientMessage = Command | Say | Hint | Ping

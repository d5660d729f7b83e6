"""The contract of a store, which keeps tables, their logs and their chat."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from feira.core.types import Json
from feira.table.log import Entry
from feira.table.plan import Plan
from feira.table.standing import Standing


class TableRow(Struct, frozen=True):
    """The stored data of a table besides its log."""

    id: str
    code: str
    plan: Plan
    rules: str
    host: str
    secret: str
    created: int
    state: str = "open"
    unique: str = ""  # a key that only one table may have; empty: none
    ended: int | None = None


class ChatMessage(Struct, frozen=True, tag="said", tag_field="kind"):
    """A message in the chat of a table, as one reader sees it. Numbers begin at 1.

    `mine`: the reader wrote it. Nothing else identifies the author: two guests may have one name.
    """

    number: int
    at: int
    name: str
    text: str
    guest: bool = False
    mine: bool = False


class Ending(Struct, frozen=True):
    """When and how a game ended."""

    at: int
    result: Json


class Store(Protocol):
    """A durable place for tables: when a method returns, its change cannot be lost."""

    async def create(self, row: TableRow) -> bool:
        """Stores a new table; False if its unique key or its code is taken."""

    async def find(self, table: str) -> TableRow | None:
        """The row of a table."""

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a log after a number."""

    async def append(self, table: str, entry: Entry, standing: Standing | None) -> bool:
        """Appends an entry to a log; False if its number is taken."""

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""

    async def overdue(self, now: int) -> list[str]:
        """The tables where the time of a turn was up at this game time."""

    async def game_time(self) -> int:
        """The stored game time."""

    async def keep_game_time(self, game_time: int) -> None:
        """Stores the game time, unless another process is ahead."""

    async def clocks_run(self) -> bool:
        """Whether any table has a running clock."""

    async def end(self, table: str, ending: Ending) -> bool:
        """Stores how a game ended; False if that is stored already."""

    async def add_chat(self, table: str, message: ChatMessage, person: str) -> ChatMessage:
        """Stores a chat message; returns it with its number."""

    async def chat(self, table: str, after: int = 0) -> list[ChatMessage]:
        """The chat of a table after a number."""

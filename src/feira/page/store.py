"""The tables of a page, stored by the browser. Tabs act like several processes on one store."""

from collections.abc import Sequence

from msgspec import structs

from feira.page.storage import CHAT, ENDINGS, ENTRIES, LAST, TABLES, UNIQUE, TypedStorage
from feira.table.log import Entry
from feira.table.standing import Standing
from feira.table.store import ChatMessage, Ending, TableRow
from feira.table.timestamps import now

DIGITS = 8  # of a number in a key, so that keys sort by number


def key_of(table: str, number: int) -> str:
    """The key of an entry or a chat message."""
    return f"{table}/{number:0{DIGITS}}"


class PageStore:
    """Implements the contract of `table/store.py`: a change is durable when its method returns."""

    def __init__(self, storage: TypedStorage) -> None:
        self.storage = storage

    async def create(self, row: TableRow) -> bool:
        """Stores a new table; False if its unique key is taken."""
        if row.unique and not await self._claim(row.unique, row.id):
            return False
        return await self.storage.add(TABLES, row.id, row)

    async def _claim(self, unique: str, table: str) -> bool:
        """Reserves a unique key. The key of a table that was never stored can be taken over."""
        if await self.storage.add(UNIQUE, unique, table):
            return True
        if await self.with_key(unique) is not None:
            return False
        await self.storage.put(UNIQUE, unique, table)
        return True

    async def find(self, table: str) -> TableRow | None:
        """The row of a table."""
        row = await self.storage.get(TABLES, table, TableRow)
        ending = None if row is None else await self.storage.get(ENDINGS, table, Ending)
        if row is None or ending is None:
            return row
        return structs.replace(row, state="over", ended=ending.at)

    async def rows(self) -> list[TableRow]:
        """The rows of all tables."""
        return await self.storage.range(TABLES, TableRow)

    async def with_key(self, unique: str) -> str | None:
        """The id of the table that has a unique key."""
        table = await self.storage.get(UNIQUE, unique, str)
        return table if table is not None and await self.find(table) is not None else None

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a log after a number."""
        lower, upper = key_of(table, after + 1), f"{table}/{LAST}"
        return await self.storage.range(ENTRIES, Entry, lower, upper)

    async def append(self, table: str, entry: Entry, standing: Standing | None) -> bool:
        """Appends an entry to a log; False if its number is taken."""
        if not await self.storage.add(ENTRIES, key_of(table, entry.number), entry):
            return False
        if standing is not None:
            row = await self.storage.get(TABLES, table, TableRow)
            if row is not None and row.state != standing.state:
                await self.storage.put(TABLES, table, structs.replace(row, state=standing.state))
        return True

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        return {table: len(await self.entries(table)) for table in tables}

    async def overdue(self, _now: int) -> list[str]:
        """Empty: tables of a page have no clocks."""
        return []

    async def game_time(self) -> int:
        """Wall time, since there are no clocks."""
        return now()

    async def keep_game_time(self, game_time: int) -> None:
        """Does nothing."""

    async def clocks_run(self) -> bool:
        """Tables of a page have no clocks."""
        return False

    async def end(self, table: str, ending: Ending) -> bool:
        """Stores how a game ended; False if that is stored already."""
        return await self.storage.add(ENDINGS, table, ending)

    async def ending(self, table: str) -> Ending | None:
        """How a game ended."""
        return await self.storage.get(ENDINGS, table, Ending)

    async def add_chat(self, table: str, message: ChatMessage, _person: str) -> ChatMessage:
        """Stores a chat message under the next free number."""
        number = len(await self.chat(table)) + 1
        while True:
            numbered = structs.replace(message, number=number)
            if await self.storage.add(CHAT, key_of(table, number), numbered):
                return numbered
            number += 1

    async def chat(self, table: str, after: int = 0) -> list[ChatMessage]:
        """The chat of a table after a number."""
        return await self.storage.range(
            CHAT, ChatMessage, key_of(table, after + 1), f"{table}/{LAST}"
        )

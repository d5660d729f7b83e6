"""A store without a database, and a computer player that does not think, for tests of tables."""

from collections.abc import Sequence

from msgspec import structs

from feira.core.position import Position
from feira.table.log import Entry, TableEvent
from feira.table.standing import Standing
from feira.table.store import ChatMessage, Ending, TableRow
from feira.table.timestamps import now


class MemoryStore:
    """Keeps tables in dictionaries, with the same checks of numbers and keys as the database."""

    def __init__(self) -> None:
        self.rows: dict[str, TableRow] = {}
        self.logs: dict[str, list[Entry]] = {}
        self.endings: dict[str, Ending] = {}
        self.chats: dict[str, list[ChatMessage]] = {}
        self.due: dict[str, int | None] = {}
        self.stored_time = now()

    async def create(self, row: TableRow) -> bool:
        """Stores a new table; False if its unique key is taken."""
        if row.unique and any(one.unique == row.unique for one in self.rows.values()):
            return False
        self.rows[row.id], self.logs[row.id] = row, []
        return True

    async def find(self, table: str) -> TableRow | None:
        """The row of a table."""
        return self.rows.get(table)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a log after a number."""
        return self.logs[table][after:]

    async def append(self, table: str, entry: Entry, standing: Standing | None) -> bool:
        """Adds an entry to a log; False if its number is taken."""
        log = self.logs[table]
        if entry.number != len(log) + 1:
            return False
        log.append(entry)
        if standing is not None:
            self.due[table] = standing.due
        return True

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        return {table: len(self.logs[table]) for table in tables}

    async def overdue(self, now: int) -> list[str]:
        """The tables where the time of a turn is up."""
        return [table for table, due in self.due.items() if due is not None and due <= now]

    async def game_time(self) -> int:
        """The stored game time."""
        return self.stored_time

    async def keep_game_time(self, game_time: int) -> None:
        """Stores the game time, unless another process is ahead."""
        self.stored_time = max(self.stored_time, game_time)

    async def clocks_run(self) -> bool:
        """Has any table a clock that runs?"""
        return any(due is not None for due in self.due.values())

    async def end(self, table: str, ending: Ending) -> bool:
        """Stores how a game ended; False if that is stored already."""
        return self.endings.setdefault(table, ending) is ending

    async def add_chat(self, table: str, message: ChatMessage, person: str) -> ChatMessage:  # noqa: ARG002
        """Stores a chat message; returns it with its number."""
        chat = self.chats.setdefault(table, [])
        chat.append(structs.replace(message, number=len(chat) + 1))
        return chat[-1]

    async def chat(self, table: str, after: int = 0) -> list[ChatMessage]:
        """The chat of a table after a number."""
        return self.chats.get(table, [])[after:]

    def events(self, table: str) -> list[TableEvent]:
        """The events of a log."""
        return [entry.event for entry in self.logs[table]]


class FirstChoice:
    """A computer player that takes the first legal choice."""

    async def choose(
        self,
        level: str,
        position: Position,
        owner: str,  # noqa: ARG002
        made: dict[bytes, set[int]],  # noqa: ARG002
    ) -> int:
        """The first legal choice."""
        assert level
        return position.legal()[0]

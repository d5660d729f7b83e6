"""The store of a simulation: a disk that keeps what was written, and each process's way to it."""

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Protocol

from feira.table.chain import StoredEntry, checked
from feira.table.log import Entry
from feira.table.standing import Standing
from feira.table.store import ChatMessage, Ending, TableRow
from feira.table.unavailable import Unavailable

LATENCY = 0.004  # seconds of a read or write, on average
KILLED = 0.02  # chance that a process is killed between an entry and what follows it
LOST_ANSWER = 0.01  # chance that a write is durable, and its writer is told that it failed


class Observer(Protocol):
    """Sees every entry when it becomes durable."""

    def stored(self, table: str, entry: Entry) -> None:
        """Called when an entry has become durable."""


class Disk:
    """The durable data, independent of processes."""

    def __init__(self, draw: random.Random, observer: Observer) -> None:
        self.draw, self.observer = draw, observer
        self.rows: dict[str, TableRow] = {}
        self.logs: dict[str, list[StoredEntry]] = {}
        self.endings: dict[str, Ending] = {}
        self.due: dict[str, int | None] = {}
        self.stored_time = 0
        self.down = False  # it does not answer

    async def turn(self) -> None:
        """Waits for the latency of a read or write; fails while the disk is down."""
        await asyncio.sleep(self.draw.expovariate(1 / LATENCY))
        if self.down:
            raise Unavailable("the database does not answer")


class Access:
    """The store as one process has it."""

    def __init__(self, disk: Disk, kill: Callable[[], None]) -> None:
        self.disk, self.kill = disk, kill

    async def create(self, row: TableRow) -> bool:
        """Stores a new table."""
        await self.disk.turn()
        self.disk.rows[row.id], self.disk.logs[row.id] = row, []
        return True

    async def find(self, table: str) -> TableRow | None:
        """The row of a table."""
        await self.disk.turn()
        return self.disk.rows.get(table)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a log after a number, with their checksums checked."""
        await self.disk.turn()
        log = self.disk.logs[table]
        previous = (log[after - 1].digest or b"") if after else b""
        return list(checked(table, log[after:], after=after, previous=previous))

    async def append(self, table: str, entry: Entry, standing: Standing | None) -> bool:
        """Appends an entry; False if its number is taken. The answer to its writer may be lost."""
        await self.disk.turn()
        log = self.disk.logs[table]
        if entry.number != len(log) + 1:
            return False
        command = entry.command.encode() or None
        times = (entry.at, entry.text.encode(), command, entry.game_time)
        log.append(StoredEntry(entry.number, *times, entry.digest, None))
        if standing is not None:
            self.disk.due[table] = standing.due
        self.disk.observer.stored(table, entry)
        if self.disk.draw.random() < KILLED:
            self.kill()
        await self.disk.turn()
        if self.disk.draw.random() < LOST_ANSWER:
            raise Unavailable("the database does not answer")
        return True

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        await self.disk.turn()
        return {table: len(self.disk.logs[table]) for table in tables}

    async def overdue(self, now: int) -> list[str]:
        """The tables where the time of a turn is up."""
        await self.disk.turn()
        return [table for table, due in self.disk.due.items() if due is not None and due <= now]

    async def game_time(self) -> int:
        """The stored game time."""
        await self.disk.turn()
        return self.disk.stored_time

    async def keep_game_time(self, game_time: int) -> None:
        """Stores the game time, unless another process is ahead."""
        await self.disk.turn()
        self.disk.stored_time = max(self.disk.stored_time, game_time)

    async def clocks_run(self) -> bool:
        """Whether any table has a running clock."""
        await self.disk.turn()
        return any(due is not None for due in self.disk.due.values())

    async def end(self, table: str, ending: Ending) -> bool:
        """Stores how a game ended; False if that is stored already."""
        await self.disk.turn()
        return self.disk.endings.setdefault(table, ending) is ending

    async def add_chat(self, table: str, message: ChatMessage, person: str) -> ChatMessage:
        """Not used in a simulation."""
        raise NotImplementedError

    async def chat(self, table: str, after: int = 0) -> list[ChatMessage]:
        """Not used in a simulation."""
        raise NotImplementedError

"""A store without a database and players without thought, for tests of tables alone."""

from collections.abc import Sequence

import numpy as np

from feira.core.game import Game
from feira.table.log import Entry, What
from feira.table.store import Ending, Kept, Line
from feira.table.table import Standing


class MemoryStore:
    """Keeps tables in dictionaries; as strict about numbers as the real one."""

    def __init__(self) -> None:
        self.kept: dict[str, Kept] = {}
        self.logs: dict[str, list[Entry]] = {}
        self.endings: dict[str, Ending] = {}
        self.lines: dict[str, list[Line]] = {}
        self.due: dict[str, int | None] = {}

    async def create(self, kept: Kept) -> bool:
        """Keeps a new table."""
        if kept.once and any(one.once == kept.once for one in self.kept.values()):
            return False
        self.kept[kept.id], self.logs[kept.id] = kept, []
        return True

    async def find(self, table: str) -> Kept | None:
        """A table by its id."""
        return self.kept.get(table)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log after a number."""
        return self.logs[table][after:]

    async def append(self, table: str, entry: Entry, stands: Standing | None) -> bool:
        """Adds to the log."""
        log = self.logs[table]
        if entry.number != len(log) + 1:
            return False
        log.append(entry)
        if stands is not None:
            self.due[table] = stands.due
        return True

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The lengths of some logs."""
        return {table: len(self.logs[table]) for table in tables}

    async def overdue(self, now: int) -> list[str]:
        """Tables where somebody's time is up."""
        return [table for table, due in self.due.items() if due is not None and due <= now]

    async def end(self, table: str, ending: Ending) -> bool:
        """Keeps how a table ended."""
        return self.endings.setdefault(table, ending) is ending

    async def say(self, table: str, line: Line, person: str) -> Line:  # noqa: ARG002
        """Keeps something said."""
        said = self.lines.setdefault(table, [])
        said.append(Line(number=len(said) + 1, at=line.at, name=line.name, text=line.text))
        return said[-1]

    async def said(self, table: str, after: int = 0) -> list[Line]:
        """What was said."""
        return self.lines.get(table, [])[after:]

    def what(self, table: str) -> list[What]:
        """The contents of a log."""
        return [entry.what for entry in self.logs[table]]


class Hasty:
    """A computer that takes the first legal choice."""

    async def choose(self, game: Game, level: str, s: np.record) -> int:
        """Without thinking."""
        assert level
        return game.legal_choices(s)[0]

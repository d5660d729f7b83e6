"""Follows the actions of operators: every running process polls the audit log.

`feira admin` changes the database, and every process acts on that within a second: it closes the
sockets of people who were banned or signed out, and shows a table that was closed.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, func, select

from feira.core.errors import FeiraError
from feira.table import schema
from feira.web.audit import OPERATOR, Action
from feira.web.service import Service

log = logging.getLogger("feira.web")

SECONDS = 1.0  # between queries
WINDOW = 100  # entries that are read again: PostgreSQL may commit them out of order


class Following:
    """The position of this process in the audit log."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.last = 0  # number
        self.done: set[int] = set()  # entries in the window that were handled

    async def start(self) -> None:
        """Finds the end of the log, and loads the present state."""
        self.last = await self.service.database.read(last_number)
        self.done = set(range(self.last - WINDOW, self.last + 1))
        await self.service.people.bans.load()

    async def run(self) -> None:
        """Polls periodically."""
        while True:
            await asyncio.sleep(SECONDS)
            try:
                await self.read_on()
            except FeiraError as error:
                log.warning("%s", error)

    async def read_on(self) -> None:
        """Handles the entries of operators since the last poll."""
        first = self.last - WINDOW
        rows = await self.service.database.read(lambda db: entries_after(db, first))
        new = [row for row in rows if row.number not in self.done]
        if not new:
            return
        if any(row.action in (Action.BANNED, Action.UNBANNED) for row in new):
            await self.service.people.bans.load()
        for row in new:
            await self.act(row.action, row.subject)
        self.last = max(self.last, *(row.number for row in new))
        self.done = {number for number in self.done if number > self.last - WINDOW}
        self.done |= {row.number for row in new}

    async def act(self, action: str, subject: str) -> None:
        """Handles an entry of an operator."""
        match action:
            case Action.BANNED | Action.PASSWORD_RESET:
                self.service.people.signed_out(subject)
            case Action.TABLE_CLOSED:
                await self.close(subject)

    async def close(self, table: str) -> None:
        """Shows a closed table to its watchers, and stores how it ended."""
        try:
            live = await self.service.find_table(table)
            await self.service.authority.sync.catch_up(live)
        except FeiraError as error:  # under older rules, for example
            log.warning("table %s was closed, and cannot be shown: %s", table, error)


def last_number(db: Connection) -> int:
    """The number of the last entry."""
    return int(db.scalar(select(func.max(schema.audit.c.number))) or 0)


def entries_after(db: Connection, number: int) -> Sequence[Any]:
    """The entries of operators after a number."""
    a = schema.audit.c
    query = select(a.number, a.action, a.subject).where(a.number > number, a.actor == OPERATOR)
    return db.execute(query.order_by(a.number)).all()

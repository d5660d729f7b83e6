"""Retries the automatic follow-up of an entry: the beginning or the end of a game.

The entry that fills the last seat is followed by the one that begins the game. If the store fails
between the two, or the process that stored the first one dies, no command would lead to the second.
So every process that has the table in memory tries until it is done.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from feira.core.errors import FeiraError
from feira.table.computers import Spawn
from feira.table.live_table import LiveTable
from feira.table.table import Table

log = logging.getLogger("feira.table")

RETRY = 0.5  # seconds between attempts; another process may do it meanwhile


def can_begin(table: Table) -> bool:
    """Are all seats taken and all nonces known, and has the game not begun?"""
    return table.state == "open" and table.full and all(seat.nonce for seat in table.adding)


class Unfinished:
    """The tables whose last entry has not been followed up."""

    def __init__(self, follow_up: Callable[[LiveTable], Awaitable[None]], spawn: Spawn) -> None:
        self.follow_up, self.spawn = follow_up, spawn
        self.tables: set[str] = set()

    def add(self, live: LiveTable) -> None:
        """Tries soon, and again until it succeeds."""
        if live.table.id not in self.tables:
            self.tables.add(live.table.id)
            self.spawn(self._finish(live))

    async def _finish(self, live: LiveTable) -> None:
        try:
            while True:
                await asyncio.sleep(RETRY)
                try:
                    async with live.lock:
                        await self.follow_up(live)
                except FeiraError as error:
                    log.warning("table %s waits to go on: %s", live.table.id, error)
                else:
                    return
        finally:
            self.tables.discard(live.table.id)

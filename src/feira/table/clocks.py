"""The clocks of all tables: a person whose time is up leaves the game to a computer."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from feira.core.errors import FeiraError
from feira.table.computers import Submit
from feira.table.live_table import LiveTable
from feira.table.standing import decide_time_up
from feira.table.store import Store
from feira.table.timestamps import now

TICK = 0.5  # seconds between checks


class Clocks:
    """Checks which tables are overdue, and then evicts tables that nobody uses."""

    def __init__(
        self,
        store: Store,
        find: Callable[[str], Awaitable[LiveTable]],
        submit: Submit,
        evict: Callable[[], None],
    ) -> None:
        self.store, self.find, self.submit, self.evict = store, find, submit, evict

    async def run(self) -> None:
        """Checks again and again."""
        while True:
            await asyncio.sleep(TICK)
            with contextlib.suppress(FeiraError):
                for table in await self.store.overdue(now()):
                    await self.check(await self.find(table))
            self.evict()

    async def check(self, live: LiveTable) -> None:
        """The person to act leaves the game if their time is up."""
        async with live.lock:
            await self.submit(live, "", lambda: decide_time_up(live.table, now()))

"""The clocks of all tables: when a person's time is up, a computer takes over.

They measure game time, which advances only while the server can serve: see game_time.py.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from feira.table.computers import Submit
from feira.table.game_time import GameTime
from feira.table.live_table import LiveTable
from feira.table.standing import decide_time_up
from feira.table.store import Store

log = logging.getLogger("feira.table")

TICK = 0.5  # seconds between checks
KEEP = 1000  # milliseconds between two writes of game time while a clock runs
KEEP_IDLE = 10_000  # milliseconds if none does
RETRY = 60.0  # seconds until a table that could not be checked is retried
GRACE = 10_000  # milliseconds after a start in which no clock fires, so that people can reconnect
DISAGREEMENT = 2000  # milliseconds by which the game times of processes may differ


class Clocks:
    """Advances game time, and checks which tables are overdue."""

    def __init__(
        self,
        store: Store,
        find: Callable[[str], Awaitable[LiveTable]],
        submit: Submit,
        game_time: GameTime,
        *,
        alone: bool,
    ) -> None:
        self.store, self.find, self.submit, self.time = store, find, submit, game_time
        self.alone = alone  # no other process serves the same store
        self.kept = game_time.now()
        self.started = self.kept - GRACE  # in game time; a start that interrupts nobody
        self.failed: dict[str, float] = {}  # tables whose check failed, and when
        self.waiting = ""  # why no clock runs: the error of the store

    async def begin(self) -> None:
        """Continues game time from the stored value."""
        self.time.begin(await self.store.game_time())
        self.started = self.kept = self.time.now()

    async def stop(self) -> None:
        """Stores the present game time."""
        try:
            await self.store.keep_game_time(self.time.now())
        except Exception as error:
            log.warning("game time is not stored: %s", error)

    async def run(self, evict: Callable[[], None]) -> None:
        """Checks periodically, and then evicts tables that nobody uses."""
        while True:
            await asyncio.sleep(TICK)
            await self.tick()
            evict()

    async def tick(self) -> None:
        """Advances game time if the store answers, and checks overdue tables."""
        try:
            await self.keep()
            overdue = await self.store.overdue(self.deadline)
        except Exception as error:
            self.time.hold()
            if not self.waiting:
                log.warning("clocks wait for the store: %s", error)
            self.waiting = str(error) or type(error).__name__
            return
        self.waiting = ""
        self.time.tick()
        for table in overdue:
            await self.try_check(table)
        for table in set(self.failed) - set(overdue):
            del self.failed[table]

    async def keep(self) -> None:
        """Stores game time periodically, and adopts that of a process that is ahead."""
        if not self.alone:
            self.time.catch_up(await self.store.game_time())
        since = self.time.now() - self.kept
        if since < KEEP:
            return
        if since >= KEEP_IDLE or not self.alone or await self.store.clocks_run():
            self.kept = self.time.now()
            await self.store.keep_game_time(self.kept)

    @property
    def deadline(self) -> int:
        """Clocks that were due before this moment of game time fire now."""
        present = self.time.now()
        if present - self.started < GRACE:
            return 0
        return present if self.alone else present - DISAGREEMENT

    async def try_check(self, table: str) -> None:
        """Checks an overdue table. A table that cannot be loaded is logged and blocks no other."""
        if time.monotonic() - self.failed.get(table, -RETRY) < RETRY:
            return
        try:
            await self.check(await self.find(table))
        except Exception:
            self.failed[table] = time.monotonic()
            log.exception("table %s is overdue, and its clock cannot be checked", table)
        else:
            self.failed.pop(table, None)

    async def check(self, live: LiveTable) -> None:
        """Makes the person to act leave the game if their time is up."""
        async with live.lock:
            await self.submit(live, "", lambda: decide_time_up(live.table, self.deadline))

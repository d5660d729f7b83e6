"""Computer seats: a task for each table chooses while it is their turn."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol

from feira.core.errors import FeiraError
from feira.core.position import Position
from feira.table.decision import Decision
from feira.table.gauntlet import decide_choice
from feira.table.live_table import LiveTable

log = logging.getLogger("feira.table")

PATIENCE = 10_000  # milliseconds after which the computer of another process is presumed dead
RETRY = 0.5  # seconds between attempts while the store is unreachable
MILLISECONDS = 1000  # in a second

Decide = Callable[[], Decision | None]
Submit = Callable[[LiveTable, str, Decide], Awaitable[int]]
Spawn = Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"]


class Thinker(Protocol):
    """Chooses for computer seats."""

    async def choose(
        self, level: str, position: Position, owner: str, made: dict[bytes, set[int]]
    ) -> int:
        """A legal choice. Owners (the hosts of tables) are served round-robin.

        `made` are the choices that computers have made in this game, by position.
        """


def is_attended(live: LiveTable) -> bool:
    """Whether anybody plays or watches. Otherwise the computers at this table need not act."""
    return bool(live.watchers) or any(seat.person and not seat.left for seat in live.table.seats)


class Computers:
    """Lets computers choose at the tables of this process."""

    def __init__(self, thinkers: Thinker, submit: Submit, spawn: Spawn, *, alone: bool) -> None:
        self.thinkers, self.submit, self.spawn = thinkers, submit, spawn
        self.alone = alone  # no other process serves these tables

    def wake(self, live: LiveTable, *, waits: bool = False) -> None:
        """Starts to think if a computer is to act and no task thinks for it yet.

        `waits`: another process has made the last entry, so its computer is expected to choose.
        """
        table = live.table
        who = table.actor
        if who is None or not table.seats[who].computer or not is_attended(live):
            return
        if live.patient and not waits and live.thinking is not None:
            live.thinking.cancel()  # this process has made the last entry, so it thinks
            live.thinking = None
        if live.thinking is None or live.thinking.done():
            live.thinking = self.spawn(self._think(live, waits=waits))

    async def _think(self, live: LiveTable, *, waits: bool) -> None:
        """Chooses for computer seats while one of them is to act.

        If the computer of another process is expected to choose, this task steps in only after a
        delay.
        """
        table = live.table
        live.patient = waits and not self.alone
        while live.patient and (rest := table.since + PATIENCE - table.time.now()) > 0:
            await asyncio.sleep(rest / MILLISECONDS)
        live.patient = False
        while (who := table.actor) is not None and (level := table.seats[who].computer):
            if not is_attended(live):
                return
            version = table.version
            assert table.position is not None
            try:
                choice = await self.thinkers.choose(level, table.position, table.host, live.made)

                def decide(version: int = version, choice: int = choice) -> Decision | None:
                    return decide_choice(table, choice) if table.version == version else None

                async with live.lock:
                    await self.submit(live, "", decide)
            except FeiraError as error:  # the store cannot be reached, or the host has many tables
                log.warning("a computer waits to choose: %s", error)
                await asyncio.sleep(RETRY)

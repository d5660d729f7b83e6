"""Keeps the tables of this process up to date with entries stored by other processes."""

import asyncio
import logging
from collections.abc import Callable, Sequence

from feira.core.errors import FeiraError
from feira.table.computers import Spawn
from feira.table.decision import Decision
from feira.table.feed import Feed
from feira.table.fold import replay
from feira.table.live_table import LiveTable
from feira.table.log import Entry
from feira.table.store import Store

log = logging.getLogger("feira.table")

Enter = Callable[[LiveTable, Entry, Decision], None]


class Sync:
    """Reads new entries of other processes: after a hint, by polling, or before a decision."""

    def __init__(
        self,
        store: Store,
        feed: Feed,
        tables: dict[str, LiveTable],
        *,
        enter: Enter,
        read: Callable[[LiveTable], None],
        spawn: Spawn,
    ) -> None:
        self.store, self.feed, self.tables = store, feed, tables
        self.enter, self.spawn = enter, spawn
        self.read = read  # called after new entries were read
        self.listeners: dict[str, Callable[[], None]] = {}  # for hints that name no table

    async def start(self) -> None:
        """Starts to receive hints and to poll, as the feed says."""
        await self.feed.start(self.receive)
        if self.feed.poll_seconds is not None:
            self.spawn(self._poll(self.feed.poll_seconds))

    def receive(self, table: str, version: int) -> None:
        """Handles a hint: this table, or with an empty id any table, may have a new version."""
        for name, listen in self.listeners.items():
            if table in ("", name):
                listen()
        if table == "":
            for live in list(self.tables.values()):
                self.spawn(self.try_to_catch_up(live))
        elif table in self.tables and self.tables[table].table.version < version:
            self.spawn(self.try_to_catch_up(self.tables[table]))

    async def announce(self, table: str, version: int) -> None:
        """Reads an entry stored without the authority, and sends a hint to other processes."""
        if table in self.tables:
            await self.catch_up(self.tables[table])
        self.feed.publish(table, version)

    async def try_to_catch_up(self, live: LiveTable) -> None:
        """Reads new entries; if the store fails, the next poll tries again."""
        try:
            await self.catch_up(live)
        except FeiraError as error:
            log.warning("table %s is not up to date: %s", live.table.id, error)

    async def catch_up(self, live: LiveTable) -> None:
        """Reads new entries while no command is being decided."""
        async with live.lock:
            await self.read_on(live)

    async def read_on(self, live: LiveTable) -> None:
        """Applies entries stored by other processes. The caller holds the table's lock."""
        table = live.table
        entries = await self.store.entries(table.id, table.version)
        for entry in entries:
            event = entry.event
            decision = replay(table, event) if live.watchers else Decision(event=event)
            self.enter(live, entry, decision)
        if entries:
            self.read(live)

    async def _poll(self, seconds: float) -> None:
        """Compares the versions of all watched tables with the store: hints may be lost."""
        while True:
            await asyncio.sleep(seconds)
            watched: Sequence[str] = [name for name, live in self.tables.items() if live.watchers]
            if not watched:
                continue
            try:
                for table, version in (await self.store.versions(watched)).items():
                    self.receive(table, version)
            except FeiraError as error:
                log.warning("%s", error)

"""The authority over tables: decides about commands, stores the decision, then broadcasts it.

It is given its store, its feed and its thinkers, and knows nothing of the network. Any number of
processes may each have an authority over the same store. The primary key (table, number) of the log
decides which of them was first; the others read what was stored, and decide again.
"""

import time
from collections.abc import Callable

from msgspec import Struct

from feira.core.game import Game
from feira.core.types import Json
from feira.table.broadcast import Broadcast, snapshot
from feira.table.clocks import Clocks
from feira.table.commands import Command
from feira.table.computers import Computers, Decide, Thinker
from feira.table.decision import Decision
from feira.table.ending import OnEnd, notify, result_of
from feira.table.feed import Feed
from feira.table.fold import enter, next_entry
from feira.table.gauntlet import decide, decide_begin
from feira.table.live_table import LiveTable, Watcher
from feira.table.live_tables import LiveTables
from feira.table.log import Chose, Entry, TableEvent
from feira.table.person import Person
from feira.table.plan import Plan
from feira.table.refused import Refused
from feira.table.standing import standing_after
from feira.table.store import Ending, Store, TableRow
from feira.table.sync import Sync
from feira.table.tasks import BackgroundTasks
from feira.table.timestamps import now

TRIES = 20  # times that other processes may be first, before a command is refused


class CommandResult(Struct, frozen=True):
    """The version that a command has led to, or the present one and why it was refused."""

    version: int
    refused: Json | None = None


class Authority:
    """Serves the tables of a store."""

    def __init__(
        self,
        *,
        store: Store,
        feed: Feed,
        thinkers: Thinker,
        find_game: Callable[[str], Game],
    ) -> None:
        self.store, self.feed = store, feed
        self.tasks = BackgroundTasks()
        self.tables = LiveTables(store, find_game, self._resume)
        self.alone = feed.poll_seconds is None  # no other process serves the same store
        spawn = self.tasks.spawn
        self.computers = Computers(thinkers, self._submit, spawn, alone=self.alone)
        self.clocks = Clocks(store, self.find, self._submit, self.tables.evict)
        self.sync = Sync(
            store,
            feed,
            self.tables.by_id,
            enter=self._enter,
            read=lambda live: self.computers.wake(live, waits=True),
            spawn=spawn,
        )
        self.on_end: list[OnEnd] = []
        self.choices = 0  # made so far

    async def start(self) -> None:
        """Starts to receive hints of other processes, and starts the clocks."""
        await self.sync.start()
        self.tasks.spawn(self.clocks.run())

    async def stop(self) -> None:
        """Stops all background tasks. Everything that was acknowledged is stored."""
        await self.tasks.stop()
        await self.feed.stop()

    # Tables.

    async def create(self, plan: Plan, host: Person, *, unique: str = "") -> LiveTable:
        """Sets up a new table. Of all tables with the same `unique` key there can be one."""
        return await self.tables.create(plan, host, unique=unique)

    async def find(self, table: str) -> LiveTable:
        """The table, from memory or from the store; `Refused` if there is none."""
        live = self.tables.by_id.get(table)
        if live is None:
            live = await self.tables.load(table)
        elif not self.alone and not live.watchers:
            await self.sync.catch_up(live)  # tables that are not watched are not polled
        live.used = time.monotonic()
        return live

    async def _resume(self, live: LiveTable, row: TableRow) -> None:
        """Continues what the process that served a table before may have left undone."""
        async with live.lock:
            if live.table.position is None:
                await self._submit(live, "", lambda: decide_begin(live.table))
            elif live.table.state == "over" and row.ended is None:
                await self._end(live)
        self.computers.wake(live, waits=True)

    def snapshot(self, live: LiveTable, person: str, *, previews: bool) -> bytes:
        """The message with the whole table as a person sees it."""
        return snapshot(live.table, live.code, person, previews=previews)

    def watch(self, live: LiveTable, watcher: Watcher) -> None:
        """Sends a snapshot to a watcher, and from then on every change."""
        if live.last_view is None:
            live.remember_view()
        live.watchers.add(watcher)
        watcher.send(self.snapshot(live, watcher.person.id, previews=watcher.previews))

    def unwatch(self, live: LiveTable, watcher: Watcher) -> None:
        """Sends nothing more to a watcher."""
        live.watchers.discard(watcher)
        live.used = time.monotonic()

    # Commands.

    async def do(self, table: str, person: Person, command: Command) -> CommandResult:
        """Does a person's command, once for each id of a command, or says why not."""
        live = self.tables.by_id.get(table)
        if live is None or not live.watchers:
            try:
                live = await self.find(table)
            except Refused as refused:
                return CommandResult(version=0, refused=refused.reason)
        key = f"{person.id}:{command.id}"
        async with live.lock:
            if command.version > live.table.version:  # the sender saw it at another process
                await self.sync.read_on(live)
            try:
                version = await self._submit(live, key, lambda: decide(live.table, person, command))
            except Refused as refused:
                return CommandResult(version=live.table.version, refused=refused.reason)
        return CommandResult(version=version)

    async def note(self, table: str, event: TableEvent, *, key: str) -> None:
        """Enters an event that is not the command of a person, once for each key."""
        live = await self.find(table)
        async with live.lock:
            await self._submit(live, key, lambda: Decision(event=event))

    async def _submit(self, live: LiveTable, key: str, decide: Decide) -> int:
        """Decides and stores, again if another process was first; returns the new version.

        The caller holds the table's lock. An entry is broadcast only after it is stored, so
        nothing that anybody was sent can be lost.
        """
        table = live.table
        for _ in range(TRIES):
            if key and key in table.commands:
                if table.actor is None:  # what follows the end may have failed the first time
                    await self._follow_up(live)
                return table.commands[key]
            decision = decide()
            if decision is None:
                return table.version
            entry = next_entry(table, decision, at=now(), command=key)
            standing = standing_after(table, decision, entry.at)
            if await self.store.append(table.id, entry, standing):
                self._enter(live, entry, decision)
                self.feed.publish(table.id, table.version)
                await self._follow_up(live)
                return entry.number
            await self.sync.read_on(live)
        raise Refused("busy")

    async def _follow_up(self, live: LiveTable) -> None:
        """What follows an entry: the game begins, it ends, or a computer thinks."""
        table = live.table
        if table.position is None:
            await self._submit(live, "", lambda: decide_begin(table))
        elif table.state == "over":
            await self._end(live)
        else:
            self.computers.wake(live)

    def _enter(self, live: LiveTable, entry: Entry, decision: Decision) -> None:
        """Changes the table as a stored entry says, and sends the change to all watchers."""
        table = live.table
        enter(table, entry, decision)
        self.choices += isinstance(entry.event, Chose)
        if not live.watchers:
            live.last_view = None  # the next watcher gets a snapshot
            return
        broadcast = Broadcast(table, entry, decision, live.last_view)
        live.last_view = broadcast.public
        for watcher in list(live.watchers):
            watcher.send(broadcast.message_for(watcher.person.id, previews=watcher.previews))

    async def _end(self, live: LiveTable) -> None:
        """Stores the result of a game that is over, and calls `on_end`, once."""
        table = live.table
        ending = Ending(at=now(), result=result_of(table))
        if await self.store.end(table.id, ending):
            for on_end in self.on_end:
                self.tasks.spawn(notify(on_end, table, ending))

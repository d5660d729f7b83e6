"""The authority over tables: decides about commands, stores the decision, then broadcasts it.

Its store, feed and thinkers are injected, and it knows nothing of the network. Any number of
processes may each have an authority over the same store. The primary key (table, number) of the log
decides which of them was first; the others read the new entry and decide again.
"""

import time
from collections.abc import Callable, Coroutine
from typing import Any

from msgspec import Struct

from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.types import Json
from feira.table.broadcast import Broadcast, snapshot
from feira.table.clocks import Clocks
from feira.table.commands import Claim, Command
from feira.table.computers import Computers, Decide, Thinker
from feira.table.decision import Decision
from feira.table.delivery import send_to_all
from feira.table.departures import GONE_SECONDS, Presence, last_person
from feira.table.ending import MOST_ENTRIES, OnEnd, decide_too_long, notify, result_of
from feira.table.fair_pool import Pool
from feira.table.feed import Feed
from feira.table.fold import enter, next_entry
from feira.table.game_time import GameTime
from feira.table.gauntlet import NOBODY_ABSENT, decide
from feira.table.live_table import LiveTable, Watcher
from feira.table.live_tables import LiveTables
from feira.table.log import Chose, Entry, TableEvent
from feira.table.person import Person
from feira.table.plan import Plan
from feira.table.refused import Refused
from feira.table.seating import decide_begin
from feira.table.standing import standing_after
from feira.table.store import Ending, Store, TableRow
from feira.table.sync import Sync
from feira.table.table import Table
from feira.table.tasks import BackgroundTasks
from feira.table.timestamps import now
from feira.table.unfinished import Unfinished, can_begin

TRIES = 20  # attempts while other processes store an entry first, before a command is refused


class CommandResult(Struct, frozen=True):
    """The version after a command, or the current version and the reason for a refusal."""

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
        gone_seconds: int = GONE_SECONDS,
        loader: Pool | None = None,
    ) -> None:
        self.store, self.feed = store, feed
        self.tasks = BackgroundTasks()
        self.time = GameTime()
        self.tables = LiveTables(store, find_game, self._resume, self.time, loader)
        self.alone = feed.poll_seconds is None  # no other process serves the same store
        spawn = self.tasks.spawn
        self.computers = Computers(thinkers, self._submit, spawn, alone=self.alone)
        self.clocks = Clocks(store, self.find, self._submit, self.time, alone=self.alone)
        self.sync = Sync(
            store,
            feed,
            self.tables.by_id,
            enter=self._enter,
            read=self._read,
            spawn=spawn,
        )
        self.unfinished = Unfinished(self._follow_up, spawn)
        self.gone_seconds = gone_seconds
        self.on_seats: list[Callable[[LiveTable], None]] = []  # called when seats change hands
        self.on_decided: list[Callable[[Table], Coroutine[Any, Any, None]]] = []
        self.on_end: list[OnEnd] = []
        self.choices = 0  # made since the start

    async def start(self) -> None:
        """Starts to receive hints of other processes, and starts the clocks."""
        await self.sync.start()
        await self.clocks.begin()
        self.tasks.spawn(self.clocks.run(self.tables.evict))

    async def stop(self) -> None:
        """Stops all background tasks. Everything that was acknowledged is stored."""
        await self.tasks.stop()
        await self.clocks.stop()
        self.tables.loader.stop()
        await self.feed.stop()

    # Tables.

    async def create(
        self, plan: Plan, host: Person, *, unique: str = "", table: str = "", secret: str = ""
    ) -> LiveTable:
        """Sets up a new table. There can be only one table with a given `unique` key."""
        return await self.tables.create(plan, host, unique=unique, table=table, secret=secret)

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
        """Continues what the process that served a table before may have left unfinished."""
        try:
            async with live.lock:
                if live.table.state == "over":
                    if row.ended is None:
                        await self._end(live)
                elif live.table.position is None:
                    await self._submit(live, "", lambda: decide_begin(live.table))
                else:
                    await self._submit(live, "", lambda: decide_too_long(live.table))
        except FeiraError:
            self.unfinished.add(live)
        self.computers.wake(live, waits=True)

    def _read(self, live: LiveTable) -> None:
        """Handles entries made by another process, which may die before it follows them up."""
        table = live.table
        if can_begin(table) or table.state == "over" or decide_too_long(table) is not None:
            self.unfinished.add(live)
        self.computers.wake(live, waits=True)

    def snapshot(self, live: LiveTable, person: str, *, previews: bool) -> bytes:
        """The message with the whole table as a person sees it.

        Everybody without a seat sees the same, so that message is encoded once.
        """
        table = live.table
        if person == table.host or any(seat.person == person for seat in table.seats if person):
            return snapshot(table, live.code, person, previews=previews)
        state = (table.version, *(seat.name for seat in table.seats))
        if live.last_snapshot is None or live.last_snapshot[0] != state:
            live.last_snapshot = (state, snapshot(table, live.code, person, previews=False))
        return live.last_snapshot[1]

    def watch(self, live: LiveTable, watcher: Watcher) -> None:
        """Sends a snapshot to a watcher, and from then on every change."""
        if live.last_view is None:
            live.remember_view()
        live.watch(watcher)
        watcher.send(self.snapshot(live, watcher.person.id, previews=watcher.previews))
        self.computers.wake(live, waits=True)  # they may have stopped while nobody was watching

    def unwatch(self, live: LiveTable, watcher: Watcher) -> None:
        """Sends nothing more to a watcher."""
        live.unwatch(watcher)
        live.used = time.monotonic()

    def presence(self, live: LiveTable) -> Presence:
        """Who is absent from a table. Connections to other processes are not known."""
        if not self.alone:
            return Presence(gone_seconds=self.gone_seconds)
        return Presence(live.absent_since, self.gone_seconds)

    # Commands.

    async def do(self, table: str, person: Person, command: Command) -> CommandResult:
        """Executes a person's command, once for each command id, or returns why not."""
        live = self.tables.by_id.get(table)
        if live is None or not live.watchers:
            try:
                live = await self.find(table)
            except Refused as refused:
                return CommandResult(version=0, refused=refused.reason)
        key = f"{person.id}:{command.id}"
        async with live.lock:
            if command.version > live.table.version:  # the sender saw it on another process
                await self.sync.read_on(live)
            presence = self.presence(live) if isinstance(command, Claim) else NOBODY_ABSENT
            try:
                version = await self._submit(
                    live, key, lambda: decide(live.table, person, command, presence)
                )
            except Refused as refused:
                return CommandResult(version=live.table.version, refused=refused.reason)
        return CommandResult(version=version)

    async def note(self, table: str, event: TableEvent, *, key: str) -> None:
        """Enters an event that is not a person's command, once for each key."""
        live = await self.find(table)
        async with live.lock:
            await self._submit(live, key, lambda: Decision(event=event))

    async def _submit(self, live: LiveTable, key: str, decide: Decide) -> int:
        """Decides and stores, and retries if another process was first; returns the new version.

        The caller holds the table's lock. An entry is broadcast only after it is stored, so nothing
        that was sent to anybody can be lost.
        """
        table = live.table
        for _ in range(TRIES):
            if key and key in table.commands:
                if table.actor is None:  # the follow-up of the end may have failed before
                    await self._follow_up(live)
                return table.commands[key]
            decision = decide()
            if decision is None:
                return table.version
            entry = next_entry(table, decision, at=now(), command=key)
            standing = standing_after(table, decision, entry.game_time)
            if await self.store.append(table.id, entry, standing):
                self._enter(live, entry, decision)
                self.feed.publish(table.id, table.version)
                try:
                    await self._follow_up(live)
                except FeiraError:  # the command itself has succeeded
                    self.unfinished.add(live)
                return entry.number
            await self.sync.read_on(live)
        raise Refused("busy")

    async def _follow_up(self, live: LiveTable) -> None:
        """Follows up an entry: the game begins, ends or is closed, or a computer thinks."""
        table = live.table
        if table.state == "over":
            await self._end(live)
        elif table.position is None:
            await self._submit(live, "", lambda: decide_begin(table))
        elif table.version >= MOST_ENTRIES and decide_too_long(table) is not None:
            await self._submit(live, "", lambda: decide_too_long(table))
        else:
            if table.notes:
                self._decide_by_departure(live)
            self.computers.wake(live)

    def _decide_by_departure(self, live: LiveTable) -> None:
        """Calls `on_decided` once, when only one person is left and has therefore won."""
        if not live.decided and last_person(live.table) is not None:
            live.decided = True
            for on_decided in self.on_decided:
                self.tasks.spawn(on_decided(live.table))

    def _enter(self, live: LiveTable, entry: Entry, decision: Decision) -> None:
        """Applies a stored entry to the table, and sends the change to all watchers."""
        table = live.table
        enter(table, entry, decision)
        self.choices += isinstance(entry.event, Chose)
        if not live.watchers:
            live.last_view = None  # the next watcher gets a snapshot
            return
        broadcast = Broadcast(table, entry, decision, live.last_view)
        live.last_view = broadcast.public
        message_for = broadcast.message_for
        send_to_all(live, lambda who: message_for(who.person.id, previews=who.previews))
        if broadcast.seats_changed:
            for on_seats in self.on_seats:
                on_seats(live)

    async def _end(self, live: LiveTable) -> None:
        """Stores the result of a game that is over, and calls `on_end`, once."""
        table = live.table
        ending = Ending(at=now(), result=result_of(table))
        if await self.store.end(table.id, ending):
            for on_end in self.on_end:
                self.tasks.spawn(notify(on_end, table, ending))

"""The authority over tables: takes commands, stores what they come to, and only then tells.

It is given its store, its feed and its thinkers, and knows nothing of any network. Any number of
processes may each have an authority over the same store: the unique key (table, number) decides who
was first, and whoever was not reads what happened and looks at the command again.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np
from msgspec import Struct

from feira.core.errors import FeiraError
from feira.core.game import Game, Json
from feira.core.plain import Seen
from feira.table.commands import Command
from feira.table.feed import Feed
from feira.table.log import Chose, Entry, Rematched, What
from feira.table.plan import Plan, challenge_of, checked
from feira.table.secret import new_secret
from feira.table.store import Ending, Kept, Store
from feira.table.table import Decision, Person, Refused, Table
from feira.table.told import Telling, rematch_told, whole

log = logging.getLogger("feira.table")

TRIES = 20  # times that other processes may be faster
TICK = 0.5  # seconds between looks at the clocks
IDLE = 600.0  # seconds that a table nobody watches is kept in memory
IDLE_OVER = 10.0  # the same where the game is over
PATIENCE = 10_000  # milliseconds after which another process's computer is taken for dead
CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that looks like another


class Answer(Struct, frozen=True):
    """What became of a command."""

    version: int
    refused: Json | None = None


class Watcher(Protocol):
    """Somebody who looks at a table."""

    person: Person
    previews: bool

    def told(self, message: bytes) -> None:
        """A message for them, in order."""


class Thinking(Protocol):
    """Whoever chooses for computer seats."""

    async def choose(self, game: Game, level: str, s: np.record) -> int:
        """A legal choice."""


@dataclass
class Open:
    """A table in memory."""

    table: Table
    code: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    thinking: asyncio.Task[None] | None = None
    patient: bool = False  # it only waits whether another process's computer chooses
    public: Seen | None = None  # the view as it was last told
    used: float = 0.0

    @property
    def busy(self) -> bool:
        """Does anybody look at it, or anything happen?"""
        thinks = self.thinking is not None and not self.thinking.done()
        return bool(self.watchers) or thinks or self.lock.locked()


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def letters(count: int) -> str:
    """So many at random; to draw one after the other would ask the system as often."""
    number = secrets.randbelow(len(CODE_LETTERS) ** count)
    found = ""
    for _ in range(count):
        number, letter = divmod(number, len(CODE_LETTERS))
        found += CODE_LETTERS[letter]
    return found


def new_id() -> str:
    """One that cannot be guessed: 79 bits."""
    return letters(16)


class Authority:
    """Serves the tables of a store."""

    def __init__(
        self,
        *,
        store: Store,
        feed: Feed,
        thinkers: Thinking,
        find_game: Callable[[str], Game],
    ) -> None:
        self.store, self.feed, self.thinkers, self.find_game = store, feed, thinkers, find_game
        self.open_tables: dict[str, Open] = {}
        self.opening: dict[str, asyncio.Future[Open]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.ended: list[Callable[[Table, Ending], object]] = []  # who wants to know of endings
        self.choices = 0

    async def start(self) -> None:
        """Begins to listen to other processes and to look at the clocks."""
        await self.feed.start(self._heard)
        self._spawn(self._tick())
        if self.feed.every is not None:
            self._spawn(self._look(self.feed.every))

    async def stop(self) -> None:
        """Ends; what was said to be done is stored."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.feed.stop()

    # Tables.

    async def create(self, plan: Plan, host: Person, *, once: str = "") -> Open:
        """Sets up a new table; `once` names what only one table may be."""
        game = self.find_game(plan.game)
        config = checked(plan, game)
        kept = Kept(
            id=new_id(),
            code=letters(6),
            plan=plan,
            rules=game.rules,
            host=host.id,
            secret=new_secret(),
            created=now(),
            once=once,
        )
        if not await self.store.create(kept):
            raise Refused("once" if once else "busy")
        table = Table(
            id=kept.id,
            game=game,
            config=config,
            plan=plan,
            host=host.id,
            secret=kept.secret,
            created=kept.created,
        )
        opened = Open(table, kept.code, used=time.monotonic())
        self.open_tables[kept.id] = opened
        return opened

    async def open(self, table: str) -> Open:
        """The table, from memory or from the store."""
        opened = self.open_tables.get(table)
        if opened is None:
            opened = await self._load_once(table)
        elif self.feed.every is not None and not opened.watchers:
            await self._catch_up(opened)  # nobody has looked at it since who knows when
        opened.used = time.monotonic()
        return opened

    async def _load_once(self, table: str) -> Open:
        """However many ask for a table at once, it is loaded once."""
        if table not in self.opening:
            self.opening[table] = asyncio.ensure_future(self._load(table))
            self.opening[table].add_done_callback(lambda _: self.opening.pop(table, None))
        return await asyncio.shield(self.opening[table])

    async def _load(self, table: str) -> Open:
        kept = await self.store.find(table)
        if kept is None:
            raise Refused("no-table")
        game = self.find_game(kept.plan.game)
        if kept.rules != game.rules:
            raise FeiraError(f"table {table} is played by rules {kept.rules}, not {game.rules}")
        loaded = Table(
            id=kept.id,
            game=game,
            config=game.configure(len(kept.plan.seats), kept.plan.options),
            plan=kept.plan,
            host=kept.host,
            secret=kept.secret,
            created=kept.created,
        )
        loaded.load(await self.store.entries(table))
        opened = self.open_tables.setdefault(table, Open(loaded, kept.code, used=time.monotonic()))
        self._show(opened)
        async with opened.lock:
            if opened.table.position is None:
                await self._do(opened, "", opened.table.begun)
            elif opened.table.state == "over" and kept.ended is None:
                await self._end(opened)
        self._wake(opened, waits=True)
        return opened

    def _show(self, opened: Open) -> None:
        """Remembers what those who come from now on see."""
        s = opened.table.position
        opened.public = None if s is None else opened.table.game.public.seen(s)

    def seen(self, opened: Open, person: str, *, previews: bool) -> bytes:
        """The whole table as a person sees it."""
        return whole(opened.table, opened.code, person, previews=previews)

    # Commands.

    async def do(self, table: str, person: Person, command: Command) -> Answer:
        """Does what a person asks, once, or says why not."""
        opened = self.open_tables.get(table)
        if opened is None or not opened.watchers:
            try:
                opened = await self.open(table)
            except Refused as refused:
                return Answer(version=0, refused=refused.reason)
        key = f"{person.id}:{command.id}"
        async with opened.lock:
            if command.version > opened.table.version:  # seen at another process
                await self._read_on(opened)
            try:
                version = await self._do(opened, key, lambda: opened.table.decide(person, command))
            except Refused as refused:
                return Answer(version=opened.table.version, refused=refused.reason)
        return Answer(version=version)

    async def note(self, table: str, what: What, *, once: str) -> None:
        """Enters something that is nobody's command; under one name it is entered once."""
        opened = await self.open(table)
        async with opened.lock:
            await self._do(opened, once, lambda: Decision(what=what))

    async def _do(self, opened: Open, key: str, decide: Callable[[], Decision | None]) -> int:
        """Decides and stores until no other process was faster; then it holds and is told."""
        table = opened.table
        for _ in range(TRIES):
            if key and key in table.done:
                if table.actor is None:  # what follows may have failed when it came first
                    await self._then(opened)
                return table.done[key]
            decision = decide()
            if decision is None:
                return table.version
            entry = table.entry(decision, at=now(), command=key)
            stands = table.standing(decision, entry.at)
            if await self.store.append(table.id, entry, stands):
                self._enter(opened, entry, decision)
                self.feed.publish(table.id, table.version)
                await self._then(opened)
                return entry.number
            await self._read_on(opened)
        raise Refused("busy")

    async def _then(self, opened: Open) -> None:
        """What follows by itself: the game begins, ends, or a computer thinks."""
        table = opened.table
        if table.position is None:
            await self._do(opened, "", table.begun)
        elif table.state == "over":
            await self._end(opened)
        else:
            self._wake(opened)

    def _enter(self, opened: Open, entry: Entry, decision: Decision) -> None:
        """It is stored: now it holds, and everybody is told."""
        table = opened.table
        table.enter(entry, decision)
        self.choices += isinstance(entry.what, Chose)
        if not opened.watchers:
            opened.public = None  # whoever comes next sees the whole table
            return
        telling = Telling(table, entry, decision, opened.public)
        opened.public = telling.public
        for watcher in list(opened.watchers):
            watcher.told(telling.to(watcher.person.id, previews=watcher.previews))
            if isinstance(entry.what, Rematched):
                watcher.told(rematch_told(entry.what))

    async def _end(self, opened: Open) -> None:
        table = opened.table
        assert table.position is not None
        ending = Ending(at=now(), result=result_of(table))
        if await self.store.end(table.id, ending):
            for known in self.ended:
                self._spawn(_tell_ending(known, table, ending))

    # Watching.

    def watch(self, opened: Open, watcher: Watcher) -> None:
        """From now on the watcher is told; first of all, how things stand."""
        if opened.public is None:
            self._show(opened)
        opened.watchers.add(watcher)
        watcher.told(self.seen(opened, watcher.person.id, previews=watcher.previews))

    def unwatch(self, opened: Open, watcher: Watcher) -> None:
        """No longer."""
        opened.watchers.discard(watcher)
        opened.used = time.monotonic()

    # Other processes.

    def _heard(self, table: str, version: int) -> None:
        """Somebody else has moved a table on, or it is unknown what was missed."""
        if table == "":
            for opened in list(self.open_tables.values()):
                self._spawn(self._catch_up(opened))
        elif table in self.open_tables and self.open_tables[table].table.version < version:
            self._spawn(self._catch_up(self.open_tables[table]))

    async def moved_on(self, table: str, version: int) -> None:
        """Something was added to a log past us: we read on, and other processes hear of it."""
        if table in self.open_tables:
            await self._catch_up(self.open_tables[table])
        self.feed.publish(table, version)

    async def _catch_up(self, opened: Open) -> None:
        async with opened.lock:
            await self._read_on(opened)

    async def _read_on(self, opened: Open) -> None:
        """Enters what other processes have stored, and tells our own watchers."""
        table = opened.table
        for entry in await self.store.entries(table.id, table.version):
            decision = table.again(entry.what) if opened.watchers else Decision(what=entry.what)
            self._enter(opened, entry, decision)
        self._wake(opened, waits=True)

    async def _look(self, every: float) -> None:
        """Looks at the store from time to time: words of others may be lost."""
        while True:
            await asyncio.sleep(every)
            watched = [name for name, opened in self.open_tables.items() if opened.watchers]
            if not watched:
                continue
            try:
                for table, version in (await self.store.versions(watched)).items():
                    self._heard(table, version)
            except FeiraError as error:
                log.warning("%s", error)

    # Computers and clocks.

    def _wake(self, opened: Open, *, waits: bool = False) -> None:
        """A computer thinks, if it is one's turn and nobody thinks for it yet."""
        table = opened.table
        who = table.actor
        if who is None or not table.seats[who].computer:
            return
        if opened.patient and not waits and opened.thinking is not None:
            opened.thinking.cancel()  # it is for this process to think now
            opened.thinking = None
        if opened.thinking is None or opened.thinking.done():
            opened.thinking = self._spawn(self._think(opened, waits=waits))

    async def _think(self, opened: Open, *, waits: bool) -> None:
        """Chooses for computer seats while it is their turn.

        Where another process has made the last entry, its computer thinks; ours only steps in when
        nothing has come of that for a while.
        """
        table = opened.table
        opened.patient = waits and self.feed.every is not None
        while opened.patient and (rest := table.since + PATIENCE - now()) > 0:
            await asyncio.sleep(rest / 1000)
        opened.patient = False
        while (who := table.actor) is not None and (level := table.seats[who].computer):
            version = table.version
            assert table.position is not None
            choice = await self.thinkers.choose(table.game, level, table.game.copy(table.position))

            def decide(version: int = version, choice: int = choice) -> Decision | None:
                return table.chosen(choice) if table.version == version else None

            try:
                async with opened.lock:
                    await self._do(opened, "", decide)
            except FeiraError as error:  # the store is gone: later, then
                log.warning("a computer waits: %s", error)
                await asyncio.sleep(TICK)

    async def _tick(self) -> None:
        """Looks at the clocks, and forgets tables that nobody has looked at for long."""
        while True:
            await asyncio.sleep(TICK)
            with contextlib.suppress(FeiraError):
                for table in await self.store.overdue(now()):
                    await self._time_up(await self.open(table))
            self._forget()

    def _forget(self) -> None:
        """Tables that nobody looks at any more are in the store."""
        at = time.monotonic()
        for table, opened in list(self.open_tables.items()):
            idle = IDLE_OVER if opened.table.state == "over" else IDLE
            if opened.used < at - idle and not opened.busy:
                del self.open_tables[table]

    async def _time_up(self, opened: Open) -> None:
        """Whoever was to act is played on by a computer."""
        async with opened.lock:
            await self._do(opened, "", lambda: opened.table.time_up(now()))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Something in the background, whose failure is logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._spent)
        return task

    def _spent(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("in the background: %s", error, exc_info=error)


def result_of(table: Table) -> Json:
    """How a game ended, with what the score sheet of a campaign needs, and who left early."""
    assert table.position is not None
    result = table.game.result(table.position)
    if challenge_of(table.game, table.config) is not None:
        assert table.game.campaign is not None
        result |= table.game.campaign.account(table.position)
    return result | {"left": [seat.left for seat in table.seats]}


async def _tell_ending(known: Callable[[Table, Ending], object], table: Table, e: Ending) -> None:
    """Somebody is told how a table ended; it may take its time."""
    result = known(table, e)
    if asyncio.iscoroutine(result):
        await result

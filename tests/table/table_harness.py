"""A table without watchers, for tests of commands that are executed or refused."""

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import Any

from feira.core.types import CHANCE, Json
from feira.table.authority import Authority, CommandResult
from feira.table.commands import Choose, Command, Sit
from feira.table.live_table import LiveTable
from feira.table.person import Person
from feira.table.plan import Plan
from feira.table.table import Table
from tests.table.clients import new_authority, new_id, plan
from tests.table.memory_store import MemoryStore

Test = Callable[..., Coroutine[Any, Any, None]]


class TableHarness:
    """A table with its store. People are known by name."""

    def __init__(self, authority: Authority, store: MemoryStore, live: LiveTable) -> None:
        self.authority, self.store, self.live = authority, store, live

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def log(self) -> list[str]:
        """The names of the events in the log."""
        return [type(event).__name__ for event in self.store.events(self.table.id)]

    async def do(self, name: str, kind: Callable[..., Command], **more: Any) -> CommandResult:
        """The result of a command, for the current version by default."""
        command = kind(**{"id": new_id(), "version": self.table.version, **more})
        return await self.authority.do(
            self.table.id, Person(f"person-{name}", name, account=True), command
        )

    async def done(self, name: str, kind: Callable[..., Command], **more: Any) -> CommandResult:
        """Sends a command that must be accepted."""
        answer = await self.do(name, kind, **more)
        assert answer.refused is None, answer
        return answer

    async def refused(self, name: str, kind: Callable[..., Command], **more: Any) -> Json:
        """A command that must be refused and change nothing; returns the reason."""
        before = (self.table.version, list(self.store.logs[self.table.id]), state_of(self.table))
        answer = await self.do(name, kind, **more)
        assert answer.refused is not None, "it was done"
        after = (self.table.version, list(self.store.logs[self.table.id]), state_of(self.table))
        assert before == after
        assert answer.version == self.table.version
        return answer.refused

    async def sit(self, name: str, **more: Any) -> None:
        await self.done(name, Sit, nonce=f"nonce-of-{name}", **more)

    @property
    def legal(self) -> list[int]:
        assert self.table.position is not None
        return self.table.position.legal()

    @property
    def turn(self) -> str:
        """The name of the person to act."""
        assert self.table.actor is not None
        return self.table.seats[self.table.actor].person.removeprefix("person-")

    async def choose(self, which: int = 0) -> str:
        """The person to act takes one of the legal choices; returns their name."""
        who = self.turn
        await self.done(who, Choose, choice=self.legal[which])
        await self.settle()
        return who

    async def choose_until(self, stop: Callable[[], bool], which: int = 0) -> None:
        """Makes choices until a condition holds."""
        for _ in range(2000):
            if stop():
                return
            await self.choose(which)
        raise AssertionError("the condition never holds")

    def last_revealed(self) -> bool:
        """Whether chance has acted since the last choice of a seat."""
        return bool(self.table.actors) and self.table.actors[-1] == CHANCE

    def last_by(self, name: str) -> bool:
        """Whether the last choice at the table was theirs."""
        return bool(self.table.actors) and self.table.actors[-1] in self.own(name)

    def own(self, name: str) -> list[int]:
        return self.table.own(f"person-{name}")

    async def settle(self) -> None:
        """Lets computers choose until it is a person's turn, or the game is over."""
        while (thinking := self.live.thinking) is not None and not thinking.done():
            await thinking


def state_of(table: Table) -> tuple[object, ...]:
    """Everything about a table that a command could change."""
    position = None if table.position is None else bytes(table.position)
    seats = [repr(seat) for seat in table.seats]
    return (
        *seats,
        *table.choices,
        position,
        repr(table.request),
        sorted(table.agreed),
        table.since,
    )


async def new_harness(plan: Plan, names: str = "", *, sits: bool = True) -> TableHarness:
    """A table that the first of these people has set up, and where all of them have a seat."""
    store = MemoryStore()
    authority = new_authority(store)
    host, *others = names.split()
    live = await authority.create(plan, Person(f"person-{host}", host, account=True))
    made = TableHarness(authority, store, live)
    for name in (host, *others) if sits else ():
        await made.sit(name)
    await made.settle()
    return made


async def reloaded(old: TableHarness) -> TableHarness:
    """The table as another process loads it from the store."""
    authority = new_authority(old.store)
    return TableHarness(authority, old.store, await authority.find(old.table.id))


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Runs an asynchronous test."""
    asyncio.run(test())


def waits(test: Test) -> Callable[..., None]:
    """Marks a test that may wait."""

    @functools.wraps(test)
    def waited(**arguments: Any) -> None:
        run(lambda: test(**arguments))

    return waited


def koro(*kinds: str, **more: Any) -> Plan:
    """A plan for Machi Koro without Plus."""
    made: Plan = plan("machikoro", *kinds, options={"plus": "no"}, **more)
    return made

"""Commands at a table by name, without anybody watching: for tests of what is done and refused."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from feira.core.game import Json
from feira.core.verbs import CHANCE
from feira.table.authority import Answer, Authority, Open
from feira.table.commands import Choose, Command, Sit
from feira.table.plan import Plan
from feira.table.table import Person, Table
from tests.table.memory import MemoryStore
from tests.table.people import new_authority, new_id


class Party:
    """A table with its store, and people who are known by name."""

    def __init__(self, authority: Authority, store: MemoryStore, opened: Open) -> None:
        self.authority, self.store, self.opened = authority, store, opened

    @property
    def table(self) -> Table:
        return self.opened.table

    @property
    def log(self) -> list[str]:
        """The kinds of what has happened."""
        return [type(what).__name__ for what in self.store.what(self.table.id)]

    async def do(self, name: str, kind: Callable[..., Command], **more: Any) -> Answer:
        """What becomes of a command; at the version that is, unless another is given."""
        command = kind(**{"id": new_id(), "version": self.table.version, **more})
        return await self.authority.do(self.table.id, Person(f"person-{name}", name), command)

    async def done(self, name: str, kind: Callable[..., Command], **more: Any) -> Answer:
        """A command that has to be done."""
        answer = await self.do(name, kind, **more)
        assert answer.refused is None, answer
        return answer

    async def refused(self, name: str, kind: Callable[..., Command], **more: Any) -> Json:
        """A command that must not be done and must not leave a trace; the reason."""
        before = (self.table.version, list(self.store.logs[self.table.id]), seen(self.table))
        answer = await self.do(name, kind, **more)
        assert answer.refused is not None, "it was done"
        after = (self.table.version, list(self.store.logs[self.table.id]), seen(self.table))
        assert before == after
        assert answer.version == self.table.version
        return answer.refused

    async def sit(self, name: str, **more: Any) -> None:
        await self.done(name, Sit, nonce=f"nonce-of-{name}", **more)

    @property
    def legal(self) -> list[int]:
        assert self.table.position is not None
        return self.table.game.legal_choices(self.table.position)

    @property
    def turn(self) -> str:
        """The name of the person to act."""
        assert self.table.actor is not None
        return self.table.seats[self.table.actor].person.removeprefix("person-")

    async def choose(self, which: int = 0) -> str:
        """Whoever is to act takes one of the legal choices; returns who."""
        who = self.turn
        await self.done(who, Choose, choice=self.legal[which])
        await self.settle()
        return who

    async def choose_until(self, stop: Callable[[], bool], which: int = 0) -> None:
        """On and on until something is so."""
        for _ in range(2000):
            if stop():
                return
            await self.choose(which)
        raise AssertionError("it never comes to that")

    def last_revealed(self) -> bool:
        """Has chance acted since the last choice of a seat?"""
        return bool(self.table.actors) and self.table.actors[-1] == CHANCE

    def last_by(self, name: str) -> bool:
        """Was the very last thing a choice of theirs?"""
        return bool(self.table.actors) and self.table.actors[-1] in self.own(name)

    def own(self, name: str) -> list[int]:
        return self.table.own(f"person-{name}")

    async def settle(self) -> None:
        """Lets computers choose until it is a person's turn, or the game is over."""
        while (thinking := self.opened.thinking) is not None and not thinking.done():
            await thinking


def seen(table: Table) -> tuple[object, ...]:
    """Everything about a table that a command could change."""
    position = None if table.position is None else table.position.tobytes()
    seats = [repr(seat) for seat in table.seats]
    return (*seats, *table.choices, position, repr(table.ask), sorted(table.agreed), table.since)


async def party(plan: Plan, names: str = "", *, sits: bool = True) -> Party:
    """A table that the first of these has set up, and where they all sit."""
    store = MemoryStore()
    authority = new_authority(store)
    host, *others = names.split()
    opened = await authority.create(plan, Person(f"person-{host}", host))
    made = Party(authority, store, opened)
    for name in (host, *others) if sits else ():
        await made.sit(name)
    await made.settle()
    return made


async def loaded_anew(old: Party) -> Party:
    """The same table in another process, from the store alone."""
    authority = new_authority(old.store)
    return Party(authority, old.store, await authority.open(old.table.id))


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Runs a test that waits."""
    asyncio.run(test())

"""One simulation from one seed: tables, people, one or two processes, and failures."""

import asyncio
import json
import random
from collections.abc import Callable
from itertools import count
from typing import Any
from unittest.mock import patch

from feira.games import NAMES
from feira.table import ids, secret
from feira.table.person import Person
from feira.table.plan import Plan
from tests.simulation.checker import Checker, Fault
from tests.simulation.people import Player
from tests.simulation.processes import Processes
from tests.simulation.virtual_time import VirtualLoop, virtual_clocks
from tests.table.clients import plan

LONGEST = 20_000.0  # seconds of virtual time
SETTLING = 40.0  # seconds after the last failure in which everybody must see the same
STEP = 0.25  # seconds between two checks of all copies
TROUBLE = 3.0  # seconds between failures, on average
NAMES_OF_PEOPLE = ("ada", "ben", "cy")


class World:
    """The whole state of a simulation."""

    def __init__(self, seed: int, choices: int) -> None:
        self.draw, self.wanted = random.Random(seed), choices
        self.numbers = count(1)
        self.checker = Checker()
        self.processes = Processes(
            self.draw, self.checker, self.draw.choice((1, 2, 2)), self.numbers
        )
        self.players: list[Player] = []
        self.playing: list[asyncio.Task[None]] = []
        self.tables = 0

    async def run(self) -> None:
        """Plays until there were enough choices, then lets everything settle."""
        self.processes.start()
        for _ in range(self.draw.choice((1, 2))):
            await self.set_up()
        trouble = asyncio.create_task(self.trouble())
        while self.checker.choices < self.wanted:
            if self.is_over():
                await self.set_up()
            await self.step()
            self.checker.check_progress()
            self.checker.require(self.checker.now < LONGEST, "it takes too long")
        trouble.cancel()
        self.processes.disk.down = False
        self.processes.start()
        for player in self.players:
            player.wish = lambda: None  # type: ignore[method-assign]
        for _ in range(int(SETTLING / STEP)):
            await self.step()
        await self.compare()

    def is_over(self) -> bool:
        """Are all games over?"""
        return all(known.table.state == "over" for known in self.checker.tables.values())

    async def step(self) -> None:
        """Advances time a little, then checks that all copies agree with the log."""
        await asyncio.sleep(STEP)
        for process in self.processes.running:
            process.check(self.checker)
        if self.checker.fault is not None:
            raise self.checker.fault

    async def set_up(self) -> None:
        """A table of two or three people, sometimes with a computer, sometimes with a clock."""
        self.tables += 1
        prefix = f"t{self.tables}"
        names = [f"{prefix}{name}" for name in NAMES_OF_PEOPLE[: self.draw.choice((2, 2, 3))]]
        agreed = self.plan(len(names))
        table = await self.create(agreed, Person(f"person-{names[0]}", names[0]))
        self.checker.created(self.processes.disk.rows[table])
        for name in names:
            player = Player(self.processes, self.checker, name, table)
            player.clock = agreed.clock.kind != "none"
            self.checker.people.add(player.person.id)
            self.players.append(player)
            self.playing.append(asyncio.create_task(player.play()))

    async def create(self, agreed: Plan, host: Person) -> str:
        """Sets up a table, retrying until it exists."""
        while True:
            process = self.processes.any()
            if process is not None:
                work = process.run(process.authority.create(agreed, host))
                await asyncio.wait([work])
                if not work.cancelled() and work.exception() is None:
                    return str(work.result().table.id)
            await asyncio.sleep(STEP)

    def plan(self, people: int) -> Plan:
        """A random plan."""
        kinds = ["me", *["invite"] * (people - 1)]
        kinds += ["easy"] * self.draw.choice((0, 0, 1))
        clock = {"kind": "turn", "amount": 60} if self.draw.random() < 0.4 else {"kind": "none"}
        return plan(self.draw.choice(NAMES), *kinds, clock=clock)

    async def trouble(self) -> None:
        """Causes failures, one after the other."""
        kinds: list[Callable[[], Any]] = [self.crash, self.cut, self.cut, self.outage]
        while True:
            await asyncio.sleep(self.draw.expovariate(1 / TROUBLE))
            await self.draw.choice(kinds)()

    async def crash(self) -> None:
        """A process is killed."""
        self.processes.kill()

    async def cut(self) -> None:
        """A connection breaks."""
        links = [player.link for player in self.players if player.link is not None]
        if links:
            link = self.draw.choice(links)
            self.checker.note(f"the connection of {link.person.name} breaks")
            link.cut()

    async def outage(self) -> None:
        """The store does not answer for a while."""
        self.checker.note("the store is down")
        self.processes.disk.down = True
        await asyncio.sleep(self.draw.uniform(0.05, 5))
        self.processes.disk.down = False
        self.checker.note("the store is up")

    async def compare(self) -> None:
        """Checks that everybody sees what a newcomer sees, unless a computer is acting."""
        process = self.processes.running[0]
        for player in self.players:
            table = self.checker.tables[player.table].table
            if table.actor is not None and table.seats[table.actor].computer:
                continue
            live = await process.run(process.authority.find(player.table))
            text = process.authority.snapshot(live, player.person.id, previews=False)
            fresh, seen = json.loads(text), player.seen
            for key in ("version", "state", "view", "own", "away"):
                same = fresh[key] == seen.get(key)
                self.checker.require(same, f"{player.person.name} sees another {key}")
        if self.checker.fault is not None:
            raise self.checker.fault


def simulate(seed: int, choices: int = 200) -> Checker:
    """Runs one simulation; raises `Fault` with the end of the trace if a property is violated."""
    world = World(seed, choices)
    loop = VirtualLoop()
    draw = random.Random(seed + 1)

    def some_letters(length: int) -> str:
        return "".join(draw.choice(ids.LETTERS) for _ in range(length))

    def some_secret() -> str:
        return draw.randbytes(secret.SECRET_BYTES).hex()

    with (
        virtual_clocks(loop),
        patch("feira.table.ids.random_letters", some_letters),
        patch("feira.table.live_tables.new_secret", some_secret),
    ):
        try:
            loop.run_until_complete(world.run())
        except Fault as fault:
            raise Fault(f"seed {seed}: {fault}") from None
        finally:
            close(loop)
    return world.checker


def close(loop: VirtualLoop) -> None:
    """Ends everything that is still running."""
    for task in asyncio.all_tasks(loop):
        task.cancel()
    loop.run_until_complete(asyncio.sleep(1))
    loop.close()

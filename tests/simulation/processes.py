"""Server processes of a simulation, the hints between them, and connections to them."""

import asyncio
import random
from types import SimpleNamespace
from typing import Any

import msgspec

from feira.core.errors import FeiraError
from feira.core.position import Position
from feira.games import find_game
from feira.table.authority import Authority, CommandResult
from feira.table.commands import Command
from feira.table.feed import NoFeed, Receive
from feira.table.person import Person
from feira.web.socket import do
from tests.simulation.checker import Checker
from tests.simulation.disk import Access, Disk
from tests.simulation.virtual_time import owner

HINT_LOST, HINT_TWICE = 0.3, 0.2  # chances
HINT_DELAY = 0.05  # seconds, on average: hints overtake each other
THINKING = 0.05  # seconds, on average, that a computer thinks
DELAY = 0.02  # seconds, on average, of a message on the network
APART = 1e-6  # seconds between two messages on one connection
POLL = 1.0  # seconds
DOWN = (0.1, 4.0)  # seconds between the end of a process and the next one

_decode = msgspec.json.Decoder(Command).decode


class Hints:
    """The channel between processes: hints are lost, duplicated, late, and overtake each other."""

    poll_seconds: float | None = POLL

    def __init__(self, world: "Processes") -> None:
        self.world = world
        self.receive: Receive | None = None

    async def start(self, receive: Receive) -> None:
        """Starts to receive."""
        self.receive = receive

    def publish(self, table: str, version: int) -> None:
        """Sends a hint to the other processes."""
        draw, loop = self.world.draw, asyncio.get_running_loop()
        for process in self.world.running:
            feed = process.authority.feed
            if feed is self or not isinstance(feed, Hints) or draw.random() < HINT_LOST:
                continue
            for _ in range(1 + (draw.random() < HINT_TWICE)):
                loop.call_later(draw.expovariate(1 / HINT_DELAY), process.hear, table, version)

    async def stop(self) -> None:
        """Does nothing."""


class Thinker:
    """A computer that takes a while, and then makes any choice."""

    def __init__(self, draw: random.Random) -> None:
        self.draw = draw

    async def choose(
        self,
        level: str,  # noqa: ARG002
        position: Position,
        owner: str,  # noqa: ARG002
        made: dict[bytes, set[int]],  # noqa: ARG002
    ) -> int:
        """A legal choice."""
        await asyncio.sleep(self.draw.expovariate(1 / THINKING))
        return self.draw.choice(position.legal())


class Process:
    """One server process, until it is killed."""

    def __init__(self, world: "Processes", number: int) -> None:
        self.world, self.name = world, f"process {number}"
        self.tasks: list[asyncio.Task[Any]] = []
        self.links: list[Link] = []
        self.alive = True
        owner.set(self.tasks)
        feed = Hints(world) if world.count > 1 else NoFeed()
        self.authority = Authority(
            store=Access(world.disk, lambda: world.kill(self)),
            feed=feed,
            thinkers=Thinker(world.draw),
            find_game=find_game,
        )
        self.starting = asyncio.create_task(self.authority.start())
        self.starting.add_done_callback(self.started)
        owner.set(None)

    def started(self, start: asyncio.Task[None]) -> None:
        """Starts the process; one that cannot start ends, and is restarted."""
        if not start.cancelled() and start.exception() is not None:
            self.world.kill(self)

    def run(self, work: Any) -> asyncio.Task[Any]:
        """Runs a task of this process, which ends with it."""
        owner.set(self.tasks)
        try:
            return asyncio.create_task(work)
        finally:
            owner.set(None)

    def hear(self, table: str, version: int) -> None:
        """A hint arrives."""
        feed = self.authority.feed
        if self.alive and isinstance(feed, Hints) and feed.receive is not None:
            owner.set(self.tasks)
            feed.receive(table, version)
            owner.set(None)

    def kill(self) -> None:
        """Ends at once: unfinished work is lost."""
        self.alive = False
        for link in self.links:
            link.cut()
        for task in self.tasks:
            task.cancel()

    def check(self, checker: Checker) -> None:
        """Checks that every table in its memory agrees with the log."""
        for live in self.authority.tables.by_id.values():
            checker.holds(self.name, live.table)


class Link:
    """A connection of a person to a table at a process. Messages stay in order, until it is cut."""

    def __init__(self, process: Process, person: Person, table: str, inbox: Any) -> None:
        self.process, self.person, self.table, self.inbox = process, person, table, inbox
        self.previews, self.address = False, ""
        self.number = next(process.world.numbers)
        self.open = True
        self.commands: asyncio.Queue[bytes] = asyncio.Queue()
        self.arrival = {"up": 0.0, "down": 0.0}  # of the last message in each direction
        process.links.append(self)
        self.serving = process.run(self.serve())

    def __hash__(self) -> int:
        return self.number  # the same in every run: watchers are in a set

    async def serve(self) -> None:
        """The work of a table's socket, in the process."""
        authority = self.process.authority
        await self.process.starting
        try:
            live = await authority.find(self.table)
        except FeiraError:
            self.cut()
            return
        authority.watch(live, self)
        service: Any = SimpleNamespace(authority=authority, do=self.execute)
        connection: Any = self
        try:
            while self.open:
                data = await self.commands.get()
                if not data:
                    return
                await do(service, live, connection, _decode(data))
        finally:
            authority.unwatch(live, self)

    async def execute(
        self, table: str, person: Person, command: Command, _address: str
    ) -> CommandResult:
        """Executes a command, as the service does."""
        return await self.process.authority.do(table, person, command)

    def close(self, _code: int, reason: str) -> None:
        """The process closes the connection because a log is damaged, which must not happen."""
        self.process.world.checker.require(False, reason)

    def send(self, data: bytes) -> None:
        """A message to the person."""
        if self.process.alive:
            message = self.process.world.checker.sent(self.table, self.person.id, data)
            self._later("down", lambda: self.inbox(self, message))

    def tell(self, data: bytes) -> None:
        """A message to the process."""
        self._later("up", lambda: self.commands.put_nowait(data))

    def _later(self, way: str, arrive: Any) -> None:
        loop, draw = asyncio.get_running_loop(), self.process.world.draw
        at = max(self.arrival[way] + APART, loop.time() + draw.expovariate(1 / DELAY))
        self.arrival[way] = at
        loop.call_at(at, lambda: arrive() if self.open else None)

    def cut(self) -> None:
        """Breaks the connection. Either side may notice late; messages in transit are lost."""
        if not self.open:
            return
        self.open = False
        loop, draw = asyncio.get_running_loop(), self.process.world.draw
        late = draw.choice((0.01, 0.1, 5.0))
        loop.call_later(late, self.commands.put_nowait, b"")
        loop.call_later(draw.choice((0.01, 0.1, 3.0)), self.inbox, self, None)


class Processes:
    """All processes over one disk."""

    def __init__(self, draw: random.Random, checker: Checker, count: int, numbers: Any) -> None:
        self.draw, self.checker, self.count, self.numbers = draw, checker, count, numbers
        self.disk = Disk(draw, checker)
        self.running: list[Process] = []
        self.started = 0

    def start(self) -> None:
        """Starts processes until there are enough."""
        while len(self.running) < self.count:
            self.started += 1
            self.running.append(Process(self, self.started))
            self.checker.note(f"process {self.started} starts")

    def kill(self, process: Process | None = None) -> None:
        """Kills this process, or a random one; another is started after a while."""
        process = process or self.any()
        if process in self.running:
            self.running.remove(process)
            self.checker.note(f"{process.name} is killed")
            process.kill()
            asyncio.get_running_loop().call_later(self.draw.uniform(*DOWN), self.start)

    def any(self) -> Process | None:
        """A running process."""
        return self.draw.choice(self.running) if self.running else None

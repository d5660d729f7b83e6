"""`make frames`: 100,000 malformed WebSocket messages at a real server, while others play.

The server has one core. The attack and the bystander share the other one, and the bystander has
priority. The bystander's answers are timed without the attack, during it, and afterwards again. It
prints how many messages were sent, whether anything changed, and the bystander's times.
"""

import asyncio
import contextlib
import multiprocessing
import os
import sqlite3
import sys
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import click
import httpx
import numpy as np
from tests.bots import Link, Person, choose, new_table
from tests.servers import Feira
from tests.web.malformed import malformed
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

BATCH = 50  # frames between checks that the server still answers
DELAY = 0.02  # seconds between connections of the attack
TABLES = 10  # that are attacked
ATTACKERS = 15  # people, each at an address of their own; the last one is not signed in
RATE = 100.0  # messages a second of one connection of the attack
PAUSE = 0.01  # seconds that the bystander thinks
WORST = 2.0  # the most, relative to the times without the attack


@dataclass(frozen=True)
class Target:
    """The tables under attack, and the attackers."""

    url: str
    tables: list[str]
    headers: list[dict[str, str]]  # of the attackers; the first has a seat at the tables
    version: int


class Attack:
    """One of many clients: sends malformed messages, and reconnects when disconnected."""

    def __init__(self, target: Target, number: int, count: int, seed: int) -> None:
        table = target.tables[number % len(target.tables)]
        self.address = f"ws{target.url.removeprefix('http')}/api/tables/{table}/socket"
        who = number % len(target.headers)
        self.headers = target.headers[who]
        frames = malformed(1000 * seed + number, count, target.version, seated=who == 0)
        self.frames = deque(frames)
        self.sent = self.disconnected = 0

    async def run(self, delay: float) -> None:
        """Sends all messages; the server answers after them."""
        await asyncio.sleep(delay)
        while self.frames:
            async with connect(
                self.address, additional_headers=self.headers, compression=None, proxy=None
            ) as socket:
                try:
                    await self.send(socket)
                except ConnectionClosed:
                    self.disconnected += 1

    async def send(self, socket: ClientConnection) -> None:
        """Sends until the connection is closed; checks now and then that the server answers."""
        while self.frames:
            frame = self.frames.popleft()
            await socket.send(frame.data, text=frame.text)
            self.sent += 1
            if frame.closes:
                while True:
                    await socket.recv()
            if self.sent % BATCH == 0 or not self.frames:
                await socket.send('{"do":"ping"}')
                while await socket.recv() != '{"kind":"pong"}':
                    pass


async def attack_all(target: Target, count: int, connections: int, seed: int) -> list[Attack]:
    """Runs all clients of the attack."""
    each = -(-count // connections)
    attacks = [Attack(target, number, each, seed) for number in range(connections)]
    await asyncio.gather(*(one.run(DELAY * n) for n, one in enumerate(attacks)))
    return attacks


def attacker(target: Target, count: int, connections: int, seed: int, out: Any) -> None:
    """The process of the attack, with low priority."""
    os.nice(19)
    start = time.perf_counter()
    attacks = asyncio.run(attack_all(target, count, connections, seed))
    took = time.perf_counter() - start
    sent, disconnected = sum(one.sent for one in attacks), sum(one.disconnected for one in attacks)
    out.put((sent, disconnected, took))


class Bystander:
    """Two people at another table who make legal choices in turn."""

    def __init__(self, url: str, people: list[Person]) -> None:
        self.url, self.people = url, people
        self.links: list[Link] = []
        self.games = 0

    async def new_game(self) -> None:
        """A new table with sockets of both people."""
        for link in self.links:
            await link.close()
        table = await new_table(self.people, ("mercado", "machikoro")[self.games % 2])
        self.links = [await Link.open(self.url, table, person) for person in self.people]
        self.games += 1

    async def play(self, goes_on: Callable[[], bool]) -> list[float]:
        """Plays while the condition holds; returns how long each answer took."""
        took: list[float] = []
        while goes_on():
            if not self.links or self.links[0].state == "over":
                await self.new_game()
            link = next((link for link in self.links if link.turn is not None), None)
            if link is None:
                await asyncio.sleep(0.001)
                continue
            assert link.turn is not None
            choices = link.turn["choices"]
            command = choose(link.version, choices[len(took) % len(choices)])
            link.turn = None
            start = time.perf_counter()
            answer = await link.ask(command)
            took.append(time.perf_counter() - start)
            assert "refused" not in answer, answer
            await asyncio.sleep(PAUSE)
        return took


def times(took: list[float]) -> tuple[float, float, float]:
    """Median, 99th percentile and maximum, in milliseconds."""
    p50, p99, worst = np.percentile(1000 * np.array(took), (50, 99, 100))
    return float(p50), float(p99), float(worst)


def trace(database: str, tables: list[str]) -> list[tuple[object, ...]]:
    """The logs, the chat and the seats of some tables."""
    with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as db:
        return [
            row
            for table in tables
            for name in ("entries", "chat", "seats")
            for row in db.execute(f"SELECT * FROM {name} WHERE table_id = ?", (table,))
        ]


def for_seconds(seconds: float) -> Callable[[], bool]:
    """A condition that holds for this many seconds."""
    end = time.monotonic() + seconds
    return lambda: time.monotonic() < end


async def campaign(server: Feira, frames: int, connections: int, seconds: float, seed: int) -> bool:
    """Runs everything; True if nothing has changed and the bystanders were not delayed."""
    others = [f"eve {number}" for number in range(2, ATTACKERS)]
    names = ("ada", "ben", "cleo", "dan", *others)
    people = [await Person.guest(server.url, name) for name in names]
    tables = [await new_table(people[:2], "machikoro") for _ in range(TABLES)]
    attackers = [
        headers | {"x-forwarded-for": f"10.0.0.{number}"}
        for number, headers in enumerate(
            [people[0].headers, *(one.headers for one in people[4:]), {}]
        )
    ]
    version = (await people[0].get(f"/api/tables/{tables[0]}")).json()["version"]
    target = Target(server.url, tables, attackers, version)
    before = trace(server.database, tables)
    bystander = Bystander(server.url, people[2:4])
    await bystander.play(for_seconds(2))
    quiet = await bystander.play(for_seconds(seconds))

    context = multiprocessing.get_context("spawn")
    out = context.Queue()
    process = context.Process(target=attacker, args=(target, frames, connections, seed, out))
    process.start()
    attacked = await bystander.play(process.is_alive)
    again = await bystander.play(for_seconds(seconds))

    if process.exitcode != 0:
        raise click.ClickException("the attack broke down: did the server?")
    sent, disconnected, took = out.get()
    good = httpx.get(f"{server.url}/health").json()["status"] == "ok"
    same = trace(server.database, tables) == before
    for link in bystander.links:
        await link.close()
    for person in people:
        await person.close()
    print(f"malformed messages   {sent}, {sent / took:.0f} a second, {disconnected} disconnections")
    print(f"the server           {'goes on' if good else 'does not answer'}")
    print(f"the tables           {'are unchanged' if same else 'HAVE CHANGED'}")
    for name, some in (("before", quiet), ("attacked", attacked), ("after", again)):
        p50, p99, worst = times(some)
        print(
            f"bystander, {name:9} p50 {p50:6.1f} ms   p99 {p99:6.1f} ms   "
            f"worst {worst:6.1f} ms   {len(some)} choices"
        )
    ratio = times(attacked)[1] / times(quiet + again)[1]
    print(f"p99 under attack     {ratio:.2f} times as long (at most {WORST:.0f})")
    return good and same and sent >= frames and ratio < WORST


@click.command()
@click.option("--frames", default=100_000, show_default=True)
@click.option("--connections", default=150, show_default=True, help="Of the attack.")
@click.option("--seconds", default=15.0, show_default=True, help="Of quiet, before and after.")
@click.option("--seed", default=1, show_default=True)
def main(frames: int, connections: int, seconds: float, seed: int) -> None:
    """Sends malformed messages and checks the effect."""
    with Feira(commands_per_second=RATE * connections / ATTACKERS) as server:
        assert server.process is not None
        if (os.cpu_count() or 1) > 1:
            os.sched_setaffinity(server.process.pid, {0})
            os.sched_setaffinity(0, set(range(1, os.cpu_count() or 1)))
        good = asyncio.run(campaign(server, frames, connections, seconds, seed))
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()

"""Scenes with bounds: overload, crowds of watchers, mass reconnection, and long running."""

import asyncio
import random
import resource
import time
from collections.abc import Callable, Coroutine
from typing import Any, ClassVar

import numpy as np
import uvloop

from bench.load.players import Load, LoadSeat, Message, tokens
from bench.load.server import PinnedServer, resident
from bench.load.table import Row

WATCHERS, HAMMERS, RECONNECTS = 2000, 600, 1000  # the last: tables of two
STRIKES = 4  # commands of a hammer in flight
PLAYERS = 50  # tables of people who play meanwhile
FILES = 20_000
STALE = '{"do":"choose","id":"h%d","version":1,"choice":1}'


class Watcher(LoadSeat):
    """A socket of a spectator: notes the arrival time of each version."""

    seen: ClassVar[dict[int, list[float]]] = {}  # times by version, of all of them

    def begin(self) -> None:
        """Does nothing: a spectator takes no seat."""

    def receive(self, message: Message) -> None:
        """Notes the time of a change."""
        if message.kind == "change":
            self.seen.setdefault(message.version, []).append(time.perf_counter())


class Hammer(Watcher):
    """A socket that sends refusable commands at the rate of the answers."""

    number = 0

    def strike(self) -> None:
        """Sends one command."""
        Hammer.number += 1
        self.send(STALE % Hammer.number)

    def receive(self, message: Message) -> None:
        """Sends another command for each answer, so that some are always in flight."""
        if message.kind == "answer" and not self.transport.is_closing():
            self.strike()


async def new_table(load: Load) -> str:
    """A table where two have taken a seat."""
    headers = {"authorization": f"Bearer {load.tokens[0]}"}
    plan = {"game": "mercado", "seats": [{"kind": "me"}, {"kind": "invite"}]}
    made = await load.http.post("/api/tables", json=plan, headers=headers)
    return str(made.raise_for_status().json()["id"])


def p99(ms: "np.ndarray[Any, Any]") -> float:
    """The 99th percentile; infinite for an empty list."""
    return float(np.percentile(ms, 99)) if len(ms) else float("inf")


async def overload(server: PinnedServer, seconds: float) -> list[Row]:
    """Fifty tables at full speed, and hundreds of sockets that send refusable commands."""
    load = Load(server.url, 2, tokens(server.url, 2), None)
    tasks = await load.start(PLAYERS)
    alone = await load.measure(seconds)
    table = await new_table(load)
    hammers = [
        await load.open(Hammer, random.Random(1), table, load.tokens[0]) for _ in range(HAMMERS)
    ]
    for hammer in hammers * STRIKES:
        hammer.strike()
    before = Hammer.number
    during = await load.measure(seconds)
    offered = (Hammer.number - before + len(during) + len(load.figures.busy)) / seconds
    busy = np.array(load.figures.busy or [0.0]) * 1000
    for hammer in hammers:
        hammer.transport.abort()
    ended, back = time.monotonic(), float("inf")
    while time.monotonic() - ended < 10 and back == float("inf"):
        if p99(await load.measure(0.5)) < 2 * p99(alone):
            back = time.monotonic() - ended
    await load.stop(tasks)
    times = offered / (len(alone) / seconds)
    return [
        Row("overload", "commands offered, × of what it does alone", 4, times, at_least=True),
        Row("overload", "accepted choices, p99 ms", 250, p99(during)),
        Row("overload", "until the rest hear that it is busy, p99 ms", 1000, p99(busy)),
        Row("overload", "until it is as before, s", 5, back),
    ]


async def watchers(server: PinnedServer, seconds: float) -> list[Row]:
    """Two thousand watch one game, while others play."""
    load = Load(server.url, 2, tokens(server.url, 2), 200.0)
    tasks = await load.start(PLAYERS)
    before = p99(await load.measure(seconds))
    watched = Load(server.url, 2, load.tokens, 2.0)
    table, (stranger,) = await new_table(load), tokens(server.url, 1)  # without a seat
    crowd = [await load.open(Watcher, random.Random(1), table, stranger) for _ in range(WATCHERS)]
    players = [await watched.open(LoadSeat, random.Random(2), table, t) for t in load.tokens]
    await asyncio.sleep(2)
    Watcher.seen.clear()
    during = p99(await load.measure(seconds))
    spreads = [max(at) - min(at) for at in Watcher.seen.values() if len(at) == WATCHERS]
    for one in (*crowd, *players):
        one.transport.abort()
    await load.stop(tasks)
    await watched.http.aclose()
    slowest = max(spreads, default=float("inf")) * 1000
    return [
        Row("watchers", "until all 2,000 are told of a choice, ms", 500, slowest),
        Row("watchers", "choices of others meanwhile, p99 ×", 1.5, during / before),
    ]


async def reconnects(server: PinnedServer, _seconds: float) -> list[Row]:
    """Two thousand sockets are cut at once, and reconnect within two seconds."""
    load = Load(server.url, 2, tokens(server.url, 2), 100.0)
    tables = [await new_table(load) for _ in range(RECONNECTS)]

    async def come(wait: float, table: str, token: str) -> LoadSeat:
        await asyncio.sleep(wait)
        seat = await load.open(Watcher, random.Random(3), table, token)
        await seat.shown
        return seat

    async def everybody(spread: float) -> list[LoadSeat]:
        places = [(table, token) for table in tables for token in load.tokens]
        waits = np.linspace(0, spread, len(places))
        return await asyncio.gather(
            *(come(w, *place) for w, place in zip(waits, places, strict=True))
        )

    for seat in await everybody(5.0):
        seat.transport.abort()
    began = time.perf_counter()
    back = await everybody(2.0)
    took = time.perf_counter() - began
    for seat in back:
        seat.transport.abort()
    await load.http.aclose()
    return [Row("reconnects", "until 2,000 sockets that were cut are back, s", 5, took)]


async def memory(server: PinnedServer, seconds: float) -> list[Row]:
    """Thirty per cent of the server's capacity, for a long time: memory does not grow."""
    load = Load(server.url, 2, tokens(server.url, 2), None)
    tasks = await load.start(PLAYERS)
    load.rate = 0.3 * len(await load.measure(3.0)) / 3
    await asyncio.sleep(seconds / 3)
    first = resident(server)
    await asyncio.sleep(2 * seconds / 3)
    last = resident(server)
    await load.stop(tasks)
    return [Row("memory", f"after {seconds:,.0f} s at 30 %, × of a third of it", 1.1, last / first)]


Scene = Callable[[PinnedServer, float], Coroutine[Any, Any, list[Row]]]
CROWDS: dict[str, tuple[Scene, float]] = {  # with how many times the usual seconds it takes
    "overload": (overload, 1),
    "watchers": (watchers, 1),
    "reconnects": (reconnects, 1),
    "memory": (memory, 120),
}


def run_crowd(name: str, seconds: float) -> list[Row]:
    """Runs one of these scenes on a server of its own."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    most = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    scene, times = CROWDS[name]
    with PinnedServer(0) as server:
        return uvloop.run(scene(server, times * seconds))

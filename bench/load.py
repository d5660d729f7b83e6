"""`make load`: real tables on a real server, its load measured from another core.

Both games, half of the tables each; every seat is a socket of its own and takes random legal
choices; a game that ends is followed by a new one. A choice counts when its answer has come, and
the answer comes when the choice is durable. Prints choices a second, how long answers took, and
what a choice cost the server.
"""

import asyncio
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import click
import httpx
import msgspec
import numpy as np
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

GAMES: tuple[tuple[str, dict[str, str]], ...] = (("mercado", {}), ("machikoro", {"plus": "yes"}))
SCENES = {
    "fast": (50, 2, None),  # tables, seats, choices a second (None: as fast as they can)
    "calm": (200, 2, 500.0),
    "crowd": (1000, 4, 1000.0),
}


class Turn(Struct):
    """What is asked of a seat."""

    seat: int
    choices: list[int]


class Told(Struct):
    """What a player needs of a message."""

    kind: str
    version: int = 0
    state: str = ""
    turn: Turn | None = None
    id: str = ""
    refused: dict[str, object] | None = None


decode = msgspec.json.Decoder(Told).decode


@dataclass
class Figures:
    """What is measured."""

    latencies: list[float] = field(default_factory=list)
    refused: int = 0
    games: int = 0
    counting: bool = False


@contextmanager
def server(core: int, folder: Path) -> Iterator[tuple[str, int]]:
    """A server on one core: its address and process."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = {
        **os.environ,
        "FEIRA_PORT": str(port),
        "FEIRA_DATABASE": f"sqlite:///{folder / 'load.db'}",
        "FEIRA_LOG": "warning",
        "FEIRA_SIGN_UPS_PER_HOUR": "0",
    }
    command = ["taskset", "-c", str(core), sys.executable, "-m", "feira", "serve"]
    process = subprocess.Popen(command, env=environment)
    try:
        url = f"http://127.0.0.1:{port}"
        wait_for(url)
        yield url, process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


def wait_for(url: str) -> None:
    """Until the rules are ready."""
    for _ in range(600):
        try:
            if httpx.get(f"{url}/health").json()["ready"]:
                return
        except (httpx.TransportError, ValueError):
            pass
        time.sleep(0.2)
    raise click.ClickException("the server does not get ready")


def cpu_seconds(pid: int) -> float:
    """Processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> float:
    """Megabytes of memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def tokens(url: str, count: int) -> list[str]:
    """So many people with a token each."""
    made = []
    for number in range(count):
        with httpx.Client(base_url=url) as client:
            client.get("/api/me")
            client.headers["x-csrf-token"] = client.cookies["feira_csrf"]
            client.post("/api/guest", json={"name": f"load {number}"}).raise_for_status()
            answer = client.post("/api/tokens", json={"name": "load"})
            made.append(answer.raise_for_status().json()["token"])
    return made


class LoadTable:
    """One table after the other, with all its seats."""

    def __init__(self, load: "Load", number: int) -> None:
        self.load, self.number = load, number
        self.game, self.options = GAMES[number % len(GAMES)]
        self.dice = random.Random(number)

    async def play(self) -> None:
        """Plays until the load is over."""
        while True:
            await self.one_game()
            self.load.figures.games += 1

    async def one_game(self) -> None:
        """A new table, all seats taken, played to the end."""
        load = self.load
        plan = {
            "game": self.game,
            "options": self.options,
            "seats": [{"kind": "me"}, *[{"kind": "invite"}] * (load.seats - 1)],
        }
        headers = {"authorization": f"Bearer {load.tokens[0]}"}
        made = await load.http.post("/api/tables", json=plan, headers=headers)
        table = made.raise_for_status().json()["id"]
        sockets = [await self.sit(table, token) for token in load.tokens]
        try:
            await asyncio.gather(*(self.seat(one) for one in sockets))
        finally:
            for one in sockets:
                one.transport.abort()

    async def sit(self, table: str, token: str) -> ClientConnection:
        """A socket whose person has taken a seat."""
        one = await connect(
            f"{self.load.url.replace('http', 'ws')}/api/tables/{table}/socket?previews=false",
            additional_headers={"authorization": f"Bearer {token}"},
            compression=None,
            ping_interval=None,
            max_queue=None,
        )
        sit = {"do": "sit", "id": secrets.token_hex(8), "version": 0, "nonce": "n" * 8}
        await one.send(msgspec.json.encode(sit).decode())
        return one

    async def seat(self, one: ClientConnection) -> None:
        """Chooses whenever it is this seat's turn, until the game is over."""
        sent: dict[str, float] = {}
        figures = self.load.figures
        choosing: asyncio.Task[None] | None = None
        async for message in one:
            told = decode(message)
            if told.kind == "answer":
                began = sent.pop(told.id, None)
                if began is not None and figures.counting:
                    figures.latencies.append(time.perf_counter() - began)
                figures.refused += told.refused is not None
            elif told.turn is not None:  # reading goes on meanwhile: the answer may be next
                choosing = asyncio.create_task(self.choose(one, told, told.turn, sent))
            if told.state == "over":
                break
        if choosing is not None:
            await choosing

    async def choose(
        self, one: ClientConnection, told: Told, turn: Turn, sent: dict[str, float]
    ) -> None:
        """Sends a choice when it is time for it."""
        await self.load.pace()
        name = secrets.token_hex(6)
        sent[name] = time.perf_counter()
        choice = self.dice.choice(turn.choices)
        command = f'{{"do":"choose","id":"{name}","version":{told.version},"choice":{choice}}}'
        with suppress(ConnectionClosed):  # the load is over
            await one.send(command)


class Load:
    """Many tables at once."""

    def __init__(self, url: str, seats: int, people: list[str], rate: float | None) -> None:
        self.url, self.seats, self.tokens, self.rate = url, seats, people, rate
        self.figures = Figures()
        self.http = httpx.AsyncClient(base_url=url, timeout=60)
        self.next = time.perf_counter()

    async def pace(self) -> None:
        """Waits for this choice's moment, if there is a rate to keep."""
        if self.rate is not None:
            now = time.perf_counter()
            self.next = max(self.next + 1 / self.rate, now)
            await asyncio.sleep(self.next - now)

    async def run(self, tables: int, seconds: float, pid: int) -> dict[str, float]:
        """Lets all tables play, and measures once they do."""
        tasks: list[asyncio.Task[None]] = []
        for number in range(tables):
            tasks.append(asyncio.create_task(LoadTable(self, number).play()))
            if number % 50 == 49:
                await asyncio.sleep(1)
        await asyncio.sleep(2)
        cpu, began = cpu_seconds(pid), time.perf_counter()
        self.figures.counting = True
        await asyncio.sleep(seconds)
        self.figures.counting = False
        took, used = time.perf_counter() - began, cpu_seconds(pid) - cpu
        for task in tasks:
            if task.done():
                task.result()
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.http.aclose()
        ms = np.array(self.figures.latencies) * 1000
        return {
            "choices": len(ms),
            "choices/s": len(ms) / took,
            "p50 ms": float(np.percentile(ms, 50)),
            "p99 ms": float(np.percentile(ms, 99)),
            "most ms": float(ms.max()),
            "CPU us/choice": used / len(ms) * 1e6,
            "CPU of a core": used / took,
            "RSS MB": resident(pid),
            "games": self.figures.games,
            "refused": self.figures.refused,
        }


@click.command()
@click.argument("scenes", nargs=-1)
@click.option("--seconds", default=15.0, show_default=True, help="To measure, for each scene.")
def main(scenes: tuple[str, ...], seconds: float) -> None:
    """Measure SCENES: fast, calm, crowd. Default: all."""
    os.sched_setaffinity(0, {1})
    for scene in scenes or tuple(SCENES):
        tables, seats, rate = SCENES[scene]
        with tempfile.TemporaryDirectory() as folder, server(0, Path(folder)) as (url, pid):
            load = Load(url, seats, tokens(url, seats), rate)
            figures = asyncio.run(load.run(tables, seconds, pid))
        sockets = tables * seats
        print(f"{scene}: {tables} tables, {sockets} sockets", flush=True)
        print("  " + ", ".join(f"{name} {value:,.1f}" for name, value in figures.items()))


if __name__ == "__main__":
    main()

"""`make interruptions`: connections are cut and workers are killed while bots play.

Cuts: pairs play through a relay that breaks connections in the middle of messages. Workers: a
server with four processes on PostgreSQL and Redis loses one of them every two seconds. Nothing that
a bot was sent may be lost, no command may be executed twice, and no table may get stuck.
"""

import asyncio
import os
import random
import signal
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import click
from tests.bots import Findings
from tests.servers import HOST, Feira, Postgres, Redis

from bench.kills import Campaign

PAIRS = 6  # tables whose connections are cut
CUTS, RUNS = 60, 3
APART = 0.3  # seconds between two cuts, at most
WORKERS, EVERY, SECONDS = 4, 2.0, 60.0
STILL = 30.0  # seconds after which a table counts as stuck
CHUNK = 65_536


class Relay:
    """Passes bytes between clients and a server, until a connection is cut."""

    def __init__(self, url: str) -> None:
        self.port = urlsplit(url).port
        self.open: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = set()
        self.url = ""
        self.cut = 0

    async def start(self) -> None:
        """Listens on a port of its own."""
        self.server = await asyncio.start_server(self.join, HOST, 0)
        self.url = f"http://{HOST}:{self.server.sockets[0].getsockname()[1]}"

    async def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Connects a client with the server."""
        far_reader, far_writer = await asyncio.open_connection(HOST, self.port)
        pair = (writer, far_writer)
        self.open.add(pair)
        await asyncio.gather(self.carry(reader, far_writer), self.carry(far_reader, writer))
        self.open.discard(pair)

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Passes bytes on in one direction, until its end."""
        with suppress(OSError, asyncio.CancelledError):
            while data := await reader.read(CHUNK):
                writer.write(data)
                await writer.drain()
        writer.close()

    def cut_one(self, draw: random.Random) -> None:
        """Breaks a connection: on both sides, or on one, so that the other notices later."""
        if self.open:
            pair = draw.choice(list(self.open))
            for side in draw.choice(((0, 1), (0,), (1,))):
                pair[side].transport.abort()
            self.cut += 1


@dataclass
class Cuts(Campaign):
    """Bots whose connections are cut."""

    cuts: int = CUTS
    relay: Relay = field(init=False)

    async def run(self) -> None:
        """Plays through a relay."""
        self.relay = Relay(self.server.url)
        await self.relay.start()
        self.url = self.relay.url
        try:
            await super().run()
        finally:
            self.relay.server.close()

    async def disturb(self, bots: list[asyncio.Task[None]], draw: random.Random) -> None:
        """Cuts one connection after the other; then everybody must be able to continue."""
        await self.reach(self.choices // 2, bots)
        while self.relay.cut < self.cuts:
            self.relay.cut_one(draw)
            await asyncio.sleep(draw.uniform(0, APART))
        await self.reach(self.memory.choices + self.choices // 2, bots)


def children(process: int) -> list[int]:
    """The processes that a process has started, but for helpers of Python."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(path.read_text().rpartition(")")[2].split()[1])
            command = path.with_name("cmdline").read_bytes()
        except OSError:
            continue
        if parent == process and b"resource_tracker" not in command:
            found.append(int(path.parent.name))
    return found


@dataclass
class Workers(Campaign):
    """Bots at a server with several processes, which are killed one after the other."""

    seconds: float = SECONDS
    killed: int = 0

    async def disturb(self, bots: list[asyncio.Task[None]], draw: random.Random) -> None:
        """Kills a worker every two seconds; the server replaces it."""
        assert self.server.process is not None
        end = time.monotonic() + self.seconds
        while time.monotonic() < end:
            await asyncio.sleep(EVERY)
            if workers := children(self.server.process.pid):
                os.kill(draw.choice(workers), signal.SIGKILL)
                self.killed += 1
        await self.reach(self.memory.choices + self.choices, bots)


def report(what: str, campaign: Campaign, found: Findings) -> bool:
    """Prints the figures; True if nothing was lost and no table got stuck."""
    print(
        f"{what}: {found.seen} choices sent, {found.accepted} acknowledged, {found.stored} stored, "
        f"lost {found.lost}, doubled {found.doubled}, gaps {found.gaps}, "
        f"sent again {campaign.again} (stored before: {campaign.stored_before}), "
        f"longest pause of a table {campaign.pause:.1f} s",
        flush=True,
    )
    return found.clean and campaign.pause < STILL


@click.command()
@click.option("--runs", default=RUNS, show_default=True, help="Of cut connections.")
@click.option("--cuts", default=CUTS, show_default=True, help="In each of them.")
@click.option("--seconds", default=SECONDS, show_default=True, help="In which workers are killed.")
def main(runs: int, cuts: int, seconds: float) -> None:
    """Cuts connections and kills workers, and checks that nothing is lost or stuck."""
    good = True
    with Feira() as server:
        for run in range(1, runs + 1):
            campaign = Cuts(server, 0, 200, PAIRS, seed=run, cuts=cuts)
            asyncio.run(campaign.run())
            found = campaign.memory.check(server.database)
            good &= report(f"{campaign.relay.cut} cuts", campaign, found)
    with Postgres() as postgres, Redis() as redis:
        several = {"database": postgres.url, "redis": redis.url, "workers": WORKERS}
        with Feira(**several) as server:
            workers = Workers(server, 0, 200, seconds=seconds)
            asyncio.run(workers.run())
            found = workers.memory.check(server.database)
            good &= report(f"{workers.killed} workers killed", workers, found)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()

"""Attacks by guests, and their effect on others: each is a scene with its bound."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from multiprocessing import get_context
from statistics import median
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from bench.load.players import tokens
from bench.load.server import PinnedServer
from bench.load.table import Row
from feira.core.position import Position
from feira.core.record import Record, write
from feira.core.types import CHANCE
from feira.games import find_game

READERS, MASTERS, HINTS, TABLES, LINES = 30, 200, 40, 5000, 2000
RECORD_BYTES = 250_000
LONGEST_LOG, USUAL = 600.0, 15.0  # seconds for the attack, if scenes may take that long
PROBE = 0.02  # seconds between two requests of an onlooker
ids = count(1)


class Guest:
    """A guest who uses the server over HTTP and one socket at a time."""

    def __init__(self, server: PinnedServer) -> None:
        self.server, self.token = server, tokens(server.url, 1)[0]
        self.headers = {"authorization": f"Bearer {self.token}"}
        self.http = httpx.Client(base_url=server.url, headers=self.headers, timeout=60)

    def table(self, *seats: str, **more: Any) -> str:
        """A new table where the guest has taken a seat."""
        kinds = [{"kind": "computer", "level": s} if s in LEVELS else {"kind": s} for s in seats]
        plan = {"game": "machikoro", "seats": kinds, **more}
        table = str(self.http.post("/api/tables", json=plan).raise_for_status().json()["id"])
        self.command(table, "sit", 0, nonce="a-nonce-of-mine")
        return table

    def command(self, table: str, do: str, version: int, **more: Any) -> httpx.Response:
        """Sends a command."""
        data = {"do": do, "id": f"c{next(ids)}", "version": version, **more}
        return self.http.post(f"/api/tables/{table}/commands", json=data)

    @contextmanager
    def socket(self, table: str) -> Iterator[ClientConnection]:
        """A socket to a table."""
        url = f"{self.server.url.replace('http', 'ws')}/api/tables/{table}/socket?previews=false"
        with connect(url, additional_headers=self.headers, compression=None) as socket:
            yield socket


LEVELS = ("easy", "medium", "hard", "master")


def receive(socket: ClientConnection, *kinds: str) -> Any:
    """The next message of these kinds."""
    while True:
        message = msgspec.json.decode(socket.recv(timeout=120))
        if message["kind"] in kinds:
            return message


def send(socket: ClientConnection, **message: Any) -> None:
    """Sends a message."""
    socket.send(msgspec.json.encode(message).decode())


async def probe(url: str, path: str, during: Awaitable[Any]) -> list[float]:
    """The latency of an onlooker's requests during the attack, in milliseconds."""
    found: list[float] = []
    work = asyncio.ensure_future(during)
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        while not work.done():
            began = time.perf_counter()
            (await http.get(path)).raise_for_status()
            found.append((time.perf_counter() - began) * 1000)
            await asyncio.sleep(PROBE)
    await work
    return found


def long_log(seconds: float) -> Row:
    """A guest fills a log until the game is closed; then the server restarts and loads it.

    The limit on entries is reached long before ten minutes are over.
    """
    with PinnedServer(0) as server:
        guest = Guest(server)
        table = guest.table("me", "here")
        with guest.socket(table) as socket:
            seen, number, refused = receive(socket, "table"), 0, {""}
            version, choices = seen["version"], seen["turn"]["choices"]
            until = time.monotonic() + LONGEST_LOG * min(1.0, seconds / USUAL)
            while time.monotonic() < until and "over" not in refused:
                number += 1
                back = number > 100 and number % 2 == 0 and "too-long" not in refused
                do = {"do": "take-back"} if back else {"do": "choose", "choice": choices[-1]}
                send(socket, id=f"n{number}", version=version, **do)
                seen = receive(socket, "change", "answer")
                refused.add(seen.get("refused", {"key": ""})["key"])
                if seen["kind"] == "change":
                    version = seen["version"]
                    choices = seen["turn"]["choices"] if seen.get("turn") else choices
                    receive(socket, "answer")
        server.stop()
        server.start()

        async def load() -> None:
            async with httpx.AsyncClient(base_url=server.url, timeout=120) as http:
                (await http.get(f"/api/tables/{table}")).raise_for_status()
            await asyncio.sleep(0.5)

        slowest = max(asyncio.run(probe(server.url, "/health", load())))
    return Row("log", f"/health while a log of {version:,} entries is loaded, ms", 100, slowest)


def long_record() -> str:
    """A record of nearly maximal length: nobody builds anything."""
    game = find_game("machikoro")
    config = game.configure(2, {})
    position = Position.start(game, config)
    choices: list[int] = []
    lines = RECORD_BYTES // 14
    while len(choices) < lines and not position.over:
        outcomes = position.chance() if position.actor == CHANCE else position.legal()
        choice = list(outcomes)[-1 if position.actor != CHANCE else len(choices) % len(outcomes)]
        choices.append(position.number(choice))
        position.apply(choice)
    return (
        write(Record(game=game, config=config, choices=tuple(choices)))[:RECORD_BYTES].rpartition(
            "\n"
        )[0]
        + "\n"
    )


def read_steps(url: str, record: str, seconds: float) -> None:
    """Thirty clients read one record step by step."""

    async def one(until: float) -> None:
        async with httpx.AsyncClient(base_url=url, timeout=120) as http:
            while time.monotonic() < until:
                (await http.get(f"/api/records/{record}/steps")).raise_for_status()

    async def all_of_them() -> None:
        until = time.monotonic() + seconds
        await asyncio.gather(*(one(until) for _ in range(READERS)))

    asyncio.run(all_of_them())


def readers(seconds: float) -> Row:
    """Thirty clients read one long record step by step; others request who they are.

    The readers are a separate process: receiving their large answers would hold up the requests
    that are measured.
    """
    with PinnedServer(0) as server:
        guest = Guest(server)
        made = guest.http.post("/api/records", content=long_record().encode())
        record = made.raise_for_status().json()["id"]
        arguments = (server.url, record, seconds)
        reading = get_context("spawn").Process(target=read_steps, args=arguments)

        async def read() -> None:
            reading.start()
            await asyncio.to_thread(reading.join)

        before = median(asyncio.run(probe(server.url, "/api/me", asyncio.sleep(2))))
        during = median(asyncio.run(probe(server.url, "/api/me", read())))
        assert reading.exitcode == 0
    return Row("readers", "/api/me beside 30 readers of a 250 KB record, ×", 2, during / before)


def answers_of_easy(guest: Guest, times: int) -> list[float]:
    """The seconds that an easy computer takes to answer a choice."""
    found: list[float] = []
    table = guest.table("me", "easy")
    with guest.socket(table) as socket:
        seen = receive(socket, "table")
        while len(found) < times and seen["state"] != "over":
            if not seen.get("turn"):
                began = time.perf_counter()
                seen = receive(socket, "change")
                found.append(time.perf_counter() - began)
                continue
            choice = seen["turn"]["choices"][-1]
            send(socket, do="choose", id=f"n{next(ids)}", version=seen["version"], choice=choice)
            seen = receive(socket, "change")
    return found


def masters(_seconds: float) -> Row:
    """Two hundred tables with three masters each, which their host leaves."""
    with PinnedServer(0) as server:
        honest, guest = Guest(server), Guest(server)
        answers_of_easy(honest, 5)
        before = median(answers_of_easy(honest, 20))
        for _ in range(MASTERS):
            table = guest.table("me", "master", "master", "master")
            version = guest.http.get(f"/api/tables/{table}").json()["version"]
            guest.command(table, "resign", version)
        during = median(answers_of_easy(honest, 20))
    return Row(
        "masters", "easy's choice beside 200 abandoned tables of masters, ×", 2, during / before
    )


def hint_seconds(guest: Guest, table: str) -> float:
    """How long a hint takes."""
    with guest.socket(table) as socket:
        receive(socket, "table")
        began = time.perf_counter()
        send(socket, do="hint")
        assert "refused" not in receive(socket, "hint")
        return time.perf_counter() - began


def hints(_seconds: float) -> Row:
    """Forty guests ask for a hint at once; then another person does."""
    with PinnedServer(0) as server:
        people = [Guest(server) for _ in range(HINTS + 1)]
        tables = [guest.table("me", "here") for guest in people]

        async def crowd() -> float:
            asked = [
                asyncio.to_thread(hint_seconds, guest, table)
                for guest, table in zip(people[:-1], tables, strict=False)
            ]
            rest = asyncio.gather(*asked)
            await asyncio.sleep(0.3)
            found = await asyncio.to_thread(hint_seconds, people[-1], tables[-1])
            await rest
            return found

        hint_seconds(people[-1], tables[-1])
        before = median(hint_seconds(people[-1], tables[-1]) for _ in range(3))
        during = asyncio.run(crowd())
    return Row("hints", "a hint after 40 hints of others, ×", 2, during / before)


def tables(_seconds: float) -> Row:
    """One guest sets up 5,000 tables at full speed, with the default quotas."""
    with PinnedServer(0, open_tables=100, lobby_places=5, commands_per_second=100) as server:
        guest = Guest(server)
        plan = {"game": "machikoro", "seats": [{"kind": "me"}, {"kind": "invite"}]}
        codes = [guest.http.post("/api/tables", json=plan).status_code for _ in range(TABLES)]
        assert set(codes) == {201, 429}
    return Row(
        "tables",
        "of 5,000 tables that one guest sets up, those that are there",
        100,
        codes.count(201),
    )


def chat(_seconds: float) -> Row:
    """One guest sends 2,000 lines at full speed, with the default quotas."""
    with PinnedServer(0, chat_per_minute=60) as server:
        guest, said = Guest(server), 0
        with guest.socket(guest.table("me", "here")) as socket:
            for number in range(LINES):
                send(socket, do="say", text=f"line {number}")
            said = sum(receive(socket, "said", "error")["kind"] == "said" for _ in range(LINES))
    return Row("chat", "of 2,000 chat lines of one guest, those that others see", 75, said)


def pings(seconds: float) -> Row:
    """A visitor sends pings at full speed, reads no answer, and connects again when cut off."""
    ping = b"\x89\xfd" + bytes(4) + b"x" * 125
    quiet = logging.getLogger("pings")
    quiet.setLevel(logging.CRITICAL)
    with PinnedServer(0) as server:
        table = Guest(server).table("me", "lobby", public=True)
        url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"

        def flood() -> None:
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                with suppress(OSError), connect(url, compression=None, logger=quiet) as socket:
                    while time.monotonic() < until:
                        socket.socket.sendall(ping * 1000)

        slowest = max(asyncio.run(probe(server.url, "/health", asyncio.to_thread(flood))))
    return Row("pings", "/health beside a visitor who sends pings at full speed, ms", 100, slowest)


ATTACKS: dict[str, Callable[[float], Row]] = {
    "log": long_log,
    "readers": readers,
    "masters": masters,
    "hints": hints,
    "tables": tables,
    "chat": chat,
    "pings": pings,
}

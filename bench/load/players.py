"""Players over sockets: many tables at once, each seat a socket that takes random legal choices.

Both games, half of the tables each; a game that ends is followed by a new one. A choice counts when
its answer has arrived, and the answer is sent when the choice is durable.
"""

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any, TypeVar, cast

import httpx
import msgspec
import numpy as np
from msgspec import Struct
from tests.servers import Feira
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from bench.load.server import resident

GAMES: tuple[tuple[str, dict[str, str]], ...] = (("mercado", {}), ("machikoro", {"plus": "yes"}))


class Turn(Struct):
    """The turn of a seat."""

    seat: int
    choices: list[int]


class Message(Struct):
    """The fields of a message that a player needs."""

    kind: str
    version: int = 0
    state: str = ""
    turn: Turn | None = None
    id: str = ""
    refused: dict[str, object] | None = None


decode = msgspec.json.Decoder(Message).decode


@dataclass
class Figures:
    """The figures of one scene."""

    latencies: list[float] = field(default_factory=list)
    busy: list[float] = field(default_factory=list)  # until a command was refused as overloaded
    refused: int = 0
    games: int = 0
    counting: bool = False


def tokens(url: str, count: int) -> list[str]:
    """The tokens of this many new people."""
    made = []
    for number in range(count):
        with httpx.Client(base_url=url) as client:
            client.get("/api/me")
            client.headers["x-csrf-token"] = client.cookies["feira_csrf"]
            client.post("/api/guest", json={"name": f"load {number}"}).raise_for_status()
            client.headers["x-csrf-token"] = client.cookies["feira_csrf"]  # of the session
            answer = client.post("/api/tokens", json={"name": "load"})
            made.append(answer.raise_for_status().json()["token"])
    return made


class LoadTable:
    """Plays one game after the other, with all seats."""

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
        seats = [await self.sit(table, token) for token in load.tokens]
        try:
            await asyncio.gather(*(seat.over for seat in seats))
        finally:
            for seat in seats:
                seat.transport.abort()

    async def sit(self, table: str, token: str) -> "LoadSeat":
        """Opens a socket, over which a person takes a seat."""
        return await self.load.open(LoadSeat, self.dice, table, token)


class LoadSeat(asyncio.Protocol):
    """A socket of one seat: chooses on each of its turns, until the game is over.

    The library does the handshake and writes frames. Messages are parsed here, without a task and a
    queue for each socket, because the load generator has only one core as well.
    """

    transport: asyncio.Transport

    def __init__(self, load: "Load", dice: random.Random, url: str, token: str) -> None:
        self.load, self.dice, self.token = load, dice, token
        self.handshake: ClientProtocol | None = ClientProtocol(parse_uri(url))
        self.buffer = b""
        self.sent: dict[str, tuple[float, str]] = {}  # when, and what
        loop = asyncio.get_running_loop()
        self.there: asyncio.Future[None] = loop.create_future()
        self.over: asyncio.Future[None] = loop.create_future()
        self.shown: asyncio.Future[None] = loop.create_future()  # the snapshot is there

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Sends the request that opens a WebSocket."""
        assert self.handshake is not None
        self.transport = transport = cast(asyncio.Transport, transport)
        request = self.handshake.connect()
        request.headers["Authorization"] = f"Bearer {self.token}"
        self.handshake.send_request(request)
        transport.writelines(self.handshake.data_to_send())

    def connection_lost(self, error: Exception | None) -> None:
        """Fails, because the server must not close the connection."""
        for future in (self.there, self.over, self.shown):
            if not future.done():
                future.set_exception(error or ConnectionError("the server hung up"))
                future.exception()  # marks it as retrieved

    def data_received(self, data: bytes) -> None:
        """Reads the answer to the handshake, then frames."""
        if self.handshake is not None:
            data = self.finish(self.handshake, data)
        self.buffer += data
        while self.handshake is None and (frame := self.frame()) is not None:
            message = decode(frame)
            if message.kind == "table" and not self.shown.done():
                self.shown.set_result(None)
            self.receive(message)

    def finish(self, handshake: ClientProtocol, data: bytes) -> bytes:
        """Finishes the handshake, once its answer is complete; returns the data after it."""
        head, end, rest = (self.buffer + data).partition(b"\r\n\r\n")
        if not end:
            return data
        if self.there.done():  # the load is over
            return b""
        handshake.receive_data(head + end)
        if handshake.handshake_exc is not None:
            self.there.set_exception(handshake.handshake_exc)
            return b""
        assert any(isinstance(event, Response) for event in handshake.events_received())
        self.handshake, self.buffer = None, b""
        self.there.set_result(None)
        self.begin()
        return rest

    def begin(self) -> None:
        """Takes a seat."""
        nonce = secrets.token_hex(8)
        self.send(f'{{"do":"sit","id":"{next(names)}","version":0,"nonce":"{nonce}"}}')

    def frame(self) -> bytes | None:
        """The next message, if it is complete. The server sends complete, unmasked frames."""
        buffer, start = self.buffer, 2
        if len(buffer) < start:
            return None
        size = buffer[1]
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return None
        self.buffer, payload = buffer[start + size :], buffer[start : start + size]
        if buffer[0] == 0x80 | Opcode.PING:
            self.transport.write(Frame(Opcode.PONG, payload).serialize(mask=True))
            return self.frame()
        assert buffer[0] == 0x80 | Opcode.TEXT, f"the server sends {buffer[0]:#x} {payload!r}"
        return payload

    def receive(self, message: Message) -> None:
        """Handles a message: counts an answer, or makes a choice."""
        figures = self.load.figures
        if message.kind == "answer":
            if message.refused is not None and message.refused["key"] == "overloaded":
                self.send_again(message.id)
                return
            began, _ = self.sent.pop(message.id, (None, ""))
            if began is not None and figures.counting:
                figures.latencies.append(time.perf_counter() - began)
            figures.refused += message.refused is not None
        elif message.turn is not None:
            self.load.pace(self.choose, message.version, message.turn.choices)
        if message.state == "over" and not self.over.done():
            self.over.set_result(None)

    def send_again(self, name: str) -> None:
        """Resends a command that a busy server has refused, after a moment, as the page does."""
        began, text = self.sent.get(name, (0.0, ""))
        if not text:
            return
        self.load.figures.busy.append(time.perf_counter() - began)
        wait = 0.25 + self.dice.random() / 4

        def again() -> None:
            if not self.transport.is_closing():
                self.sent[name] = (time.perf_counter(), text)
                self.send(text)

        asyncio.get_running_loop().call_later(wait, again)

    def choose(self, version: int, choices: list[int]) -> None:
        """Sends a choice, unless the load is over."""
        if self.transport.is_closing():
            return
        name, choice = str(next(names)), self.dice.choice(choices)
        text = f'{{"do":"choose","id":"{name}","version":{version},"choice":{choice}}}'
        self.sent[name] = (time.perf_counter(), text)
        self.send(text)

    def send(self, text: str) -> None:
        """Sends a message, masked as the protocol requires."""
        frame = Frame(Opcode.TEXT, text.encode())
        self.transport.write(frame.serialize(mask=True))


names = count(1)  # ids of commands
S = TypeVar("S", bound=LoadSeat)


class Load:
    """Many tables at once."""

    def __init__(self, url: str, seats: int, people: list[str], rate: float | None) -> None:
        self.url, self.seats, self.tokens, self.rate = url, seats, people, rate
        self.figures = Figures()
        self.http = httpx.AsyncClient(base_url=url, timeout=60)
        self.next = time.perf_counter()

    def pace(self, choose: Callable[[int, list[int]], None], *arguments: Any) -> None:
        """Calls `choose` at once, or later to keep a given rate."""
        if self.rate is None:
            choose(*arguments)
            return
        now = time.perf_counter()
        self.next = max(self.next + 1 / self.rate, now)
        asyncio.get_running_loop().call_later(self.next - now, choose, *arguments)

    async def open(self, kind: type[S], dice: random.Random, table: str, token: str) -> S:
        """Opens a socket of this kind to a table."""
        url = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket?previews=false"
        where = parse_uri(url)
        loop = asyncio.get_running_loop()
        _, seat = await loop.create_connection(
            lambda: kind(self, dice, url, token), where.host, where.port
        )
        await seat.there
        return seat

    async def start(self, tables: int) -> list[asyncio.Task[None]]:
        """Starts all tables; returns when all of them play."""
        tasks: list[asyncio.Task[None]] = []
        for number in range(tables):
            tasks.append(asyncio.create_task(LoadTable(self, number).play()))
            if number % 50 == 49:
                await asyncio.sleep(1)
        await asyncio.sleep(2)
        return tasks

    async def measure(self, seconds: float) -> "np.ndarray[Any, Any]":
        """The latencies of choices during some seconds, in milliseconds."""
        self.figures.latencies = []
        self.figures.counting = True
        await asyncio.sleep(seconds)
        self.figures.counting = False
        return np.array(self.figures.latencies) * 1000

    async def stop(self, tasks: list[asyncio.Task[None]]) -> None:
        """Stops all tables; raises the first error of one of them."""
        for task in tasks:
            if task.done():
                task.result()
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.http.aclose()

    async def run(self, tables: int, seconds: float, server: Feira) -> dict[str, float]:
        """Starts all tables, and measures once all of them play."""
        tasks = await self.start(tables)
        cpu, own, began = server.seconds(), time.process_time(), time.perf_counter()
        ms = await self.measure(seconds)
        took, used = time.perf_counter() - began, server.seconds() - cpu
        own = time.process_time() - own
        await self.stop(tasks)
        return {
            "choices": len(ms),
            "choices/s": len(ms) / took,
            "p50 ms": float(np.percentile(ms, 50)),
            "p99 ms": float(np.percentile(ms, 99)),
            "most ms": float(ms.max()),
            "CPU us/choice": used / len(ms) * 1e6,
            "CPU of a core": used / took,
            "load's CPU of a core": own / took,
            "RSS MB": resident(server),
            "games": self.figures.games,
            "refused": self.figures.refused,
        }

"""Malformed WebSocket messages: the server continues, the table is unchanged, others play."""

import asyncio
import random
import socket
import struct
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from feira.table.person import Person
from feira.web.connection import MOST_WAITING, Connection
from feira.web.fast_websocket import FastWebSocket, framed
from feira.web.limited_websocket import MOST_OTHER
from feira.web.pace import Paces
from feira.web.run import MOST_FRAME
from tests.web.live_server import Caller, LiveServer, TableSocket, begin, start_server
from tests.web.malformed import GENTLE, ROUGH, Frame, encoded, malformed, valid

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]

COUNT = 3000
BATCH = 100  # frames between checks that the server still answers
CHECK = "still-there"  # id of the command for that


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with start_server(commands_per_second=1e6) as server:
        yield server


class Attack:
    """A client that sends malformed messages, and reconnects when it is disconnected."""

    def __init__(self, caller: Caller, table: str) -> None:
        self.caller, self.table = caller, table
        self.sent = self.disconnected = self.errors = 0

    def send(self, frames: list[Frame]) -> None:
        """Sends all of them; the server still answers afterwards."""
        while frames:
            with self.caller.socket(self.table) as talk:
                frames = self.until_closed(talk, frames)

    def until_closed(self, talk: TableSocket, frames: list[Frame]) -> list[Frame]:
        """Sends until the connection has to be closed; returns the rest."""
        for number, frame in enumerate(frames, 1):
            talk.socket.send(frame.data, text=frame.text)
            self.sent += 1
            if frame.closes:
                self.read(talk, until=None, reset=len(frame.data) > MOST_FRAME)
                self.disconnected += 1
                return frames[number:]
            if number % BATCH == 0:
                self.check(talk)
        self.check(talk)
        return []

    def check(self, talk: TableSocket) -> None:
        """Does the server still answer?"""
        talk.send({"do": "stand", "id": CHECK, "version": 0})
        self.read(talk, until=CHECK)

    def read(self, talk: TableSocket, until: str | None, *, reset: bool = False) -> None:
        """Reads messages until the answer to a command, or until the socket is closed.

        `reset`: the connection may be reset before the close frame is read. That happens if the
        server closes it while a part of a large frame has not arrived.
        """
        kinds = ("table", "present", "answer", "error", "hint", "pong")
        code = None
        while code is None:
            try:
                message = msgspec.json.decode(talk.socket.recv(timeout=20))
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 0
                continue
            assert message["kind"] in kinds
            assert message["kind"] != "answer" or message["refused"]
            self.errors += message["kind"] == "error"
            if message["kind"] == "answer" and message["id"] == until:
                return
        assert until is None, f"closed with {code}"
        assert code in (1002, 1007, 1009) or (reset and code == 0)


def nobody_left(server: LiveServer) -> bool:
    """Whether the server notices that all sockets are closed."""
    deadline = time.monotonic() + 10
    while server.service.sockets and time.monotonic() < deadline:
        time.sleep(0.01)
    return server.service.sockets == 0


def trace(server: LiveServer, table: str) -> object:
    """Everything that a message could have changed."""
    kept = server.live(table).table
    assert kept.position is not None
    return (
        server.everything("sessions", "about"),
        kept.version,
        bytes(kept.position),
        repr(kept.seats),
    )


@pytest.mark.parametrize("seated", [True, False], ids=["player", "spectator"])
def test_malformed_messages_change_nothing(server: LiveServer, seated: bool) -> None:
    ada, ben, eve = (Caller(server).guest(name) for name in ("Ada", "Ben", "Eve"))
    cleo, dora = (Caller(server).guest(name) for name in ("Cleo", "Dora"))
    table, other = begin(server, ada, ben), begin(server, cleo, dora)
    before = trace(server, table)
    attack = Attack(ada if seated else eve, table)
    version = server.live(table).table.version
    assert server.live(table).table.actor == 0, "the attacker is to act"
    attack.send(list(malformed(11 + seated, COUNT // 2, version, seated=seated)))
    assert attack.sent == COUNT // 2
    assert attack.disconnected > 5
    assert attack.errors > COUNT // 8
    assert trace(server, table) == before
    assert nobody_left(server)
    assert server.http.get("/health").json()["status"] == "ok"
    # All play on, also the sender of the malformed messages.
    assert ada.move(table)
    assert cleo.move(other)


def test_every_way_to_damage_a_message_is_tried() -> None:
    """And none of them leaves all messages whole."""
    draw = random.Random(5)
    for damage in (*GENTLE, *ROUGH):
        made = [damage(draw, message) for message in valid(3) for _ in range(20)]
        whole = {encoded(message) for message in valid(3)}
        assert any(frame.data not in whole or not frame.text for frame in made)
        assert all(frame.closes for frame in made) == (damage in ROUGH)


def test_what_is_deep_long_or_binary_is_answered(server: LiveServer) -> None:
    ada = Caller(server).guest("Ada")
    table = ada.table("me", "invite")
    deep = '{"x":' + "[" * 30_000 + "]" * 30_000 + ',"do":"ping"}'
    with ada.socket(table) as talk:
        talk.receive("table")
        for frame in (
            Frame(deep.encode()),
            Frame(b"{}", text=False),
            Frame(b""),
            Frame(b"x" * MOST_FRAME),
            Frame(b'{"do":"say","text":"\\u0000"}'),
        ):
            talk.socket.send(frame.data, text=frame.text)
            message = msgspec.json.decode(talk.socket.recv(timeout=10))
            while message["kind"] == "present":
                message = msgspec.json.decode(talk.socket.recv(timeout=10))
            assert message["kind"] == "error"
            assert 0 < len(message["text"]) <= 200


def test_malformed_messages_cost_more_and_let_others_go_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Their sender reaches the rate limit ten times sooner."""
    slept: list[float] = []
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr("feira.web.pace.asyncio", SimpleNamespace(sleep=sleep))
    pace = Paces(100.0).join(Person("ada", "Ada"), "10.0.0.1", 1.0)

    async def send_faults() -> None:
        while not any(waits):
            waits.append(pace.count(1.0))
            await pace.fault(1.0)

    asyncio.run(send_faults())
    assert len(waits) < 40
    assert slept == [0] * len(waits), "each lets others go first"


# Below messages: the protocol itself.


def raw_frames(draw: random.Random) -> Iterator[bytes]:
    """Bytes that are hardly WebSocket frames."""
    mask = b"\x00\x00\x00\x00"
    for opcode in range(16):
        yield bytes([0x80 | opcode, 0x80]) + mask
        yield bytes([opcode, 0x82]) + mask + b"{}"  # never finished
    for reserved in (0x10, 0x20, 0x40, 0x70):
        yield bytes([0x81 | reserved, 0x82]) + mask + b"{}"
    yield bytes([0x81, 0x02]) + b"{}"  # not masked
    yield bytes([0x89, 0xFE]) + struct.pack("!H", 200) + mask + b"x" * 200  # a long ping
    for size in (1 << 16, 1 << 31, 1 << 62, (1 << 64) - 1):
        yield bytes([0x81, 0xFF]) + struct.pack("!Q", size) + mask + b"x" * 100
    yield bytes([0x88, 0x81]) + mask + b"\x00"  # half a close code
    yield bytes([0x88, 0x82]) + mask + struct.pack("!H", 0)
    for _ in range(60):
        yield draw.randbytes(draw.randint(1, 400))
    yield (bytes([0x89, 0x80]) + mask) * 2000  # many pings


def test_bytes_that_are_no_frames_break_nothing(server: LiveServer) -> None:
    ada, ben = Caller(server).guest("Ada"), Caller(server).guest("Ben")
    table = begin(server, ada, ben)
    before = trace(server, table)
    sent = 0
    for data in raw_frames(random.Random(3)):
        with handshaken(server, table, ada) as raw:
            raw.sendall(data)
            sent += 1
    assert sent > 90
    assert server.http.get("/health").json()["status"] == "ok"
    assert trace(server, table) == before
    assert ada.move(table)


def test_frames_may_come_in_any_pieces(server: LiveServer) -> None:
    ada = Caller(server).guest("Ada")
    table = ada.table("me", "invite")
    ping = masked(b'{"do":"ping"}')
    long = masked(b'{"do":"ping"}' + b" " * 200)
    parts = fragments(b'{"do":"ping"}')
    with handshaken(server, table, ada) as raw:
        for packet in (ping, ping + ping, long, parts, ping[:3], ping[3:] + ping[:1], ping[1:]):
            raw.sendall(packet)
            time.sleep(0.02)
        for byte in ping + parts + long:
            raw.sendall(bytes([byte]))
        heard = b""
        while heard.count(b'{"kind":"pong"}') < 10:
            heard += raw.recv(65536)
    assert heard.count(b'{"kind":"error"') == 0


def fragments(data: bytes) -> bytes:
    """One message in three frames."""
    cut = len(data) // 3
    some = [masked(data[:cut]), masked(data[cut : 2 * cut]), masked(data[2 * cut :])]
    return b"".join(
        bytes([first]) + frame[1:] for first, frame in zip((0x01, 0x00, 0x80), some, strict=True)
    )


FLOODS = {  # frames that never reach the application, as clients send them
    "pings": b"\x89\xfd" + bytes(4) + b"x" * 125,
    "pongs": b"\x8a\x80" + bytes(4),
    "parts": b"\x00\x80" + bytes(4),
}
PONG = b"\x8a\x7d" + b"x" * 125


@pytest.mark.parametrize("fast", [True, False], ids=["fast", "ordinary"])
@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_that_are_no_messages_is_cut_off(kind: str, *, fast: bool) -> None:
    """Nobody else waits for it, and nothing of it stays in memory."""
    frame, heard = FLOODS[kind], b""
    with start_server(fast_websocket=fast) as server:
        ada = Caller(server).guest("Ada")
        table = ada.table("me", "invite")
        with handshaken(server, table, ada) as raw:
            if kind == "parts":
                raw.sendall(b"\x01\x80" + bytes(4))
            with suppress(ConnectionError):
                raw.sendall(frame * (MOST_OTHER - 2) + masked(b'{"do":"ping"}') * (kind != "parts"))
                while kind != "parts" and b'{"kind":"pong"}' not in heard:
                    heard += raw.recv(65536)
                raw.sendall(frame * 5000)
                while data := raw.recv(65536):
                    heard += data
        assert nobody_left(server)
    assert (b'{"kind":"pong"}' in heard) == (kind != "parts"), "so many may be sent"
    assert heard.count(PONG) <= MOST_OTHER


def test_what_is_sent_before_the_handshake_is_answered_is_not_read(server: LiveServer) -> None:
    ada = Caller(server).guest("Ada")
    table = ada.table("me", "invite")
    server.service.ready.clear()  # the server does not answer yet
    try:
        with asked(server, table, ada) as raw:
            time.sleep(0.2)
            raw.sendall(FLOODS["pings"] * 100)
            with suppress(ConnectionResetError):
                assert raw.recv(65536) == b"", "it is closed without an answer"
    finally:
        server.service.ready.set()
    assert nobody_left(server)


def test_a_client_that_does_not_read_is_disconnected(server: LiveServer) -> None:
    """The number of messages that wait for a client is bounded."""
    ada = Caller(server).guest("Ada")
    table = ada.table("me", "invite")
    flood = masked(b'{"do":"' + b"x" * 60 + b'"}') * 200
    with handshaken(server, table, ada) as raw:
        raw.settimeout(5)
        while not server.live(table).watchers:
            time.sleep(0.01)
        connection = next(iter(server.live(table).watchers))
        assert isinstance(connection, Connection)
        most = 0
        for _ in range(2000):
            raw.sendall(flood)
            most = max(most, len(connection.channel.waiting))
            if connection.closed:
                break
        assert connection.closed, "it was disconnected"
        assert most <= MOST_WAITING + 1
    assert server.http.get("/health").json()["status"] == "ok"


def handshaken(server: LiveServer, table: str, caller: Caller) -> socket.socket:
    """A socket after the first request and its answer, to write bytes on."""
    raw = asked(server, table, caller)
    assert raw.recv(1024).startswith(b"HTTP/1.1 101")
    return raw


def asked(server: LiveServer, table: str, caller: Caller) -> socket.socket:
    """A socket after the first request. Little is taken that is not read."""
    request = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {server.host}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        f"Cookie: {caller.headers()['cookie']}",
    ]
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.settimeout(10)
    raw.connect(("127.0.0.1", server.settings.port))
    raw.sendall("\r\n".join(request).encode() + b"\r\n\r\n")
    return raw


def masked(data: bytes) -> bytes:
    """A text frame as clients send it."""
    mask = b"mask"
    body = bytes(byte ^ mask[n % 4] for n, byte in enumerate(data))
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return b"\x81" + size + mask + body


def test_messages_are_sent_in_order() -> None:
    """Also where the network takes nothing for a while during one iteration of the event loop."""
    later: list[Callable[[], None]] = []
    sent: list[bytes] = []
    protocol = object.__new__(FastWebSocket)
    protocol.outgoing, protocol.waiting, protocol.writable = [], deque(), asyncio.Event()
    protocol.close_sent = protocol.disconnected = False
    protocol.loop = cast(Any, SimpleNamespace(call_soon=later.append))
    protocol.transport = cast(Any, SimpleNamespace(write=sent.append, is_closing=lambda: False))
    protocol.writable.set()
    protocol.push(b"one")
    protocol.push(b"two")
    assert (sent, len(later)) == ([], 1)
    protocol.writable.clear()
    protocol.push(b"three")
    protocol.resume_writing()
    for leave in later:
        leave()
    assert b"".join(sent) == framed(b"one") + framed(b"two") + framed(b"three")

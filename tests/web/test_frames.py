"""Spoilt WebSocket messages: the server goes on, the table is as it was, others play on."""

import asyncio
import random
import socket
import struct
import time
from collections import deque
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from feira.web.run import MOST_FRAME
from feira.web.socket import MOST_WAITING, Connection, Pace
from feira.web.wire import Wire, framed
from tests.web.house import Caller, House, Talk, begin, open_house
from tests.web.mutants import GENTLE, ROUGH, Frame, encoded, mutants, valid

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]

COUNT = 3000
BATCH = 100  # frames between looks whether the server still answers


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with open_house(commands_per_second=1e6) as house:
        yield house


class Attack:
    """Somebody who sends spoilt messages, and comes back when thrown out."""

    def __init__(self, caller: Caller, table: str) -> None:
        self.caller, self.table = caller, table
        self.sent = self.thrown_out = self.errors = 0

    def send(self, frames: list[Frame]) -> None:
        """All of them; the server answers afterwards."""
        while frames:
            with self.caller.socket(self.table) as talk:
                frames = self.until_closed(talk, frames)

    def until_closed(self, talk: Talk, frames: list[Frame]) -> list[Frame]:
        """Sends until the connection has to be closed; returns the rest."""
        for number, frame in enumerate(frames, 1):
            talk.socket.send(frame.data, text=frame.text)
            self.sent += 1
            if frame.closes:
                self.read(talk, until=None)
                self.thrown_out += 1
                return frames[number:]
            if number % BATCH == 0:
                self.check(talk)
        self.check(talk)
        return []

    def check(self, talk: Talk) -> None:
        """Does the server still answer?"""
        talk.send({"do": "why", "choice": 77})
        self.read(talk, until=77)

    def read(self, talk: Talk, until: int | None) -> None:
        """Takes answers until the one that was asked for, or until the end."""
        kinds = ("table", "present", "answer", "error", "why", "hint", "pong")
        code = None
        while code is None:
            try:
                told = msgspec.json.decode(talk.socket.recv(timeout=20))
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 0
                continue
            assert told["kind"] in kinds
            assert told["kind"] != "answer" or told["refused"]
            self.errors += told["kind"] == "error"
            if told["kind"] == "why" and told["choice"] == until:
                return
        assert until is None, f"closed with {code}"
        assert code in (1002, 1007, 1009)


def nobody_left(house: House) -> bool:
    """Does the server notice that everybody has gone?"""
    deadline = time.monotonic() + 10
    while house.service.sockets and time.monotonic() < deadline:
        time.sleep(0.01)
    return house.service.sockets == 0


def trace(house: House, table: str) -> object:
    """All that a message could have changed."""
    kept = house.open(table).table
    assert kept.position is not None
    return house.everything("sessions"), kept.version, kept.position.tobytes(), repr(kept.seats)


@pytest.mark.parametrize("seated", [True, False], ids=["player", "spectator"])
def test_spoilt_messages_change_nothing(house: House, seated: bool) -> None:
    ada, ben, eve = (Caller(house).guest(name) for name in ("Ada", "Ben", "Eve"))
    cleo, dora = (Caller(house).guest(name) for name in ("Cleo", "Dora"))
    table, other = begin(house, ada, ben), begin(house, cleo, dora)
    before = trace(house, table)
    attack = Attack(ada if seated else eve, table)
    version = house.open(table).table.version
    assert house.open(table).table.actor == 0, "the attacker is to act"
    attack.send(list(mutants(11 + seated, COUNT // 2, version, seated=seated)))
    assert attack.sent == COUNT // 2
    assert attack.thrown_out > 5
    assert attack.errors > COUNT // 8
    assert trace(house, table) == before
    assert nobody_left(house)
    assert house.http.get("/health").json()["status"] == "ok"
    # Everybody plays on, also the one who sent all that.
    assert ada.move(table)
    assert cleo.move(other)


def test_every_way_to_spoil_a_message_is_tried() -> None:
    """And none of them leaves all messages whole."""
    draw = random.Random(5)
    for spoil in (*GENTLE, *ROUGH):
        made = [spoil(draw, message) for message in valid(3) for _ in range(20)]
        whole = {encoded(message) for message in valid(3)}
        assert any(frame.data not in whole or not frame.text for frame in made)
        assert all(frame.closes for frame in made) == (spoil in ROUGH)


def test_what_is_deep_long_or_binary_is_answered(house: House) -> None:
    ada = Caller(house).guest("Ada")
    table = ada.table("me", "invite")
    deep = '{"x":' + "[" * 30_000 + "]" * 30_000 + ',"do":"ping"}'
    with ada.socket(table) as talk:
        talk.hear("table")
        for frame in (
            Frame(deep.encode()),
            Frame(b"{}", text=False),
            Frame(b""),
            Frame(b"x" * MOST_FRAME),
            Frame(b'{"do":"say","text":"\\u0000"}'),
        ):
            talk.socket.send(frame.data, text=frame.text)
            told = msgspec.json.decode(talk.socket.recv(timeout=10))
            while told["kind"] == "present":
                told = msgspec.json.decode(talk.socket.recv(timeout=10))
            assert told["kind"] == "error"
            assert 0 < len(told["text"]) <= 200


def test_spoilt_messages_cost_more_and_let_others_go_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Who sends them has to wait ten times sooner."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr("feira.web.socket.time", SimpleNamespace(monotonic=lambda: 1.0))
    monkeypatch.setattr("feira.web.socket.asyncio", SimpleNamespace(sleep=sleep))
    pace = Pace(100.0)

    async def spoil() -> None:
        while not any(waited):
            await pace.keep()
            await pace.fault()

    asyncio.run(spoil())
    assert len(waited) < 40
    assert waited[:-2] == [0] * (len(waited) - 2), "each lets others go first"


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


def test_bytes_that_are_no_frames_break_nothing(house: House) -> None:
    ada, ben = Caller(house).guest("Ada"), Caller(house).guest("Ben")
    table = begin(house, ada, ben)
    before = trace(house, table)
    sent = 0
    for data in raw_frames(random.Random(3)):
        with handshaken(house, table, ada) as wire:
            wire.sendall(data)
            sent += 1
    assert sent > 90
    assert house.http.get("/health").json()["status"] == "ok"
    assert trace(house, table) == before
    assert ada.move(table)


def test_frames_may_come_in_any_pieces(house: House) -> None:
    ada = Caller(house).guest("Ada")
    table = ada.table("me", "invite")
    ping = masked(b'{"do":"ping"}')
    long = masked(b'{"do":"ping"}' + b" " * 200)
    parts = fragments(b'{"do":"ping"}')
    with handshaken(house, table, ada) as wire:
        for packet in (ping, ping + ping, long, parts, ping[:3], ping[3:] + ping[:1], ping[1:]):
            wire.sendall(packet)
            time.sleep(0.02)
        for byte in ping + parts + long:
            wire.sendall(bytes([byte]))
        heard = b""
        while heard.count(b'{"kind":"pong"}') < 10:
            heard += wire.recv(65536)
    assert heard.count(b'{"kind":"error"') == 0


def fragments(data: bytes) -> bytes:
    """One message in three frames."""
    cut = len(data) // 3
    some = [masked(data[:cut]), masked(data[cut : 2 * cut]), masked(data[2 * cut :])]
    return b"".join(
        bytes([first]) + frame[1:] for first, frame in zip((0x01, 0x00, 0x80), some, strict=True)
    )


def test_who_does_not_read_is_sent_away(house: House) -> None:
    """What waits for somebody is bounded, however much they ask for."""
    ada = Caller(house).guest("Ada")
    table = ada.table("me", "invite")
    flood = masked(b'{"do":"' + b"x" * 60 + b'"}') * 200
    with handshaken(house, table, ada) as wire:
        wire.settimeout(5)
        while not house.open(table).watchers:
            time.sleep(0.01)
        connection = next(iter(house.open(table).watchers))
        assert isinstance(connection, Connection)
        most = 0
        for _ in range(2000):
            wire.sendall(flood)
            most = max(most, len(connection.wire.waiting))
            if connection.gone:
                break
        assert connection.gone, "it was sent away"
        assert most <= MOST_WAITING + 1
    assert house.http.get("/health").json()["status"] == "ok"


def handshaken(house: House, table: str, caller: Caller) -> socket.socket:
    """A socket after the first request, to write bytes on. Little is taken that is not read."""
    request = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {house.host}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        f"Cookie: {caller.headers()['cookie']}",
    ]
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.settimeout(10)
    wire.connect(("127.0.0.1", house.settings.port))
    wire.sendall("\r\n".join(request).encode() + b"\r\n\r\n")
    assert wire.recv(1024).startswith(b"HTTP/1.1 101")
    return wire


def masked(data: bytes) -> bytes:
    """A text frame as clients send it."""
    mask = b"mask"
    body = bytes(byte ^ mask[n % 4] for n, byte in enumerate(data))
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return b"\x81" + size + mask + body


def test_what_was_told_first_is_sent_first() -> None:
    """Also where the network takes nothing for a while, and again before the moment is over."""
    later: list[Callable[[], None]] = []
    sent: list[bytes] = []
    wire = object.__new__(Wire)
    wire.leaving, wire.waiting, wire.writable = [], deque(), asyncio.Event()
    wire.close_sent = wire.disconnected = False
    wire.loop = cast(Any, SimpleNamespace(call_soon=later.append))
    wire.transport = cast(Any, SimpleNamespace(write=sent.append, is_closing=lambda: False))
    wire.writable.set()
    wire.tell(b"one")
    wire.tell(b"two")
    assert (sent, len(later)) == ([], 1)
    wire.writable.clear()
    wire.tell(b"three")
    wire.resume_writing()
    for leave in later:
        leave()
    assert b"".join(sent) == framed(b"one") + framed(b"two") + framed(b"three")

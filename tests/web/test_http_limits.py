"""Clients that send endlessly, slowly or nothing at all, and clients that come after them."""

import json
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from urllib.parse import urlencode

import httpx
import pytest

from feira.web import http_limits
from feira.web.http_limits import (
    FEWEST,
    MOST_COOKIES,
    MOST_HEAD,
    MOST_PARTS,
    MOST_PATH,
    MOST_QUERY,
    MOST_WAITING,
    RESERVED,
    most_connections,
)
from tests.web.live_server import Caller, LiveServer, start_server

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]

MOST = 20  # connections
SECONDS = 0.6  # for a head, and for 8 KiB of a body
CHUNK = 16 * 1024
VERIFY = (
    b"POST /api/verify HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer x\r\nContent-Length: %d\r\n\r\n"
)


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    """A server with short timeouts and few connections."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(http_limits, "HEAD_SECONDS", SECONDS)
        patch.setattr(http_limits, "BODY_SECONDS", SECONDS)
        patch.setattr(http_limits, "READ_SECONDS", SECONDS)
        with start_server(connections=MOST) as server:
            yield server


def connected(server: LiveServer) -> socket.socket:
    """A connection that has sent nothing."""
    return socket.create_connection(("127.0.0.1", server.settings.port), 10)


def answer(connection: socket.socket) -> bytes:
    """Everything that the server sends until it closes the connection."""
    found = b""
    try:
        while data := connection.recv(65_536):
            found += data
    except ConnectionResetError:
        pass
    return found


def test_an_endless_head_is_cut_off(server: LiveServer) -> None:
    with closing(connected(server)) as one:
        one.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nX-Endless: ")
        sent = 0
        with suppress(ConnectionError):
            while sent < 64 << 20:
                sent += one.send(b"x" * CHUNK)
        assert sent < 8 << 20  # the rest is what the system buffers
    assert server.http.get("/health").status_code == 200


@pytest.mark.parametrize(
    ("start", "status"),
    [
        (b"GET /health HTTP/1.1\r\nHost: x\r\nX-Large: " + b"x" * (80 * 1024), b"431"),
        (b"GET /health HTTP/1.1\r\n" + b"X-Many: x\r\n" * 8000, b"431"),
        (b"GET /health HTTP/1.1\r\nHost:", b"408"),
        (VERIFY % 9 + b"123", b"408"),
    ],
)
def test_what_never_ends_is_refused(server: LiveServer, start: bytes, status: bytes) -> None:
    with closing(connected(server)) as one:
        one.sendall(start[:CHUNK])
        time.sleep(0.05)
        one.sendall(start[CHUNK:])
        assert answer(one).startswith(b"HTTP/1.1 " + status)


@pytest.mark.parametrize(
    ("target", "header", "status"),
    [
        (b"/health", b"X-Large: " + b"x" * MOST_HEAD, b"431"),
        (b"/health", b"Cookie: a=" + b"x" * MOST_COOKIES, b"431"),
        (b"/health", b"Cookie: " + b"a=;" * 200, b"431"),
        (b"/health?a=" + b"x" * MOST_QUERY, b"X: x", b"414"),
        (b"/health?" + b"a&" * 200, b"X: x", b"414"),
        (b"/api/tables/" + b"x" * MOST_PATH, b"X: x", b"414"),
        (b"/health?a=" + b"x" * (MOST_QUERY - 2), b"Cookie: " + b"a=;" * 100, b"200"),
    ],
)
def test_a_head_in_one_piece_has_limits_too(
    server: LiveServer, target: bytes, header: bytes, status: bytes
) -> None:
    """Also if a body, another request or a WebSocket follows."""
    head = b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n%s\r\n" % header
    body = b"Content-Length: 3\r\n\r\nabc"
    upgrade = b"Upgrade: websocket\r\nConnection: upgrade\r\n\r\n"
    second = b"\r\nGET /health HTTP/1.1\r\nHost: x\r\n\r\n"
    for rest in (b"\r\n", body, upgrade, second) if status != b"200" else (b"\r\n",):
        with closing(connected(server)) as one:
            one.sendall(b"GET " + target + head + rest)
            found = answer(one)
            assert found.startswith(b"HTTP/1.1 " + status), found[:200]
            assert found.count(b"HTTP/1.1 ") == 1
    assert server.http.get("/health").status_code == 200


def test_requests_that_do_not_wait_for_answers_are_refused(server: LiveServer) -> None:
    one = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
    with closing(connected(server)) as some:
        some.sendall(one * MOST_WAITING + one.replace(b"Host", b"Connection: close\r\nHost"))
        assert answer(some).count(b"HTTP/1.1 200") == MOST_WAITING + 1
    with closing(connected(server)) as many:
        many.sendall(one * 5000)
        assert answer(many).startswith(b"HTTP/1.1 503")
    assert server.http.get("/health").status_code == 200


def test_a_body_in_very_many_parts_is_refused(server: LiveServer) -> None:
    for path in (b"/api/verify", b"/health"):  # which reads bodies, and which does not
        head = b"POST %s HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer x\r\n" % path
        with closing(connected(server)) as one, suppress(ConnectionError):
            one.sendall(head + b"Transfer-Encoding: chunked\r\n\r\n")
            one.sendall(b"1\r\nx\r\n" * MOST_PARTS)
            sent = 0
            while sent < 200 * MOST_PARTS:
                sent += one.send(b"1\r\nx\r\n" * 200)
                time.sleep(0.02)  # a busy server needs a moment to close the connection
        assert sent < 200 * MOST_PARTS, "the connection was closed"
    assert server.http.get("/health").status_code == 200


def test_the_longest_question_of_the_page_is_heard(server: LiveServer) -> None:
    """Customers with five goods at all entrances, in Mercado."""
    goods = ["flower"] * 5
    wanted = [
        {"kind": "customers", "customers": 5, "goods": goods, "entrance": f"{side}{number}"}
        for side in "NESW"
        for number in range(1, 6)
    ]
    with Caller(server).guest("Ada") as ada:
        table = ada.table("me", "here", game="mercado")
        ada.sit(table)
        query = urlencode([("choice", json.dumps(one, separators=(",", ":"))) for one in wanted])
        assert 2 * len(query) < MOST_QUERY
        found = ada.get(f"/api/tables/{table}/why?{query}")
        assert (found.status_code, len(found.json()["reasons"])) == (200, 20)


def test_slow_heads_and_bodies_are_gone_in_time(server: LiveServer) -> None:
    body = VERIFY % 100_000
    with ExitStack() as stack:
        slow = [stack.enter_context(closing(connected(server))) for _ in range(8)]
        for number, one in enumerate(slow):
            one.sendall(body if number % 2 else b"GET / HTTP/1.1\r\n")
        began = time.monotonic()
        while time.monotonic() - began < 2 * SECONDS:
            time.sleep(0.1)
            for one in slow:
                try:
                    one.send(b"X")
                except OSError:
                    continue
        for one in slow:
            assert answer(one)[:12] in (b"HTTP/1.1 408", b"")
        assert time.monotonic() - began < 30


def test_a_body_that_makes_progress_may_take_long(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_limits, "BODY_SECONDS", 4 * SECONDS)  # a busy machine may be late
    size = 5 * 10 * 1024
    with closing(connected(server)) as one:
        one.sendall(VERIFY % size)
        for _ in range(5):
            one.sendall(b"x" * (size // 5))
            time.sleep(SECONDS)
        one.settimeout(30)
        assert one.recv(65_536).startswith(b"HTTP/1.1 400")  # it was read, and is no record


def test_newcomers_take_the_place_of_the_longest_idle(server: LiveServer) -> None:
    with ExitStack() as stack:
        ada = stack.enter_context(Caller(server).guest("Ada"))
        table = ada.table("me", "invite")
        playing = stack.enter_context(ada.socket(table))
        playing.receive("table")
        idle = [stack.enter_context(closing(connected(server))) for _ in range(3 * MOST)]
        for _ in range(5):
            assert httpx.get(f"{server.url}/health").status_code == 200
        playing.send({"do": "ping"})  # whoever plays stays
        playing.receive("pong")
        idle[0].settimeout(30)
        assert answer(idle[0]) == b""
        assert len(server.service.quotas.held["sockets"].things) == 1


def test_idle_connections_go_by_themselves(server: LiveServer) -> None:
    with closing(connected(server)) as one:
        one.settimeout(30)
        assert answer(one) == b""


def test_the_number_of_places_follows_the_open_files(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: asked.append(limits))
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 4096))
    assert most_connections(0) == 4096 - RESERVED
    assert asked == [(4096, 4096)]
    assert most_connections(100) == 100
    monkeypatch.setattr(resource, "getrlimit", lambda _: (32, 32))
    assert most_connections(0) == FEWEST
    infinite = resource.RLIM_INFINITY
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, infinite))
    assert most_connections(0) == 65_536 - RESERVED

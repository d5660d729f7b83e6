"""HTTP under uvicorn with limits against idle and slow clients.

A request has to arrive in time and has a maximal size, head and body. A client has to read its
answer. When there are as many connections as open files allow, a new one replaces the connection
that has been idle for the longest time.
"""

import asyncio
from contextlib import suppress
from enum import Enum, auto
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

MOST_HEAD = 16 * 1024  # bytes of a head, in all
MOST_PATH = 2 * 1024  # bytes
MOST_QUERY = 14 * 1024  # bytes; the page's longest query has some 3,700
MOST_COOKIES = 8 * 1024  # bytes; other sites of the same host may have some
MOST_PAIRS = 128  # parameters of a query, and cookies
MOST_WAITING = 32  # requests sent before earlier ones are answered (pipelining)
MOST_PARTS = 4096  # of a body: network packets or HTTP chunks
AT_ONCE = 16 * 1024  # bytes that are parsed before the limits are checked
MOST_MESSAGE = 4 << 20  # bytes of a body, as it is sent; the application allows less
HEAD_SECONDS = 10.0  # from the first byte, or from the connection, to the end of the head
BODY_SECONDS = 10.0  # in which at least this many bytes of a body have to arrive:
BODY_BYTES = 8 * 1024
READ_SECONDS = 30.0  # in which a client has to read some of a pending answer
MOST_FILES = 65_536  # open files that the server requests from the system
RESERVED = 64  # open files for other uses: databases, Redis, logs, listeners
FEWEST = 16  # connections in any case

Headers = list[tuple[bytes, bytes]]


def too_large(url: bytes, headers: Headers) -> HTTPStatus | None:
    """The status for a head that is too large or has too many parts; None: it is acceptable."""
    path, _, query = url.partition(b"?")
    if len(path) > MOST_PATH or len(query) > MOST_QUERY or query.count(b"&") >= MOST_PAIRS:
        return HTTPStatus.REQUEST_URI_TOO_LONG
    cookies = b";".join(value for name, value in headers if name == b"cookie")
    size = len(url) + sum(len(name) + len(value) for name, value in headers)
    if size > MOST_HEAD or len(cookies) > MOST_COOKIES or cookies.count(b";") >= MOST_PAIRS:
        return HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
    return None


class Stage(Enum):
    """What a connection is sending at the moment."""

    NOTHING = auto()
    HEAD = auto()
    BODY = auto()


class Places:
    """The connections of a process, and the idle ones among them, the longest idle first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.idle: dict[LimitedHttp, None] = {}

    def enter(self, newcomer: "LimitedHttp") -> None:
        """Marks a connection as idle. If there is one too many, the longest idle one is closed."""
        if len(newcomer.connections) > self.most:
            oldest = next(iter(self.idle), None)
            if oldest is None:
                newcomer.refuse(HTTPStatus.SERVICE_UNAVAILABLE)
                return
            self.leave(oldest)
            oldest.transport.abort()
        self.idle[newcomer] = None

    def leave(self, one: "LimitedHttp") -> None:
        """A connection is no longer idle, or it is closed."""
        self.idle.pop(one, None)


class LimitedHttp(HttpToolsProtocol):
    """One HTTP connection. It can become a WebSocket in the usual way."""

    def __init__(self, *arguments: Any, places: Places, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.places = places
        self.stage = Stage.NOTHING
        self.refused = False  # no more data is read
        self.received = 0  # bytes of the present head or body
        self.before = 0  # of them, at the last count
        self.parts = 0  # of the present body
        self.deadline: asyncio.TimerHandle | None = None
        self.reading: asyncio.TimerHandle | None = None  # the deadline of the client for reading

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Registers a new connection, and sets the deadline for its first request."""
        super().connection_made(transport)
        self.arm(HEAD_SECONDS)
        self.places.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Frees the place of the connection."""
        self.places.leave(self)
        self.disarm()
        self.resume_writing()
        super().connection_lost(exc)
        self.release()

    def handle_websocket_upgrade(self) -> None:
        """Hands the connection over: WebSockets have limits of their own."""
        if self.refused:
            return
        self.places.leave(self)
        self.disarm()
        self.resume_writing()
        super().handle_websocket_upgrade()
        self.release()

    def release(self) -> None:
        """Drops the parser, since nothing more is read, to break the reference cycle with it.

        So both are freed at once, not by the next garbage collection.
        """
        self.parser = None  # type: ignore[assignment]

    # Receiving.

    def data_received(self, data: bytes) -> None:
        """Parses received data, a piece at a time, so that nothing is parsed after a refusal."""
        for start in range(0, len(data), AT_ONCE):
            self.parse(data[start : start + AT_ONCE])
            if self.parser is None or self.transport.is_closing():
                return

    def parse(self, data: bytes) -> None:
        """Parses a piece of data, unless there is too much of it."""
        super().data_received(data)
        if self.stage is Stage.NOTHING or self.transport.is_closing():
            return
        self.received += len(data)
        head = self.stage is Stage.HEAD
        if self.received > (MOST_HEAD if head else MOST_MESSAGE):
            large = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            self.refuse(large if head else HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        elif self.deadline is None:
            self.arm(HEAD_SECONDS if head else BODY_SECONDS)

    def on_message_begin(self) -> None:
        """A head begins."""
        self.stage, self.received = Stage.HEAD, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head has arrived in time; a body may follow."""
        if not self.refused and (status := too_large(self.url, self.headers)) is not None:
            self.refuse(status)
        if self.refused:
            return
        self.stage, self.received, self.before, self.parts = Stage.BODY, 0, 0, 0
        self.disarm()
        self.places.leave(self)
        super().on_headers_complete()
        if len(self.pipeline) > MOST_WAITING:
            self.refuse(HTTPStatus.SERVICE_UNAVAILABLE)

    def on_body(self, body: bytes) -> None:
        """Part of a body; after a refused head it is ignored."""
        if self.refused:
            return
        self.parts += 1
        if self.parts > MOST_PARTS:
            self.refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        else:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """The whole request has arrived."""
        self.stage = Stage.NOTHING
        self.disarm()
        if not self.refused:
            super().on_message_complete()

    def on_response_complete(self) -> None:
        """The request is answered: until the next one, this connection is idle."""
        super().on_response_complete()
        if not self.transport.is_closing() and not self.pipeline:
            self.places.enter(self)

    # Deadlines.

    def arm(self, seconds: float) -> None:
        """Sets the deadline for what the client is sending."""
        self.deadline = self.loop.call_later(seconds, self.late)

    def disarm(self) -> None:
        """Cancels the deadline."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def late(self) -> None:
        """The deadline has passed; a long body may continue as long as it makes progress."""
        self.deadline = None
        if self.stage is Stage.BODY:
            arrived, self.before = self.received - self.before, self.received
            if arrived >= BODY_BYTES or self.flow.read_paused:
                self.arm(BODY_SECONDS)
                return
        if self.stage is Stage.NOTHING:
            self.transport.close()
        else:
            self.refuse(HTTPStatus.REQUEST_TIMEOUT)

    def pause_writing(self) -> None:
        """The client has to read the pending answer, but within a deadline."""
        super().pause_writing()
        if self.reading is None:
            self.reading = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """The client has read."""
        if self.reading is not None:
            self.reading.cancel()
            self.reading = None
        super().resume_writing()

    def refuse(self, status: HTTPStatus) -> None:
        """Answers with one line, if this request has no answer yet, and closes the connection."""
        self.refused = True
        self.places.leave(self)
        cycle, own = self.cycle, self.stage is Stage.BODY  # of this request, or of the previous one
        if cycle is None or not cycle.response_started or (cycle.response_complete and not own):
            line = status.phrase.lower().encode()
            head = b"content-type: text/plain\r\nconnection: close\r\ncontent-length: %d\r\n\r\n"
            self.transport.write(STATUS_LINE[status] + head % len(line) + line)
        self.transport.close()


def raise_file_limit() -> int | None:
    """Raises the limit of open files as far as possible; returns it, where there is one."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return None if soft == resource.RLIM_INFINITY else soft


def most_connections(wanted: int) -> int:
    """The most connections of a process: the setting, limited by open files."""
    files = raise_file_limit() or MOST_FILES
    room = max(FEWEST, files - RESERVED)
    return min(wanted, room) if wanted else room

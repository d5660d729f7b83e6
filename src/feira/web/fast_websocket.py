"""A faster WebSocket protocol for uvicorn, for short messages, thousands of them a second.

The handshake, closing, pings, fragmented messages and everything irregular are left to the library
`websockets`, within the limits of `limited_websocket.py`. A short text message in one frame is
parsed here, and messages are written here, without a task and a queue for each socket. The
application accepts or rejects a connection as with any WebSocket, and finds this channel in the
extensions of the connection's scope.
"""

import asyncio
import time
from collections import deque
from typing import Any

from litestar.exceptions import WebSocketDisconnect
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

from feira.web.channel import EXTENSION
from feira.web.inbox import Inbox
from feira.web.limited_websocket import (
    MASK_BYTES,
    MASKED,
    SIZE_16,
    SIZE_64,
    SMALL,
    WHOLE_TEXT,
    LimitedWebSocket,
)

MOST_UNREAD = 8  # messages queued for the application before reading is paused (back pressure)
MOST_16 = 1 << 16  # the size from which on 8 bytes are needed


class FastWebSocket(LimitedWebSocket):
    """One WebSocket connection. It is a `feira.web.channel.Channel`."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.queue: Any = Inbox(self.loop)
        self.outgoing: list[bytes] = []  # frames to write at the end of this loop iteration
        self.waiting: deque[bytes] = deque()  # messages that the network does not accept yet
        self.arrived = 0.0

    def handle_connect(self, event: Request) -> None:
        """Offers this channel to the application."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        """Breaks the reference cycle between the library's parser and its connection.

        So both are freed at once, not by the next garbage collection.
        """
        super().connection_lost(exc)
        self.conn.parser.close()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Clears the scope, whose extensions refer to this connection, at the application's end."""
        super().on_task_complete(task)
        self.scope["extensions"].clear()

    # Reading.

    def read_short(self, frame: bytes) -> bool:
        """Parses a frame that is one short text message; False if it is another frame."""
        if frame[0] != WHOLE_TEXT or not MASKED <= frame[1] < MASKED | SMALL:
            return False
        if self.conn.current_size is not None or self.close_sent:
            return False
        mask_end = 2 + MASK_BYTES
        try:
            text = apply_mask(frame[mask_end:], frame[2:mask_end]).decode()
        except UnicodeDecodeError:
            return False
        message: Any = {"type": "websocket.receive", "text": text, "at": time.monotonic()}
        self.queue.put_nowait(message)
        if self.queue.qsize() > MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    async def receive_text(self) -> str:
        """The next message; empty if it is not text. Raises `WebSocketDisconnect` at the end."""
        message: Any = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="disconnected", code=message["code"])
        self.arrived = message.get("at") or time.monotonic()
        return message.get("text") or ""

    # Writing.

    def push(self, message: bytes) -> None:
        """Sends a text message as soon as the network accepts it.

        All messages of one iteration of the event loop are written together at its end, so a
        receiver of many messages is woken once.
        """
        if self.waiting or not self.writable.is_set():
            self.waiting.append(message)
            return
        if not self.outgoing:
            self.loop.call_soon(self.flush)
        self.outgoing.append(framed(message))

    def flush(self) -> None:
        """Writes the frames of this iteration of the event loop."""
        frames, self.outgoing = self.outgoing, []
        if frames and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join(frames))

    def stop(self) -> None:
        """Drops queued messages."""
        self.waiting.clear()

    async def send(self, message: Any) -> None:
        """Sends an ASGI message, after everything that was pushed before it."""
        self.flush()
        await super().send(message)

    def resume_writing(self) -> None:
        """Writes queued messages when the network accepts more."""
        super().resume_writing()
        self.flush()
        while self.waiting and self.writable.is_set() and not self.close_sent:
            self.transport.write(framed(self.waiting.popleft()))


def framed(message: bytes) -> bytes:
    """A complete text message as a server sends it: unmasked."""
    size = len(message)
    if size < SMALL:
        return bytes((WHOLE_TEXT, size)) + message
    if size < MOST_16:
        return bytes((WHOLE_TEXT, SIZE_16)) + size.to_bytes(2, "big") + message
    return bytes((WHOLE_TEXT, SIZE_64)) + size.to_bytes(8, "big") + message

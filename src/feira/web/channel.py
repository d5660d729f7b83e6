"""Text messages over a WebSocket, for code that must not wait for the network.

`QueueChannel` works under any ASGI server. A server may offer a faster one as an extension of the
connection's scope: see `fast_websocket.py`.
"""

import asyncio
import time
from collections import deque
from typing import Any, Protocol, TypeAlias

import litestar
from litestar.connection.base import empty_receive, empty_send

EXTENSION = "feira.fast_websocket"  # the name of the extension in a connection's scope

WebSocket: TypeAlias = litestar.WebSocket[Any, Any, Any]


class Channel(Protocol):
    """Sends without waiting, and receives."""

    waiting: deque[bytes]  # messages that the network has not accepted yet
    arrived: float  # when the last message was received, by the monotonic clock

    def push(self, message: bytes) -> None:
        """Sends a text message as soon as the network accepts it. Messages stay in order."""

    async def receive_text(self) -> str:
        """The next message; empty if it is not text. Raises `WebSocketDisconnect` at the end."""

    def stop(self) -> None:
        """Drops queued messages. Nothing more is sent."""


class QueueChannel:
    """A channel on ordinary ASGI: a queue, and a task that sends while the queue has messages."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.waiting: deque[bytes] = deque()
        self.arrived = 0.0
        self.sender: asyncio.Task[None] | None = None

    def push(self, message: bytes) -> None:
        """Queues a message, and starts the task if it is not running."""
        self.waiting.append(message)
        if self.sender is None:
            self.sender = asyncio.create_task(self._send_waiting())

    async def _send_waiting(self) -> None:
        """Sends the queue. A connection that is closed meanwhile accepts no more messages."""
        try:
            while self.waiting:
                await self.socket.send_text(self.waiting.popleft().decode())
        except (OSError, RuntimeError, litestar.exceptions.LitestarException):
            self.waiting.clear()
        finally:
            self.sender = None

    async def receive_text(self) -> str:
        """The next message; empty if it is not text. Raises `WebSocketDisconnect` at the end."""
        text = await self.socket.receive_text()
        self.arrived = time.monotonic()  # how long it has waited in the server is not known
        return text

    def stop(self) -> None:
        """Drops queued messages, and stops the task."""
        self.waiting.clear()
        if self.sender is not None:
            self.sender.cancel()


def channel_of(socket: WebSocket) -> Channel:
    """The channel of a WebSocket: the server's own, if it provides one."""
    extensions: Any = socket.scope.get("extensions") or {}
    fast: Channel | None = extensions.get(EXTENSION)
    return QueueChannel(socket) if fast is None else fast


def release(socket: WebSocket) -> None:
    """Releases the connection below a WebSocket when its handler is done.

    Litestar wraps the functions that receive and send, and these wrappers refer to the WebSocket
    itself. Without this, the reference cycle would stay until the next garbage collection.
    """
    socket.receive, socket.send = empty_receive, empty_send

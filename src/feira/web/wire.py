"""WebSockets on uvicorn, with a short way for what comes and goes thousands of times a second.

The handshake, closing, pings, messages in parts and everything that is not as it should be are the
library's. One whole text message, which is what everybody sends, is read here; and what is told is
written here, without a task and a queue in between. All checks of a connection are made before by
the application, which is asked as for any WebSocket.
"""

from collections import deque
from typing import Any

from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import State

WIRE = "feira.wire"  # under which the application finds it among a connection's extensions
MOST_UNREAD = 8  # messages that may wait for the application before nothing more is read
WHOLE_TEXT = 0x81  # the first byte of a frame that is one whole text message
MASKED = 0x80
SHORT = 126  # bytes from which on the length of a frame is written after it
LONG = 127
MOST_HEADER = 14


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.incoming = b""  # the beginning of a frame
        self.leaving: list[bytes] = []  # frames that are sent at the end of this moment
        self.waiting: deque[bytes] = deque()  # messages that the network does not take yet

    def handle_connect(self, event: Request) -> None:
        """Lets the application find this."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[WIRE] = self

    # What comes.

    def data_received(self, data: bytes) -> None:
        """Takes frames apart. The library is given whole ones only, so it is never in the middle
        of one when the short way is taken.
        """
        if self.conn.state is not State.OPEN:
            super().data_received(data)
            return
        if self.incoming:
            data, self.incoming = self.incoming + data, b""
        start, all_of_it = 0, len(data)
        while start < all_of_it:
            end = start + size_of(data, start)
            if all_of_it < end <= start + self.config.ws_max_size + MOST_HEADER:
                self.incoming = data[start:]
                return
            frame = data[start:end]
            start = end
            if not self.read(frame):
                super().data_received(frame)
                if self.conn.state is not State.OPEN:
                    return

    def read(self, frame: bytes) -> bool:
        """The short way, for a short message in one frame. Was it one?"""
        if frame[0] != WHOLE_TEXT or not MASKED <= frame[1] < MASKED | SHORT:
            return False
        if self.conn.current_size is not None or self.close_sent:
            return False
        try:
            text = apply_mask(frame[6:], frame[2:6]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    async def text(self) -> str:
        """The next message; what is not text is none."""
        message: Any = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone", code=message["code"])
        return message.get("text") or ""

    # What goes.

    def tell(self, message: bytes) -> None:
        """Sends a text message, as soon as the network takes it.

        All that a moment brings is sent at its end: a socket gets it in one piece, and whoever
        listens at many of them is not woken for each.
        """
        if self.waiting or not self.writable.is_set():
            self.waiting.append(message)
            return
        if not self.leaving:
            self.loop.call_soon(self.leave)
        self.leaving.append(framed(message))

    def leave(self) -> None:
        """What was told in this moment goes."""
        frames, self.leaving = self.leaving, []
        if frames and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join(frames))

    async def send(self, message: Any) -> None:
        """What the application sends in the library's way comes after what it has told."""
        self.leave()
        await super().send(message)

    def resume_writing(self) -> None:
        """The network takes more."""
        super().resume_writing()
        self.leave()
        while self.waiting and self.writable.is_set() and not self.close_sent:
            self.transport.write(framed(self.waiting.popleft()))


def size_of(data: bytes, start: int) -> int:
    """The bytes of the frame that starts there; until that is known, more than there are."""
    here = len(data) - start
    if here < 2:
        return 2
    size = data[start + 1] & ~MASKED
    head = 6 if data[start + 1] & MASKED else 2
    if size >= SHORT:
        more = 2 if size == SHORT else 8
        if here < 2 + more:
            return 2 + more
        size = int.from_bytes(data[start + 2 : start + 2 + more], "big")
        head += more
    return head + size


def framed(message: bytes) -> bytes:
    """A whole text message as a server sends it: unmasked."""
    size = len(message)
    if size < SHORT:
        return bytes((WHOLE_TEXT, size)) + message
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, SHORT, size >> 8, size & 255)) + message
    return bytes((WHOLE_TEXT, LONG)) + size.to_bytes(8, "big") + message

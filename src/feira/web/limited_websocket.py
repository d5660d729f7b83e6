"""WebSockets under uvicorn with limits on frames that are not messages.

Messages have quotas, and a client has to wait if it sends too many. Pings, pongs and parts of
fragmented messages never reach the application, so they are limited here: otherwise one client
could occupy the server with pings, and fill its memory with the answers by not reading them.
Frames reach the library `websockets` one at a time, so a flood ends at its first frame too many.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

WHOLE_TEXT, WHOLE_BINARY = 0x81, 0x82  # first bytes of frames that are complete messages
MASKED = 0x80  # bit of the second byte: the payload is masked
SMALL = 126  # payloads below this size have their size in the second byte
SIZE_16, SIZE_64 = 126, 127  # values of the second byte: the size follows in 2 or in 8 bytes
MASK_BYTES = 4
MOST_HEADER = 14  # bytes
MOST_OTHER = 200  # frames that are not complete messages; browsers send one in twenty seconds
OTHER_SECONDS = 10.0  # in which there may be so many


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """One WebSocket connection, which is cut if it sends too many frames that are not messages."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.incoming = b""  # an incomplete frame
        self.other = 0  # frames that are not complete messages, in the present period
        self.counted_from = 0.0  # when the period began

    def data_received(self, data: bytes) -> None:
        """Splits data into frames. The library gets only complete frames, so it is never in the
        middle of one when a frame is parsed by a subclass.
        """
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self.conn.state is State.CONNECTING:  # a client has to wait for the answer
            self.transport.abort()
            return
        if self.incoming:
            data, self.incoming = self.incoming + data, b""
        start, length = 0, len(data)
        while start < length:
            end = start + frame_size(data, start)
            if length < end <= start + self.config.ws_max_size + MOST_HEADER:
                self.incoming = data[start:]
                return
            frame = data[start:end]
            start = end
            if not self.read_short(frame):
                self.read_other(frame)
                if self.transport.is_closing():
                    return

    def read_short(self, frame: bytes) -> bool:  # noqa: ARG002
        """Whether a frame was parsed without the library: never here."""
        return False

    def read_other(self, frame: bytes) -> None:
        """Passes a frame to the library. After the server's close frame, messages are ignored."""
        if frame[0] in (WHOLE_TEXT, WHOLE_BINARY):
            if not self.close_sent:
                super().data_received(frame)
        elif self.is_flooded():
            self.transport.abort()
        else:
            super().data_received(frame)

    def is_flooded(self) -> bool:
        """Counts a frame that is not a complete message; True if there were too many lately."""
        now = self.loop.time()
        if now - self.counted_from > OTHER_SECONDS:
            self.counted_from, self.other = now, 0
        self.other += 1
        return self.other > MOST_OTHER


def frame_size(data: bytes, start: int) -> int:
    """The size of the frame at this offset; if that is not known yet, more than there is."""
    available = len(data) - start
    if available < 2:
        return 2
    size = data[start + 1] & ~MASKED
    head = 2 + MASK_BYTES if data[start + 1] & MASKED else 2
    if size >= SMALL:
        more = 2 if size == SIZE_16 else 8
        if available < 2 + more:
            return 2 + more
        size = int.from_bytes(data[start + 2 : start + 2 + more], "big")
        head += more
    return head + size

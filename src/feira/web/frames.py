"""uvicorn's WebSocket with a short way out for text.

Every choice is told to everybody at the table, so this is where a busy server spends its time. The
library builds each frame from several objects; a text frame from a server is a few bytes of head
and the text (RFC 6455, section 5.2), so that is written at once. All else goes the usual way.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

TEXT = 0x81  # a whole message of text
LENGTH_16, LENGTH_64 = 126, 127  # the length follows in so many bits


def head(length: int) -> bytes:
    """What goes before so many bytes of text."""
    if length < LENGTH_16:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, LENGTH_16)) + length.to_bytes(2, "big")
    return bytes((TEXT, LENGTH_64)) + length.to_bytes(8, "big")


class Frames(WebSocketsSansIOProtocol):
    """One connection."""

    async def send(self, message: Any) -> None:
        """Sends text directly while the connection is open and takes more."""
        text = message.get("text") if message["type"] == "websocket.send" else None
        if (
            text is None
            or not self.handshake_complete
            or self.close_sent
            or self.disconnected
            or self.conn.state is not State.OPEN
            or not self.writable.is_set()
        ):
            await super().send(message)
            return
        data = text.encode()
        self.transport.write(head(len(data)) + data)

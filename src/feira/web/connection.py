"""One socket at a table: the watcher of one person."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from feira.table.person import ANONYMOUS, Person
from feira.web.channel import WebSocket, channel_of
from feira.web.pace import Pace

NOT_ALLOWED = 1008  # close codes: 1000 to 1015 are those of RFC 6455
TRY_LATER = 1013
SIGNED_OUT = 4001  # the session or the token has ended
BANNED = 4003
NO_TABLE = 4004
TOO_SLOW = 4008  # the client does not read what it is sent
TOO_MANY = 4029  # connections of this person or address: close another one
MOST_WAITING = 1000  # messages queued for a client that does not read


class Connection:
    """A socket that shows a table to a person."""

    def __init__(self, socket: WebSocket, person: Person, address: str, *, previews: bool) -> None:
        self.socket, self.person, self.address, self.previews = socket, person, address, previews
        self.channel = channel_of(socket)
        self.pace = Pace()  # shared with other sockets of the same owners
        self.tasks: set[asyncio.Task[None]] = set()
        self.closed = False
        self.plays = True  # False: a read-only token
        self.thinking = False  # a hint is being computed

    def send(self, message: bytes) -> None:
        """Sends a message. A client that is too slow is disconnected, and may reconnect."""
        if self.closed:
            return
        if len(self.channel.waiting) > MOST_WAITING:
            self.close(TOO_SLOW, "too slow: connect again")
        else:
            self.channel.push(message)

    def end_session(self) -> None:
        """Closes the socket without rights, because its session or token has ended."""
        self.person = ANONYMOUS
        self.close(SIGNED_OUT, "signed out: connect again")

    def close(self, code: int, reason: str) -> None:
        """Closes the socket. Queued messages are dropped."""
        self.closed = True
        self.channel.stop()
        self.spawn(self.socket.close(code, reason))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Starts a task that runs until it ends or the connection does."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def disconnected(self) -> None:
        """Cancels all tasks of the socket when it is closed."""
        self.channel.stop()
        for task in self.tasks:
            task.cancel()

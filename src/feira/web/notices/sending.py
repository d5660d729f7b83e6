"""Sends in a thread pool of its own, so that nothing else (such as passwords) waits for a receiver.

The timeout of a socket is for one read. A receiver who sends a byte now and then would hold a
thread for days, so there is a deadline for the whole message: then the connection is cut.
"""

import asyncio
import socket
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from feira.web.notices.outcome import Outcome

SECONDS = 20.0  # for a receiver to accept a message, and for each read
IN_FLIGHT = 4  # messages that a process sends at the same time, and the most that a kill loses


class Line:
    """The connection of one message. It can be cut at any time, even before it is open."""

    def __init__(self) -> None:
        self.connection: Any = None  # its `sock` is the socket, once there is one
        self.over = False

    def check(self) -> None:
        """Aborts if the connection was cut before there was a socket."""
        if self.over:
            raise TimeoutError("there is no time left")

    def cut(self) -> None:
        """Cuts the connection, whatever its thread waits for."""
        self.over = True
        sock = getattr(self.connection, "sock", None)
        if sock is not None:
            with suppress(OSError):
                socket.socket.shutdown(sock, socket.SHUT_RDWR)


class SendingThreads:
    """Threads that send, with a deadline for each message."""

    def __init__(self, name: str, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.threads = ThreadPoolExecutor(IN_FLIGHT, thread_name_prefix=name)

    async def run(self, send: Callable[[Line], Outcome]) -> Outcome:
        """Runs a function that sends over a line, which is cut at the deadline."""
        loop, line = asyncio.get_running_loop(), Line()
        deadline = loop.call_later(self.seconds, line.cut)
        try:
            return await loop.run_in_executor(self.threads, send, line)
        except asyncio.CancelledError:
            line.cut()
            raise
        finally:
            deadline.cancel()

    def stop(self) -> None:
        """Starts nothing more. Messages in flight are cut when their tasks are cancelled."""
        self.threads.shutdown(wait=False, cancel_futures=True)

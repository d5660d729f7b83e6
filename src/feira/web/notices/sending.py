"""Sends in threads of its own, so that nothing else (such as passwords) waits for a receiver.

The timeout of a socket is for one read. A receiver who sends a byte now and then would hold a
thread for days, so there is a deadline for the whole of it: then the connection is cut.
"""

import asyncio
import socket
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from feira.web.notices.outcome import Outcome

SECONDS = 20.0  # for a receiver to accept a message, and for each read
IN_FLIGHT = 4  # messages that a process sends at the same time: a kill loses no more


class Line:
    """What a message is sent over. It can be cut at any time, before it is connected as well."""

    def __init__(self) -> None:
        self.connection: Any = None  # whose `sock` is the socket, once there is one
        self.over = False

    def check(self) -> None:
        """Ends the thread of a line that was cut when there was no socket yet."""
        if self.over:
            raise TimeoutError("there is no time left")

    def cut(self) -> None:
        """Ends the connection, whatever its thread waits for."""
        self.over = True
        sock = getattr(self.connection, "sock", None)
        if sock is not None:
            with suppress(OSError):
                socket.socket.shutdown(sock, socket.SHUT_RDWR)


class SendingThreads:
    """Threads that send, each message for a limited time."""

    def __init__(self, name: str, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.threads = ThreadPoolExecutor(IN_FLIGHT, thread_name_prefix=name)

    async def run(self, send: Callable[[Line], Outcome]) -> Outcome:
        """Runs a function that sends over a line, which is cut when its time is up."""
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
        """Starts nothing more. What was being sent is cut when its task is cancelled."""
        self.threads.shutdown(wait=False, cancel_futures=True)

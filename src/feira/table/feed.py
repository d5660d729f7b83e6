"""Hints between processes that a table has a new version.

A process that receives a hint reads the store. Hints may be lost, so the store is also polled, at
the interval that the feed gives.
"""

from collections.abc import Callable
from typing import Protocol

Receive = Callable[[str, int], None]  # a table and its version; "": any table may have changed

MOST_DIGITS = 18  # of the version in a hint


class Feed(Protocol):
    """A channel between the processes that serve the same store."""

    poll_seconds: float | None  # interval between polls of the store; None: no polling

    async def start(self, receive: Receive) -> None:
        """Starts to receive hints."""

    def publish(self, table: str, version: int) -> None:
        """Sends a hint to the other processes."""

    async def stop(self) -> None:
        """Closes the channel."""


class NoFeed:
    """No channel: this process is the only one, or all processes poll the store."""

    def __init__(self, poll_seconds: float | None = None) -> None:
        self.poll_seconds = poll_seconds

    async def start(self, receive: Receive) -> None:
        """Does nothing."""

    def publish(self, table: str, version: int) -> None:
        """Does nothing."""

    async def stop(self) -> None:
        """Does nothing."""

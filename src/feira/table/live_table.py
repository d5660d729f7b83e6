"""A table in memory, with its watchers."""

import asyncio
from dataclasses import dataclass, field
from typing import Protocol

from feira.core.view import PublicView
from feira.table.person import Person
from feira.table.table import Table


class Watcher(Protocol):
    """A connection that shows a table to a person."""

    person: Person
    previews: bool

    def send(self, message: bytes) -> None:
        """Sends a message. Messages arrive in the order in which they are sent."""


@dataclass
class LiveTable:
    """A table in memory. Its lock is held while a command is decided, stored and entered."""

    table: Table
    code: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    thinking: asyncio.Task[None] | None = None  # chooses for computer seats
    patient: bool = False  # that task waits for the computer of another process
    last_view: PublicView | None = None  # the public view as it was last sent
    used: float = 0.0  # when it was last asked for, by the monotonic clock

    @property
    def busy(self) -> bool:
        """Is it watched, or does anything run for it?"""
        thinks = self.thinking is not None and not self.thinking.done()
        return bool(self.watchers) or thinks or self.lock.locked()

    def remember_view(self) -> None:
        """Keeps the public view of the present position, which the next change starts from."""
        position = self.table.position
        builder = self.table.game.presentation.public
        self.last_view = None if position is None else builder.build(position.array)

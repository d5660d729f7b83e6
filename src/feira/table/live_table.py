"""A table in memory, with its watchers."""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from feira.core.view import PublicView
from feira.table.person import Person
from feira.table.table import Table

SLICE = 64  # watchers who are sent a message before other tables are served


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
    made: dict[bytes, set[int]] = field(default_factory=dict)  # choices of computers, by position
    patient: bool = False  # that task waits for the computer of another process
    last_view: PublicView | None = None  # the public view that was sent last
    unsent: deque[tuple[Callable[[Watcher], bytes], deque[Watcher]]] = field(
        default_factory=deque
    )  # messages being sent to many watchers: see delivery.py
    last_snapshot: tuple[object, bytes] | None = None  # without a seat, and its state
    used: float = 0.0  # when it was last requested, by the monotonic clock
    decided: bool = False  # whether `on_decided` was called: only one person is left
    loaded: int = 0  # in game time
    left_at: dict[str, int] = field(default_factory=dict)  # when people closed their last window

    def __post_init__(self) -> None:
        self.loaded = self.table.time.now()

    @property
    def crowded(self) -> bool:
        """Whether so many watch that messages are sent in slices."""
        return len(self.watchers) > SLICE or bool(self.unsent)

    @property
    def busy(self) -> bool:
        """Whether it is watched, or a task runs for it."""
        thinks = self.thinking is not None and not self.thinking.done()
        return bool(self.watchers) or thinks or self.lock.locked()

    def watch(self, watcher: Watcher) -> None:
        """Adds a watcher, whose person is not absent any more."""
        self.watchers.add(watcher)
        self.left_at.pop(watcher.person.id, None)

    def unwatch(self, watcher: Watcher) -> None:
        """Removes a watcher, whose person may be absent now."""
        self.watchers.discard(watcher)
        if not any(other.person.id == watcher.person.id for other in self.watchers):
            self.left_at[watcher.person.id] = self.table.time.now()

    def absent_since(self, person: str) -> int | None:
        """When a person was last connected to this process, in game time; None: they are now."""
        if any(watcher.person.id == person for watcher in self.watchers):
            return None
        return self.left_at.get(person, self.loaded)

    def remember_view(self) -> None:
        """Keeps the public view of the present position, from which the next change is computed."""
        position = self.table.position
        builder = self.table.game.presentation.public
        self.last_view = None if position is None else builder.build(position.array)

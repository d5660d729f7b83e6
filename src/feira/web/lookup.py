"""A small cache whose entries expire after a few seconds."""

import time
from typing import Generic, TypeVar

T = TypeVar("T")

TRUSTED_SECONDS = 5.0
MOST_ENTRIES = 10_000


class Lookup(Generic[T]):
    """Values by key, each for a few seconds."""

    def __init__(self) -> None:
        self.values: dict[str, tuple[float, T]] = {}  # with the time of expiry

    def get(self, key: str) -> T | None:
        """The value of a key if it has not expired."""
        until, value = self.values.get(key, (0.0, None))
        return value if until > time.monotonic() else None

    def put(self, key: str, value: T) -> None:
        """Caches a value."""
        if len(self.values) >= MOST_ENTRIES:
            self.values.clear()
        self.values[key] = (time.monotonic() + TRUSTED_SECONDS, value)

    def forget(self, key: str) -> None:
        """Drops a value."""
        self.values.pop(key, None)

    def clear(self) -> None:
        """Drops all values."""
        self.values.clear()

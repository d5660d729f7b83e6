"""A small cache for lookups that are trusted for a few seconds."""

import time
from typing import Generic, TypeVar

T = TypeVar("T")

TRUSTED_SECONDS = 5.0
MOST_ENTRIES = 10_000


class Lookup(Generic[T]):
    """Values by key, each for a few seconds."""

    def __init__(self) -> None:
        self.values: dict[str, tuple[float, T]] = {}  # with the time until which they are trusted

    def get(self, key: str) -> T | None:
        """The value of a key if it is still trusted."""
        until, value = self.values.get(key, (0.0, None))
        return value if until > time.monotonic() else None

    def put(self, key: str, value: T) -> None:
        """Trusts a value from now on."""
        if len(self.values) >= MOST_ENTRIES:
            self.values.clear()
        self.values[key] = (time.monotonic() + TRUSTED_SECONDS, value)

    def forget(self, key: str) -> None:
        """The value is not trusted any more."""
        self.values.pop(key, None)

    def clear(self) -> None:
        """No value is trusted any more."""
        self.values.clear()

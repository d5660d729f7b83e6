"""The browser's storage, and the interface between it and Python: see docs/page.md.

All values are text. If the browser cannot store something, that is reported as an unavailable
store.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

import msgspec

from feira.table.unavailable import Unavailable

T = TypeVar("T")

LAST = "\uffff"  # after every character in keys
NO_ANSWER = "the browser does not store anything at the moment"

# The stores of the database. `engine.mjs` tells the worker, which creates them.
TABLES, ENTRIES, ENDINGS, UNIQUE = "tables", "entries", "endings", "unique"
CHAT, RECORDS, REVIEWS, CAMPAIGNS, OWN = "chat", "records", "reviews", "campaigns", "own"
STORES = (TABLES, ENTRIES, ENDINGS, UNIQUE, CHAT, RECORDS, REVIEWS, CAMPAIGNS, OWN)


class Storage(Protocol):
    """The interface that the worker provides. Promises resolve when their change is durable."""

    def add(self, store: str, key: str, value: str) -> Awaitable[Any]:
        """Stores a value under a new key; true, or false if the key exists."""

    def put(self, store: str, key: str, value: str) -> Awaitable[Any]:
        """Stores a value, replacing the old one."""

    def get(self, store: str, key: str) -> Awaitable[Any]:
        """The value of a key, or nothing."""

    def range(self, store: str, lower: str, upper: str) -> Awaitable[Any]:
        """Pairs of keys and values, in ascending order of keys; both ends are included."""

    def remove(self, store: str, key: str) -> Awaitable[Any]:
        """Removes a key, if it is there."""

    def post(self, channel: str, text: str) -> None:
        """Sends a message to the other tabs."""

    def listen(self, channel: str, callback: Callable[[str], None]) -> None:
        """Registers a callback for messages from other tabs."""


class TypedStorage:
    """Typed values in the object stores of the browser."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def add(self, store: str, key: str, value: Any) -> bool:
        """Stores a value under a new key; False if the key exists."""
        text = msgspec.json.encode(value).decode()
        return bool(await answered(self.storage.add(store, key, text)))

    async def put(self, store: str, key: str, value: Any) -> None:
        """Stores a value."""
        await answered(self.storage.put(store, key, msgspec.json.encode(value).decode()))

    async def get(self, store: str, key: str, kind: type[T]) -> T | None:
        """A value, or None."""
        found = await answered(self.storage.get(store, key))
        return msgspec.json.decode(found, type=kind) if isinstance(found, str) else None

    async def range(self, store: str, kind: type[T], lower: str = "", upper: str = LAST) -> list[T]:
        """The values of all keys between two, in the order of the keys."""
        found = await answered(self.storage.range(store, lower, upper))
        pairs = found.to_py() if hasattr(found, "to_py") else found
        return [msgspec.json.decode(value, type=kind) for _, value in pairs]

    async def remove(self, store: str, key: str) -> None:
        """Removes a value."""
        await answered(self.storage.remove(store, key))


async def answered(promise: Awaitable[Any]) -> Any:
    """The result of a promise; `Unavailable` if it is rejected."""
    try:
        return await promise
    except Exception as error:  # of JavaScript, whose types are not known here
        raise Unavailable(f"{NO_ANSWER} ({' '.join(str(error).split())[:80]})") from error

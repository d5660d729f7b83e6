"""Replays of whole games in a thread of their own, which serves people round-robin.

A replay is plain Python and takes up to seconds for the longest record. In the thread pool for
database reads, a few readers of one long record would block everybody. Replays of stored records
are cached: a record never changes.
"""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from litestar import MediaType, Response

from feira.table.fair_pool import FairPool

T = TypeVar("T")

THREADS = 1  # replays hold the GIL, so more would not be faster
MOST_BYTES = 32 << 20  # size of the cache of answers


def json_answer(data: bytes) -> Response[Any]:
    """A response that is already encoded as JSON."""
    return Response(data, media_type=MediaType.JSON)


class Replaying:
    """The thread for replays, and the cache."""

    def __init__(self) -> None:
        self.pool = FairPool(THREADS, "replay")
        self.kept: OrderedDict[tuple[str, ...], bytes] = OrderedDict()
        self.bytes = 0

    async def run(self, address: str, do: Callable[..., T], *args: Any) -> T:
        """Runs a replay for an address when it is its turn."""
        return await self.pool.run(address, do, *args)

    async def answer(
        self, address: str, key: tuple[str, ...], do: Callable[..., Any], *args: Any
    ) -> bytes:
        """The result of a function as JSON: computed once for all requests with the same key."""
        found = self.kept.get(key)
        if found is None:
            found = await self.run(address, self._encode, key, do, *args)
            self._keep(key, found)
        self.kept.move_to_end(key)
        return found

    def stop(self) -> None:
        """Stops the thread."""
        self.pool.stop()

    def _encode(self, key: tuple[str, ...], do: Callable[..., Any], *args: Any) -> bytes:
        """The encoded answer, unless another request has computed it while this one waited."""
        return self.kept.get(key) or msgspec.json.encode(do(*args))

    def _keep(self, key: tuple[str, ...], answer: bytes) -> None:
        """Caches an answer, and evicts the least recently used ones."""
        self.bytes += len(answer) - len(self.kept.get(key, b""))
        self.kept[key] = answer
        while self.bytes > MOST_BYTES and len(self.kept) > 1:
            _, dropped = self.kept.popitem(last=False)
            self.bytes -= len(dropped)

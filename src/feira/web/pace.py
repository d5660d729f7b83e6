"""The rate limit of messages over sockets: messages beyond the rate have to wait.

All sockets of a person share a token bucket, and so do all behind one address, so opening more
sockets does not help. The rates are those of `commands` in quotas.py.
"""

import asyncio
from dataclasses import dataclass, field

from feira.table.person import Person
from feira.web.quotas import BURST, MOST_BUCKETS, owners_of

FAULT = 10.0  # additional messages that an unparsable one counts for


class Bucket:
    """The token bucket of one owner: a sustained rate, and a burst."""

    __slots__ = ("at", "most", "rate", "sockets", "spare")

    def __init__(self, rate: float) -> None:
        self.rate, self.most = rate, rate * BURST
        self.spare = self.most  # messages that may come at once; negative: how many wait
        self.at = 0.0  # when `spare` was computed
        self.sockets = 0  # sockets that share the bucket

    def spare_at(self, now: float) -> float:
        """The messages that may come at once at this moment."""
        return min(self.most, self.spare + (now - self.at) * self.rate)


class Pace:
    """The rate limit of one socket."""

    def __init__(self, *buckets: Bucket) -> None:
        self.buckets = buckets

    def count(self, now: float, messages: float = 1.0) -> float:
        """Counts messages for all owners; returns the seconds to wait."""
        wait = 0.0
        for bucket in self.buckets:
            bucket.spare, bucket.at = bucket.spare_at(now) - messages, now
            if bucket.spare < 0:
                wait = max(wait, -bucket.spare / bucket.rate)
        return wait

    async def fault(self, now: float) -> None:
        """Counts an unparsable message, and yields to other connections."""
        self.count(now, FAULT)
        await asyncio.sleep(0)


@dataclass
class Paces:
    """The buckets of all owners who have sockets."""

    rate: float  # of a guest; 0: no limit
    buckets: dict[str, Bucket] = field(default_factory=dict)

    def join(self, person: Person, address: str, now: float) -> Pace:
        """The rate limit of a new socket."""
        if not self.rate:
            return Pace()
        if len(self.buckets) > MOST_BUCKETS:
            self._drop_unused(now)
        return Pace(*(self._bucket(*owner) for owner in owners_of(person, address)))

    def leave(self, pace: Pace) -> None:
        """Called when a socket closes. Its messages still count for a while."""
        for bucket in pace.buckets:
            bucket.sockets -= 1

    def _bucket(self, owner: str, factor: int) -> Bucket:
        bucket = self.buckets.setdefault(owner, Bucket(self.rate * factor))
        bucket.sockets += 1
        return bucket

    def _drop_unused(self, now: float) -> None:
        """Drops full buckets without sockets."""
        for name, bucket in list(self.buckets.items()):
            if not bucket.sockets and bucket.spare_at(now) == bucket.most:
                del self.buckets[name]

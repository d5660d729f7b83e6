"""Quotas: limits of what one person and one address may have or do, for fairness to others.

Every quota is set for a guest. An account has `ACCOUNT` times as much, and all people behind one
address together have `ADDRESS` times as much. Each process counts in memory; the limits that have
to hold across all processes are in `limits.py`.
"""

import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import ceil

from feira.core.errors import FeiraError
from feira.core.types import Json
from feira.table.person import Person
from feira.web.settings import Settings

TABLES, LOBBY, SOCKETS, REVIEWS = "tables", "lobby", "sockets", "reviews"  # what people have
HINTS, CHAT, COMMANDS, RECORDS = "hints", "chat", "commands", "records"  # what people do
PUZZLES, PICTURES = "puzzles", "pictures"
REQUESTS, PROFILES, EXPORTS, READS = "requests", "profiles", "exports", "reads"
NAMES = {
    TABLES: "unfinished tables",
    LOBBY: "tables in the lobby",
    SOCKETS: "open connections",
    REVIEWS: "reviews at the same time",
    HINTS: "hints",
    CHAT: "chat messages",
    COMMANDS: "commands",
    RECORDS: "records",
    PUZZLES: "puzzles",
    PICTURES: "pictures",
    REQUESTS: "requests",
    PROFILES: "profiles",
    EXPORTS: "exports",
    READS: "requests for lists",
}
ACCOUNT = 4  # times as much as a guest
ADDRESS = 10  # times as much as a guest
MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0  # seconds
BURST = 4.0  # seconds' worth of commands that may come at once
HELD_WAIT = 60.0  # seconds after which to retry, if the time is unknown
EXPORT_SECONDS = 600.0  # after which a person may export again, whatever became of the first one
MOST_BUCKETS = 10_000  # after which full buckets are dropped

Owners = list[tuple[str, int]]  # who shares a quota, and how many guests' worth each has


class TooMany(FeiraError):
    """A quota is used up; `wait` is the number of seconds after which to retry."""

    def __init__(self, what: str, wait: float) -> None:
        self.what, self.wait = what, max(1, ceil(wait))
        super().__init__(f"too many {NAMES[what]}: try again in {span(self.wait)}")

    @property
    def reason(self) -> Json:
        """The refusal as it is sent over a socket."""
        return {"key": "too-many", "what": self.what, "wait": self.wait}


def span(seconds: int) -> str:
    """A time to wait, as text for people."""
    for unit, size in (("hours", HOUR), ("minutes", MINUTE)):
        if seconds > 1.5 * size:
            return f"{ceil(seconds / size)} {unit}"
    return f"{seconds} seconds"


def owners_of(person: Person, address: str) -> Owners:
    """The owners of a quota: the address, and the person if somebody is signed in."""
    owners = [(f"address {address}", ADDRESS)]
    if person.id:
        owners.append((f"person {person.id}", ACCOUNT if person.account else 1))
    return owners


@dataclass
class Rate:
    """A rate limit: a token bucket for each owner, which refills steadily."""

    what: str
    most: float  # in a full bucket of a guest; 0: no limit
    seconds: float  # until an empty bucket is full
    buckets: dict[str, tuple[float, float]] = field(default_factory=dict)  # level, and when

    def take(self, owners: Owners) -> None:
        """Takes a token from the bucket of each owner; `TooMany` if one of them is empty."""
        if not self.most:
            return
        now = time.monotonic()
        levels = [(owner, self._level(owner, factor, now), factor) for owner, factor in owners]
        for _, level, factor in levels:
            if level < 1:
                raise TooMany(self.what, (1 - level) * self.seconds / (self.most * factor))
        if len(self.buckets) > MOST_BUCKETS:
            self._drop_full(now)
        for owner, level, _ in levels:
            self.buckets[owner] = (level - 1, now)

    def _level(self, owner: str, factor: int, now: float) -> float:
        most = self.most * factor
        level, at = self.buckets.get(owner, (most, now))
        return min(most, level + (now - at) * most / self.seconds)

    def _drop_full(self, now: float) -> None:
        """Drops the buckets that are full by now."""
        old = [owner for owner, (_, at) in self.buckets.items() if now - at > self.seconds]
        for owner in old:
            del self.buckets[owner]


@dataclass
class Held:
    """A limit of simultaneous things, each held until it is released or expires."""

    what: str
    most: int  # of a guest; 0: no limit
    seconds: float | None = None  # until a thing expires; None: never
    things: dict[str, tuple[float, Owners]] = field(default_factory=dict)
    by_owner: dict[str, dict[str, None]] = field(default_factory=dict)  # the oldest first

    def full(self, owners: Owners) -> list[str]:
        """The things of an owner who has reached the limit; empty if no owner has."""
        if self.most:
            self._expire(owners)
            for owner, factor in owners:
                if len(self.by_owner.get(owner, ())) >= self.most * factor:
                    return list(self.by_owner[owner])
        return []

    def hold(self, owners: Owners, thing: str) -> None:
        """Holds one more thing; `TooMany` if one of the owners has reached the limit."""
        if not self.most:
            return
        if full := self.full(owners):
            raise TooMany(self.what, self._wait(full[0]))
        self.release(thing)
        self.things[thing] = (time.monotonic(), owners)
        for owner, _ in owners:
            self.by_owner.setdefault(owner, {})[thing] = None

    def release(self, *things: str) -> None:
        """Releases things."""
        for thing in things:
            _, owners = self.things.pop(thing, (0.0, []))
            for owner, _ in owners:
                self.by_owner[owner].pop(thing, None)
                if not self.by_owner[owner]:
                    del self.by_owner[owner]

    def _wait(self, oldest: str) -> float:
        """Seconds until the oldest thing expires."""
        if self.seconds is None:
            return HELD_WAIT
        return self.things[oldest][0] + self.seconds - time.monotonic()

    def _expire(self, owners: Owners) -> None:
        """Releases expired things."""
        if self.seconds is None:
            return
        before = time.monotonic() - self.seconds
        for owner, _ in owners:
            self.release(*takewhile_before(self.things, self.by_owner.get(owner, ()), before))


def takewhile_before(
    things: dict[str, tuple[float, Owners]], mine: Iterable[str], before: float
) -> list[str]:
    """The things that were held before a time."""
    old = []
    for thing in mine:
        if things[thing][0] >= before:
            break
        old.append(thing)
    return old


class Quotas:
    """All quotas of this process."""

    def __init__(self, settings: Settings) -> None:
        burst = settings.commands_per_second * BURST
        self.rates = {
            HINTS: Rate(HINTS, settings.hints_per_minute, MINUTE),
            CHAT: Rate(CHAT, settings.chat_per_minute, MINUTE),
            COMMANDS: Rate(COMMANDS, burst, BURST),
            RECORDS: Rate(RECORDS, settings.records_per_hour, HOUR),
            PUZZLES: Rate(PUZZLES, settings.puzzles_per_minute, MINUTE),
            PICTURES: Rate(PICTURES, settings.pictures_per_hour, HOUR),
            REQUESTS: Rate(REQUESTS, settings.requests_per_hour, HOUR),
            PROFILES: Rate(PROFILES, settings.profiles_per_minute, MINUTE),
            EXPORTS: Rate(EXPORTS, settings.exports_per_hour, HOUR),
            READS: Rate(READS, settings.reads_per_minute, MINUTE),
        }
        self.held = {
            TABLES: Held(TABLES, settings.open_tables, DAY),
            LOBBY: Held(LOBBY, settings.lobby_places),
            SOCKETS: Held(SOCKETS, settings.sockets),
            REVIEWS: Held(REVIEWS, settings.reviews),
            EXPORTS: Held(EXPORTS, 1, EXPORT_SECONDS),
        }

    def take(self, what: str, person: Person, address: str) -> None:
        """Counts an action of a person; `TooMany` if the rate is exceeded."""
        self.rates[what].take(owners_of(person, address))

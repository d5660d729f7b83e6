"""Wall time as the log and the database keep it: for people to read, never to measure with.

The wall clock of a machine may be set wrong for a moment. So time goes on by the steady clock of
the operating system, and a jump of the wall clock counts only once it has lasted for a while.
"""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial

NANOSECONDS = 1_000_000  # in a millisecond
SMALL = 1000  # milliseconds: a difference that is followed at once
LASTING = 600_000  # milliseconds that a jump must last before it counts
SETTLED = 3_600_000  # milliseconds after which a wall clock without a jump is trusted


def steady_clock() -> Callable[[], int]:
    """The clock that nobody can set, if there is one that goes on while the machine sleeps."""
    if not hasattr(time, "clock_gettime_ns"):  # Windows
        return time.monotonic_ns
    clock: int = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
    try:
        time.clock_gettime_ns(clock)
    except OSError:  # named by the system, but not there: so it is in a browser
        clock = time.CLOCK_MONOTONIC
    return partial(time.clock_gettime_ns, clock)


steady = steady_clock()  # nanoseconds


class WallClock:
    """Milliseconds since 1970 without the wall clock's short jumps."""

    def __init__(self) -> None:
        self.started = steady() // NANOSECONDS
        self.offset = time.time_ns() // NANOSECONDS - self.started
        self.jump = 0  # of the wall clock, that has not lasted long enough to count
        self.jumped = 0  # when that was first seen, by the steady clock
        self.trusted = self.started  # since when the wall clock has been right

    def now(self) -> int:
        """Milliseconds since 1970."""
        at = steady() // NANOSECONDS
        jump = time.time_ns() // NANOSECONDS - at - self.offset
        if abs(jump) <= SMALL:
            self.offset, self.jump = self.offset + jump, 0
        elif not self.jump or abs(jump - self.jump) > SMALL:
            self.jump, self.jumped = jump, at
            self.trusted = at
        elif at - self.jumped >= LASTING:
            self.offset, self.jump = self.offset + jump, 0
            self.trusted = at
        return at + self.offset

    def settled(self) -> bool:
        """Has the wall clock been right for so long that data may be deleted by it?"""
        at = self.now() - self.offset
        return not self.jump and at - self.trusted >= SETTLED


_wall = WallClock()
now, settled = _wall.now, _wall.settled


def utc(at: int) -> str:
    """A time as text for people, to the minute."""
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"

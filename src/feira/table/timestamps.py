"""Wall time for the log and the database: for display, never for measuring.

The wall clock of a machine may be wrong for a moment. So timestamps follow the steady clock of the
operating system, and a jump of the wall clock counts only once it has lasted for a while.
"""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial

NANOSECONDS = 1_000_000  # in a millisecond
SMALL = 1000  # milliseconds: a smaller difference is adopted at once
LASTING = 600_000  # milliseconds that a jump must last before it counts
SETTLED = 3_600_000  # milliseconds after which a wall clock without a jump is trusted


def steady_clock() -> Callable[[], int]:
    """The clock that nobody can set, if possible one that runs while the machine sleeps."""
    if not hasattr(time, "clock_gettime_ns"):  # Windows
        return time.monotonic_ns
    clock: int = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
    try:
        time.clock_gettime_ns(clock)
    except OSError:  # defined by the platform but not available, as in a browser
        clock = time.CLOCK_MONOTONIC
    return partial(time.clock_gettime_ns, clock)


steady = steady_clock()  # nanoseconds


class WallClock:
    """Milliseconds since 1970 without the wall clock's short jumps."""

    def __init__(self) -> None:
        self.started = steady() // NANOSECONDS
        self.offset = time.time_ns() // NANOSECONDS - self.started
        self.jump = 0  # of the wall clock, not yet adopted
        self.jumped = 0  # when the jump was first seen, by the steady clock
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
        """Whether the wall clock has been right for so long that data may be deleted by it."""
        at = self.now() - self.offset
        return not self.jump and at - self.trusted >= SETTLED


_wall = WallClock()
now, settled = _wall.now, _wall.settled


def utc(at: int) -> str:
    """A time as text for people, to the minute."""
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"

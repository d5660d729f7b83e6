"""Time as the log and the database keep it."""

import time

NANOSECONDS = 1_000_000  # in a millisecond


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // NANOSECONDS

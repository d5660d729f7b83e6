"""Events: what a choice made happen, written by the rules into a buffer of rows.

Row 0 holds the number of events in its first column; each further row is one event: its kind and
up to five numbers that the game's own `explain` understands. Playouts pass None instead of a
buffer, and then nothing about events is even compiled.
"""

import numpy as np

from feira.core.jit import inline

Events = np.ndarray | None  # what the rules are given: a buffer, or nobody listens
Rows = list[list[int]]  # events as Python reads them, in the order in which they happened

ROWS = 96
COLUMNS = 6


def new_events() -> np.ndarray:
    """An empty buffer."""
    events = np.empty((ROWS, COLUMNS), np.int32)
    events[0, 0] = 0
    return events


def rows(events: np.ndarray) -> Rows:
    """The events in the buffer."""
    found: Rows = events[1 : events[0, 0] + 1].tolist()
    return found


@inline
def emit(
    events: Events, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
) -> None:
    """Appends one event, if anyone wants to know."""
    if events is not None:
        count = events[0, 0] + 1
        events[0, 0] = count
        events[count, 0] = kind
        events[count, 1] = a
        events[count, 2] = b
        events[count, 3] = c
        events[count, 4] = d
        events[count, 5] = e

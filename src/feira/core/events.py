"""Events: what a choice made happen, written by the rules into a buffer of rows.

Row 0 holds the number of events in its first column; each further row is one event: its kind and
up to five numbers that the game's own `explain` understands. Playouts pass None instead of a
buffer, and then nothing about events is even compiled.
"""

from collections.abc import Iterator

import numpy as np

from feira.core.jit import inline

Events = np.ndarray | None  # what the rules are given: a buffer, or nobody listens

ROWS = 96
COLUMNS = 6


def new_events() -> np.ndarray:
    """An empty buffer."""
    return np.zeros((ROWS, COLUMNS), np.int32)


def rows(events: np.ndarray) -> Iterator[tuple[int, ...]]:
    """The events in the buffer, in the order in which they happened."""
    for row in events[1 : events[0, 0] + 1]:
        yield tuple(int(value) for value in row)


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

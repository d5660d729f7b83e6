"""Events: what a choice made happen, written by the rules into a buffer of rows.

Row 0 holds the number of events in its first column; each further row is one event: its kind and
up to five numbers that the game's own `explain` understands. Playouts pass None instead of a
buffer, and then nothing about events is even compiled.
"""

from typing import NamedTuple

from feira.core.jit import inline
from feira.core.types import Array, Buffer

Events = Array | None  # the argument of the rules: a buffer, or None if no events are wanted
Rows = list[list[int]]  # events as Python reads them, in the order in which they happened

ROWS = 96
COLUMNS = 6


class Lookahead(NamedTuple):
    """A choice, the position after it, and what it makes happen."""

    choice: int
    after: Buffer
    events: Rows


@inline
def emit(
    events: Events, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
) -> None:
    """Appends one event, if there is a buffer."""
    if events is not None:
        count = events[0, 0] + 1
        events[0, 0] = count
        events[count, 0] = kind
        events[count, 1] = a
        events[count, 2] = b
        events[count, 3] = c
        events[count, 4] = d
        events[count, 5] = e

"""What a command leads to, before it is stored."""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from feira.core.game import Json, Next
from feira.core.verbs import NOBODY
from feira.table.log import TableEvent


class TableStep(Struct, frozen=True):
    """One choice of a seat or one outcome of chance, with the explained events it caused."""

    number: int
    actor: int | None  # None: chance
    text: str
    events: list[Json]


class Decision(Struct, frozen=True, kw_only=True):
    """The event to be stored, and the position after it if the event changes the position."""

    event: TableEvent
    after: np.record | None = None
    who: int = NOBODY  # the seat to act after it
    choices: list[int] | None = None  # the legal choices after it, where they are known
    steps: Sequence[TableStep] = ()


def decision_of(event: TableEvent, then: Next, steps: list[TableStep]) -> Decision:
    """The decision for an event whose choices have led to `then`."""
    return Decision(event=event, after=then.after[0], who=then.who, choices=then.open, steps=steps)

"""The result of a command, before it is stored."""

from collections.abc import Sequence

from msgspec import Struct

from feira.core.position import Position
from feira.core.types import CHANCE, Json
from feira.table.log import TableEvent


class TableStep(Struct, frozen=True):
    """One choice of a seat or one outcome of chance, with the explained events it caused."""

    number: int
    actor: int | None  # None: chance
    text: str
    action: Json  # the choice or outcome as data
    events: list[Json]


class Decision(Struct, frozen=True, kw_only=True):
    """The event to be stored, and the position after it if the event changes the position."""

    event: TableEvent
    after: Position | None = None
    steps: Sequence[TableStep] = ()


def make_step(before: Position, choice: int, number: int) -> tuple[TableStep, Position]:
    """Makes a choice of a seat or of chance: the step, and the position after it."""
    seat = None if before.actor == CHANCE else before.actor
    after, events = before.after(choice)
    step = TableStep(number, seat, *before.describe(choice), events)
    return step, after

"""The present position of a game that counts, as a digest that all processes can compare.

It is stored with the entry that leads to it, so no process can miss it.
"""

import hashlib

from feira.core.position import Position
from feira.table.decision import Decision
from feira.table.log import TookBack
from feira.table.table import Table

OPENING = 12  # choices, chance included, after which a position is taken to belong to one game
DIGEST_BYTES = 16
COMMON = ""  # instead of a digest: many games share this position


def digest_of(position: Position) -> str:
    """The digest of a position of a game."""
    data = position.game.name.encode() + bytes(position)
    return hashlib.blake2b(data, digest_size=DIGEST_BYTES).hexdigest()


def digest_after(table: Table, decision: Decision) -> str | None:
    """The digest of the position after a decision; None: the position does not change."""
    event = decision.event
    if decision.after is not None:
        number, position = len(table.choices) + len(decision.steps), decision.after
    elif isinstance(event, TookBack):
        number, position = event.to, position_at(table, event.to)
    else:
        return None
    return digest_of(position) if number >= OPENING else COMMON


def position_at(table: Table, number: int) -> Position:
    """The position after this many choices."""
    count, position = table.checkpoints.before(number)
    return position.replay(table.choices[count:number])[0]

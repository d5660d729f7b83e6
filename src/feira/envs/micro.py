"""Micro-actions for Python: a position with the picks of the seat to act.

A choice of the rules is a sequence of micro-actions, and each sequence is exactly one choice. The
first one is always an action; later ones are skipped if only one is legal.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from feira.core.errors import IllegalChoice
from feira.core.jit import short
from feira.core.position import Position
from feira.core.strategy import ROOM
from feira.core.types import Array
from feira.core.verbs import micro_mask, micro_next
from feira.envs.stepping import show
from feira.games import find_game


@short
def mask_of(position: Array, picked: int, mask: Array) -> None:
    """Marks the legal micro-actions in the first of some positions; the mask is all zero."""
    micro_mask(position[0], picked, mask)


@short
def next_of(position: Array, picked: int, action: int) -> int:
    """The choice that a legal micro-action completes, or minus the new value of `picked`."""
    return micro_next(position[0], picked, action)


@short
def observe_of(position: Array, viewer: int, picked: int, out: Array, room: Array) -> None:
    """What any seat may observe in the first of some positions."""
    show(position[0], viewer, picked, out, room)


@dataclass(frozen=True)
class MicroPosition:
    """A position, and what was picked in it: 0 for nothing yet. It is immutable."""

    position: Position
    picked: int = 0

    def __deepcopy__(self, _memo: Any) -> "MicroPosition":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.position.game.name, bytes(self.position), self.picked)

    def mask(self) -> Array:
        """1 for each legal micro-action of the seat to act; all 0 where no seat is."""
        mask = np.zeros(len(self.position.game.strategy.micro_names), np.int8)
        if self.position.actor >= 0:
            mask_of(self.position.array, self.picked, mask)
        return mask

    def legal(self) -> list[int]:
        """The legal micro-actions of the seat to act, ascending."""
        found: list[int] = np.flatnonzero(self.mask()).tolist()
        return found

    def play(self, action: int) -> "MicroPosition":
        """The position after a complete choice, or with one more pick."""
        if action not in self.legal():
            raise IllegalChoice(f"micro-action {action} is not legal here")
        choice = next_of(self.position.array, self.picked, action)
        if choice < 0:
            return MicroPosition(self.position, -choice)
        return MicroPosition(self.position.play(choice))

    def draw(self, outcome: int) -> "MicroPosition":
        """The position after an outcome of chance."""
        return MicroPosition(self.position.play(outcome))

    def observation(self, seat: int) -> Array:
        """What a seat may observe."""
        out = np.zeros(len(self.position.game.strategy.observation_names), np.int8)
        observe_of(self.position.array, seat, self.picked, out, np.zeros(ROOM, np.int32))
        return out

    def name(self, action: int) -> str:
        """The name of a micro-action."""
        return self.position.game.strategy.micro_names[action]

    def sequences(self) -> Iterator[tuple[tuple[int, ...], int]]:
        """Every sequence of micro-actions from here to a choice, with the choice."""
        for action in self.legal():
            choice = next_of(self.position.array, self.picked, action)
            if choice >= 0:
                yield (action,), choice
            else:
                for rest, end in MicroPosition(self.position, -choice).sequences():
                    yield (action, *rest), end


def restored(name: str, position: bytes, picked: int) -> MicroPosition:
    """Restores a pickled position."""
    return MicroPosition(Position.load(find_game(name), position), picked)


def micro_sequence(position: Position, choice: int) -> tuple[int, ...]:
    """The micro-actions of a legal choice, for imitation learning or replays of records.

    >>> import feira
    >>> position = feira.make("machikoro", players=2).play("dice 1")
    >>> [position.game.strategy.micro_names[i] for i in micro_sequence(position, 2)]
    ['build bakery']
    """
    for sequence, end in MicroPosition(position).sequences():
        if end == choice:
            return sequence
    raise IllegalChoice(f"choice {choice} is not legal here")

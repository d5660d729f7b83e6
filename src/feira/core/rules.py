"""The contract of a game's rules room: the record, the verbs on it, seats and options.

All generic code (playouts, search, batch play, tables) relies only on what is named here. It
assumes of a record, besides the verbs: a field `seats`, the number of players; a field `turn`, the
seat whose turn it is; a field `coins` by seat; and no padding, so that equal positions are equal
bytes. `conformance.py` checks this.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import numpy as np

from feira.core.config import Config, Option
from feira.core.errors import FeiraError
from feira.core.events import COLUMNS, ROWS, Lookahead, Rows
from feira.core.kernels import look_ahead
from feira.core.layout import Layout
from feira.core.types import Array, Buffer, State
from feira.core.verbs import register

STARTS_KEPT = 256  # size of the cache of initial positions
MOST_SEATS = 8  # more than any game has


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The rules of one game. `s` is always a position: a record of `layout.dtype`."""

    name: str
    version: str  # changes when behaviour changes, never for a refactoring
    layout: Layout
    seats: range
    options: tuple[Option, ...]
    choices: int  # choices of a seat are numbered below this
    outcomes: int  # and those of chance below this
    event_keys: tuple[str, ...]  # every kind of event, as messages know it
    end_reasons: tuple[str, ...]
    # Set-up, interpreted: the same position for the same config, since chance is a player.
    configure: Callable[[int | None, Mapping[str, str]], Config]
    config_of: Callable[[Any], Config]  # of a position, as a record or unpacked
    setup: Callable[[State, Config], None]
    # The verbs, compiled: see `verbs.py`.
    actor: Callable[[State], int]
    legal: Callable[[State, Array], int]
    pick: Callable[[State, int, Array], int]
    weights: Callable[[State, Array], int]
    draw: Callable[[State, int], int]
    apply: Callable[[State, int, Array | None], None]
    score: Callable[[State, Array, Array], None]
    broken: Callable[[State], int]
    dtype: "np.dtype[Any]" = field(init=False)  # the record of a position
    scratch: int = field(init=False)  # the size of a buffer for choices or weights
    starts: dict[tuple[object, ...], bytes] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "dtype", self.layout.dtype)
        object.__setattr__(self, "scratch", max(self.choices, self.outcomes))
        register(self)

    def variants(self) -> list[Config]:
        """Every number of seats with every valid combination of options."""
        names = [option.name for option in self.options if option.values]
        values = [option.values for option in self.options if option.values]
        found: list[Config] = []
        for seats in self.seats:
            for combination in product(*values):
                try:
                    config = self.configure(seats, dict(zip(names, combination, strict=True)))
                except FeiraError:
                    continue
                if config not in found:
                    found.append(config)
        return found

    def start(self, config: Config) -> Array:
        """The position before the first choice, in an array of one. Positions are cached."""
        key = (config.seats, *config.options.items())
        start = self.starts.get(key)
        if start is None:
            position = np.zeros(1, self.dtype)
            self.setup(position[0], config)
            if len(self.starts) >= STARTS_KEPT:
                self.starts.clear()
            start = self.starts[key] = position.tobytes()
        return self.array(start)

    def array(self, position: Buffer) -> Array:
        """A copy of a position in an array of one."""
        return np.frombuffer(bytearray(position), self.dtype)

    def lookahead(self, position: Buffer, choices: Sequence[int]) -> list[Lookahead]:
        """The result of each of some legal choices, or of each possible outcome."""
        after = np.empty(len(choices), self.dtype)
        events = np.empty((len(choices) * ROWS, COLUMNS), np.int32)
        before = np.frombuffer(memoryview(position), self.dtype)  # type: ignore[arg-type]
        end = look_ahead(before, np.array(choices, np.int64), after, events)
        rows: Rows = events[:end].tolist()
        found = []
        row = 0
        for choice, record in zip(choices, after, strict=True):
            first, row = row + 1, row + 1 + rows[row][0]
            found.append(Lookahead(choice, record, rows[first:row]))
        return found

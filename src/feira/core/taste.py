"""Taste: a weight for each trait that choices have (see `traits` of a game), kept as text.

A line is `name: weight`. Traits that are not in the file weigh nothing.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from feira.core.lines import decode, lines_of


@dataclass(frozen=True, kw_only=True)
class Practice:
    """A game to learn a taste from: all traits whose names begin with the name of the taste."""

    taste: str
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    like: str = ""  # the taste to begin with, if it is not nothing
    fixed: Mapping[str, float] = field(default_factory=dict)  # weights that are not learnt


def read_taste(path: Path, names: tuple[str, ...]) -> np.ndarray:
    """The weights in the order of the names; a name that nobody knows is an error."""
    taste = np.zeros(len(names), np.float32)
    numbers = {name: number for number, name in enumerate(names)}
    for line in lines_of(decode(path.read_bytes(), path.name), path.name):
        if line.text:
            name, weight = line.pair()
            if name not in numbers:
                raise line.error(f"there is no trait '{name}'")
            try:
                taste[numbers[name]] = float(weight)
            except ValueError:
                raise line.error(f"expected a number, found '{weight}'") from None
    taste.flags.writeable = False
    return taste


def taste_text(taste: Mapping[str, float]) -> str:
    """The weights as lines, those that weigh nothing left out."""
    return "".join(f"{name}: {weight:.3g}\n" for name, weight in taste.items() if weight)

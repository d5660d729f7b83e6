"""Trained weights as text: one line `name: weight` for each feature.

A feature that is not in the file has the weight 0.
"""

from collections.abc import Mapping
from pathlib import Path

import numpy as np

from feira.core.lines import decode, lines_of
from feira.core.types import Array


def read_weights(path: Path, names: tuple[str, ...]) -> Array:
    """The weights in the order of the names; an unknown name is an error."""
    weights = np.zeros(len(names), np.float32)
    numbers = {name: number for number, name in enumerate(names)}
    for line in lines_of(decode(path.read_bytes(), path.name), path.name):
        if line.text:
            name, weight = line.pair()
            if name not in numbers:
                raise line.error(f"there is no feature '{name}'")
            try:
                weights[numbers[name]] = float(weight)
            except ValueError:
                raise line.error(f"expected a number, found '{weight}'") from None
    weights.flags.writeable = False
    return weights


def weights_text(weights: Mapping[str, float]) -> str:
    """The weights as lines, without those that are 0."""
    return "".join(f"{name}: {weight:.3g}\n" for name, weight in weights.items() if weight)

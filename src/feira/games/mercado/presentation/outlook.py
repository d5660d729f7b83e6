"""What chance may bring: the bag, the stacks of customers, and closed restaurants nobody has seen.

All of it follows from what lies in the open, which everybody could count.
"""

from typing import Any

import numpy as np

from feira.core.game import Json
from feira.games.mercado.presentation.view import WANTED, read
from feira.games.mercado.rules.position import GOODS, RESTAURANTS, SIZES, TILES


def outlook(s: np.record) -> Json:
    """The odds of what is drawn next from each place."""
    p = read(s)
    return {
        "bag": [
            {"good": good, "left": left, "chance": chance}
            for good, left, chance in odds(GOODS, p.bag)
        ],
        "stacks": [stack(p, size) for size in range(SIZES)],
        "closed": [
            {"kind": kind, "left": left, "chance": chance}
            for kind, left, chance in odds(RESTAURANTS, p.undrawn)
            if left
        ],
    }


def stack(p: Any, size: int) -> Json:
    """The stack of tiles with so many customers and one: what may still be turned up.

    In some challenges the stack holds only a few of them, nobody knows which (S5, S6).
    """
    tiles = range(size * 10, min(size * 10 + 10, TILES))
    left = p.stack[size]
    unseen = odds(tiles, [p.unseen[tile] for tile in tiles]) if left else []
    return {
        "customers": size + 1,
        "left": left,
        "tiles": [
            {"goods": WANTED[p.wants[tile]].copy(), "left": copies, "chance": chance}
            for tile, copies, chance in unseen
            if copies
        ],
    }


def odds(names: Any, counts: Any) -> list[tuple[Any, int, float]]:
    """Each name with its count and its share of all."""
    total = max(1, sum(counts))
    return [(name, count, count / total) for name, count in zip(names, counts, strict=True)]

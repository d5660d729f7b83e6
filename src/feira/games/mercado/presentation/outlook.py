"""What chance may bring: the bag, the stacks of customers, and unrevealed closed restaurants.

All of it is derived from open information, which everybody could count.
"""

from typing import Any

from feira.core.presentation import LookAhead
from feira.core.types import Buffer, Json
from feira.games.mercado.presentation.notation import goods_names
from feira.games.mercado.rules.position import GOODS, LAYOUT, RESTAURANTS, SIZES, tiles_of_size

unpack = LAYOUT.unpacker("bag", "stack", "unseen", "undrawn", "wants")


def outlook(position: Buffer, _look_ahead: LookAhead) -> Json:
    """The odds of the next draw from each place."""
    p = unpack(position)
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
    """The stack of tiles with this many customers and one more: the tiles that may still be turned
    up.

    In some challenges the stack holds only a few of them, and nobody knows which (S5, S6).
    """
    tiles = tiles_of_size(size)
    left = p.stack[size]
    unseen = odds(tiles, [p.unseen[tile] for tile in tiles]) if left else []
    return {
        "customers": size + 1,
        "left": left,
        "tiles": [
            {"goods": goods_names(p.wants[tile]), "left": copies, "chance": chance}
            for tile, copies, chance in unseen
            if copies
        ],
    }


def odds(names: Any, counts: Any) -> list[tuple[Any, int, float]]:
    """Each name with its count and its share of all."""
    total = max(1, sum(counts))
    return [(name, count, count / total) for name, count in zip(names, counts, strict=True)]

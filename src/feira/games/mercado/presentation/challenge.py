"""A solo challenge as people see it: its goal, and the progress so far."""

from typing import Any

from feira.core.jit import interpreted
from feira.core.types import Json
from feira.games.mercado.presentation.notation import customers_on, goods_names
from feira.games.mercado.rules.challenges import THRESHOLDS
from feira.games.mercado.rules.geometry import line_of
from feira.games.mercado.rules.position import (
    COUPLE,
    COUPLES,
    GOODS,
    LONG_GAME,
    MARQUIS_OF_LISBOA,
    SIDE,
    SIZES,
    SLOTS,
    SQUARES,
)

LINE_NAMES = (*(name[0] for name in SQUARES[:SIDE]), *(name[1] for name in SQUARES[::SIDE]))
NAMES = (
    "specialist",
    "long-game",
    "couples",
    "third-wheel",
    "last-call",
    "customers-in-line",
    "crowded-market",
    "pub-crawl",
    "marquis-of-lisboa",
)
line_at = interpreted(line_of)


def challenge_view(p: Any, *, hidden: bool) -> Json | None:
    """The challenge, its goal, and the progress so far. Coins may be hidden (M2.5)."""
    if p.challenge == 0:
        return None
    return {
        "number": p.challenge,
        "name": NAMES[p.challenge - 1],
        "thresholds": list(THRESHOLDS[p.challenge]),
        "counts": "from_fours" if p.challenge == LONG_GAME else "coins",
        "standing": None if hidden and p.challenge != LONG_GAME else standing(p),
        "tiles_left": tiles_left(p),
        "specialty": GOODS[p.specialty] if p.specialty >= 0 else None,
        "from_fours": p.from_fours,
        "fours": p.fours,
        "best_move": p.best_move[0],
        "full_lines": full_lines(p),
        "columns": columns(p),
    }


def standing(p: Any) -> int:
    """The present result: coins, or in The Long Game what 4-customer tiles paid (S2)."""
    return int(p.from_fours if p.challenge == LONG_GAME else p.coins[0])


def tiles_left(p: Any) -> int:
    """Customer tiles that can still be brought: in The Long Game those with four customers (S2)."""
    by_size = [
        p.stack[size] + sum(tile >= 0 for tile in p.offer[SLOTS * size : SLOTS * (size + 1)])
        for size in range(SIZES)
    ]
    return by_size[-1] if p.challenge == LONG_GAME else sum(by_size)


def full_lines(p: Any) -> list[str]:
    """S3: the lines that may take no more stalls."""
    if p.challenge != COUPLES:
        return []
    lines = zip(LINE_NAMES, p.stalls_in, strict=True)
    return [name for name, stalls in lines if stalls >= COUPLE]


def columns(p: Any) -> list[Json]:
    """S9: the columns where stalls may stand, with the goods that they may sell."""
    if p.challenge != MARQUIS_OF_LISBOA:
        return []
    return [
        {"column": LINE_NAMES[column], "goods": goods_names(p.wants[tile])}
        for column, tile in enumerate(p.customers[:SIDE])
        if tile >= 0
    ]


def awaited_stalls(p: Any, entrance: int) -> Json:
    """S7: the stalls that the line of an entrance must have before its customers pay."""
    needed = customers_on(p.customers[entrance])
    return {"needed": needed, "missing": max(0, needed - p.stalls_in[line_at(entrance)])}

"""Explained events: message keys with their arguments."""

from typing import Any

from feira.core.events import Rows
from feira.core.explainer import Explainer
from feira.core.types import Buffer, Json
from feira.games.mercado.presentation.notation import customers_on, goods_names
from feira.games.mercado.rules.events import EARNED, EVENTS
from feira.games.mercado.rules.position import (
    ENTRANCES,
    GOOD_COUNT,
    GOODS,
    LAYOUT,
    NEIGHBOURS,
    PUB,
    REASONS,
    RESTAURANTS,
    SQUARES,
)

unpack_market = LAYOUT.unpacker("selling", "open", "customers", "wants")

message_of = Explainer(
    EVENTS,
    {
        "good": GOODS,
        "kind": RESTAURANTS,
        "square": SQUARES,
        "entrance": ENTRANCES,
        "reason": REASONS,
    },
).message
# Events that are explained with more data than their own numbers.
OF_THE_MARKET = {EARNED, *(kind for kind, (_, numbers) in EVENTS.items() if "tile" in numbers)}
BESIDE = tuple(int(squares) for squares in NEIGHBOURS)


def explain(position: Buffer, events: Rows) -> list[Json]:
    """Events as message keys with their arguments, in the position after them."""
    found = [message_of(event) for event in events]
    p: Any = None  # unpacked on demand
    for event, message in zip(events, found, strict=True):
        kind = event[0]
        if kind not in OF_THE_MARKET:
            continue
        p = p or unpack_market(position)
        if kind == EARNED:
            message.update(earned_by(p, square=event[3], entrance=event[4]))
        else:
            message.update(tile_message(p, message.pop("tile")))
    return found


def tile_message(p: Any, tile: int) -> Json:
    """A customer tile: how many customers, and the goods they want in their order."""
    return {"customers": customers_on(tile), "goods": goods_names(p.wants[tile])}


def earned_by(p: Any, *, square: int, entrance: int) -> Json:
    """Why a stall earned: its good, the customers, and the restaurants beside it (M7)."""
    good = next(g for g in range(GOOD_COUNT) if p.selling[g] >> square & 1)
    improving = (PUB, good + 1)
    beside = [
        {"kind": RESTAURANTS[kind], "square": SQUARES[q]}
        for q in members(BESIDE[square] & (p.open[PUB] | p.open[good + 1]))
        for kind in improving
        if p.open[kind] >> q & 1
    ]
    customers = customers_on(p.customers[entrance])
    return {"good": GOODS[good], "customers": customers, "restaurants": beside}


def members(squares: int) -> list[int]:
    """The numbers in a set, ascending."""
    found = []
    while squares:
        found.append((squares & -squares).bit_length() - 1)
        squares &= squares - 1
    return found

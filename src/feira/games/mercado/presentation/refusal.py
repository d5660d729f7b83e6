"""Why a choice is not legal, as a message: M3.1, M4, M5.1, M6, and the challenges' own limits.

`legal.py` keeps sets of what is allowed and gives no reasons for the rest; this module checks the
conditions one by one, and tests compare the two. The first reason found is returned: first about
the place or the tile, then what the player lacks, and money last.

The refusals common to all games (nobody or chance is to act) are in `core/presentation.py`. A
reason may reveal the coins of the seat to act, so it is for that seat only (M2.5).
"""

from typing import Any

from feira.core.jit import interpreted
from feira.core.presentation import REFUSED_CHANCE, REFUSED_OVER, REFUSED_UNKNOWN
from feira.core.types import Buffer, Json
from feira.games.mercado.presentation.explain import tile_message
from feira.games.mercado.presentation.notation import customers_on, goods_names
from feira.games.mercado.presentation.view import CLOSED
from feira.games.mercado.rules import earn, geometry, legal
from feira.games.mercado.rules.position import (
    ACT,
    BARRED,
    COIN_CHOICE,
    COUPLE,
    COUPLES,
    CUSTOMERS_CHOICE,
    CUSTOMERS_IN_LINE,
    ENTRANCE_COUNT,
    ENTRANCES,
    EXCHANGE_DISPLAY_CHOICE,
    EXCHANGE_HAND_CHOICE,
    GOOD_COUNT,
    GOODS,
    HAND,
    LAYOUT,
    MARQUIS_OF_LISBOA,
    PUB,
    PUB_CRAWL,
    RESTAURANT_CHOICE,
    RESTAURANTS,
    SIDE,
    SPECIALISE,
    SPECIALISE_CHOICE,
    SQUARE_COUNT,
    SQUARES,
    STAGES,
    STALL_CHOICE,
    TAKE_CHOICE,
)

unpack = LAYOUT.unpacker()
column_of, row_of = interpreted(geometry.column_of), interpreted(geometry.row_of)
line_of = interpreted(geometry.line_of)
has_wood = interpreted(legal.has_wood)
stall_cost, would_earn = interpreted(earn.stall_cost), interpreted(earn.would_earn)

REFUSALS = (
    *(REFUSED_OVER, REFUSED_CHANCE, REFUSED_UNKNOWN, "refused-stage"),
    *("refused-specialise", "refused-take", "refused-display"),
    *("refused-stall", "refused-open", "refused-couples", "refused-closed"),
    *("refused-column", "refused-north", "refused-tile", "refused-wood", "refused-cost"),
    *("refused-offer", "refused-entrance", "refused-barred"),
    *("refused-few", "refused-missing", "refused-own"),
    *("refused-held", "refused-coin", "refused-equal", "refused-bag", "refused-same"),
)


def reason_against(position: Buffer, choice: int) -> Json | None:
    """Why a choice of the seat to act is not legal: a message key with arguments, or None."""
    p = unpack(position)
    if choice < EXCHANGE_DISPLAY_CHOICE:
        return not_now(p, ACT) or no_action(p, choice)
    if choice < SPECIALISE_CHOICE:
        return no_take(p, choice)
    return {"key": "refused-specialise"} if p.stage != SPECIALISE else None


def not_now(p: Any, stage: int) -> Json | None:
    """Another question comes first: a good to name (S1), or a tile to take (M4.5)."""
    return {"key": "refused-stage", "stage": STAGES[p.stage]} if p.stage != stage else None


def no_action(p: Any, choice: int) -> Json | None:
    """One of the four actions (M3), or the exchange before it (M3.1)."""
    if choice < CUSTOMERS_CHOICE:
        return no_stall(p, *divmod(choice - STALL_CHOICE, SQUARE_COUNT))
    if choice < RESTAURANT_CHOICE:
        return no_customers(p, *divmod(choice - CUSTOMERS_CHOICE, ENTRANCE_COUNT))
    if choice < COIN_CHOICE:
        return no_restaurant(p, *divmod(choice - RESTAURANT_CHOICE, SQUARE_COUNT))
    if choice == EXCHANGE_HAND_CHOICE:
        return no_exchange(p, p.hand[p.turn]) or no_wood(p)
    return {"key": "refused-coin"} if p.challenge else None  # S0.1


def no_stall(p: Any, good: int, square: int) -> Json | None:
    """M4.1, the challenges, then what it takes: a tile, a wooden stall (M4.4), money (M4.3)."""
    return (
        taken(p, square)
        or coupled(p, square)
        or covered(p, square)
        or unwanted(p, good, square)
        or no_tile(p, good)
        or no_wood(p)
        or too_dear(p, good, square)
    )


def taken(p: Any, square: int) -> Json | None:
    """M4.1, M6.1: a stall or an open restaurant stands on the square."""
    for good, squares in zip(GOODS, p.selling, strict=True):
        if squares >> square & 1:
            return {"key": "refused-stall", "good": good, "square": SQUARES[square]}
    for kind, squares in zip(RESTAURANTS, p.open, strict=True):
        if squares >> square & 1:
            return {"key": "refused-open", "kind": kind, "square": SQUARES[square]}
    return None


def coupled(p: Any, square: int) -> Json | None:
    """S3: at most two stalls in any row or column."""
    for line in (column_of(square), row_of(square)):
        if p.challenge == COUPLES and p.stalls_in[line] >= COUPLE:
            return {"key": "refused-couples", "line": line_name(line), "square": SQUARES[square]}
    return None


def line_name(line: int) -> str:
    """Is the line a column or a row?"""
    return "column" if line < SIDE else "row"


def covered(p: Any, square: int) -> Json | None:
    """S8: closed restaurants other than the pub are in the way of stalls and pubs."""
    for kind, squares in enumerate(p.shut):
        if p.challenge == PUB_CRAWL and kind != PUB and squares >> square & 1:
            return {"key": "refused-closed", "kind": CLOSED[kind], "square": SQUARES[square]}
    return None


def unwanted(p: Any, good: int, square: int) -> Json | None:
    """S9: stalls only in the columns that have customers in the north, of the goods those want."""
    column = column_of(square)
    north = p.customers[column]
    if p.challenge != MARQUIS_OF_LISBOA:
        return None
    if north < 0:
        return {"key": "refused-column"}
    if p.wants[north] >> good & 1:
        return None
    return {"key": "refused-north", "good": GOODS[good], "entrance": ENTRANCES[column]}


def no_tile(p: Any, good: int) -> Json | None:
    """M4: the stall tile is one of those in hand."""
    return None if p.hand[p.turn][good] else {"key": "refused-tile", "good": GOODS[good]}


def no_wood(p: Any) -> Json | None:
    """M4.4, M3.1: it needs a wooden stall."""
    return None if has_wood(p, p.turn) else {"key": "refused-wood"}


def too_dear(p: Any, good: int, square: int) -> Json | None:
    """M4.2, M4.3: coins and what the new stall earns must reach for its cost."""
    cost = stall_cost(p, square)
    coins = p.coins[p.turn]
    earns = would_earn(p, good, square)
    if coins + earns >= cost:
        return None
    return {
        "key": "refused-cost",
        "cost": cost,
        "coins": coins,
        "earns": earns,
        "missing": cost - coins - earns,
    }


def no_customers(p: Any, tile: int, entrance: int) -> Json | None:
    """M5.1: a tile on offer, an empty entrance, and a line that suits."""
    if p.wants[tile] == 0:  # in component sets with equal tiles some numbers are unused
        return {"key": REFUSED_UNKNOWN}
    if tile not in p.offer:
        return {"key": "refused-offer", **tile_message(p, tile)}
    if p.customers[entrance] == BARRED:  # S9
        return {"key": "refused-barred", "entrance": ENTRANCES[entrance]}
    if p.customers[entrance] >= 0:
        return {"key": "refused-entrance", "entrance": ENTRANCES[entrance]}
    return no_line(p, tile, line_of(entrance))


def no_line(p: Any, tile: int, line: int) -> Json | None:
    """M5.1: as many stalls as customers, and an own one that sells what they want."""
    name = line_name(line)
    customers, stalls = customers_on(tile), p.stalls_in[line]
    if stalls < customers:
        return {
            "key": "refused-few",
            "line": name,
            "customers": customers,
            "stalls": stalls,
            "missing": customers - stalls,
        }
    wanted = p.wants[tile]
    sold = sum(1 << good for good in range(GOOD_COUNT) if p.own_lines[p.turn][good] >> line & 1)
    if p.challenge == CUSTOMERS_IN_LINE and wanted & ~sold:  # S6: every good that the tile wants
        return {"key": "refused-missing", "line": name, "goods": goods_names(wanted & ~sold)}
    if wanted & sold:
        return None
    return {"key": "refused-own", "line": name, "goods": goods_names(wanted)}


def no_restaurant(p: Any, kind: int, square: int) -> Json | None:
    """M6.1: a restaurant in hand and a free square for it; S8 has limits for pubs."""
    reason = taken(p, square)
    if kind == PUB:
        reason = reason or covered(p, square)
    if p.held[p.turn][kind] == 0:
        reason = reason or {"key": "refused-held", "kind": RESTAURANTS[kind]}
    return reason


def no_take(p: Any, choice: int) -> Json | None:
    """M4.5: a tile from the display, or first the exchange of the display."""
    if p.stage == ACT:
        return {"key": "refused-take"}
    if p.stage == SPECIALISE:
        return not_now(p, ACT)
    if choice == EXCHANGE_DISPLAY_CHOICE:
        return no_exchange(p, p.display)
    good = choice - TAKE_CHOICE
    return None if p.display[good] else {"key": "refused-display", "good": GOODS[good]}


def no_exchange(p: Any, tiles: tuple[int, ...]) -> Json | None:
    """M3.1: three tiles of one good, and the bag has three, not all of that good."""
    if HAND not in tiles:
        return {"key": "refused-equal"}
    good = tiles.index(HAND)
    bag = sum(p.bag)
    if bag < HAND:
        return {"key": "refused-bag", "tiles": bag}
    return {"key": "refused-same", "good": GOODS[good]} if bag == p.bag[good] else None

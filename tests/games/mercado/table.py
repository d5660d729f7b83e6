"""Positions by hand: a test gives only what matters, the rest is an empty table."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from feira.core.config import Config
from feira.core.verbs import broken
from feira.games.mercado.game import GAME
from feira.games.mercado.rules.position import GOODS, SQUARES
from tests.games.table import draw_on, new, parsed

PAIRS = ("fish+flower", "fish+tomato", "fish+meat", "fish+grape", "flower+tomato")


def table(
    market: Mapping[str, str] | None = None,
    *,
    seats: int = 2,
    options: str = "money=open",
    stage: str = "act",
    turn: int = 0,
    customers: str = "-",
    offer: str = "-",
    display: str = "-",
    hands: str | None = None,
    held: str | None = None,
    coins: str | None = None,
    **more: object,
) -> np.record:
    """A position in the middle of a game. `market` maps squares to `fish0`, `pub`, `(pub)`."""
    market = market or {}
    nothing = " / ".join("-" * seats)
    lines = {
        "seats": seats,
        "options": options,
        "stage": stage,
        "turn": turn,
        "market": " ".join(market.get(square, ".") for square in SQUARES),
        "customers": customers,
        "offer": offer,
        "display": display,
        "hands": hands or nothing,
        "held": held or nothing,
        "coins": coins or " ".join(["10"] * seats),
        **more,
    }
    text = "position mercado\n" + "".join(f"{key}: {value}\n" for key, value in lines.items())
    s = parsed(GAME, text)
    assert broken(s) == 0, f"invariant {broken(s)} of\n{text}"
    return s


def challenge(number: int, market: Mapping[str, str] | None = None, **more: Any) -> np.record:
    """A position of a solo challenge."""
    return table(market, seats=1, options=f"challenge={number}", **more)


def crowded(**more: Any) -> np.record:
    """All 20 entrances filled: north 1, east 2, south 3, west 4 customers."""
    tiles = {
        **{f"N{c}": "1 " + goods for c, goods in zip("abcde", PAIRS, strict=False)},
        **{f"E{r}": "2 " + goods for r, goods in zip("12345", PAIRS, strict=False)},
        **{f"S{c}": "3 " + goods for c, goods in zip("abcde", PAIRS, strict=False)},
        **{f"W{r}": "4 " + goods for r, goods in zip("12345", GOODS, strict=False)},
    }
    standing = ", ".join(f"{entrance} {tile}" for entrance, tile in tiles.items())
    return challenge(7, customers=standing, **more)


def config(seats: int | None = None, **options: str) -> Config:
    return GAME.configure(seats, options)


def set_up(seats: int | None = None, seed: int = 1, **options: str) -> tuple[np.record, list[str]]:
    """A game after set-up, and what was drawn for it."""
    s = new(GAME, config(seats, **options))
    return s, draw_on(s, seed)

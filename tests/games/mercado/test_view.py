"""Mercado's view, compared with other representations of a position."""

import numpy as np
import pytest

from feira.core.config import Config
from feira.core.types import NOBODY, Json
from feira.core.verbs import actor
from feira.games.mercado.game import GAME
from feira.games.mercado.rules.earn import value
from feira.games.mercado.rules.position import GOODS
from tests.games.mercado.table import config
from tests.games.table import coins, new, own, positions, view

NONE = "-"


def lines(s: np.record) -> dict[str, str]:
    """The lines of the position's text, which has independent code."""
    return dict(line.split(": ", 1) for line in GAME.presentation.position_text(s).splitlines()[1:])


def square_text(square: Json) -> str:
    if square["stall"]:
        return f"{square['stall']['good']}{square['stall']['owner']}"
    closed = {None: ".", "unknown": "(?)"}.get(square["closed"], f"({square['closed']})")
    return str(square["open"] or closed)


def lines_of(view: Json) -> dict[str, str]:
    """Lines of the position's text, from a view in which all coins are open."""
    rows = [" ".join(map(square_text, view["market"][n : n + 5])) for n in range(0, 25, 5)]
    customers = [
        f"{name} {tile['customers']} {'+'.join(tile['goods'])}"
        for name, tile in view["entrances"].items()
        if isinstance(tile, dict)
    ]
    offer = [f"{n} {'+'.join(tile)}" for n, tiles in enumerate(view["offer"], 1) for tile in tiles]
    players = view["players"]
    return {
        "stage": view["stage"],
        "turn": str(view["turn"]),
        "market": " / ".join(rows),
        "customers": ", ".join(customers) or NONE,
        "offer": ", ".join(offer) or NONE,
        "display": " ".join(view["display"]) or NONE,
        "hands": " / ".join(" ".join(player["hand"]) or NONE for player in players),
        "held": " / ".join(" ".join(player["held"]) or NONE for player in players),
        "coins": " ".join(str(player["coins"]) for player in players),
    }


@pytest.mark.parametrize(
    "one", GAME.rules.variants()[::3], ids=lambda one: "-".join(one.options.values())
)
def test_the_view_tells_what_the_text_tells(one: Config) -> None:
    for s in positions(GAME, one):
        seen = view(s)
        seen["players"] = [view(s, seat)["players"][seat] for seat in range(one.seats)]
        text = lines(s)
        assert lines_of(seen).items() <= text.items()
        assert seen["options"] == one.options
        free = [square for square in seen["market"] if not (square["stall"] or square["open"])]
        assert seen["free_squares"] == len(free)
        assert seen["empty_entrances"] == list(seen["entrances"].values()).count(None)
        assert sum(seen["bag"].values()) == int(s.bag.sum())
        for number, square in enumerate(seen["market"]):
            if square["stall"]:
                good = GOODS.index(square["stall"]["good"])
                assert square["stall"]["value"] == value(s, good, number)


def test_m2_5_only_ones_own_coins_are_seen_before_the_end() -> None:
    for s in positions(GAME, config(3, money="hidden")):
        over = actor(s) == NOBODY
        assert [p["coins"] for p in view(s)["players"]] == (coins(s) if over else [None] * 3)
        for seat in range(3):
            seen = own(s, seat)
            assert seen.keys() == (set() if over else {"players"})
            if not over:
                known = [player["coins"] for player in seen["players"]]
                assert known == [coins(s)[n] if n == seat else None for n in range(3)]


def test_m2_5_with_open_money_nothing_is_a_seats_own() -> None:
    for s in positions(GAME, config(2, money="open")):
        assert own(s, 0) == {}
        assert [player["coins"] for player in view(s)["players"]] == coins(s)


def test_options_differ_where_components_do() -> None:
    """Two component sets with the same tiles in different numbers."""
    pairs = ",".join(["fish+flower"] * 10)
    squares = "a1,b1,c1,d1,e1,a2,b2,c2,d2,e2,a3"
    sets = [
        f"marked:{squares};1:{','.join(['fish'] * n + ['meat'] * (10 - n))};2:{pairs};3:{pairs};"
        "4:fish,flower,tomato,meat,grape"
        for n in (5, 4, 5, 4)
    ]
    for one in sets:
        agreed = config(2, components=one)
        assert view(new(GAME, agreed))["options"] == agreed.options
        assert agreed.options["components"] == one

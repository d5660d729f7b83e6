"""The reasons for which Mercado refuses a choice, each in a position where it applies."""

from collections.abc import Callable

import numpy as np
import pytest

from feira.core.messages import LANGUAGES, Messages
from feira.core.types import Json
from feira.games.mercado.game import GAME
from tests.games.mercado.table import challenge, set_up, table
from tests.games.table import do, legal, new, why

FULL = {
    q: f"{'fish flower tomato meat'.split()[n % 4]}0"
    for n, q in enumerate("a1 b1 c2 d2 a3 b3 c4 d4".split())
}
NORTH = "Na 1 fish+flower, Nc 1 fish+meat, Ne 1 meat+grape"


def with_bag(bag: list[int], **more: str) -> np.record:
    s = table(**more)  # type: ignore[arg-type]
    s.bag[:] = bag
    return s


def over() -> np.record:
    s = table(seats=3, hands="fish / - / -")
    do(s, "coin", "coin", "coin")
    return s


def taking(display: str) -> np.record:
    s = table(hands="fish / -", display=display)
    do(s, "stall fish c3")
    return s


def own_set() -> np.record:
    tiles = ("1:" + ",".join(["fish"] * 10), "2:" + ",".join(["fish"] * 10))
    more = ("3:" + ",".join(["meat"] * 10), "4:fish,fish,fish,fish,fish")
    marked = "marked:a1,b1,c1,d1,e1,a2,b2,c2,d2,e2,a3"
    return table(options=f"money=open components={';'.join((marked, *tiles, *more))}")


CASES: list[tuple[Callable[[], np.record], str, Json]] = [
    (over, "stall fish c3", {"key": "refused-over"}),
    (lambda: new(GAME, GAME.configure(2, {})), "coin", {"key": "refused-chance"}),
    # M1.7: with equal tiles there are fewer kinds of them, and numbers without a tile.
    (own_set, "customers 1 fish Na", {"key": "refused-offer", "customers": 1, "goods": ["fish"]}),
    # M4.5 and S1: what is asked first.
    (lambda: taking("meat"), "coin", {"key": "refused-stage", "stage": "take"}),
    (
        lambda: set_up(1, challenge="1")[0],
        "take fish",
        {"key": "refused-stage", "stage": "specialise"},
    ),
    (table, "specialise fish", {"key": "refused-specialise"}),
    (lambda: taking("meat"), "specialise fish", {"key": "refused-specialise"}),
    (table, "take fish", {"key": "refused-take"}),
    (table, "exchange display", {"key": "refused-take"}),
    (lambda: taking("meat"), "take fish", {"key": "refused-display", "good": "fish"}),
    # M4.1
    (
        lambda: table({"c3": "meat1"}, hands="fish / -"),
        "stall fish c3",
        {"key": "refused-stall", "good": "meat", "square": "c3"},
    ),
    (
        lambda: table({"c3": "pub"}, hands="fish / -"),
        "stall fish c3",
        {"key": "refused-open", "kind": "pub", "square": "c3"},
    ),
    # S3
    (
        lambda: challenge(3, {"c1": "meat0", "c2": "fish0"}, hands="fish"),
        "stall fish c5",
        {"key": "refused-couples", "line": "column", "square": "c5"},
    ),
    (
        lambda: challenge(3, {"a2": "meat0", "c2": "fish0"}, hands="fish"),
        "stall fish e2",
        {"key": "refused-couples", "line": "row", "square": "e2"},
    ),
    # S8
    (
        lambda: challenge(8, {"a1": "(tea)"}, hands="fish"),
        "stall fish a1",
        {"key": "refused-closed", "kind": "tea", "square": "a1"},
    ),
    (
        lambda: challenge(8, {"a1": "(tea)"}, hands="fish", held="pub"),
        "restaurant pub a1",
        {"key": "refused-closed", "kind": "tea", "square": "a1"},
    ),
    # S9
    (
        lambda: challenge(9, customers=NORTH, hands="fish"),
        "stall fish b3",
        {"key": "refused-column"},
    ),
    (
        lambda: challenge(9, customers=NORTH, hands="fish"),
        "stall fish e3",
        {"key": "refused-north", "good": "fish", "entrance": "Ne"},
    ),
    # M4, M4.4
    (
        lambda: table(hands="meat / fish"),
        "stall fish c3",
        {"key": "refused-tile", "good": "fish"},
    ),
    (lambda: table(FULL, hands="grape / -"), "stall grape e5", {"key": "refused-wood"}),
    # M4.2, M4.3: three others in the row; one customer above wants fish.
    (
        lambda: table(
            {"a3": "meat1", "b3": "meat0", "d3": "grape1"},
            customers="Nc 1 fish+meat",
            hands="fish / -",
            coins="2 9",
        ),
        "stall fish c3",
        {"key": "refused-cost", "cost": 4, "coins": 2, "earns": 1, "missing": 1},
    ),
    (
        lambda: table(hands="fish / -", coins="0 9"),
        "stall fish c3",
        {"key": "refused-cost", "cost": 1, "coins": 0, "earns": 0, "missing": 1},
    ),
    # M5.1
    (
        lambda: table({"a3": "fish0"}, offer="1 fish+meat"),
        "customers 1 fish+flower W3",
        {"key": "refused-offer", "customers": 1, "goods": ["fish", "flower"]},
    ),
    (
        lambda: table({"a3": "fish0"}, offer="1 fish+meat", customers="W3 2 meat+grape"),
        "customers 1 fish+meat W3",
        {"key": "refused-entrance", "entrance": "W3"},
    ),
    (
        lambda: challenge(9, {"a3": "fish0"}, customers=NORTH, offer="1 fish+tomato"),
        "customers 1 fish+tomato Nb",
        {"key": "refused-barred", "entrance": "Nb"},
    ),
    (
        lambda: table({"a3": "fish0", "b3": "meat1"}, offer="3 fish+meat"),
        "customers 3 fish+meat E3",
        {"key": "refused-few", "line": "row", "customers": 3, "stalls": 2, "missing": 1},
    ),
    (
        lambda: table({"a3": "fish0", "b3": "meat1"}, offer="1 meat+grape"),
        "customers 1 meat+grape E3",
        {"key": "refused-own", "line": "row", "goods": ["meat", "grape"]},
    ),
    # S6
    (
        lambda: challenge(6, {"a3": "fish0"}, offer="1 fish+meat"),
        "customers 1 fish+meat Sa",
        {"key": "refused-missing", "line": "column", "goods": ["meat"]},
    ),
    # M6.1
    (
        lambda: table({"c3": "fish1"}, held="pub / -"),
        "restaurant pub c3",
        {"key": "refused-stall", "good": "fish", "square": "c3"},
    ),
    (
        lambda: table(held="pub / tea"),
        "restaurant tea c3",
        {"key": "refused-held", "kind": "tea"},
    ),
    # S0.1
    (lambda: challenge(2, hands="fish"), "coin", {"key": "refused-coin"}),
    # M3.1
    (lambda: table(hands="fish fish meat / -"), "exchange hand", {"key": "refused-equal"}),
    (
        lambda: with_bag([0, 0, 1, 1, 0], hands="fish fish fish / -"),
        "exchange hand",
        {"key": "refused-bag", "tiles": 2},
    ),
    (
        lambda: with_bag([4, 0, 0, 0, 0], hands="fish fish fish / -"),
        "exchange hand",
        {"key": "refused-same", "good": "fish"},
    ),
    (lambda: table(FULL, hands="grape grape grape / -"), "exchange hand", {"key": "refused-wood"}),
    (lambda: taking("meat grape"), "exchange display", {"key": "refused-equal"}),
]


@pytest.mark.parametrize(("make", "choice", "reason"), CASES)
def test_a_refusal_gives_its_reason(
    make: Callable[[], np.record], choice: str, reason: Json
) -> None:
    s = make()
    assert why(s, choice) == reason
    assert choice not in legal(s)
    for language in LANGUAGES:
        assert Messages(GAME.presentation.messages, language, ["Ana"]).tell(reason)


def test_every_reason_occurs() -> None:
    keys = {reason["key"] for _, _, reason in CASES} | {"refused-unknown"}
    assert keys == set(GAME.presentation.refusal_keys)


def test_a_tile_that_the_component_set_does_not_have_is_unknown() -> None:
    s = own_set()
    second = (
        GAME.presentation.parse_choice(s, "customers 1 fish Na") + 20
    )  # ten tiles of one kind: M1.7
    assert GAME.presentation.refusal(s, second) == {"key": "refused-unknown"}


def test_the_place_is_named_before_what_the_player_lacks() -> None:
    s = table(FULL | {"e5": "meat1"}, hands="- / -", coins="0 0")
    reasons = [why(s, f"stall grape {square}") for square in ("e5", "e4")]
    assert [reason and reason["key"] for reason in reasons] == ["refused-stall", "refused-tile"]


def test_m4_3_what_the_stall_would_earn_is_named_with_its_cost() -> None:
    """The example of the rules: three others in both lines, and 16 to earn."""
    market = {
        q: f"{good}1" for q, good in zip("a3 b3 d3 c1 c2 c4".split(), ["meat"] * 6, strict=True)
    }
    s = table(market, customers="W3 4 flower", hands="flower / -", coins="0 0")
    assert why(s, "stall flower c3") is None
    s = table(market, customers="W3 3 flower+tomato", hands="flower / -", coins="0 0")
    assert why(s, "stall flower c3") == {
        "key": "refused-cost",
        "cost": 4,
        "coins": 0,
        "earns": 3,
        "missing": 1,
    }


@pytest.mark.parametrize(
    ("language", "few", "bag"),
    [
        ("en", "needs 3 stalls in the row, which has 1", "only 2 tiles are left in the bag"),
        ("uk", "у рядку потрібні 3 ятки, а є лише 1", "у мішечку лише 2 плитки"),
        ("pl", "w rzędzie potrzeba 3 stoisk, a jest tylko 1", "w worku są tylko 2 kafle"),
        (
            "de",
            "braucht 3 Stände in der Reihe, dort steht erst 1",
            "im Beutel sind nur noch 2 Plättchen",
        ),
        (
            "fr",
            "il faut 3 stands dans la rangée, il n’y en a qu’un",
            "il ne reste que 2 tuiles dans le sac",
        ),
    ],
)
def test_reasons_are_in_good_grammar(language: str, few: str, bag: str) -> None:
    messages = Messages(GAME.presentation.messages, language, ["Ana"])
    reason = {"key": "refused-few", "line": "row", "customers": 3, "stalls": 1, "missing": 2}
    assert messages.tell(reason) == few
    assert messages.tell({"key": "refused-bag", "tiles": 2}) == bag

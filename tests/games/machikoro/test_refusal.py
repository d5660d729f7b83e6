"""The reasons for which Machi Koro refuses a choice, each in a position where it applies."""

from collections.abc import Callable

import numpy as np
import pytest

from feira.core.messages import LANGUAGES, Messages
from feira.core.types import NOBODY, Json
from feira.core.verbs import actor
from feira.games.machikoro.game import GAME
from feira.games.machikoro.rules.components import CARDS
from tests.games.machikoro.table import table
from tests.games.table import do, draw_on, legal, new, stage, view, why


def building(*cities: str, **more: object) -> np.record:
    return table(*(cities or ("-", "-")), stage="build", low=1, dice=1, **more)  # type: ignore[arg-type]


def over() -> np.record:
    s = building(landmarks="mall park radio-tower / -", options="plus=no", coins="9 9")
    do(s, "build station")
    assert actor(s) == NOBODY
    return s


def asked(stage: str, *cities: str, **more: object) -> np.record:
    return table(*cities, stage=stage, dice=2, low=1, high=5, **more)  # type: ignore[arg-type]


ALL = "station radio-tower harbour / -"
CENTER = "business-center 1, bakery 1, stadium 1"

CASES: list[tuple[Callable[[], np.record], str, Json]] = [
    (over, "build none", {"key": "refused-over"}),
    (lambda: table("-", "-"), "build none", {"key": "refused-chance"}),
    # Nobody sits there.
    (lambda: asked("tv", "tv-station 1", "-"), "tv 2", {"key": "refused-unknown"}),
    (lambda: asked("swap", CENTER, "mine 1"), "swap 4 bakery mine", {"key": "refused-unknown"}),
    # K2.2
    (lambda: building(options="plus=no"), "build sushi-bar", {"key": "refused-plus"}),
    (lambda: building(options="plus=no"), "build airport", {"key": "refused-plus"}),
    (lambda: building(options="plus=no"), "add 2", {"key": "refused-plus"}),
    # K3.1
    (
        building,
        "roll 2",
        {"key": "refused-landmark", "landmark": "station"},
    ),
    (lambda: building(landmarks=ALL), "roll 2", {"key": "refused-stage", "stage": "build"}),
    (
        lambda: table("-", "-", stage="roll", landmarks=ALL),
        "build none",
        {"key": "refused-stage", "stage": "roll"},
    ),
    # K3.2
    (building, "reroll", {"key": "refused-landmark", "landmark": "radio-tower"}),
    (lambda: building(landmarks=ALL, rerolled=1), "reroll", {"key": "refused-rerolled"}),
    (lambda: building(landmarks=ALL), "keep", {"key": "refused-stage", "stage": "build"}),
    (building, "add 2", {"key": "refused-landmark", "landmark": "harbour"}),
    (lambda: building(landmarks=ALL), "add 2", {"key": "refused-total", "total": 1}),
    (
        lambda: asked("radio", "-", "-", landmarks=ALL),
        "add 2",
        {"key": "refused-stage", "stage": "radio"},
    ),
    # K3.6
    (building, "tv 1", {"key": "refused-card", "card": "tv-station"}),
    (
        lambda: building("tv-station 1", "-"),
        "tv 1",
        {"key": "refused-roll", "card": "tv-station", "rolls": "6", "total": 1},
    ),
    (lambda: asked("tv", "tv-station 1", "-"), "tv 0", {"key": "refused-self"}),
    (
        lambda: asked("build", "tv-station 1", "-"),
        "tv 1",
        {"key": "refused-stage", "stage": "build"},
    ),
    # K3.7
    (building, "swap none", {"key": "refused-card", "card": "business-center"}),
    (
        lambda: building(CENTER, "mine 1"),
        "swap 1 bakery mine",
        {"key": "refused-roll", "card": "business-center", "rolls": "6", "total": 1},
    ),
    (
        lambda: asked("tv", f"tv-station 1, {CENTER}", "mine 1"),
        "swap none",
        {"key": "refused-stage", "stage": "tv"},
    ),
    (lambda: asked("swap", CENTER, "mine 1"), "swap 0 bakery bakery", {"key": "refused-self"}),
    (
        lambda: asked("swap", CENTER, "mine 1"),
        "swap 1 stadium mine",
        {"key": "refused-purple", "card": "stadium"},
    ),
    (
        lambda: asked("swap", CENTER, "mine 1, tax-office 1"),
        "swap 1 bakery tax-office",
        {"key": "refused-purple", "card": "tax-office"},
    ),
    (
        lambda: asked("swap", CENTER, "mine 1"),
        "swap 1 forest mine",
        {"key": "refused-card", "card": "forest"},
    ),
    (
        lambda: asked("swap", CENTER, "mine 1"),
        "swap 1 bakery ranch",
        {"key": "refused-theirs", "from-seat": 1, "card": "ranch"},
    ),
    # K4.2
    (
        lambda: building("stadium 1", "-", coins="50 0"),
        "build stadium",
        {"key": "refused-one", "card": "stadium"},
    ),
    (
        lambda: building(landmarks=ALL, coins="50 0"),
        "build harbour",
        {"key": "refused-built", "landmark": "harbour"},
    ),
    (
        lambda: building("cafe 6", "-", coins="50 0"),
        "build cafe",
        {"key": "refused-market", "card": "cafe"},
    ),
    (
        lambda: building(coins="7 0"),
        "build mall",
        {"key": "refused-cost", "cost": 10, "coins": 7, "missing": 3},
    ),
    (
        lambda: building(coins="1 0"),
        "build cafe",
        {"key": "refused-cost", "cost": 2, "coins": 1, "missing": 1},
    ),
]


@pytest.mark.parametrize(("make", "choice", "reason"), CASES)
def test_a_refusal_gives_its_reason(
    make: Callable[[], np.record], choice: str, reason: Json
) -> None:
    s = make()
    assert why(s, choice) == reason
    assert choice not in legal(s)
    for language in LANGUAGES:
        assert Messages(GAME.presentation.messages, language, ["Ana", "Bela"]).tell(reason)


def test_every_reason_occurs() -> None:
    assert {reason["key"] for _, _, reason in CASES} == set(GAME.presentation.refusal_keys)


def test_k6_1_the_limited_market_may_not_have_the_card() -> None:
    s = new(GAME, GAME.configure(2, {"market": "limited"}))
    draw_on(s)
    while stage(s) != "build":
        do(s, "dice 1")
    s.coins[:] = 50
    lying = {pile["card"] for pile in view(s)["market"]}
    for card in (card.name for card in CARDS if not card.plus):
        missing = {"key": "refused-market", "card": card}
        assert why(s, f"build {card}") == (None if card in lying else missing)


def test_every_question_has_its_sentence() -> None:
    for language in LANGUAGES:
        messages = Messages(GAME.presentation.messages, language, ["Ana", "Bela"])
        sentences = {
            messages.tell({"key": "refused-stage", "stage": stage})
            for stage in ("roll", "radio", "add", "tv", "swap", "build")
        }
        assert len(sentences) == 6

"""Machi Koro's view beside what else is known of a position."""

import pytest

from feira.core.config import Config
from feira.core.types import Json
from feira.games.machikoro.game import GAME
from feira.games.machikoro.rules.components import LANDMARKS
from tests.games.table import copy, new, own, positions, previews, result, take, view

NONE = "-"


def counts(cards: dict[str, int]) -> str:
    return ", ".join(f"{name} {n}" for name, n in cards.items()) or NONE


def lines_of(view: Json) -> dict[str, str]:
    """Lines of the position's text, which is made in another way."""
    players = view["players"]
    built = [[name for name, is_built in p["landmarks"].items() if is_built] for p in players]
    lines = {
        "stage": view["stage"],
        "turn": str(view["turn"]),
        "coins": " ".join(str(player["coins"]) for player in players),
        "landmarks": " / ".join(" ".join(names) or NONE for names in built),
        "cities": " / ".join(counts(player["city"]) for player in players),
    }
    if view["options"]["market"] == "limited":
        lines["market"] = counts({pile["card"]: pile["number"] for pile in view["market"]})
    return lines


@pytest.mark.parametrize(
    "one", GAME.rules.variants()[::3], ids=lambda one: "-".join(one.options.values())
)
def test_the_view_tells_what_the_text_tells(one: Config) -> None:
    for number, s in enumerate(positions(GAME, one)):
        if number % 5 == 0:
            seen = view(s)
            text = GAME.presentation.position_text(s).splitlines()[1:]
            assert lines_of(seen).items() <= dict(line.split(": ", 1) for line in text).items()
            assert seen["options"] == one.options
            assert seen["deck"] == int(s.deck.sum())
            assert seen["total"] == sum(seen["dice"]) + int(s.added)
            assert len(seen["players"][0]["landmarks"]) == (
                6 if one.options["plus"] == "yes" else 4
            )


def test_everything_is_public() -> None:
    s = new(GAME, GAME.configure(3, {}))
    assert own(s, 1) == {}
    assert view(s, 1) == view(s)


def test_a_preview_says_how_many_landmarks_a_choice_builds() -> None:
    built = 0
    for s in positions(GAME, GAME.configure(2, {"plus": "yes"})):
        scores = result(s)["scores"]
        for one in previews(s)[::5]:
            after = copy(s)
            turn = int(s.turn)
            take(after, one["choice"])
            assert result(after)["scores"][turn] == scores[turn] + one["standing"]
            assert one["standing"] == int(one["action"].get("building") in LANDMARKS)
            built += one["standing"]
    assert built > 0

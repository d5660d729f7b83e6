"""Machi Koro's view, compared with other representations of a position."""

import pytest

from feira.core.config import Config
from feira.core.types import Json
from feira.games.machikoro.game import GAME
from feira.games.machikoro.rules.components import LANDMARKS
from tests.games.machikoro.table import START, table
from tests.games.table import copy, do, new, own, positions, previews, result, take, view

NONE = "-"


def counts(cards: dict[str, int]) -> str:
    return ", ".join(f"{name} {n}" for name, n in cards.items()) or NONE


def lines_of(view: Json) -> dict[str, str]:
    """Lines of the position's text, which has independent code."""
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


def test_k5_2_the_next_turn_is_the_next_seats() -> None:
    s = table(START, START, START, stage="build", dice=1, low=1, turn=2)
    assert view(s)["next_turn"] == 0
    do(s, "build none")
    assert (view(s)["turn"], view(s)["next_turn"]) == (0, 1)


def test_k5_3_after_a_double_with_the_park_the_next_turn_is_the_same_seats() -> None:
    s = table(START, START, dice=2, landmarks="station park / -")
    assert view(s)["next_turn"] == 1
    do(s, "dice 3 3")
    assert view(s)["next_turn"] == 0


@pytest.mark.parametrize("doubles", ["once", "chain"])
def test_k5_3_whoever_was_to_be_next_is_next(doubles: str) -> None:
    config = GAME.configure(3, {"plus": "yes", "doubles": doubles})
    again = 0
    for seed in range(3):
        before: Json = {"stage": "dice"}
        for s in positions(GAME, config, seed):
            seen = view(s)
            if before["stage"] == "build" and seen["stage"] != "over":
                assert seen["turn"] == before["next_turn"]
                again += seen["turn"] == before["turn"]
            before = seen
    assert again > 0

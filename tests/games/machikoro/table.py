"""Positions by hand: a test gives only what matters, the rest is a fresh table."""

import numpy as np

from feira.core.verbs import broken
from feira.games.machikoro.game import GAME
from tests.games.table import parsed

START = "wheat-field 1, bakery 1"


def table(
    *cities: str,
    coins: str | None = None,
    landmarks: str | None = None,
    options: str = "plus=yes",
    stage: str = "dice",
    turn: int = 0,
    **more: object,
) -> np.record:
    """A position before the dice of seat `turn`. A city is `bakery 2, mine 1`, or `-`."""
    seats = len(cities)
    if stage == "dice":
        more = {"dice": 1} | more
    lines = {
        "seats": seats,
        "options": options,
        "stage": stage,
        "turn": turn,
        "coins": coins or " ".join(["3"] * seats),
        "landmarks": landmarks or " / ".join("-" * seats),
        "cities": " / ".join(cities),
        **more,
    }
    text = "position machikoro\n" + "".join(f"{key}: {value}\n" for key, value in lines.items())
    s = parsed(GAME, text)
    assert broken(s) == 0, f"invariant {broken(s)} of\n{text}"
    return s

"""Positions by hand: only what matters for a test is said, the rest is a fresh table."""

import random

import numpy as np

from feira.core.game import Json
from feira.core.verbs import CHANCE, actor, broken
from feira.games.machikoro import GAME

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
    s = GAME.parse_position(text)
    assert broken(s) == 0, f"invariant {broken(s)} of\n{text}"
    return s


def legal(s: np.record, kind: str = "") -> list[str]:
    texts = [GAME.choice_text(s, choice) for choice in GAME.legal_choices(s)]
    return [text for text in texts if text.startswith(kind)]


def do(s: np.record, *texts: str) -> list[Json]:
    """Choices and outcomes happen in place; returns all their events."""
    events: list[Json] = []
    for text in texts:
        events += GAME.step(s, GAME.parse(s, text))
    return events


def outcomes(s: np.record) -> dict[str, int]:
    return {GAME.outcome_text(s, o): n for o, n in GAME.outcome_weights(s).items()}


def coins(s: np.record) -> list[int]:
    return GAME.coins(s)


def stage(s: np.record) -> str:
    return str(GAME.view(s, None)["stage"])


def draw_on(s: np.record, seed: int = 1) -> list[str]:
    """Lets chance draw until a seat is to act; returns what was drawn."""
    dice = random.Random(seed)
    drawn = []
    while actor(s) == CHANCE:
        weights = outcomes(s)
        drawn.append(dice.choices(list(weights), list(weights.values()))[0])
        do(s, drawn[-1])
    return drawn

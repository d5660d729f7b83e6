"""Positions by hand: only what matters for a test is said, the rest is an empty table."""

import random
from collections.abc import Mapping
from typing import Any

import numpy as np

from feira.core.game import Config, Json
from feira.core.verbs import CHANCE, actor, broken
from feira.games.mercado import GAME
from feira.games.mercado.position import SQUARES


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
    s = GAME.parse_position(text)
    assert broken(s) == 0, f"invariant {broken(s)} of\n{text}"
    return s


def challenge(number: int, market: Mapping[str, str] | None = None, **more: Any) -> np.record:
    """A position of a solo challenge."""
    return table(market, seats=1, options=f"challenge={number}", **more)


def legal(s: np.record, kind: str = "") -> list[str]:
    """The legal choices as text, of one kind or all."""
    texts = [GAME.choice_text(s, choice) for choice in GAME.legal_choices(s)]
    return [text for text in texts if text.startswith(kind)]


def do(s: np.record, text: str) -> list[Json]:
    """The choice or the outcome happens in place; returns the events."""
    events = GAME.step(s, GAME.parse(s, text))
    assert broken(s) == 0
    return events


def outcomes(s: np.record) -> dict[str, int]:
    """What chance may draw, with weights."""
    return {GAME.outcome_text(s, o): n for o, n in GAME.outcome_weights(s).items()}


def preview(s: np.record, text: str) -> Json:
    """The preview of one legal choice."""
    return next(one for one in GAME.previews(s) if one["text"] == text)


def coins(s: np.record) -> list[int]:
    return GAME.coins(s)


def config(seats: int | None = None, **options: str) -> Config:
    return GAME.configure(seats, options)


def draw_on(s: np.record, seed: int = 1) -> list[str]:
    """Lets chance draw until a seat is to act; returns what was drawn."""
    dice = random.Random(seed)
    drawn = []
    while actor(s) == CHANCE:
        weights = outcomes(s)
        drawn.append(dice.choices(list(weights), list(weights.values()))[0])
        do(s, drawn[-1])
    return drawn


def set_up(seats: int | None = None, seed: int = 1, **options: str) -> tuple[np.record, list[str]]:
    """A game after set-up, and what was drawn for it."""
    s = GAME.new(config(seats, **options))
    return s, draw_on(s, seed)

"""How a position, an event and a choice look from outside. In Machi Koro everything is public."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import numpy as np

from feira.core.events import Rows
from feira.core.game import Foreseen, Json, score_alone
from feira.core.plain import Seen, View, interpreted, reading
from feira.core.verbs import NOBODY
from feira.games.machikoro.presentation.notation import choice_text
from feira.games.machikoro.rules.components import CARDS, COLOURS, LANDMARK_CARDS, LANDMARKS, NAMES
from feira.games.machikoro.rules.config import config_of
from feira.games.machikoro.rules.events import (
    AIRPORT_PAID,
    BUILT,
    BUILT_LANDMARK,
    CITY_HALL,
    EARNED,
    ENDED,
    EVENTS,
    EXTRA_TURN,
    PAID_RED,
    TOOK,
)
from feira.games.machikoro.rules.legal import actor
from feira.games.machikoro.rules.position import OVER, POSITION, REASONS, SEATS, STAGES

read = reading(POSITION)

USUAL = 4096  # players that are remembered: many see the same

PILES = tuple(
    {
        "card": card.name,
        "low": card.low,
        "high": card.high,
        "colour": COLOURS[card.colour],
        "icon": card.icon,
        "cost": card.cost,
    }
    for card in CARDS
)


def coins(s: np.record) -> list[int]:
    """Everybody's coins."""
    coins: list[int] = s["coins"][: s["seats"]].tolist()
    return coins


def own(_seen: Seen, _seat: int) -> Json:
    """What looks different to the seat: nothing."""
    return {}


def actor_view(p: Any) -> int | str | None:
    """Who is to act."""
    who: int = interpreted(actor)(p)
    return None if who == NOBODY else "chance" if who < 0 else who


def market_view(p: Any) -> list[Json]:
    """What can be bought."""
    return [pile_view(pile, n) for pile, n in enumerate(p.market) if n]


@cache
def pile_view(pile: int, number: int) -> Json:
    """So many of a card."""
    return PILES[pile] | {"number": number}


@lru_cache(USUAL)
def player_view(seat: int, coins: int, landmarks: int, city: tuple[int, ...], plus: int) -> Json:
    """What a player has."""
    return {
        "seat": seat,
        "coins": coins,
        "landmarks": landmarks_of(landmarks, plus),
        "city": {name: n for name, n in zip(NAMES, city, strict=False) if n},
    }


@cache
def landmarks_of(built: int, plus: int) -> dict[str, bool]:
    """Which landmarks are built, of those that are played with."""
    return {
        card.name: bool(built >> i & 1)
        for i, card in enumerate(LANDMARK_CARDS)
        if plus or not card.plus
    }


def result(s: np.record) -> Json:
    """The end, or how things stand: landmarks built, and who won (K5.1)."""
    p = read(s)
    points, places = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
    score_alone(np.frombuffer(bytearray(s.tobytes()), POSITION), points, places)
    over = p.stage == OVER
    return {
        "over": over,
        "scores": points[: p.seats].tolist(),
        "winners": [seat for seat in range(p.seats) if over and places[seat] == 1],
        "reason": REASONS[p.reason] if over else None,
    }


# The whole table: each key with the fields that it follows from.
public = View(
    POSITION,
    {
        "options": ("seats plus limited chain", lambda _, p: dict(config_of(p).options)),
        "stage": ("stage", lambda _, p: STAGES[p.stage]),
        "turn": ("turn", lambda _, p: p.turn),
        "actor": ("stage turn", lambda _, p: actor_view(p)),
        "dice": ("low high", lambda _, p: [die for die in (p.low, p.high) if die]),
        "total": ("low high added", lambda _, p: p.low + p.high + p.added),
        "extra_turn": ("extra", lambda _, p: bool(p.extra)),
        "market": ("market", lambda _, p: market_view(p)),
        "deck": ("deck", lambda _, p: sum(p.deck)),
        "players": (
            "seats coins landmarks plus city",
            lambda _, p: [
                player_view(seat, p.coins[seat], p.landmarks[seat], p.city[seat], p.plus)
                for seat in range(p.seats)
            ],
        ),
        "result": ("stage", lambda s, p: result(s) if p.stage == OVER else None),
    },
)


# How the numbers of an event are told.
TELLING: dict[str, tuple[str, ...]] = {
    "card": NAMES,
    "given-card": NAMES,
    "taken-card": NAMES,
    "landmark": LANDMARKS,
    "reason": REASONS,
}
TOLD = {
    kind: (key, tuple((at, name, TELLING.get(name)) for at, name in enumerate(numbers, 1)))
    for kind, (key, numbers) in EVENTS.items()
}
PAYING = (EARNED, TOOK, PAID_RED)  # events that a preview names
NOTES = {ENDED: "would-win", EXTRA_TURN: "would-play-again"}


def explain(_s: np.record, events: Rows) -> list[Json]:
    """Events as message keys and their arguments."""
    return [explained(event) for event in events]


def explained(event: list[int]) -> Json:
    """One event as a message key and its arguments."""
    key, numbers = TOLD[event[0]]
    told: Json = {"key": key}
    for at, name, words in numbers:
        told[name] = words[event[at]] if words else event[at]
    return told


def preview(s: np.record, foreseen: Sequence[Foreseen]) -> list[Json]:
    """What each choice costs, and who would gain or lose how much at once."""
    turn = int(s["turn"])
    return [preview_of(s, turn, one) for one in foreseen]


def preview_of(s: np.record, turn: int, foreseen: Foreseen) -> Json:
    """The same for one choice of the seat whose turn it is."""
    cost = 0
    gains = {turn: 0}
    notes = []
    for kind, seat, second, third, *_ in foreseen.events:
        if kind in (BUILT, BUILT_LANDMARK):
            cost += third
        elif kind in NOTES:
            notes.append({"key": NOTES[kind]})
        for player, coins in gained(kind, seat, second, third):
            gains[player] = gains.get(player, 0) + coins
    earns = gains.pop(turn)
    return {
        "choice": foreseen.choice,
        "text": choice_text(s, foreseen.choice),
        "cost": cost,
        "earns": earns,
        "net": earns - cost,
        "others": {other: coins for other, coins in gains.items() if coins},
        "from": [explained(event) for event in foreseen.events if event[0] in PAYING],
        "notes": notes,
    }


def gained(kind: int, seat: int, second: int, third: int) -> tuple[tuple[int, int], ...]:
    """Who gains (or loses) how many coins by an event, but for the cost of building."""
    if kind in (EARNED, AIRPORT_PAID):
        return ((seat, second),)
    if kind == CITY_HALL:
        return ((seat, 1),)
    if kind == TOOK:
        return ((seat, third), (second, -third))
    if kind == PAID_RED:
        return ((seat, -third), (second, third))
    return ()

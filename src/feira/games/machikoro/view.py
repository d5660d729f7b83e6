"""How a position, an event and a choice look from outside. In Machi Koro everything is public."""

from collections import Counter

import numpy as np

from feira.core.game import Json
from feira.core.verbs import NOBODY
from feira.games.machikoro.components import CARDS, COLOURS, LANDMARK_CARDS, LANDMARKS, NAMES
from feira.games.machikoro.config import config_of
from feira.games.machikoro.end import score
from feira.games.machikoro.events import EVENTS
from feira.games.machikoro.legal import actor
from feira.games.machikoro.notation import choice_text
from feira.games.machikoro.position import OVER, REASONS, SEATS, STAGES


def coins(s: np.record) -> list[int]:
    """Everybody's coins."""
    return [int(s.coins[seat]) for seat in range(s.seats)]


def view(s: np.record, seat: int | None) -> Json:
    """The whole table. Who looks at it makes no difference here, but for whose seat it is."""
    who = actor(s)
    return {
        "options": dict(config_of(s).options),
        "seat": seat,
        "stage": STAGES[s.stage],
        "turn": int(s.turn),
        "actor": None if who == NOBODY else "chance" if who < 0 else who,
        "dice": [int(die) for die in (s.low, s.high) if die],
        "total": int(s.low + s.high + s.added),
        "extra_turn": bool(s.extra),
        "market": [card_view(kind, int(n)) for kind, n in enumerate(s.market) if n],
        "deck": int(s.deck.sum()),
        "players": [player_view(s, other) for other in range(s.seats)],
        "result": result(s) if s.stage == OVER else None,
    }


def card_view(kind: int, number: int) -> Json:
    """A pile of cards."""
    card = CARDS[kind]
    return {
        "card": card.name,
        "low": card.low,
        "high": card.high,
        "colour": COLOURS[card.colour],
        "icon": card.icon,
        "cost": card.cost,
        "number": number,
    }


def player_view(s: np.record, seat: int) -> Json:
    """A city."""
    return {
        "seat": seat,
        "coins": int(s.coins[seat]),
        "landmarks": {
            card.name: bool(s.landmarks[seat] >> i & 1)
            for i, card in enumerate(LANDMARK_CARDS)
            if s.plus or not card.plus
        },
        "city": {name: int(n) for name, n in zip(NAMES, s.city[seat], strict=False) if n},
    }


def result(s: np.record) -> Json:
    """The end, or how things stand: landmarks built, and who won (K5.1)."""
    points, places = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
    score(s, points, places)
    over = bool(s.stage == OVER)
    return {
        "over": over,
        "scores": [int(points[seat]) for seat in range(s.seats)],
        "winners": [seat for seat in range(s.seats) if over and places[seat] == 1],
        "reason": REASONS[s.reason] if over else None,
    }


# How the numbers of an event are told.
TELLING: dict[str, tuple[str, ...]] = {
    "card": NAMES,
    "given-card": NAMES,
    "taken-card": NAMES,
    "landmark": LANDMARKS,
    "reason": REASONS,
}


def explain(_s: np.record, event: tuple[int, ...]) -> Json:
    """An event as a message key and its arguments."""
    key, numbers = EVENTS[event[0]]
    arguments = {
        name: TELLING[name][number] if name in TELLING else number
        for name, number in zip(numbers, event[1:], strict=False)
    }
    return {"key": key, **arguments}


def preview(s: np.record, choice: int, events: list[Json]) -> Json:
    """What a choice costs, and who would gain or lose how much at once."""
    seat = int(s.turn)
    gains: Counter[int] = Counter()
    cost = 0
    notes: list[Json] = []
    for event in events:
        match event["key"]:
            case "built" | "built-landmark":
                cost += event["coins"]
            case "earned" | "airport-paid":
                gains[event["seat"]] += event["coins"]
            case "city-hall":
                gains[event["seat"]] += 1
            case "took":
                gains[event["seat"]] += event["coins"]
                gains[event["from-seat"]] -= event["coins"]
            case "paid-red":
                gains[event["seat"]] -= event["coins"]
                gains[event["to-seat"]] += event["coins"]
            case "ended":
                notes.append({"key": "would-win"})
            case "extra-turn":
                notes.append({"key": "would-play-again"})
    return {
        "choice": choice,
        "text": choice_text(s, choice),
        "cost": cost,
        "earns": gains[seat],
        "net": gains[seat] - cost,
        "others": {other: n for other, n in gains.items() if other != seat and n},
        "from": [event for event in events if event["key"] in ("earned", "took", "paid-red")],
        "notes": notes,
    }

"""The view: the whole table as JSON. In Machi Koro everything is public."""

from functools import cache, lru_cache
from typing import Any

from feira.core.jit import interpreted
from feira.core.types import Json
from feira.core.view import Essentials, PublicView, ViewBuilder
from feira.games.machikoro.presentation.result import result
from feira.games.machikoro.rules import end, legal
from feira.games.machikoro.rules.components import CARDS, COLOURS, LANDMARK_CARDS, NAMES
from feira.games.machikoro.rules.config import config_of
from feira.games.machikoro.rules.position import LAYOUT, OVER, STAGES

essentials = Essentials(LAYOUT, legal.actor, "stage", "turn")
next_seat = interpreted(end.next_seat)

REMEMBERED = 4096  # cache of players: many views share them

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


def own(_public: PublicView, _seat: int) -> Json:
    """The keys of the view that look different to a seat: none."""
    return {}


def market_view(p: Any) -> list[Json]:
    """What can be bought."""
    return [pile_view(pile, n) for pile, n in enumerate(p.market) if n]


@cache
def pile_view(pile: int, number: int) -> Json:
    """So many of a card."""
    return PILES[pile] | {"number": number}


def player_view(seat: int, coins: int, landmarks: int, city: tuple[int, ...], plus: int) -> Json:
    """What a player has."""
    return {
        "seat": seat,
        "coins": coins,
        "landmarks": landmarks_view(landmarks, plus),
        "city": city_view(city),
    }


@lru_cache(REMEMBERED)
def city_view(city: tuple[int, ...]) -> dict[str, int]:
    """How many of each card a city has. Cached by the counts, since coins change far more often."""
    return {name: n for name, n in zip(NAMES, city, strict=False) if n}


@cache
def landmarks_view(built: int, plus: int) -> dict[str, bool]:
    """Which landmarks are built, among those in the game."""
    return {
        card.name: bool(built >> i & 1)
        for i, card in enumerate(LANDMARK_CARDS)
        if plus or not card.plus
    }


# The whole table: each key with the fields that it depends on.
public = ViewBuilder(
    LAYOUT,
    {
        "options": (
            "seats plus limited chain",
            lambda position, _: dict(config_of(position).options),
        ),
        "stage": ("stage", lambda _, p: STAGES[p.stage]),
        "turn": ("turn", lambda _, p: p.turn),
        "actor": ("stage turn", lambda _, p: essentials.actor_json(p)),
        "dice": ("low high", lambda _, p: [die for die in (p.low, p.high) if die]),
        "total": ("low high added", lambda _, p: p.low + p.high + p.added),
        "extra_turn": ("extra", lambda _, p: bool(p.extra)),
        "next_turn": ("turn again seats", lambda _, p: next_seat(p)),
        "market": ("market", lambda _, p: market_view(p)),
        "deck": ("deck", lambda _, p: sum(p.deck)),
        "players": (
            "seats coins landmarks plus city",
            lambda _, p: [
                player_view(seat, p.coins[seat], p.landmarks[seat], p.city[seat], p.plus)
                for seat in range(p.seats)
            ],
        ),
        "result": (
            "stage",
            lambda position, p: result(position) if p.stage == OVER else None,
        ),
    },
)

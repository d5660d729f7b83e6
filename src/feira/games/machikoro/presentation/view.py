"""The view: the whole table as JSON. In Machi Koro everything is public."""

from functools import cache, lru_cache
from typing import Any

from feira.core.jit import interpreted
from feira.core.types import NOBODY, Buffer, Json
from feira.core.view import PublicView, ViewBuilder
from feira.games.machikoro.presentation.result import result
from feira.games.machikoro.rules import end, legal
from feira.games.machikoro.rules.components import CARDS, COLOURS, LANDMARK_CARDS, NAMES
from feira.games.machikoro.rules.config import config_of
from feira.games.machikoro.rules.position import LAYOUT, OVER, STAGES

unpack_coins = LAYOUT.unpacker("seats", "coins")
unpack_actor = LAYOUT.unpacker("stage", "turn")
actor, next_seat = interpreted(legal.actor), interpreted(end.next_seat)

REMEMBERED = 4096  # players: many see the same

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


def actor_of(position: Buffer) -> int:
    """Who is to act."""
    return int(actor(unpack_actor(position)))


def seats_of(position: Buffer) -> int:
    """How many players there are."""
    return int(unpack_coins(position).seats)


def coins_of(position: Buffer) -> list[int]:
    """Everybody's coins."""
    p = unpack_coins(position)
    return list(p.coins[: p.seats])


def own(_public: PublicView, _seat: int) -> Json:
    """The keys of the view that look different to a seat: none."""
    return {}


def actor_view(p: Any) -> int | str | None:
    """Who is to act: a seat, "chance", or None when the game is over."""
    who: int = actor(p)
    return None if who == NOBODY else "chance" if who < 0 else who


def market_view(p: Any) -> list[Json]:
    """What can be bought."""
    return [pile_view(pile, n) for pile, n in enumerate(p.market) if n]


@cache
def pile_view(pile: int, number: int) -> Json:
    """So many of a card."""
    return PILES[pile] | {"number": number}


@lru_cache(REMEMBERED)
def player_view(seat: int, coins: int, landmarks: int, city: tuple[int, ...], plus: int) -> Json:
    """What a player has."""
    return {
        "seat": seat,
        "coins": coins,
        "landmarks": landmarks_view(landmarks, plus),
        "city": {name: n for name, n in zip(NAMES, city, strict=False) if n},
    }


@cache
def landmarks_view(built: int, plus: int) -> dict[str, bool]:
    """Which landmarks are built, of those that are played with."""
    return {
        card.name: bool(built >> i & 1)
        for i, card in enumerate(LANDMARK_CARDS)
        if plus or not card.plus
    }


# The whole table: each key with the fields that it follows from.
public = ViewBuilder(
    LAYOUT,
    {
        "options": (
            "seats plus limited chain",
            lambda position, _: dict(config_of(position).options),
        ),
        "stage": ("stage", lambda _, p: STAGES[p.stage]),
        "turn": ("turn", lambda _, p: p.turn),
        "actor": ("stage turn", lambda _, p: actor_view(p)),
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

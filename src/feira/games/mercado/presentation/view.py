"""The view: the whole table as JSON, for a seat or a spectator.

A view cannot leak hidden tiles, because a position does not contain them. The one secret between
players is money: with `money: hidden` others' coins are None until the end (M2.5).
"""

from functools import cache, lru_cache
from typing import Any, NamedTuple

from feira.core.jit import interpreted
from feira.core.types import Json
from feira.core.view import Essentials, PublicView, ViewBuilder
from feira.games.mercado.presentation.challenge import awaited_stalls, challenge_view, standing
from feira.games.mercado.presentation.explain import BESIDE, members
from feira.games.mercado.presentation.notation import NAMES_OF_GOODS, customers_on
from feira.games.mercado.presentation.result import result
from feira.games.mercado.rules import earn, end, legal
from feira.games.mercado.rules.config import HIDDEN, config_of
from feira.games.mercado.rules.position import (
    BARRED,
    CROWDED_MARKET,
    EMPTY,
    END_AT,
    ENTRANCE_COUNT,
    ENTRANCES,
    GOODS,
    LAYOUT,
    LONG_GAME,
    NO_CHALLENGE,
    OVER,
    PUB,
    RESTAURANTS,
    SIZES,
    SLOTS,
    SQUARE_COUNT,
    SQUARES,
    STAGES,
    WOOD,
)

essentials = Essentials(LAYOUT, legal.actor, "stage", "turn")
coins_to_end = interpreted(end.coins_to_end)
free_squares = interpreted(end.free_squares)
stall_value = interpreted(earn.value)

CLOSED = (*RESTAURANTS, "unknown")
REMEMBERED = 4096  # cache of players, or of occupied squares: many views share them
EMPTY_MARKET: list[Json] = [
    {"square": name, "stall": None, "open": None, "closed": None} for name in SQUARES
]


def own(public: PublicView, seat: int) -> Json:
    """The keys of the view that look different to a seat, which knows its own coins."""
    p = public.numbers
    if not hides_coins(p):
        return {}
    players: list[Json] = public.json["players"].copy()
    players[seat] = players[seat] | {"coins": p.coins[seat]}
    if p.challenge in (NO_CHALLENGE, LONG_GAME):  # where the standing is not coins
        return {"players": players}
    challenge = public.json["challenge"] | {"standing": standing(p)}
    return {"players": players, "challenge": challenge}


def hides_coins(p: Any) -> bool:
    """M2.5: whether coins are visible to their owner only."""
    return p.money == HIDDEN and p.stage != OVER


def market_view(p: Any) -> list[Json]:
    """What is on each square."""
    market = EMPTY_MARKET.copy()
    pubs = p.open[PUB]
    for owner, owned in enumerate(p.owned):
        for good, selling in enumerate(p.selling):
            if stalls := owned & selling:
                for square, seen in stalls_view(stalls, good, owner, pubs | p.open[good + 1]):
                    market[square] = seen
    for key, kinds, sets in (("open", RESTAURANTS, p.open), ("closed", CLOSED, p.shut)):
        for name, squares in zip(kinds, sets, strict=True):
            if squares:
                for square, seen in restaurants_view(squares, key, name):
                    market[square] = seen
    return market


class Restaurants(NamedTuple):
    """The restaurants, on which the value of a stall depends."""

    open: tuple[int, ...]


# Cache keys contain only the restaurants that can improve a stall, and of these only adjacent ones,
# so that opening any other restaurant leaves most entries valid.
@lru_cache(REMEMBERED)
def stalls_view(stalls: int, good: int, owner: int, improving: int) -> list[tuple[int, Json]]:
    """The squares with a player's stalls of one good, and the restaurants open for that good."""
    seen = []
    for square in members(stalls):
        value = value_of(improving & BESIDE[square], good, square)
        seen.append((square, stall_view(square, good, owner, value)))
    return seen


@cache
def value_of(beside: int, good: int, square: int) -> int:
    """The value that the rules give to a stall beside open restaurants that improve its good."""
    return int(stall_value(Restaurants((beside,) * len(RESTAURANTS)), good, square))


@lru_cache(REMEMBERED)
def stall_view(square: int, good: int, owner: int, value: int) -> Json:
    """A square with a stall."""
    return EMPTY_MARKET[square] | {"stall": {"good": GOODS[good], "owner": owner, "value": value}}


@lru_cache(REMEMBERED)
def restaurants_view(squares: int, key: str, name: str) -> list[tuple[int, Json]]:
    """The squares with restaurants of a kind, open or closed."""
    return [(square, EMPTY_MARKET[square] | {key: name}) for square in members(squares)]


def entrances_view(p: Any) -> dict[str, Json | str | None]:
    """What is at each entrance: customers, None if it is empty, or `barred` (S9)."""
    view: dict[str, Json | str | None] = dict.fromkeys(ENTRANCES)
    waits = p.challenge == CROWDED_MARKET
    for entrance, tile in enumerate(p.customers):
        if tile == EMPTY:
            continue
        if tile == BARRED:
            view[ENTRANCES[entrance]] = "barred"
        else:
            seen = customers_view(tile, p.wants[tile])
            if waits:
                seen = seen | {"awaited": awaited_stalls(p, entrance)}
            view[ENTRANCES[entrance]] = seen
    return view


@cache
def customers_view(tile: int, goods: int) -> Json:
    """The customers of a tile, who want these goods and pay at once."""
    return {"customers": customers_on(tile), "goods": NAMES_OF_GOODS[goods], "awaited": None}


def offer_view(p: Any) -> list[list[list[str]]]:
    """For each number of customers the goods wanted by the tiles on offer."""
    return [
        [NAMES_OF_GOODS[p.wants[tile]] for tile in p.offer[first : first + SLOTS] if tile >= 0]
        for first in range(0, SIZES * SLOTS, SLOTS)
    ]


def names(counts: tuple[int, ...], all_names: tuple[str, ...]) -> list[str]:
    """Each name as often as it is counted."""
    return [name for name, n in zip(all_names, counts, strict=True) for _ in range(n)]


def players_view(p: Any) -> list[Json]:
    """What is in front of each player, as everybody sees it."""
    hidden = hides_coins(p)
    return [
        player_view(
            player,
            None if hidden else p.coins[player],
            p.hand[player],
            p.held[player],
            p.owned[player],
        )
        for player in range(p.seats)
    ]


@lru_cache(REMEMBERED)
def player_view(
    player: int, coins: int | None, hand: tuple[int, ...], held: tuple[int, ...], owned: int
) -> Json:
    """What is in front of a player."""
    return {
        "seat": player,
        "coins": coins,
        "hand": names(hand, GOODS),
        "held": names(held, RESTAURANTS),
        "wooden_stalls": WOOD - owned.bit_count(),
    }


def end_view(p: Any) -> Json:
    """The distance to the end (M8.1, M6.2): what is still to be placed, of how much in all."""
    usable = ENTRANCE_COUNT - p.customers.count(BARRED)
    free, vacant = free_squares(p).bit_count(), p.vacant.bit_count()
    return {
        "squares": {"left": max(0, free - END_AT), "of": SQUARE_COUNT - END_AT},
        "entrances": {"left": max(0, vacant - END_AT), "of": usable - END_AT},
        "coins": None if p.challenge else {"run": p.coin_run, "of": coins_to_end(p)},
    }


# The view of a spectator: each key with the fields that it depends on. Options never change, though
# tiles that they are derived from (`unseen`, `offer`) move.
public = ViewBuilder(
    LAYOUT,
    {
        "options": (
            "challenge money closed marked wants",
            lambda position, _: dict(config_of(position).options),
        ),
        "stage": ("stage", lambda _, p: STAGES[p.stage]),
        "turn": ("turn", lambda _, p: p.turn),
        "actor": ("stage turn", lambda _, p: essentials.actor_json(p)),
        "market": ("owned selling open shut", lambda _, p: market_view(p)),
        "entrances": ("customers wants challenge stalls_in", lambda _, p: entrances_view(p)),
        "display": ("display", lambda _, p: names(p.display, GOODS)),
        "bag": ("bag", lambda _, p: dict(zip(GOODS, p.bag, strict=True))),
        "offer": ("offer wants", lambda _, p: offer_view(p)),
        "stacks": ("stack", lambda _, p: list(p.stack)),
        "players": (
            "seats money stage coins hand held owned",
            lambda _, p: players_view(p),
        ),
        "free_squares": (
            "restaurant_squares",
            lambda _, p: free_squares(p).bit_count(),
        ),
        "empty_entrances": ("vacant", lambda _, p: p.vacant.bit_count()),
        "end": (
            "seats challenge customers restaurant_squares vacant coin_run",
            lambda _, p: end_view(p),
        ),
        "last_turns": ("last_turns", lambda _, p: p.last_turns if p.last_turns >= 0 else None),
        "challenge": (
            "challenge money stage coins specialty from_fours fours best_move stalls_in customers "
            "wants offer stack",
            lambda _, p: challenge_view(p, hidden=hides_coins(p)),
        ),
        "result": (
            "stage",
            lambda position, p: result(position) if p.stage == OVER else None,
        ),
    },
)

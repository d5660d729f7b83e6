"""How a position, an event and a choice look from outside: JSON for a seat or a spectator.

Nothing hidden can slip out here, because a position holds nothing that nobody knows. The one secret
between players is money: with `money: hidden` others' coins are None until the end (M2.5).
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

import numpy as np

from feira.core.bits import popcount
from feira.core.events import Rows
from feira.core.game import Campaign, Challenge, Foreseen, Json, score_alone
from feira.core.jit import short
from feira.core.plain import Seen, View, interpreted, reading
from feira.core.verbs import NOBODY
from feira.games.mercado.presentation.notation import choice_text
from feira.games.mercado.rules.challenges import THRESHOLDS, fame, total
from feira.games.mercado.rules.components import goods_text
from feira.games.mercado.rules.config import HIDDEN, config_of
from feira.games.mercado.rules.earn import earns, value
from feira.games.mercado.rules.end import free_squares, held_cost
from feira.games.mercado.rules.events import (
    EARNED,
    END_NEAR,
    ENDED,
    EVENTS,
    FOUND_RESTAURANT,
    OPENED_RESTAURANT,
    PAID,
    TOOK_COIN,
    TOOK_RESTAURANT,
)
from feira.games.mercado.rules.legal import actor
from feira.games.mercado.rules.position import (
    BARRED,
    ENTRANCES,
    GOODS,
    NEIGHBOURS,
    OVER,
    POSITION,
    PUB,
    REASONS,
    RESTAURANTS,
    SIZES,
    SLOTS,
    SQUARES,
    STAGES,
    WOOD,
)

# What is read of a position at once, into a reading `p`.
read = reading(POSITION)
read_coins = reading(POSITION, "seats", "coins")
read_stalls = reading(POSITION, "selling", "open", "customers", "wants")
read_turn = reading(POSITION, "seats", "turn", "wants")
read_options = reading(
    POSITION, "challenge", "money", "closed", "marked", "wants", "unseen", "offer", "customers"
)

CLOSED = (*RESTAURANTS, "unknown")
WANTED = tuple(goods_text(goods).split("+") for goods in range(1 << len(GOODS)))
BESIDE = tuple(int(squares) for squares in NEIGHBOURS)
KNOWN = 256  # options that are remembered
USUAL = 4096  # players, or squares with something on them, that are remembered: many see the same


def coins(s: np.record) -> list[int]:
    """Everybody's coins."""
    p = read_coins(s)
    return list(p.coins[: p.seats])


def own(seen: Seen, seat: int) -> Json:
    """What looks different to the seat: the players, of whom it knows its own coins."""
    p = seen.p
    if not hides_coins(p):
        return {}
    players: list[Json] = seen.view["players"].copy()
    players[seat] = players[seat] | {"coins": p.coins[seat]}
    return {"players": players}


def hides_coins(p: Any) -> bool:
    """M2.5: are coins for their owner's eyes only?"""
    return p.money == HIDDEN and p.stage != OVER


_options: dict[tuple[Any, ...], dict[str, str]] = {}


def actor_view(p: Any) -> int | str | None:
    """Who is to act."""
    who: int = interpreted(actor)(p)
    return None if who == NOBODY else "chance" if who < 0 else who


def options_of(s: np.record) -> dict[str, str]:
    """The options, which are remembered by all that they follow from."""
    p = read_options(s)
    copies = list(p.unseen)
    for tile in (*p.offer, *p.customers):
        if tile >= 0:
            copies[tile] += 1
    key = (p.challenge, p.money, p.closed, p.marked, p.wants, *copies)
    options = _options.get(key)
    if options is None:
        if len(_options) >= KNOWN:
            _options.clear()
        options = _options[key] = dict(config_of(s).options)
    return options.copy()


def market_view(p: Any) -> list[Json]:
    """What is on each square."""
    market = EMPTY.copy()
    for owner, owned in enumerate(p.owned):
        for good, selling in enumerate(p.selling):
            if stalls := owned & selling:
                for square in members(stalls):
                    market[square] = stall_view(square, good, owner, worth(p.open, good, square))
    for key, kinds, sets in (("open", RESTAURANTS, p.open), ("closed", CLOSED, p.shut)):
        for name, squares in zip(kinds, sets, strict=True):
            if squares:
                for square in members(squares):
                    market[square] = restaurant_view(square, key, name)
    return market


EMPTY: list[Json] = [
    {"square": name, "stall": None, "open": None, "closed": None} for name in SQUARES
]


class Restaurants(NamedTuple):
    """What the value of a stall follows from."""

    open: tuple[int, ...]


@lru_cache(USUAL)
def worth(open_ones: tuple[int, ...], good: int, square: int) -> int:
    """What the rules say that a stall is worth."""
    return int(interpreted(value)(Restaurants(open_ones), good, square))


@lru_cache(USUAL)
def stall_view(square: int, good: int, owner: int, worth: int) -> Json:
    """A square with a stall."""
    return EMPTY[square] | {"stall": {"good": GOODS[good], "owner": owner, "value": worth}}


@cache
def restaurant_view(square: int, key: str, name: str) -> Json:
    """A square with a restaurant, open or closed."""
    return EMPTY[square] | {key: name}


def members(squares: int) -> list[int]:
    """The numbers in a set, ascending."""
    found = []
    while squares:
        found.append((squares & -squares).bit_length() - 1)
        squares &= squares - 1
    return found


def entrances_view(p: Any) -> dict[str, Json | str | None]:
    """What is at each entrance."""
    return {name: entrance_view(p, tile) for name, tile in zip(ENTRANCES, p.customers, strict=True)}


def entrance_view(p: Any, tile: int) -> Json | str | None:
    """The customers at an entrance, None if it is empty, or `barred` (S9)."""
    if tile == BARRED:
        return "barred"
    return waiting_view(tile // 10 + 1, p.wants[tile]) if tile >= 0 else None


@cache
def waiting_view(customers: int, goods: int) -> Json:
    """So many customers who want these goods."""
    return {"customers": customers, "goods": WANTED[goods]}


def tile_view(p: Any, tile: int) -> Json:
    """A customer tile: how many customers, and the goods they want in their order."""
    return {"customers": tile // 10 + 1, "goods": WANTED[p.wants[tile]].copy()}


def offer_view(p: Any) -> list[list[list[str]]]:
    """For each number of customers the goods wanted by the tiles on offer."""
    return [
        [WANTED[p.wants[tile]] for tile in p.offer[first : first + SLOTS] if tile >= 0]
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


@lru_cache(USUAL)
def player_view(
    player: int, coins: int | None, hand: tuple[int, ...], held: tuple[int, ...], owned: int
) -> Json:
    """What is in front of a player."""
    return {
        "seat": player,
        "coins": coins,
        "hand": names(hand, GOODS),
        "held": names(held, RESTAURANTS),
        "wooden_stalls": WOOD - popcount(owned),
    }


def challenge_view(p: Any) -> Json | None:
    """Which challenge, what is aimed at, and where it stands."""
    if p.challenge == 0:
        return None
    return {
        "number": p.challenge,
        "thresholds": list(THRESHOLDS[p.challenge]),
        "specialty": GOODS[p.specialty] if p.specialty >= 0 else None,
        "from_fours": p.from_fours,
        "fours": p.fours,
        "best_move": p.best_move[0],
    }


def result(s: np.record) -> Json:
    """The end, or how things stand: scores (M8.3), winners, and for a challenge its fame."""
    p = read(s)
    points, places = np.zeros(4, np.int64), np.zeros(4, np.int64)
    alone = np.frombuffer(bytearray(s.tobytes()), POSITION)
    score_alone(alone, points, places)
    over = p.stage == OVER
    seats = range(p.seats)
    seen: Json = {
        "over": over,
        "scores": points[: p.seats].tolist(),
        "winners": [seat for seat in seats if over and places[seat] == 1],
        "reason": REASONS[p.reason] if over else None,
        "held_cost": [held_cost_alone(alone, seat) for seat in seats],
    }
    if p.challenge:
        seen["result"] = seen["scores"][0]
        seen["fame"] = fame(p.challenge, seen["result"], p.fours)
        seen["best_move"] = p.best_move[0]
    return seen


# The whole table as a spectator sees it: each key with the fields that it follows from. Options
# stay what they are, though tiles that tell of them (`unseen`, `offer`) move.
public = View(
    POSITION,
    {
        "options": ("challenge money closed marked wants", lambda s, _: options_of(s)),
        "stage": ("stage", lambda _, p: STAGES[p.stage]),
        "turn": ("turn", lambda _, p: p.turn),
        "actor": ("stage turn", lambda _, p: actor_view(p)),
        "market": ("owned selling open shut", lambda _, p: market_view(p)),
        "entrances": ("customers wants", lambda _, p: entrances_view(p)),
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
            lambda _, p: popcount(interpreted(free_squares)(p)),
        ),
        "empty_entrances": ("vacant", lambda _, p: popcount(p.vacant)),
        "last_turns": ("last_turns", lambda _, p: p.last_turns if p.last_turns >= 0 else None),
        "coin_run": ("coin_run", lambda _, p: p.coin_run),
        "challenge": (
            "challenge specialty from_fours fours best_move",
            lambda _, p: challenge_view(p),
        ),
        "result": ("stage", lambda s, p: result(s) if p.stage == OVER else None),
    },
)


@short
def held_cost_alone(alone: np.ndarray, seat: int) -> int:
    """`held_cost` of a position in an array of one."""
    return held_cost(alone[0], seat)


def account(s: np.record) -> Json:
    """What else the score sheet of a campaign needs to know, and what was placed."""
    p = read(s)
    return {
        "fours": p.fours,
        "placed": {
            "stalls": popcount(p.owned[0]),
            "stalls that earn": sum(
                popcount(stalls)
                for good, stalls in enumerate(p.selling)
                if interpreted(earns)(p, good)
            ),
            "customers": sum(tile >= 0 for tile in p.customers),
            "restaurants": sum(popcount(squares) for squares in p.open),
        },
    }


# How the numbers of an event are told.
TELLING: dict[str, tuple[str, ...]] = {
    "good": GOODS,
    "kind": RESTAURANTS,
    "square": SQUARES,
    "entrance": ENTRANCES,
    "reason": REASONS,
}


TOLD = {
    kind: (key, tuple((at, name, TELLING.get(name)) for at, name in enumerate(numbers, 1)))
    for kind, (key, numbers) in EVENTS.items()
}
# Events that are told with more than their own numbers.
OF_THE_MARKET = {EARNED, *(kind for kind, (_, numbers) in EVENTS.items() if "tile" in numbers)}


def explain(s: np.record, events: Rows) -> list[Json]:
    """Events as message keys and their arguments, in the position that they have led to."""
    p = read_stalls(s) if any(event[0] in OF_THE_MARKET for event in events) else None
    return [explained(p, event) for event in events]


def explained(p: Any, event: list[int]) -> Json:
    """One event as a message key and its arguments."""
    key, numbers = TOLD[event[0]]
    told: Json = {"key": key}
    for at, name, words in numbers:
        told[name] = words[event[at]] if words else event[at]
    if "tile" in told:
        told |= tile_view(p, told.pop("tile"))
    if event[0] == EARNED:
        told |= why(p, square=event[3], entrance=event[4])
    return told


def why(p: Any, *, square: int, entrance: int) -> Json:
    """Why a stall earned: its good, the customers, and the restaurants beside it (M7)."""
    good = next(g for g in range(5) if p.selling[g] >> square & 1)
    improving = (PUB, good + 1)
    beside = [
        {"kind": RESTAURANTS[kind], "square": SQUARES[q]}
        for q in members(BESIDE[square] & (p.open[PUB] | p.open[good + 1]))
        for kind in improving
        if p.open[kind] >> q & 1
    ]
    customers = p.customers[entrance] // 10 + 1
    return {"good": GOODS[good], "customers": customers, "restaurants": beside}


def preview(s: np.record, foreseen: Sequence[Foreseen]) -> list[Json]:
    """What each choice costs, who would earn how much from which stall and why, and what else."""
    p = read_turn(s)
    return [preview_of(p, one) for one in foreseen]


def preview_of(p: Any, foreseen: Foreseen) -> Json:
    """The same for one choice of the seat whose turn it is."""
    cost = 0
    incomes = {p.turn: 0}
    earned = []
    notes = []
    for event in foreseen.events:
        kind, seat, amount, *_ = event
        if kind == EARNED:
            earned.append(event)
            incomes[seat] = incomes.get(seat, 0) + amount
        elif kind == PAID:
            cost += amount
        elif kind in (TOOK_COIN, OPENED_RESTAURANT):
            incomes[seat] += 1
        elif (note := note_of(p, kind, amount)) is not None:
            notes.append(note)
    earns = incomes.pop(p.turn)
    return {
        "choice": foreseen.choice,
        "text": choice_text(p, foreseen.choice),
        "cost": cost,
        "earns": earns,
        "net": earns - cost,
        "others": incomes,
        "from": explain(foreseen.after, earned) if earned else [],
        "notes": notes,
    }


def note_of(p: Any, kind: int, restaurant: int) -> Json | None:
    """What else is worth knowing beforehand about an event, if anything."""
    if kind == TOOK_RESTAURANT:
        return {"key": "would-take", "kind": RESTAURANTS[restaurant]}
    if kind == FOUND_RESTAURANT:
        return {"key": "would-take", "kind": "unknown"}
    if kind == ENDED:
        return {"key": "would-end"}
    if kind == END_NEAR and p.seats > 1:
        return {"key": "would-trigger"}
    return None


CAMPAIGN = Campaign(
    challenges=tuple(
        Challenge(
            key=f"challenge-{number}", options={"challenge": str(number)}, thresholds=thresholds
        )
        for number, thresholds in THRESHOLDS.items()
    ),
    account=account,
    total=total,
)

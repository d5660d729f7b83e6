"""How a position, an event and a choice look from outside: JSON for a seat or a spectator.

Nothing hidden can slip out here, because a position holds nothing that nobody knows. The one secret
between players is money: with `money: hidden` others' coins are None until the end (M2.5).
"""

import numpy as np

from feira.core.bits import popcount
from feira.core.game import Campaign, Challenge, Json
from feira.core.verbs import NOBODY
from feira.games.mercado.challenges import THRESHOLDS, fame, total
from feira.games.mercado.components import goods_text
from feira.games.mercado.config import HIDDEN, config_of
from feira.games.mercado.earn import earns, owner_of, value
from feira.games.mercado.end import free_squares, held_cost, score
from feira.games.mercado.events import EARNED, EVENTS
from feira.games.mercado.legal import actor
from feira.games.mercado.notation import choice_text
from feira.games.mercado.position import (
    BARRED,
    ENTRANCES,
    GOODS,
    NEIGHBOURS,
    OVER,
    PUB,
    REASONS,
    RESTAURANTS,
    SIZES,
    SLOTS,
    SQUARES,
    STAGES,
    UNKNOWN,
    WOOD,
)


def coins(s: np.record) -> list[int]:
    """Everybody's coins."""
    return [int(s.coins[seat]) for seat in range(s.seats)]


def view(s: np.record, seat: int | None) -> Json:
    """The whole table as the seat sees it, or as a spectator does."""
    free = free_squares(s)
    who = actor(s)
    return {
        "options": dict(config_of(s).options),
        "stage": STAGES[s.stage],
        "turn": int(s.turn),
        "actor": None if who == NOBODY else "chance" if who < 0 else who,
        "market": [square_view(s, square) for square in range(25)],
        "entrances": {name: entrance_view(s, e) for e, name in enumerate(ENTRANCES)},
        "display": names(s.display, GOODS),
        "bag": {name: int(n) for name, n in zip(GOODS, s.bag, strict=True)},
        "offer": [
            [
                wanted_goods(s, tile)
                for tile in s.offer[size * SLOTS : (size + 1) * SLOTS]
                if tile >= 0
            ]
            for size in range(SIZES)
        ],
        "stacks": [int(n) for n in s.stack],
        "players": [player_view(s, other, seat) for other in range(s.seats)],
        "free_squares": popcount(free),
        "empty_entrances": popcount(int(s.vacant)),
        "last_turns": int(s.last_turns) if s.last_turns >= 0 else None,
        "coin_run": int(s.coin_run),
        "challenge": challenge_view(s),
        "result": result(s) if s.stage == OVER else None,
    }


def square_view(s: np.record, square: int) -> Json:
    """What is on a square."""
    seen: Json = {"square": SQUARES[square], "stall": None, "open": None, "closed": None}
    for good, name in enumerate(GOODS):
        if s.selling[good] >> square & 1:
            worth = value(s, good, square)
            seen["stall"] = {"good": name, "owner": owner_of(s, square), "value": worth}
    for kind, name in enumerate((*RESTAURANTS, "unknown")):
        if kind < UNKNOWN and s.open[kind] >> square & 1:
            seen["open"] = name
        if s.shut[kind] >> square & 1:
            seen["closed"] = name
    return seen


def entrance_view(s: np.record, entrance: int) -> Json | str | None:
    """The customers at an entrance, None if it is empty, or `barred` (S9)."""
    tile = int(s.customers[entrance])
    if tile == BARRED:
        return "barred"
    return tile_view(s, tile) if tile >= 0 else None


def tile_view(s: np.record, tile: int) -> Json:
    """A customer tile."""
    return {"customers": tile // 10 + 1, "goods": wanted_goods(s, tile)}


def wanted_goods(s: np.record, tile: int) -> list[str]:
    """The goods a tile wants, in their order."""
    return goods_text(int(s.wants[tile])).split("+")


def names(counts: np.ndarray, all_names: tuple[str, ...]) -> list[str]:
    """Each name as often as it is counted."""
    return [name for name, n in zip(all_names, counts, strict=True) for _ in range(n)]


def player_view(s: np.record, player: int, seat: int | None) -> Json:
    """What is in front of a player."""
    hidden = s.money == HIDDEN and s.stage != OVER and player != seat
    return {
        "seat": player,
        "coins": None if hidden else int(s.coins[player]),
        "hand": names(s.hand[player], GOODS),
        "held": names(s.held[player], RESTAURANTS),
        "wooden_stalls": WOOD - popcount(int(s.owned[player])),
    }


def challenge_view(s: np.record) -> Json | None:
    """Which challenge, what is aimed at, and where it stands."""
    if s.challenge == 0:
        return None
    return {
        "number": int(s.challenge),
        "thresholds": list(THRESHOLDS[int(s.challenge)]),
        "specialty": GOODS[s.specialty] if s.specialty >= 0 else None,
        "from_fours": int(s.from_fours),
        "fours": int(s.fours),
        "best_move": int(s.best_move[0]),
    }


def result(s: np.record) -> Json:
    """The end, or how things stand: scores (M8.3), winners, and for a challenge its fame."""
    points, places = np.zeros(4, np.int64), np.zeros(4, np.int64)
    score(s, points, places)
    over = bool(s.stage == OVER)
    seats = range(s.seats)
    seen: Json = {
        "over": over,
        "scores": [int(points[seat]) for seat in seats],
        "winners": [seat for seat in seats if over and places[seat] == 1],
        "reason": REASONS[s.reason] if over else None,
        "held_cost": [held_cost(s, seat) for seat in seats],
    }
    if s.challenge:
        seen["result"] = int(points[0])
        seen["fame"] = fame(int(s.challenge), int(points[0]), int(s.fours))
        seen["best_move"] = int(s.best_move[0])
    return seen


def account(s: np.record) -> Json:
    """What else the score sheet of a campaign needs to know, and what was placed."""
    return {
        "fours": int(s.fours),
        "placed": {
            "stalls": popcount(int(s.owned[0])),
            "stalls that earn": sum(
                popcount(int(s.selling[good])) for good in range(5) if earns(s, good)
            ),
            "customers": sum(int(tile >= 0) for tile in s.customers),
            "restaurants": sum(popcount(int(squares)) for squares in s.open),
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


def explain(s: np.record, event: tuple[int, ...]) -> Json:
    """An event as a message key and its arguments."""
    key, numbers = EVENTS[event[0]]
    arguments: Json = {}
    for name, number in zip(numbers, event[1:], strict=False):
        if name == "tile":
            arguments |= tile_view(s, number)
        else:
            arguments[name] = TELLING[name][number] if name in TELLING else number
    if event[0] == EARNED:
        arguments |= why(s, square=event[3], entrance=event[4])
    return {"key": key, **arguments}


def why(s: np.record, *, square: int, entrance: int) -> Json:
    """Why a stall earned: its good, the customers, and the restaurants beside it (M7)."""
    tile = int(s.customers[entrance])
    good = next(g for g in range(5) if s.selling[g] >> square & 1)
    beside = [
        {"kind": RESTAURANTS[kind], "square": SQUARES[q]}
        for q in range(25)
        for kind in (PUB, good + 1)
        if NEIGHBOURS[square] >> q & 1 and s.open[kind] >> q & 1
    ]
    return {"good": GOODS[good], "customers": tile // 10 + 1, "restaurants": beside}


def preview(s: np.record, choice: int, events: list[Json]) -> Json:
    """What a choice costs, who would earn how much from which stall and why, and what else."""
    seat = int(s.turn)
    earned: list[Json] = []
    notes: list[Json] = []
    incomes: dict[int, int] = {seat: 0}
    cost = 0
    for event in events:
        match event["key"]:
            case "earned":
                earned.append(event)
                incomes[event["seat"]] = incomes.get(event["seat"], 0) + event["coins"]
            case "paid":
                cost += event["coins"]
            case "took-coin" | "opened-restaurant":
                incomes[seat] += 1
            case "took-restaurant":
                notes.append({"key": "would-take", "kind": event["kind"]})
            case "found-restaurant":
                notes.append({"key": "would-take", "kind": "unknown"})
            case "ended":
                notes.append({"key": "would-end"})
            case "end-near" if s.seats > 1:
                notes.append({"key": "would-trigger"})
    return {
        "choice": choice,
        "text": choice_text(s, choice),
        "cost": cost,
        "earns": incomes[seat],
        "net": incomes[seat] - cost,
        "others": {other: coins for other, coins in incomes.items() if other != seat},
        "from": earned,
        "notes": notes,
    }


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

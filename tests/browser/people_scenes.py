"""An invented profile with everything on it, of the type that is sent, for tests and pictures."""

import json
import time

import msgspec
from playwright.sync_api import Page, Route

from feira.core.types import Json
from feira.games import find_game
from feira.web.profile_types import Profile
from feira.web.profiles import dice_series

DAY = 86_400_000
NOW = 1_794_900_000_000
NAME = "Olena"
ROLLED_ONE = {1: 12, 2: 17, 3: 15, 4: 11, 5: 16, 6: 13}
ROLLED = {2: 4, 3: 14, 4: 17, 5: 22, 6: 33, 7: 38, 8: 27, 9: 25, 10: 16, 11: 13, 12: 7}
COINS = {
    "mercado": {"fish": 380, "tomato": 240, "grape": 170, "meat": 130, "flower": 80},
    "machikoro": {
        "furniture-factory": 310,
        "cheese-factory": 220,
        "convenience-store": 140,
        "tuna-boat": 120,
        "mine": 90,
    },
}


def game(name: str, rating: int, games: int, won: int) -> Json:
    """One game of the profile."""
    coins = COINS[name]
    weights = find_game(name).presentation.statistics.dice
    curve = [rating - 109 + 6 * n + 25 * (n % 3) for n in range(18)] + [rating]
    return {
        "game": name,
        "games": games,
        "won": won,
        "rated": len(curve),
        "rating": {
            "game": name,
            "rating": rating,
            "deviation": 60,
            "provisional": False,
            "games": len(curve),
            "mu": 25.0,
            "sigma": 3.0,
        },
        "history": [
            {"game": name, "table": f"t{n}", "at": NOW - (20 - n) * 3 * DAY}
            | {"rating": value, "change": 4}
            for n, value in enumerate(curve)
        ],
        "accuracy": 81.4,
        "reviewed": 9,
        "coins": [
            {"source": source, "coins": coins[source], "share": coins[source] / 1000}
            for source in coins
        ],
        "dice": [
            msgspec.to_builtins(dice_series(kind, rolled, dict(weights[kind])))
            for kind, rolled in {"one": ROLLED_ONE, "two": ROLLED}.items()
            if kind in weights
        ],
    }


def made_up_profile(*, mine: bool = False) -> Json:
    """A person who has played a good deal."""
    best = {"game": "mercado", "table": "t9", "against": ["Tomek"], "at": NOW - DAY}
    found: Json = {
        "name": NAME,
        "since": 1_788_220_800_000,
        "last_here": DAY * (int(time.time() * 1000) // DAY),
        "days_in_a_row": 6,
        "mine": mine,
        "relation": "",
        "games": 42,
        "won": 19,
        "accuracy": 83.0,
        "reviewed": 21,
        "by_game": [game("mercado", 1609, 24, 11), game("machikoro", 1562, 18, 8)],
        "opponents": [
            {"name": "Tomek", "games": 9, "ahead": 5, "behind": 4},
            {"name": "Maximilian von Bödefeld", "games": 7, "ahead": 3, "behind": 4},
            {"name": "Іванка", "games": 4, "ahead": 3, "behind": 1},
        ],
        "best": [
            best | {"kind": "score", "value": 61, "number": 0},
            best | {"kind": "move", "value": 21, "number": 33},
            best | {"kind": "rounds", "value": 14, "number": 0, "game": "machikoro"},
        ],
    }
    return dict(msgspec.to_builtins(msgspec.convert(found, Profile)))


def answer_profile(page: Page, *, mine: bool = False) -> None:
    """Replaces the server's answer about this person with the invented one."""
    body = json.dumps(made_up_profile(mine=mine))

    def fulfil(route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=body)

    page.route(f"**/api/profiles?name={NAME}", fulfil)

"""The casts of Machi Koro's golden games: what each of them must show."""

import random
from collections.abc import Callable

from feira.core.game import Game
from feira.core.position import Position
from feira.core.record import Record, replay
from feira.core.types import Json
from feira.games.machikoro.rules.components import NAMES
from tests.golden.players import first_with, play


def mayor(position: Position, rng: random.Random) -> int:
    """Saves for landmarks now and then, and otherwise builds what it does not have yet."""
    s = position.array[0]
    city = s.city[s.turn]

    def value(preview: Json) -> float:
        kind, *rest = preview["text"].split()
        fancy = 3 * rng.random()
        if kind == "build" and rest[0] in NAMES:
            return fancy + 2 - city[NAMES.index(rest[0])]
        if kind == "build":
            return fancy + (9 if rest[0] != "none" else 0)
        return fancy + float(preview["net"])

    return int(max(position.previews(), key=value)["choice"])


def collector(seats: int, options: dict[str, str]) -> Callable[[Game], Record]:
    """The first seed in which every kind of card is built by someone."""

    def make(game: Game) -> Record:
        config = game.configure(seats, options)
        for seed in range(500):
            record = play(game, config, seed, mayor)
            if set(NAMES) <= cards_built(record):
                return record
        raise AssertionError("no seed builds everything")

    return make


def cards_built(record: Record) -> set[str]:
    return {
        event["card"]
        for step in replay(record)
        for event in step.events
        if event["key"] in ("built", "earned", "took", "paid-red")
    }


BASE = {"paid-red", "earned", "took", "chose-dice", "rerolled", "extra-turn", "swapped"}
PLUS = BASE | {"added", "rolled-tuna", "city-hall", "airport-paid"}

CASTS: dict[str, Callable[[Game], Record]] = {
    "two-players": first_with(
        2, {}, reason="landmarks", shows={"earned", "extra-turn"}, choose=mayor
    ),
    "three-players": first_with(3, {}, reason="landmarks", shows=BASE, choose=mayor),
    "four-players-plus": collector(4, {"plus": "yes"}),
    "four-players-plus-chain": first_with(
        4, {"plus": "yes", "doubles": "chain"}, reason="landmarks", shows=PLUS, choose=mayor
    ),
    "two-players-limited": first_with(
        2, {"market": "limited"}, reason="landmarks", shows={"left-market"}, choose=mayor
    ),
    "five-players-plus-limited": first_with(
        5,
        {"plus": "yes", "market": "limited"},
        reason="landmarks",
        shows={"turned-up", "not-swapped"},
        choose=mayor,
    ),
}

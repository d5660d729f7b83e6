"""Statistics of Machi Koro: cards are sources of coins, first builds are openings."""

from collections import Counter
from collections.abc import Sequence

from feira.core.statistics import SPENT, Flow, Roll, Statistics
from feira.core.types import Json
from feira.games.machikoro.rules.components import LANDMARKS, NAMES
from feira.games.machikoro.rules.position import FACES, PAIR_WEIGHTS, PAIRS

CITY_HALL, AIRPORT = "city-hall", "airport"  # sources beside the cards (K4.1, K4.3)
ONE, TWO = "one", "two"  # dice
BUILDS = 3  # of an opening


def flows(event: Json) -> Sequence[Flow]:
    """Whose coins an event changes."""
    match event["key"]:
        case "earned":
            return (Flow(event["seat"], event["card"], event["coins"]),)
        case "paid-red":
            return moved(event, event["seat"], event["to-seat"])
        case "took":
            return moved(event, event["from-seat"], event["seat"])
        case "city-hall":
            return (Flow(event["seat"], CITY_HALL, event["coins"]),)
        case "airport-paid":
            return (Flow(event["seat"], AIRPORT, event["coins"]),)
        case "built" | "built-landmark":
            return (Flow(event["seat"], SPENT, -event["coins"]),)
    return ()


def moved(event: Json, giver: int, taker: int) -> Sequence[Flow]:
    """Coins that a card takes from one player for another."""
    return Flow(giver, SPENT, -event["coins"]), Flow(taker, event["card"], event["coins"])


def roll(event: Json) -> Roll | None:
    """The dice of a turn, and those for the catch of tuna."""
    if event["key"] not in ("rolled", "rolled-tuna"):
        return None
    return Roll(event["seat"], TWO if event["high"] else ONE, event["total"])


def opening(action: Json) -> str | None:
    """What is built, if anything."""
    return action["building"] if action["kind"] == "build" else None


def pair_totals() -> dict[int, int]:
    """The weight of each total of two dice."""
    totals: Counter[int] = Counter()
    for (low, high), weight in zip(PAIRS, PAIR_WEIGHTS, strict=True):
        totals[low + high] += int(weight)
    return dict(totals)


STATISTICS = Statistics(
    sources=(*NAMES, CITY_HALL, AIRPORT),
    flows=flows,
    openings=(*NAMES, *LANDMARKS),
    opening=opening,
    depth=BUILDS,
    variants={
        f"{box}{ending}": {"plus": plus, "market": market, "doubles": "once"}
        for box, plus in (("base", "no"), ("plus", "yes"))
        for ending, market in (("", "full"), ("-limited", "limited"))
    },
    bests=("rounds", "move"),
    dice={ONE: dict.fromkeys(range(1, FACES + 1), 1), TWO: pair_totals()},
    roll=roll,
)

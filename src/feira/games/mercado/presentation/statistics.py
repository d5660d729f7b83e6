"""Statistics of Mercado: goods are sources of coins, the first stalls are an opening."""

from collections.abc import Sequence

from feira.core.statistics import SPENT, Flow, Statistics
from feira.core.types import Json
from feira.games.mercado.rules.components import DEFAULT
from feira.games.mercado.rules.position import GOODS

RESTAURANT, COIN = "restaurant", "coin"  # sources beside the goods (M6)
STALLS = 3  # of an opening


def flows(event: Json) -> Sequence[Flow]:
    """Whose coins an event changes. What restaurants in hand cost at the end is not paid (M8.3)."""
    match event["key"]:
        case "earned":
            return (Flow(event["seat"], event["good"], event["coins"]),)
        case "opened-restaurant":
            return (Flow(event["seat"], RESTAURANT, event["coins"]),)
        case "took-coin":
            return (Flow(event["seat"], COIN, event["coins"]),)
        case "paid":
            return (Flow(event["seat"], SPENT, -event["coins"]),)
    return ()


def opening(action: Json) -> str | None:
    """The good of a stall."""
    return action["good"] if action["kind"] == "stall" else None


STATISTICS = Statistics(
    sources=(*GOODS, RESTAURANT, COIN),
    flows=flows,
    openings=GOODS,
    opening=opening,
    depth=STALLS,
    variants={"market": {"challenge": "none", "components": DEFAULT}},
    bests=("score", "move"),
    dice={},
)

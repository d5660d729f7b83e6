"""The training plans for players of Machi Koro.

The linear policy is trained with two seats, and with four for all larger tables; the network with
every number of seats and with all options of the market and of doubles.
"""

from feira.games.machikoro.rules.config import SEATS
from feira.games.machikoro.strategy.variants import VARIANTS
from feira.games.training import POLICY_GRADIENT, SelfPlayTable, TrainingPlan

PLANS = tuple(
    TrainingPlan(
        name=variant,
        seats=2 if variant.endswith("-2") else 4,
        options={"plus": "yes" if variant.startswith("plus") else "no"},
    )
    for variant in VARIANTS
)

METHOD = POLICY_GRADIENT
BOXES = {"base": "no", "plus": "yes"}
TABLES = tuple(
    SelfPlayTable(
        variant=f"{box}-{seats}",
        seats=seats,
        options={"plus": plus, "market": market, "doubles": doubles},
        share=share,
    )
    for box, plus in BOXES.items()
    for seats in SEATS
    for market, doubles, share in (
        ("full", "once", 0.7),
        ("limited", "once", 0.2),
        ("full", "chain", 0.1),
    )
)

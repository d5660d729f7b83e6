"""How players of Machi Koro are trained: with two seats, and with four for all larger tables."""

from feira.games.machikoro.strategy.variants import VARIANTS
from feira.games.training import TrainingPlan

PLANS = tuple(
    TrainingPlan(
        name=variant,
        seats=2 if variant.endswith("-2") else 4,
        options={"plus": "yes" if variant.startswith("plus") else "no"},
    )
    for variant in VARIANTS
)

"""Daily challenges: the plans that a game offers for a day, and how a game of one is scored."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from feira.core.types import Buffer

Counts = Literal["coins"]  # what a score counts: screens have a message for each


@dataclass(frozen=True, kw_only=True)
class DailyPlan:
    """A game for one person that can be a day's challenge."""

    key: str  # of its name's message
    options: Mapping[str, str]
    thresholds: tuple[int, ...]  # scores that earn one star each, unless the rules ask for more
    counts: Counts = "coins"


class DailyScore(NamedTuple):
    """The score of a position (more is better) and the stars it has earned."""

    score: int
    stars: int


@dataclass(frozen=True, kw_only=True)
class DailyPlans:
    """All daily plans of a game, in the order of the days."""

    plans: tuple[DailyPlan, ...]
    score: Callable[[Buffer], DailyScore]  # of a position of one of the plans, also before its end

    def find(self, key: str) -> DailyPlan | None:
        """The plan with this key."""
        return next((plan for plan in self.plans if plan.key == key), None)

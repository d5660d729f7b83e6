"""The nine solo challenges as data, and the campaign they make up (S0.2–S0.4)."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from feira.core.errors import FeiraError
from feira.core.types import Json
from feira.games.mercado.rules.position import (
    BEST_MOVE,
    LAST_CALL,
)

THRESHOLDS = {
    1: (80, 90, 100),
    2: (55, 60, 70),
    3: (70, 80, 90),
    4: (80, 90, 100),
    5: (35, 45, 50),
    6: (30, 40, 50),
    7: (55, 70, 80),
    8: (50, 60, 70),
    9: (75, 90, 110),
}
FOURS_NEEDED = 3  # S5
BONUS = 2  # S0.3
RATINGS = (0, 6, 11, 15, 20, 28)  # fame from which each of the six ratings holds (S0.2)
MOST_FAME = sum(map(len, THRESHOLDS.values())) + BONUS


def fame(challenge: int, result: int, fours: int) -> int:
    """S0.2: one fame for each threshold reached. S5 asks for three 4-customer tiles as well."""
    if challenge == LAST_CALL and fours < FOURS_NEEDED:
        return 0
    return sum(result >= threshold for threshold in THRESHOLDS[challenge])


def rating(total: int) -> int:
    """S0.2: which of the six ratings, 1 to 6, a total of fame earns."""
    return sum(total >= least for least in RATINGS)


@dataclass(frozen=True)
class Outcome:
    """How one challenge ended: what the score sheet needs to know."""

    challenge: int
    result: int
    fours: int
    best_move: int

    @property
    def fame(self) -> int:
        """The fame of this challenge alone."""
        return fame(self.challenge, self.result, self.fours)


@dataclass
class Campaign:
    """One row of the score sheet (S0.4): each challenge once, in any order."""

    outcomes: dict[int, Outcome] = field(default_factory=dict)

    def add(self, outcome: Outcome) -> None:
        """Enters the result of a challenge. What is entered stays."""
        if outcome.challenge not in THRESHOLDS:
            raise FeiraError(f"there is no challenge {outcome.challenge} (1 to 9)")
        if outcome.challenge in self.outcomes:
            raise FeiraError(f"challenge {outcome.challenge} is already entered in this campaign")
        self.outcomes[outcome.challenge] = outcome

    @property
    def best_move(self) -> int:
        """The most that a single action has earned so far."""
        return max((outcome.best_move for outcome in self.outcomes.values()), default=0)

    @property
    def bonus(self) -> int:
        """S0.3: 2 for a move that earned 32 or more, once in a campaign."""
        return BONUS if self.best_move >= BEST_MOVE else 0

    @property
    def fame(self) -> int:
        """The total with the bonus: at most 29."""
        return self.bonus + sum(outcome.fame for outcome in self.outcomes.values())

    @property
    def rating(self) -> int:
        """The rating of the total, 1 to 6."""
        return rating(self.fame)


def total(results: Sequence[Json | None]) -> Json:
    """A campaign from the results of the challenges in their order; None: not yet played.

    With what a score sheet has printed on it: the ratings, the most fame, the best move's bonus.
    """
    campaign = Campaign()
    for challenge, result in enumerate(results, 1):
        if result is not None:
            campaign.add(Outcome(challenge, result["result"], result["fours"], result["best_move"]))
    return {
        "fame": campaign.fame,
        "bonus": campaign.bonus,
        "rating": campaign.rating,
        "best_move": campaign.best_move,
        "best_move_needed": BEST_MOVE,
        "best_move_bonus": BONUS,
        "ratings": list(RATINGS),
        "most": MOST_FAME,
    }

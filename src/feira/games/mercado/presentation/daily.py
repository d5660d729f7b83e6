"""The daily plans of the game: each of the nine solo challenges."""

from feira.core.daily import DailyPlan, DailyPlans, DailyScore
from feira.core.types import Buffer
from feira.games.mercado.presentation.result import CAMPAIGN, result


def score(position: Buffer) -> DailyScore:
    """The result of the challenge, and its fame as stars (S0.2)."""
    found = result(position)
    return DailyScore(found["result"], found["fame"])


DAILY = DailyPlans(
    plans=tuple(
        DailyPlan(key=one.key, options=one.options, thresholds=one.thresholds)
        for one in CAMPAIGN.challenges
    ),
    score=score,
)

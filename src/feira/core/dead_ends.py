"""Choices that may leave a seat without any legal choice, which ends a game early."""

from feira.core.position import Position
from feira.core.types import CHANCE

NO_CHOICE = "no-choice"  # the reason when a game ends for lack of a legal choice
LEAST_RISK = 0.1  # no warning below this probability
FEW = 5  # choices that belong to the same turn, such as a draft after a placement


def risk_after(position: Position, choice: int) -> float:
    """The probability that a choice leads to a dead end before the next turn."""
    return risk_of(position.after(choice)[0], turns=1)


def risk_of(position: Position, *, turns: int) -> float:
    """The probability that the game ends here for lack of a legal choice, if the seat chooses well.

    `turns` limits how many choices of the seat to act are searched, where there are few.
    """
    if position.over:
        return float(position.result.get("reason") == NO_CHOICE)
    if position.actor == CHANCE:
        weights = position.weights
        risks = (
            weight * risk_of(position.after(outcome)[0], turns=turns)
            for outcome, weight in enumerate(weights)
            if weight
        )
        return sum(risks) / sum(weights)
    legal = position.legal()
    if not turns or len(legal) > FEW:
        return 0.0
    return min(risk_of(position.after(choice)[0], turns=turns - 1) for choice in legal)


def avoidable_risk(position: Position, choice: int) -> float:
    """The risk of a choice; 0 if it is small, or if no other choice would halve it."""
    risk = risk_after(position, choice)
    if risk < LEAST_RISK:
        return 0.0
    others = (other for other in position.legal() if other != choice)
    return risk if any(risk_after(position, other) <= risk / 2 for other in others) else 0.0

"""The account of a game: splits the course of each seat's value into luck and skill.

Luck is the change from the value after a move to the value before the next one, where chance has
drawn and the policy is about to move: its expectation is 0 for every seat. Skill is the change by
the move itself: the value after it less the value of the position when the policy moves. Start, all
luck and all skill add up to the result, exactly, for every seat.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

DECAY = 5.0  # of accuracy: a move that gives away 0.1 has 61 of 100


@dataclass(frozen=True, kw_only=True)
class Point:
    """The value of the position for each seat around one move.

    Values are win shares; in solo games they are expected points.
    """

    number: int  # of the choice in the record; for the result, the number of choices
    actor: int | None  # None: the result
    before: list[float]  # by seat, before the move
    after: list[float]  # by seat, after it: what the chart shows
    errors: list[float]  # standard errors of `after`
    luck: list[float]  # by seat, since the point before
    skill: list[float]  # by seat: `after` less `before`


@dataclass(frozen=True, kw_only=True)
class PlayerSummary:
    """A player's moves in a game, and the player's luck."""

    seat: int
    moves: int  # reviewed moves
    costly: int  # moves with a mark
    accuracy: float | None  # 0 to 100; None without a move
    given_away: float  # by all moves together; in points in solo games
    skill: float  # gain of the player's own moves over the policy's
    luck: float


def accuracy_of(given_away: float) -> float:
    """The accuracy of a move, 0 to 100, by the value that it gave away."""
    return 100 * math.exp(-DECAY * max(0.0, given_away))


def new_point(
    number: int,
    actor: int | None,
    since: Sequence[float],
    before: Sequence[float],
    after: Sequence[float],
    errors: Sequence[float],
) -> Point:
    """A point of the chart; `since` is the value after the point before."""
    return Point(
        number=number,
        actor=actor,
        before=list(before),
        after=list(after),
        errors=list(errors),
        luck=[new - old for new, old in zip(before, since, strict=True)],
        skill=[new - old for new, old in zip(after, before, strict=True)],
    )


def summary(
    seat: int, chart: Sequence[Point], lost: Sequence[float], given_away: float, costly: int
) -> PlayerSummary:
    """The summary of a seat. `lost` is the value that each of its reviewed moves gave away."""
    return PlayerSummary(
        seat=seat,
        moves=len(lost),
        costly=costly,
        accuracy=sum(map(accuracy_of, lost)) / len(lost) if lost else None,
        given_away=given_away,
        skill=sum(point.skill[seat] for point in chart if point.actor == seat),
        luck=sum(point.luck[seat] for point in chart),
    )

"""Evaluates one move of a game: exactly where a solver can, else by paired rollouts.

With rollouts, every number comes from the second stage of one comparison (`compare.py`), so the
mark, the list of moves and the point of the chart never contradict each other.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import mul

from feira.core.intervals import Z
from feira.core.position import Position
from feira.core.record import Step
from feira.core.types import Json
from feira.players.analysis import Estimate, as_shares, reason
from feira.players.compare import Arm, Comparison, mark_of
from feira.players.rollouts import Rollouts
from feira.players.samples import Columns, mean, means, minus, plus, standard_error
from feira.players.search import Budget
from feira.players.slices import Slices

OTHER_MOVES = 2  # listed besides the best move and the one that was played


@dataclass(frozen=True)
class Exact:
    """The exact value of a choice by a solver, by seat."""

    shares: list[float]
    values: list[float]
    points: list[float]


# Exact values of all legal choices of a position, or None where that is out of reach.
Solve = Callable[[Position], Mapping[int, Exact] | None]


@dataclass(frozen=True, kw_only=True)
class Reviewed:
    """One move of a game, compared with the best one."""

    number: int
    actor: int
    chosen: Estimate
    best: Estimate
    others: list[Estimate]  # the next best
    lost: float  # value given away; 0 if it is too close to call
    lost_points: float  # expected points given away
    low: float  # lower end of the 95 % interval of the difference to the best other choice
    high: float  # its upper end
    mark: str  # "", inaccuracy, mistake, blunder: the whole interval is above its threshold
    close: bool  # too close to call: the interval contains 0, and the move counts as right
    proved: bool  # solved exactly
    simulations: int


@dataclass(frozen=True)
class Weighed:
    """A reviewed move with its values for the chart, by seat: shares, or points in solo games."""

    move: Reviewed
    before: list[float]
    after: list[float]
    errors: list[float]


@dataclass(frozen=True)
class ChoiceValue:
    """The estimated value of a choice for the actor, with shares and points by seat."""

    value: float
    shares: list[float]
    points: list[float]

    def plus(self, other: "ChoiceValue", scale: float = 1.0) -> "ChoiceValue":
        """The sum; the other value is multiplied by `scale`."""
        return ChoiceValue(
            self.value + scale * other.value,
            plus(self.shares, other.shares, scale),
            plus(self.points, other.points, scale),
        )


def weighing(
    step: Step, rollouts: Rollouts, budget: Budget, solve: Solve | None
) -> Slices[Weighed]:
    """Evaluates one move, in slices."""
    solution = solve(step.before) if solve else None
    if solution is not None:
        return by_solution(step, solution, rollouts)
    yield
    found = Comparison(step.before, step.choice, rollouts, budget, number=step.number)
    yield from found.running()
    return by_comparison(step, found)


def by_comparison(step: Step, found: Comparison) -> Weighed:
    """A move by its rollouts.

    The value of the best choice is that of the played one plus the cross-fitted difference, and no
    other choice has a higher value than the best.
    """
    who, played, leader = step.actor, found.played, found.leader()
    difference = found.difference()
    write = Writer(step, found)
    worth = value_of(played, who)
    behind = difference.gain <= 0  # no other choice has a higher estimate
    chosen = write(played, worth, difference.half, None if behind else leader)
    best = chosen
    if not behind:
        gain = ChoiceValue(difference.gain, difference.shares, difference.points)
        best = write(leader, worth.plus(gain), difference.half, played)
    others = []
    for arm in (*found.others, *found.out):
        if behind or arm is not leader:
            gain = less(arm, played, who)
            scale = max(0.0, difference.gain) / gain.value if gain.value > 0 else 1.0
            half = Z * standard_error(minus(arm.gains(who), played.gains(who)))
            others.append(write(arm, worth.plus(gain, min(1.0, scale)), half, None))
    lost = difference.gain if difference.low > 0 else 0.0
    after, before = units(played), units(found.usual)
    return Weighed(
        move=Reviewed(
            number=step.number,
            actor=who,
            chosen=chosen,
            best=best,
            others=sorted(others, key=lambda one: -one.value)[:OTHER_MOVES],
            lost=lost,
            lost_points=difference.points[who] if lost else 0.0,
            low=difference.low,
            high=difference.high,
            mark=mark_of(difference.low),
            close=difference.close,
            proved=False,
            simulations=found.clock.games,
        ),
        before=means(before),
        after=means(after),
        errors=[standard_error(column) for column in after],
    )


def value_of(arm: Arm, who: int) -> ChoiceValue:
    """The mean results of an arm."""
    return ChoiceValue(mean(arm.gains(who)), means(arm.shares), means(arm.points))


def less(arm: Arm, played: Arm, who: int) -> ChoiceValue:
    """The mean difference of an arm and the played one, over their common games."""
    return ChoiceValue(
        mean(minus(arm.gains(who), played.gains(who))),
        means(map(minus, arm.shares, played.shares)),
        means(map(minus, arm.points, played.points)),
    )


def units(arm: Arm) -> Columns:
    """The samples of an arm for the chart, by seat and game: shares, or points in solo games."""
    return arm.points if len(arm.points) == 1 else arm.shares


class Writer:
    """Converts arms of a comparison to estimates."""

    def __init__(self, step: Step, found: Comparison) -> None:
        self.step, self.found = step, found
        self.previews = {one["choice"]: one for one in step.before.previews()}

    def __call__(self, arm: Arm, worth: ChoiceValue, half: float, rival: Arm | None) -> Estimate:
        """An arm as an estimate; `half` is half the interval of its difference.

        The expected reply is a reason only if the rival has a different one.
        """
        reply = self.found.reply(arm)
        other = self.found.reply(rival) if rival else None
        variation = [] if reply is None else [described(*reply)]
        tells = rival is not None and (other is None or reply is None or other[1] != reply[1])
        return estimate(
            self.step,
            arm.choice,
            worth,
            errors=[standard_error(column) for column in arm.shares],
            visits=arm.games,
            margin=half / 2,
            variation=variation,
            why=reason(self.step.actor, self.previews[arm.choice], variation if tells else []),
        )


def described(position: Position, choice: int) -> Json:
    """A choice of a position as a step of a principal variation."""
    text, action = position.notation(choice), position.action(choice)
    return {"actor": position.actor, "text": text, "action": action}


def estimate(
    step: Step,
    choice: int,
    worth: ChoiceValue,
    *,
    errors: list[float],
    visits: int,
    margin: float,
    variation: list[Json],
    why: list[Json],
) -> Estimate:
    """The estimate of a choice, with its texts."""
    return Estimate(
        choice=choice,
        text=step.before.notation(choice),
        action=step.before.action(choice),
        value=worth.value,
        visits=visits,
        shares=as_shares(worth.shares),
        errors=errors,
        margin=margin,
        points=worth.points,
        principal_variation=variation,
        reason=why,
    )


def by_solution(step: Step, solution: Mapping[int, Exact], rollouts: Rollouts) -> Weighed:
    """A move whose alternatives are all solved: no errors, and nothing is too close to call."""
    who, seats = step.actor, step.before.seats
    solo = seats == 1
    worth = {choice: exact_value(exact, who) for choice, exact in solution.items()}
    order = sorted(worth, key=lambda choice: (-worth[choice].value, choice != step.choice))
    written = exact_estimates(step, worth, order[: 2 + OTHER_MOVES])
    played, best = worth[step.choice], worth[order[0]]
    others = [one for one in written.values() if one.choice not in (step.choice, order[0])]
    lost = best.value - played.value
    chances = rollouts.probabilities(step.before, list(worth))
    values = [one.points if solo else one.shares for one in worth.values()]
    return Weighed(
        move=Reviewed(
            number=step.number,
            actor=who,
            chosen=written[step.choice],
            best=written[order[0]],
            others=others[:OTHER_MOVES],
            lost=lost,
            lost_points=best.points[who] - played.points[who],
            low=lost,
            high=lost,
            mark=mark_of(lost),
            close=False,
            proved=True,
            simulations=0,
        ),
        before=[math.fsum(map(mul, chances, column)) for column in zip(*values, strict=True)],
        after=played.points if solo else played.shares,
        errors=[0.0] * seats,
    )


def exact_value(exact: Exact, who: int) -> ChoiceValue:
    """The value of a solved choice for the actor."""
    solo = len(exact.shares) == 1
    value = exact.values[0] if solo else exact.shares[who]
    return ChoiceValue(value, exact.shares, exact.points)


def exact_estimates(
    step: Step, worth: Mapping[int, ChoiceValue], choices: list[int]
) -> dict[int, Estimate]:
    """Estimates of the played choice and some others, with zero errors."""
    previews = {one["choice"]: one for one in step.before.previews()}
    return {
        choice: estimate(
            step,
            choice,
            worth[choice],
            errors=[0.0] * step.before.seats,
            visits=0,
            margin=0.0,
            variation=[],
            why=reason(step.actor, previews[choice], []),
        )
        for choice in dict.fromkeys((*choices, step.choice))
    }

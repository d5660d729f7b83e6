"""Estimates of every choice of a position, for hints and for the command line.

The search decides which choice is the best. It is the master's search, except that every choice
gets some simulations before PUCT distributes the rest. Shares of the win and scores come from the
same rollouts as in reviews, so a hint and a review of the same position agree.
"""

import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from feira.core.errors import FeiraError
from feira.core.intervals import Z
from feira.core.position import Position
from feira.core.types import CHANCE, Json
from feira.players.compare import Arm, Clock, new_arm
from feira.players.levels import find_player_spec
from feira.players.rollouts import Rollouts
from feira.players.samples import Columns, means, minus, plus, standard_error
from feira.players.search import Budget, Search, Tree
from feira.players.slices import Slices, finish

ANALYST = "master"  # whose settings are used
MIN_VISITS = 24  # simulations that every choice gets, if the budget allows
MIN_VISITS_BUDGET = 0.3  # share of the budget that these may take
VARIATION_LENGTH = 8  # choices and outcomes of a principal variation, at most
VARIATION_VISITS = 12  # the minimum for each of its steps
SEARCHED = 0.6  # share of a time budget for the search; the rest is for rollouts
FEW = 4  # best choices, which get most of the rollouts
FEW_GAMES = 0.5  # share of the rollouts reserved for them
BLOCK = 32  # rollouts of each of them between two readings of the clock


@dataclass(frozen=True, kw_only=True)
class Estimate:
    """The estimate of one choice."""

    choice: int
    text: str
    action: Json  # the choice as data
    value: float  # for the seat that chooses, 0 to 1
    visits: int
    shares: list[float]  # of the win, by seat
    errors: list[float]  # standard errors of the shares
    margin: float  # two choices are too close to call if value ± margin of both overlap
    points: list[float]  # expected score, by seat
    principal_variation: list[Json]  # expected continuation: actor, text and action
    reason: list[Json]  # message keys and arguments (players/messages)


@dataclass(frozen=True, kw_only=True)
class Analysis:
    """All choices of a position, the best first."""

    actor: int
    simulations: int
    choices: list[Estimate]

    def of(self, choice: int) -> Estimate:
        """The estimate of one choice."""
        return next(one for one in self.choices if one.choice == choice)


def analyse(
    position: Position,
    *,
    budget: Budget,
    cores: int = 1,
    seed: int = 0,
) -> Analysis:
    """Estimates every legal choice of the seat to act."""
    return finish(analysing(position, budget=budget, cores=cores, seed=seed))


def analysing(
    position: Position, *, budget: Budget, cores: int = 1, seed: int = 0
) -> Slices[Analysis]:
    """Estimates every legal choice, in slices."""
    if position.actor < 0:
        raise FeiraError("there is nothing to analyse: no seat is to act")
    analyst = find_player_spec(ANALYST)
    milliseconds = budget.milliseconds and SEARCHED * budget.milliseconds
    searched = Budget(simulations=budget.simulations, milliseconds=milliseconds)
    search = Search(
        position.game, analyst.settings, searched, cores=cores, nodes=analyst.nodes, seed=seed
    )
    if cores == 1:
        yield from searching_all_choices(search.trees[0], position, searched)
    else:
        search.run(lambda tree: search_all_choices(tree, position, searched))
    order = by_visits(search)
    rest = budget.milliseconds and (1 - SEARCHED) * budget.milliseconds
    rolled = Budget(simulations=budget.simulations, milliseconds=rest)
    arms = yield from playing_choices(position, order, rolled, cores=cores, seed=seed)
    return read_estimates(position, search, arms)


def by_visits(search: Search) -> list[int]:
    """All choices, the one that the search visited most first."""
    visits = search.visits()
    choices = search.trees[0].children()["choice"].tolist()
    return [choices[i] for i in sorted(range(len(choices)), key=lambda i: -visits[i])]


def playing_choices(
    position: Position, order: list[int], budget: Budget, *, cores: int, seed: int
) -> Slices[list[Arm]]:
    """Plays paired rollouts of all choices, in slices: some of each, more of the first `FEW`."""
    rollouts = Rollouts(position.game, cores=cores, seed=seed)
    clock = Clock(budget)
    arms = [new_arm(choice, position.seats) for choice in order]

    def play(playing: list[Arm], games: int) -> None:
        first = playing[0].games
        choices = [arm.choice for arm in playing]
        clock.games += games * len(playing)
        results = rollouts.play(position, choices, first, games, number=0)
        for number, arm in enumerate(playing):
            arm.add(results, number)

    play(arms, clock.most(BLOCK, len(arms), 1 - FEW_GAMES))
    few = arms[:FEW]
    while not clock.spent():
        yield
        play(few, clock.most(BLOCK, len(few)))
    return arms


def search_all_choices(tree: Tree, position: Position, budget: Budget) -> None:
    """Runs simulations through every choice in turn, then an ordinary search with the rest."""
    finish(searching_all_choices(tree, position, budget))


def searching_all_choices(tree: Tree, position: Position, budget: Budget) -> Slices[None]:
    """Forces simulations through every choice in turn, then searches with the rest, in slices."""
    start = time.perf_counter()
    tree.set_root(position.array)
    tree.simulate(1)
    choices = len(tree.children())
    done = 1
    for _ in range(MIN_VISITS):
        for number in range(choices):
            tree.simulate(1, through=number)
        yield
        done += choices
        rest = budget.less(done, time.perf_counter() - start)
        if rest is None or not rest.is_most_of(budget, 1 - MIN_VISITS_BUDGET):
            break
    if rest is not None and choices > 1:
        yield from tree.searching(rest)


def read_estimates(position: Position, search: Search, arms: list[Arm]) -> Analysis:
    """The estimates from trees and rollouts; the choice that was visited most comes first."""
    who, seats = position.actor, position.seats
    tree, visits = search.trees[0], search.visits()
    values = visited_values(search, who)
    previews = {preview["choice"]: preview for preview in position.previews()}
    number_of = {choice: i for i, choice in enumerate(tree.children()["choice"].tolist())}
    best = arms[0]
    estimates = []
    for arm in arms:
        number = number_of[arm.choice]
        variation = list(principal_variation(position, tree, number))
        less = minus(arm.gains(who), best.gains(who))
        estimates.append(
            Estimate(
                choice=arm.choice,
                text=position.notation(arm.choice),
                action=position.action(arm.choice),
                value=values[number] / max(1, visits[number]),
                visits=visits[number],
                shares=as_shares(level_with(best.shares, arm.shares)),
                errors=[standard_error(arm.shares[seat]) for seat in range(seats)],
                margin=Z * standard_error(less) / 2,
                points=level_with(best.points, arm.points),
                principal_variation=variation,
                reason=reason(who, previews[arm.choice], variation),
            )
        )
    return Analysis(actor=who, simulations=sum(visits), choices=estimates)


def visited_values(search: Search, who: int) -> list[float]:
    """The values of all choices for a seat, weighted by visits and summed over all trees."""
    trees = [
        [value * visits for value, visits in zip(values, children["visits"].tolist(), strict=True)]
        for children in map(Tree.children, search.trees)
        for values in [children["value"][:, who].tolist()]
    ]
    return [math.fsum(column) for column in zip(*trees, strict=True)]


def level_with(best: Columns, own: Columns) -> list[float]:
    """The mean of a choice's games, with the best choice as a control variate.

    The best choice has more games: its mean over all of them less its mean over the common games
    corrects for luck.
    """
    same = means(column[: len(own[0])] for column in best)
    return plus(plus(means(own), means(best)), same, -1.0)


def as_shares(estimated: Sequence[float]) -> list[float]:
    """Estimated shares of the win, none of them negative; they add up to 1."""
    shares = [min(1.0, max(0.0, one)) for one in estimated]
    total = math.fsum(shares)
    return [one / total for one in shares]


def principal_variation(position: Position, tree: Tree, child: int) -> Iterator[Json]:
    """The expected continuation after the choice: at each node, the child with the most visits."""
    node = tree.nodes[int(tree.nodes[0]["first"]) + child]
    position = position.play(int(node["choice"]))
    for _ in range(VARIATION_LENGTH):
        if position.over or node["children"] == 0:
            return
        children = tree.nodes[node["first"] : node["first"] + node["children"]]
        visits = children["visits"].tolist()
        node = children[visits.index(max(visits))]
        if node["visits"] < VARIATION_VISITS:
            return
        choice = int(node["choice"])
        yield {
            "actor": "chance" if position.actor == CHANCE else position.actor,
            "text": position.notation(choice),
            "action": position.action(choice),
        }
        position = position.play(choice)


def reason(who: int, preview: Json, variation: list[Json]) -> list[Json]:
    """Reasons for a choice: the effects in its preview, and the continuation.

    The continuation is the next choice of the same seat if the variation contains one, else the
    reply.
    """
    parts: list[Json] = []
    if preview["earns"]:
        parts.append({"key": "why-earns", "coins": preview["earns"]})
    if preview["cost"]:
        parts.append({"key": "why-costs", "coins": preview["cost"]})
    others = sum(preview["others"].values())
    if others > 0:
        parts.append({"key": "why-others", "coins": others})
    if others < 0:
        parts.append({"key": "why-takes", "coins": -others})
    parts += preview["notes"]
    own = next((step for step in variation if step["actor"] == who), None)
    reply = next((step for step in variation if step["actor"] not in (who, "chance")), None)
    if own:
        parts.append({"key": "why-prepares", **what_follows(own)})
    elif reply:
        parts.append({"key": "why-leaves", **what_follows(reply)})
    return parts


def what_follows(step: Json) -> Json:
    """A step of a principal variation as the argument of a message."""
    return {"text": step["text"], "action": step["action"]}

"""Estimates of every choice of a position, for hints and for the command line.

The search decides which choice is the best. It is the one that plays, except that every choice
gets some simulations before PUCT distributes the rest. Shares of the win and scores come from the
rollouts that reviews are made of, so a hint and a review of the same position say the same.
"""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.messages import Messages
from feira.core.position import Position
from feira.core.types import CHANCE, Array, Json
from feira.players.compare import Arm, Clock, Z, new_arm, standard_error
from feira.players.levels import find_player_spec
from feira.players.rollouts import Rollouts
from feira.players.search import Budget, Search, Tree

ANALYST = "master"  # whose settings are used
MIN_VISITS = 24  # simulations that every choice gets, if the budget allows
MIN_VISITS_BUDGET = 0.3  # share of the budget that this may take
VARIATION_LENGTH = 8  # choices and outcomes of a principal variation, at most
VARIATION_VISITS = 12  # that each step of it needs
SEARCHED = 0.6  # share of a budget of time that the search gets; the rest is for rollouts
FEW = 4  # choices, the best ones, that get most of the rollouts
FEW_GAMES = 0.5  # share of the rollouts that is theirs alone
BLOCK = 32  # rollouts of each of them between two looks at the clock


@dataclass(frozen=True, kw_only=True)
class Estimate:
    """What is known about one choice."""

    choice: int
    text: str
    action: Json  # the choice as data
    value: float  # for the seat that chooses, 0 to 1
    visits: int
    shares: list[float]  # of the win, by seat
    errors: list[float]  # standard errors of the shares
    margin: float  # two choices are too close to call if value ± margin of both overlap
    points: list[float]  # expected score, by seat
    principal_variation: list[Json]  # what is expected to follow: actor, text and action
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
    if position.actor < 0:
        raise FeiraError("there is nothing to analyse: no seat is to act")
    analyst = find_player_spec(ANALYST)
    milliseconds = budget.milliseconds and SEARCHED * budget.milliseconds
    searched = Budget(simulations=budget.simulations, milliseconds=milliseconds)
    search = Search(
        position.game, analyst.settings, searched, cores=cores, nodes=analyst.nodes, seed=seed
    )
    search.run(lambda tree: search_all_choices(tree, position, searched))
    order = by_visits(search)
    rest = budget.milliseconds and (1 - SEARCHED) * budget.milliseconds
    rolled = Budget(simulations=budget.simulations, milliseconds=rest)
    arms = play_choices(position, order, rolled, cores=cores, seed=seed)
    return read_estimates(position, search, arms)


def by_visits(search: Search) -> list[int]:
    """All choices, the one that the search visited most first."""
    choices = search.trees[0].children()["choice"]
    return [int(choices[i]) for i in np.argsort(-search.visits(), kind="stable")]


def play_choices(
    position: Position, order: list[int], budget: Budget, *, cores: int, seed: int
) -> list[Arm]:
    """Rollouts of all choices, paired: some of each, and most of those that come first."""
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
        play(few, clock.most(BLOCK, len(few)))
    return arms


def search_all_choices(tree: Tree, position: Position, budget: Budget) -> None:
    """Runs simulations through every choice in turn, then an ordinary search with the rest."""
    start = time.perf_counter()
    tree.set_root(position.array)
    tree.simulate(1)
    choices = len(tree.children())
    done = 1
    for _ in range(MIN_VISITS):
        for number in range(choices):
            tree.simulate(1, through=number)
        done += choices
        rest = budget.less(done, time.perf_counter() - start)
        if rest is None or not rest.is_most_of(budget, 1 - MIN_VISITS_BUDGET):
            break
    if rest is not None and choices > 1:
        tree.search(rest)


def read_estimates(position: Position, search: Search, arms: list[Arm]) -> Analysis:
    """What the trees and the rollouts say; the choice that was visited most is the first."""
    who, seats = position.actor, position.seats
    tree, visits = search.trees[0], search.visits()
    values = np.sum(
        [one["value"][:, who] * one["visits"] for one in map(Tree.children, search.trees)], 0
    )
    previews = {preview["choice"]: preview for preview in position.previews()}
    number_of = {int(choice): i for i, choice in enumerate(tree.children()["choice"])}
    best = arms[0]
    estimates = []
    for arm in arms:
        number, n = number_of[arm.choice], arm.games
        variation = list(principal_variation(position, tree, number))
        less = arm.gains(who) - best.gains(who)[:n]
        estimates.append(
            Estimate(
                choice=arm.choice,
                text=position.notation(arm.choice),
                action=position.action(arm.choice),
                value=float(values[number] / max(1, visits[number])),
                visits=int(visits[number]),
                shares=as_shares(level_with(best.shares, arm.shares)).tolist(),
                errors=[standard_error(arm.shares[:, seat]) for seat in range(seats)],
                margin=Z * standard_error(less) / 2,
                points=level_with(best.points, arm.points).tolist(),
                principal_variation=variation,
                reason=reason(who, previews[arm.choice], variation),
            )
        )
    return Analysis(actor=who, simulations=int(visits.sum()), choices=estimates)


def level_with(best: Array, own: Array) -> Array:
    """The mean of games, corrected by how lucky the same games were for the best choice."""
    return np.asarray(own.mean(axis=0) + best.mean(axis=0) - best[: len(own)].mean(axis=0))


def as_shares(estimated: Array) -> Array:
    """Estimated shares of the win, none of them negative; they add up to 1."""
    shares = np.clip(estimated, 0.0, 1.0)
    return np.asarray(shares / shares.sum())


def principal_variation(position: Position, tree: Tree, child: int) -> Iterator[Json]:
    """What is expected to follow the choice: at each node, the child with the most visits."""
    node = tree.nodes[int(tree.nodes[0]["first"]) + child]
    position = position.play(int(node["choice"]))
    for _ in range(VARIATION_LENGTH):
        if position.over or node["children"] == 0:
            return
        children = tree.nodes[node["first"] : node["first"] + node["children"]]
        node = children[int(np.argmax(children["visits"]))]
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
    """Reasons for a choice: what its preview says, and the next step of a seat."""
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
    for step in variation:
        if step["actor"] == who:
            parts.append({"key": "why-prepares", **what_follows(step)})
            break
        if step["actor"] != "chance":
            parts.append({"key": "why-leaves", **what_follows(step)})
            break
    return parts


def what_follows(step: Json) -> Json:
    """A step of a principal variation as the argument of a message."""
    return {"text": step["text"], "action": step["action"]}


def own_messages(language: str, players: Sequence[str]) -> Messages:
    """The messages of analysis itself: reasons and marks."""
    return Messages(str(Path(__file__).with_name("messages")), language, players)


def reason_text(game: Game, parts: Sequence[Json], language: str, players: Sequence[str]) -> str:
    """The reasons as a sentence in a language."""
    own = own_messages(language, players)
    notes = Messages(game.presentation.messages, language, players)
    return "; ".join(
        (own if part["key"].startswith("why-") else notes).tell(part) for part in parts
    )

"""Estimates of every choice of a position: for hints and for reviews.

The search is the one that plays, except that every choice gets some simulations before PUCT
distributes the rest.
"""

import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.messages import Messages
from feira.core.position import Position
from feira.core.record import Record, Step, replay
from feira.core.types import CHANCE, Json
from feira.players.levels import find_player_spec
from feira.players.search import Budget, Search, Tree

ANALYST = "master"  # whose settings are used
MIN_VISITS = 24  # simulations that every choice gets, if the budget allows
MIN_VISITS_BUDGET = 0.3  # share of the budget that this may take
VARIATION_LENGTH = 8  # choices and outcomes of a principal variation, at most
VARIATION_VISITS = 12  # that each step of it needs
OTHER_CHOICES = 2  # that a review lists besides the best and the one that was made
# A choice that loses at least so much value has a mark.
MARKS = ((0.20, "blunder"), (0.10, "mistake"), (0.04, "inaccuracy"))


@dataclass(frozen=True, kw_only=True)
class Estimate:
    """What the search found out about one choice."""

    choice: int
    text: str
    action: Json  # the choice as data
    value: float  # for the seat that chooses, 0 to 1: what the search maximises
    visits: int
    shares: list[float]  # of the win, by seat
    errors: list[float]  # standard errors of the shares
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
    search = Search(
        position.game, analyst.settings, budget, cores=cores, nodes=analyst.nodes, seed=seed
    )
    search.run(lambda tree: search_all_choices(tree, position, budget))
    return read_estimates(position, search)


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


def read_estimates(position: Position, search: Search) -> Analysis:
    """The estimates that are in the trees."""
    who, seats = position.actor, position.seats
    sums = search.sums()
    trees = search.trees
    visits = search.visits()
    values = np.sum([one["value"][:, who] * one["visits"] for one in map(Tree.children, trees)], 0)
    previews = {preview["choice"]: preview for preview in position.previews()}
    estimates = []
    for number, choice in enumerate(trees[0].children()["choice"].tolist()):
        n = max(1, int(sums.visits[number]))
        share = sums.shares[number, :seats] / n
        spread = np.maximum(sums.squares[number, :seats] / n - share**2, 0.25 / n)
        variation = list(principal_variation(position, trees[0], number))
        estimates.append(
            Estimate(
                choice=choice,
                text=position.notation(choice),
                action=position.action(choice),
                value=float(values[number] / max(1, visits[number])),
                visits=int(visits[number]),
                shares=share.tolist(),
                errors=[math.sqrt(float(variance) / n) for variance in spread],
                points=(sums.points[number, :seats] / n).tolist(),
                principal_variation=variation,
                reason=reason(who, previews[choice], variation),
            )
        )
    estimates.sort(key=lambda one: (-one.visits, -one.value))
    return Analysis(actor=who, simulations=int(visits.sum()), choices=estimates)


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


@dataclass(frozen=True, kw_only=True)
class Reviewed:
    """One choice of a game, compared with the best one."""

    number: int
    actor: int
    chosen: Estimate
    best: Estimate
    others: list[Estimate]  # the next ones by visits
    lost: float  # value: that of the best choice less that of this one
    mark: str  # "", inaccuracy, mistake, blunder
    simulations: int


def review(
    record: Record, *, budget: Budget, cores: int = 1, seed: int = 0
) -> Iterator[Reviewed | Step]:
    """Every choice of a game with the value it lost; steps without an alternative as they are."""
    for step in replay(record):
        if step.actor == CHANCE or len(step.before.legal()) == 1:
            yield step
            continue
        found = analyse(step.before, budget=budget, cores=cores, seed=seed)
        chosen, best = found.of(step.choice), max(found.choices, key=lambda one: one.value)
        if best.visits < chosen.visits:  # a few lucky simulations: more visits are trusted more
            best = found.choices[0]
        lost = max(0.0, best.value - chosen.value)
        yield Reviewed(
            number=step.number,
            actor=step.actor,
            chosen=chosen,
            best=best,
            others=[one for one in found.choices if one not in (best, chosen)][:OTHER_CHOICES],
            lost=lost,
            mark=next((mark for least, mark in MARKS if lost >= least), ""),
            simulations=found.simulations,
        )

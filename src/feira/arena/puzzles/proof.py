"""Proves that one move is best: by an exact ending, or by a race of paired rollouts and searches.

In the race the candidate plays the same games as every other choice. A rival is beaten when the
candidate leads it by the margin plus some standard errors; it gets no more games then. A search
before the race and a longer one after it have to agree. If a single rival is not beaten in the end,
or one of the searches prefers another choice, there is no puzzle.
"""

from dataclasses import dataclass

from feira.arena.puzzles.puzzle import Move
from feira.core.intervals import Z
from feira.core.position import Position
from feira.players.compare import Arm, new_arm
from feira.players.endings import Ending, Solver
from feira.players.levels import find_player_spec
from feira.players.rollouts import Rollouts
from feira.players.samples import mean, minus, standard_error
from feira.players.search import Budget, Search

MARGIN = 0.03  # of the win: a lower bound for the lead of a solution
DEVIATIONS = 4.0  # safety margin in standard errors: one rival in 30,000 would be beaten by luck
HOPELESS = 2.0  # standard errors by which a lead is known to be too small
BLOCKS = (64, 192, 768, 2048, 4096)  # games of a choice, in consecutive blocks
SIMULATIONS = 30_000  # of the first search that has to agree
LAST_SEARCH = 10  # times as many simulations: it is worth its time for puzzles that won the race
SEARCH_LEAD = 0.03  # by which the search has to prefer the best one, in value
SEARCH_VISITS = 0.01  # share of the visits from which the search's value of a choice is used
SOLVER_NODES = 60_000
ANALYST = "master"


@dataclass(frozen=True, kw_only=True)
class Effort:
    """The budget of a proof."""

    blocks: tuple[int, ...] = BLOCKS
    simulations: int = SIMULATIONS
    nodes: int = SOLVER_NODES

    def times(self, factor: int) -> "Effort":
        """The budget multiplied by a factor."""
        return Effort(
            blocks=tuple(factor * games for games in self.blocks),
            simulations=factor * self.simulations,
            nodes=factor * self.nodes,
        )


@dataclass(frozen=True, kw_only=True)
class Proof:
    """The best choice of a position, with all others behind it."""

    moves: tuple[Move, ...]  # the best first
    margin: float
    proved: bool


class Judge:
    """Proves best choices in positions of one game."""

    def __init__(self, solver: Solver, rollouts: Rollouts, effort: Effort, *, seed: int) -> None:
        self.solver, self.rollouts, self.effort, self.seed = solver, rollouts, effort, seed

    def prove(self, position: Position, best: int, *, number: int) -> Proof | None:
        """The proof that this choice is the best by the margin, or None."""
        ending = self.solver.solve(position)
        if ending is not None and ending.is_complete:
            return by_ending(position, ending, best)
        if not self.search_agrees(position, best, times=1):  # cheaper than the race
            return None
        proof = self.race(position, best, number)
        if proof is None or not self.search_agrees(position, best, times=LAST_SEARCH):
            return None
        return proof

    def race(self, position: Position, best: int, number: int) -> Proof | None:
        """Paired rollouts of the best choice against every other."""
        leader = new_arm(best, position.seats)
        rivals = [new_arm(one, position.seats) for one in position.legal() if one != best]
        beaten: list[Arm] = []
        who = position.actor
        for games in self.effort.blocks:
            arms = [leader, *rivals]
            results = self.rollouts.play(
                position, [arm.choice for arm in arms], leader.games, games, number=number
            )
            for i, arm in enumerate(arms):
                arm.add(results, i)
            leads = {arm.choice: lead(leader, arm, who) for arm in rivals}
            if any(ahead + HOPELESS * error < MARGIN for ahead, error in leads.values()):
                return None
            out = {c for c, (ahead, e) in leads.items() if ahead - DEVIATIONS * e >= MARGIN}
            beaten += [arm for arm in rivals if arm.choice in out]
            rivals = [arm for arm in rivals if arm.choice not in out]
            if not rivals:
                return ranked(leader, beaten, who)
        return None

    def search_agrees(self, position: Position, best: int, *, times: int) -> bool:
        """Whether a search prefers this choice by enough; its seed depends on its length."""
        found, ahead = searched(position, times * self.effort.simulations, seed=self.seed + times)
        return found == best and ahead >= SEARCH_LEAD


def lead(leader: Arm, arm: Arm, who: int) -> tuple[float, float]:
    """The lead of the leader over an arm in their common games, and its standard error."""
    difference = minus(leader.gains(who), arm.gains(who))
    return mean(difference), standard_error(difference)


def ranked(leader: Arm, beaten: list[Arm], who: int) -> Proof:
    """The proof of a race that was won."""
    top = mean(leader.gains(who))
    leads = {arm.choice: lead(leader, arm, who) for arm in beaten}
    moves = [Move(leader.choice, round(top, 4), 0.0)]
    for choice, (ahead, error) in sorted(leads.items(), key=lambda item: item[1][0]):
        moves.append(Move(choice, round(max(0.0, top - ahead), 4), round(Z * error, 4)))
    margin = min(ahead - DEVIATIONS * error for ahead, error in leads.values())
    return Proof(moves=tuple(moves), margin=round(margin, 4), proved=False)


def by_ending(position: Position, ending: Ending, best: int) -> Proof | None:
    """The proof of a solved position."""
    who = position.actor
    order = sorted(ending.choices, key=lambda one: -one.shares[who])
    margin = order[0].shares[who] - order[1].shares[who] if len(order) > 1 else 0.0
    if not ending.is_only_best or order[0].choice != best or margin < MARGIN:
        return None
    moves = tuple(Move(one.choice, round(one.shares[who], 4), 0.0) for one in order)
    return Proof(moves=moves, margin=round(margin, 4), proved=True)


def searched(position: Position, simulations: int, *, seed: int) -> tuple[int, float]:
    """The choice that a search visits most, and its lead in value."""
    spec = find_player_spec(ANALYST)
    search = Search(
        position.game,
        spec.settings,
        Budget(simulations=simulations),
        nodes=spec.nodes,
        seed=seed,
    )
    best = search.choose(position)
    return best, ahead_in(search, best, position.actor)


def ahead_in(search: Search, best: int, who: int) -> float:
    """The lead of a choice over all others that a search has visited, in value."""
    children = search.trees[0].children()
    names = (children["choice"], children["value"][:, who], children["visits"])
    found = list(zip(*(one.tolist() for one in names), strict=True))
    least = SEARCH_VISITS * sum(visits for _, _, visits in found)
    others = [value for choice, value, _ in found if choice != best]
    seen = [value for choice, value, visits in found if choice != best and visits >= least]
    own = next(value for choice, value, _ in found if choice == best)
    return own - max(seen or others) if others else 0.0

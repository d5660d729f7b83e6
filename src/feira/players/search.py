"""The search player: one tree for each core, reused from choice to choice.

Trees are searched in parallel without locks, and their visits are added up (root parallelism).
"""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import numpy as np

from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.jit import jit
from feira.core.kernels import replay
from feira.core.position import Position
from feira.core.random import stream
from feira.core.types import Array
from feira.players.learned_policy import new_policy
from feira.players.network import new_activations
from feira.players.nodes import NODE, copy_subtree
from feira.players.simulation import ANY_CHILD, Settings, simulate
from feira.players.slices import Slices, finish
from feira.players.workspace import new_workspace

NODES = 400_000  # of each tree
SLICE = 0.004  # seconds between two readings of the clock
CLOCK_STEP = 1e-4  # seconds: the resolution of some clocks, such as those of browsers
FIRST_SLICE = 16  # simulations


@dataclass(frozen=True, kw_only=True)
class Budget:
    """When to stop: after this many simulations or milliseconds, whichever comes first."""

    simulations: int | None = None
    milliseconds: float | None = None

    def __post_init__(self) -> None:
        if self.simulations is None and self.milliseconds is None:
            raise FeiraError("a search needs a budget: simulations or milliseconds")

    def less(self, simulations: int, seconds: float) -> "Budget | None":
        """The rest of the budget after this much is spent; None: nothing is left."""
        left = None if self.simulations is None else self.simulations - simulations
        rest = None if self.milliseconds is None else self.milliseconds - 1000 * seconds
        if (left is not None and left <= 0) or (rest is not None and rest <= 0):
            return None
        return Budget(simulations=left, milliseconds=rest)

    def part(self, share: float) -> "Budget":
        """A share of the budget."""
        return Budget(
            simulations=None if self.simulations is None else max(1, int(share * self.simulations)),
            milliseconds=None if self.milliseconds is None else share * self.milliseconds,
        )

    def is_most_of(self, whole: "Budget", share: float) -> bool:
        """Whether this is at least that share of the whole budget, in simulations and in time."""
        parts = (
            (self.simulations, whole.simulations),
            (self.milliseconds, whole.milliseconds),
        )
        return all(left is None or left >= share * (all_ or 0) for left, all_ in parts)


@dataclass
class Effort:
    """What may change between two choices of a player, for instance one that plays many games."""

    share: float = 1.0  # of the budget
    made: dict[bytes, set[int]] = field(default_factory=dict)  # choices made in a game, by position


@jit
def _first_state(seed: int, number: int, state: Array) -> None:
    """Seeds the random stream of a tree."""
    a, b = stream(seed, number)
    state[0] = a
    state[1] = b


class Tree:
    """One tree with its root position, searched by one thread at a time."""

    def __init__(self, game: Game, settings: Settings, nodes: int, seed: int, number: int) -> None:
        self.game, self.settings = game, settings
        self.root = np.zeros(1, game.rules.dtype)
        self.nodes = np.zeros(nodes, NODE)
        self.spare = np.zeros(nodes, NODE)
        self.workspace = new_workspace(game.rules)
        self.network = game.strategy.network()
        self.activations = new_activations(game.strategy)
        self.prior, self.solo_prior = (
            new_policy(game, learned=settings.learned, temperature=temperature)
            for temperature in (settings.temperature, settings.solo_temperature)
        )
        self.playout = new_policy(
            game,
            learned=settings.learned,
            temperature=settings.playout_temperature,
            sample=settings.sample,
        )
        self.has_root = False
        _first_state(seed, number, self.workspace.random_state)

    def set_root(self, root: Array) -> None:
        """Clears the tree and makes this position, in an array of one, its root."""
        self.has_root = True
        self.root[:] = root
        self.nodes[0] = np.zeros(1, NODE)[0]
        self.workspace.node_count[0] = 1

    def follow(self, choice: int) -> None:
        """Makes the position after the choice the root; the subtree below it is kept."""
        if not self.has_root or self._advance(choice) == 0:
            return
        top = self.nodes[0]
        children = self.nodes[top["first"] : top["first"] + top["children"]]
        choices = children["choice"].tolist()
        if choice not in choices:
            self.set_root(self.root)
            return
        used = copy_subtree(self.nodes, int(top["first"]) + choices.index(choice), self.spare)
        self.nodes, self.spare = self.spare, self.nodes
        self.workspace.node_count[0] = used

    def _advance(self, choice: int) -> int:
        """Makes the choice in the root. Returns 0 if it is not legal there, as after the end."""
        actors = np.empty(2, np.int64)
        return replay(self.root, np.array([choice], np.int64), actors, self.workspace.choices)

    def simulate(self, simulations: int, through: int = ANY_CHILD) -> None:
        """Runs simulations, through one child of the root if `through` is given."""
        simulate(
            self.root,
            self.nodes,
            self.solo_prior if int(self.root[0]["seats"]) == 1 else self.prior,
            self.playout,
            self.network,
            self.settings,
            simulations,
            through,
            self.activations,
            self.workspace,
        )

    def children(self) -> Array:
        """The children of the root: its choices with their visits and mean values."""
        top = self.nodes[0]
        return self.nodes[top["first"] : top["first"] + top["children"]]

    def search(self, budget: Budget) -> None:
        """Searches until the budget is spent."""
        finish(self.searching(budget))

    def searching(self, budget: Budget) -> Slices[None]:
        """Searches until the budget is spent, in slices.

        A budget of simulations ends early once the rest could not change the choice. A budget of
        time does not: the tree is kept, so the next choice benefits.
        """
        start = time.perf_counter()
        done, size = 0, FIRST_SLICE
        while True:
            if budget.simulations is not None:
                size = min(size, budget.simulations - done)
            self.simulate(size)
            yield
            done += size
            size = done // 8 + 1
            if budget.milliseconds is not None:
                now = time.perf_counter()
                rest = budget.milliseconds / 1000 - (now - start)
                speed = done / max(now - start, CLOCK_STEP)
                size = min(size, int(speed * min(SLICE, rest)))
                if size < 1:
                    return
            if budget.simulations is not None:
                left = budget.simulations - done
                if left <= 0 or self.is_decided(left):
                    return

    def is_decided(self, left: int) -> bool:
        """Whether the rest of the simulations cannot change which choice is visited most."""
        visits = sorted(self.children()["visits"].tolist())
        return len(visits) < 2 or visits[-1] - visits[-2] > left


class Search:
    """Chooses by search. The same seed and a budget in simulations give the same choices."""

    def __init__(
        self,
        game: Game,
        settings: Settings,
        budget: Budget,
        *,
        solo_budget: Budget | None = None,
        cores: int = 1,
        nodes: int = NODES,
        seed: int = 0,
        effort: Effort | None = None,
    ) -> None:
        self.game, self.budget, self.effort = game, budget, effort or Effort()
        self.solo_budget = solo_budget or budget  # in games of one seat
        self.trees = [Tree(game, settings, nodes, seed, number) for number in range(cores)]
        self.pool = ThreadPoolExecutor(cores) if cores > 1 else None

    def choose(self, position: Position, *, among: Sequence[int] = ()) -> int:
        """The choice visited most, of all legal ones or of those given in `among`."""
        return finish(self.choosing(position, among=among))

    def choosing(self, position: Position, *, among: Sequence[int] = ()) -> Slices[int]:
        """Chooses, in slices."""
        choices = position.legal()
        if len(choices) == 1:
            return choices[0]
        for tree in self.trees:
            if not tree.has_root or tree.root.tobytes() != bytes(position):
                tree.set_root(position.array)
        budget = self.budget if position.seats > 1 else self.solo_budget
        budget = budget.part(self.effort.share)
        if self.pool is None:
            yield from self.trees[0].searching(budget)
        else:
            self.run(lambda tree: tree.search(budget))
        return self._most_visited(position, among)

    def _most_visited(self, position: Position, among: Sequence[int]) -> int:
        """The choice visited most, but no choice twice in the same position.

        Some choices lead back to where they were made, such as an exchange of tiles. A player that
        values one as highly as any other would repeat it forever.
        """
        made = self.effort.made.setdefault(bytes(position), set())
        visits, choices = self.visits(), self.trees[0].children()["choice"].tolist()
        order = sorted(range(len(choices)), key=lambda i: -visits[i])
        choices = [choices[i] for i in order if not among or choices[i] in among]
        choice: int = next((choice for choice in choices if choice not in made), choices[0])
        made.add(choice)
        return choice

    def run(self, work: Callable[[Tree], None]) -> None:
        """Calls the function on all trees in parallel, with one thread for each."""
        if self.pool is None:
            work(self.trees[0])
        else:
            list(self.pool.map(work, self.trees))

    def visits(self) -> list[int]:
        """The visits of each choice of the root, summed over all trees."""
        every = [tree.children()["visits"].tolist() for tree in self.trees]
        return [sum(column) for column in zip(*every, strict=True)]

    def follow(self, choice: int) -> None:
        """Follows a choice or an outcome: every tree keeps the subtree below it."""
        for tree in self.trees:
            tree.follow(choice)

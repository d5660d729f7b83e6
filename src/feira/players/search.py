"""The search player: trees on all the cores it is given, reused from choice to choice."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.jit import jit
from feira.core.random import stream
from feira.core.verbs import NOBODY, actor, apply
from feira.players.tree import (
    FREE,
    NODE,
    Settings,
    Sums,
    keep_below,
    new_desk,
    new_sums,
    simulate,
)

NODES = 400_000  # of each tree
SLICE = 0.004  # seconds between two looks at the clock
FIRST_SLICE = 16  # simulations


@dataclass(frozen=True, kw_only=True)
class Budget:
    """When to stop: after so many simulations, so many milliseconds, or whichever comes first."""

    simulations: int | None = None
    milliseconds: float | None = None

    def __post_init__(self) -> None:
        if self.simulations is None and self.milliseconds is None:
            raise FeiraError("a search needs a budget: simulations or milliseconds")

    def less(self, simulations: int, seconds: float) -> "Budget | None":
        """What is left after so much of it is spent; None: nothing."""
        left = None if self.simulations is None else self.simulations - simulations
        rest = None if self.milliseconds is None else self.milliseconds - 1000 * seconds
        if (left is not None and left <= 0) or (rest is not None and rest <= 0):
            return None
        return Budget(simulations=left, milliseconds=rest)

    def is_most_of(self, whole: "Budget", share: float) -> bool:
        """Is so much of the whole still there, by whichever is scarcer?"""
        parts = (
            (self.simulations, whole.simulations),
            (self.milliseconds, whole.milliseconds),
        )
        return all(own is None or own >= share * (all_ or 0) for own, all_ in parts)


@jit
def _first_state(seed: int, number: int, state: np.ndarray) -> None:
    a, b = stream(seed, number)
    state[0] = a
    state[1] = b


class Tree:
    """One tree with its root position, searched by one core at a time."""

    def __init__(self, game: Game, settings: Settings, nodes: int, seed: int, number: int) -> None:
        self.game, self.settings = game, settings
        self.root = np.zeros(1, game.dtype)
        self.nodes = np.zeros(nodes, NODE)
        self.spare = np.zeros(nodes, NODE)
        self.desk = new_desk(game.dtype, game.scratch)
        self.sums = new_sums(game.scratch)
        self.taste = (game.taste / settings.warmth).astype(np.float32)
        self.planted = False
        _first_state(seed, number, self.desk.state)

    def plant(self, s: np.record) -> None:
        """Forgets everything and starts from this position."""
        self.planted = True
        self.root[0] = s
        self.nodes[0] = np.zeros(1, NODE)[0]
        self.desk.state[2] = 1
        self.forget_sums()

    def forget_sums(self) -> None:
        """The sums are of one root only."""
        for array in self.sums:
            array[:] = 0

    def follow(self, choice: int) -> None:
        """The choice was made: the tree below it is kept, and all the rest is room again."""
        if not self.planted or actor(self.root[0]) == NOBODY:
            return
        top = self.nodes[0]
        children = self.nodes[top["first"] : top["first"] + top["children"]]
        found = np.flatnonzero(children["choice"] == choice)
        apply(self.root[0], choice, None)
        if len(found) == 0:
            self.plant(self.root[0])
            return
        used = keep_below(self.nodes, int(top["first"] + found[0]), self.spare)
        self.nodes, self.spare = self.spare, self.nodes
        self.desk.state[2] = used
        self.forget_sums()

    def simulate(self, simulations: int, through: int = FREE) -> None:
        """Searches on, perhaps through one choice of the root only."""
        simulate(
            self.root,
            self.nodes,
            self.taste,
            self.settings,
            simulations,
            through,
            self.desk,
            self.sums,
        )

    def children(self) -> np.ndarray:
        """The choices of the root with their visits and means."""
        top = self.nodes[0]
        return self.nodes[top["first"] : top["first"] + top["children"]]

    def search(self, budget: Budget) -> None:
        """Searches until the budget is spent.

        Simulations that could not change the choice any more are saved. Time is not: what is found
        out in it will be of use for the next choice.
        """
        start = time.perf_counter()
        done, size = 0, FIRST_SLICE
        while True:
            if budget.simulations is not None:
                size = min(size, budget.simulations - done)
            self.simulate(size)
            done += size
            size = done // 8 + 1
            if budget.milliseconds is not None:
                now = time.perf_counter()
                rest = budget.milliseconds / 1000 - (now - start)
                speed = done / (now - start)
                size = min(size, int(speed * min(SLICE, rest)))
                if size < 1:
                    return
            if budget.simulations is not None:
                left = budget.simulations - done
                if left <= 0 or self.decided(left):
                    return

    def decided(self, left: int) -> bool:
        """Can no other choice catch up in what is left?"""
        visits = self.children()["visits"]
        if len(visits) < 2:
            return True
        second, first = np.partition(visits, -2)[-2:]
        return bool(first - second > left)


class Search:
    """Chooses by search. The same seed and a budget in simulations give the same choices."""

    def __init__(
        self,
        game: Game,
        settings: Settings,
        budget: Budget,
        *,
        cores: int = 1,
        nodes: int = NODES,
        seed: int = 0,
    ) -> None:
        self.game, self.budget = game, budget
        self.trees = [Tree(game, settings, nodes, seed, number) for number in range(cores)]
        self.pool = ThreadPoolExecutor(cores) if cores > 1 else None

    def choose(self, s: np.record) -> int:
        """The choice visited most."""
        choices = self.game.legal_choices(s)
        if len(choices) == 1:
            return choices[0]
        for tree in self.trees:
            if not tree.planted or tree.root[0].tobytes() != s.tobytes():
                tree.plant(s)
        self.run(lambda tree: tree.search(self.budget))
        return int(self.trees[0].children()["choice"][int(np.argmax(self.visits()))])

    def run(self, work: Callable[[Tree], None]) -> None:
        """Works on all trees at once, each on its core."""
        if self.pool is None:
            work(self.trees[0])
        else:
            list(self.pool.map(work, self.trees))

    def visits(self) -> np.ndarray:
        """How often each choice of the root was visited, in all trees."""
        every = np.array([tree.children()["visits"] for tree in self.trees], np.int64)
        return every.sum(axis=0)

    def follow(self, choice: int) -> None:
        """A choice was made by anyone, chance included: what is known of what follows is kept."""
        for tree in self.trees:
            tree.follow(choice)

    def sums(self) -> Sums:
        """What all simulations since the last choice came to."""
        every = [tree.sums for tree in self.trees]
        return Sums(*(np.sum(arrays, axis=0) for arrays in zip(*every, strict=True)))

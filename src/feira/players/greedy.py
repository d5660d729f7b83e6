"""The greedy player: makes each choice in thought, and takes the one that evaluates best."""

import numpy as np

from feira.core.game import Game
from feira.core.jit import jit
from feira.core.random import advance, stream
from feira.core.verbs import CHANCE, actor, apply, draw, evaluate, legal
from feira.players.tree import Desk, new_desk

DRAWS = 8  # of chance, where the choice leads to it


@jit
def best_choice(root: np.ndarray, seed: int, number: int, desk: Desk) -> int:
    """The choice after which the position is worth most to the seat; the dice decide ties.

    Where chance comes next, the mean over some draws counts: without it the dice of a choice
    would be judged before they fall.
    """
    a, b = stream(seed, number)
    who = actor(root[0])
    n = legal(root[0], desk.choices)
    best = int(desk.choices[0])
    most = -1e30
    for i in range(n):
        choice = int(desk.choices[i])
        worth = 0.0
        for _ in range(DRAWS):
            s = desk.position[0]
            desk.position[0] = root[0]
            apply(s, choice, None)
            while actor(s) == CHANCE:
                a, b, r = advance(a, b)
                apply(s, draw(s, r), None)
            evaluate(s, desk.points, desk.places, desk.values)
            worth += desk.values[who] / DRAWS
        a, b, r = advance(a, b)
        worth += r * 1e-15
        if worth > most:
            most = worth
            best = choice
    return best


class Greedy:
    """One choice deep."""

    def __init__(self, game: Game, *, seed: int = 0) -> None:
        self.seed, self.chosen = seed, 0
        self.root = np.zeros(1, game.dtype)
        self.desk = new_desk(game.dtype, game.scratch)

    def choose(self, s: np.record) -> int:
        """The choice that evaluates best."""
        self.root[0] = s
        self.chosen += 1
        return best_choice(self.root, self.seed, self.chosen, self.desk)

    def follow(self, choice: int) -> None:
        """Remembers nothing."""

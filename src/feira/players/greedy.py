"""The greedy player: evaluates the position after each choice and takes the best.

With noise added to the values it misjudges choices, small differences more often than large ones.
"""

from feira.core.game import Game
from feira.core.jit import jit
from feira.core.position import Position
from feira.core.random import advance, stream
from feira.core.types import CHANCE, NOBODY, Array
from feira.core.verbs import actor, apply, draw, evaluate, legal
from feira.players.leaf import judge_end
from feira.players.policy import GUMBEL, GUMBEL_SHIFT
from feira.players.workspace import Workspace, new_workspace

DRAWS = 8  # samples of chance, where the choice leads to it
TIE_BREAK = 1e-9  # the minimum scale of the noise: ties are broken at random


@jit
def best_choice(root: Array, noise: float, seed: int, number: int, workspace: Workspace) -> int:
    """The choice with the best value for the seat after it, with Gumbel noise added.

    Where chance comes next, the value is the mean over `DRAWS` samples.
    """
    a, b = stream(seed, number)
    who = actor(root[0])
    n = legal(root[0], workspace.choices)
    best = int(workspace.choices[0])
    most = -1e30
    for i in range(n):
        choice = int(workspace.choices[i])
        value = 0.0
        for _ in range(DRAWS):
            s = workspace.position[0]
            workspace.position[0] = root[0]
            apply(s, choice, None)
            while actor(s) == CHANCE:
                a, b, r = advance(a, b)
                apply(s, draw(s, r), None)
            if actor(s) == NOBODY:
                judge_end(s, workspace)
            else:
                evaluate(s, workspace.points, workspace.places, workspace.values)
            value += workspace.values[who] / DRAWS
        a, b, r = advance(a, b)
        value += noise * float(GUMBEL[r >> GUMBEL_SHIFT])
        if value > most:
            most = value
            best = choice
    return best


class Greedy:
    """Looks one choice ahead."""

    def __init__(self, game: Game, *, noise: float = 0.0, seed: int = 0) -> None:
        self.noise = max(noise, TIE_BREAK)
        self.seed, self.chosen = seed, 0
        self.workspace = new_workspace(game.rules)

    def choose(self, position: Position) -> int:
        """The choice that evaluates best."""
        self.chosen += 1
        return best_choice(position.array, self.noise, self.seed, self.chosen, self.workspace)

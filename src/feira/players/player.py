"""What a player is, and the simplest ones: random, by the policy alone, and one that blunders."""

from typing import Protocol

import numpy as np

from feira.core.batch import SCRATCH
from feira.core.game import Game
from feira.core.jit import jit
from feira.core.random import WORD, advance, stream
from feira.core.verbs import pick
from feira.players.policy import sample_choice
from feira.players.workspace import Workspace, new_workspace


class Player(Protocol):
    """Makes choices. It sees positions, which hold nothing that its seat may not know."""

    def choose(self, s: np.record) -> int:
        """A legal choice of the seat to act."""

    def follow(self, choice: int) -> None:
        """A choice was made by any seat, this player's included, or an outcome was drawn."""


class Random:
    """Any legal choice, each as likely as the others."""

    def __init__(self, _game: Game, *, seed: int = 0) -> None:
        self.state = stream(seed, 0)
        self.scratch = np.zeros(SCRATCH, np.int64)

    def choose(self, s: np.record) -> int:
        """A uniform random choice."""
        a, b, r = advance(*self.state)
        self.state = a, b
        return int(pick(s, r, self.scratch))

    def follow(self, choice: int) -> None:
        """Keeps nothing from choice to choice."""


class Blundering:
    """A player that leaves some choices, at random, to a weaker one."""

    def __init__(
        self, player: Player, weaker: Player, blunder_rate: float, *, seed: int = 0
    ) -> None:
        self.player, self.weaker, self.blunder_rate = player, weaker, blunder_rate
        self.state = stream(seed, 1)

    def choose(self, s: np.record) -> int:
        """The choice of the player, or of the weaker one."""
        a, b, r = advance(*self.state)
        self.state = a, b
        blunders = r < self.blunder_rate * (WORD + 1)
        return (self.weaker if blunders else self.player).choose(s)

    def follow(self, choice: int) -> None:
        """Both players follow."""
        self.player.follow(choice)
        self.weaker.follow(choice)


@jit
def choose_by_policy(
    s: np.record, policy: np.ndarray, seed: int, number: int, workspace: Workspace
) -> int:
    """A choice drawn from the policy, on stream `number` of the seed."""
    a, b = stream(seed, number)
    choice, _, _ = sample_choice(
        s,
        policy,
        0,
        a,
        b,
        workspace.choices,
        workspace.indices,
        workspace.feature_values,
    )
    return choice


class PolicyPlayer:
    """Draws its choices from the policy, without search."""

    def __init__(self, game: Game, *, temperature: float, seed: int = 0) -> None:
        self.policy = (game.policy / temperature).astype(np.float32)
        self.seed, self.chosen = seed, 0
        self.workspace = new_workspace(game.dtype, game.scratch)

    def choose(self, s: np.record) -> int:
        """A choice drawn from the policy."""
        self.chosen += 1
        return choose_by_policy(s, self.policy, self.seed, self.chosen, self.workspace)

    def follow(self, choice: int) -> None:
        """Keeps nothing from choice to choice."""

"""The interface of players, and the simplest ones: uniformly random, and by the policy alone."""

from typing import Protocol, runtime_checkable

from feira.core.game import Game
from feira.core.jit import jit
from feira.core.position import Position
from feira.core.random import advance, stream
from feira.core.types import Array
from feira.games.network import Network
from feira.players.learned_policy import Policy, new_policy, sample_policy
from feira.players.network import Activations, new_activations
from feira.players.workspace import Workspace, new_workspace


class Player(Protocol):
    """Makes choices. It is given positions, which contain nothing that its seat may not know.

    A player that needs to see the choices of others also has a method `follow` (`Follower`).
    """

    def choose(self, position: Position) -> int | str:
        """A legal choice of the seat to act, by number or in notation."""


@runtime_checkable
class Follower(Protocol):
    """A player that keeps state from choice to choice, such as a search tree."""

    def follow(self, choice: int) -> None:
        """Called after a choice of any seat, this player's included, and after each outcome."""


class Random:
    """Chooses uniformly among the legal choices."""

    def __init__(self, _game: Game, *, seed: int = 0) -> None:
        self.state = stream(seed, 0)

    def choose(self, position: Position) -> int:
        """A uniform random choice."""
        a, b, r = advance(*self.state)
        self.state = a, b
        choices = position.legal()
        return choices[(r * len(choices)) >> 32]


@jit
def choose_by_policy(
    root: Array,
    policy: Policy,
    network: Network,
    seed: int,
    number: int,
    work: Activations,
    workspace: Workspace,
) -> int:
    """A choice drawn from the policy, on stream `number` of the seed."""
    a, b = stream(seed, number)
    choice, _, _ = sample_policy(root[0], policy, network, a, b, work, workspace)
    return choice


class PolicyPlayer:
    """Samples its choices from the policy, without search."""

    def __init__(
        self, game: Game, *, learned: bool = True, temperature: float, seed: int = 0
    ) -> None:
        self.policy = new_policy(game, learned=learned, temperature=temperature)
        self.network = game.strategy.network()
        self.seed, self.chosen = seed, 0
        self.work, self.workspace = new_activations(game.strategy), new_workspace(game.rules)

    def choose(self, position: Position) -> int:
        """A choice drawn from the policy."""
        self.chosen += 1
        return choose_by_policy(
            position.array,
            self.policy,
            self.network,
            self.seed,
            self.chosen,
            self.work,
            self.workspace,
        )

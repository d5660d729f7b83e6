"""What a player is, and the two simplest ones: at random, and by taste alone."""

from typing import Protocol

import numpy as np

from feira.core.batch import SCRATCH
from feira.core.game import Game
from feira.core.jit import jit
from feira.core.random import advance, stream
from feira.core.verbs import pick
from feira.players.taste import choose
from feira.players.tree import Desk, new_desk


class Player(Protocol):
    """Whoever chooses. A player sees positions, which hold nothing that its seat may not know."""

    def choose(self, s: np.record) -> int:
        """A legal choice of the seat to act."""

    def follow(self, choice: int) -> None:
        """Somebody made this choice, or chance drew this outcome; the player itself included."""


class Random:
    """Any legal choice, each as likely as the others."""

    def __init__(self, _game: Game, *, seed: int = 0) -> None:
        self.state = stream(seed, 0)
        self.scratch = np.zeros(SCRATCH, np.int64)

    def choose(self, s: np.record) -> int:
        """The dice decide."""
        a, b, r = advance(*self.state)
        self.state = a, b
        return int(pick(s, r, self.scratch))

    def follow(self, choice: int) -> None:
        """Remembers nothing."""


class Distracted:
    """Now and then, somebody else chooses."""

    def __init__(self, player: Player, other: Player, slips: float, *, seed: int = 0) -> None:
        self.player, self.other, self.slips = player, other, slips
        self.state = stream(seed, 1)

    def choose(self, s: np.record) -> int:
        """What the player wants, or the other one."""
        a, b, r = advance(*self.state)
        self.state = a, b
        return (self.other if r < self.slips * 2**32 else self.player).choose(s)

    def follow(self, choice: int) -> None:
        """Both are told."""
        self.player.follow(choice)
        self.other.follow(choice)


@jit
def choose_by_taste(s: np.record, taste: np.ndarray, seed: int, number: int, desk: Desk) -> int:
    """Number so and so of the choices that a seed makes."""
    a, b = stream(seed, number)
    choice, _, _ = choose(s, taste, 0, a, b, desk.choices, desk.which, desk.much)
    return choice


class Taste:
    """What looks promising at a glance. The warmer, the more often something else."""

    def __init__(self, game: Game, *, warmth: float, seed: int = 0) -> None:
        self.taste = (game.taste / warmth).astype(np.float32)
        self.seed, self.chosen = seed, 0
        self.desk = new_desk(game.dtype, game.scratch)

    def choose(self, s: np.record) -> int:
        """The most promising choice, give or take."""
        self.chosen += 1
        return choose_by_taste(s, self.taste, self.seed, self.chosen, self.desk)

    def follow(self, choice: int) -> None:
        """Remembers nothing."""

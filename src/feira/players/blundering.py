"""A player with a human fault: now and then it grabs what looks best at once."""

from feira.core.position import Position
from feira.core.random import WORD, advance, stream
from feira.players.greedy import Greedy
from feira.players.search import Search


class Blundering:
    """A player that leaves some choices, at random, to its short-sighted side."""

    def __init__(
        self, player: Search, weaker: Greedy, blunder_rate: float, *, seed: int = 0
    ) -> None:
        self.player, self.weaker, self.blunder_rate = player, weaker, blunder_rate
        self.state = stream(seed, 1)

    def choose(self, position: Position) -> int:
        """The choice of the player, or of its short-sighted side."""
        a, b, r = advance(*self.state)
        self.state = a, b
        blunders = r < self.blunder_rate * (WORD + 1)
        return self.weaker.choose(position) if blunders else self.player.choose(position)

    def follow(self, choice: int) -> None:
        """Only the player keeps something from choice to choice."""
        self.player.follow(choice)

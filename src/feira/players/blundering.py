"""A weakened search player: at random it makes the greedy choice instead."""

from feira.core.position import Position
from feira.core.random import WORD, advance, stream
from feira.players.greedy import Greedy
from feira.players.search import Search


class Blundering:
    """A search player that leaves a random share of its choices to a greedy player."""

    def __init__(
        self, player: Search, weaker: Greedy, blunder_rate: float, *, seed: int = 0
    ) -> None:
        self.player, self.weaker, self.blunder_rate = player, weaker, blunder_rate
        self.state = stream(seed, 1)

    def choose(self, position: Position) -> int:
        """The choice of the search, or with probability `blunder_rate` the greedy one."""
        a, b, r = advance(*self.state)
        self.state = a, b
        blunders = r < self.blunder_rate * (WORD + 1)
        return self.weaker.choose(position) if blunders else self.player.choose(position)

    def follow(self, choice: int) -> None:
        """The search keeps its tree from choice to choice; the greedy player has no state."""
        self.player.follow(choice)

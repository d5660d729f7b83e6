"""What training asks of games that are played together: `feira.envs.selfplay` has them."""

from typing import Any, Protocol

PICKED, STEPS, SEAT, DONE = range(4)  # columns of `games.counters`
COUNTERS = 4


class SelfPlay(Protocol):
    """Games that make micro-actions together."""

    size: int
    seats: int
    games: Any

    def begin(self) -> None:
        """Sets up all games."""

    def step(self, actions: Any) -> None:
        """One micro-action in each game."""

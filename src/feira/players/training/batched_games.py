"""The interface of batched games for training; `feira.envs.selfplay` implements it."""

from typing import Any, Protocol

PICKED, STEPS, SEAT, DONE = range(4)  # columns of `games.counters`
COUNTERS = 4


class SelfPlay(Protocol):
    """A batch of games that make micro-actions in step."""

    size: int
    seats: int
    games: Any

    def begin(self) -> None:
        """Sets up all games."""

    def step(self, actions: Any) -> None:
        """Makes one micro-action in each game."""

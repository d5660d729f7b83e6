"""A game: its rules, its presentation and its strategy, each with a contract of its own.

A game is built once, by keyword, in its folder's `game.py`, and listed in the catalogue of
`feira.games`.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from feira.core.campaign import Campaign
from feira.core.config import Config
from feira.core.daily import DailyPlans
from feira.core.presentation import Presentation
from feira.core.rules import Rules
from feira.core.strategy import Strategy
from feira.core.verbs import register_strategy


@dataclass(frozen=True, kw_only=True)
class Game:
    """Everything about one game, in three rooms."""

    rules: Rules
    presentation: Presentation
    strategy: Strategy

    def __post_init__(self) -> None:
        register_strategy(self.rules.dtype, self.strategy)

    @property
    def name(self) -> str:
        """The name in the catalogue, in records and on the command line."""
        return self.rules.name

    @property
    def title(self) -> str:
        """The name on the box."""
        return self.presentation.title

    @property
    def campaign(self) -> Campaign | None:
        """The solo campaign of the game, if it has one."""
        return self.presentation.campaign

    @property
    def daily(self) -> DailyPlans | None:
        """The daily plans of the game, if it has any."""
        return self.presentation.daily

    def configure(self, seats: int | None = None, options: Mapping[str, str] = {}) -> Config:
        """Checks seats and options and completes them."""
        return self.rules.configure(seats, options)

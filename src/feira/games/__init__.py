"""The catalogue: the only place that lists games. A game is imported on first use."""

from importlib import import_module
from typing import TYPE_CHECKING

from feira.core.errors import FeiraError

if TYPE_CHECKING:
    from feira.core.game import Game
    from feira.games.training import SelfPlayTable, TrainingPlan

NAMES = ("mercado", "machikoro")


def find_game(name: str) -> "Game":
    """The game of that name."""
    if name not in NAMES:
        raise FeiraError(f"there is no game '{name}' (there is: {', '.join(NAMES)})")
    game: Game = import_module(f"feira.games.{name}.game").GAME
    return game


def training_plans(name: str) -> "tuple[TrainingPlan, ...]":
    """The training plans of a game's policy, one for each variant."""
    plans: tuple[TrainingPlan, ...] = import_module(f"feira.games.{name}.strategy.training").PLANS
    return plans


def selfplay_tables(name: str) -> "tuple[SelfPlayTable, ...]":
    """The tables whose games train the networks of a game."""
    module = import_module(f"feira.games.{name}.strategy.training")
    tables: tuple[SelfPlayTable, ...] = module.TABLES
    return tables


def training_method(name: str) -> str:
    """The training method of a game's networks: one of the methods in `training.py`."""
    method: str = import_module(f"feira.games.{name}.strategy.training").METHOD
    return method


def network_seats(name: str) -> float:
    """The share of the seats that the network's own policy plays in training."""
    share: float = import_module(f"feira.games.{name}.strategy.training").NETWORK_SEATS
    return share

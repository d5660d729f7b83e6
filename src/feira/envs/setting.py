"""The setting of an environment: a game with seats and options, and the form of its actions."""

from dataclasses import dataclass
from operator import index
from typing import Any, Literal, get_args

import numpy as np

from feira.api import option_texts
from feira.core.config import Config
from feira.core.errors import FeiraError
from feira.core.game import Game
from feira.core.types import Array
from feira.envs.stepping import SCRATCH
from feira.games import find_game

ActionForm = Literal["micro", "flat"]
RENDER_MODES = ["ansi"]


@dataclass(frozen=True, kw_only=True)
class Setting:
    """A game, its seats and options, and whether actions are micro-actions or flat choices."""

    game: Game
    config: Config
    micro: bool

    def __reduce__(self) -> tuple[Any, ...]:
        form = "micro" if self.micro else "flat"
        return setting_of, (self.game.name, self.seats, form, dict(self.config.options))

    @property
    def seats(self) -> int:
        """How many players there are."""
        return self.config.seats

    @property
    def action_count(self) -> int:
        """The number of actions."""
        return len(self.game.strategy.micro_names) if self.micro else self.game.rules.choices

    @property
    def observation_size(self) -> int:
        """The length of an observation, in bytes."""
        return len(self.game.strategy.observation_names)

    @property
    def start(self) -> Array:
        """The position before the first draw, in an array of one."""
        return self.game.rules.start(self.config)

    def work(self) -> Array:
        """A work buffer for kernels; its last part is for a list of legal choices."""
        return np.zeros(SCRATCH + self.game.rules.scratch, np.int32)


def setting_of(
    name: str, players: int | None, actions: ActionForm, options: dict[str, Any]
) -> Setting:
    """The setting from an environment's arguments, checked and completed."""
    if actions not in get_args(ActionForm):
        raise FeiraError(f"actions are {' or '.join(get_args(ActionForm))}, not '{actions}'")
    game = find_game(name)
    seats = None if players is None else whole_number("players", players)
    config = game.configure(seats, option_texts(options))
    return Setting(game=game, config=config, micro=actions == "micro")


def whole_number(name: str, value: Any, least: int = 0) -> int:
    """The value of an argument that must be a whole number."""
    try:
        number = index(value)
    except TypeError:
        raise FeiraError(f"{name} is a whole number, not {value!r}") from None
    if number < least:
        raise FeiraError(f"{name} is at least {least}, not {number}")
    return number


def checked_render_mode(mode: str | None) -> str | None:
    """The checked render mode of an environment."""
    if mode not in RENDER_MODES and mode is not None:
        raise FeiraError(f"render_mode is {' or '.join(RENDER_MODES)} or None, not {mode!r}")
    return mode

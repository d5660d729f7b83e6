"""One game, for adapters that step one at a time."""

from collections.abc import Callable
from typing import Any

import numpy as np

from feira.core.errors import IllegalChoice
from feira.core.jit import for_types_of
from feira.core.position import Position
from feira.core.types import Array
from feira.envs.one_game import (
    BEGIN,
    CHOOSE,
    NUMBER,
    SEED,
    STEP,
    new_parts,
    observe_game,
    run_game,
)
from feira.envs.setting import Setting, whole_number
from feira.envs.stepping import CURRENT, ILLEGAL, TERMINATED, TRUNCATED

ILLEGAL_REWARD = -0.01  # of an illegal action, which changes nothing


class SingleGame:
    """A game in progress. Chance draws from stream n of the seed in step n.

    It can be pickled and copied; copies are independent.
    """

    def __init__(self, setting: Setting, *, most_steps: int = 0) -> None:
        self.setting = setting
        self.start = setting.start
        self.parts = new_parts(setting, whole_number("most_steps", most_steps))
        self.memory, self.flags, self.rewards = (
            self.parts.memory,
            self.parts.flags,
            self.parts.rewards,
        )
        self.run = for_types_of(run_game, self.memory, self.start, STEP, 0)
        self.look: Callable[..., None] | None = None  # compiled on first use

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.setting, self.memory.tobytes())

    def reset(self, seed: int) -> int:
        """A new game. Returns the seat to act."""
        self.parts.header[SEED], self.parts.header[NUMBER] = seed, -1
        return self.run(self.memory, self.start, BEGIN, 0)

    def step(self, action: int) -> int:
        """Makes an action of the seat to act; an illegal one changes nothing and sets `illegal`.

        Returns the next seat to act, or the number of the reason that there is none.
        """
        return self.run(self.memory, self.start, STEP, action)

    def choose(self, choice: int | str) -> None:
        """Makes a choice of the rules for the seat to act, by number or in notation."""
        position = self.position()
        number = position.number(choice)
        if number not in position.legal():
            raise IllegalChoice(f"'{choice}' is not legal here")
        self.run(self.memory, self.start, CHOOSE, number)

    @property
    def current(self) -> int:
        """The seat to act; -1 when the game is over."""
        return int(self.flags[CURRENT])

    @property
    def terminated(self) -> bool:
        """Whether the game has ended by its rules."""
        return bool(self.flags[TERMINATED])

    @property
    def truncated(self) -> bool:
        """Whether the game was stopped because of its length."""
        return bool(self.flags[TRUNCATED])

    @property
    def illegal(self) -> bool:
        """Whether the last action was illegal."""
        return bool(self.flags[ILLEGAL])

    def seen_by(self, seat: int) -> dict[str, Array]:
        """What a seat may observe, and the mask, in new arrays."""
        shown, mask = self.parts.shown, self.parts.mask
        if seat == self.flags[CURRENT]:
            return {"observation": shown.copy(), "action_mask": mask.copy()}
        out = np.empty(len(shown), np.int8)
        if self.look is None:
            self.look = for_types_of(observe_game, self.memory, self.start, 0, out)
        self.look(self.memory, self.start, seat, out)
        return {"observation": out, "action_mask": np.zeros(len(mask), np.int8)}

    def mask(self, seat: int) -> Array:
        """1 for each action that a seat may take now, in a new array."""
        mask = self.parts.mask
        return mask.copy() if seat == self.flags[CURRENT] else np.zeros(len(mask), np.int8)

    def position(self) -> Position:
        """The position as a `Position`."""
        return Position.load(self.setting.game, self.parts.position[0])

    def picture(self, seat: int | None) -> str:
        """The table as a seat or a spectator sees it, in plain text."""
        from rich.text import Text

        presentation = self.setting.game.presentation
        return Text.from_markup(presentation.picture(self.position().view(seat))).plain


def restored(setting: Setting, memory: bytes) -> SingleGame:
    """Restores a pickled game from its setting and its memory."""
    game = SingleGame(setting)
    game.memory[:] = np.frombuffer(memory, np.int8)
    return game

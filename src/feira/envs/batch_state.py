"""The state of a batch: positions, and what is observed of them."""

from dataclasses import dataclass, fields, replace
from typing import Any

from feira.envs.stepping import CURRENT, ILLEGAL, TERMINATED, TRUNCATED


@dataclass(frozen=True, kw_only=True)
class BatchState:
    """The games of a batch, and what is seen of them. A step overwrites it: copy what you keep.

    Attributes:
        positions: the games as records (bytes on a GPU).
        counters: by game what was picked by micro-actions, its steps, its points so far.
        flags: by game the seat to act and three truth values; the properties below show them.
        rewards: by game and seat.
        observations: by game, bytes, as the seat to act sees it; on a GPU with padding after them.
        masks: by game and action, 1 for legal ones; with padding as well.
        inputs: how long an observation is.
        actions: how many actions there are.
    """

    positions: Any
    counters: Any
    flags: Any
    rewards: Any
    observations: Any
    masks: Any
    inputs: int
    actions: int

    @property
    def observation(self) -> Any:
        """By game, bytes: what the seat to act sees."""
        return self.observations[:, : self.inputs]

    @property
    def mask(self) -> Any:
        """By game and action: 1 for legal ones."""
        return self.masks[:, : self.actions]

    @property
    def current_player(self) -> Any:
        """The seat to act in each game; -1 where the game is over."""
        return self.flags[:, CURRENT]

    @property
    def terminated(self) -> Any:
        """Which games have ended by their rules in this step."""
        return self.flags[:, TERMINATED] != 0

    @property
    def truncated(self) -> Any:
        """Which games were stopped in this step because they took too long."""
        return self.flags[:, TRUNCATED] != 0

    @property
    def illegal(self) -> Any:
        """In which games the last action was illegal, and changed nothing."""
        return self.flags[:, ILLEGAL] != 0

    @property
    def legal_action_mask(self) -> Any:
        """By game and action: whether it is legal. All are where the game is over."""
        return self.mask != 0

    def copy(self) -> "BatchState":
        """A copy that the next step does not change."""
        arrays = {field.name: getattr(self, field.name) for field in fields(self)}
        arrays = {name: array for name, array in arrays.items() if not isinstance(array, int)}
        return replace(
            self, **{k: v.clone() if hasattr(v, "clone") else v.copy() for k, v in arrays.items()}
        )

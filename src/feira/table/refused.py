"""Why a command is refused, as a message key with arguments."""

import numpy as np

from feira.core.errors import FeiraError
from feira.core.game import Game, Json


class Refused(FeiraError):
    """A command that cannot be done, with the reason as a message key and its arguments."""

    def __init__(self, key: str, **arguments: object) -> None:
        super().__init__(key)
        self.reason: Json = {"key": key, **arguments}


def why_not(game: Game, s: np.record, choice: int) -> Json | None:
    """Why a choice is not legal; None if it is."""
    return game.refusal(s, choice) if choice < game.choices else {"key": "not-a-choice"}

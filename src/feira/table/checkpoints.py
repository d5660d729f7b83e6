"""Earlier positions of a game, so that a take-back replays little in a long game as well."""

from typing import NamedTuple

from feira.core.position import Position

SPACING = 64  # the least number of choices between two checkpoints


class Checkpoint(NamedTuple):
    """A former position of the game."""

    choices: int  # the number of choices before it
    position: Position


class Checkpoints:
    """The position before the last entry, and earlier ones at some distance from each other."""

    def __init__(self) -> None:
        self.kept: list[Checkpoint] = []

    def add(self, count: int, position: Position) -> None:
        """Keeps the position before an entry; drops the previous checkpoint if it is too near."""
        kept = self.kept
        if len(kept) > 1 and kept[-1].choices - kept[-2].choices < SPACING:
            kept.pop()
        kept.append(Checkpoint(count, position))

    def before(self, to: int) -> Checkpoint:
        """The last checkpoint at or before this many choices."""
        return next(one for one in reversed(self.kept) if one.choices <= to)

    def go_back(self, to: int) -> Checkpoint:
        """The last checkpoint at or before this many choices. Later ones are dropped."""
        while self.kept[-1].choices > to:
            self.kept.pop()
        return self.kept[-1]

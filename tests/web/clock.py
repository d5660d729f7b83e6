"""The wall clock of a server in this process, which tests may set."""

import pytest

from feira.table import timestamps
from feira.table.days import DAY, begins, day_of

NOON = begins(day_of(timestamps.now())) + DAY // 2  # of the day on which the tests began


class Clock:
    """The wall clock, until the patch is undone."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.patch = patch

    def forward(self, milliseconds: int) -> None:
        wall = timestamps._wall
        self.patch.setattr(wall, "offset", wall.offset + milliseconds)

    def to(self, moment: int) -> None:
        self.forward(moment - timestamps.now())

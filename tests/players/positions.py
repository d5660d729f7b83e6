"""Positions that several tests of players look at."""

import numpy as np

from tests.games.machikoro.table import table


def last_landmark() -> np.record:
    """Seat 0 can build its last landmark and win (K5.1); otherwise seat 1 will."""
    return table(
        "wheat-field 1, bakery 1",
        "wheat-field 1, bakery 1",
        coins="22 30",
        landmarks="station mall park / station mall park",
        options="plus=no",
        stage="build",
        low=3,
        dice=1,
    )

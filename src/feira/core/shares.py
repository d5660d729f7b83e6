"""Win shares: a win counts 1, and those who share it get equal parts."""

from collections.abc import Sequence

import numpy as np

from feira.core.jit import inline


@inline
def win_shares(places: np.ndarray, seats: int, out: np.ndarray) -> None:
    """Fills the share of the win of each seat: 1/n for the n seats in place 1, 0 for the others."""
    winners = 0
    for seat in range(seats):
        winners += int(places[seat] == 1)
    for seat in range(seats):
        out[seat] = 1.0 / winners if places[seat] == 1 else 0.0


def shares_of_win(places: Sequence[int]) -> tuple[float, ...]:
    """The share of the win of each seat, by its place, as plain numbers."""
    winners = places.count(1)
    return tuple(1 / winners if place == 1 else 0.0 for place in places)

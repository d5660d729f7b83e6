"""Win shares: a win counts 1, and players who share it get equal parts."""

from collections.abc import Sequence

from feira.core.jit import inline
from feira.core.types import Array


@inline
def win_shares(places: Array, seats: int, out: Array) -> None:
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


def zero_sum_rewards(places: Sequence[int]) -> list[float]:
    """Zero-sum rewards: 1 for a win, -1/(n-1) for each of the n-1 others; a shared win is shared.
    There must be at least two seats.
    """
    seats = len(places)
    return [(seats * share - 1) / (seats - 1) for share in shares_of_win(places)]


def shares_of_places(places: Array) -> Array:
    """The shares of the win in many games: from places [game, seat] to shares [game, seat]."""
    won = places == 1
    return won / won.sum(axis=1, keepdims=True)

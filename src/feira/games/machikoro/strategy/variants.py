"""The variants of the game that have weights of their own.

The linear policy has weights for base and Plus, each for two seats and for more. The network has
weights for base and Plus, each for every number of seats.
"""

from feira.core.jit import inline, jit
from feira.core.types import State
from feira.games.machikoro.rules.config import SEATS

VARIANTS = ("base-2", "base-more", "plus-2", "plus-more")
NETWORK_VARIANTS = tuple(f"{box}-{seats}" for box in ("base", "plus") for seats in SEATS)
FEWEST_SEATS = SEATS[0]
SEAT_COUNTS = len(SEATS)


@inline
def variant_of(s: State) -> int:
    """The number of the position's variant in `VARIANTS`."""
    return 2 * int(s.plus) + int(s.seats > 2)


@jit
def network_variant(s: State) -> int:
    """The number of the position's variant in `NETWORK_VARIANTS`."""
    return SEAT_COUNTS * int(s.plus) + int(s.seats) - FEWEST_SEATS

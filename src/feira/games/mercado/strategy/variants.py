"""The variants of the game that have weights of their own: 2, 3 and 4 seats, and each challenge."""

from feira.core.jit import inline, jit
from feira.core.types import State
from feira.games.mercado.rules.config import CHALLENGES

SEAT_VARIANTS = tuple(f"seats-{n}" for n in (2, 3, 4))
CHALLENGE_VARIANTS = tuple(f"challenge-{n}" for n in CHALLENGES[1:])
VARIANTS = NETWORK_VARIANTS = (*SEAT_VARIANTS, *CHALLENGE_VARIANTS)
FIRST_CHALLENGE = len(SEAT_VARIANTS)


@inline
def variant_of(s: State) -> int:
    """The number of the position's variant in `VARIANTS`."""
    return FIRST_CHALLENGE + int(s.challenge) - 1 if s.challenge else int(s.seats) - 2


@jit
def network_variant(s: State) -> int:
    """The number of the position's variant in `NETWORK_VARIANTS`."""
    return variant_of(s)

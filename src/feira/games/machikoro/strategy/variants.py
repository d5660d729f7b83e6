"""The variants of the game that have weights of their own: base and Plus, two seats and more."""

from feira.core.jit import inline
from feira.core.types import State

VARIANTS = ("base-2", "base-more", "plus-2", "plus-more")


@inline
def variant_of(s: State) -> int:
    """The number of the position's variant in `VARIANTS`."""
    return 2 * int(s.plus) + int(s.seats > 2)

"""Cards that come and go, with the kept sets that follow from it."""

from feira.core.bits import popcount
from feira.core.jit import inline, jit
from feira.core.types import State
from feira.games.machikoro.rules.components import COUNTED_IN, KINDS
from feira.games.machikoro.rules.position import MARKET_KINDS


@inline
def has(s: State, seat: int, landmark: int) -> bool:
    """Has the seat built the landmark?"""
    return (int(s.landmarks[seat]) >> landmark) & 1 == 1


@inline
def gain(s: State, seat: int, kind: int) -> None:
    """A card joins a city."""
    s.city[seat, kind] += 1
    s.owns[seat] |= 1 << kind
    for slot in range(COUNTED_IN.shape[1]):
        s.counted[seat, COUNTED_IN[kind, slot]] += 1


@inline
def lose(s: State, seat: int, kind: int) -> None:
    """A card leaves a city."""
    s.city[seat, kind] -= 1
    if s.city[seat, kind] == 0:
        s.owns[seat] &= ~(1 << kind)
    for slot in range(COUNTED_IN.shape[1]):
        s.counted[seat, COUNTED_IN[kind, slot]] -= 1


@inline
def leave_market(s: State, kind: int, cards: int) -> None:
    """Cards leave the market."""
    s.market[kind] -= cards
    if s.market[kind] == 0:
        s.available &= ~(1 << kind)


@jit
def owned_by_all(s: State, kind: int) -> bool:
    """Does every player own this kind? A purple one can then be bought by nobody (K6.3)."""
    for seat in range(s.seats):
        if (int(s.owns[seat]) >> kind) & 1 == 0:
            return False
    return True


@inline
def wants_cards(s: State) -> bool:
    """K6.2: fewer than ten kinds lie in the limited market, and the deck has cards."""
    if s.limited == 0 or popcount(int(s.available)) >= MARKET_KINDS:
        return False
    for kind in range(KINDS):
        if s.deck[kind] > 0:
            return True
    return False

"""The features of opening a restaurant (M6.1)."""

from feira.core.bits import lowest, popcount
from feira.core.jit import inline
from feira.core.types import Array, State
from feira.games.features import add_feature
from feira.games.mercado.rules.earn import earns
from feira.games.mercado.rules.position import CROWDED_MARKET, GOOD_COUNT, NEIGHBOURS, PUB
from feira.games.mercado.strategy.estimates import (
    closed_squares,
    earning_stalls,
    improved_by_closed,
    paying_customers,
    sleeping_customers,
    vacant_entrances,
    wanted_by_fours,
)
from feira.games.mercado.strategy.feature_names import ActionFeature


@inline
def restaurant_features(s: State, kind: int, square: int, indices: Array, values: Array) -> int:
    """Fills the features of a restaurant on the square. Returns how many there are."""
    seat = int(s.turn)
    beside = int(NEIGHBOURS[square])
    free = beside & int(s.restaurant_squares[1])
    stalls, own, others, wakes, fours = _stalls_beside(s, kind, beside)
    hand, customers = _new_stalls(s, kind, free)
    wastes = popcount(beside & earning_stalls(s, seat)) - stalls
    n = add_feature(indices, values, 0, ActionFeature.RESTAURANT, 1)
    n = add_feature(indices, values, n, ActionFeature.RESTAURANT_PUB, int(kind == PUB))
    n = add_feature(indices, values, n, ActionFeature.RESTAURANT_IMPROVES, own)
    n = add_feature(indices, values, n, ActionFeature.RESTAURANT_IMPROVES_OTHERS, others)
    n = add_feature(indices, values, n, ActionFeature.RESTAURANT_WAKES, wakes)
    n = add_feature(indices, values, n, ActionFeature.RESTAURANT_FREE, popcount(free))
    n = add_feature(indices, values, n, ActionFeature.RESTAURANT_HAND, popcount(free) * hand)
    n = add_feature(indices, values, n, ActionFeature.RESTAURANT_CUSTOMERS, customers)
    if (closed_squares(s) >> square) & 1:
        improved = improved_by_closed(s, seat, square)
        n = add_feature(indices, values, n, ActionFeature.RESTAURANT_TAKES_CLOSED, 1)
        n = add_feature(indices, values, n, ActionFeature.RESTAURANT_TAKES_IMPROVER, improved)
    n = add_feature(indices, values, n, ActionFeature.RESTAURANT_WASTES, wastes)
    n = add_feature(indices, values, n, ActionFeature.RESTAURANT_FOURS, fours)
    late = popcount(int(s.owned[seat]))
    return add_feature(indices, values, n, ActionFeature.LATE_RESTAURANT, late)


@inline
def _improves(s: State, kind: int, good: int) -> bool:
    """Whether a restaurant of the kind improves the good (M1.4) and the good earns."""
    return (kind == PUB or kind == good + 1) and earns(s, good)


@inline
def _stalls_beside(s: State, kind: int, beside: int) -> tuple[int, int, int, int, int]:
    """The restaurant's effect on stalls beside it.

    It returns the number of own stalls that it improves; the empty entrances of their lines, and of
    the lines of other seats' stalls; in S7 the customers that do not pay yet; and own stalls that
    fours want.
    """
    seat = int(s.turn)
    for_fours = wanted_by_fours(s)
    count = 0
    own = 0
    others = 0
    wakes = 0
    fours = 0
    for good in range(GOOD_COUNT):
        if _improves(s, kind, good):
            stalls = beside & int(s.selling[good])
            fours += popcount(stalls & int(s.owned[seat])) * ((for_fours >> good) & 1)
            while stalls:
                here = lowest(stalls)
                stalls &= stalls - 1
                mine = (int(s.owned[seat]) >> here) & 1
                entrances = vacant_entrances(s, here)
                count += mine
                own += mine * entrances
                others += (1 - mine) * entrances
                if s.challenge == CROWDED_MARKET:
                    wakes += sleeping_customers(s, good, here)
    return count, own, others, wakes, fours


@inline
def _new_stalls(s: State, kind: int, free: int) -> tuple[int, int]:
    """Tiles in hand that the restaurant improves, and who would pay them on free squares."""
    seat = int(s.turn)
    hand = 0
    customers = 0
    for good in range(GOOD_COUNT):
        if _improves(s, kind, good):
            hand += int(s.hand[seat, good])
            if s.hand[seat, good] > 0:
                here = free
                while here:
                    customers += paying_customers(s, good, lowest(here))
                    here &= here - 1
    return hand, customers

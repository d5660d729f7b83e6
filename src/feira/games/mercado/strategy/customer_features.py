"""The features of bringing customers (M5)."""

from feira.core.bits import lowest, popcount
from feira.core.jit import inline
from feira.core.types import Array, State
from feira.games.features import add_feature
from feira.games.mercado.rules.earn import earns, value
from feira.games.mercado.rules.geometry import customers_of, end_bits, line_of, size_of
from feira.games.mercado.rules.position import GOOD_COUNT, LINE_SQUARES, PUB, SIZES, WOOD
from feira.games.mercado.strategy.feature_names import ActionFeature


@inline
def customer_features(s: State, tile: int, entrance: int, indices: Array, values: Array) -> int:
    """Fills the features of laying the tile at the entrance. Returns how many there are."""
    seat = int(s.turn)
    line = line_of(entrance)
    customers = customers_of(tile)
    own, others, waste = _stalls_in_line(s, tile, int(LINE_SQUARES[line]))
    hand, held = _prepared(s, tile)
    wood = WOOD - popcount(int(s.owned[seat]))
    free = popcount(int(LINE_SQUARES[line]) & int(s.restaurant_squares[1])) if wood else 0
    vacant = popcount(int(s.vacant) & end_bits(line))
    pay = own * customers
    n = add_feature(indices, values, 0, ActionFeature.CUSTOMERS_PAY, pay)
    n = add_feature(indices, values, n, ActionFeature.CUSTOMERS_PAY_OTHERS, others * customers)
    n = add_feature(indices, values, n, ActionFeature.CUSTOMERS_1 + size_of(tile), 1)
    n = add_feature(indices, values, n, ActionFeature.CUSTOMERS_FREE, free * customers)
    ready = hand * customers if free else 0
    n = add_feature(indices, values, n, ActionFeature.CUSTOMERS_HAND, ready)
    n = add_feature(indices, values, n, ActionFeature.CUSTOMERS_WASTE, waste)
    n = add_feature(indices, values, n, ActionFeature.CUSTOMERS_LINE, vacant - 1)
    n = add_feature(indices, values, n, ActionFeature.CUSTOMERS_MANY, pay * pay)
    if customers == SIZES:
        n = add_feature(indices, values, n, ActionFeature.CUSTOMERS_PAY_4, pay)
        n = add_feature(indices, values, n, ActionFeature.CUSTOMERS_4_FREE, free)
        n = add_feature(indices, values, n, ActionFeature.CUSTOMERS_4_HELD, held)
        n = add_feature(indices, values, n, ActionFeature.CUSTOMERS_4_WOOD, wood)
    cheap = own * (SIZES - customers)
    n = add_feature(indices, values, n, ActionFeature.CUSTOMERS_CHEAP, cheap)
    n = add_feature(indices, values, n, ActionFeature.CUSTOMERS_IDLE, int(pay == 0))
    short = min(int(s.stalls_in[line]), SIZES) - customers
    n = add_feature(indices, values, n, ActionFeature.CUSTOMERS_SHORT, short)
    n = add_feature(indices, values, n, ActionFeature.CUSTOMERS_HELD, held)
    n = add_feature(indices, values, n, ActionFeature.CUSTOMERS_WOOD, wood)
    return add_feature(indices, values, n, ActionFeature.LATE_CUSTOMERS, WOOD - wood)


@inline
def _wants(s: State, tile: int, good: int) -> bool:
    """Whether the tile wants the good and the good earns."""
    return (int(s.wants[tile]) >> good) & 1 == 1 and earns(s, good)


@inline
def _stalls_in_line(s: State, tile: int, line: int) -> tuple[int, int, int]:
    """The values of stalls in the line: own wanted, others' wanted, and own unwanted ones."""
    seat = int(s.turn)
    own = 0
    others = 0
    waste = 0
    for good in range(GOOD_COUNT):
        stalls = line & int(s.selling[good])
        wants = _wants(s, tile, good)
        while stalls:
            square = lowest(stalls)
            stalls &= stalls - 1
            stall_value = value(s, good, square)
            mine = (int(s.owned[seat]) >> square) & 1
            if wants:
                own += mine * stall_value
                others += (1 - mine) * stall_value
            elif earns(s, good):
                waste += mine * stall_value
    return own, others, waste


@inline
def _prepared(s: State, tile: int) -> tuple[int, int]:
    """Tiles in hand that the customers want, and held restaurants that would improve these."""
    seat = int(s.turn)
    hand = 0
    held = int(s.held[seat, PUB])
    for good in range(GOOD_COUNT):
        if _wants(s, tile, good):
            hand += int(s.hand[seat, good])
            held += int(s.held[seat, good + 1])
    return hand, held

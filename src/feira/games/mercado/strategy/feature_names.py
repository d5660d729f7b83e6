"""The features of a choice by name, in the order of their weights."""

from enum import IntEnum, auto

from feira.games.mercado.strategy.variants import POLICY_VARIANTS


class ActionFeature(IntEnum):
    """A feature of a choice; its number is the index of its weight within a variant."""

    # A stall.
    STALL_EARNS = 0
    STALL_COSTS = auto()
    STALL_NEEDS_COINS = auto()  # coins that are missing to three after it
    STALL_VALUE = auto()  # adjacent restaurants that improve it
    STALL_TAKES_CLOSED = auto()
    STALL_TAKES_IMPROVER = auto()  # own stalls and tiles that the restaurant taken would improve
    STALL_BLOCKS = auto()  # own stalls beside it: a restaurant there could have improved them
    STALL_JOINS = auto()  # free squares beside both it and own stalls of the same good
    STALL_BESIDE_STALLS = auto()  # stalls in its two lines
    STALL_CROSSING = auto()  # sum of both counts squared: lines that become long
    STALL_FUTURE = auto()  # its value times the empty entrances of its lines
    STALL_ASLEEP = auto()  # S7: customers in its lines that do not pay yet, times its value
    STALL_DEMAND = auto()  # customers on offer who want the good
    STALL_BESIDE_CLOSED = auto()  # adjacent closed restaurants that would improve it
    STALL_HELD = auto()  # adjacent free squares times held restaurants that would improve it
    STALL_FREE = auto()  # free squares in its lines
    STALL_EARNS_4 = auto()  # pay of customers in fours
    STALL_SHARES = auto()  # the values of own stalls in its lines that sell the same good
    STALL_HELPS = auto()  # the values of own stalls in its lines that sell other goods
    STALL_NEAR = auto()  # S7: pay of sleeping customers that it brings closer
    STALL_IDLE = auto()  # S1: it is not of the named good; then also:
    STALL_IDLE_COSTS = auto()
    STALL_IDLE_CROSSING = auto()
    STALL_FOURS = auto()  # if fours on offer want the good: 1 + STALL_SHARES
    # Customers.
    CUSTOMERS_PAY = auto()
    CUSTOMERS_PAY_OTHERS = auto()
    CUSTOMERS_1 = auto()
    CUSTOMERS_2 = auto()
    CUSTOMERS_3 = auto()
    CUSTOMERS_4 = auto()
    CUSTOMERS_FREE = auto()  # free squares of the line, times customers
    CUSTOMERS_HAND = auto()  # tiles in hand that they want, times customers, if there is room
    CUSTOMERS_WASTE = auto()  # the value of own stalls in the line that they do not want
    CUSTOMERS_LINE = auto()  # empty entrances of the line besides this one
    CUSTOMERS_MANY = auto()  # the square of their pay: large moves
    CUSTOMERS_PAY_4 = auto()  # pay of customers in fours
    CUSTOMERS_SHORT = auto()  # customers fewer than the line has stalls
    CUSTOMERS_HELD = auto()  # restaurants held that would improve what they want
    CUSTOMERS_WOOD = auto()  # wooden stalls left
    CUSTOMERS_4_FREE = auto()  # CUSTOMERS_FREE, HELD and WOOD again, for customers in fours only
    CUSTOMERS_4_HELD = auto()
    CUSTOMERS_4_WOOD = auto()
    CUSTOMERS_CHEAP = auto()  # pay of more customers at the same line instead
    CUSTOMERS_IDLE = auto()  # they pay nothing
    # A restaurant.
    RESTAURANT = auto()
    RESTAURANT_PUB = auto()
    RESTAURANT_IMPROVES = auto()  # own stalls beside it, times the empty entrances of their lines
    RESTAURANT_IMPROVES_OTHERS = auto()
    RESTAURANT_WAKES = auto()  # S7: customers that do not pay yet of own stalls beside it
    RESTAURANT_FREE = auto()  # free squares beside it
    RESTAURANT_HAND = auto()  # free squares beside it, times tiles in hand that it would improve
    RESTAURANT_CUSTOMERS = auto()  # who would pay improved tiles in hand on free squares beside it
    RESTAURANT_TAKES_CLOSED = auto()
    RESTAURANT_TAKES_IMPROVER = auto()
    RESTAURANT_WASTES = auto()  # own stalls beside it that it does not improve
    RESTAURANT_FOURS = auto()  # own stalls beside it that fours on offer want
    # The rest.
    COIN = auto()
    EXCHANGE = auto()
    TAKE_EARNS = auto()  # the most that a stall of it would earn at once, up to five
    TAKE_IN_HAND = auto()
    TAKE_DEMAND = auto()
    TAKE_SELLS = auto()
    TAKE_STALLS = auto()  # own stalls of the good
    TAKE_OPEN = auto()  # open restaurants that improve it
    TAKE_HELD = auto()
    TAKE_FOURS = auto()  # fours on offer want the good
    SPECIALISE_TILES = auto()  # in hand and on display
    SPECIALISE_DEMAND = auto()
    # At any time.
    LATE_STALL = auto()  # own stalls placed so far
    LATE_CUSTOMERS = auto()
    LATE_RESTAURANT = auto()
    # What the choice does to lines, in challenges with phases: growth_features.py.
    STALL_GROWTH = auto()  # additional pay that its lines could give with it
    STALL_LONGER = auto()  # the part of that for other stalls
    STALL_IDLE_GROWTH = auto()  # S1: STALL_GROWTH, if it is not of the named good
    CUSTOMERS_REGRET = auto()  # additional pay that the end could give at once instead
    CUSTOMERS_EARLY = auto()  # additional pay later, with all stalls that still fit into the line
    CUSTOMERS_ELSEWHERE = auto()  # additional pay in another line
    RESTAURANT_GROWTH = auto()  # additional pay of lines for own stalls beside it
    RESTAURANT_AHEAD = auto()  # the same for tiles in hand, on the free squares beside it
    RESTAURANT_BLOCKS = auto()  # the values of lines that it keeps shorter
    TAKE_BAG = auto()  # tiles of the good that are left in the bag
    TAKE_NEW = auto()  # 1 if there is none in hand


FEATURE_COUNT = len(ActionFeature)
ACTION_FEATURE_NAMES = tuple(
    f"{variant} {feature.name.lower().replace('_', '-')}"
    for variant in POLICY_VARIANTS
    for feature in ActionFeature
)

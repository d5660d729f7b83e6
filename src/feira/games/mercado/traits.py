"""What a choice looks like at a glance: the numbers by which a player with some taste judges it.

`traits` writes what stands out about a choice, without making it, as pairs of a number and an
amount. A player's taste is a weight for each number (`taste.txt`, learnt by self-play); the sum of
amounts times weights says how promising the choice looks. Every challenge has a taste of its own.
"""

import numpy as np

from feira.core.bits import lowest, popcount
from feira.core.jit import inline, jit
from feira.core.taste import Practice
from feira.games.mercado.config import CHALLENGES
from feira.games.mercado.earn import (
    customers_at,
    earns,
    pays,
    standing_value,
    value,
    wanted,
    would_earn,
)
from feira.games.mercado.position import (
    COIN_CHOICE,
    CUSTOMERS_CHOICE,
    EXCHANGE_DISPLAY_CHOICE,
    EXCHANGE_HAND_CHOICE,
    LINE_SQUARES,
    NEIGHBOURS,
    PUB,
    RESTAURANT_CHOICE,
    SIZES,
    SLOTS,
    SPECIALISE_CHOICE,
    TAKE_CHOICE,
    TOP_COST,
    UNKNOWN,
    WOOD,
)

NAMES = (
    # A stall.
    "stall-earns",
    "stall-costs",
    "stall-needs-coins",  # coins it leaves fewer than three
    "stall-value",  # adjacent restaurants that improve it
    "stall-takes-closed",
    "stall-beside-stalls",  # stalls in its two lines
    "stall-crossing",  # the same, squared: lines that become long
    "stall-future",  # its value times the empty entrances of its lines
    "stall-asleep",  # S7: customers in its lines that do not pay yet, times its value
    "stall-demand",  # customers on offer who want the good
    "stall-sells",  # S1: it is of the named good
    "stall-beside-closed",  # adjacent closed restaurants that would improve it
    "stall-held",  # adjacent free squares times held restaurants that would improve it
    "stall-free",  # free squares in its lines
    "stall-earns-4",  # what customers in fours would pay
    "stall-shares",  # the values of own stalls in its lines that sell the same
    "stall-helps",  # and of those that sell something else
    "stall-near",  # S7: what it would bring closer to being paid
    # Customers.
    "customers-pay",
    "customers-pay-others",
    "customers-1",
    "customers-2",
    "customers-3",
    "customers-4",
    "customers-free",  # free squares of the line, times customers
    "customers-hand",  # tiles in hand that they want, times customers, if there is room
    "customers-waste",  # the value of own stalls in the line that they do not want
    "customers-line",  # empty entrances of the line besides this one
    "customers-many",  # square of what they pay: large moves
    "customers-pay-4",  # what customers in fours pay
    "customers-short",  # customers fewer than the line has stalls
    "customers-held",  # restaurants held that would improve what they want
    "customers-wood",  # wooden stalls left
    # A restaurant.
    "restaurant",
    "restaurant-pub",
    "restaurant-improves",  # own stalls beside it, times the empty entrances of their lines
    "restaurant-improves-others",
    "restaurant-wakes",  # S7: customers that do not pay yet of own stalls beside it
    "restaurant-free",  # free squares beside it
    "restaurant-hand",  # the same, times tiles in hand that it would improve
    "restaurant-customers",  # customers standing at the lines of free squares beside it, improved
    "restaurant-takes-closed",
    # The rest.
    "coin",
    "exchange",
    "take-earns",  # the most it would earn at once, up to five
    "take-in-hand",
    "take-demand",
    "take-sells",
    "take-stalls",  # own stalls of the good
    "take-open",  # open restaurants that improve it
    "take-held",
    "specialise-tiles",  # in hand and on display
    "specialise-demand",
    # At any time.
    "late-stall",  # own stalls placed so far
    "late-customers",
    "late-restaurant",
)
COUNT = len(NAMES)
(
    STALL_EARNS,
    STALL_COSTS,
    STALL_NEEDS,
    STALL_VALUE,
    STALL_CLOSED,
    STALL_BESIDE,
    STALL_CROSSING,
    STALL_FUTURE,
    STALL_ASLEEP,
    STALL_DEMAND,
    STALL_SELLS,
    STALL_BESIDE_CLOSED,
    STALL_HELD,
    STALL_FREE,
    STALL_EARNS_4,
    STALL_SHARES,
    STALL_HELPS,
    STALL_NEAR,
    CUSTOMERS_PAY,
    CUSTOMERS_PAY_OTHERS,
    CUSTOMERS_1,
    _,
    _,
    _,
    CUSTOMERS_FREE,
    CUSTOMERS_HAND,
    CUSTOMERS_WASTE,
    CUSTOMERS_LINE,
    CUSTOMERS_MANY,
    CUSTOMERS_PAY_4,
    CUSTOMERS_SHORT,
    CUSTOMERS_HELD,
    CUSTOMERS_WOOD,
    RESTAURANT,
    RESTAURANT_PUB,
    RESTAURANT_IMPROVES,
    RESTAURANT_OTHERS,
    RESTAURANT_WAKES,
    RESTAURANT_FREE,
    RESTAURANT_HAND,
    RESTAURANT_CUSTOMERS,
    RESTAURANT_CLOSED,
    COIN,
    EXCHANGE,
    TAKE_EARNS,
    TAKE_IN_HAND,
    TAKE_DEMAND,
    TAKE_SELLS,
    TAKE_STALLS,
    TAKE_OPEN,
    TAKE_HELD,
    SPECIALISE_TILES,
    SPECIALISE_DEMAND,
    LATE_STALL,
    LATE_CUSTOMERS,
    LATE_RESTAURANT,
) = range(COUNT)
# The names of all weights: play with one, two and three others, and the nine challenges.
TASTES = (*(f"seats-{n}" for n in (2, 3, 4)), *(f"challenge-{n}" for n in CHALLENGES[1:]))
TRAITS = tuple(f"{taste} {name}" for taste in TASTES for name in NAMES)

# Against others who take a coin each turn, the best reply is the same, and the game is over at
# once: self-play falls into this trap and stays there. So a dislike of taking coins is not learnt
# but given, and play with others begins with what the pub crawl teaches.
PRACTICE = (
    *(Practice(taste=f"challenge-{n}", seats=1, options={"challenge": n}) for n in CHALLENGES[1:]),
    *(
        Practice(taste=f"seats-{n}", seats=n, like="challenge-8", fixed={"coin": -3.0})
        for n in (2, 3, 4)
    ),
)
POOR = 3


@inline
def _vacant_ends(s: np.record, square: int) -> int:
    """The empty entrances of the square's two lines."""
    column = square % 5
    row = 5 + square // 5
    ends = (1 << column) | (1 << (column + 10)) | (1 << row) | (1 << (row + 10))
    return popcount(int(s.vacant) & ends)


@inline
def _demand(s: np.record, good: int) -> int:
    """Customers on offer who want the good."""
    demand = 0
    for slot in range(SIZES * SLOTS):
        tile = int(s.offer[slot])
        if tile >= 0:
            demand += ((int(s.wants[tile]) >> good) & 1) * (tile // 10 + 1)
    return demand


@jit
def _asleep(s: np.record, good: int, square: int) -> int:
    """S7: customers at the square's lines who want the good and do not pay with this stall yet."""
    column = square % 5
    row = 5 + square // 5
    asleep = 0
    for entrance in (column, column + 10, row, row + 10):
        if wanted(s, entrance, good) and pays(s, entrance, good) == 0:
            asleep += customers_at(s, entrance)
    return asleep


@jit
def _near(s: np.record, square: int) -> int:
    """S7: what sleeping customers at the square's lines will pay, more for those woken sooner."""
    column = square % 5
    row = 5 + square // 5
    near = 0
    for entrance in (column, column + 10, row, row + 10):
        missing = customers_at(s, entrance) - int(s.stalls_in[entrance % 10]) - 1
        if missing > 0:
            near += customers_at(s, entrance) * standing_value(s, entrance) * (4 - missing)
    return near


@inline
def _values(s: np.record, good: int, stalls: int) -> int:
    """The values of some stalls of a good, added up."""
    total = 0
    while stalls:
        total += value(s, good, lowest(stalls))
        stalls &= stalls - 1
    return total


@inline
def _fours(s: np.record, good: int, square: int) -> int:
    """Customers in fours at the square's lines who would pay a new stall of the good."""
    column = square % 5
    row = 5 + square // 5
    fours = 0
    for entrance in (column, column + 10, row, row + 10):
        if s.customers[entrance] >= 3 * 10:
            fours += pays(s, entrance, good)
    return fours


@inline
def _shut(s: np.record) -> int:
    """All squares with a closed restaurant."""
    shut = 0
    for kind in range(UNKNOWN + 1):
        shut |= int(s.shut[kind])
    return shut


@inline
def _add(which: np.ndarray, much: np.ndarray, n: int, trait: int, amount: int) -> int:
    """Notes a trait, if there is anything to note."""
    which[n] = trait
    much[n] = amount
    return n + int(amount != 0)


@inline
def _stall(s: np.record, good: int, square: int, which: np.ndarray, much: np.ndarray) -> int:
    seat = int(s.turn)
    beside = NEIGHBOURS[square]
    free = int(s.restaurant_squares[1])
    column = int(s.stalls_in[square % 5])
    row = int(s.stalls_in[5 + square // 5])
    cost = 1 + max(column, row)
    earned = would_earn(s, good, square)
    worth = value(s, good, square)
    lines = LINE_SQUARES[square % 5] | LINE_SQUARES[5 + square // 5]
    n = _add(which, much, 0, STALL_EARNS, earned)
    n = _add(which, much, n, STALL_COSTS, cost)
    n = _add(which, much, n, STALL_NEEDS, max(0, POOR - (int(s.coins[seat]) + earned - cost)))
    n = _add(which, much, n, STALL_VALUE, worth - 1)
    n = _add(which, much, n, STALL_CLOSED, (_shut(s) >> square) & 1)
    n = _add(which, much, n, STALL_BESIDE, column + row)
    n = _add(which, much, n, STALL_CROSSING, column * column + row * row)
    n = _add(which, much, n, STALL_FREE, popcount(free & int(lines)))
    own = int(s.owned[seat]) & int(lines)
    helps = 0
    for other in range(5):
        if other != good and earns(s, other):
            helps += _values(s, other, own & int(s.selling[other]))
    n = _add(which, much, n, STALL_HELPS, helps)
    if earns(s, good):
        shares = _values(s, good, own & int(s.selling[good]))
        n = _add(which, much, n, STALL_SHARES, shares)
        n = _add(which, much, n, STALL_EARNS_4, worth * _fours(s, good, square))
        n = _add(which, much, n, STALL_FUTURE, worth * _vacant_ends(s, square))
        n = _add(which, much, n, STALL_DEMAND, _demand(s, good))
        shut = int(s.shut[PUB]) | int(s.shut[good + 1])
        n = _add(which, much, n, STALL_BESIDE_CLOSED, popcount(shut & int(beside)))
        held = int(s.held[seat, PUB]) + int(s.held[seat, good + 1])
        n = _add(which, much, n, STALL_HELD, min(held, popcount(free & int(beside))))
        if s.challenge == 1:
            n = _add(which, much, n, STALL_SELLS, 1)
        if s.challenge == 7:
            n = _add(which, much, n, STALL_ASLEEP, worth * _asleep(s, good, square))
    if s.challenge == 7:
        n = _add(which, much, n, STALL_NEAR, _near(s, square))
    return _add(which, much, n, LATE_STALL, popcount(int(s.owned[seat])))


@inline
def _customers(s: np.record, tile: int, entrance: int, which: np.ndarray, much: np.ndarray) -> int:
    seat = int(s.turn)
    line = int(LINE_SQUARES[entrance % 10])
    customers = tile // 10 + 1
    own = 0
    others = 0
    waste = 0
    hand = 0
    held = int(s.held[seat, PUB])
    for good in range(5):
        stalls = line & int(s.selling[good])
        wants = (int(s.wants[tile]) >> good) & 1 and earns(s, good)
        if wants:
            hand += int(s.hand[seat, good])
            held += int(s.held[seat, good + 1])
        while stalls:
            square = lowest(stalls)
            stalls &= stalls - 1
            worth = value(s, good, square)
            mine = (int(s.owned[seat]) >> square) & 1
            if wants:
                own += mine * worth
                others += (1 - mine) * worth
            elif earns(s, good):
                waste += mine * worth
    free = popcount(line & int(s.restaurant_squares[1]))
    if popcount(int(s.owned[seat])) >= WOOD:
        free = 0
    pay = own * customers
    n = _add(which, much, 0, CUSTOMERS_PAY, pay)
    n = _add(which, much, n, CUSTOMERS_PAY_OTHERS, others * customers)
    n = _add(which, much, n, CUSTOMERS_1 + tile // 10, 1)
    n = _add(which, much, n, CUSTOMERS_FREE, free * customers)
    n = _add(which, much, n, CUSTOMERS_HAND, hand * customers if free else 0)
    n = _add(which, much, n, CUSTOMERS_WASTE, waste)
    both = (1 << (entrance % 10)) | (1 << (entrance % 10 + 10))
    n = _add(which, much, n, CUSTOMERS_LINE, popcount(int(s.vacant) & both) - 1)
    n = _add(which, much, n, CUSTOMERS_MANY, pay * pay)
    n = _add(which, much, n, CUSTOMERS_PAY_4, pay if customers == 4 else 0)
    short = min(int(s.stalls_in[entrance % 10]), SIZES) - customers
    n = _add(which, much, n, CUSTOMERS_SHORT, short)
    n = _add(which, much, n, CUSTOMERS_HELD, held)
    n = _add(which, much, n, CUSTOMERS_WOOD, WOOD - popcount(int(s.owned[seat])))
    return _add(which, much, n, LATE_CUSTOMERS, popcount(int(s.owned[seat])))


@jit
def _standing(s: np.record, good: int, square: int) -> int:
    """Customers at the square's lines who would pay a new stall of the good."""
    column = square % 5
    row = 5 + square // 5
    return (
        pays(s, column, good)
        + pays(s, column + 10, good)
        + pays(s, row, good)
        + pays(s, row + 10, good)
    )


@inline
def _restaurant(s: np.record, kind: int, square: int, which: np.ndarray, much: np.ndarray) -> int:
    seat = int(s.turn)
    beside = int(NEIGHBOURS[square])
    free = beside & int(s.restaurant_squares[1])
    own = 0
    others = 0
    wakes = 0
    hand = 0
    standing = 0
    for good in range(5):
        if (kind == PUB or kind == good + 1) and earns(s, good):
            stalls = beside & int(s.selling[good])
            while stalls:
                here = lowest(stalls)
                stalls &= stalls - 1
                mine = (int(s.owned[seat]) >> here) & 1
                ends = _vacant_ends(s, here)
                own += mine * ends
                others += (1 - mine) * ends
                if s.challenge == 7:
                    wakes += _asleep(s, good, here)
            hand += int(s.hand[seat, good])
            if s.hand[seat, good] > 0:
                here = free
                while here:
                    standing += _standing(s, good, lowest(here))
                    here &= here - 1
    n = _add(which, much, 0, RESTAURANT, 1)
    n = _add(which, much, n, RESTAURANT_PUB, int(kind == PUB))
    n = _add(which, much, n, RESTAURANT_IMPROVES, own)
    n = _add(which, much, n, RESTAURANT_OTHERS, others)
    n = _add(which, much, n, RESTAURANT_WAKES, wakes)
    n = _add(which, much, n, RESTAURANT_FREE, popcount(free))
    n = _add(which, much, n, RESTAURANT_HAND, popcount(free) * hand)
    n = _add(which, much, n, RESTAURANT_CUSTOMERS, standing)
    n = _add(which, much, n, RESTAURANT_CLOSED, (_shut(s) >> square) & 1)
    return _add(which, much, n, LATE_RESTAURANT, popcount(int(s.owned[seat])))


@inline
def _take(s: np.record, good: int, which: np.ndarray, much: np.ndarray) -> int:
    seat = int(s.turn)
    best = 0
    for i in range(TOP_COST):
        best += int((int(s.earning[good, i]) & int(s.stall_squares[good])) != 0)
    n = _add(which, much, 0, TAKE_EARNS, best)
    n = _add(which, much, n, TAKE_IN_HAND, int(s.hand[seat, good]))
    n = _add(which, much, n, TAKE_DEMAND, _demand(s, good))
    if s.challenge == 1:
        n = _add(which, much, n, TAKE_SELLS, int(good == s.specialty))
    n = _add(which, much, n, TAKE_STALLS, popcount(int(s.owned[seat]) & int(s.selling[good])))
    opened = popcount(int(s.open[good + 1]) | int(s.open[PUB]))
    n = _add(which, much, n, TAKE_OPEN, opened)
    return _add(which, much, n, TAKE_HELD, int(s.held[seat, good + 1]))


@inline
def _specialise(s: np.record, good: int, which: np.ndarray, much: np.ndarray) -> int:
    n = _add(which, much, 0, SPECIALISE_TILES, int(s.hand[0, good]) + int(s.display[good]))
    return _add(which, much, n, SPECIALISE_DEMAND, _demand(s, good))


@jit
def traits(s: np.record, choice: int, which: np.ndarray, much: np.ndarray) -> int:
    """Notes what stands out about a legal choice and returns how many traits that are."""
    if choice < CUSTOMERS_CHOICE:
        n = _stall(s, choice // 25, choice % 25, which, much)
    elif choice < RESTAURANT_CHOICE:
        place = choice - CUSTOMERS_CHOICE
        n = _customers(s, place // 20, place % 20, which, much)
    elif choice < COIN_CHOICE:
        place = choice - RESTAURANT_CHOICE
        n = _restaurant(s, place // 25, place % 25, which, much)
    elif choice == COIN_CHOICE:
        n = _add(which, much, 0, COIN, 1)
    elif choice in (EXCHANGE_HAND_CHOICE, EXCHANGE_DISPLAY_CHOICE):
        n = _add(which, much, 0, EXCHANGE, 1)
    elif choice < SPECIALISE_CHOICE:
        n = _take(s, choice - TAKE_CHOICE, which, much)
    else:
        n = _specialise(s, choice - SPECIALISE_CHOICE, which, much)
    taste = int(s.challenge) + 2 if s.challenge else int(s.seats) - 2
    for i in range(n):
        which[i] += taste * COUNT
    return n

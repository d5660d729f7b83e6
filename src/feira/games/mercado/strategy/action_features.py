"""What a choice looks like at a glance: the numbers by which a player with some taste judges it.

`traits` writes what stands out about a choice, without making it, as pairs of a number and an
amount. A player's taste is a weight for each number (`taste.txt`, learnt by self-play); the sum of
amounts times weights says how promising the choice looks. Every challenge has a taste of its own.
"""

from enum import IntEnum, auto

import numpy as np

from feira.core.bits import lowest, popcount
from feira.core.jit import inline, jit
from feira.core.taste import Practice
from feira.games.mercado.rules.config import CHALLENGES
from feira.games.mercado.rules.earn import (
    customers_at,
    earns,
    pays,
    standing_value,
    value,
    wanted,
    would_earn,
)
from feira.games.mercado.rules.position import (
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


class Trait(IntEnum):
    """What may stand out about a choice."""

    # A stall.
    STALL_EARNS = 0
    STALL_COSTS = auto()
    STALL_NEEDS_COINS = auto()  # coins it leaves fewer than three
    STALL_VALUE = auto()  # adjacent restaurants that improve it
    STALL_TAKES_CLOSED = auto()
    STALL_TAKES_IMPROVER = auto()  # own stalls and tiles that the restaurant taken would improve
    STALL_BLOCKS = auto()  # own stalls beside it, which might have wanted a restaurant there
    STALL_JOINS = auto()  # free squares beside both it and own stalls of the same good
    STALL_BESIDE_STALLS = auto()  # stalls in its two lines
    STALL_CROSSING = auto()  # the same, squared: lines that become long
    STALL_FUTURE = auto()  # its value times the empty entrances of its lines
    STALL_ASLEEP = auto()  # S7: customers in its lines that do not pay yet, times its value
    STALL_DEMAND = auto()  # customers on offer who want the good
    STALL_BESIDE_CLOSED = auto()  # adjacent closed restaurants that would improve it
    STALL_HELD = auto()  # adjacent free squares times held restaurants that would improve it
    STALL_FREE = auto()  # free squares in its lines
    STALL_EARNS_4 = auto()  # what customers in fours would pay
    STALL_SHARES = auto()  # the values of own stalls in its lines that sell the same
    STALL_HELPS = auto()  # and of those that sell something else
    STALL_NEAR = auto()  # S7: what it would bring closer to being paid
    STALL_IDLE = auto()  # S1: it is not of the named good; then also:
    STALL_IDLE_COSTS = auto()
    STALL_IDLE_CROSSING = auto()
    STALL_FOURS = auto()  # fours on offer want the good: 1 + the stalls of it in its lines
    # Customers.
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
    CUSTOMERS_MANY = auto()  # square of what they pay: large moves
    CUSTOMERS_PAY_4 = auto()  # what customers in fours pay
    CUSTOMERS_SHORT = auto()  # customers fewer than the line has stalls
    CUSTOMERS_HELD = auto()  # restaurants held that would improve what they want
    CUSTOMERS_WOOD = auto()  # wooden stalls left
    CUSTOMERS_4_FREE = auto()  # the same as without 4, for customers in fours only
    CUSTOMERS_4_HELD = auto()
    CUSTOMERS_4_WOOD = auto()
    CUSTOMERS_CHEAP = auto()  # what the same line would pay more customers instead
    CUSTOMERS_IDLE = auto()  # they pay nothing
    # A restaurant.
    # A restaurant.
    RESTAURANT = auto()
    RESTAURANT_PUB = auto()
    RESTAURANT_IMPROVES = auto()  # own stalls beside it, times the empty entrances of their lines
    RESTAURANT_IMPROVES_OTHERS = auto()
    RESTAURANT_WAKES = auto()  # S7: customers that do not pay yet of own stalls beside it
    RESTAURANT_FREE = auto()  # free squares beside it
    RESTAURANT_HAND = auto()  # the same, times tiles in hand that it would improve
    RESTAURANT_CUSTOMERS = auto()  # at the lines of free squares beside it, who would be improved
    RESTAURANT_TAKES_CLOSED = auto()
    RESTAURANT_TAKES_IMPROVER = auto()
    RESTAURANT_WASTES = auto()  # own stalls beside it that it does not improve
    RESTAURANT_FOURS = auto()  # own stalls beside it that fours on offer want
    # The rest.
    # The rest.
    COIN = auto()
    EXCHANGE = auto()
    TAKE_EARNS = auto()  # the most it would earn at once, up to five
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
    # At any time.
    LATE_STALL = auto()  # own stalls placed so far
    LATE_CUSTOMERS = auto()
    LATE_RESTAURANT = auto()


NAMES = tuple(trait.name.lower().replace("_", "-") for trait in Trait)
COUNT = len(NAMES)
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


@inline
def _wanted_by_fours(s: np.record) -> int:
    """The goods, as bits, that customers in fours on offer want."""
    goods = 0
    for slot in range((SIZES - 1) * SLOTS, SIZES * SLOTS):
        tile = int(s.offer[slot])
        if tile >= 0:
            goods |= int(s.wants[tile])
    return goods


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
def _improver(s: np.record, seat: int, square: int) -> int:
    """Own stalls and tiles in hand that the closed restaurant on the square would improve."""
    improved = 0
    for good in range(5):
        shut = int(s.shut[PUB]) | int(s.shut[good + 1])
        if (shut >> square) & 1 and earns(s, good):
            improved += popcount(int(s.owned[seat]) & int(s.selling[good]))
            improved += int(s.hand[seat, good])
    return improved


@jit
def _around(squares: int) -> int:
    """All squares beside these."""
    around = 0
    while squares:
        around |= int(NEIGHBOURS[lowest(squares)])
        squares &= squares - 1
    return around


@inline
def _earning_stalls(s: np.record, seat: int) -> int:
    """The squares of a seat's stalls; in S1 of those that earn."""
    if s.challenge == 1:
        return int(s.owned[seat]) & int(s.selling[s.specialty])
    return int(s.owned[seat])


@inline
def _stall(s: np.record, good: int, square: int, which: np.ndarray, much: np.ndarray) -> int:
    seat = int(s.turn)
    beside = int(NEIGHBOURS[square])
    lines = int(LINE_SQUARES[square % 5]) | int(LINE_SQUARES[5 + square // 5])
    column = int(s.stalls_in[square % 5])
    row = int(s.stalls_in[5 + square // 5])
    cost = 1 + max(column, row)
    earned = would_earn(s, good, square)
    left = int(s.coins[seat]) + earned - cost
    own = int(s.owned[seat]) & lines
    helps = 0
    for other in range(5):
        if other != good and earns(s, other):
            helps += _values(s, other, own & int(s.selling[other]))
    n = _add(which, much, 0, Trait.STALL_NEEDS_COINS, max(0, POOR - left))
    if (_shut(s) >> square) & 1:
        n = _add(which, much, n, Trait.STALL_TAKES_CLOSED, 1)
        n = _add(which, much, n, Trait.STALL_TAKES_IMPROVER, _improver(s, seat, square))
    n = _add(which, much, n, Trait.STALL_BLOCKS, popcount(beside & _earning_stalls(s, seat)))
    n = _add(which, much, n, Trait.STALL_HELPS, helps)
    n = _add(which, much, n, Trait.LATE_STALL, popcount(int(s.owned[seat])))
    if not earns(s, good):
        n = _add(which, much, n, Trait.STALL_IDLE, 1)
        n = _add(which, much, n, Trait.STALL_IDLE_COSTS, cost)
        return _add(which, much, n, Trait.STALL_IDLE_CROSSING, column * column + row * row)
    worth = value(s, good, square)
    free = int(s.restaurant_squares[1])
    same = int(s.owned[seat]) & int(s.selling[good])
    shares = _values(s, good, own & same)
    shut = int(s.shut[PUB]) | int(s.shut[good + 1])
    held = int(s.held[seat, PUB]) + int(s.held[seat, good + 1])
    n = _add(which, much, n, Trait.STALL_EARNS, earned)
    n = _add(which, much, n, Trait.STALL_COSTS, cost)
    n = _add(which, much, n, Trait.STALL_VALUE, worth - 1)
    n = _add(which, much, n, Trait.STALL_BESIDE_STALLS, column + row)
    n = _add(which, much, n, Trait.STALL_CROSSING, column * column + row * row)
    n = _add(which, much, n, Trait.STALL_FREE, popcount(free & lines))
    n = _add(which, much, n, Trait.STALL_JOINS, popcount(beside & free & _around(same)))
    n = _add(which, much, n, Trait.STALL_SHARES, shares)
    fours = (_wanted_by_fours(s) >> good) & 1
    n = _add(which, much, n, Trait.STALL_FOURS, fours * (1 + shares))
    n = _add(which, much, n, Trait.STALL_EARNS_4, worth * _fours(s, good, square))
    n = _add(which, much, n, Trait.STALL_FUTURE, worth * _vacant_ends(s, square))
    n = _add(which, much, n, Trait.STALL_DEMAND, _demand(s, good))
    n = _add(which, much, n, Trait.STALL_BESIDE_CLOSED, popcount(shut & beside))
    n = _add(which, much, n, Trait.STALL_HELD, min(held, popcount(free & beside)))
    if s.challenge == 7:
        n = _add(which, much, n, Trait.STALL_ASLEEP, worth * _asleep(s, good, square))
        n = _add(which, much, n, Trait.STALL_NEAR, _near(s, square))
    return n


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
    wood = WOOD - popcount(int(s.owned[seat]))
    if wood == 0:
        free = 0
    pay = own * customers
    n = _add(which, much, 0, Trait.CUSTOMERS_PAY, pay)
    n = _add(which, much, n, Trait.CUSTOMERS_PAY_OTHERS, others * customers)
    n = _add(which, much, n, Trait.CUSTOMERS_1 + tile // 10, 1)
    n = _add(which, much, n, Trait.CUSTOMERS_FREE, free * customers)
    n = _add(which, much, n, Trait.CUSTOMERS_HAND, hand * customers if free else 0)
    n = _add(which, much, n, Trait.CUSTOMERS_WASTE, waste)
    both = (1 << (entrance % 10)) | (1 << (entrance % 10 + 10))
    n = _add(which, much, n, Trait.CUSTOMERS_LINE, popcount(int(s.vacant) & both) - 1)
    n = _add(which, much, n, Trait.CUSTOMERS_MANY, pay * pay)
    if customers == SIZES:
        n = _add(which, much, n, Trait.CUSTOMERS_PAY_4, pay)
        n = _add(which, much, n, Trait.CUSTOMERS_4_FREE, free)
        n = _add(which, much, n, Trait.CUSTOMERS_4_HELD, held)
        n = _add(which, much, n, Trait.CUSTOMERS_4_WOOD, wood)
    n = _add(which, much, n, Trait.CUSTOMERS_CHEAP, own * (SIZES - customers))
    n = _add(which, much, n, Trait.CUSTOMERS_IDLE, int(pay == 0))
    short = min(int(s.stalls_in[entrance % 10]), SIZES) - customers
    n = _add(which, much, n, Trait.CUSTOMERS_SHORT, short)
    n = _add(which, much, n, Trait.CUSTOMERS_HELD, held)
    n = _add(which, much, n, Trait.CUSTOMERS_WOOD, wood)
    return _add(which, much, n, Trait.LATE_CUSTOMERS, WOOD - wood)


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
    wastes = popcount(beside & _earning_stalls(s, seat))
    own = 0
    others = 0
    wakes = 0
    hand = 0
    standing = 0
    fours = 0
    for_fours = _wanted_by_fours(s)
    for good in range(5):
        if (kind == PUB or kind == good + 1) and earns(s, good):
            stalls = beside & int(s.selling[good])
            fours += popcount(stalls & int(s.owned[seat])) * ((for_fours >> good) & 1)
            while stalls:
                here = lowest(stalls)
                stalls &= stalls - 1
                mine = (int(s.owned[seat]) >> here) & 1
                wastes -= mine
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
    n = _add(which, much, 0, Trait.RESTAURANT, 1)
    n = _add(which, much, n, Trait.RESTAURANT_PUB, int(kind == PUB))
    n = _add(which, much, n, Trait.RESTAURANT_IMPROVES, own)
    n = _add(which, much, n, Trait.RESTAURANT_IMPROVES_OTHERS, others)
    n = _add(which, much, n, Trait.RESTAURANT_WAKES, wakes)
    n = _add(which, much, n, Trait.RESTAURANT_FREE, popcount(free))
    n = _add(which, much, n, Trait.RESTAURANT_HAND, popcount(free) * hand)
    n = _add(which, much, n, Trait.RESTAURANT_CUSTOMERS, standing)
    if (_shut(s) >> square) & 1:
        n = _add(which, much, n, Trait.RESTAURANT_TAKES_CLOSED, 1)
        n = _add(which, much, n, Trait.RESTAURANT_TAKES_IMPROVER, _improver(s, seat, square))
    n = _add(which, much, n, Trait.RESTAURANT_WASTES, wastes)
    n = _add(which, much, n, Trait.RESTAURANT_FOURS, fours)
    return _add(which, much, n, Trait.LATE_RESTAURANT, popcount(int(s.owned[seat])))


@inline
def _take(s: np.record, good: int, which: np.ndarray, much: np.ndarray) -> int:
    seat = int(s.turn)
    best = 0
    for i in range(TOP_COST):
        best += int((int(s.earning[good, i]) & int(s.stall_squares[good])) != 0)
    n = _add(which, much, 0, Trait.TAKE_EARNS, best)
    n = _add(which, much, n, Trait.TAKE_IN_HAND, int(s.hand[seat, good]))
    n = _add(which, much, n, Trait.TAKE_DEMAND, _demand(s, good))
    if s.challenge == 1:
        n = _add(which, much, n, Trait.TAKE_SELLS, int(good == s.specialty))
    n = _add(which, much, n, Trait.TAKE_STALLS, popcount(int(s.owned[seat]) & int(s.selling[good])))
    opened = popcount(int(s.open[good + 1]) | int(s.open[PUB]))
    n = _add(which, much, n, Trait.TAKE_OPEN, opened)
    n = _add(which, much, n, Trait.TAKE_FOURS, (_wanted_by_fours(s) >> good) & 1)
    return _add(which, much, n, Trait.TAKE_HELD, int(s.held[seat, good + 1]))


@inline
def _specialise(s: np.record, good: int, which: np.ndarray, much: np.ndarray) -> int:
    n = _add(which, much, 0, Trait.SPECIALISE_TILES, int(s.hand[0, good]) + int(s.display[good]))
    return _add(which, much, n, Trait.SPECIALISE_DEMAND, _demand(s, good))


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
        n = _add(which, much, 0, Trait.COIN, 1)
    elif choice in (EXCHANGE_HAND_CHOICE, EXCHANGE_DISPLAY_CHOICE):
        n = _add(which, much, 0, Trait.EXCHANGE, 1)
    elif choice < SPECIALISE_CHOICE:
        n = _take(s, choice - TAKE_CHOICE, which, much)
    else:
        n = _specialise(s, choice - SPECIALISE_CHOICE, which, much)
    taste = int(s.challenge) + 2 if s.challenge else int(s.seats) - 2
    for i in range(n):
        which[i] += taste * COUNT
    return n

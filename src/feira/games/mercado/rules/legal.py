"""Who may choose what: M3.1, M4.1–M4.4, M5.1, M6, and the challenges' own limits."""

from feira.core.bits import lowest, nth, popcount
from feira.core.jit import inline, jit
from feira.core.types import CHANCE, NOBODY, Array, State
from feira.games.mercado.rules.geometry import customers_of
from feira.games.mercado.rules.position import (
    ACT,
    COIN_CHOICE,
    CUSTOMERS_CHOICE,
    CUSTOMERS_IN_LINE,
    ENTRANCE_COUNT,
    EXCHANGE_DISPLAY_CHOICE,
    EXCHANGE_HAND_CHOICE,
    GOOD_COUNT,
    HAND,
    LINES,
    NO_CHALLENGE,
    OVER,
    PUB,
    RESTAURANT_CHOICE,
    RESTAURANT_KINDS,
    SIZES,
    SLOTS,
    SPECIALISE,
    SPECIALISE_CHOICE,
    SQUARE_COUNT,
    STALL_CHOICE,
    TAKE,
    TAKE_CHOICE,
    TOP_COST,
    WOOD,
)


@jit
def actor(s: State) -> int:
    """A seat, chance or nobody: every stage knows."""
    if s.stage < SPECIALISE:
        return CHANCE
    if s.stage == OVER:
        return NOBODY
    return int(s.turn)


@jit
def has_wood(s: State, seat: int) -> bool:
    """Is one of the eight wooden stalls left (M4.4)?"""
    return popcount(int(s.owned[seat])) < WOOD


@inline
def stall_squares(s: State, seat: int, good: int) -> int:
    """M4.1–M4.4: squares where the seat may open a stall of the good (has tile and wood).

    Affordable (M4.3) is where the cost is at most the coins, or it is one more and the stall earns
    at least one, or two more and it earns two, and so on.
    """
    coins = min(int(s.coins[seat]), TOP_COST)
    affordable = int(s.cheap[coins])
    for more in range(1, TOP_COST + 1):
        cost = min(coins + more, TOP_COST)
        affordable |= int(s.cheap[cost]) & int(s.earning[good, more - 1])
    return affordable & int(s.stall_squares[good])


@inline
def entrances(s: State, seat: int, tile: int) -> int:
    """M5.1: entrances where the seat may place the customer tile. S6 asks for every wanted good."""
    lines = int(s.lines_with[customers_of(tile)])
    if lines == 0:
        return 0
    own = 0
    for good in range(GOOD_COUNT):
        here = int(s.own_lines[seat, good])
        wanted = -((int(s.wants[tile]) >> good) & 1)  # all bits or none, instead of a branch
        own |= here & wanted
        if s.challenge == CUSTOMERS_IN_LINE:
            lines &= here | ~wanted
    lines &= own
    return (lines | lines << LINES) & int(s.vacant)


@jit
def may_exchange(s: State, tiles: Array) -> bool:
    """M3.1: three tiles of one good, and the bag has three, not all of that good."""
    for good in range(GOOD_COUNT):
        if tiles[good] == HAND:
            bag = 0
            for other in range(GOOD_COUNT):
                bag += int(s.bag[other])
            return bag >= HAND and bag > s.bag[good]
    return False


@jit
def may_exchange_hand(s: State, seat: int) -> bool:
    """M3.1: the exchange also needs a wooden stall to be of use."""
    return has_wood(s, seat) and may_exchange(s, s.hand[seat])


# The places for an action come in groups: stalls by good, customers by slot, restaurants by kind.
STALL_GROUP = 0
CUSTOMERS_GROUP = STALL_GROUP + 5
RESTAURANT_GROUP = CUSTOMERS_GROUP + SIZES * SLOTS
GROUPS = RESTAURANT_GROUP + 6


@inline
def stall_places(s: State, seat: int, good: int) -> int:
    """Where a stall of the good may go, if the seat has the tile and wood."""
    if s.hand[seat, good] > 0 and has_wood(s, seat):
        return stall_squares(s, seat, good)
    return 0


@inline
def customers_places(s: State, seat: int, slot: int) -> int:
    """Where the tile in a slot of the offer may go; none if the slot before has its like."""
    tile = int(s.offer[slot])
    if tile < 0 or (slot % SLOTS > 0 and tile == s.offer[slot - 1]):
        return 0
    return entrances(s, seat, tile)


@inline
def restaurant_places(s: State, seat: int, kind: int) -> int:
    """Where a restaurant may go, if the seat holds it."""
    if s.held[seat, kind] > 0:
        return int(s.restaurant_squares[int(kind != PUB)])
    return 0


@jit
def places(s: State, seat: int, group: int) -> int:
    """The set of squares or entrances that are legal for a group at the start of a turn."""
    if group < CUSTOMERS_GROUP:
        return stall_places(s, seat, group)
    if group < RESTAURANT_GROUP:
        return customers_places(s, seat, group - CUSTOMERS_GROUP)
    return restaurant_places(s, seat, group - RESTAURANT_GROUP)


@inline
def first_choice(s: State, group: int) -> int:
    """The number of the group's choice for place 0."""
    if group < CUSTOMERS_GROUP:
        return STALL_CHOICE + group * SQUARE_COUNT
    if group < RESTAURANT_GROUP:
        return CUSTOMERS_CHOICE + int(s.offer[group - CUSTOMERS_GROUP]) * ENTRANCE_COUNT
    return RESTAURANT_CHOICE + (group - RESTAURANT_GROUP) * SQUARE_COUNT


@jit
def _legal_act(s: State, out: Array) -> int:
    seat = int(s.turn)
    n = 0
    for group in range(GROUPS):
        here = places(s, seat, group)
        while here:
            out[n] = first_choice(s, group) + lowest(here)
            here &= here - 1
            n += 1
    if s.challenge == NO_CHALLENGE:  # S0.1: never in a challenge
        out[n] = COIN_CHOICE
        n += 1
    if may_exchange_hand(s, seat):
        out[n] = EXCHANGE_HAND_CHOICE
        n += 1
    return n


@jit
def legal(s: State, out: Array) -> int:
    """Fills the legal choices, ascending."""
    n = 0
    if s.stage == ACT:
        return _legal_act(s, out)
    if s.stage == TAKE:
        if may_exchange(s, s.display):
            out[n] = EXCHANGE_DISPLAY_CHOICE
            n += 1
        for good in range(GOOD_COUNT):
            out[n] = TAKE_CHOICE + good
            n += int(s.display[good] > 0)
    if s.stage == SPECIALISE:
        for good in range(GOOD_COUNT):
            out[n] = SPECIALISE_CHOICE + good
            n += 1
    return n


@inline
def _pick_act(s: State, r: int, scratch: Array) -> int:
    """The hot path of random play: counts the places of each group, finds the group that holds
    the k-th of all by counting too, and picks its place directly.
    """
    seat = int(s.turn)
    total = 0
    for good in range(GOOD_COUNT):
        here = stall_places(s, seat, good)
        total += popcount(here)
        scratch[STALL_GROUP + good] = here
        scratch[GROUPS + STALL_GROUP + good] = total
    for slot in range(SIZES * SLOTS):
        here = customers_places(s, seat, slot)
        total += popcount(here)
        scratch[CUSTOMERS_GROUP + slot] = here
        scratch[GROUPS + CUSTOMERS_GROUP + slot] = total
    for kind in range(RESTAURANT_KINDS):
        here = restaurant_places(s, seat, kind)
        total += popcount(here)
        scratch[RESTAURANT_GROUP + kind] = here
        scratch[GROUPS + RESTAURANT_GROUP + kind] = total
    coin = int(s.challenge == NO_CHALLENGE)
    k = (r * (total + coin + int(may_exchange_hand(s, seat)))) >> 32
    if k >= total:
        return COIN_CHOICE if coin > k - total else EXCHANGE_HAND_CHOICE
    group = 0
    for other in range(GROUPS):
        group += int(scratch[GROUPS + other] <= k)  # no branch: it cannot be predicted
    here = int(scratch[group])
    k -= int(scratch[GROUPS + group]) - popcount(here)
    return first_choice(s, group) + nth(here, k)


@jit
def pick(s: State, r: int, scratch: Array) -> int:
    """Number `r * n >> 32` of the n legal choices."""
    if s.stage == ACT:
        return _pick_act(s, r, scratch)
    return int(scratch[(r * legal(s, scratch)) >> 32])


@jit
def stuck(s: State) -> bool:
    """S0.1: no legal choice at the start of a turn."""
    seat = int(s.turn)
    if s.challenge == NO_CHALLENGE or may_exchange_hand(s, seat):
        return False
    for group in range(GROUPS):
        if places(s, seat, group):
            return False
    return True

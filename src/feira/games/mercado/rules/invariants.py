"""What is true of every position (M1, M4–M7). For tests: thorough, not fast."""

from feira.core.bits import popcount
from feira.core.jit import jit
from feira.core.types import State
from feira.games.mercado.rules.earn import stall_cost, would_earn
from feira.games.mercado.rules.end import coins_to_end
from feira.games.mercado.rules.geometry import column_of, row_of, size_of
from feira.games.mercado.rules.position import (
    ALL_ENTRANCES,
    ALL_SQUARES,
    BARRED,
    COUPLE,
    COUPLES,
    EMPTY,
    ENTRANCE_COUNT,
    EXCHANGE_DISPLAY,
    EXCHANGE_HAND,
    GOOD_COUNT,
    HAND,
    LINE_SQUARES,
    LINES,
    MARQUIS_OF_LISBOA,
    OVER,
    PUB,
    PUB_CRAWL,
    RESTAURANT_KINDS,
    SEATS,
    SIZES,
    SLOTS,
    SPECIALISE,
    SQUARE_COUNT,
    TILES,
    TILES_OF_SIZE,
    TOP_COST,
    UNKNOWN,
    WOOD,
)
from feira.games.mercado.rules.setup import RESTAURANT_TILES, STALL_TILES, has_spare_pub


@jit
def broken(s: State) -> int:
    """0, or the number of the first violated invariant."""
    for check, violated in enumerate(
        (
            squares_overlap(s),
            goods_lost(s),
            restaurants_lost(s),
            customers_lost(s),
            money_wrong(s),
            flow_wrong(s),
            lines_stale(s),
            squares_stale(s),
            earning_stale(s),
        )
    ):
        if violated:
            return check + 1
    return 0


@jit
def squares_overlap(s: State) -> bool:
    """1: a square has one stall of one owner, or one restaurant, or nothing."""
    seen = 0
    for good in range(GOOD_COUNT):
        if seen & int(s.selling[good]):
            return True
        seen |= int(s.selling[good])
    owned = 0
    for seat in range(SEATS):
        if owned & int(s.owned[seat]) or popcount(int(s.owned[seat])) > WOOD:
            return True
        owned |= int(s.owned[seat])
    if owned != seen:
        return True
    for kind in range(RESTAURANT_KINDS):
        if seen & int(s.open[kind]):
            return True
        seen |= int(s.open[kind])
    for kind in range(UNKNOWN + 1):
        if seen & int(s.shut[kind]):
            return True
        seen |= int(s.shut[kind])
    return seen & ~ALL_SQUARES != 0


@jit
def goods_lost(s: State) -> bool:
    """2: seven stall tiles of each good (M1.3), three put aside during an exchange."""
    for good in range(GOOD_COUNT):
        tiles = popcount(int(s.selling[good])) + int(s.display[good]) + int(s.bag[good])
        for seat in range(SEATS):
            if s.hand[seat, good] < 0:
                return True
            tiles += int(s.hand[seat, good])
        if s.stage in (EXCHANGE_HAND, EXCHANGE_DISPLAY) and s.pending == good:
            tiles += HAND
        if tiles != STALL_TILES or s.display[good] < 0 or s.bag[good] < 0:
            return True
    return False


@jit
def restaurants_lost(s: State) -> bool:
    """3: two restaurants of each kind (M1.4), the spare pub perhaps in the box."""
    for kind in range(RESTAURANT_KINDS):
        tiles = popcount(int(s.open[kind])) + popcount(int(s.shut[kind])) + int(s.undrawn[kind])
        for seat in range(SEATS):
            if s.held[seat, kind] < 0:
                return True
            tiles += int(s.held[seat, kind])
        spare = kind == PUB and not has_spare_pub(s)
        if tiles + spare != RESTAURANT_TILES or s.undrawn[kind] < 0:
            return True
    return False


@jit
def slot_in_order(s: State, size: int, slot: int) -> bool:
    """A slot is empty, or holds a tile of its size not below the one before it."""
    tile = int(s.offer[slot])
    if tile == EMPTY:
        return True
    if slot % SLOTS > 0 and (s.offer[slot - 1] == EMPTY or s.offer[slot - 1] > tile):
        return False
    return size_of(tile) == size


@jit
def customers_lost(s: State) -> bool:
    """4: the offer is in order, stacks can be served, entrances and `vacant` agree."""
    for size in range(SIZES):
        unseen = 0
        for tile in range(size * TILES_OF_SIZE, min((size + 1) * TILES_OF_SIZE, TILES)):
            if s.unseen[tile] < 0:
                return True
            unseen += int(s.unseen[tile])
        if s.stack[size] < 0 or s.stack[size] > unseen:
            return True
        for slot in range(size * SLOTS, size * SLOTS + SLOTS):
            if not slot_in_order(s, size, slot):
                return True
    vacant = 0
    for entrance in range(ENTRANCE_COUNT):
        tile = int(s.customers[entrance])
        if tile == EMPTY:
            vacant |= 1 << entrance
        elif tile == BARRED and s.challenge != MARQUIS_OF_LISBOA:
            return True
    return vacant != s.vacant or vacant & ~ALL_ENTRANCES != 0


@jit
def money_wrong(s: State) -> bool:
    """5: nobody owes the bank."""
    for seat in range(SEATS):
        if s.coins[seat] < 0 or s.best_move[seat] < 0:
            return True
    return s.from_fours < 0


@jit
def flow_wrong(s: State) -> bool:
    """6: stage, turn and counters are possible."""
    if s.stage < 0 or s.stage > OVER or s.turn < 0 or s.turn >= s.seats:
        return True
    if (s.seats == 1) != (s.challenge > 0):
        return True
    if s.pending != 0 and s.stage >= SPECIALISE and s.stage < OVER:
        return True
    if (
        s.coin_run < 0
        or s.coin_run > coins_to_end(s)
        or s.last_turns < -1
        or s.last_turns >= s.seats
    ):
        return True
    if s.stage == OVER:
        return s.reason <= 0
    return s.last_turns == 0 or (s.reason > 0) != (s.last_turns > 0)


@jit
def lines_stale(s: State) -> bool:
    """7: the kept numbers and sets of lines follow from the stalls."""
    taken = int(s.owned[0]) | int(s.owned[1]) | int(s.owned[2]) | int(s.owned[3])
    for line in range(LINES):
        squares = int(LINE_SQUARES[line])
        stalls = popcount(taken & squares)
        if stalls != s.stalls_in[line]:
            return True
        for n in range(1, SIZES + 1):
            if (int(s.lines_with[n]) >> line) & 1 != (stalls >= n):
                return True
        for seat in range(SEATS):
            for good in range(GOOD_COUNT):
                own = int(s.owned[seat]) & int(s.selling[good]) & squares
                if (int(s.own_lines[seat, good]) >> line) & 1 != (own != 0):
                    return True
    return False


@jit
def stall_forbidden(s: State, good: int, square: int) -> bool:
    """May a challenge's own rule keep a stall from a free square?"""
    if s.challenge == COUPLES:
        return s.stalls_in[column_of(square)] >= COUPLE or s.stalls_in[row_of(square)] >= COUPLE
    if s.challenge == PUB_CRAWL:
        return closed_in_the_way(s, square)
    if s.challenge == MARQUIS_OF_LISBOA:
        tile = int(s.customers[column_of(square)])
        return tile < 0 or (int(s.wants[tile]) >> good) & 1 == 0
    return False


@jit
def closed_in_the_way(s: State, square: int) -> bool:
    """S8: a closed restaurant other than the pub."""
    for kind in range(PUB + 1, UNKNOWN):
        if (int(s.shut[kind]) >> square) & 1:
            return True
    return False


@jit
def squares_stale(s: State) -> bool:
    """8: the kept squares for stalls and restaurants follow from the market."""
    free = ALL_SQUARES
    for good in range(GOOD_COUNT):
        free &= ~int(s.selling[good])
    for kind in range(RESTAURANT_KINDS):
        free &= ~int(s.open[kind])
    for square in range(SQUARE_COUNT):
        is_free = (free >> square) & 1 == 1
        for good in range(GOOD_COUNT):
            possible = is_free and not stall_forbidden(s, good, square)
            if ((int(s.stall_squares[good]) >> square) & 1 == 1) != possible:
                return True
        if ((int(s.restaurant_squares[1]) >> square) & 1 == 1) != is_free:
            return True
        pub = is_free and not (s.challenge == PUB_CRAWL and closed_in_the_way(s, square))
        if ((int(s.restaurant_squares[PUB]) >> square) & 1 == 1) != pub:
            return True
        cost = min(
            stall_cost(s, square), TOP_COST
        )  # more only in a full line, where nothing is free
        for coins in range(TOP_COST + 1):
            if ((int(s.cheap[coins]) >> square) & 1 == 1) != (cost <= coins):
                return True
    return False


@jit
def earning_stale(s: State) -> bool:
    """9: the kept sets of earnings are what a stall would earn on a free square."""
    for good in range(GOOD_COUNT):
        for square in range(SQUARE_COUNT):
            earned = 0
            if (int(s.restaurant_squares[1]) >> square) & 1:
                earned = would_earn(s, good, square)
            for i in range(TOP_COST):
                if ((int(s.earning[good, i]) >> square) & 1 == 1) != (earned > i):
                    return True
    return False

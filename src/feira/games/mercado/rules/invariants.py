"""What is true of every position (M1, M4–M7). For tests: thorough, not fast."""

import numpy as np

from feira.core.bits import popcount
from feira.core.jit import jit
from feira.games.mercado.rules.earn import would_earn
from feira.games.mercado.rules.position import (
    ALL_ENTRANCES,
    ALL_SQUARES,
    BARRED,
    EMPTY,
    EXCHANGE_DISPLAY,
    EXCHANGE_HAND,
    HAND,
    LINE_SQUARES,
    LINES,
    OVER,
    PUB,
    SIZES,
    SLOTS,
    SPECIALISE,
    TILES,
    TOP_COST,
    UNKNOWN,
    WOOD,
)
from feira.games.mercado.rules.setup import RESTAURANT_TILES, STALL_TILES


@jit
def broken(s: np.record) -> int:
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
def squares_overlap(s: np.record) -> bool:
    """1: a square has one stall of one owner, or one restaurant, or nothing."""
    seen = 0
    for good in range(5):
        if seen & int(s.selling[good]):
            return True
        seen |= int(s.selling[good])
    owned = 0
    for seat in range(4):
        if owned & int(s.owned[seat]) or popcount(int(s.owned[seat])) > WOOD:
            return True
        owned |= int(s.owned[seat])
    if owned != seen:
        return True
    for kind in range(6):
        if seen & int(s.open[kind]):
            return True
        seen |= int(s.open[kind])
    for kind in range(7):
        if seen & int(s.shut[kind]):
            return True
        seen |= int(s.shut[kind])
    return seen & ~ALL_SQUARES != 0


@jit
def goods_lost(s: np.record) -> bool:
    """2: seven stall tiles of each good (M1.3), three put aside during an exchange."""
    for good in range(5):
        tiles = popcount(int(s.selling[good])) + int(s.display[good]) + int(s.bag[good])
        for seat in range(4):
            if s.hand[seat, good] < 0:
                return True
            tiles += int(s.hand[seat, good])
        if s.stage in (EXCHANGE_HAND, EXCHANGE_DISPLAY) and s.pending == good:
            tiles += HAND
        if tiles != STALL_TILES or s.display[good] < 0 or s.bag[good] < 0:
            return True
    return False


@jit
def restaurants_lost(s: np.record) -> bool:
    """3: two restaurants of each kind (M1.4), the spare pub perhaps in the box."""
    for kind in range(6):
        tiles = popcount(int(s.open[kind])) + popcount(int(s.shut[kind])) + int(s.undrawn[kind])
        for seat in range(4):
            if s.held[seat, kind] < 0:
                return True
            tiles += int(s.held[seat, kind])
        spare = kind == PUB and s.seats != 4 and s.challenge != 8
        if tiles + spare != RESTAURANT_TILES or s.undrawn[kind] < 0:
            return True
    return False


@jit
def slot_in_order(s: np.record, size: int, slot: int) -> bool:
    """A slot is empty, or holds a tile of its size not below the one before it."""
    tile = int(s.offer[slot])
    if tile == EMPTY:
        return True
    if slot % SLOTS > 0 and (s.offer[slot - 1] == EMPTY or s.offer[slot - 1] > tile):
        return False
    return tile // 10 == size


@jit
def customers_lost(s: np.record) -> bool:
    """4: the offer is in order, stacks can be served, entrances and `vacant` agree."""
    for size in range(SIZES):
        unseen = 0
        for tile in range(size * 10, min(size * 10 + 10, TILES)):
            if s.unseen[tile] < 0:
                return True
            unseen += int(s.unseen[tile])
        if s.stack[size] < 0 or s.stack[size] > unseen:
            return True
        for slot in range(size * SLOTS, size * SLOTS + SLOTS):
            if not slot_in_order(s, size, slot):
                return True
    vacant = 0
    for entrance in range(20):
        tile = int(s.customers[entrance])
        if tile == EMPTY:
            vacant |= 1 << entrance
        elif tile == BARRED and s.challenge != 9:
            return True
    return vacant != s.vacant or vacant & ~ALL_ENTRANCES != 0


@jit
def money_wrong(s: np.record) -> bool:
    """5: nobody owes the bank."""
    for seat in range(4):
        if s.coins[seat] < 0 or s.best_move[seat] < 0:
            return True
    return s.from_fours < 0


@jit
def flow_wrong(s: np.record) -> bool:
    """6: stage, turn and counters are possible."""
    if s.stage < 0 or s.stage > OVER or s.turn < 0 or s.turn >= s.seats:
        return True
    if (s.seats == 1) != (s.challenge > 0):
        return True
    if s.pending != 0 and s.stage >= SPECIALISE and s.stage < OVER:
        return True
    if s.coin_run < 0 or s.coin_run > 4 or s.last_turns < -1 or s.last_turns >= s.seats:
        return True
    if s.stage == OVER:
        return s.reason <= 0
    return s.last_turns == 0 or (s.reason > 0) != (s.last_turns > 0)


@jit
def lines_stale(s: np.record) -> bool:
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
        for seat in range(4):
            for good in range(5):
                own = int(s.owned[seat]) & int(s.selling[good]) & squares
                if (int(s.own_lines[seat, good]) >> line) & 1 != (own != 0):
                    return True
    return False


@jit
def stall_forbidden(s: np.record, good: int, square: int) -> bool:
    """May a challenge's own rule keep a stall from a free square?"""
    if s.challenge == 3:
        return s.stalls_in[square % 5] >= 2 or s.stalls_in[5 + square // 5] >= 2
    if s.challenge == 8:
        return closed_in_the_way(s, square)
    if s.challenge == 9:
        tile = int(s.customers[square % 5])
        return tile < 0 or (int(s.wants[tile]) >> good) & 1 == 0
    return False


@jit
def closed_in_the_way(s: np.record, square: int) -> bool:
    """S8: a closed restaurant other than the pub."""
    for kind in range(PUB + 1, UNKNOWN):
        if (int(s.shut[kind]) >> square) & 1:
            return True
    return False


@jit
def squares_stale(s: np.record) -> bool:
    """8: the kept squares for stalls and restaurants follow from the market."""
    free = ALL_SQUARES
    for good in range(5):
        free &= ~int(s.selling[good])
    for kind in range(6):
        free &= ~int(s.open[kind])
    for square in range(25):
        is_free = (free >> square) & 1 == 1
        for good in range(5):
            possible = is_free and not stall_forbidden(s, good, square)
            if ((int(s.stall_squares[good]) >> square) & 1 == 1) != possible:
                return True
        if ((int(s.restaurant_squares[1]) >> square) & 1 == 1) != is_free:
            return True
        pub = is_free and not (s.challenge == 8 and closed_in_the_way(s, square))
        if ((int(s.restaurant_squares[PUB]) >> square) & 1 == 1) != pub:
            return True
        cost = 1 + max(int(s.stalls_in[square % 5]), int(s.stalls_in[5 + square // 5]))
        cost = min(cost, TOP_COST)  # more only in a full line, where nothing is free
        for coins in range(TOP_COST + 1):
            if ((int(s.cheap[coins]) >> square) & 1 == 1) != (cost <= coins):
                return True
    return False


@jit
def earning_stale(s: np.record) -> bool:
    """9: the kept sets of earnings are what a stall would earn on a free square."""
    for good in range(5):
        for square in range(25):
            earned = 0
            if (int(s.restaurant_squares[1]) >> square) & 1:
                earned = would_earn(s, good, square)
            for i in range(TOP_COST):
                if ((int(s.earning[good, i]) >> square) & 1 == 1) != (earned > i):
                    return True
    return False

"""What is true of every position. For tests: thorough, not fast."""

from feira.core.bits import popcount
from feira.core.jit import jit
from feira.core.types import State
from feira.games.machikoro.rules.components import (
    ALL_KINDS,
    BASE_KINDS,
    CATEGORIES,
    COPIES_OF,
    COUNTED_IN,
    KINDS,
    NOBODYS,
    PURPLES,
    START,
)
from feira.games.machikoro.rules.legal import all_landmarks
from feira.games.machikoro.rules.place import owned_by_all
from feira.games.machikoro.rules.position import DICE, MARKET, MARKET_KINDS, OVER, ROLL, SEATS


@jit
def broken(s: State) -> int:
    """0, or the number of the first violated invariant."""
    for check, violated in enumerate(
        (
            cards_lost(s),
            money_wrong(s),
            landmarks_wrong(s),
            sets_stale(s),
            counts_stale(s),
            dice_wrong(s),
            market_wrong(s),
        )
    ):
        if violated:
            return check + 1
    return 0


@jit
def cards_lost(s: State) -> bool:
    """1: no card is lost or made, but for purple ones that have left the market (K6.3)."""
    kinds = ALL_KINDS if s.plus else BASE_KINDS
    for kind in range(KINDS):
        cards = int(s.market[kind]) + int(s.deck[kind])
        for seat in range(SEATS):
            if s.city[seat, kind] < 0 or (seat >= s.seats and s.city[seat, kind] > 0):
                return True
            cards += int(s.city[seat, kind])
        there_are = int(COPIES_OF[kind]) * ((kinds >> kind) & 1)
        for start in START:
            if kind == start:
                there_are += int(s.seats)
        left = s.limited == 1 and (PURPLES >> kind) & 1 == 1 and owned_by_all(s, kind)
        if cards > there_are or (cards < there_are and not left):
            return True
        if s.market[kind] < 0 or s.deck[kind] < 0:
            return True
    return False


@jit
def money_wrong(s: State) -> bool:
    """2: nobody owes the bank."""
    for seat in range(SEATS):
        if s.coins[seat] < 0 or (seat >= s.seats and s.coins[seat] != 0):
            return True
    return False


@jit
def landmarks_wrong(s: State) -> bool:
    """3: only landmarks of the game; whoever has them all has just won (K5.1)."""
    for seat in range(SEATS):
        if int(s.landmarks[seat]) & ~all_landmarks(s):
            return True
        won = s.landmarks[seat] == all_landmarks(s)
        if won != (s.stage == OVER and seat == s.turn):
            return True
    return (s.stage == OVER) != (s.reason > 0)


@jit
def sets_stale(s: State) -> bool:
    """4: the kept sets follow from the counts, and nobody has two purple cards of a kind."""
    for kind in range(KINDS):
        if (int(s.available) >> kind) & 1 != (s.market[kind] > 0):
            return True
        for seat in range(SEATS):
            if (int(s.owns[seat]) >> kind) & 1 != (s.city[seat, kind] > 0):
                return True
            if (PURPLES >> kind) & 1 and s.city[seat, kind] > 1:
                return True
    return False


@jit
def counts_stale(s: State) -> bool:
    """5: the kept counts of categories follow from the cities."""
    for seat in range(s.seats):
        for category in range(len(CATEGORIES)):
            cards = int(category == 0)
            for kind in range(KINDS):
                for slot in range(COUNTED_IN.shape[1]):
                    if COUNTED_IN[kind, slot] == category:
                        cards += int(s.city[seat, kind])
            if s.counted[seat, category] != cards or s.city[seat, NOBODYS] != 0:
                return True
    return False


@jit
def dice_wrong(s: State) -> bool:
    """6: the dice are dice, and fresh where they have not been rolled."""
    if s.turn < 0 or s.turn >= s.seats or s.stage < MARKET or s.stage > OVER:
        return True
    if s.low < 0 or s.low > 6 or s.high < 0 or s.high > 6 or (s.high > 0 and s.low > s.high):
        return True
    if s.added != 0 and (s.added != 2 or s.low + s.high < 10):
        return True
    if s.stage in (ROLL, MARKET):
        return s.dice != 0 or s.low != 0 or s.rerolled != 0
    return s.dice < 1 or s.dice > 2 or (s.stage != DICE and s.low == 0)


@jit
def market_wrong(s: State) -> bool:
    """7: the limited market has ten kinds, unless cards are on their way or the deck is empty."""
    if s.limited == 0:
        for kind in range(KINDS):
            if s.deck[kind] != 0:
                return True
        return False
    deck = 0
    for kind in range(KINDS):
        deck += int(s.deck[kind])
    kinds = popcount(int(s.available))
    if kinds > MARKET_KINDS:
        return True
    return kinds < MARKET_KINDS and deck > 0 and s.stage not in (MARKET, OVER)

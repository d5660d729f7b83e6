"""Cards with an effect of their own: tuna boats, and the purple cards (K3.5–K3.7).

Each is a short function; `purple` calls those that act, in the order of the rules.
"""

from feira.core.bits import lowest
from feira.core.events import Events, emit
from feira.core.jit import inline
from feira.core.tables import table
from feira.core.types import State
from feira.games.machikoro.rules.components import (
    CUPS_AND_BREAD,
    HARBOUR,
    KINDS,
    PURPLES,
    TOTALS,
    acts,
    effect_kind,
)
from feira.games.machikoro.rules.events import EARNED, TOOK
from feira.games.machikoro.rules.place import has
from feira.games.machikoro.rules.position import SWAP, TV

STADIUM = effect_kind("stadium")
TV_STATION = effect_kind("tv-station")
BUSINESS_CENTER = effect_kind("business-center")
PUBLISHER = effect_kind("publisher")
TAX_OFFICE = effect_kind("tax-office")
TUNA_BOAT = effect_kind("tuna-boat")

TV_TAKES = 5
STADIUM_TAKES = 2
TAXED_FROM = 10

# The purple kinds that act on each total, as sets; and whether tuna boats do.
PURPLE_AT = table(
    [sum(1 << k for k in range(KINDS) if PURPLES >> k & 1 and acts(k, t)) for t in range(TOTALS)],
    64,
)
TUNA_AT = table([acts(TUNA_BOAT, total) for total in range(TOTALS)], 8)


@inline
def fishes(s: State, seat: int) -> bool:
    """Does the seat own a tuna boat that may go out?"""
    return s.city[seat, TUNA_BOAT] > 0 and has(s, seat, HARBOUR)


@inline
def tuna_goes_out(s: State, total: int) -> bool:
    """K3.5: anyone with a harbour and a tuna boat makes the roller roll for the catch."""
    if TUNA_AT[total]:
        for seat in range(s.seats):
            if fishes(s, seat):
                return True
    return False


@inline
def earn_tuna(s: State, catch: int, events: Events) -> None:
    """K3.5: every such owner gets the roll for each boat."""
    for seat in range(s.seats):
        if fishes(s, seat):
            coins = catch * int(s.city[seat, TUNA_BOAT])
            s.coins[seat] += coins
            emit(events, EARNED, seat, coins, TUNA_BOAT)


@inline
def take(s: State, victim: int, due: int, card: int, events: Events) -> None:
    """The roller takes coins from another player, never more than there are (K3.6)."""
    coins = min(due, int(s.coins[victim]))
    s.coins[victim] -= coins
    s.coins[s.turn] += coins
    if coins > 0:
        emit(events, TOOK, s.turn, victim, coins, card)


@inline
def published(s: State, victim: int) -> int:
    """Publisher: 1 for each cup and bread card of the victim."""
    cards = 0
    for kind in range(KINDS):
        if (CUPS_AND_BREAD >> kind) & 1:
            cards += int(s.city[victim, kind])
    return cards


@inline
def taxed(s: State, victim: int) -> int:
    """Tax office: half of 10 coins or more, rounded down."""
    coins = int(s.coins[victim])
    return coins // 2 if coins >= TAXED_FROM else 0


@inline
def due(s: State, kind: int, victim: int) -> int:
    """What a purple card takes from every other player."""
    if kind == STADIUM:
        return STADIUM_TAKES
    if kind == PUBLISHER:
        return published(s, victim)
    if kind == TAX_OFFICE:
        return taxed(s, victim)
    return 0


@inline
def take_from_all(s: State, acting: int, events: Events) -> None:
    """The acting purple cards take from every other player."""
    while acting:
        kind = lowest(acting)
        acting &= acting - 1
        for victim in range(s.seats):
            if victim != s.turn:
                take(s, victim, due(s, kind, victim), kind, events)


@inline
def swappable(s: State, seat: int) -> int:
    """K3.7: the kinds that the seat could give or lose in an exchange: never purple ones."""
    return int(s.owns[seat]) & ~PURPLES


@inline
def may_swap(s: State) -> bool:
    """K3.7: the roller and another player have cards that are not purple."""
    if swappable(s, int(s.turn)) == 0:
        return False
    for seat in range(s.seats):
        if seat != s.turn and swappable(s, seat):
            return True
    return False


@inline
def acting_purples(s: State, total: int) -> int:
    """The roller's purple cards that act on the total."""
    return int(s.owns[s.turn]) & int(PURPLE_AT[total])


@inline
def ask_about(s: State, acting: int, after_tv: bool) -> bool:
    """Asks for the TV station's target, then for the exchange. False: nothing is asked."""
    if (acting >> TV_STATION) & 1 and not after_tv:
        s.stage = TV
        return True
    if (acting >> BUSINESS_CENTER) & 1 and may_swap(s):
        s.stage = SWAP
        return True
    return False

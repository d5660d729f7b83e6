"""Income (K3.3–K3.5): red cards, then blue and green ones, then tuna boats."""

import numpy as np

from feira.core.events import emit
from feira.core.jit import inline, jit
from feira.games.machikoro.components import (
    ACTING,
    ACTING_MOST,
    BLUE,
    EACH,
    GREEN,
    HARBOUR,
    HAS_EACH,
    KINDS,
    MALL,
    NEEDS_HARBOUR,
    PAYS,
    RAISED,
    RED,
)
from feira.games.machikoro.events import EARNED, PAID_RED
from feira.games.machikoro.place import has

Events = np.ndarray | None


@jit
def worth(s: np.record, owner: int, kind: int) -> int:
    """What all the owner's cards of a kind pay when they act: for each copy, the mall's addition
    included (K3.4), times the cards it counts.
    """
    if NEEDS_HARBOUR[kind] and not has(s, owner, HARBOUR):
        return 0
    pays = int(PAYS[kind])
    if RAISED[kind] and has(s, owner, MALL):
        pays += 1
    if HAS_EACH[kind]:
        counted = 0
        for other in range(KINDS):
            counted += int(EACH[kind, other]) * int(s.city[owner, other])
        pays *= counted
    return pays * int(s.city[owner, kind])


@inline
def pay_red(s: np.record, total: int, events: Events) -> None:
    """K3.3: the roller pays the others counter-clockwise, each as far as the coins go."""
    roller = int(s.turn)
    for slot in range(ACTING_MOST):
        kind = int(ACTING[RED, total, slot])
        if kind < 0:
            return
        owner = roller
        for _ in range(s.seats - 1):
            owner = owner - 1 if owner > 0 else int(s.seats) - 1
            if (int(s.owns[owner]) >> kind) & 1:
                coins = min(worth(s, owner, kind), int(s.coins[roller]))
                s.coins[roller] -= coins
                s.coins[owner] += coins
                if coins > 0:
                    emit(events, PAID_RED, roller, owner, coins, kind)


@inline
def earn(s: np.record, seat: int, colour: int, total: int, events: Events) -> None:
    """The bank pays the seat's blue or green cards that act on the total."""
    for slot in range(ACTING_MOST):
        kind = int(ACTING[colour, total, slot])
        if kind < 0:
            return
        if (int(s.owns[seat]) >> kind) & 1:
            coins = worth(s, seat, kind)
            s.coins[seat] += coins
            if coins > 0:
                emit(events, EARNED, seat, coins, kind)


@inline
def earn_all(s: np.record, total: int, events: Events) -> None:
    """Blue cards pay everyone, green ones the roller."""
    for seat in range(s.seats):
        earn(s, seat, BLUE, total, events)
    earn(s, int(s.turn), GREEN, total, events)

"""Income (K3.3–K3.5): red cards, then blue and green ones, then tuna boats."""

from feira.core.events import Events, emit
from feira.core.jit import inline
from feira.core.types import State
from feira.games.machikoro.rules.components import (
    BLUE_AT,
    EACH,
    GREEN_AT,
    HARBOUR,
    MALL,
    NEEDS_HARBOUR,
    PAYS,
    RAISED,
    RED_AT,
)
from feira.games.machikoro.rules.events import EARNED, PAID_RED


@inline
def paid(landmarks: int, pays: int, raised: int, needs_harbour: int) -> int:
    """What one card pays an owner with these landmarks: the mall adds 1 to cups and bread (K3.4),
    boats and the sushi bar need the harbour. No branch, since nobody can predict the dice.
    """
    able = 1 - (needs_harbour & ~(landmarks >> HARBOUR))
    return (pays + (raised & (landmarks >> MALL))) * able


@inline
def pay_red(s: State, total: int, events: Events) -> None:
    """K3.3: the roller pays the others counter-clockwise, each as far as the coins go."""
    roller = int(s.turn)
    purse = int(s.coins[roller])
    for slot in range(RED_AT.shape[1]):
        kind = int(RED_AT[total, slot])
        pays, raised, needs = int(PAYS[kind]), int(RAISED[kind]), int(NEEDS_HARBOUR[kind])
        owner = roller
        for _ in range(s.seats - 1):
            owner = owner - 1 if owner > 0 else int(s.seats) - 1
            due = int(s.city[owner, kind]) * paid(int(s.landmarks[owner]), pays, raised, needs)
            coins = min(due, purse)
            purse -= coins
            s.coins[owner] += coins
            if coins > 0:
                emit(events, PAID_RED, roller, owner, coins, kind)
    s.coins[roller] = purse


@inline
def earn_blue(s: State, total: int, events: Events) -> None:
    """Blue cards pay their owners from the bank on anyone's turn."""
    for slot in range(BLUE_AT.shape[1]):
        kind = int(BLUE_AT[total, slot])
        pays, raised, needs = int(PAYS[kind]), int(RAISED[kind]), int(NEEDS_HARBOUR[kind])
        for seat in range(s.seats):
            coins = int(s.city[seat, kind]) * paid(int(s.landmarks[seat]), pays, raised, needs)
            s.coins[seat] += coins
            if coins > 0:
                emit(events, EARNED, seat, coins, kind)


@inline
def earn_green(s: State, total: int, events: Events) -> None:
    """Green cards pay the roller; factories and markets for each card that they count."""
    roller = int(s.turn)
    landmarks = int(s.landmarks[roller])
    purse = int(s.coins[roller])
    for slot in range(GREEN_AT.shape[1]):
        kind = int(GREEN_AT[total, slot])
        pays = paid(landmarks, int(PAYS[kind]), int(RAISED[kind]), int(NEEDS_HARBOUR[kind]))
        coins = pays * int(s.city[roller, kind]) * int(s.counted[roller, EACH[kind]])
        purse += coins
        if coins > 0:
            emit(events, EARNED, roller, coins, kind)
    s.coins[roller] = purse

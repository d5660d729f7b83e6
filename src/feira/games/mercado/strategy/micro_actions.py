"""Micro-actions: every choice as one or two steps over 93 actions instead of 988.

First what (a good, customers, a restaurant, a coin, an exchange), then where (a square or an
entrance). Depending on the stage, a good means to open a stall of it, to take its tile or to
specialise in it (S1). If there is only one place, the second step is skipped. The step picked so
far is encoded as a number: 0 for none, else 1 + the micro-action.
"""

from feira.core.bits import lowest, popcount
from feira.core.jit import inline, jit
from feira.core.types import Array, State
from feira.games.mercado.rules.legal import (
    customers_places,
    entrances,
    may_exchange,
    may_exchange_hand,
    restaurant_places,
    stall_places,
)
from feira.games.mercado.rules.position import (
    ACT,
    COIN_CHOICE,
    CUSTOMERS_CHOICE,
    ENTRANCE_COUNT,
    ENTRANCES,
    EXCHANGE_DISPLAY_CHOICE,
    EXCHANGE_HAND_CHOICE,
    GOOD_COUNT,
    GOODS,
    NO_CHALLENGE,
    RESTAURANT_CHOICE,
    RESTAURANT_KINDS,
    RESTAURANTS,
    SIZES,
    SLOTS,
    SPECIALISE_CHOICE,
    SQUARE_COUNT,
    SQUARES,
    STALL_CHOICE,
    TAKE,
    TAKE_CHOICE,
    TILES,
)

GOOD = 0  # + good
CUSTOMERS = GOOD + GOOD_COUNT  # + tile
RESTAURANT = CUSTOMERS + TILES  # + kind
COIN = RESTAURANT + RESTAURANT_KINDS
EXCHANGE = COIN + 1
SQUARE = EXCHANGE + 1  # + square
ENTRANCE = SQUARE + SQUARE_COUNT  # + entrance
MICRO_NAMES = (
    *GOODS,
    *(f"customer tile {tile}" for tile in range(TILES)),
    *RESTAURANTS,
    "take a coin",
    "exchange tiles",
    *SQUARES,
    *ENTRANCES,
)
PICKED = 1  # + micro-action
PICKED_NAMES = tuple(f"has picked {name}" for name in MICRO_NAMES[:COIN])


@inline
def _places(s: State, what: int) -> int:
    """The legal squares or entrances for a good, a customer tile or a restaurant."""
    seat = int(s.turn)
    if what < CUSTOMERS:
        return stall_places(s, seat, what - GOOD)
    if what < RESTAURANT:
        return entrances(s, seat, what - CUSTOMERS)
    return restaurant_places(s, seat, what - RESTAURANT)


@inline
def _choice(what: int, place: int) -> int:
    """The choice of something at a place."""
    if what < CUSTOMERS:
        return STALL_CHOICE + (what - GOOD) * SQUARE_COUNT + place
    if what < RESTAURANT:
        return CUSTOMERS_CHOICE + (what - CUSTOMERS) * ENTRANCE_COUNT + place
    return RESTAURANT_CHOICE + (what - RESTAURANT) * SQUARE_COUNT + place


@inline
def _mark_act(s: State, mask: Array) -> None:
    """Marks what the seat may do in its turn."""
    seat = int(s.turn)
    for good in range(GOOD_COUNT):
        mask[GOOD + good] = int(stall_places(s, seat, good) != 0)
    for slot in range(SIZES * SLOTS):
        if customers_places(s, seat, slot):
            mask[CUSTOMERS + int(s.offer[slot])] = 1
    for kind in range(RESTAURANT_KINDS):
        mask[RESTAURANT + kind] = int(restaurant_places(s, seat, kind) != 0)
    mask[COIN] = int(s.challenge == NO_CHALLENGE)  # S0.1
    mask[EXCHANGE] = int(may_exchange_hand(s, seat))


@inline
def _mark_places(s: State, what: int, mask: Array) -> None:
    """Marks where the thing that was picked may go."""
    places = _places(s, what)
    first = ENTRANCE if CUSTOMERS <= what < RESTAURANT else SQUARE
    while places:
        mask[first + lowest(places)] = 1
        places &= places - 1


@jit
def micro_mask(s: State, picked: int, mask: Array) -> None:
    """Marks the legal micro-actions in a mask that is all zero."""
    if s.stage == ACT:
        if picked == 0:
            _mark_act(s, mask)
        else:
            _mark_places(s, picked - PICKED, mask)
    elif s.stage == TAKE:
        for good in range(GOOD_COUNT):
            mask[GOOD + good] = int(s.display[good] > 0)
        mask[EXCHANGE] = int(may_exchange(s, s.display))
    else:
        for good in range(GOOD_COUNT):
            mask[GOOD + good] = 1


@inline
def _next_act(s: State, picked: int, action: int) -> int:
    """A choice of the turn, or minus the new picked number."""
    if picked > 0:
        return _choice(picked - PICKED, action - (ENTRANCE if action >= ENTRANCE else SQUARE))
    if action == COIN:
        return COIN_CHOICE
    if action == EXCHANGE:
        return EXCHANGE_HAND_CHOICE
    places = _places(s, action)
    if popcount(places) == 1:
        return _choice(action, lowest(places))
    return -(PICKED + action)


@jit
def micro_next(s: State, picked: int, action: int) -> int:
    """The choice that a legal micro-action completes, or minus the new picked number (below 0)."""
    if s.stage == ACT:
        return _next_act(s, picked, action)
    if s.stage == TAKE:
        return EXCHANGE_DISPLAY_CHOICE if action == EXCHANGE else TAKE_CHOICE + action - GOOD
    return SPECIALISE_CHOICE + action - GOOD


@inline
def add_picked(picked: int, first: int, out: Array) -> None:
    """Fills the inputs of `PICKED_NAMES`, which begin at number `first` and are all zero."""
    if picked > 0:
        out[first + picked - PICKED] = 1

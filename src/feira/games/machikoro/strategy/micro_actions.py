"""Micro-actions: every choice as one to three steps over 93 actions instead of 3,169.

Only an exchange (K3.7) takes more than one step: which card to give, which kind to take, from whom.
Steps within it that have only one legal answer are skipped. Players are counted from the seat to
act: 1 is the next one. The steps picked so far are encoded as a number, 0 before the first step.
"""

from feira.core.bits import lowest, popcount
from feira.core.jit import inline, jit
from feira.core.types import Array, State
from feira.games.machikoro.rules.components import KINDS, LANDMARKS
from feira.games.machikoro.rules.components import NAMES as CARD_NAMES
from feira.games.machikoro.rules.effects import swappable
from feira.games.machikoro.rules.legal import buildable, first_of_two
from feira.games.machikoro.rules.position import (
    BUILD,
    BUILD_NONE,
    SEATS,
    SWAP,
    SWAP_CHOICE,
    SWAP_NONE,
    TV,
    TV_CHOICE,
)

NO_SWAP = TV_CHOICE  # the actions before it are the choices with the same numbers
PLAYER = NO_SWAP  # + 1 for the next player, + 2 for the one after, and so on
GIVE = PLAYER + SEATS  # + kind
TAKE = GIVE + KINDS  # + kind
MICRO_NAMES = (
    *(f"build {name}" for name in (*CARD_NAMES, *LANDMARKS)),
    "build nothing",
    "roll one die",
    "roll two dice",
    "roll again",
    "keep the dice",
    "add nothing",
    "add 2",
    "exchange nothing",
    *(f"player {n} after you" for n in range(1, SEATS)),
    *(f"give {name}" for name in CARD_NAMES),
    *(f"take {name}" for name in CARD_NAMES),
)
PICKED_GIVE = 1  # + kind
PICKED_BOTH = PICKED_GIVE + KINDS  # + kind given * KINDS + kind taken
PICKED_NAMES = (
    *(f"has picked to give {name}" for name in CARD_NAMES),
    *(f"has picked to take {name}" for name in CARD_NAMES),
)


@inline
def _after(s: State, places: int) -> int:
    """The seat this many places after the one to act."""
    seat = int(s.turn) + places
    return seat if seat < s.seats else seat - int(s.seats)


@inline
def _kinds_of_others(s: State) -> int:
    """The kinds that the seat to act could take from any seat."""
    kinds = 0
    for seat in range(s.seats):
        if seat != s.turn:
            kinds |= swappable(s, seat)
    return kinds


@inline
def _mark(members: int, first: int, mask: Array) -> None:
    """Sets the mask for the members of a bit set, as actions from number `first` on."""
    while members:
        mask[first + lowest(members)] = 1
        members &= members - 1


@inline
def _mark_swaps(s: State, picked: int, mask: Array) -> None:
    """K3.7: marks what to give, what to take, or from whom, given the steps picked so far."""
    if picked == 0:
        mask[NO_SWAP] = 1
        if _kinds_of_others(s):
            _mark(swappable(s, int(s.turn)), GIVE, mask)
    elif picked < PICKED_BOTH:
        _mark(_kinds_of_others(s), TAKE, mask)
    else:
        taken = (picked - PICKED_BOTH) % KINDS
        for places in range(1, s.seats):
            mask[PLAYER + places] = (swappable(s, _after(s, places)) >> taken) & 1


@jit
def micro_mask(s: State, picked: int, mask: Array) -> None:
    """Marks the legal micro-actions in a mask that is all zero."""
    if s.stage == BUILD:
        _mark(buildable(s), 0, mask)
        mask[BUILD_NONE] = 1
    elif s.stage == SWAP:
        _mark_swaps(s, picked, mask)
    elif s.stage == TV:
        for places in range(1, s.seats):
            mask[PLAYER + places] = 1
    else:
        first = first_of_two(s)
        mask[first] = 1
        mask[first + 1] = 1


@inline
def _from(s: State, places: int, given: int, taken: int) -> int:
    """The exchange with the player this many places on."""
    return SWAP_CHOICE + (_after(s, places) * KINDS + given) * KINDS + taken


@inline
def _taking(s: State, given: int, taken: int) -> int:
    """The exchange if only one player has the kind; else minus the new picked number."""
    holders = 0
    last = 0
    for places in range(1, s.seats):
        if (swappable(s, _after(s, places)) >> taken) & 1:
            holders += 1
            last = places
    if holders == 1:
        return _from(s, last, given, taken)
    return -(PICKED_BOTH + given * KINDS + taken)


@inline
def _next_swap(s: State, picked: int, action: int) -> int:
    """K3.7: the exchange, or minus the new picked number."""
    if action == NO_SWAP:
        return SWAP_NONE
    if picked >= PICKED_BOTH:
        code = picked - PICKED_BOTH
        return _from(s, action - PLAYER, code // KINDS, code % KINDS)
    if picked > 0:
        return _taking(s, picked - PICKED_GIVE, action - TAKE)
    given = action - GIVE
    kinds = _kinds_of_others(s)
    if popcount(kinds) == 1:
        return _taking(s, given, lowest(kinds))
    return -(PICKED_GIVE + given)


@jit
def micro_next(s: State, picked: int, action: int) -> int:
    """The choice that a legal micro-action completes, or minus the new picked number (below 0)."""
    if s.stage == SWAP:
        return _next_swap(s, picked, action)
    if s.stage == TV:
        return TV_CHOICE + _after(s, action - PLAYER)
    return action


@inline
def add_picked(picked: int, first: int, out: Array) -> None:
    """Fills the inputs of `PICKED_NAMES`, which begin at number `first` and are all zero."""
    if picked >= PICKED_BOTH:
        code = picked - PICKED_BOTH
        out[first + code // KINDS] = 1
        out[first + KINDS + code % KINDS] = 1
    elif picked > 0:
        out[first + picked - PICKED_GIVE] = 1

"""Who may choose what: K3.1, K3.2, K3.6, K3.7, K4.2."""

from feira.core.bits import lowest, nth, popcount
from feira.core.jit import inline, jit
from feira.core.types import CHANCE, NOBODY, Array, State
from feira.games.machikoro.rules.components import (
    AFFORDABLE,
    ALL_LANDMARKS,
    BASE_LANDMARKS,
    KINDS,
    PURPLES,
    RICH,
)
from feira.games.machikoro.rules.effects import swappable
from feira.games.machikoro.rules.position import (
    ADD,
    ADD_CHOICE,
    BUILD,
    BUILD_NONE,
    OVER,
    RADIO,
    REROLL_CHOICE,
    ROLL,
    ROLL_CHOICE,
    SWAP,
    SWAP_CHOICE,
    SWAP_NONE,
    TV,
    TV_CHOICE,
)


@jit
def actor(s: State) -> int:
    """A seat, chance or nobody: every stage knows."""
    if s.stage < ROLL:
        return CHANCE
    if s.stage == OVER:
        return NOBODY
    return int(s.turn)


@inline
def all_landmarks(s: State) -> int:
    """The landmarks that win (K2.2)."""
    return ALL_LANDMARKS if s.plus else BASE_LANDMARKS


@inline
def buildable(s: State) -> int:
    """K4.2: kinds and landmarks that the seat may build, as one set."""
    seat = int(s.turn)
    owned = int(s.owns[seat])
    kinds = int(s.available) & ~(owned & PURPLES)
    landmarks = all_landmarks(s) & ~int(s.landmarks[seat])
    affordable = int(AFFORDABLE[min(int(s.coins[seat]), RICH)])
    return affordable & (kinds | landmarks << KINDS)


@inline
def _legal_swaps(s: State, out: Array) -> int:
    out[0] = SWAP_NONE
    n = 1
    for seat in range(s.seats):
        if seat != s.turn:
            given = swappable(s, int(s.turn))
            while given:
                taken = swappable(s, seat)
                while taken:
                    pair = lowest(given) * KINDS + lowest(taken)
                    out[n] = SWAP_CHOICE + seat * KINDS * KINDS + pair
                    n += 1
                    taken &= taken - 1
                given &= given - 1
    return n


@jit
def legal(s: State, out: Array) -> int:
    """Fills the legal choices, ascending."""
    stage = int(s.stage)
    n = 0
    if stage == BUILD:
        members = buildable(s)
        while members:
            out[n] = lowest(members)
            members &= members - 1
            n += 1
        out[n] = BUILD_NONE
        return n + 1
    if stage == SWAP:
        return _legal_swaps(s, out)
    if stage == TV:
        for seat in range(s.seats):
            out[n] = TV_CHOICE + seat
            n += int(seat != s.turn)
        return n
    if stage in (ROLL, RADIO, ADD):
        first = first_of_two(s)
        out[0] = first
        out[1] = first + 1
        return 2
    return 0


@inline
def first_of_two(s: State) -> int:
    """The lower of the two choices about the dice."""
    if s.stage == ROLL:
        return ROLL_CHOICE + 1
    if s.stage == RADIO:
        return REROLL_CHOICE
    return ADD_CHOICE


@inline
def _pick_swap(s: State, r: int) -> int:
    own = swappable(s, int(s.turn))
    given = popcount(own)
    total = 1
    for seat in range(s.seats):
        if seat != s.turn:
            total += given * popcount(swappable(s, seat))
    k = (r * total) >> 32
    if k == 0:
        return SWAP_NONE
    k -= 1
    seat = 0
    while seat == s.turn or k >= given * popcount(swappable(s, seat)):
        if seat != s.turn:
            k -= given * popcount(swappable(s, seat))
        seat += 1
    taken = popcount(swappable(s, seat))
    pair = nth(own, k // taken) * KINDS + nth(swappable(s, seat), k % taken)
    return SWAP_CHOICE + seat * KINDS * KINDS + pair


@jit
def pick(s: State, r: int, scratch: Array) -> int:
    """Number `r * n >> 32` of the n legal choices."""
    stage = int(s.stage)
    if stage == BUILD:
        members = buildable(s)
        n = popcount(members)
        k = (r * (n + 1)) >> 32
        return nth(members, k) if k < n else BUILD_NONE
    if stage == SWAP:
        return _pick_swap(s, r)
    return int(scratch[(r * legal(s, scratch)) >> 32])

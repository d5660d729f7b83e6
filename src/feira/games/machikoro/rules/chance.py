"""What chance rolls and turns up: dice, the tuna roll, and cards of the limited market."""

from feira.core.jit import inline, jit
from feira.core.types import Array, State
from feira.games.machikoro.rules.components import KINDS
from feira.games.machikoro.rules.position import (
    FACES,
    MARKET,
    OUTCOMES,
    PAIR_AT,
    PAIR_WEIGHTS,
    ROLLS,
    TUNA,
)

PAIR_COUNT = len(PAIR_WEIGHTS)


@inline
def turns_up(s: State) -> bool:
    """Is the outcome a card, rather than dice?"""
    return s.stage == MARKET


@inline
def two_dice(s: State) -> bool:
    """Are two dice rolled?"""
    return s.stage == TUNA or s.dice == 2


@jit
def weights(s: State, out: Array) -> int:
    """One die: 1 each. Two dice: 1 for doubles, 2 for other pairs. Cards: copies in the deck."""
    for outcome in range(OUTCOMES):
        out[outcome] = 0
    if turns_up(s):
        total = 0
        for kind in range(KINDS):
            out[kind] = s.deck[kind]
            total += int(s.deck[kind])
        return total
    if two_dice(s):
        for pair in range(PAIR_COUNT):
            out[pair] = PAIR_WEIGHTS[pair]
        return ROLLS
    for face in range(FACES):
        out[face] = 1
    return FACES


@jit
def draw(s: State, r: int) -> int:
    """The outcome that holds weight `r * total >> 32`."""
    if turns_up(s):
        total = 0
        for kind in range(KINDS):
            total += int(s.deck[kind])
        k = (r * total) >> 32
        outcome = 0
        below = 0
        for kind in range(KINDS):
            below += int(s.deck[kind])
            outcome += int(below <= k)
        return outcome
    if two_dice(s):
        return int(PAIR_AT[(r * ROLLS) >> 32])
    return (r * FACES) >> 32

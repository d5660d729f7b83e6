"""The variants of the game that have weights of their own: 2, 3 and 4 seats, and each challenge.

In the challenges of `PHASED`, the value of a choice depends on the progress of the game in ways
that the features do not capture: there the policy has separate weights for each phase.
"""

from feira.core.bits import popcount
from feira.core.jit import inline, jit
from feira.core.tables import table
from feira.core.types import State
from feira.games.mercado.rules.config import CHALLENGES
from feira.games.mercado.rules.position import (
    CROWDED_MARKET,
    CUSTOMERS_IN_LINE,
    ENTRANCE_COUNT,
    SPECIALIST,
    WOOD,
)

SEAT_VARIANTS = tuple(f"seats-{n}" for n in (2, 3, 4))
CHALLENGE_VARIANTS = tuple(f"challenge-{n}" for n in CHALLENGES[1:])
VARIANTS = NETWORK_VARIANTS = (*SEAT_VARIANTS, *CHALLENGE_VARIANTS)
FIRST_CHALLENGE = len(SEAT_VARIANTS)

PHASED = (SPECIALIST, CUSTOMERS_IN_LINE, CROWDED_MARKET)
# The counts of stalls, and of customer tiles at entrances, at which a phase begins.
STALL_PHASES = (0, 3, 5, 7)
CUSTOMER_PHASES = (0, 3, 8)


def _phase_table(starts: tuple[int, ...], most: int) -> tuple[int, ...]:
    """The number of the phase for each count from 0 to `most`."""
    return tuple(sum(count >= start for start in starts) - 1 for count in range(most + 1))


STALL_PHASE = table(_phase_table(STALL_PHASES, WOOD))
CUSTOMER_PHASE = table(_phase_table(CUSTOMER_PHASES, ENTRANCE_COUNT))


def _policy_variants() -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Names like `challenge-1-5-3`: five stalls or more, three customer tiles or more.

    The second result is the number of the first name for each variant of the game.
    """
    names: list[str] = []
    first: list[int] = []
    for number, name in enumerate(VARIANTS, start=1 - FIRST_CHALLENGE):
        first.append(len(names))
        if number in PHASED:
            names += (f"{name}-{i}-{j}" for i in STALL_PHASES for j in CUSTOMER_PHASES)
        else:
            names.append(name)
    return tuple(names), tuple(first)


POLICY_VARIANTS, _first_of = _policy_variants()
FIRST_PHASE = table(_first_of)
HAS_PHASES = table([number in PHASED for number in range(len(CHALLENGES))])


@inline
def variant_of(s: State) -> int:
    """The number of the position's variant in `VARIANTS`."""
    return FIRST_CHALLENGE + int(s.challenge) - 1 if s.challenge else int(s.seats) - 2


@inline
def has_phases(s: State) -> bool:
    """Whether the policy has separate weights for each phase of this game."""
    return HAS_PHASES[s.challenge] != 0


@inline
def policy_variant(s: State) -> int:
    """The number of the position's weights of the policy in `POLICY_VARIANTS`."""
    first = int(FIRST_PHASE[variant_of(s)])
    if not has_phases(s):
        return first
    stalls = int(STALL_PHASE[popcount(int(s.owned[0]))])
    customers = int(CUSTOMER_PHASE[ENTRANCE_COUNT - popcount(int(s.vacant))])
    return first + stalls * len(CUSTOMER_PHASES) + customers


@jit
def network_variant(s: State) -> int:
    """The number of the position's variant in `NETWORK_VARIANTS`."""
    return variant_of(s)

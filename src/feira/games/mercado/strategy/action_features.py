"""The features of a choice: the inputs of the policy.

`action_features` describes a choice without making it, as indices and values of sparse features.
The linear policy has a weight for each index (`policy.txt`, trained by self-play); the logit of a
choice is the sum of weights times values. Each variant of the game has weights of its own, and in
some challenges so has each phase.
"""

from feira.core.bits import popcount
from feira.core.jit import inline, jit
from feira.core.types import Array, State
from feira.games.features import add_feature, shift_features
from feira.games.mercado.rules.position import (
    COIN_CHOICE,
    CUSTOMERS_CHOICE,
    ENTRANCE_COUNT,
    EXCHANGE_DISPLAY_CHOICE,
    EXCHANGE_HAND_CHOICE,
    PUB,
    RESTAURANT_CHOICE,
    SPECIALISE_CHOICE,
    SPECIALIST,
    SQUARE_COUNT,
    TAKE_CHOICE,
)
from feira.games.mercado.strategy.customer_features import customer_features
from feira.games.mercado.strategy.estimates import best_income, demand, wanted_by_fours
from feira.games.mercado.strategy.feature_names import FEATURE_COUNT, ActionFeature
from feira.games.mercado.strategy.growth_features import growth_features
from feira.games.mercado.strategy.restaurant_features import restaurant_features
from feira.games.mercado.strategy.stall_features import stall_features
from feira.games.mercado.strategy.variants import has_phases, policy_variant


@inline
def _take(s: State, good: int, indices: Array, values: Array) -> int:
    """Features of taking a tile of the good from the display."""
    seat = int(s.turn)
    stalls = popcount(int(s.owned[seat]) & int(s.selling[good]))
    opened = popcount(int(s.open[good + 1]) | int(s.open[PUB]))
    fours = (wanted_by_fours(s) >> good) & 1
    n = add_feature(indices, values, 0, ActionFeature.TAKE_EARNS, best_income(s, good))
    n = add_feature(indices, values, n, ActionFeature.TAKE_IN_HAND, int(s.hand[seat, good]))
    n = add_feature(indices, values, n, ActionFeature.TAKE_DEMAND, demand(s, good))
    if s.challenge == SPECIALIST:
        n = add_feature(indices, values, n, ActionFeature.TAKE_SELLS, int(good == s.specialty))
    n = add_feature(indices, values, n, ActionFeature.TAKE_STALLS, stalls)
    n = add_feature(indices, values, n, ActionFeature.TAKE_OPEN, opened)
    n = add_feature(indices, values, n, ActionFeature.TAKE_FOURS, fours)
    return add_feature(indices, values, n, ActionFeature.TAKE_HELD, int(s.held[seat, good + 1]))


@inline
def _specialise(s: State, good: int, indices: Array, values: Array) -> int:
    """Features of naming the good of S1."""
    tiles = int(s.hand[0, good]) + int(s.display[good])
    n = add_feature(indices, values, 0, ActionFeature.SPECIALISE_TILES, tiles)
    return add_feature(indices, values, n, ActionFeature.SPECIALISE_DEMAND, demand(s, good))


@jit
def action_features(s: State, choice: int, indices: Array, values: Array) -> int:
    """Fills the features of a legal choice and returns their number."""
    if choice < CUSTOMERS_CHOICE:
        n = stall_features(s, choice // SQUARE_COUNT, choice % SQUARE_COUNT, indices, values)
    elif choice < RESTAURANT_CHOICE:
        place = choice - CUSTOMERS_CHOICE
        tile = place // ENTRANCE_COUNT
        n = customer_features(s, tile, place % ENTRANCE_COUNT, indices, values)
    elif choice < COIN_CHOICE:
        place = choice - RESTAURANT_CHOICE
        kind = place // SQUARE_COUNT
        n = restaurant_features(s, kind, place % SQUARE_COUNT, indices, values)
    elif choice == COIN_CHOICE:
        n = add_feature(indices, values, 0, ActionFeature.COIN, 1)
    elif choice in (EXCHANGE_HAND_CHOICE, EXCHANGE_DISPLAY_CHOICE):
        n = add_feature(indices, values, 0, ActionFeature.EXCHANGE, 1)
    elif choice < SPECIALISE_CHOICE:
        n = _take(s, choice - TAKE_CHOICE, indices, values)
    else:
        n = _specialise(s, choice - SPECIALISE_CHOICE, indices, values)
    if has_phases(s):
        n = growth_features(s, choice, n, indices, values)
    shift_features(indices, n, policy_variant(s) * FEATURE_COUNT)
    return n

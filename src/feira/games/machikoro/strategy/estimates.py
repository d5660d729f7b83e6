"""Income estimates: by total, expected, and the marginal income of one more card.

They are heuristics for players, derived from the same tables as the rules. They neglect effects
that hardly change the comparison of cards: empty purses, and the order of payments.
"""

from functools import reduce
from operator import add

import numpy as np

from feira.core.bits import lowest
from feira.core.jit import inline, jit
from feira.core.types import Array, State
from feira.games.machikoro.rules.components import (
    BLUE,
    BLUE_AT,
    CARDS,
    COUNTED_IN,
    EACH,
    GREEN,
    GREEN_AT,
    KINDS,
    NEEDS_HARBOUR,
    NOBODYS,
    PAYS,
    RAISED,
    RED,
    RED_AT,
    STATION,
    TOTALS,
)
from feira.games.machikoro.rules.earn import paid
from feira.games.machikoro.rules.effects import (
    BUSINESS_CENTER,
    PUBLISHER,
    PURPLE_AT,
    STADIUM,
    STADIUM_TAKES,
    TAX_OFFICE,
    TAXED_FROM,
    TUNA_AT,
    TUNA_BOAT,
    TV_STATION,
    TV_TAKES,
    fishes,
    published,
)
from feira.games.machikoro.rules.place import has
from feira.games.machikoro.rules.position import FACES, ROLLS

DIE, DICE, MIXED = range(3)  # one die, two dice, and the mixed strategy of a seat with a station
ROLL_TOTALS = 13  # totals of a roll, without the harbour, are below this
ONE_DIE, TWO_DICE = 0.3, 0.7  # probabilities of one die and of two in the mixed strategy


def _odds() -> list[list[float]]:
    """The probability of each total, for each way to roll."""
    die, dice = [0.0] * TOTALS, [0.0] * TOTALS
    for low in range(1, FACES + 1):
        die[low] += 1 / FACES
        for high in range(1, FACES + 1):
            dice[low + high] += 1 / ROLLS
    mixed = [ONE_DIE * one + TWO_DICE * two for one, two in zip(die, dice, strict=True)]
    return [die, dice, mixed]


_rows = _odds()
ODDS = np.array(_rows)

COLOUR = np.array([*(card.colour for card in CARDS), 0], np.int8)
# The property that a card counts; 0, of which every city has one, for cards that count nothing.
COUNTS = np.array(
    [each if c == GREEN else 0 for each, c in zip(EACH, COLOUR, strict=True)], np.int8
)
# The probability that a roll activates a card, for each way to roll.
CHANCE_OF = np.array(
    [[reduce(add, odds[card.low : card.high + 1], 0.0) for card in CARDS] for odds in _rows]
)


def kinds_at(*tables: Array) -> Array:
    """For each total the kinds in some tables of slots, as a bit set."""
    rows = [{int(kind) for table in tables for kind in table[total]} for total in range(TOTALS)]
    return np.array([sum(1 << kind for kind in row - {NOBODYS}) for row in rows], np.int64)


REDS_AT = kinds_at(RED_AT)
OWN_AT = kinds_at(BLUE_AT, GREEN_AT)

CATCH = 7.0  # the mean of a tuna roll
EARNED_MEANWHILE = 2.0  # coins that others gain until the card acts, roughly
TAX = 0.5  # share of the coins that the tax office takes
SWAP_INCOME = 2.0  # value of an exchange in coins, roughly


@inline
def dice_of(s: State, seat: int) -> int:
    """How the seat rolls, as a row of `ODDS`."""
    return MIXED if has(s, seat, STATION) else DIE


@inline
def _pays(s: State, seat: int, kind: int) -> int:
    """Coins for one card of the kind when it acts, before the multiplier of what it counts."""
    landmarks = int(s.landmarks[seat])
    return paid(landmarks, int(PAYS[kind]), int(RAISED[kind]), int(NEEDS_HARBOUR[kind]))


@jit
def purple_income(s: State, seat: int, kind: int) -> float:
    """Coins that a purple card takes when it acts."""
    income = 0.0
    most = 0.0
    for other in range(s.seats):
        if other != seat:
            coins = float(s.coins[other]) + EARNED_MEANWHILE
            most = max(most, coins)
            if kind == STADIUM:
                income += min(float(STADIUM_TAKES), coins)
            elif kind == PUBLISHER:
                income += min(float(published(s, other)), coins)
            elif kind == TAX_OFFICE and coins >= TAXED_FROM:
                income += coins * TAX
    if kind == TV_STATION:
        income = min(float(TV_TAKES), most)
    elif kind == BUSINESS_CENTER:
        income = SWAP_INCOME
    return income


@inline
def _due(s: State, seat: int, total: int) -> int:
    """Coins that the others' red cards claim from the seat when it rolls this total."""
    due = 0
    for other in range(s.seats):
        kinds = int(s.owns[other]) & int(REDS_AT[total])
        if other != seat:
            while kinds:
                kind = lowest(kinds)
                kinds &= kinds - 1
                due += int(s.city[other, kind]) * _pays(s, other, kind)
    return due


@jit
def rolled(s: State, seat: int, total: int) -> float:
    """Net coins of the seat when it rolls this total itself."""
    net = -float(min(_due(s, seat, total), int(s.coins[seat])))
    kinds = int(s.owns[seat]) & int(OWN_AT[total])
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        net += int(s.city[seat, kind]) * _pays(s, seat, kind) * int(s.counted[seat, COUNTS[kind]])
    if TUNA_AT[total] and fishes(s, seat):
        net += CATCH * int(s.city[seat, TUNA_BOAT])
    purple = int(s.owns[seat]) & int(PURPLE_AT[total])
    while purple:
        net += purple_income(s, seat, lowest(purple))
        purple &= purple - 1
    return net


@jit
def expected(s: State, seat: int, odds: int) -> float:
    """Expected net coins of the seat's own roll with these dice."""
    net = 0.0
    for total in range(1, ROLL_TOTALS):
        if ODDS[odds, total] > 0.0:
            net += ODDS[odds, total] * rolled(s, seat, total)
    return net


@jit
def per_round(s: State, seat: int) -> float:
    """Expected income of a seat's cards in a round of all turns, before losses to red cards."""
    income = 0.0
    own = dice_of(s, seat)
    owned = int(s.owns[seat])
    while owned:
        kind = lowest(owned)
        owned &= owned - 1
        income += int(s.city[seat, kind]) * card_income(s, seat, kind, own)
    return income


@jit
def card_income(s: State, seat: int, kind: int, own: int) -> float:
    """Expected income of one card of the kind in a round, with the seat's present city."""
    colour = int(COLOUR[kind])
    if colour == GREEN:
        count = int(s.counted[seat, EACH[kind]])
        return CHANCE_OF[own, kind] * _pays(s, seat, kind) * count
    if colour in (BLUE, RED):
        pays = float(_pays(s, seat, kind))
        if kind == TUNA_BOAT:
            pays = CATCH if fishes(s, seat) else 0.0
        if pays == 0.0:
            return 0.0
        chance = 0.0
        for other in range(s.seats):
            if other != seat:
                chance += CHANCE_OF[dice_of(s, other), kind]
        if colour == BLUE:
            chance += CHANCE_OF[own, kind]
        return chance * pays
    return CHANCE_OF[own, kind] * purple_income(s, seat, kind)


@jit
def added(s: State, seat: int, kind: int) -> float:
    """Income in a round that one more card of the kind would add, with the cards that count it."""
    own = dice_of(s, seat)
    gain = card_income(s, seat, kind, own)
    if int(COLOUR[kind]) == GREEN and int(EACH[kind]):
        for slot in range(COUNTED_IN.shape[1]):  # a card that counts itself
            if int(COUNTED_IN[kind, slot]) == int(EACH[kind]):
                gain += CHANCE_OF[own, kind] * _pays(s, seat, kind)
    for other in range(KINDS):  # factories and markets that count this card
        if int(EACH[other]) and s.city[seat, other] > 0:
            for slot in range(COUNTED_IN.shape[1]):
                if int(COUNTED_IN[kind, slot]) == int(EACH[other]):
                    pays = _pays(s, seat, other) * int(s.city[seat, other])
                    gain += CHANCE_OF[own, other] * pays
    return gain

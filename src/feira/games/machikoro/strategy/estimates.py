"""What a city brings in: income by total, expected income, and what one more card would add.

Estimates for players, made from the same tables as the rules. They leave out what hardly matters
for the comparison of cards: that purses run dry, and the order of payments.
"""

import numpy as np

from feira.core.jit import inline, jit
from feira.core.types import State
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

DIE, DICE, MIXED = range(3)  # one die, two dice, and a player with a station who takes either
ROLL_TOTALS = 13  # totals of a roll, without the harbour, are below this
ONE_DIE, TWO_DICE = 0.3, 0.7  # how often that player takes one die, and two
_ways = np.zeros((3, TOTALS))
for _low in range(1, FACES + 1):
    _ways[DIE, _low] += 1 / FACES
    for _high in range(1, FACES + 1):
        _ways[DICE, _low + _high] += 1 / ROLLS
_ways[MIXED] = ONE_DIE * _ways[DIE] + TWO_DICE * _ways[DICE]
ODDS = _ways

COLOUR = np.array([*(card.colour for card in CARDS), 0], np.int8)
LOW = np.array([*(card.low for card in CARDS), 0], np.int8)
HIGH = np.array([*(card.high for card in CARDS), 0], np.int8)
CATCH = 7.0  # the mean of a tuna roll
EARNED_MEANWHILE = 2.0  # coins that others have more until the card acts, roughly
TAX = 0.5  # of the coins, by the tax office
SWAP_INCOME = 2.0  # coins that an exchange is worth, roughly


@inline
def dice_of(s: State, seat: int) -> int:
    """With how many dice the seat rolls, as a row of `ODDS`."""
    return MIXED if has(s, seat, STATION) else DIE


@jit
def chance_of(odds: int, kind: int) -> float:
    """The probability that a roll activates a card."""
    total = 0.0
    for roll in range(int(LOW[kind]), int(HIGH[kind]) + 1):
        total += ODDS[odds, roll]
    return total


@inline
def _pays(s: State, seat: int, kind: int) -> int:
    """What one card of the kind pays the seat when it acts, but for what it counts."""
    landmarks = int(s.landmarks[seat])
    return paid(landmarks, int(PAYS[kind]), int(RAISED[kind]), int(NEEDS_HARBOUR[kind]))


@jit
def purple_income(s: State, seat: int, kind: int) -> float:
    """What a purple card takes when it acts."""
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
def _due(s: State, seat: int, total: int) -> float:
    """What the red cards of the others ask of the seat when it rolls this total."""
    due = 0.0
    for slot in range(RED_AT.shape[1]):
        kind = int(RED_AT[total, slot])
        if kind != NOBODYS:
            for other in range(s.seats):
                if other != seat:
                    due += int(s.city[other, kind]) * _pays(s, other, kind)
    return due


@jit
def rolled(s: State, seat: int, total: int) -> float:
    """What the seat nets when it rolls this total itself."""
    net = -min(_due(s, seat, total), float(s.coins[seat]))
    for slot in range(BLUE_AT.shape[1]):
        kind = int(BLUE_AT[total, slot])
        net += int(s.city[seat, kind]) * _pays(s, seat, kind)
    for slot in range(GREEN_AT.shape[1]):
        kind = int(GREEN_AT[total, slot])
        net += _pays(s, seat, kind) * int(s.city[seat, kind]) * int(s.counted[seat, EACH[kind]])
    if TUNA_AT[total] and fishes(s, seat):
        net += CATCH * int(s.city[seat, TUNA_BOAT])
    purple = int(s.owns[seat]) & int(PURPLE_AT[total])
    if purple:
        for kind in range(KINDS):
            if (purple >> kind) & 1:
                net += purple_income(s, seat, kind)
    return net


@jit
def expected(s: State, seat: int, odds: int) -> float:
    """What the seat may expect to net from its own roll with these dice."""
    net = 0.0
    for total in range(1, ROLL_TOTALS):
        if ODDS[odds, total] > 0.0:
            net += ODDS[odds, total] * rolled(s, seat, total)
    return net


@jit
def per_round(s: State, seat: int) -> float:
    """What a seat earns in a round of all turns: its cards, without what reds take from it."""
    income = 0.0
    own = dice_of(s, seat)
    owned = int(s.owns[seat])
    for kind in range(KINDS):
        if (owned >> kind) & 1:
            income += int(s.city[seat, kind]) * card_income(s, seat, kind, own)
    return income


@jit
def card_income(s: State, seat: int, kind: int, own: int) -> float:
    """What one card of the kind brings the seat in a round, as its city is now."""
    colour = int(COLOUR[kind])
    if colour == GREEN:
        count = int(s.counted[seat, EACH[kind]])
        return chance_of(own, kind) * _pays(s, seat, kind) * count
    if colour in (BLUE, RED):
        pays = float(_pays(s, seat, kind))
        if kind == TUNA_BOAT:
            pays = CATCH if fishes(s, seat) else 0.0
        if pays == 0.0:
            return 0.0
        chance = 0.0
        for other in range(s.seats):
            if other != seat:
                chance += chance_of(dice_of(s, other), kind)
        if colour == BLUE:
            chance += chance_of(own, kind)
        return chance * pays
    return chance_of(own, kind) * purple_income(s, seat, kind)


@jit
def added(s: State, seat: int, kind: int) -> float:
    """What one more card of the kind would add to a round, with what counts it."""
    own = dice_of(s, seat)
    gain = card_income(s, seat, kind, own)
    if int(COLOUR[kind]) == GREEN and int(EACH[kind]):
        for slot in range(COUNTED_IN.shape[1]):  # a card that counts itself
            if int(COUNTED_IN[kind, slot]) == int(EACH[kind]):
                gain += chance_of(own, kind) * _pays(s, seat, kind)
    for other in range(KINDS):  # factories and markets that count this card
        if int(EACH[other]) and s.city[seat, other] > 0:
            for slot in range(COUNTED_IN.shape[1]):
                if int(COUNTED_IN[kind, slot]) == int(EACH[other]):
                    pays = _pays(s, seat, other) * int(s.city[seat, other])
                    gain += chance_of(own, other) * pays
    return gain

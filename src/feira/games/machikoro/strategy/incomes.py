"""What every roll would bring every seat, and a round: the encoder's estimates, in whole numbers.

They are those of `estimates.py`, made card by card instead of roll by roll, and exact: halves of a
coin, of which chances in 360ths are taken. So a processor and a GPU come to the same inputs.
"""

from feira.core.bits import lowest
from feira.core.jit import inline
from feira.core.tables import table
from feira.core.types import Array, State
from feira.games.machikoro.rules.components import (
    BLUE,
    CARDS,
    CUPS_AND_BREAD,
    EACH,
    GREEN,
    NEEDS_HARBOUR,
    PAYS,
    PURPLE,
    RAISED,
    RED,
    STATION,
    TOTALS,
)
from feira.games.machikoro.rules.earn import paid
from feira.games.machikoro.rules.effects import (
    BUSINESS_CENTER,
    PUBLISHER,
    STADIUM,
    STADIUM_TAKES,
    TAX_OFFICE,
    TAXED_FROM,
    TUNA_BOAT,
    TV_STATION,
    TV_TAKES,
    fishes,
)
from feira.games.machikoro.rules.place import has
from feira.games.machikoro.strategy.estimates import (
    CATCH,
    CHANCE_OF,
    DIE,
    EARNED_MEANWHILE,
    MIXED,
    ODDS,
    SWAP_INCOME,
)

# Where each part of the room begins.
ASKED = 0  # what red cards of all seats ask at each total, in coins
NET = ASKED + TOTALS  # what each total nets the seat that was read last, in halves of a coin
INCOME_ROOM = NET + TOTALS

HALVES = 2
CHANCES = 360  # chances are so many parts of certainty
COIN = HALVES * CHANCES  # parts of a coin that a round is counted in
MEANWHILE = int(HALVES * EARNED_MEANWHILE)
REDS = sum(1 << kind for kind, card in enumerate(CARDS) if card.colour == RED)
LOW = table([card.low for card in CARDS], 8)
HIGH = table([card.high for card in CARDS], 8)
COLOUR = table([card.colour for card in CARDS], 8)
COUNTS = table([EACH[k] if c.colour == GREEN else 0 for k, c in enumerate(CARDS)], 8)
ROLL_CHANCE = table([[round(CHANCES * float(p)) for p in row] for row in ODDS], 16)
CARD_CHANCE = table([[round(CHANCES * float(p)) for p in row] for row in CHANCE_OF], 16)


@inline
def dice_row(s: State, seat: int) -> int:
    """The row of the tables of chances for the seat's own rolls."""
    return MIXED if has(s, seat, STATION) else DIE


@inline
def truncated(amount: int, parts: int) -> int:
    """A quotient without its fraction, for amounts below 0 as well."""
    return amount // parts if amount >= 0 else -(-amount // parts)


@inline
def _paid(s: State, seat: int, kind: int) -> int:
    """What the seat's cards of a kind pay when they act, but for what they count."""
    landmarks = int(s.landmarks[seat])
    pays = paid(landmarks, int(PAYS[kind]), int(RAISED[kind]), int(NEEDS_HARBOUR[kind]))
    return int(s.city[seat, kind]) * pays


@inline
def _cups_and_bread(s: State, seat: int) -> int:
    """The cards that the publisher counts."""
    cards = 0
    kinds = int(s.owns[seat]) & CUPS_AND_BREAD
    while kinds:
        cards += int(s.city[seat, lowest(kinds)])
        kinds &= kinds - 1
    return cards


@inline
def _purple(s: State, seat: int, kind: int) -> int:
    """What a purple card takes when it acts, in halves of a coin."""
    income = 0
    most = 0
    for other in range(s.seats):
        if other != seat:
            purse = HALVES * int(s.coins[other]) + MEANWHILE
            most = max(most, purse)
            if kind == STADIUM:
                income += min(HALVES * STADIUM_TAKES, purse)
            elif kind == PUBLISHER:
                income += min(HALVES * _cups_and_bread(s, other), purse)
            elif kind == TAX_OFFICE and purse >= HALVES * TAXED_FROM:
                income += purse // 2
    if kind == TV_STATION:
        income = min(HALVES * TV_TAKES, most)
    elif kind == BUSINESS_CENTER:
        income = int(HALVES * SWAP_INCOME)
    return income


@inline
def _acting(s: State, seat: int, kind: int) -> int:
    """What the seat's cards of a kind bring whenever they act, in halves of a coin."""
    colour = int(COLOUR[kind])
    if colour == PURPLE:
        return int(s.city[seat, kind]) * _purple(s, seat, kind)
    if kind == TUNA_BOAT:
        return int(HALVES * CATCH) * int(s.city[seat, kind]) * int(fishes(s, seat))
    return HALVES * _paid(s, seat, kind) * int(s.counted[seat, COUNTS[kind]])


@inline
def read_asked(s: State, room: Array) -> None:
    """Fills the part of the room that is the same for every seat."""
    for total in range(TOTALS):
        room[ASKED + total] = 0
    for seat in range(s.seats):
        kinds = int(s.owns[seat]) & REDS
        while kinds:
            kind = lowest(kinds)
            kinds &= kinds - 1
            coins = _paid(s, seat, kind)
            for total in range(int(LOW[kind]), int(HIGH[kind]) + 1):
                room[ASKED + total] += coins


@inline
def _chance(s: State, seat: int, kind: int, stations: int) -> int:
    """How often a card of the seat acts in a round; `stations` is how many seats have one."""
    own = dice_row(s, seat)
    colour = int(COLOUR[kind])
    chance = int(CARD_CHANCE[own, kind]) if colour != RED else 0
    if colour in (BLUE, RED):
        others = stations - int(own == MIXED)
        chance += others * int(CARD_CHANCE[MIXED, kind])
        chance += (int(s.seats) - 1 - others) * int(CARD_CHANCE[DIE, kind])
    return chance


@inline
def read_income(s: State, seat: int, stations: int, room: Array) -> int:
    """Fills the room with what each roll would net the seat, after `read_asked`.

    What its own red cards ask is not asked of it. Returns what a round brings, in parts of a coin.
    """
    for total in range(TOTALS):
        room[NET + total] = room[ASKED + total]
    kinds = int(s.owns[seat]) & REDS
    in_round = 0
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        coins = _paid(s, seat, kind)
        in_round += _chance(s, seat, kind, stations) * HALVES * coins
        for total in range(int(LOW[kind]), int(HIGH[kind]) + 1):
            room[NET + total] -= coins
    purse = int(s.coins[seat])
    for total in range(TOTALS):
        room[NET + total] = -HALVES * min(int(room[NET + total]), purse)
    kinds = int(s.owns[seat]) & ~REDS
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        income = _acting(s, seat, kind)
        in_round += _chance(s, seat, kind, stations) * income
        for total in range(int(LOW[kind]), int(HIGH[kind]) + 1):
            room[NET + total] += income
    return in_round


@inline
def count_stations(s: State) -> int:
    """How many seats have a station."""
    stations = 0
    for seat in range(s.seats):
        stations += int(has(s, seat, STATION))
    return stations


@inline
def netted(room: Array, total: int) -> int:
    """What the seat that was read last nets when it rolls this total, in whole coins."""
    return truncated(int(room[NET + total]), HALVES)

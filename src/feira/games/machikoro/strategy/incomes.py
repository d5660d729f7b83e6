"""The encoder's income estimates in integers: of each roll and of a round, for every seat.

They are the estimates of `estimates.py`, computed card by card instead of roll by roll, in exact
integer arithmetic: halves of a coin times probabilities in 360ths. So the CPU and a GPU compute the
same inputs.
"""

from feira.core.bits import lowest, members
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

INCOME_ROOM = TOTALS  # by total: net halves of a coin for the seat that was read last

HALVES = 2
CHANCES = 360  # denominator of probabilities
COIN = HALVES * CHANCES  # parts of a coin: the unit of the income in a round
MEANWHILE = int(HALVES * EARNED_MEANWHILE)
REDS = sum(1 << kind for kind, card in enumerate(CARDS) if card.colour == RED)
SPECIAL = sum(1 << kind for kind, card in enumerate(CARDS) if card.colour == PURPLE)
SPECIAL |= 1 << TUNA_BOAT
PLAIN = (1 << len(CARDS)) - 1 & ~(REDS | SPECIAL)
# Amounts by total are packed as digits of five numbers: digit d of number n is that of total
# 5d + n. So an amount is added at all totals at which a card acts without a branch: branches on the
# cards are unpredictable, and a misprediction costs the CPU more than all of these additions.
NUMBERS = 5
DIGITS = 3
DIGIT = 21  # bits of a digit; no purse, so no income, is near 2**21
assert NUMBERS * DIGITS == TOTALS
assert DIGITS * DIGIT < 64
# By kind: 1 in the digit of each total at which its cards act.
ACTS = table(
    [
        [
            sum(1 << DIGIT * d for d in range(DIGITS) if c.low <= NUMBERS * d + n <= c.high)
            for n in range(NUMBERS)
        ]
        for c in CARDS
    ]
)
Digits = tuple[int, int, int, int, int]
COUNTS = table([EACH[k] if c.colour == GREEN else 0 for k, c in enumerate(CARDS)], 8)
ROLL_CHANCE = table([[round(CHANCES * float(p)) for p in row] for row in ODDS], 16)


def _chances(colours: tuple[int, ...]) -> Array:
    """For each way to roll, the probability that each kind acts, if it has one of the colours."""
    return table(
        [
            [
                round(CHANCES * float(p)) if card.colour in colours else 0
                for p, card in zip(row, CARDS, strict=True)
            ]
            for row in CHANCE_OF
        ],
        16,
    )


OWN_CHANCE = _chances((BLUE, GREEN, PURPLE))  # in the seat's own turn
OTHERS_CHANCE = _chances((BLUE, RED))  # in the turn of another seat


@inline
def dice_row(s: State, seat: int) -> int:
    """The row of the probability tables for the seat's own rolls."""
    return MIXED if has(s, seat, STATION) else DIE


@inline
def truncated(amount: int, parts: int) -> int:
    """Division rounded towards 0, for negative amounts as well."""
    return amount // parts if amount >= 0 else -(-amount // parts)


@inline
def _paid(s: State, seat: int, kind: int) -> int:
    """Coins for the seat's cards of a kind when they act, before the multiplier of what counts."""
    landmarks = int(s.landmarks[seat])
    pays = paid(landmarks, int(PAYS[kind]), int(RAISED[kind]), int(NEEDS_HARBOUR[kind]))
    return int(s.city[seat, kind]) * pays


@inline
def _cups_and_bread(s: State, seat: int) -> int:
    """The number of cards that the publisher counts."""
    cards = 0
    kinds = members(int(s.owns[seat]) & CUPS_AND_BREAD, CUPS_AND_BREAD)
    while kinds:
        cards += int(s.city[seat, lowest(kinds)])
        kinds &= kinds - 1
    return cards


@inline
def _purple(s: State, seat: int, kind: int) -> int:
    """Halves of a coin that a purple card takes when it acts."""
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
def _special(s: State, seat: int, kind: int) -> int:
    """Income of the seat's purple cards or boats of a kind when they act, in halves of a coin."""
    if kind == TUNA_BOAT:
        return int(HALVES * CATCH) * int(s.city[seat, kind]) * int(fishes(s, seat))
    return int(s.city[seat, kind]) * _purple(s, seat, kind)


@inline
def _add_digits(sums: Digits, kind: int, amount: int) -> Digits:
    """Adds an amount at each total at which cards of a kind act."""
    return (
        sums[0] + amount * int(ACTS[kind, 0]),
        sums[1] + amount * int(ACTS[kind, 1]),
        sums[2] + amount * int(ACTS[kind, 2]),
        sums[3] + amount * int(ACTS[kind, 3]),
        sums[4] + amount * int(ACTS[kind, 4]),
    )


@inline
def _digit(sums: Digits, number: int, digit: int) -> int:
    """Unpacks one of the amounts."""
    return (sums[number] >> (DIGIT * digit)) & ((1 << DIGIT) - 1)


@inline
def read_asked(s: State) -> Digits:
    """Coins that the red cards of all seats claim at each total."""
    asked = (0, 0, 0, 0, 0)
    for seat in range(s.seats):
        kinds = members(int(s.owns[seat]) & REDS, REDS)
        while kinds:
            kind = lowest(kinds)
            kinds &= kinds - 1
            asked = _add_digits(asked, kind, _paid(s, seat, kind))
    return asked


@inline
def _chance(s: State, seat: int, kind: int, stations: int) -> int:
    """How often a card of the seat acts in a round, in 360ths; `stations`: seats that have one."""
    own = dice_row(s, seat)
    others = stations - int(own == MIXED)
    return (
        int(OWN_CHANCE[own, kind])
        + others * int(OTHERS_CHANCE[MIXED, kind])
        + (int(s.seats) - 1 - others) * int(OTHERS_CHANCE[DIE, kind])
    )


@inline
def read_income(s: State, seat: int, stations: int, asked: Digits, room: Array) -> int:
    """Fills `room` with the seat's net income for each roll; `asked` is from `read_asked`.

    The claims of its own red cards are subtracted. Returns its income in a round, in units of
    1 / `COIN`.
    """
    in_round = 0
    kinds = members(int(s.owns[seat]) & REDS, REDS)
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        coins = _paid(s, seat, kind)
        in_round += _chance(s, seat, kind, stations) * HALVES * coins
        asked = _add_digits(asked, kind, -coins)
    earned = (0, 0, 0, 0, 0)
    kinds = members(int(s.owns[seat]) & PLAIN, PLAIN)
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        income = HALVES * _paid(s, seat, kind) * int(s.counted[seat, COUNTS[kind]])
        in_round += _chance(s, seat, kind, stations) * income
        earned = _add_digits(earned, kind, income)
    kinds = members(int(s.owns[seat]) & SPECIAL, SPECIAL)
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        income = _special(s, seat, kind)
        in_round += _chance(s, seat, kind, stations) * income
        earned = _add_digits(earned, kind, income)
    purse = int(s.coins[seat])
    for digit in range(DIGITS):
        for number in range(NUMBERS):
            pays = min(_digit(asked, number, digit), purse)
            room[NUMBERS * digit + number] = _digit(earned, number, digit) - HALVES * pays
    return in_round


@inline
def count_stations(s: State) -> int:
    """The number of seats with a station."""
    stations = 0
    for seat in range(s.seats):
        stations += int(has(s, seat, STATION))
    return stations


@inline
def netted(room: Array, total: int) -> int:
    """Net coins for this total of the seat that was read last, rounded towards 0."""
    halves = int(room[total])
    return (halves + int(halves < 0)) >> 1  # rounded towards 0

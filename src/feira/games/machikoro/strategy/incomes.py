"""What every roll would bring every seat, and a round: the encoder's estimates, in whole numbers.

They are those of `estimates.py`, made card by card instead of roll by roll, and exact: halves of a
coin, of which chances in 360ths are taken. So a processor and a GPU come to the same inputs.
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

INCOME_ROOM = TOTALS  # what each total nets the seat that was read last, in halves of a coin

HALVES = 2
CHANCES = 360  # chances are so many parts of certainty
COIN = HALVES * CHANCES  # parts of a coin that a round is counted in
MEANWHILE = int(HALVES * EARNED_MEANWHILE)
REDS = sum(1 << kind for kind, card in enumerate(CARDS) if card.colour == RED)
SPECIAL = sum(1 << kind for kind, card in enumerate(CARDS) if card.colour == PURPLE)
SPECIAL |= 1 << TUNA_BOAT
PLAIN = (1 << len(CARDS)) - 1 & ~(REDS | SPECIAL)
# Amounts by total are the digits of five numbers: digit d of number n is that of total 5d + n. So
# an amount is added at all totals at which cards act without a branch: the processor could not
# predict which cards come, and a wrong guess costs it more than all of this.
NUMBERS = 5
DIGITS = 3
DIGIT = 21  # bits of a digit; no purse, and so no income, is near 2**21
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
    """By how it is rolled: how often cards of each kind act, if they are of some colours."""
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
    kinds = members(int(s.owns[seat]) & CUPS_AND_BREAD, CUPS_AND_BREAD)
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
def _special(s: State, seat: int, kind: int) -> int:
    """What the seat's purple cards or boats of a kind bring whenever they act, in halves."""
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
    """One of the amounts."""
    return (sums[number] >> (DIGIT * digit)) & ((1 << DIGIT) - 1)


@inline
def read_asked(s: State) -> Digits:
    """What the red cards of all seats ask at each total, in coins."""
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
    """How often a card of the seat acts in a round; `stations` is how many seats have one."""
    own = dice_row(s, seat)
    others = stations - int(own == MIXED)
    return (
        int(OWN_CHANCE[own, kind])
        + others * int(OTHERS_CHANCE[MIXED, kind])
        + (int(s.seats) - 1 - others) * int(OTHERS_CHANCE[DIE, kind])
    )


@inline
def read_income(s: State, seat: int, stations: int, asked: Digits, room: Array) -> int:
    """Fills the room with what each roll would net the seat; `asked` is from `read_asked`.

    What its own red cards ask is not asked of it. Returns what a round brings, in parts of a coin.
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
    """How many seats have a station."""
    stations = 0
    for seat in range(s.seats):
        stations += int(has(s, seat, STATION))
    return stations


@inline
def netted(room: Array, total: int) -> int:
    """What the seat that was read last nets when it rolls this total, in whole coins."""
    halves = int(room[total])
    return (halves + int(halves < 0)) >> 1  # rounded towards 0

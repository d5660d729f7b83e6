"""The encoder: a position as the inputs of the network, small integers at sparse indices.

Everything is seen from the seat whose turn it is: its block of inputs comes first, the others
follow in the order of turns. `INPUT_NAMES` names each input.
"""

from feira.core.bits import popcount
from feira.core.jit import inline, jit
from feira.core.tables import table
from feira.core.types import Array, State
from feira.games.features import add_feature
from feira.games.machikoro.rules.components import COST, KINDS, LANDMARKS, TOTALS
from feira.games.machikoro.rules.components import NAMES as CARD_NAMES
from feira.games.machikoro.rules.legal import all_landmarks
from feira.games.machikoro.rules.position import SEATS, STAGES
from feira.games.machikoro.strategy.estimates import DIE
from feira.games.machikoro.strategy.incomes import (
    COIN,
    INCOME_ROOM,
    ROLL_CHANCE,
    count_stations,
    dice_row,
    netted,
    read_asked,
    read_income,
    truncated,
)

COIN_STEPS = table((1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 22, 30, 40), 16)
MOST_COINS = 60
MOST_INCOME = 30  # coins of one roll are clipped here
PER_COIN = 4  # expected incomes are in quarters of a coin
MOST_ROUNDS = 40

SEAT_NAMES = (
    *(f"has {name}" for name in CARD_NAMES),
    *(f"built {name}" for name in LANDMARKS),
    *(f"missing {n} landmarks" for n in range(len(LANDMARKS) + 1)),
    *(f"at least {n} coins" for n in COIN_STEPS),
    *(f"income of roll {n}" for n in range(TOTALS)),
    "coins",
    "cost of missing landmarks",
    "coins short of them",
    "income of a round",  # in quarters of a coin, as the next two
    "income of one die",
    "income of the dice",
    "rounds to pay for them",
    "could pay for the last one",
)
GLOBAL_NAMES = (
    *(f"{n} seats" for n in range(2, SEATS + 1)),
    *(f"stage {name}" for name in STAGES),
    *(f"total {n}" for n in range(TOTALS)),
    "plus",
    "limited market",
    "chain of doubles",
    "two dice",
    "double",
    "rerolled",
    "extra turn",
    "another turn",
    "income of the dice as they lie",
    *(f"market has {name}" for name in CARD_NAMES),
    *(f"market is out of {name}" for name in CARD_NAMES),
)
BLOCK = len(SEAT_NAMES)
BUILT = KINDS
MISSING = BUILT + len(LANDMARKS)
COIN_STEP = MISSING + len(LANDMARKS) + 1
ROLL = COIN_STEP + len(COIN_STEPS)
COINS, COST_LEFT, SHORT, PER_ROUND, ONE_DIE, OWN_DICE, ROUNDS, LAST = range(ROLL + TOTALS, BLOCK)
GLOBAL = SEATS * BLOCK
STAGE = GLOBAL + SEATS - 1
TOTAL = STAGE + len(STAGES)
PLUS, LIMITED, CHAIN, TWO_DICE, DOUBLE, REROLLED, EXTRA, AGAIN, AS_THEY_LIE = range(
    TOTAL + TOTALS, TOTAL + TOTALS + 9
)
MARKET = AS_THEY_LIE + 1
SOLD_OUT = MARKET + KINDS
INPUT_NAMES = (
    *(f"seat {seat}: {name}" for seat in range(SEATS) for name in SEAT_NAMES),
    *GLOBAL_NAMES,
)


@inline
def _rolls(
    s: State, seat: int, first: int, n: int, indices: Array | None, values: Array, room: Array
) -> int:
    """Inputs: the income of each roll, and the expected income of one die and of two dice."""
    one = 0
    own = 0
    dice = dice_row(s, seat)
    for total in range(1, TOTALS):
        income = int(room[total])
        one += int(ROLL_CHANCE[DIE, total]) * income
        own += int(ROLL_CHANCE[dice, total]) * income
        clipped = max(-MOST_INCOME, min(MOST_INCOME, netted(room, total)))
        n = add_feature(indices, values, n, first + ROLL + total, clipped)
    n = add_feature(indices, values, n, first + ONE_DIE, truncated(PER_COIN * one, COIN))
    return add_feature(indices, values, n, first + OWN_DICE, truncated(PER_COIN * own, COIN))


@inline
def _seat(
    s: State,
    seat: int,
    first: int,
    income: int,
    n: int,
    indices: Array | None,
    values: Array,
    room: Array,
) -> int:
    """Inputs of a seat's city and coins; `income` is its income in a round."""
    for kind in range(KINDS):
        n = add_feature(indices, values, n, first + kind, int(s.city[seat, kind]))
    missing = int(all_landmarks(s)) & ~int(s.landmarks[seat])
    cost = 0
    for landmark in range(len(LANDMARKS)):
        built = (int(s.landmarks[seat]) >> landmark) & 1
        n = add_feature(indices, values, n, first + BUILT + landmark, built)
        cost += ((missing >> landmark) & 1) * int(COST[KINDS + landmark])
    n = add_feature(indices, values, n, first + MISSING + popcount(missing), 1)
    coins = int(s.coins[seat])
    for i in range(len(COIN_STEPS)):
        n = add_feature(indices, values, n, first + COIN_STEP + i, int(coins >= int(COIN_STEPS[i])))
    n = _rolls(s, seat, first, n, indices, values, room)
    short = max(0, cost - coins)
    rounds = min(MOST_ROUNDS, 2 * short * COIN // max(COIN, income))
    last = int(popcount(missing) == 1 and short == 0)
    quarters = PER_COIN * min(income, MOST_INCOME * COIN) // COIN
    n = add_feature(indices, values, n, first + COINS, min(coins, MOST_COINS))
    n = add_feature(indices, values, n, first + COST_LEFT, cost)
    n = add_feature(indices, values, n, first + SHORT, short)
    n = add_feature(indices, values, n, first + PER_ROUND, quarters)
    n = add_feature(indices, values, n, first + ROUNDS, rounds)
    return add_feature(indices, values, n, first + LAST, last)


@inline
def encode_turn(s: State, n: int, indices: Array | None, values: Array) -> int:
    """Inputs of the options and of the stage of the turn."""
    total = int(s.low) + int(s.high) + int(s.added)
    n = add_feature(indices, values, n, GLOBAL + int(s.seats) - 2, 1)
    n = add_feature(indices, values, n, STAGE + int(s.stage), 1)
    n = add_feature(indices, values, n, PLUS, int(s.plus))
    n = add_feature(indices, values, n, LIMITED, int(s.limited))
    n = add_feature(indices, values, n, CHAIN, int(s.chain))
    n = add_feature(indices, values, n, TWO_DICE, int(s.dice == 2))
    n = add_feature(indices, values, n, REROLLED, int(s.rerolled))
    n = add_feature(indices, values, n, EXTRA, int(s.extra))
    n = add_feature(indices, values, n, AGAIN, int(s.again))
    if total:
        n = add_feature(indices, values, n, TOTAL + total, 1)
        n = add_feature(indices, values, n, DOUBLE, int(s.low == s.high))
    return n


@inline
def encode_market(s: State, n: int, indices: Array | None, values: Array) -> int:
    """Inputs of the market."""
    for kind in range(KINDS):
        n = add_feature(indices, values, n, MARKET + kind, int(s.market[kind]))
        n = add_feature(indices, values, n, SOLD_OUT + kind, int(s.market[kind] == 0))
    return n


@inline
def encode_seats(
    s: State,
    viewer: int,
    first: int,
    step: int,
    n: int,
    indices: Array | None,
    values: Array,
    room: Array,
) -> int:
    """Inputs of the seat `first` places after the viewer, and of every `step`-th after it."""
    total = int(s.low) + int(s.high) + int(s.added)
    stations = count_stations(s)
    asked = read_asked(s)
    for relative in range(first, s.seats, step):
        seat = viewer + relative
        seat = seat if seat < s.seats else seat - int(s.seats)
        income = read_income(s, seat, stations, asked, room)
        n = _seat(s, seat, relative * BLOCK, income, n, indices, values, room)
        if total and seat == s.turn:
            clipped = max(-MOST_INCOME, min(MOST_INCOME, netted(room, total)))
            n = add_feature(indices, values, n, AS_THEY_LIE, clipped)
    return n


@inline
def encode_table(s: State, indices: Array | None, values: Array) -> int:
    """Inputs that belong to no seat."""
    return encode_market(s, encode_turn(s, 0, indices, values), indices, values)


@jit
def encode_from(s: State, viewer: int, indices: Array | None, values: Array, room: Array) -> int:
    """Fills the inputs as a seat sees them, its own first; without indices, every input.

    `room` is scratch space, an array of `INCOME_ROOM` numbers.
    """
    n = encode_table(s, indices, values)
    return encode_seats(s, viewer, 0, 1, n, indices, values, room)


@jit
def encode(s: State, indices: Array, values: Array) -> int:
    """Fills the non-zero inputs and returns their number."""
    room = values[len(values) - INCOME_ROOM :]  # scratch space: the end of the array
    return encode_from(s, int(s.turn), indices, values, room)

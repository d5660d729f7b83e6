"""The encoder: a position as the inputs of the network, small integers at sparse indices.

Everything is seen from the seat whose turn it is: its block of inputs comes first, the others
follow in the order of turns. `INPUT_NAMES` names each input. Values come first (the coins that
lines, offers and hands can bring), then places (`board.py`).
"""

from feira.core.bits import popcount
from feira.core.jit import inline, jit
from feira.core.tables import table
from feira.core.types import Array, State
from feira.games.features import add_feature
from feira.games.mercado.rules.end import final_points, held_cost
from feira.games.mercado.rules.geometry import customers_of, size_of
from feira.games.mercado.rules.position import (
    BEST_MOVE,
    CROWDED_MARKET,
    END_AT,
    GOOD_COUNT,
    PUB,
    SEATS,
    SIZES,
    SLOTS,
    STAGES,
    WOOD,
)
from feira.games.mercado.strategy.board import (
    BESIDE_NAMES,
    BOARD_NAMES,
    beside,
    board_of_seat,
    customers,
    tiles,
)
from feira.games.mercado.strategy.lines import (
    ENDS,
    OFFERED,
    SEAT_ROOM,
    SPARE,
    STANDING,
    read_all_lines,
    read_lines,
)
from feira.games.mercado.strategy.prospects import (
    ENCODER_ROOM,
    best_restaurant,
    best_stall,
    read_best_stall,
    sleeping_by_missing,
)
from feira.games.mercado.strategy.variants import CHALLENGE_VARIANTS

COIN_STEPS = table((1, 2, 3, 4, 5, 7, 10, 15), 16)
MOST_COINS = 120
MOST_NET = 20
LAST_TURNS = SEATS + 1
SHARES = tuple(f"{where} lines with {n} stalls" for where in ("open", "shut") for n in range(1, 6))

SEAT_NAMES = (
    "points",
    "coins",
    *(f"at least {n} coins" for n in COIN_STEPS),
    *(f"{n} wooden stalls left" for n in range(WOOD + 1)),
    "restaurants held",
    "pubs held",
    "stalls that held restaurants would improve",
    "stalls beside the best square for one",
    "tiles in hand",
    "kinds in hand",
    "value of stalls",
    "value times empty entrances",
    *(f"value in {name}" for name in SHARES),
    *(f"strongest line {n}" for n in range(1, 5)),
    *(f"best pay of {n} customers" for n in range(1, SIZES + 1)),
    "best pay",
    "second pay",
    "others' part of the best pay",
    *(f"net of stall {n} of the hand" for n in range(1, 4)),
    *(f"income of stall {n} of the hand" for n in range(1, 4)),
    "best move",
    "best move is enough",
    *BESIDE_NAMES,
)
GLOBAL_NAMES = (
    *(f"{n} seats" for n in range(1, SEATS + 1)),
    *CHALLENGE_VARIANTS,
    *(f"stage {name}" for name in STAGES),
    *(f"{n} last turns" for n in range(LAST_TURNS)),
    "squares to the end",
    "entrances to the end",
    "few squares to the end",
    "few entrances to the end",
    "coins in succession",
    "closed restaurants",
    "open restaurants",
    *(f"tiles of {n} customers in the stack" for n in range(1, SIZES + 1)),
    *(f"tiles of {n} customers on offer" for n in range(1, SIZES + 1)),
    "4-customer tiles placed",
    "tiles of the specialty in the bag",
    "tiles of the specialty on display",
    "tiles of the specialty in hand",
    "customers who want the specialty",
    *(f"customers who lack {n} stalls" for n in range(1, SIZES + 1)),
    *(f"value that waits for {n} stalls" for n in range(1, SIZES + 1)),
    *(f"squares where a stall may stand: tile {n} of the hand" for n in range(1, 4)),
    "best income of a tile on display",
    "second income of a tile on display",
)
BLOCK = len(SEAT_NAMES)
(POINTS, COINS) = range(2)
COIN_STEP = 2
WOOD_LEFT = COIN_STEP + len(COIN_STEPS)
OWNED = WOOD_LEFT + WOOD + 1
(HELD, PUBS, IMPROVED, BESIDE, HAND, KINDS, VALUE, FUTURE) = range(OWNED, OWNED + 8)
SHARE = FUTURE + 1
LINE = SHARE + len(SHARES)
PAY = LINE + 4
(BEST_PAY, SECOND_PAY, OTHERS_PART) = range(PAY + SIZES, PAY + SIZES + 3)
NET = OTHERS_PART + 1
INCOME = NET + 3
(BEST, BEST_ENOUGH) = range(INCOME + 3, INCOME + 5)
BESIDE_STALLS = BEST_ENOUGH + 1

GLOBAL = SEATS * BLOCK
CHALLENGE = GLOBAL + SEATS - 1  # + the challenge's number, from 1
STAGE = GLOBAL + SEATS + len(CHALLENGE_VARIANTS)
LAST = STAGE + len(STAGES)
(SQUARES, ENTRANCES, FEW_SQUARES, FEW_ENTRANCES, COIN_RUN, CLOSED, OPEN) = range(
    LAST + LAST_TURNS, LAST + LAST_TURNS + 7
)
STACK = OPEN + 1
OFFER = STACK + SIZES
(FOURS, IN_BAG, ON_DISPLAY, IN_HAND, DEMAND) = range(OFFER + SIZES, OFFER + SIZES + 5)
LACK = DEMAND + 1
WAITING = LACK + SIZES
PLACES = WAITING + SIZES
DISPLAY = PLACES + 3
BOARD = GLOBAL + len(GLOBAL_NAMES)
INPUT_NAMES = (
    *(f"seat {seat}: {name}" for seat in range(SEATS) for name in SEAT_NAMES),
    *GLOBAL_NAMES,
    *BOARD_NAMES,
)
FEW = 8  # squares or entrances before the end: fewer count as few


@inline
def _purse(
    s: State, seat: int, coins: int, first: int, n: int, indices: Array | None, values: Array
) -> int:
    """Inputs of a seat's supplies: coins, wood, tiles and restaurants."""
    points = final_points(s, seat) - int(s.coins[seat]) + coins
    points = max(-5, min(MOST_COINS, points))
    n = add_feature(indices, values, n, first + POINTS, points)
    n = add_feature(indices, values, n, first + COINS, min(coins, MOST_COINS))
    for i in range(len(COIN_STEPS)):
        n = add_feature(indices, values, n, first + COIN_STEP + i, int(coins >= int(COIN_STEPS[i])))
    wood = WOOD - popcount(int(s.owned[seat]))
    n = add_feature(indices, values, n, first + WOOD_LEFT + wood, 1)
    tiles = 0
    kinds = 0
    improved = 0
    for good in range(GOOD_COUNT):
        tiles += int(s.hand[seat, good])
        kinds += int(s.hand[seat, good] > 0)
        if s.held[seat, good + 1]:
            improved += popcount(int(s.owned[seat]) & int(s.selling[good]))
    pubs = int(s.held[seat, PUB])
    improved += pubs * popcount(int(s.owned[seat]))
    n = add_feature(indices, values, n, first + HELD, held_cost(s, seat) - pubs)
    n = add_feature(indices, values, n, first + PUBS, pubs)
    n = add_feature(indices, values, n, first + IMPROVED, improved)
    n = add_feature(indices, values, n, first + BESIDE, best_restaurant(s, seat))
    n = add_feature(indices, values, n, first + HAND, tiles)
    n = add_feature(indices, values, n, first + KINDS, kinds)
    n = add_feature(indices, values, n, first + BEST, min(BEST_MOVE, int(s.best_move[seat])))
    enough = int(s.best_move[seat] >= BEST_MOVE)
    return add_feature(indices, values, n, first + BEST_ENOUGH, enough)


@inline
def _market(
    s: State,
    seat: int,
    first: int,
    n: int,
    indices: Array | None,
    values: Array,
    room: Array,
    shared: Array,
) -> int:
    """Inputs: the values of a seat's stalls, and what customers on offer would pay them."""
    total, future = read_lines(s, seat, room, shared)
    n = add_feature(indices, values, n, first + VALUE, total)
    n = add_feature(indices, values, n, first + FUTURE, future)
    for i in range(len(SHARES)):
        n = add_feature(indices, values, n, first + SHARE + i, int(room[ENDS + i]))
    for i in range(4):
        n = add_feature(indices, values, n, first + LINE + i, int(room[STANDING + i]))
    for i in range(SIZES):
        n = add_feature(indices, values, n, first + PAY + i, int(room[OFFERED + i]))
    for i in range(3):
        n = add_feature(indices, values, n, first + BEST_PAY + i, int(room[SPARE + i]))
    return n


@inline
def _hand(
    s: State,
    viewer: int,
    seat: int,
    coins: int,
    first: int,
    n: int,
    indices: Array | None,
    values: Array,
    shared: Array,
) -> int:
    """Inputs of the best stalls that a seat could open with the tiles in its hand."""
    tile = 0
    if popcount(int(s.owned[seat])) == WOOD:
        return n
    for good in range(GOOD_COUNT):
        if s.hand[seat, good] > 0 and tile < 3:
            income, net = best_stall(coins, good, shared)
            n = add_feature(indices, values, n, first + NET + tile, max(-1, min(MOST_NET, net)) + 1)
            n = add_feature(indices, values, n, first + INCOME + tile, min(MOST_NET, income))
            if seat == viewer and s.challenge:
                squares = popcount(int(s.stall_squares[good]))
                n = add_feature(indices, values, n, PLACES + tile, squares)
            tile += 1
    return n


@inline
def _table(s: State, n: int, indices: Array | None, values: Array) -> int:
    """Inputs of the options, the progress of the game and the tiles to come."""
    n = add_feature(indices, values, n, GLOBAL + int(s.seats) - 1, 1)
    if s.challenge:
        n = add_feature(indices, values, n, CHALLENGE + int(s.challenge), 1)
    n = add_feature(indices, values, n, STAGE + int(s.stage), 1)
    if s.last_turns >= 0:
        n = add_feature(indices, values, n, LAST + int(s.last_turns), 1)
    squares = max(0, popcount(int(s.restaurant_squares[1])) - END_AT)
    entrances = max(0, popcount(int(s.vacant)) - END_AT)
    n = add_feature(indices, values, n, SQUARES, squares)
    n = add_feature(indices, values, n, ENTRANCES, entrances)
    n = add_feature(indices, values, n, FEW_SQUARES, max(0, FEW - squares))
    n = add_feature(indices, values, n, FEW_ENTRANCES, max(0, FEW - entrances))
    n = add_feature(indices, values, n, COIN_RUN, int(s.coin_run))
    closed = 0
    for kind in range(len(s.shut)):
        closed += popcount(int(s.shut[kind]))
    opened = 0
    for kind in range(len(s.open)):
        opened += popcount(int(s.open[kind]))
    n = add_feature(indices, values, n, CLOSED, closed)
    n = add_feature(indices, values, n, OPEN, opened)
    for slot in range(SIZES):
        n = add_feature(indices, values, n, STACK + slot, int(s.stack[slot]))
    return add_feature(indices, values, n, FOURS, int(s.fours))


@inline
def _offers(s: State, n: int, indices: Array | None, values: Array, room: Array) -> int:
    """Inputs of the customers on offer: how many tiles, and how many want the specialty (S1)."""
    for i in range(SIZES + 1):
        room[i] = 0
    for slot in range(SIZES * SLOTS):
        tile = int(s.offer[slot])
        if tile >= 0:
            room[size_of(tile)] += 1
            if s.specialty >= 0:
                room[SIZES] += ((int(s.wants[tile]) >> int(s.specialty)) & 1) * customers_of(tile)
    for size in range(SIZES):
        n = add_feature(indices, values, n, OFFER + size, int(room[size]))
    if s.specialty >= 0:
        good = int(s.specialty)
        n = add_feature(indices, values, n, DEMAND, int(room[SIZES]))
        n = add_feature(indices, values, n, IN_BAG, int(s.bag[good]))
        n = add_feature(indices, values, n, ON_DISPLAY, int(s.display[good]))
        n = add_feature(indices, values, n, IN_HAND, int(s.hand[0, good]))
    return n


@inline
def _display(
    s: State, viewer: int, n: int, indices: Array | None, values: Array, shared: Array
) -> int:
    """Inputs of the best stalls that tiles from the display would allow."""
    if popcount(int(s.owned[viewer])) == WOOD:
        return n
    first = 0
    second = 0
    for good in range(GOOD_COUNT):
        if s.display[good] > 0:
            income, _ = best_stall(int(s.coins[viewer]), good, shared)
            if income > first:
                second = first
                first = income
            elif income > second:
                second = income
    n = add_feature(indices, values, n, DISPLAY, min(MOST_NET, first))
    return add_feature(indices, values, n, DISPLAY + 1, min(MOST_NET, second))


@inline
def _seen_coins(s: State, viewer: int, seat: int, hidden: bool) -> int:
    """The coins of a seat as the viewer sees them: 0 for others while money is hidden (M2.5)."""
    return 0 if hidden and seat != viewer else int(s.coins[seat])


@inline
def encode_seats(
    s: State,
    viewer: int,
    hidden: bool,
    start: int,
    step: int,
    n: int,
    indices: Array | None,
    values: Array,
    room: Array,
    shared: Array,
) -> int:
    """Inputs of the seat `start` places after the viewer, and of every `step`-th after it.

    `read_best_stall` and `read_all_lines` must have filled `shared`.
    """
    for relative in range(start, s.seats, step):
        seat = viewer + relative
        seat = seat if seat < s.seats else seat - int(s.seats)
        coins = _seen_coins(s, viewer, seat, hidden)
        first = relative * BLOCK
        n = _purse(s, seat, coins, first, n, indices, values)
        n = _market(s, seat, first, n, indices, values, room, shared)
        n = _hand(s, viewer, seat, coins, first, n, indices, values, shared)
        n = beside(s, seat, first + BESIDE_STALLS, n, indices, values, shared)
        n = board_of_seat(s, seat, relative, BOARD, n, indices, values, shared)
    return n


@inline
def encode_table(
    s: State,
    viewer: int,
    n: int,
    indices: Array | None,
    values: Array,
    room: Array,
    shared: Array,
) -> int:
    """Inputs of the progress of the game and of what every seat may take; overwrites `room`."""
    n = _table(s, n, indices, values)
    n = _display(s, viewer, n, indices, values, shared)
    n = _offers(s, n, indices, values, room)
    if s.challenge == CROWDED_MARKET:
        sleeping_by_missing(s, room)
        for i in range(SIZES):
            n = add_feature(indices, values, n, LACK + i, int(room[i]))
            n = add_feature(indices, values, n, WAITING + i, int(room[SIZES + i]))
    return n


@jit
def encode_from(
    s: State, viewer: int, hidden: bool, indices: Array | None, values: Array, room: Array
) -> int:
    """Fills the inputs as a seat sees them, its own first; without indices, every input.

    With `hidden` the others' coins read 0. `room` is scratch space, an array of `ENCODER_ROOM`
    numbers.
    """
    own, shared = room[:SEAT_ROOM], room[SEAT_ROOM:]
    for good in range(GOOD_COUNT):
        read_best_stall(s, good, shared)
    read_all_lines(s, shared)
    n = encode_table(s, viewer, 0, indices, values, own, shared)
    n = encode_seats(s, viewer, hidden, 0, 1, n, indices, values, own, shared)
    n = tiles(s, BOARD, n, indices, values)
    return customers(s, BOARD, n, indices, values)


@jit
def encode(s: State, indices: Array, values: Array) -> int:
    """Fills the non-zero inputs and returns their number."""
    room = values[len(values) - ENCODER_ROOM :]  # scratch space: the end of the array
    return encode_from(s, int(s.turn), False, indices, values, room)  # noqa: FBT003

"""The position: one small record, the names of what is in it, and the geometry of the market (M1).

The first half of the record is the game. The second half ("kept") follows from it: sets of squares
and lines that are updated with every placement, so that legal choices need not be searched for.

Sets of squares have one bit for each square, in reading order (a1, b1, … e5). Lines are the
columns a–e (0–4) and the rows 1–5 (5–9). Line n has the entrances n (north or west) and n + 10
(south or east).
"""

import numpy as np

SEATS = 4
GOODS = ("fish", "flower", "tomato", "meat", "grape")
GOOD_COUNT = len(GOODS)
ALL_GOODS = (1 << GOOD_COUNT) - 1
PUB = 0
RESTAURANTS = ("pub", "sushi", "tea", "pizza", "burger", "wine")  # number g + 1 improves good g
RESTAURANT_KINDS = len(RESTAURANTS)
UNKNOWN = 6  # the kind of a closed restaurant that nobody has seen yet
SIDE = 5  # squares in a line
SQUARES = tuple(f"{column}{row}" for row in "12345" for column in "abcde")
SQUARE_COUNT = SIDE * SIDE
LINES = 2 * SIDE
ENTRANCES = (
    *("Na", "Nb", "Nc", "Nd", "Ne", "W1", "W2", "W3", "W4", "W5"),
    *("Sa", "Sb", "Sc", "Sd", "Se", "E1", "E2", "E3", "E4", "E5"),
)
ENTRANCE_COUNT = 2 * LINES
ALL_SQUARES = (1 << SQUARE_COUNT) - 1
ALL_ENTRANCES = (1 << ENTRANCE_COUNT) - 1

# Customer tiles have fixed numbers: 0–9 bring one customer, 10–19 two, 20–29 three, 30–34 four.
TILES = 35
TILES_OF_SIZE = 10  # numbers set aside for each size; the last size uses half of them
SIZES = 4
SLOTS = 3  # tiles of each size on offer
EMPTY = -1  # an entrance without customers, a slot without a tile
BARRED = -2  # an entrance that may not be used (S9)

WOOD = 8  # wooden stalls of a player (M1.8)
HAND = 3
TOP_COST = 5  # no stall costs more: a line has five squares
END_AT = 4  # free squares or empty entrances that trigger the end (M8.1)
BEST_MOVE = 32  # S0.3

# The solo challenges, numbered as in the campaign (S1–S9).
NO_CHALLENGE = 0
(
    SPECIALIST,
    LONG_GAME,
    COUPLES,
    THIRD_WHEEL,
    LAST_CALL,
    CUSTOMERS_IN_LINE,
    CROWDED_MARKET,
    PUB_CRAWL,
    MARQUIS_OF_LISBOA,
) = range(1, 10)

# Stages: what is asked next. The first ones are chance's.
SETUP_CLOSED, SETUP_DISPLAY, SETUP_HANDS, SETUP_ENTRANCES, SETUP_OFFERS = range(5)
REVEAL, DRAW_DISPLAY, EXCHANGE_HAND, EXCHANGE_DISPLAY, DRAW_OFFER = range(5, 10)
SPECIALISE, ACT, TAKE, OVER = range(10, 14)
STAGES = (
    *("setup-closed", "setup-display", "setup-hands", "setup-entrances", "setup-offers"),
    *("reveal", "draw-display", "exchange-hand", "exchange-display", "draw-offer"),
    *("specialise", "act", "take", "over"),
)

# What the turn placed (M8.1 asks at its end).
NOTHING, STALL, CUSTOMERS, RESTAURANT = range(4)
PLACED = ("nothing", "stall", "customers", "restaurant")

# Why the game ended, or is about to.
NO_REASON, BY_SQUARES, BY_ENTRANCES, BY_COINS, BY_NO_CHOICE, BY_STALLS = range(6)
REASONS = ("", "squares", "entrances", "coins", "no-choice", "stalls")

# Choices of a seat are numbered once and for all: the number says all, whatever the position.
STALL_CHOICE = 0  # + good * 25 + square
CUSTOMERS_CHOICE = STALL_CHOICE + 5 * 25  # + tile * 20 + entrance
RESTAURANT_CHOICE = CUSTOMERS_CHOICE + TILES * 20  # + kind * 25 + square
COIN_CHOICE = RESTAURANT_CHOICE + 6 * 25
EXCHANGE_HAND_CHOICE = COIN_CHOICE + 1
EXCHANGE_DISPLAY_CHOICE = COIN_CHOICE + 2
TAKE_CHOICE = COIN_CHOICE + 3  # + good
SPECIALISE_CHOICE = TAKE_CHOICE + 5  # + good
CHOICES = SPECIALISE_CHOICE + 5

FIELDS = [
    # Sets of squares.
    ("selling", np.int32, 5),  # stalls by good
    ("owned", np.int32, SEATS),  # stalls by seat
    ("open", np.int32, 6),  # open restaurants by kind
    ("shut", np.int32, 7),  # closed restaurants by kind, the last of unknown kind
    ("vacant", np.int32),  # empty entrances
    ("marked", np.int32),  # the component set: squares for closed restaurants
    ("from_fours", np.int32),  # coins that 4-customer tiles paid (S2)
    # Kept: sets of squares for the next stall or restaurant.
    ("stall_squares", np.int32, 5),  # by good: neither taken nor against a challenge
    ("restaurant_squares", np.int32, 2),  # for a pub (S8), for any other: all free squares
    ("cheap", np.int32, TOP_COST + 1),  # [c]: squares where a stall costs at most c
    ("earning", np.int32, (5, TOP_COST)),  # [g, i]: free squares where g earns more than i
    # Kept: sets of lines.
    ("lines_with", np.int16, SIZES + 1),  # [n]: lines with at least n stalls
    ("own_lines", np.int16, (SEATS, 5)),  # lines with a stall of the seat that sells g
    # Money.
    ("coins", np.int16, SEATS),
    ("best_move", np.int16, SEATS),  # most coins earned by M7 in one own action
    # Options and flow.
    ("seats", np.int8),
    ("challenge", np.int8),  # 0: none
    ("money", np.int8),
    ("closed", np.int8),
    ("stage", np.int8),
    ("turn", np.int8),  # the seat whose turn it is
    ("drawn", np.int8),  # tiles already drawn in this stage of set-up or exchange
    ("pending", np.int8),  # the square revealed, the good put back or the size drawn
    ("placed", np.int8),
    ("coin_run", np.int8),  # coins taken in unbroken succession (M6.2)
    ("last_turns", np.int8),  # turns left once the end is triggered, else -1
    ("reason", np.int8),
    ("specialty", np.int8),  # the good of S1, or -1
    ("fours", np.int8),  # 4-customer tiles placed (S5)
    # Tiles.
    ("bag", np.int8, 5),
    ("display", np.int8, 5),
    ("hand", np.int8, (SEATS, 5)),
    ("held", np.int8, (SEATS, 6)),
    ("undrawn", np.int8, 6),  # restaurants of which nobody knows where they lie
    ("stack", np.int8, SIZES),  # tiles in the stack of each size
    ("offer", np.int8, SIZES * SLOTS),  # by size, ascending within it
    ("unseen", np.int8, TILES),  # copies not turned up yet
    ("wants", np.int8, TILES),  # the component set: goods each tile wants, as bits
    ("customers", np.int8, 20),  # tile at each entrance
    ("stalls_in", np.int8, LINES),  # kept: number of stalls
]
POSITION = np.dtype((np.record, np.dtype(FIELDS, align=True)))


def square_bits(squares: list[int]) -> int:
    """The set that holds these squares."""
    return sum(1 << square for square in squares)


# Squares of each line; neighbours of each square; both as sets.
LINE_SQUARES = np.array(
    [square_bits([q for q in range(25) if q % 5 == column]) for column in range(5)]
    + [square_bits([q for q in range(25) if q // 5 == row]) for row in range(5)],
    np.int32,
)
NEIGHBOURS = np.array(
    [
        square_bits([p for p in range(25) if abs(p % 5 - q % 5) + abs(p // 5 - q // 5) == 1])
        for q in range(25)
    ],
    np.int32,
)

# The order in which set-up fills entrances: all four sides (S7), or three in the north (S9).
CROWDED = np.array(
    [ENTRANCES.index(side + end) for side in "NESW" for end in ("abcde", "12345")[side in "EW"]],
    np.int8,
)
MARQUIS = np.array([ENTRANCES.index(name) for name in ("Na", "Nc", "Ne")], np.int8)
MARQUIS_BARRED = (ENTRANCES.index("Nb"), ENTRANCES.index("Nd"))

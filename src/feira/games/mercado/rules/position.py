"""The position: one small record, the names of what is in it, and the geometry of the market (M1).

The first half of the record is the game. The second half ("kept") follows from it: sets of squares
and lines that are updated with every placement, so that legal choices need not be searched for.

Sets of squares have one bit for each square, in reading order (a1, b1, … e5). Lines are the
columns a–e (0–4) and the rows 1–5 (5–9). Line n has the entrances n (north or west) and n + 10
(south or east).
"""

from feira.core.layout import Layout
from feira.core.tables import table

SEATS = 4
GOODS = ("fish", "flower", "tomato", "meat", "grape")
GOOD_COUNT = len(GOODS)
ALL_GOODS = (1 << GOOD_COUNT) - 1
PUB = 0
RESTAURANTS = ("pub", "sushi", "tea", "pizza", "burger", "wine")  # number g + 1 improves good g
RESTAURANT_KINDS = len(RESTAURANTS)
UNKNOWN = RESTAURANT_KINDS  # the kind of a closed restaurant that nobody has seen yet
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
COUPLE = 2  # stalls that a line may have in challenge 3 (S3)
IMPROVEMENT = 1  # what an open restaurant adds to the value of a stall beside it (M7)

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
STALL_CHOICE = 0  # + good * SQUARE_COUNT + square
CUSTOMERS_CHOICE = STALL_CHOICE + GOOD_COUNT * SQUARE_COUNT  # + tile * ENTRANCE_COUNT + entrance
RESTAURANT_CHOICE = CUSTOMERS_CHOICE + TILES * ENTRANCE_COUNT  # + kind * SQUARE_COUNT + square
COIN_CHOICE = RESTAURANT_CHOICE + RESTAURANT_KINDS * SQUARE_COUNT
EXCHANGE_HAND_CHOICE = COIN_CHOICE + 1
EXCHANGE_DISPLAY_CHOICE = COIN_CHOICE + 2
TAKE_CHOICE = COIN_CHOICE + 3  # + good
SPECIALISE_CHOICE = TAKE_CHOICE + GOOD_COUNT  # + good
CHOICES = SPECIALISE_CHOICE + GOOD_COUNT

LAYOUT = Layout(
    [
        # Sets of squares.
        ("selling", 32, GOOD_COUNT),  # stalls by good
        ("owned", 32, SEATS),  # stalls by seat
        ("open", 32, RESTAURANT_KINDS),  # open restaurants by kind
        ("shut", 32, RESTAURANT_KINDS + 1),  # closed restaurants by kind, the last of unknown kind
        ("vacant", 32),  # empty entrances
        ("marked", 32),  # the component set: squares for closed restaurants
        ("from_fours", 32),  # coins that 4-customer tiles paid (S2)
        # Kept: sets of squares for the next stall or restaurant.
        ("stall_squares", 32, GOOD_COUNT),  # by good: neither taken nor against a challenge
        ("restaurant_squares", 32, 2),  # for a pub (S8), for any other: all free squares
        ("cheap", 32, TOP_COST + 1),  # [c]: squares where a stall costs at most c
        ("earning", 32, (GOOD_COUNT, TOP_COST)),  # [g, i]: free squares where g earns more than i
        # Kept: sets of lines.
        ("lines_with", 16, SIZES + 1),  # [n]: lines with at least n stalls
        ("own_lines", 16, (SEATS, GOOD_COUNT)),  # lines with a stall of the seat that sells g
        # Money.
        ("coins", 16, SEATS),
        ("best_move", 16, SEATS),  # most coins earned by M7 in one own action
        # Options and flow.
        ("seats", 8),
        ("challenge", 8),  # 0: none
        ("money", 8),
        ("closed", 8),
        ("stage", 8),
        ("turn", 8),  # the seat whose turn it is
        ("drawn", 8),  # tiles already drawn in this stage of set-up or exchange
        ("pending", 8),  # the square revealed, the good put back or the size drawn
        ("placed", 8),
        ("coin_run", 8),  # coins taken in unbroken succession (M6.2)
        ("last_turns", 8),  # turns left once the end is triggered, else -1
        ("reason", 8),
        ("specialty", 8),  # the good of S1, or -1
        ("fours", 8),  # 4-customer tiles placed (S5)
        # Tiles.
        ("bag", 8, GOOD_COUNT),
        ("display", 8, GOOD_COUNT),
        ("hand", 8, (SEATS, GOOD_COUNT)),
        ("held", 8, (SEATS, RESTAURANT_KINDS)),
        ("undrawn", 8, RESTAURANT_KINDS),  # restaurants of which nobody knows where they lie
        ("stack", 8, SIZES),  # tiles in the stack of each size
        ("offer", 8, SIZES * SLOTS),  # by size, ascending within it
        ("unseen", 8, TILES),  # copies not turned up yet
        ("wants", 8, TILES),  # the component set: goods each tile wants, as bits
        ("customers", 8, ENTRANCE_COUNT),  # tile at each entrance
        ("stalls_in", 8, LINES),  # kept: number of stalls
    ]
)


def tiles_of_size(size: int) -> range:
    """The numbers of the customer tiles of a size: 0 for one customer to 3 for four."""
    return range(size * TILES_OF_SIZE, min((size + 1) * TILES_OF_SIZE, TILES))


def square_bits(squares: list[int]) -> int:
    """The set that holds these squares."""
    return sum(1 << square for square in squares)


# Squares of each line; neighbours of each square; both as sets.
LINE_SQUARES = table(
    [square_bits([q for q in range(SQUARE_COUNT) if q % SIDE == column]) for column in range(SIDE)]
    + [square_bits([q for q in range(SQUARE_COUNT) if q // SIDE == row]) for row in range(SIDE)],
    32,
)


def are_neighbours(one: int, other: int) -> bool:
    """Do two squares touch along an edge?"""
    return abs(one % SIDE - other % SIDE) + abs(one // SIDE - other // SIDE) == 1


NEIGHBOURS = table(
    [
        square_bits([other for other in range(SQUARE_COUNT) if are_neighbours(square, other)])
        for square in range(SQUARE_COUNT)
    ],
    32,
)

# The order in which set-up fills entrances: all four sides (S7), or three in the north (S9).
CROWDED = table(
    [ENTRANCES.index(side + end) for side in "NESW" for end in ("abcde", "12345")[side in "EW"]],
    8,
)
MARQUIS = table([ENTRANCES.index(name) for name in ("Na", "Nc", "Ne")], 8)
MARQUIS_BARRED = (ENTRANCES.index("Nb"), ENTRANCES.index("Nd"))

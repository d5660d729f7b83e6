"""The position: one small record, and the numbers of what is in it.

Cities and reserve are counts by kind of card. Sets of kinds have one bit for each kind; in the set
of what can be built, the landmarks follow the kinds.
"""

from feira.core.layout import Layout
from feira.core.tables import table
from feira.games.machikoro.rules.components import CATEGORIES, KINDS, LANDMARKS

SEATS = 5
MARKET_KINDS = 10  # K6.1

# Stages: what is asked next. The first ones are chance's.
MARKET, DICE, TUNA = range(3)
ROLL, RADIO, ADD, TV, SWAP, BUILD, OVER = range(3, 10)
STAGES = (
    *("market", "dice", "tuna"),
    *("roll", "radio", "add", "tv", "swap", "build", "over"),
)

NO_REASON, BY_LANDMARKS = range(2)
REASONS = ("", "landmarks")

# Choices of a seat are numbered once and for all.
BUILD_CHOICE = 0  # + kind, or + KINDS + landmark
BUILD_NONE = KINDS + len(LANDMARKS)
ROLL_CHOICE = BUILD_NONE  # + dice: 1 or 2
REROLL_CHOICE = ROLL_CHOICE + 3
KEEP_CHOICE = ROLL_CHOICE + 4
ADD_CHOICE = ROLL_CHOICE + 5  # + 0, or + 1 to add two
TV_CHOICE = ADD_CHOICE + 2  # + seat
SWAP_NONE = TV_CHOICE + SEATS
SWAP_CHOICE = SWAP_NONE + 1  # + (seat * KINDS + given) * KINDS + taken
CHOICES = SWAP_CHOICE + SEATS * KINDS * KINDS

# Two dice are 21 outcomes: the pairs with the lower die first.
FACES = 6
PAIRS = tuple((low, high) for low in range(1, FACES + 1) for high in range(low, FACES + 1))
PAIR_WEIGHTS = table([1 if low == high else 2 for low, high in PAIRS], 64)
PAIR_LOW = table([low for low, _ in PAIRS], 8)
PAIR_HIGH = table([high for _, high in PAIRS], 8)
PAIR_AT = table([p for p, weight in enumerate(PAIR_WEIGHTS) for _ in range(weight)], 8)
ROLLS = FACES * FACES  # of two dice, as ordered pairs: the sum of the weights
OUTCOMES = max(len(PAIRS), KINDS)

LAYOUT = Layout(
    [
        # Kept: sets that follow from the counts.
        ("available", 32),  # kinds that lie in the market
        ("owns", 32, SEATS),  # kinds in each city
        ("coins", 16, SEATS),
        ("counted", 8, (SEATS, len(CATEGORIES))),  # cards of each category in each city
        # The game.
        ("city", 8, (SEATS, KINDS + 1)),  # the last kind is nobody's: always none
        ("market", 8, KINDS),  # cards that can be bought
        ("deck", 8, KINDS),  # cards not turned up yet (K6)
        ("landmarks", 8, SEATS),  # as bits
        # Options and flow.
        ("seats", 8),
        ("plus", 8),
        ("limited", 8),
        ("chain", 8),
        ("stage", 8),
        ("turn", 8),
        ("dice", 8),  # how many are rolled
        ("low", 8),  # the dice kept, the lower first; with one die the higher is 0
        ("high", 8),
        ("rerolled", 8),
        ("added", 8),  # coins of the harbour's addition: 0 or 2
        ("extra", 8),  # this turn was given by the park
        ("again", 8),  # the park gives another turn after this one
        ("reason", 8),
    ]
)

"""Set-up (M2): the position before the first draw, and the draws up to the first turn."""

from feira.core.config import Config
from feira.core.events import Events, emit
from feira.core.jit import inline, jit
from feira.core.types import State
from feira.games.mercado.rules.chance import closed_square, dealt_seat, filled_entrance
from feira.games.mercado.rules.components import STACK_TILES, Components, load
from feira.games.mercado.rules.config import CHALLENGES, CLOSED, MONEY, SECRET
from feira.games.mercado.rules.end import BEGIN_TURN, GO_ON
from feira.games.mercado.rules.events import (
    DEALT,
    DREW_DISPLAY,
    OFFERED,
    SET_CLOSED,
    SET_CUSTOMERS,
)
from feira.games.mercado.rules.geometry import size_of
from feira.games.mercado.rules.place import forbid_stalls, insert_offer, place_customers
from feira.games.mercado.rules.position import (
    ALL_ENTRANCES,
    ALL_SQUARES,
    BARRED,
    COUPLES,
    CROWDED,
    CROWDED_MARKET,
    CUSTOMERS_IN_LINE,
    EMPTY,
    GOOD_COUNT,
    HAND,
    LAST_CALL,
    LINE_SQUARES,
    MARQUIS,
    MARQUIS_BARRED,
    MARQUIS_OF_LISBOA,
    PUB,
    PUB_CRAWL,
    SEATS,
    SETUP_CLOSED,
    SETUP_DISPLAY,
    SETUP_ENTRANCES,
    SETUP_HANDS,
    SETUP_OFFERS,
    SIZES,
    SLOTS,
    SPECIALISE,
    SPECIALIST,
    THIRD_WHEEL,
    UNKNOWN,
)

STALL_TILES = 7  # of each good (M1.3)
RESTAURANT_TILES = 2  # of each kind (M1.4); one pub is put aside (M2.1)

START_COINS = {THIRD_WHEEL: 4, CUSTOMERS_IN_LINE: 2}  # by challenge; otherwise 1 (M2.4, S4, S6)
STACKS = {  # S3–S6
    COUPLES: (10, 10, 0, 0),
    THIRD_WHEEL: (0, 0, 10, 0),
    LAST_CALL: (1, 1, 1, 4),
    CUSTOMERS_IN_LINE: (1, 1, 1, 1),
}
FILLED_FIRST = (CROWDED_MARKET, MARQUIS_OF_LISBOA)  # customers stand there from the start


def setup(s: State, config: Config) -> None:
    """An empty record becomes the position before the first draw."""
    options = config.options
    s.seats = config.seats
    s.challenge = CHALLENGES.index(options["challenge"])
    s.money = MONEY.index(options["money"])
    s.closed = CLOSED.index(options["closed"])
    put_components(s, load(options["components"]))
    s.coins[: config.seats] = START_COINS.get(int(s.challenge), 1)
    s.last_turns = -1
    s.specialty = -1
    if has_spare_pub(s):
        s.held[s.seats - 1, PUB] = 1
    s.shut[UNKNOWN] = s.marked
    if s.challenge == MARQUIS_OF_LISBOA:
        for entrance in MARQUIS_BARRED:
            s.customers[entrance] = BARRED
            s.vacant &= ~(1 << entrance)
    # With closed: secret nothing is drawn before it is taken. S8 is played with open eyes.
    secret = s.closed == SECRET and s.challenge != PUB_CRAWL
    s.stage = SETUP_DISPLAY if secret else SETUP_CLOSED


@inline
def has_spare_pub(s: State) -> bool:
    """M2.4, S8: does the last player hold the pub that others put aside?"""
    return s.seats == SEATS or s.challenge == PUB_CRAWL


def put_components(s: State, components: Components) -> None:
    """All tiles in bag and stacks, an empty market, and the kept sets of that."""
    s.marked = components.marked
    s.wants[:] = components.wants
    s.unseen[:] = components.copies
    s.stack[:] = STACKS.get(int(s.challenge), STACK_TILES)
    s.bag[:] = STALL_TILES
    s.undrawn[:] = RESTAURANT_TILES
    s.undrawn[PUB] -= 1
    s.offer[:] = EMPTY
    s.customers[:] = EMPTY
    s.vacant = ALL_ENTRANCES
    # S9: columns open with their tile.
    s.stall_squares[:] = 0 if s.challenge == MARQUIS_OF_LISBOA else ALL_SQUARES
    s.restaurant_squares[:] = ALL_SQUARES
    s.cheap[1:] = ALL_SQUARES


@inline
def set_up(s: State, outcome: int, events: Events) -> int:
    """One draw of set-up happens. After the last one the first turn begins."""
    stage = int(s.stage)
    if stage == SETUP_CLOSED:
        set_closed(s, outcome, events)
        return GO_ON
    if stage == SETUP_DISPLAY:
        draw_to_display(s, outcome, events)
        if next_draw(s, HAND):
            s.stage = SETUP_HANDS
        return GO_ON
    if stage == SETUP_HANDS:
        draw_to_hand(s, outcome, events)
        if next_draw(s, HAND * s.seats):
            s.stage = SETUP_ENTRANCES if s.challenge in FILLED_FIRST else SETUP_OFFERS
    elif stage == SETUP_ENTRANCES:
        if set_customers(s, outcome, events):
            s.stage = SETUP_OFFERS
    else:
        draw_to_offer(s, outcome, events)
        s.drawn += 1
    return seek_offer(s)


@jit
def next_draw(s: State, number: int) -> bool:
    """Counts a draw of this stage; true after the last one."""
    drawn = int(s.drawn) + 1
    if drawn < number:
        s.drawn = drawn
        return False
    s.drawn = 0
    return True


@inline
def set_closed(s: State, kind: int, events: Events) -> None:
    """M2.1: a closed restaurant lies on the next marked square."""
    square = closed_square(s)
    s.undrawn[kind] -= 1
    s.shut[UNKNOWN] &= ~(1 << square)
    s.shut[kind] |= 1 << square
    emit(events, SET_CLOSED, kind, square)
    keep_clear(s, kind, square)
    if s.shut[UNKNOWN] == 0:
        s.stage = SETUP_DISPLAY


@inline
def set_customers(s: State, tile: int, events: Events) -> bool:
    """S7, S9: a random tile lies at an entrance from the start. True after the last one."""
    entrance = filled_entrance(s)
    s.unseen[tile] -= 1
    s.stack[size_of(tile)] -= 1
    open_column(s, tile, entrance)
    place_customers(s, tile, entrance)
    emit(events, SET_CUSTOMERS, tile, entrance)
    number = len(MARQUIS)
    if s.challenge == CROWDED_MARKET:
        number = len(CROWDED)
    return next_draw(s, number)


@inline
def keep_clear(s: State, kind: int, square: int) -> None:
    """S8: closed restaurants other than the pub are in the way of stalls and pubs."""
    if s.challenge == PUB_CRAWL and kind != PUB:
        forbid_stalls(s, 1 << square)
        s.restaurant_squares[PUB] &= ~(1 << square)


@inline
def open_column(s: State, tile: int, entrance: int) -> None:
    """S9: stalls only below the tiles laid in the north, and only of goods those want."""
    if s.challenge == MARQUIS_OF_LISBOA:
        for good in range(GOOD_COUNT):
            if (int(s.wants[tile]) >> good) & 1:
                s.stall_squares[good] |= int(LINE_SQUARES[entrance])


@inline
def seek_offer(s: State) -> int:
    """M2.3: three tiles of each size go on offer; looks for the next size to be filled."""
    if s.stage != SETUP_OFFERS:
        return GO_ON
    while s.pending < SIZES and (s.drawn == SLOTS or s.stack[s.pending] == 0):
        s.pending += 1
        s.drawn = 0
    if s.pending < SIZES:
        return GO_ON
    s.pending = 0
    if s.challenge == SPECIALIST:
        s.stage = SPECIALISE
        return GO_ON
    return BEGIN_TURN


# The draws that set-up shares with the turns.


@jit
def draw_to_display(s: State, good: int, events: Events) -> None:
    """A stall tile comes from the bag to the display."""
    s.bag[good] -= 1
    s.display[good] += 1
    emit(events, DREW_DISPLAY, good)


@jit
def draw_to_hand(s: State, good: int, events: Events) -> None:
    """A stall tile comes from the bag to a hand."""
    seat = dealt_seat(s)
    s.bag[good] -= 1
    s.hand[seat, good] += 1
    emit(events, DEALT, seat, good)


@jit
def draw_to_offer(s: State, tile: int, events: Events) -> None:
    """A customer tile is turned up from its stack."""
    s.unseen[tile] -= 1
    s.stack[size_of(tile)] -= 1
    insert_offer(s, tile)
    emit(events, OFFERED, tile)

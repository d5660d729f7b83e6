"""A turn: what each choice does, and which draw or question comes next (M3–M6)."""

from feira.core.events import Events, emit
from feira.core.jit import inline, jit
from feira.core.types import Array, State
from feira.games.mercado.rules.chance import closed_square
from feira.games.mercado.rules.earn import earn_from_customers, earn_from_stall, stall_cost
from feira.games.mercado.rules.end import (
    BEGIN_TURN,
    END_TURN,
    GO_ON,
    begin_turn,
    coins_to_end,
    end_game,
    end_turn,
)
from feira.games.mercado.rules.events import (
    BROUGHT,
    EXCHANGED_DISPLAY,
    EXCHANGED_HAND,
    FOUND_RESTAURANT,
    OPENED_RESTAURANT,
    OPENED_STALL,
    PAID,
    SPECIALISED,
    TOOK_COIN,
    TOOK_RESTAURANT,
    TOOK_TILE,
)
from feira.games.mercado.rules.geometry import size_of
from feira.games.mercado.rules.place import (
    NOT_CLOSED,
    place_customers,
    place_restaurant,
    place_stall,
    remove_offer,
    take_closed,
)
from feira.games.mercado.rules.position import (
    ACT,
    BY_COINS,
    COIN_CHOICE,
    CUSTOMERS,
    CUSTOMERS_CHOICE,
    DRAW_DISPLAY,
    DRAW_OFFER,
    ENTRANCE_COUNT,
    EXCHANGE_DISPLAY,
    EXCHANGE_DISPLAY_CHOICE,
    EXCHANGE_HAND,
    GOOD_COUNT,
    HAND,
    RESTAURANT,
    RESTAURANT_CHOICE,
    REVEAL,
    SIZES,
    SPECIALISE,
    SPECIALISE_CHOICE,
    SQUARE_COUNT,
    STALL,
    STALL_CHOICE,
    TAKE,
    TAKE_CHOICE,
    UNKNOWN,
)
from feira.games.mercado.rules.setup import (
    draw_to_display,
    draw_to_hand,
    draw_to_offer,
    next_draw,
    set_up,
)

RESTAURANT_PAYS = 1  # coins for opening it (M6.1)
COIN = 1  # that the coin action takes (M6.2)


@jit
def apply(s: State, choice: int, events: Events) -> None:
    """The choice of a seat, or the outcome of chance, happens; then perhaps the next turn."""
    if s.stage < REVEAL:
        then = set_up(s, choice, events)
    elif s.stage < SPECIALISE:
        then = draw_tile(s, choice, events)
    elif s.stage == ACT:
        then = act(s, choice, events)
    elif s.stage == TAKE:
        then = take(s, choice, events)
    else:
        then = specialise(s, choice - SPECIALISE_CHOICE, events)
    if then == END_TURN:
        then = end_turn(s, events)
    if then == BEGIN_TURN:
        begin_turn(s, events)


@inline
def act(s: State, choice: int, events: Events) -> int:
    """One of the four actions (M3), or the exchange before it (M3.1)."""
    if choice < CUSTOMERS_CHOICE:
        place = choice - STALL_CHOICE
        return open_stall(s, place // SQUARE_COUNT, place % SQUARE_COUNT, events)
    if choice < RESTAURANT_CHOICE:
        place = choice - CUSTOMERS_CHOICE
        return bring_customers(s, place // ENTRANCE_COUNT, place % ENTRANCE_COUNT, events)
    if choice < COIN_CHOICE:
        place = choice - RESTAURANT_CHOICE
        return open_restaurant(s, place // SQUARE_COUNT, place % SQUARE_COUNT, events)
    if choice == COIN_CHOICE:
        return take_coin(s, events)
    return exchange_hand(s, events)


@inline
def open_stall(s: State, good: int, square: int, events: Events) -> int:
    """M4: the stall earns, is paid for, and takes what was closed there. Then a new tile."""
    seat = int(s.turn)
    emit(events, OPENED_STALL, seat, good, square)
    s.hand[seat, good] -= 1
    earned = earn_from_stall(s, seat, good, square, events)
    s.best_move[seat] = max(int(s.best_move[seat]), earned)
    cost = stall_cost(s, square)
    s.coins[seat] -= cost
    emit(events, PAID, seat, cost)
    place_stall(s, seat, good, square)
    return after_placing(s, STALL, square, events)


@inline
def open_restaurant(s: State, kind: int, square: int, events: Events) -> int:
    """M6.1: the restaurant opens, pays 1 coin, and takes what was closed there."""
    seat = int(s.turn)
    s.held[seat, kind] -= 1
    s.coins[seat] += RESTAURANT_PAYS
    emit(events, OPENED_RESTAURANT, seat, kind, square, RESTAURANT_PAYS)
    place_restaurant(s, kind, square)
    return after_placing(s, RESTAURANT, square, events)


@jit
def after_placing(s: State, placed: int, square: int, events: Events) -> int:
    """The closed restaurant under a new tile goes to the player, face up (M4.1, M6.1)."""
    s.placed = placed
    s.coin_run = 0
    kind = take_closed(s, square)
    if kind == UNKNOWN:
        s.pending = square
        s.stage = REVEAL
        emit(events, FOUND_RESTAURANT, s.turn, square)
        return GO_ON
    if kind != NOT_CLOSED:
        s.held[s.turn, kind] += 1
        emit(events, TOOK_RESTAURANT, s.turn, kind, square)
    return after_taking_closed(s)


@inline
def after_taking_closed(s: State) -> int:
    """M4.5: whoever opened a stall takes a tile from the display, if there is any."""
    s.pending = 0
    if s.placed == STALL:
        for good in range(GOOD_COUNT):
            if s.display[good] > 0:
                s.stage = TAKE
                return GO_ON
    return END_TURN


@inline
def bring_customers(s: State, tile: int, entrance: int, events: Events) -> int:
    """M5: the customers pay every stall they want in their line; the offer is refilled."""
    seat = int(s.turn)
    emit(events, BROUGHT, seat, tile, entrance)
    remove_offer(s, tile)
    place_customers(s, tile, entrance)
    earned = earn_from_customers(s, entrance, seat, events)
    s.best_move[seat] = max(int(s.best_move[seat]), earned)
    s.placed = CUSTOMERS
    s.coin_run = 0
    size = size_of(tile)
    if size == SIZES - 1:
        s.fours += 1
    if s.stack[size] > 0:
        s.pending = size
        s.stage = DRAW_OFFER
        return GO_ON
    return END_TURN


@inline
def take_coin(s: State, events: Events) -> int:
    """M6.2: one coin; when all have done so in unbroken succession the game ends at once."""
    s.coins[s.turn] += COIN
    s.coin_run += 1
    emit(events, TOOK_COIN, s.turn, COIN)
    if s.coin_run == coins_to_end(s):
        end_game(s, BY_COINS, events)
        return GO_ON
    return END_TURN


@inline
def take(s: State, choice: int, events: Events) -> int:
    """M4.5: one tile from the display into the hand, or first the exchange of the display."""
    if choice == EXCHANGE_DISPLAY_CHOICE:
        good = put_aside(s, s.display)
        emit(events, EXCHANGED_DISPLAY, s.turn, good)
        s.stage = EXCHANGE_DISPLAY
        return GO_ON
    good = choice - TAKE_CHOICE
    s.display[good] -= 1
    s.hand[s.turn, good] += 1
    emit(events, TOOK_TILE, s.turn, good)
    for other in range(GOOD_COUNT):
        if s.bag[other] > 0:
            s.stage = DRAW_DISPLAY
            return GO_ON
    return END_TURN


@inline
def exchange_hand(s: State, events: Events) -> int:
    """M3.1: the three equal tiles are put aside until three new ones are drawn."""
    good = put_aside(s, s.hand[s.turn])
    emit(events, EXCHANGED_HAND, s.turn, good)
    s.stage = EXCHANGE_HAND
    return GO_ON


@inline
def put_aside(s: State, tiles: Array) -> int:
    """Takes away three tiles of one good, which `pending` remembers."""
    for good in range(GOOD_COUNT):
        if tiles[good] > 0:
            tiles[good] = 0
            s.pending = good
    return int(s.pending)


@inline
def draw_tile(s: State, outcome: int, events: Events) -> int:
    """Chance draws a tile in the middle of a turn."""
    stage = int(s.stage)
    if stage == DRAW_DISPLAY:
        draw_to_display(s, outcome, events)
        return END_TURN
    if stage == DRAW_OFFER:
        draw_to_offer(s, outcome, events)
        return END_TURN
    if stage == REVEAL:
        s.undrawn[outcome] -= 1
        s.held[s.turn, outcome] += 1
        emit(events, TOOK_RESTAURANT, s.turn, outcome, closed_square(s))
        return after_taking_closed(s)
    if stage == EXCHANGE_HAND:
        draw_to_hand(s, outcome, events)
        return BEGIN_TURN if exchanged(s) else GO_ON
    draw_to_display(s, outcome, events)
    if exchanged(s):
        s.stage = TAKE
    return GO_ON


@inline
def exchanged(s: State) -> bool:
    """Counts the new tiles of an exchange; after the third the old three go back (M3.1)."""
    if not next_draw(s, HAND):
        return False
    s.bag[s.pending] += HAND
    s.pending = 0
    return True


@inline
def specialise(s: State, good: int, events: Events) -> int:
    """S1: the player names the one good that earns."""
    s.specialty = good
    emit(events, SPECIALISED, s.turn, good)
    return BEGIN_TURN

"""The notation of choices and outcomes. What is written parses back."""

from typing import Any

import numpy as np

from feira.core import bits
from feira.core.errors import FeiraError
from feira.core.lines import number_of
from feira.core.plain import interpreted, reading
from feira.games.mercado.rules import chance
from feira.games.mercado.rules.components import goods_text, parse_goods
from feira.games.mercado.rules.position import (
    COIN_CHOICE,
    CUSTOMERS_CHOICE,
    DRAW_DISPLAY,
    DRAW_OFFER,
    ENTRANCES,
    EXCHANGE_DISPLAY,
    EXCHANGE_DISPLAY_CHOICE,
    EXCHANGE_HAND_CHOICE,
    GOODS,
    POSITION,
    RESTAURANT_CHOICE,
    RESTAURANTS,
    SETUP_CLOSED,
    SETUP_DISPLAY,
    SETUP_ENTRANCES,
    SETUP_OFFERS,
    SPECIALISE_CHOICE,
    SQUARES,
    STALL_CHOICE,
    TAKE_CHOICE,
    TILES,
    UNKNOWN,
)

# What chance draws, on a reading `p`: as compiled parts these would be compiled at each start.
read_flow = reading(POSITION, "stage", "shut", "turn", "drawn", "pending", "challenge", "wants")
dealt_seat, drawn_size = interpreted(chance.dealt_seat), interpreted(chance.drawn_size)
draws_restaurant = interpreted(chance.draws_restaurant)
filled_entrance, lowest = interpreted(chance.filled_entrance), interpreted(bits.lowest)

CHOICE_WORDS = ("stall", "customers", "restaurant", "coin", "exchange", "take", "specialise")
OUTCOME_WORDS = ("closed", "display", "deal", "entrance", "offer")
FORMS = (
    "stall GOOD SQUARE, customers N GOODS ENTRANCE, restaurant KIND SQUARE, coin, "
    "exchange hand, exchange display, take GOOD, specialise GOOD"
)


def tile_text(s: np.record, tile: int) -> str:
    """A customer tile: `2 fish+flower`."""
    return f"{tile // 10 + 1} {goods_text(int(s.wants[tile]))}"


def find_tile(s: np.record, number: str, goods: str) -> int:
    """The tile that `2 fish+flower` names in the position's component set."""
    for tile in range(TILES):
        if s.wants[tile] and tile_text(s, tile) == f"{number} {goods}":
            return tile
    if number not in ("1", "2", "3", "4"):
        raise FeiraError(f"customers come in tiles of 1 to 4, not '{number}'")
    if parse_goods(goods) is None:
        raise FeiraError(f"'{goods}' is not goods joined by '+' in the order {', '.join(GOODS)}")
    raise FeiraError(f"there is no customer tile '{number} {goods}' in this component set")


def good_number(name: str) -> int:
    """The number of a good."""
    return number_of(name, GOODS, "a good")


def square_number(name: str) -> int:
    """The number of a square."""
    if name not in SQUARES:
        raise FeiraError(f"'{name}' is not a square (a1 to e5)")
    return SQUARES.index(name)


def entrance_number(name: str) -> int:
    """The number of an entrance."""
    if name not in ENTRANCES:
        raise FeiraError(f"'{name}' is not an entrance (Na to Ne, Sa to Se, W1 to W5, E1 to E5)")
    return ENTRANCES.index(name)


def restaurant_number(name: str) -> int:
    """The number of a restaurant kind."""
    return number_of(name, RESTAURANTS, "a restaurant")


def choice_text(s: np.record, choice: int) -> str:
    """A choice of a seat as text."""
    if choice < CUSTOMERS_CHOICE:
        good, square = divmod(choice - STALL_CHOICE, 25)
        return f"stall {GOODS[good]} {SQUARES[square]}"
    if choice < RESTAURANT_CHOICE:
        tile, entrance = divmod(choice - CUSTOMERS_CHOICE, 20)
        return f"customers {tile_text(s, tile)} {ENTRANCES[entrance]}"
    if choice < COIN_CHOICE:
        kind, square = divmod(choice - RESTAURANT_CHOICE, 25)
        return f"restaurant {RESTAURANTS[kind]} {SQUARES[square]}"
    if choice == COIN_CHOICE:
        return "coin"
    if choice == EXCHANGE_HAND_CHOICE:
        return "exchange hand"
    if choice == EXCHANGE_DISPLAY_CHOICE:
        return "exchange display"
    if choice < SPECIALISE_CHOICE:
        return f"take {GOODS[choice - TAKE_CHOICE]}"
    return f"specialise {GOODS[choice - SPECIALISE_CHOICE]}"


def parse_choice(s: np.record, text: str) -> int:
    """The choice of a seat that a text means."""
    match text.split():
        case ["stall", good, square]:
            return STALL_CHOICE + good_number(good) * 25 + square_number(square)
        case ["customers", number, goods, entrance]:
            tile = find_tile(s, number, goods)
            return CUSTOMERS_CHOICE + tile * 20 + entrance_number(entrance)
        case ["restaurant", kind, square]:
            return RESTAURANT_CHOICE + restaurant_number(kind) * 25 + square_number(square)
        case ["coin"]:
            return COIN_CHOICE
        case ["exchange", "hand"]:
            return EXCHANGE_HAND_CHOICE
        case ["exchange", "display"]:
            return EXCHANGE_DISPLAY_CHOICE
        case ["take", good]:
            return TAKE_CHOICE + good_number(good)
        case ["specialise", good]:
            return SPECIALISE_CHOICE + good_number(good)
    raise FeiraError(f"'{text}' is not a choice (expected {FORMS})")


def outcome_text(s: np.record, outcome: int) -> str:
    """An outcome of chance as text. What it is for follows from the stage."""
    p = read_flow(s)
    if p.stage in (SETUP_OFFERS, DRAW_OFFER):
        return f"offer {tile_text(p, outcome)}"
    if p.stage in (SETUP_DISPLAY, DRAW_DISPLAY, EXCHANGE_DISPLAY):
        return f"display {GOODS[outcome]}"
    if p.stage == SETUP_ENTRANCES:
        return f"entrance {tile_text(p, outcome)} {ENTRANCES[filled_entrance(p)]}"
    if draws_restaurant(p):
        return f"closed {RESTAURANTS[outcome]} {SQUARES[closed_square(p)]}"
    return f"deal {dealt_seat(p)} {GOODS[outcome]}"


def closed_square(p: Any) -> int:
    """The square whose closed restaurant is drawn: see `chance.closed_square`."""
    return int(lowest(p.shut[UNKNOWN]) if p.stage == SETUP_CLOSED else p.pending)


def parse_outcome(s: np.record, text: str) -> int:
    """The outcome of chance that a text means; it must be for what is drawn here."""
    p = read_flow(s)
    match text.split():
        case ["closed", kind, _] if draws_restaurant(p):
            outcome = restaurant_number(kind)
        case ["entrance", number, goods, _] if p.stage == SETUP_ENTRANCES:
            outcome = find_tile(s, number, goods)
        case ["offer", number, goods] if p.stage in (SETUP_OFFERS, DRAW_OFFER):
            outcome = find_tile(s, number, goods)
        case ["display", good] if p.stage in (SETUP_DISPLAY, DRAW_DISPLAY, EXCHANGE_DISPLAY):
            outcome = good_number(good)
        case ["deal", _, good]:
            outcome = good_number(good)
        case _:
            outcome = -1
    if outcome < 0 or outcome_text(s, outcome) != text:
        raise FeiraError(f"expected {expected_draw(s)}, found '{text}'")
    return outcome


def expected_draw(s: np.record) -> str:
    """The form of the outcome that comes next."""
    p = read_flow(s)
    if draws_restaurant(p):
        return f"'closed KIND {SQUARES[closed_square(p)]}'"
    if p.stage == SETUP_ENTRANCES:
        return f"'entrance {drawn_size(p) + 1} GOODS {ENTRANCES[filled_entrance(p)]}'"
    if p.stage in (SETUP_OFFERS, DRAW_OFFER):
        return f"'offer {drawn_size(p) + 1} GOODS'"
    if p.stage in (SETUP_DISPLAY, DRAW_DISPLAY, EXCHANGE_DISPLAY):
        return "'display GOOD'"
    return f"'deal {dealt_seat(p)} GOOD'"

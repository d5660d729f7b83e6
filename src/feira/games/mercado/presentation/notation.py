"""The notation of choices and outcomes, as text that parses back and as data."""

from functools import cache
from typing import Any

from feira.core.errors import FeiraError
from feira.core.jit import interpreted
from feira.core.lines import number_of
from feira.core.types import Buffer, Json
from feira.games.mercado.rules import chance
from feira.games.mercado.rules.components import goods_text, parse_goods
from feira.games.mercado.rules.geometry import customers_of
from feira.games.mercado.rules.position import (
    ALL_GOODS,
    COIN_CHOICE,
    CUSTOMERS_CHOICE,
    DRAW_DISPLAY,
    DRAW_OFFER,
    ENTRANCE_COUNT,
    ENTRANCES,
    EXCHANGE_DISPLAY,
    EXCHANGE_DISPLAY_CHOICE,
    EXCHANGE_HAND_CHOICE,
    GOODS,
    LAYOUT,
    RESTAURANT_CHOICE,
    RESTAURANTS,
    SETUP_DISPLAY,
    SETUP_ENTRANCES,
    SETUP_OFFERS,
    SPECIALISE_CHOICE,
    SQUARE_COUNT,
    SQUARES,
    STALL_CHOICE,
    TAKE_CHOICE,
    TILES,
)

# Functions of the rules about draws, on unpacked numbers.
unpack_draw = LAYOUT.unpacker(
    *("stage", "shut", "turn", "drawn", "pending", "challenge", "wants"),
)
unpack_wants = LAYOUT.unpacker("wants")
closed_square = interpreted(chance.closed_square)
dealt_seat = interpreted(chance.dealt_seat)
drawn_size = interpreted(chance.drawn_size)
draws_restaurant = interpreted(chance.draws_restaurant)
filled_entrance = interpreted(chance.filled_entrance)
customers_on = interpreted(customers_of)

CHOICE_WORDS = ("stall", "customers", "restaurant", "coin", "exchange", "take", "specialise")
OUTCOME_WORDS = ("closed", "display", "deal", "entrance", "offer")
FORMS = (
    "stall GOOD SQUARE, customers N GOODS ENTRANCE, restaurant KIND SQUARE, coin, "
    "exchange hand, exchange display, take GOOD, specialise GOOD"
)
NAMES_OF_GOODS = tuple(goods_text(goods).split("+") for goods in range(ALL_GOODS + 1))
OFFER_STAGES = (SETUP_OFFERS, DRAW_OFFER)
DISPLAY_STAGES = (SETUP_DISPLAY, DRAW_DISPLAY, EXCHANGE_DISPLAY)


# Names.


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


def goods_names(goods: int) -> list[str]:
    """The names of a set of goods, in the order of the goods."""
    return NAMES_OF_GOODS[goods].copy()


def tile_text(wants: tuple[int, ...], tile: int) -> str:
    """A customer tile: `2 fish+flower`."""
    return f"{customers_on(tile)} {goods_text(wants[tile])}"


def find_tile(wants: tuple[int, ...], number: str, goods: str) -> int:
    """The tile that `2 fish+flower` names in the position's component set."""
    for tile in range(TILES):
        if wants[tile] and tile_text(wants, tile) == f"{number} {goods}":
            return tile
    if number not in ("1", "2", "3", "4"):
        raise FeiraError(f"customers come in tiles of 1 to 4, not '{number}'")
    if parse_goods(goods) is None:
        raise FeiraError(f"'{goods}' is not goods joined by '+' in the order {', '.join(GOODS)}")
    raise FeiraError(f"there is no customer tile '{number} {goods}' in this component set")


# Choices of seats.


def described(wants: tuple[int, ...], choice: int) -> tuple[str, Json]:
    """A choice of a seat as text and as an action, which may be shared: do not write to it."""
    if CUSTOMERS_CHOICE <= choice < RESTAURANT_CHOICE:
        tile, entrance = divmod(choice - CUSTOMERS_CHOICE, ENTRANCE_COUNT)
        return customers_described(customers_on(tile), wants[tile], entrance)
    return plainly_described(choice)


@cache
def customers_described(customers: int, goods: int, entrance: int) -> tuple[str, Json]:
    """Customers brought to an entrance, as text and as an action."""
    action = {
        "kind": "customers",
        "customers": customers,
        "goods": goods_names(goods),
        "entrance": ENTRANCES[entrance],
    }
    return action_text(action), action


@cache
def plainly_described(choice: int) -> tuple[str, Json]:
    """A choice that means the same in every position, as text and as an action."""
    action = action_of(choice)
    return action_text(action), action


def action_of(choice: int) -> Json:
    """A choice that means the same in every position, as data."""
    if choice < CUSTOMERS_CHOICE:
        good, square = divmod(choice - STALL_CHOICE, SQUARE_COUNT)
        return {"kind": "stall", "good": GOODS[good], "square": SQUARES[square]}
    if choice < COIN_CHOICE:
        kind, square = divmod(choice - RESTAURANT_CHOICE, SQUARE_COUNT)
        return {"kind": "restaurant", "restaurant": RESTAURANTS[kind], "square": SQUARES[square]}
    if choice == COIN_CHOICE:
        return {"kind": "coin"}
    if choice < TAKE_CHOICE:
        return {"kind": "exchange", "what": "hand" if choice == EXCHANGE_HAND_CHOICE else "display"}
    if choice < SPECIALISE_CHOICE:
        return {"kind": "take", "good": GOODS[choice - TAKE_CHOICE]}
    return {"kind": "specialise", "good": GOODS[choice - SPECIALISE_CHOICE]}


def action_text(action: Json) -> str:
    """The notation of an action of a seat."""
    words = [
        "+".join(value) if isinstance(value, list) else str(value) for value in action.values()
    ]
    return " ".join(words)


def describe_choice(position: Buffer, choice: int) -> tuple[str, Json]:
    """A choice of a seat as text and as an action, which may be shared: do not write to it."""
    if CUSTOMERS_CHOICE <= choice < RESTAURANT_CHOICE:
        return described(unpack_wants(position).wants, choice)
    return plainly_described(choice)


def parse_choice(position: Buffer, text: str) -> int:
    """The choice of a seat that a text means."""
    match text.split():
        case ["stall", good, square]:
            return STALL_CHOICE + good_number(good) * SQUARE_COUNT + square_number(square)
        case ["customers", number, goods, entrance]:
            tile = find_tile(unpack_wants(position).wants, number, goods)
            return CUSTOMERS_CHOICE + tile * ENTRANCE_COUNT + entrance_number(entrance)
        case ["restaurant", kind, square]:
            place = restaurant_number(kind) * SQUARE_COUNT + square_number(square)
            return RESTAURANT_CHOICE + place
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


# Outcomes of chance.


def describe_outcome(position: Buffer, outcome: int) -> tuple[str, Json]:
    """An outcome of chance as text and as data, which is shared: do not write to it."""
    return drawn(unpack_draw(position), outcome)


def drawn(p: Any, outcome: int) -> tuple[str, Json]:
    """An outcome of the draw that an unpacked position waits for. The stage determines its kind."""
    if p.stage in OFFER_STAGES:
        return outcome_described("offer", customers_on(outcome), p.wants[outcome])
    if p.stage in DISPLAY_STAGES:
        return outcome_described("display", good=GOODS[outcome])
    if p.stage == SETUP_ENTRANCES:
        entrance, customers = ENTRANCES[filled_entrance(p)], customers_on(outcome)
        return outcome_described("entrance", customers, p.wants[outcome], entrance=entrance)
    if draws_restaurant(p):
        square = SQUARES[closed_square(p)]
        return outcome_described("closed", restaurant=RESTAURANTS[outcome], square=square)
    return outcome_described("deal", seat=dealt_seat(p), good=GOODS[outcome])


@cache
def outcome_described(kind: str, *tile: int, **more: int | str) -> tuple[str, Json]:
    """An outcome as text and as data: of a tile the customers and their goods, and what it says."""
    action: Json = {"kind": kind}
    if tile:
        action |= {"customers": tile[0], "goods": goods_names(tile[1])}
    action |= more
    return action_text(action), action


def parse_outcome(position: Buffer, text: str) -> int:
    """The outcome of chance that a text means; it must match the current draw."""
    p = unpack_draw(position)
    match text.split():
        case ["closed", kind, _] if draws_restaurant(p):
            outcome = restaurant_number(kind)
        case ["entrance", number, goods, _] if p.stage == SETUP_ENTRANCES:
            outcome = find_tile(p.wants, number, goods)
        case ["offer", number, goods] if p.stage in OFFER_STAGES:
            outcome = find_tile(p.wants, number, goods)
        case ["display", good] if p.stage in DISPLAY_STAGES:
            outcome = good_number(good)
        case ["deal", _, good]:
            outcome = good_number(good)
        case _:
            outcome = -1
    if outcome < 0 or drawn(p, outcome)[0] != text:
        raise FeiraError(f"expected {expected_draw(p)}, found '{text}'")
    return outcome


def expected_draw(p: Any) -> str:
    """The form of the next outcome."""
    if draws_restaurant(p):
        return f"'closed KIND {SQUARES[closed_square(p)]}'"
    if p.stage == SETUP_ENTRANCES:
        return f"'entrance {drawn_size(p) + 1} GOODS {ENTRANCES[filled_entrance(p)]}'"
    if p.stage in OFFER_STAGES:
        return f"'offer {drawn_size(p) + 1} GOODS'"
    if p.stage in DISPLAY_STAGES:
        return "'display GOOD'"
    return f"'deal {dealt_seat(p)} GOOD'"

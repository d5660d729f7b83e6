"""Validates the draws in a position that comes as text.

Compiled rules use the counters as array indices and draw without checks. So a text must be
consistent: as many tiles drawn as lie on the table, and enough left to draw.
"""

from feira.core.position_reader import PositionReader
from feira.core.types import State
from feira.games.mercado.rules.geometry import size_of
from feira.games.mercado.rules.position import (
    CROWDED,
    CROWDED_MARKET,
    DRAW_OFFER,
    EXCHANGE_DISPLAY,
    EXCHANGE_HAND,
    GOOD_COUNT,
    HAND,
    MARQUIS,
    OVER,
    REVEAL,
    SETUP_CLOSED,
    SETUP_DISPLAY,
    SETUP_ENTRANCES,
    SETUP_HANDS,
    SETUP_OFFERS,
    SIDE,
    SIZES,
    SLOTS,
    SQUARE_COUNT,
    UNKNOWN,
)

# The range of `pending`, by stage. In other stages it is 0; at the end it is ignored.
PENDING = {
    SETUP_OFFERS: SIZES,
    DRAW_OFFER: SIZES,
    REVEAL: SQUARE_COUNT,
    EXCHANGE_HAND: GOOD_COUNT,
    EXCHANGE_DISPLAY: GOOD_COUNT,
    OVER: SQUARE_COUNT,
}


def check_counters(reader: PositionReader) -> None:
    """Refuses counters that are out of range in this stage."""
    s, stage = reader.s, int(reader.s.stage)
    drawn = {
        SETUP_DISPLAY: HAND,
        SETUP_HANDS: HAND * int(s.seats),
        SETUP_ENTRANCES: len(entrances(s)),
        SETUP_OFFERS: SLOTS,
        EXCHANGE_HAND: HAND,
        EXCHANGE_DISPLAY: HAND,
    }
    bounds = {
        "drawn": (0, drawn.get(stage, 1)),
        "pending": (0, PENDING.get(stage, 1)),
        "specialty": (-1, GOOD_COUNT),
    }
    for name, (least, above) in bounds.items():
        reader.value(name, "")
        reader.expect(least <= s[name] < above, f"'{name}' cannot be {s[name]} in this stage")


def check_draws(reader: PositionReader) -> None:
    """Refuses a position with other tiles than were drawn, or with too few left."""
    s, stage = reader.s, int(reader.s.stage)
    if stage <= SETUP_OFFERS:
        reader.expect(
            not any(s.owned.tolist()) and not any(s.open.tolist()), "nobody plays before the set-up"
        )
        reader.expect(tiles_of(s) == tiles_dealt(s), "other tiles were dealt by now")
    if stage == SETUP_CLOSED:
        reader.expect(s.shut[UNKNOWN] != 0, "all closed restaurants are known already")
    elif stage == SETUP_ENTRANCES:
        reader.expect(are_filled(s), "customers stand at other entrances by now")
    elif stage == SETUP_OFFERS:
        reader.expect(is_offered(s), "other customers are on offer by now")
    elif stage == DRAW_OFFER:
        size = int(s.pending)
        reader.expect(offered(s, size) < SLOTS and s.stack[size] > 0, "nothing joins the offer")
    elif stage in (EXCHANGE_HAND, EXCHANGE_DISPLAY):
        reader.expect(sum(s.bag.tolist()) >= HAND - s.drawn, "the bag has too few tiles")
    unknown = int(s.shut[UNKNOWN]).bit_count() + (stage == REVEAL)
    reader.expect(unknown <= sum(s.undrawn.tolist()), "there are not so many closed restaurants")


def entrances(s: State) -> list[int]:
    """The entrances that set-up fills, one after the other."""
    return list(map(int, CROWDED if s.challenge == CROWDED_MARKET else MARQUIS))


def tiles_of(s: State) -> list[int]:
    """How many stall tiles are on display, and in each hand."""
    return [sum(s.display.tolist()), *map(sum, s.hand.tolist()[: s.seats])]


def tiles_dealt(s: State) -> list[int]:
    """How many of them set-up has dealt by now: the display first, then three to each seat."""
    before = {SETUP_CLOSED: 0, SETUP_DISPLAY: 0, SETUP_HANDS: HAND}
    all_of_them = HAND * (1 + int(s.seats))
    dealt = before.get(int(s.stage), all_of_them)
    if int(s.stage) in before:
        dealt += int(s.drawn)
    return [min(max(dealt - first, 0), HAND) for first in range(0, all_of_them, HAND)]


def are_filled(s: State) -> bool:
    """Whether the entrances drawn for are filled, with tiles of the right size."""
    sizes = [
        number // SIDE if s.challenge == CROWDED_MARKET else 0 for number in range(int(s.drawn))
    ]
    stand = {entrance: int(tile) for entrance, tile in enumerate(s.customers) if tile >= 0}
    filled = entrances(s)[: len(sizes)]
    return sorted(stand) == sorted(filled) and sizes == [size_of(stand[at]) for at in filled]


def offered(s: State, size: int) -> int:
    """How many customer tiles of a size are on offer."""
    return sum(tile >= 0 for tile in s.offer.tolist()[size * SLOTS : (size + 1) * SLOTS])


def is_offered(s: State) -> bool:
    """Whether the offer is full for smaller sizes, drawn so far for this one, else empty."""
    pending = int(s.pending)
    full = all(offered(s, size) == SLOTS or s.stack[size] == 0 for size in range(pending))
    empty = not any(offered(s, size) for size in range(pending + 1, SIZES))
    return full and empty and offered(s, pending) == s.drawn and bool(s.stack[pending] > 0)

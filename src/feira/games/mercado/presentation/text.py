"""A whole position as text that a person can read and that parses back to the same bytes.

Derived data (the bag, the stacks, the kept sets) is not written.
"""

from collections.abc import Sequence
from typing import Any

from feira.core.config import check_seats, options_text, parse_options
from feira.core.jit import interpreted
from feira.core.lines import number_of
from feira.core.position_reader import PositionReader
from feira.core.types import Buffer, State
from feira.games.mercado.presentation.draws import check_counters, check_draws, offered
from feira.games.mercado.presentation.notation import (
    entrance_number,
    find_tile,
    good_number,
    restaurant_number,
    tile_text,
)
from feira.games.mercado.rules import earn
from feira.games.mercado.rules.config import NAME, OPTIONS, SEATS, config_of, configure
from feira.games.mercado.rules.geometry import size_of
from feira.games.mercado.rules.place import (
    insert_offer,
    place_customers,
    place_restaurant,
    place_stall,
)
from feira.games.mercado.rules.position import (
    EMPTY,
    ENTRANCES,
    EXCHANGE_DISPLAY,
    EXCHANGE_HAND,
    GOODS,
    HAND,
    LAYOUT,
    MARQUIS_OF_LISBOA,
    PLACED,
    PUB,
    REASONS,
    RESTAURANTS,
    SIDE,
    SLOTS,
    SQUARE_COUNT,
    STAGES,
    UNKNOWN,
)
from feira.games.mercado.rules.setup import has_spare_pub, keep_clear, open_column, setup

HEAD = f"position {NAME}"
NONE = "-"
# Numbers that are written only if they differ from the beginning of a turn.
COUNTERS = ("drawn", "pending", "coin_run", "last_turns", "specialty", "from_fours", "fours")
FRESH = {"last_turns": -1, "specialty": -1}


unpack = LAYOUT.unpacker()
owner_of = interpreted(earn.owner_of)


def position_text(position: Buffer) -> str:
    """The position, one aspect per line."""
    p, config = unpack(position), config_of(position)
    seats = range(config.seats)
    rows = [
        " ".join(square_text(p, row * SIDE + column) for column in range(SIDE))
        for row in range(SIDE)
    ]
    standing = [
        f"{name} {tile_text(p.wants, tile)}"
        for name, tile in zip(ENTRANCES, p.customers, strict=True)
        if tile >= 0
    ]
    offer = [tile_text(p.wants, tile) for tile in p.offer if tile >= 0]
    lines = [
        HEAD,
        f"seats: {config.seats}",
        f"options: {options_text(config, OPTIONS)}",
        f"stage: {STAGES[p.stage]}",
        f"turn: {p.turn}",
        f"placed: {PLACED[p.placed]}",
        f"market: {' / '.join(rows)}",
        f"customers: {', '.join(standing) or NONE}",
        f"offer: {', '.join(offer) or NONE}",
        f"display: {names_text(p.display, GOODS)}",
        f"hands: {' / '.join(names_text(p.hand[seat], GOODS) for seat in seats)}",
        f"held: {' / '.join(names_text(p.held[seat], RESTAURANTS) for seat in seats)}",
        f"coins: {' '.join(str(p.coins[seat]) for seat in seats)}",
        f"best_moves: {' '.join(str(p.best_move[seat]) for seat in seats)}",
    ]
    if p.reason:
        lines.append(f"reason: {REASONS[p.reason]}")
    counters = {name: getattr(p, name) for name in COUNTERS}
    lines += [f"{name}: {n}" for name, n in counters.items() if n != FRESH.get(name, 0)]
    return "\n".join(lines) + "\n"


def square_text(p: Any, square: int) -> str:
    """A square: `fish0` a stall of seat 0, `pub` open, `(pub)` closed, `(?)` unknown, `.` free."""
    for good, name in enumerate(GOODS):
        if p.selling[good] >> square & 1:
            return f"{name}{owner_of(p, square)}"
    for kind, name in enumerate(RESTAURANTS):
        if p.open[kind] >> square & 1:
            return name
        if p.shut[kind] >> square & 1:
            return f"({name})"
    return "(?)" if p.shut[UNKNOWN] >> square & 1 else "."


def names_text(counts: Sequence[int], names: tuple[str, ...]) -> str:
    """Names as often as they are counted."""
    return " ".join(name for name, n in zip(names, counts, strict=True) for _ in range(n)) or NONE


def parse_position(text: str) -> State:
    """The position that a text describes; errors name the line."""
    return Reader(text, HEAD, LAYOUT).read()


class Reader(PositionReader):
    """Puts the lines of a position text into a record."""

    def fill(self) -> None:
        """Reads customers before the market, since stalls and restaurants depend on them."""
        s = self.s
        seats = self.number(self.value("seats"))
        check_seats(NAME, SEATS, seats)
        config = configure(seats, parse_options(self.value("options")))
        setup(s, config)
        s.shut[:] = 0
        s.held[:] = 0
        s.stage = number_of(self.value("stage"), STAGES, "a stage")
        s.turn = self.number(self.value("turn"))
        s.placed = number_of(self.value("placed", PLACED[0]), PLACED, "something placed")
        s.reason = number_of(self.value("reason", REASONS[0]), REASONS, "a reason")
        for name in COUNTERS:
            s[name] = self.number(self.value(name, str(FRESH.get(name, 0))))
        self.read_customers()
        self.read_market()
        check_counters(self)
        self.read_tiles()
        s.coins[: config.seats] = [self.number(word) for word in self.by_seat("coins", None)]
        if "best_moves" in self.found:
            moves = self.by_seat("best_moves", None)
            s.best_move[: config.seats] = [self.number(word) for word in moves]
        check_draws(self)

    def read_customers(self) -> None:
        """Customers at entrances and on offer; the rest is in the stacks."""
        s = self.s
        for words in self.items("customers", 3):
            entrance = entrance_number(words[0])
            self.expect(s.customers[entrance] == EMPTY, f"entrance {words[0]} is not free")
            tile = self.turn_up(words[1], words[2])
            if s.challenge == MARQUIS_OF_LISBOA and entrance < SIDE:
                open_column(s, tile, entrance)
            place_customers(s, tile, entrance)
        for words in self.items("offer", 2):
            tile = self.turn_up(words[0], words[1])
            self.expect(offered(s, size_of(tile)) < SLOTS, "too many tiles of one size")
            insert_offer(s, tile)

    def items(self, key: str, words: int) -> list[list[str]]:
        """The comma-separated items of a line, each of so many words."""
        value = self.value(key)
        items = [] if value == NONE else [item.split() for item in value.split(",")]
        for item in items:
            self.expect(len(item) == words, f"expected {words} words, found '{' '.join(item)}'")
        return items

    def turn_up(self, number: str, goods: str) -> int:
        """Takes a customer tile from its stack."""
        tile = find_tile(self.s.wants.tolist(), number, goods)
        self.expect(self.s.unseen[tile] > 0, f"there are not so many tiles '{number} {goods}'")
        self.s.unseen[tile] -= 1
        self.s.stack[size_of(tile)] -= 1
        return tile

    def read_market(self) -> None:
        """The 25 squares."""
        words = self.value("market").replace("/", " ").split()
        self.expect(
            len(words) == SQUARE_COUNT, f"expected {SQUARE_COUNT} squares, found {len(words)}"
        )
        for square, word in enumerate(words):
            self.read_square(square, word)

    def read_square(self, square: int, word: str) -> None:
        """Reads one word of the market."""
        s = self.s
        if word == "(?)":
            s.shut[UNKNOWN] |= 1 << square
        elif word.startswith("("):
            kind = restaurant_number(word.strip("()"))
            self.take_restaurant(kind)
            s.shut[kind] |= 1 << square
            keep_clear(s, kind, square)
        elif word in RESTAURANTS:
            kind = restaurant_number(word)
            self.take_restaurant(kind)
            place_restaurant(s, kind, square)
        elif word != ".":
            seat = self.number(word[-1:])
            self.expect(seat < s.seats, f"there is no seat {seat}")
            good = good_number(word[:-1])
            self.take_good(good, 1)
            place_stall(s, seat, good, square)

    def take_restaurant(self, kind: int) -> None:
        """Accounts for a restaurant tile; a second pub is the spare one."""
        spare = kind == PUB and has_spare_pub(self.s)
        self.expect(self.s.undrawn[kind] + spare > 0, f"too many tiles '{RESTAURANTS[kind]}'")
        self.s.undrawn[kind] -= 1

    def take_good(self, good: int, tiles: int) -> None:
        """Accounts for stall tiles, which are then not in the bag."""
        self.expect(self.s.bag[good] >= tiles, f"too many stall tiles '{GOODS[good]}'")
        self.s.bag[good] -= tiles

    def read_tiles(self) -> None:
        """Display, hands and held restaurants; the rest is in the bag."""
        s = self.s
        for name in self.names(self.value("display")):
            self.take_good(good_number(name), 1)
            s.display[good_number(name)] += 1
        for seat, group in enumerate(self.by_seat("hands")):
            for name in self.names(group):
                self.take_good(good_number(name), 1)
                s.hand[seat, good_number(name)] += 1
        for seat, group in enumerate(self.by_seat("held")):
            for name in self.names(group):
                self.take_restaurant(restaurant_number(name))
                s.held[seat, restaurant_number(name)] += 1
        if has_spare_pub(s):
            s.undrawn[PUB] += 1
        if s.stage in (EXCHANGE_HAND, EXCHANGE_DISPLAY):
            self.take_good(int(s.pending), HAND)

    def names(self, text: str) -> list[str]:
        """Words, or none for `-`."""
        return [] if text.strip() == NONE else text.split()

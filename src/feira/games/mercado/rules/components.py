"""Component sets (M1.5–M1.7): which squares are marked and what customer tiles want.

A set is a small text file, `components.txt` here being the default. Players may replace it:
`--option components=FILE`. A record spells its set out on one line, so it replays without the file.
"""

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from feira.core.config import TEXT_MARK
from feira.core.errors import FeiraError
from feira.core.lines import Line, decode, lines_of
from feira.games.mercado.rules.position import (
    GOOD_COUNT,
    GOODS,
    SIZES,
    SQUARES,
    TILES,
    TILES_OF_SIZE,
    tiles_of_size,
)

MARKED = 11
KEYS = ("1 customer", "2 customers", "3 customers", "4 customers")
STACK_TILES = (10, 10, 10, 5)  # by size
DEFAULT = "default"


@dataclass(frozen=True)
class Components:
    """A component set as the record wants it: bits of squares, bits of goods by tile number."""

    marked: int
    wants: tuple[int, ...]  # by tile number
    copies: tuple[int, ...]

    def inline(self) -> str:
        """The whole set as one word, for the options of a record."""
        squares = ",".join(name for q, name in enumerate(SQUARES) if self.marked >> q & 1)
        tiles = [
            ",".join(
                goods_text(self.wants[tile])
                for tile in tiles_of_size(size)
                for _ in range(self.copies[tile])
            )
            for size in range(SIZES)
        ]
        return f"marked:{squares};" + ";".join(f"{n + 1}:{tiles[n]}" for n in range(SIZES))


def goods_text(goods: int) -> str:
    """Goods as they are written: `fish+flower`, always in the order of the goods."""
    return "+".join(name for good, name in enumerate(GOODS) if goods >> good & 1)


def parse_goods(text: str) -> int | None:
    """The goods of `fish+flower` as bits, or None if it is not written like that."""
    names = text.split("+")
    if any(name not in GOODS for name in names):
        return None
    goods = sum(1 << GOODS.index(name) for name in set(names))
    return goods if goods_text(goods) == text else None


def parse(text: str, source: str) -> Components:
    """Reads a component set; complains with the number of the line."""
    found: dict[str, Line] = {}
    for line in lines_of(text, source):
        if line.text:
            key, _ = line.pair()
            if key not in ("marked", *KEYS):
                raise line.error(
                    f"expected 'marked' or '1 customer' to '4 customers', found '{key}'"
                )
            if key in found:
                raise line.error(
                    f"'{key}' stands here a second time (first in line {found[key].number})"
                )
            found[key] = line
    for key in ("marked", *KEYS):
        if key not in found:
            last = len(text.splitlines()) + 1
            raise Line(source, last, "").error(
                f"expected a line '{key}: …', found the end of the file"
            )
    wants, copies = [0] * TILES, [0] * TILES
    for size, key in enumerate(KEYS):
        tiles = Counter(parse_tiles(found[key], size))
        for i, goods in enumerate(sorted(tiles, key=goods_order)):
            wants[size * TILES_OF_SIZE + i] = goods
            copies[size * TILES_OF_SIZE + i] = tiles[goods]
    return Components(parse_marked(found["marked"]), tuple(wants), tuple(copies))


def goods_order(goods: int) -> list[int]:
    """Sorts sets of goods as they read: fish before flower, fish+flower before fish+tomato."""
    return [good for good in range(GOOD_COUNT) if goods >> good & 1]


def parse_marked(line: Line) -> int:
    """The marked squares as bits."""
    names = line.pair()[1].split()
    for name in names:
        if name not in SQUARES:
            raise line.error(f"'{name}' is not a square (a1 to e5)")
        if names.count(name) > 1:
            raise line.error(f"square {name} is marked twice")
    if len(names) != MARKED:
        raise line.error(f"expected {MARKED} marked squares, found {len(names)}")
    return sum(1 << SQUARES.index(name) for name in names)


def parse_tiles(line: Line, size: int) -> list[int]:
    """The goods wanted by each tile of one size."""
    tiles = []
    for word in line.pair()[1].split():
        goods = parse_goods(word)
        if goods is None:
            order = ", ".join(GOODS)
            raise line.error(f"'{word}' is not goods joined by '+' in the order {order}")
        tiles.append(goods)
    if len(tiles) != STACK_TILES[size]:
        raise line.error(f"expected {STACK_TILES[size]} tiles, found {len(tiles)}")
    return tiles


@lru_cache(64)  # a set may be spelled out by anyone who plans a table
def load(option: str) -> Components:
    """The set that the option `components` names: the default, a file, or a set in one word."""
    if option == DEFAULT:
        path = Path(__file__).with_name("components.txt")
        return parse(path.read_text(encoding="utf-8"), "components.txt")
    if TEXT_MARK in option:
        text = option.replace(",", " ").replace(";", "\n")
        for size, key in enumerate(KEYS):
            text = text.replace(f"\n{size + 1}:", f"\n{key}:")
        return parse(text, "option components")
    try:
        data = Path(option).read_bytes()
    except OSError as error:
        raise FeiraError(f"component set '{option}': {error.strerror}") from None
    return parse(decode(data, option), option)

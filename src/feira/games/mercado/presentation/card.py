"""The market as it is drawn on a preview card."""

from collections.abc import Sequence

from feira.core.drawing import PATTERNS, Drawing, badge, colour_of, rect, use
from feira.core.types import Json
from feira.games.mercado.rules.position import GOODS, PUB, RESTAURANTS, SQUARES

SIDE, DEPTH, GAP, EDGE = 68, 44, 4, 13  # of a square, of an entrance, between them, around all
SIZE = 2 * (EDGE + DEPTH) + 5 * SIDE + 6 * GAP
FACES = 10  # faces that customers may have
GREY = 'filter="url(#grey)" opacity="0.8"'
GREYING = '<filter id="grey"><feColorMatrix type="saturate" values="0"/></filter>'
IMPROVES = {name: None if n == PUB else GOODS[n - 1] for n, name in enumerate(RESTAURANTS)}


def draw_card(view: Json, _seat: int) -> Drawing:
    """The whole market; it is the same for every seat."""
    far = SIZE - EDGE - DEPTH
    parts = [
        GREYING,
        rect(0, 0, SIZE, SIZE, 'rx="14" fill="var(--floor)" stroke="var(--line-2)"'),
        *(use("az", x, y, DEPTH, DEPTH) for x in (EDGE, far) for y in (EDGE, far)),
        *(square(one) for one in view["market"]),
        *(entrance(name, tile) for name, tile in view["entrances"].items()),
    ]
    return Drawing(title="Mercado de Lisboa", svg="".join(parts), width=SIZE, height=SIZE)


def along(number: int) -> int:
    """Where the line of that number, from 0, begins."""
    return EDGE + DEPTH + GAP + number * (SIDE + GAP)


def square(one: Json) -> str:
    """A square and what is on it."""
    number = SQUARES.index(one["square"])
    x, y = along(number % 5), along(number // 5)
    if one["stall"]:
        return stall(one["stall"], x, y)
    floor = rect(x, y, SIDE, SIDE, 'rx="9" fill="var(--square)"')
    if one["open"]:
        return floor + plate(one["open"], x, y)
    if one["closed"]:
        return floor + shut(one["closed"], x, y)
    return floor


def stall(stall: Json, x: float, y: float) -> str:
    """A stall under the awning of its owner; a number if a customer pays more than one coin."""
    seat, value = stall["owner"], stall["value"]
    awning = use(
        f"aw-{PATTERNS[seat % len(PATTERNS)]}", x, y, SIDE, 23, f'color="{colour_of(seat)}"'
    )
    return (
        rect(x, y, SIDE, SIDE, 'rx="9" fill="var(--tile)" stroke="var(--tile-line)"')
        + awning
        + use(
            f"pic-{stall['good']}",
            x + (3 if value > 1 else 17),
            y + (23 if value > 1 else 27),
            34,
            34,
        )
        + (
            badge(f"×{value}", x + SIDE - 2, y + SIDE - 2, "var(--gold)", "#4a3200")
            if value > 1
            else ""
        )
    )


def plate(kind: str, x: float, y: float) -> str:
    """An open restaurant, and the good that it improves."""
    middle, good = SIDE / 2, IMPROVES[kind]
    ring = (
        f'<circle cx="{x + middle}" cy="{y + middle}" r="30" fill="var(--plate)" '
        'stroke="var(--plate-rim)" stroke-width="2"/>'
    )
    picture = ring + use(f"pic-{kind}", x + 17, y + 16, 34, 34)
    if good is None:
        return picture
    disc = (
        f'<circle cx="{x + 55}" cy="{y + 55}" r="12" fill="var(--plate)" '
        'stroke="var(--tile-line)"/>'
    )
    return picture + disc + use(f"pic-{good}", x + 46, y + 46, 18, 18)


def shut(kind: str, x: float, y: float) -> str:
    """A closed restaurant behind its shutter."""
    middle = SIDE / 2
    disc = (
        f'<circle cx="{x + middle}" cy="{y + middle}" r="30" fill="var(--closed)" '
        'stroke="var(--shut-2)" stroke-width="2"/>'
    )
    known = "" if kind == "unknown" else use(f"pic-{kind}", x + 20, y + 29, 28, 28, GREY)
    slats = "".join(
        rect(x + 13, y + 11 + 5 * n, SIDE - 26, 4, 'rx="2" fill="var(--shut-2)"') for n in range(3)
    )
    return disc + known + slats


def entrance(name: str, tile: Json | str | None) -> str:
    """An entrance: customers with the goods they want, or nobody."""
    side, place = name[0], name[1:]
    line = along("abcde".index(place) if place in "abcde" else int(place) - 1)
    far = SIZE - EDGE - DEPTH
    x, y = {"N": (line, EDGE), "S": (line, far), "W": (EDGE, line), "E": (far, line)}[side]
    wide, high = (SIDE, DEPTH) if side in "NS" else (DEPTH, SIDE)
    if tile is None or isinstance(tile, str):
        dashes = "" if tile else ' stroke-dasharray="4 3"'
        return rect(x, y, wide, high, f'rx="8" fill="none" stroke="var(--line-2)"{dashes}')
    box = rect(x, y, wide, high, 'rx="8" fill="var(--tile)" stroke="var(--tile-line)"')
    return box + sill(side, x, y) + crowd(tile["customers"], tile["goods"], side, x, y)


def sill(side: str, x: float, y: float) -> str:
    """The sill of customers, on the side of the market."""
    long, thick = SIDE / 2, 3
    left, top = {
        "N": (x + SIDE / 4, y + DEPTH - thick),
        "S": (x + SIDE / 4, y),
        "W": (x + DEPTH - thick, y + SIDE / 4),
        "E": (x, y + SIDE / 4),
    }[side]
    wide, high = (long, thick) if side in "NS" else (thick, long)
    return rect(left, top, wide, high, 'rx="1.5" fill="var(--cobalt)"')


def crowd(customers: int, goods: Sequence[str], side: str, x: float, y: float) -> str:
    """The faces of customers on the outer side, what they want towards the market."""
    faces, wants = spots(customers, side, x, y, 17), spots(len(goods), side, x, y, 19, inner=True)
    return "".join(
        [
            *(
                use(f"pic-{face}", *at)
                for face, at in zip(faces_of(customers, goods), faces, strict=True)
            ),
            *(use(f"pic-{good}", *at) for good, at in zip(goods, wants, strict=True)),
        ]
    )


def spots(
    n: int, side: str, x: float, y: float, size: float, *, inner: bool = False
) -> list[tuple[float, float, float, float]]:
    """The boxes of n pictures in a line along an entrance; inside there is room for the sill."""
    step = min(size, (SIDE - 4) / n)
    start = (SIDE - step * (n - 1) - size) / 2
    margin = 4 if inner else 3
    across = DEPTH - size - margin if inner == (side in "NW") else margin
    places = [start + step * i for i in range(n)]
    if side in "WE":
        return [(x + across, y + at, size, size) for at in places]
    return [(x + at, y + across, size, size) for at in places]


def faces_of(customers: int, goods: Sequence[str]) -> list[str]:
    """The faces on a tile: always the same for the same tile, as on the page."""
    number = customers * 3
    for letter in ",".join(goods):
        number = (number * 7 + ord(letter)) % 9973
    return [f"face-{(number + i * 3) % FACES}" for i in range(customers)]

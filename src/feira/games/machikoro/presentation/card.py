"""A city as it is drawn on a preview card: its landmarks over its establishments."""

from feira.core.drawing import Drawing, badge, rect, use
from feira.core.types import Json
from feira.games.machikoro.rules.components import CARDS, COLOURS, LANDMARK_CARDS

WIDTH, HEIGHT, EDGE, GAP = 536, 450, 26, 10
LANDMARK_HEIGHT = 72
AWNING = 24
DARK_DOTS = "#204d10"  # the pattern on a light cloth is dark, as on the page
PATTERN = {"blue": "bands", "green": "dots", "red": "diagonals", "purple": "zigzag"}
COLOUR_OF = {card.name: COLOURS[card.colour] for card in CARDS}
ORDER = sorted(LANDMARK_CARDS, key=lambda card: card.cost)
# Cards in a row and the height of one, by how many kinds of cards there are.
SIZES = ((12, 6, 104), (21, 7, 90), (99, 8, 66))


def draw_card(view: Json, seat: int) -> Drawing:
    """The city of a seat."""
    player = view["players"][seat]
    plus = view["options"]["plus"] == "yes"
    round_corners = rect(0, 0, WIDTH, HEIGHT, 'rx="20"')
    clip = f'<clipPath id="city">{round_corners}</clipPath>'
    hill = "M0 362c62-50 134-50 227-17s196-38 309-8v113H0z"
    parts = [
        clip,
        '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" '
        'stop-color="var(--sky-1)"/><stop offset="1" stop-color="var(--sky-2)"/></linearGradient>',
        '<g clip-path="url(#city)">',
        rect(0, 0, WIDTH, HEIGHT, 'fill="url(#sky)"'),
        f'<path d="{hill}" fill="var(--hill)"/></g>',
        rect(0, 0, WIDTH, HEIGHT, 'rx="20" fill="none" stroke="var(--line)" stroke-width="2"'),
        *landmarks(player["landmarks"]),
        *establishments(player["city"]),
    ]
    return Drawing(
        title="Machi Koro Plus" if plus else "Machi Koro",
        svg="".join(parts),
        width=WIDTH,
        height=HEIGHT,
        of=len(player["landmarks"]),
    )


def landmarks(built: Json) -> list[str]:
    """The landmarks in a row: gold if they are built, pale if not."""
    names = [card.name for card in ORDER if card.name in built]
    wide = (WIDTH - 2 * EDGE - GAP * (len(names) - 1)) / len(names)
    parts = []
    for i, name in enumerate(names):
        x = EDGE + i * (wide + GAP)
        there = built[name]
        look = (
            'fill="var(--gold-soft)" stroke="var(--gold)" stroke-width="3"'
            if there
            else 'fill="var(--panel)" fill-opacity="0.5" stroke="var(--line-2)" '
            'stroke-dasharray="5 4" stroke-width="2"'
        )
        parts.append(rect(x, EDGE, wide, LANDMARK_HEIGHT, f'rx="14" {look}'))
        size = 44
        shown = "" if there else 'opacity="0.35"'
        box = (x + (wide - size) / 2, EDGE + (LANDMARK_HEIGHT - size) / 2, size, size)
        parts.append(use(f"pic-{name}", *box, shown))
    return parts


def establishments(city: Json) -> list[str]:
    """The establishments by kind, each with its number if there are several."""
    kinds = [card.name for card in CARDS if city.get(card.name)]
    columns, high = next((c, h) for most, c, h in SIZES if len(kinds) <= most)
    wide = (WIDTH - 2 * EDGE - GAP * (columns - 1)) / columns
    rows = -(-len(kinds) // columns)
    top = HEIGHT - EDGE - rows * high - (rows - 1) * GAP
    return [
        establishment(
            name,
            city[name],
            (EDGE + i % columns * (wide + GAP), top + i // columns * (high + GAP), wide, high),
        )
        for i, name in enumerate(kinds)
    ]


def establishment(name: str, number: int, box: tuple[float, float, float, float]) -> str:
    """A card under the awning of its colour."""
    x, y, wide, high = box
    colour = COLOUR_OF[name]
    size = min(44, high - 34)
    awning = use(f"aw-{PATTERN[colour]}", x, y, wide, AWNING, f'color="var(--k-{colour})"')
    if colour == "green":
        awning += dark_dots(x, y, wide)
    several = number > 1
    left = x + ((wide - size) / 2 if not several else 5)
    soft, ink = f"var(--k-{colour}-soft)", f"var(--k-{colour}-ink)"
    return (
        rect(x, y + 3, wide, high, 'rx="12" fill="var(--tile-line)"')
        + rect(x, y, wide, high, 'rx="12" fill="var(--panel)"')
        + awning
        + use(f"pic-{name}", left, y + AWNING + (high - AWNING - size) / 2, size, size)
        + (badge(f"×{number}", x + wide - 4, y + high - 4, soft, ink) if several else "")
    )


def dark_dots(x: float, y: float, wide: float) -> str:
    """Over the dots of an awning: they lie at fifths of its width."""
    rx, ry = wide * 0.049, AWNING * 0.14
    return "".join(
        f'<ellipse cx="{x + wide * (0.1 + 0.2 * n):g}" cy="{y + AWNING * 22 / 35:g}" '
        f'rx="{rx:g}" ry="{ry:g}" fill="{DARK_DOTS}"/>'
        for n in range(5)
    )

"""A card as SVG: who won, the scores, and the final position, in 1200 × 630 pixels."""

from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from feira.core.drawing import LEAST_TEXT, SHAPES, Drawing, colour_of, rect, use
from feira.web.cards.fonts import BOLD, DISPLAY, FAMILIES, PLAIN, cut, fitting
from feira.web.cards.pictograms import complete

WIDTH, HEIGHT = 1200, 630
EDGE = 64  # of texts and board, on both sides
AWNING = 52
STRIPE = 48
TOP, BOTTOM = 96, HEIGHT - 50
GAP = 44  # between texts and board
LOGO = (44, 40)
# By the number of players: where rows begin, their height and step, and sizes of their texts.
ROWS = ((3, 290, 58, 66, 28, 32), (4, 275, 48, 53, 26, 28), (9, 272, 44, 48, 25, 27))


@dataclass(frozen=True)
class Row:
    """A player on a card."""

    seat: int
    name: str
    points: str
    first: bool  # highlighted: has won, or is to act


@dataclass(frozen=True, kw_only=True)
class Card:
    """The contents of a card."""

    game: str
    title: str
    subtitle: str
    rows: Sequence[Row]
    foot: str
    drawing: Drawing


def card_svg(card: Card) -> str:
    """The card as an SVG file."""
    width = WIDTH - 2 * EDGE - GAP - card.drawing.width
    title, size = fitting(card.title, DISPLAY, 64, 32, width)
    many = len(card.rows) > ROWS[0][0]
    parts = [
        rect(0, 0, WIDTH, HEIGHT, 'fill="var(--page)"'),
        awning(),
        logo(),
        text(title, EDGE, 208 if many else 216, DISPLAY, size, "var(--ink)"),
        text(cut(card.subtitle, PLAIN, 26, width), EDGE, 252 if many else 259, PLAIN, 26),
        *rows(card.rows, width),
        text(cut(card.foot, PLAIN, LEAST_TEXT, width), EDGE, 574, PLAIN, LEAST_TEXT),
        board(card.drawing),
    ]
    return complete("".join(parts), card.game, WIDTH, HEIGHT)


def text(
    words: str,
    x: float,
    y: float,
    font: str,
    size: float,
    fill: str = "var(--ink-2)",
    rest: str = "",
) -> str:
    """A line of text; `y` is its base line."""
    family, weight = FAMILIES[font]
    look = f'font-family="{family}" font-weight="{weight}" font-size="{size:g}" fill="{fill}"'
    return f'<text x="{x:g}" y="{y:g}" {look} {rest}>{escape(words)}</text>'


def awning() -> str:
    """The awning over the whole width: stripes with round ends."""
    stripes = [
        f'<path d="M{x} 0h{STRIPE}v{AWNING - STRIPE // 2}a24 24 0 0 1-{STRIPE} 0z" fill="{fill}"/>'
        for i, x in enumerate(range(0, WIDTH, STRIPE))
        for fill in ("var(--p2)" if i % 2 == 0 else "var(--aw-2)",)
    ]
    return "".join(stripes) + rect(0, 0, WIDTH, 6, 'fill="#000" opacity="0.16"')


def logo() -> str:
    """Feira's sign and name."""
    wide, high = LOGO
    scale = wide / 100
    sign = (
        f'<g transform="translate({EDGE} {TOP}) scale({scale:g} {high / 92:g})" '
        'color="var(--terra)">'
        + use("aw-stripes", 0, 0, 100, 52)
        + '<path d="M12 56v32h76V56" fill="none" stroke="var(--terra)" stroke-width="9" '
        'stroke-linejoin="round"/></g>'
    )
    return sign + text("Feira", EDGE + wide + 12, TOP + 33, DISPLAY, 38, "var(--ink)")


def rows(players: Sequence[Row], width: float) -> list[str]:
    """The players, the best first."""
    _, top, high, step, size, large = next(row for row in ROWS if len(players) <= row[0])
    return [row(one, top + i * step, width, high, (size, large)) for i, one in enumerate(players)]


def row(one: Row, y: float, width: float, high: float, sizes: tuple[int, int]) -> str:
    """A player: shape, name and points."""
    size, large = sizes
    base = y + high / 2 + size * 0.35
    frame = 'rx="14" fill="var(--gold-soft)" stroke="var(--gold)" stroke-width="2"'
    colour = colour_of(one.seat)
    shape = use(
        f"sh-{SHAPES[one.seat % len(SHAPES)]}",
        *(EDGE + 16, y + high / 2 - 13, 26, 26),
        f'fill="{colour}" stroke="#000" stroke-opacity="0.35" stroke-width="1.2"',
    )
    room = width - 28 - 40 - 24 * len(one.points) * 0.8 - 24
    end = 'text-anchor="end"'
    return (
        (rect(EDGE + 1, y, width - 2, high, frame) if one.first else "")
        + shape
        + text(cut(one.name, BOLD, size, room), EDGE + 56, base, BOLD, size, "var(--ink)")
        + text(one.points, EDGE + width - 16, base + 1, BOLD, large, "var(--ink)", end)
    )


def board(drawing: Drawing) -> str:
    """The position, at the right and in the middle of the height."""
    x = WIDTH - EDGE - drawing.width
    y = (TOP + BOTTOM) / 2 + 1 - drawing.height / 2
    return f'<g transform="translate({x:g} {y:g})">{drawing.svg}</g>'

"""Drawings of positions for preview cards: SVG that refers to pictograms, shapes and colours by
name.

A game draws its board with `<use href="#pic-fish"/>`, `<use href="#aw-dots"/>` and
`fill="var(--gold)"`. The definitions of these names come from the page's sources when the page is
built; the renderer inserts them.
"""

from dataclasses import dataclass

SHAPES = ("triangle", "circle", "square", "diamond", "star")  # of seats, as on the page
PATTERNS = ("stripes", "dots", "zigzag", "diagonals", "bands")  # of their awnings
LEAST_TEXT = 22  # pixels: a card is also shown a quarter as wide


@dataclass(frozen=True, kw_only=True)
class Drawing:
    """A board as it is drawn on a card."""

    title: str  # the game and its box
    svg: str
    width: int
    height: int
    of: int | None = None  # how many points win; None: the most


def use(name: str, x: float, y: float, width: float, height: float, rest: str = "") -> str:
    """A reference to a symbol, placed into a box."""
    box = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return f'<use href="#{name}" {box}{" " + rest if rest else ""}/>'


def rect(x: float, y: float, width: float, height: float, rest: str) -> str:
    """A rectangle."""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" {rest}/>'


def colour_of(seat: int) -> str:
    """The colour of a seat."""
    return f"var(--p{seat % len(SHAPES) + 1})"


def badge(text: str, right: float, bottom: float, fill: str, ink: str) -> str:
    """A number in the lower right corner of something."""
    width = 8 + 13 * len(text)
    height = LEAST_TEXT + 5
    x, y = right - width, bottom - height
    return (
        rect(x, y, width, height, f'rx="7" fill="{fill}"')
        + f'<text x="{x + width / 2:g}" y="{y + 20.5:g}" text-anchor="middle" fill="{ink}" '
        f'font-family="Commissioner" font-weight="700" font-size="{LEAST_TEXT}">{text}</text>'
    )

"""The fonts of cards: how wide a text is, and which characters can be written.

They are made from the client's web fonts by `tools/card_fonts.py`: Alegreya and Commissioner, for
Latin and Cyrillic, under the SIL Open Font License.
"""

from bisect import bisect_right
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # imported on first use
    from PIL.ImageFont import FreeTypeFont

FOLDER = Path(__file__).with_name("font_files")
DISPLAY, PLAIN, BOLD = "alegreya-800", "commissioner-400", "commissioner-700"
FAMILIES = {DISPLAY: ("Alegreya", 800), PLAIN: ("Commissioner", 400), BOLD: ("Commissioner", 700)}
FILES = [str(FOLDER / f"{name}.ttf") for name in FAMILIES]
MEASURED = 100  # pixels: the size in which texts are measured
NOTHING = "\uffff"  # a character that no font has
CUT = "…"
LONGEST = 400  # characters that are measured: no card has room for more


@cache
def font(name: str) -> "FreeTypeFont":
    """A font in the size for measuring."""
    from PIL import ImageFont

    return ImageFont.truetype(FOLDER / f"{name}.ttf", MEASURED)


def width_of(text: str, name: str, size: float) -> float:
    """How wide a text is, in pixels."""
    return font(name).getlength(text) * size / MEASURED


@cache
def is_written(character: str) -> bool:
    """Whether the font has a glyph for this character."""
    face = font(PLAIN)
    missing = bytes(face.getmask(NOTHING))
    return character == " " or bytes(face.getmask(character)) != missing


def can_write(text: str) -> bool:
    """Whether the font has glyphs for all characters of a text."""
    return all(map(is_written, text))


def cut(text: str, name: str, size: float, most: float) -> str:
    """A text cut to this width: the end of a longer one is left out."""
    if len(text) <= LONGEST and width_of(text, name, size) <= most:
        return text
    text = text[:LONGEST]
    lengths = range(1, len(text) + 1)
    fit = bisect_right(lengths, most, key=lambda n: width_of(text[:n] + CUT, name, size))
    return text[:fit].rstrip() + CUT


def fitting(text: str, name: str, largest: int, smallest: int, most: float) -> tuple[str, int]:
    """A text in the largest size that fits this width; cut in the smallest one."""
    for size in range(largest, smallest - 1, -2):
        if len(text) <= LONGEST and width_of(text, name, size) <= most:
            return text, size
    return cut(text, name, smallest, most), smallest

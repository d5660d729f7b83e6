"""`python tools/card_fonts.py`: makes the fonts of preview cards from the client's web fonts.

The server draws text with TrueType files of one weight each. The client has variable web fonts in
parts, one for each script. This program instantiates the parts for Latin and Cyrillic at their
weight and merges them. It needs fonttools, brotli and the client's node_modules; run it when the
fonts change.
"""

import shutil
from io import BytesIO
from pathlib import Path

from fontTools.merge import Merger, Options
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parent.parent
PACKAGES = ROOT / "client" / "node_modules" / "@fontsource-variable"
TARGET = ROOT / "src" / "feira" / "web" / "cards" / "font_files"
SCRIPTS = ("latin", "latin-ext", "cyrillic", "cyrillic-ext")
FONTS = (
    ("alegreya", "Alegreya", 800),
    ("commissioner", "Commissioner", 400),
    ("commissioner", "Commissioner", 700),
)
DROPPED = ("GSUB", "GDEF", "STAT", "HVAR", "MVAR", "DSIG", "meta", "prep", "gasp", "GPOS")


def part(package: str, script: str, weight: int) -> BytesIO:
    """One script of a font in one weight."""
    font = TTFont(PACKAGES / package / "files" / f"{package}-{script}-wght-normal.woff2")
    font = instantiateVariableFont(font, {"wght": weight}, inplace=True)
    for table in DROPPED:
        if table in font:
            del font[table]
    font.flavor = None
    made = BytesIO()
    font.save(made)
    made.seek(0)
    return made


def named(font: TTFont, family: str, weight: int) -> None:
    """Names a font so that it is found by family and weight."""
    style = "Bold" if weight >= 700 else "Regular"
    for record in font["name"].names:
        if record.nameID in (1, 16):
            record.string = family
        elif record.nameID in (2, 17):
            record.string = style
    font["OS/2"].usWeightClass = weight


def main() -> None:
    """Writes all fonts and their licences."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for package, family, weight in FONTS:
        font = Merger(Options(drop_tables=["vhea", "vmtx"])).merge(
            [part(package, script, weight) for script in SCRIPTS]
        )
        named(font, family, weight)
        font.save(TARGET / f"{package}-{weight}.ttf")
        shutil.copy(PACKAGES / package / "LICENSE", TARGET / f"{package}-LICENSE.txt")


if __name__ == "__main__":
    main()

"""Pictures of SVG: PNG for cards, animated WebP for whole games.

As a program it makes a picture of the drawings on its standard input: see `drawing_process.py`.
"""

import json
import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from io import BytesIO

from feira.web.cards.fonts import FILES

CARD, FILM = "card", "film"
BEHIND = 5  # by this much the niceness of drawing exceeds that of the server
FRAME = (600, 315)  # pixels of an animated picture
MOST_BYTES = 1_000_000  # of an animated picture
QUALITIES = (80, 60, 40, 25)  # tried in this order, until the picture is small enough
FRAME_MS = 700
LAST_MS = 3500  # of the last frame, which shows who has won


def png(svg: str, *, width: int | None = None) -> bytes:
    """A picture of a drawing."""
    import resvg_py

    made = resvg_py.svg_to_bytes(
        svg_string=svg, width=width, skip_system_fonts=True, font_files=FILES
    )
    return bytes(made)


def animated(svgs: Iterable[str]) -> bytes:
    """An animated WebP of drawings, at most a megabyte."""
    from PIL import Image

    width = FRAME[0]
    frames = [Image.open(BytesIO(png(svg, width=width))).convert("RGB") for svg in svgs]
    durations = [FRAME_MS] * (len(frames) - 1) + [LAST_MS]
    for quality in QUALITIES:
        out = BytesIO()
        frames[0].save(
            out,
            "WEBP",
            save_all=True,
            append_images=frames[1:],
            duration=durations,
            loop=0,
            quality=quality,
            method=3,
            minimize_size=False,
        )
        if out.tell() <= MOST_BYTES:
            break
    return out.getvalue()


def main() -> None:
    """Writes the picture of the kind that the argument names to standard output."""
    with suppress(AttributeError, OSError):  # not available on Windows, nor where a unit forbids it
        os.nice(BEHIND)
    svgs = json.load(sys.stdin.buffer)
    sys.stdout.buffer.write(png(svgs[0]) if sys.argv[1] == CARD else animated(svgs))


if __name__ == "__main__":
    main()

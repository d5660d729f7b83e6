"""The parts of drawings: pictograms, shapes and colours, from the sources of the page.

The build of the page writes `pictograms.json`. So a card has the same pictograms and colours as the
page, and none of them exists twice.
"""

import json
import re
from functools import cache
from typing import Any

from feira.core.errors import FeiraError
from feira.core.types import Json
from feira.web.page import STATIC

FILE = "pictograms.json"
TOKEN = re.compile(r"var\(--([\w-]+)\)")
PICTURE = re.compile(r'href="#pic-([\w-]+)"')


class NotBuilt(FeiraError):
    """The page is not built, so there is nothing to draw with."""


@cache
def drawn() -> Any:
    """The file, read once."""
    path = STATIC / FILE
    if not path.is_file():
        raise NotBuilt("there are no pictures: the page is not built yet")
    return json.loads(path.read_bytes())


@cache
def tokens_of(game: str) -> Json:
    """The colours of the light theme, as the page of a game has them."""
    found: Json = drawn()["tokens"] | drawn()["games"][game]["tokens"]
    return found


def complete(svg: str, game: str, width: int, height: int) -> str:
    """A drawing with the definitions of everything that it refers to, as a file of its own."""
    pictures, tokens = drawn()["games"][game]["pictures"], tokens_of(game)
    used = sorted(set(PICTURE.findall(svg)))
    definitions = drawn()["shapes"] + "".join(pictures[name] for name in used)
    body = TOKEN.sub(lambda name: tokens[name[1]], f"<defs>{definitions}</defs>{svg}")
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 {width} {height}" width="{width}" height="{height}">{body}</svg>'
    )

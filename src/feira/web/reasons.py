"""Why choices are not legal, many at once: a page asks for all places where a tile could go."""

from collections.abc import Sequence

from feira.core.errors import FeiraError
from feira.core.game import Json
from feira.table.authority import Open
from feira.table.table import Person, Table
from feira.web.answers import Reasons
from feira.web.service import reason_against

MOST = 100  # choices of one question


def reasons_against(opened: Open, person: Person, choices: Sequence[str]) -> Reasons:
    """For each choice, a number or as records write it, why it is not legal; None: it is."""
    reasons: dict[str, Json | None] = {}
    for text in choices:
        number = number_of(opened.table, text)
        reasons[text] = reason_against(opened, person, number)["why"]
    return Reasons(version=opened.table.version, reasons=reasons)


def number_of(table: Table, text: str) -> int:
    """The number of a choice; what cannot be read has one that no choice has."""
    if text.isascii() and text.isdecimal():
        return int(text)
    if table.position is None:
        return table.game.choices
    try:
        return table.game.parse(table.position, text)
    except FeiraError:
        return table.game.choices

"""Why choices are not legal, for many choices in one request."""

import json
from collections.abc import Sequence

from feira.core.errors import FeiraError
from feira.core.position import Position
from feira.core.types import Json
from feira.service.answers import Reasons
from feira.table.person import Person
from feira.table.table import Table

MOST_CHOICES = 100  # in one request


def reasons_against(table: Table, person: Person, choices: Sequence[str]) -> Reasons:
    """Why each choice (a number, a notation, or an action as JSON) is not legal."""
    reasons = {text: reason_against(table, person, text) for text in choices}
    return Reasons(version=table.version, reasons=reasons)


def reason_against(table: Table, person: Person, text: str) -> Json | None:
    """Why a choice is not legal; None: it is. Reasons reveal coins, so only the actor gets them."""
    if table.position is None:
        return {"key": "not-begun"}
    if table.actor not in table.own(person.id):
        return {"key": "not-your-turn"}
    return table.position.refusal(number_of(table.position, text))


def number_of(position: Position, text: str) -> int:
    """The number of a choice; unparsable text gets a number that no choice has."""
    if text.isascii() and text.isdecimal():
        return int(text)
    presentation = position.game.presentation
    try:
        if text.startswith("{"):
            return presentation.parse_action(position.array, json.loads(text))
        return presentation.parse_choice(position.array, text)
    except (FeiraError, ValueError, RecursionError):
        return position.game.rules.choices

"""Why choices are not legal, for many choices at once: pages ask for all squares of a tile."""

import json
from collections.abc import Sequence

import numpy as np

from feira.core.errors import FeiraError
from feira.core.game import Game, Json
from feira.table.person import Person
from feira.table.refused import why_not
from feira.table.table import Table
from feira.web.answers import Reasons

MOST_CHOICES = 100  # of one request


def reasons_against(table: Table, person: Person, choices: Sequence[str]) -> Reasons:
    """For each choice (a number, a notation, or an action as JSON) why it is not legal."""
    reasons = {text: reason_against(table, person, text) for text in choices}
    return Reasons(version=table.version, reasons=reasons)


def reason_against(table: Table, person: Person, text: str) -> Json | None:
    """Why a choice is not legal; None: it is. Reasons name coins, so only the actor gets them."""
    if table.position is None:
        return {"key": "not-begun"}
    if table.actor not in table.own(person.id):
        return {"key": "not-your-turn"}
    return why_not(table.game, table.position, number_of(table.game, table.position, text))


def number_of(game: Game, s: np.record, text: str) -> int:
    """The number of a choice; a text that is none gets a number that no choice has."""
    if text.isascii() and text.isdecimal():
        return int(text)
    try:
        if text.startswith("{"):
            return choice_of_action(game, s, json.loads(text))
        return game.parse(s, text)
    except (FeiraError, ValueError, RecursionError):
        return game.choices


def choice_of_action(game: Game, s: np.record, action: Json) -> int:
    """The number of the choice that an action means; games do not parse actions yet."""
    raise FeiraError(f"{game.name} does not know the action {action} in {s.dtype}")

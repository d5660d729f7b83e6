"""Hints: who may have one, and what it contains."""

from typing import TYPE_CHECKING

from feira.core.position import Position
from feira.core.types import Json
from feira.table.person import Person
from feira.table.refused import Refused
from feira.table.table import Table

if TYPE_CHECKING:  # a runtime import would slow the start of a server
    from feira.players.analysis import Analysis

HINT_MILLISECONDS = 1000.0  # of search


def check_hint_allowed(table: Table, person: Person) -> None:
    """Hints are for the person to act, and not in rated games and campaigns."""
    if table.strict:
        raise Refused("no-hints")
    if table.actor is None or table.actor not in table.own(person.id):
        raise Refused("not-your-turn")


def hint_json(position: Position, version: int, found: "Analysis") -> Json:
    """The best choice with the expected win shares, the reasons, and the principal variation."""
    best = found.choices[0]
    return {
        "version": version,
        "choice": best.choice,
        "text": best.text,
        "action": best.action,
        "shares": list(best.shares),
        "reason": best.reason,
        "outlook": position.play(best.choice).outlook(),
    }

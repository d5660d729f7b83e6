"""Explained events: message keys with their arguments."""

from feira.core.events import Rows
from feira.core.explainer import Explainer
from feira.core.types import Buffer, Json
from feira.games.machikoro.rules.components import LANDMARKS, NAMES
from feira.games.machikoro.rules.events import EVENTS
from feira.games.machikoro.rules.position import REASONS

explained = Explainer(
    EVENTS,
    {
        "card": NAMES,
        "given-card": NAMES,
        "taken-card": NAMES,
        "landmark": LANDMARKS,
        "reason": REASONS,
    },
).message


def explain(_position: Buffer, events: Rows) -> list[Json]:
    """Events as message keys and their arguments."""
    return [explained(event) for event in events]

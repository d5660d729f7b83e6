"""What happened, as message keys with their arguments."""

from feira.core.events import Rows
from feira.core.types import Buffer, Json
from feira.games.machikoro.rules.components import LANDMARKS, NAMES
from feira.games.machikoro.rules.events import EVENTS
from feira.games.machikoro.rules.position import REASONS

# The names of the numbers that an event has.
NUMBER_NAMES: dict[str, tuple[str, ...]] = {
    "card": NAMES,
    "given-card": NAMES,
    "taken-card": NAMES,
    "landmark": LANDMARKS,
    "reason": REASONS,
}
# By kind of event: its key, and where each argument stands, what it is called, and its names.
ARGUMENTS = {
    kind: (key, tuple((at, name, NUMBER_NAMES.get(name)) for at, name in enumerate(numbers, 1)))
    for kind, (key, numbers) in EVENTS.items()
}


def explain(_position: Buffer, events: Rows) -> list[Json]:
    """Events as message keys and their arguments."""
    return [explained(event) for event in events]


def explained(event: list[int]) -> Json:
    """One event as a message key and its arguments."""
    key, arguments = ARGUMENTS[event[0]]
    message: Json = {"key": key}
    for at, name, names in arguments:
        message[name] = names[event[at]] if names else event[at]
    return message

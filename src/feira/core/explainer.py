"""Explained events: what the rules write as rows of numbers becomes a key with named arguments."""

from collections.abc import Mapping

from feira.core.types import Json


class Explainer:
    """Turns the rows of a game's events into messages."""

    def __init__(
        self,
        events: Mapping[int, tuple[str, tuple[str, ...]]],
        names: Mapping[str, tuple[str, ...]],
    ) -> None:
        """`events` has the key and the arguments of each kind, `names` the names behind numbers."""
        self.kinds = {
            kind: (key, tuple((at, name, names.get(name)) for at, name in enumerate(arguments, 1)))
            for kind, (key, arguments) in events.items()
        }

    def message(self, event: list[int]) -> Json:
        """One event as a message key and its arguments."""
        key, arguments = self.kinds[event[0]]
        message: Json = {"key": key}
        for at, name, names in arguments:
            message[name] = names[event[at]] if names else event[at]
        return message

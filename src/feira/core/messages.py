"""Localised messages: Project Fluent, one folder of `.ftl` files for each game.

An explained event is a key and arguments. An argument that names something of the game (a good, a
kind of restaurant) is passed to the message twice: as it is, for grammar that depends on it
(`$good`), and as the reader's word (`$goodName`), from the message `good-fish`. A thing in a role
is written `given-card`, `from-seat`; seats are named by their players (`$player`, `$from-player`).
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args

from fluent.runtime import FluentBundle, FluentResource

from feira.core.errors import FeiraError
from feira.core.types import Json

UNWORDED = ("key", "action")  # arguments that messages do not use
Language = Literal["en", "uk", "pl", "de", "fr"]
LANGUAGES: tuple[str, ...] = get_args(Language)


@cache
def bundle(folder: str, language: str) -> FluentBundle:
    """All messages of one folder in one language."""
    path = Path(folder) / f"{language}.ftl"
    if not path.exists():
        known = ", ".join(sorted(file.stem for file in Path(folder).glob("*.ftl")))
        raise FeiraError(f"there is no language '{language}' (there is: {known})")
    messages = FluentBundle([language], use_isolating=False)
    messages.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return messages


class Messages:
    """The messages of a game in one language, with the names of the players."""

    def __init__(self, folder: str, language: str, players: Sequence[str]) -> None:
        self.bundle = bundle(folder, language)
        self.players = players

    def format(self, key: str, **arguments: Any) -> str:
        """Formats one message. A missing or malformed message is a bug, and raises."""
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(text)

    def name(self, argument: str, value: str) -> str | None:
        """The word for the value of an argument, if it has one."""
        key = f"{argument.rpartition('-')[2]}-{value}"
        return self.format(key) if self.bundle.has_message(key) else None

    def tell(self, event: Json) -> str:
        """An explained event as a sentence."""
        arguments: dict[str, Any] = {}
        for argument, value in event.items():
            if argument.endswith("seat"):
                arguments[argument.removesuffix("seat") + "player"] = self.players[value]
            elif isinstance(value, list):
                arguments[argument] = " + ".join(self.word(argument, one) for one in value)
                arguments[f"{argument}Count"] = len(value)
            elif argument not in UNWORDED:
                arguments[argument] = value
                if isinstance(value, str):
                    arguments[f"{argument}Name"] = self.name(argument, value) or value
        return self.format(event["key"], **arguments)

    def word(self, argument: str, value: Any) -> str:
        """One member of a list: a name, or a thing with a kind and a place."""
        if isinstance(value, dict):
            return " ".join(self.name(key, word) or word for key, word in value.items())
        return self.name(argument.removesuffix("s"), value) or str(value)

"""Refusals of commands, as message keys with arguments."""

from feira.core.errors import FeiraError
from feira.core.types import Json


class Refused(FeiraError):
    """A command that cannot be executed, with the reason as a message key and its arguments."""

    def __init__(self, key: str, **arguments: object) -> None:
        super().__init__(key)
        self.reason: Json = {"key": key, **arguments}

"""Reads a whole position from its text: the part common to all games."""

from abc import ABC, abstractmethod

from feira.core.errors import FeiraError
from feira.core.layout import Layout
from feira.core.lines import lines_of, wrong_line
from feira.core.types import State

SOURCE = "position"


class PositionReader(ABC):
    """Puts the `key: value` lines of a position text into an empty record, `s`.

    Errors are reported with the line that was asked for last.
    """

    def __init__(self, text: str, head: str, layout: Layout) -> None:
        lines = [line for line in lines_of(text, SOURCE) if line.text]
        if not lines or lines[0].text != head:
            raise wrong_line(SOURCE, 1, f"expected '{head}'")
        self.found = {line.pair()[0]: line for line in lines[1:]}
        self.line = lines[0]
        self.s = layout.empty()

    @abstractmethod
    def fill(self) -> None:
        """Reads everything, in an order in which each line can use those before."""

    def read(self) -> State:
        """The position; errors name the number of a line."""
        try:
            self.fill()
        except FeiraError as error:
            if str(error).startswith(SOURCE):
                raise
            raise self.line.error(str(error)) from None
        except OverflowError:
            raise self.line.error("a number is too large") from None
        return self.s

    def value(self, key: str, default: str | None = None) -> str:
        """The value of a line. Later errors are reported for this line."""
        if key not in self.found:
            if default is None:
                raise FeiraError(f"{SOURCE}: expected a line '{key}: …'")
            return default
        self.line = self.found[key]
        return self.line.pair()[1]

    def number(self, text: str) -> int:
        """A whole number."""
        try:
            return int(text)
        except ValueError:
            raise FeiraError(f"expected a number, found '{text}'") from None

    def expect(self, condition: bool, what: str) -> None:
        """Raises unless the condition holds."""
        if not condition:
            raise self.line.error(what)

    def by_seat(self, key: str, separator: str | None = "/") -> list[str]:
        """One entry for each seat, between separators (None: blanks)."""
        entries = [entry.strip() for entry in self.value(key).split(separator)]
        seats = int(self.s.seats)
        self.expect(len(entries) == seats, f"expected {seats} entries, found {len(entries)}")
        return entries

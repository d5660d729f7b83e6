"""Text files of `key: value` lines with comments: the common format of records, positions and
component sets. Errors name the number of the line.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from feira.core.errors import FeiraError


def wrong_line(source: str, number: int, what: str) -> FeiraError:
    """The error for one line of a text."""
    return FeiraError(f"{source}, line {number}: {what}", line=number)


@dataclass(frozen=True)
class Line:
    """One line with content, and its number."""

    source: str
    number: int
    text: str

    def error(self, what: str) -> FeiraError:
        """The error for this line."""
        return wrong_line(self.source, self.number, what)

    def pair(self) -> tuple[str, str]:
        """The line as key and value."""
        key, colon, value = self.text.partition(":")
        if not colon or not key.strip():
            raise self.error(f"expected 'key: value', found '{self.text}'")
        return key.strip(), value.strip()


def lines_of(text: str, source: str) -> Iterator[Line]:
    """All lines, stripped of comments and surrounding blanks; empty ones included."""
    for number, line in enumerate(text.splitlines(), 1):
        yield Line(source, number, line.partition("#")[0].strip())


def number_of(name: str, names: tuple[str, ...], what: str) -> int:
    """The number of a named thing; the error for an unknown name lists the names."""
    if name not in names:
        raise FeiraError(f"'{name}' is not {what} ({', '.join(names)})")
    return names.index(name)


def decode(data: bytes, source: str) -> str:
    """Text from bytes: UTF-8, with or without a byte order mark."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        number = data[: error.start].count(b"\n") + 1
        raise wrong_line(source, number, "expected UTF-8 text") from None

"""Reads and writes the parts of WebAssembly modules."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

MAGIC = b"\0asm\1\0\0\0"
# Numbers of sections.
CUSTOM, TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT, START, ELEMENT, CODE, DATA = range(
    12
)
DATA_COUNT = 12


class Reader:
    """Reads numbers and names from a part of a module."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    @property
    def has_more(self) -> bool:
        """Is there anything left?"""
        return self.at < len(self.data)

    def take(self, size: int) -> bytes:
        """The next bytes."""
        self.at += size
        return self.data[self.at - size : self.at]

    def byte(self) -> int:
        """The next byte."""
        return self.take(1)[0]

    def number(self) -> int:
        """An unsigned number of variable length."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def signed(self) -> int:
        """A signed number of variable length."""
        start = self.at
        value = self.number()
        bits = 7 * (self.at - start)
        return value - (1 << bits) if value >> (bits - 1) else value

    def name(self) -> str:
        """A name, preceded by its length."""
        return self.take(self.number()).decode()

    def part(self) -> "Reader":
        """A part, preceded by its length."""
        return Reader(self.take(self.number()))


class Section(NamedTuple):
    """A section of a module. Custom ones have a name."""

    number: int
    name: str
    body: bytes


def sections(module: bytes) -> Iterator[Section]:
    """The sections of a module, in their order."""
    if module[: len(MAGIC)] != MAGIC:
        raise ValueError("not a WebAssembly module")
    reader = Reader(module[len(MAGIC) :])
    while reader.has_more:
        number, part = reader.byte(), reader.part()
        name = part.name() if number == CUSTOM else ""
        yield Section(number, name, part.data[part.at :])


def number(value: int) -> bytes:
    """An unsigned number of variable length."""
    found = bytearray()
    while value >= 0x80:
        found.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*found, value])


def name(text: str) -> bytes:
    """A name, preceded by its length."""
    return number(len(text.encode())) + text.encode()


def vector(items: Iterable[bytes]) -> bytes:
    """Items, preceded by their number."""
    listed = list(items)
    return number(len(listed)) + b"".join(listed)


def section(kind: int, body: bytes) -> bytes:
    """A section."""
    return bytes([kind]) + number(len(body)) + body

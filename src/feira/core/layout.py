"""The layout of a position: fields of signed integers, side by side, without padding.

A game declares its fields once. Kernels use them through a NumPy record (`Layout.dtype`).
Presentation unpacks the same bytes into plain numbers with `struct`, which is a hundred times
quicker than reading a record field by field and needs no NumPy.
"""

from collections import namedtuple
from collections.abc import Callable, Sequence
from functools import cached_property
from math import prod
from operator import itemgetter
from struct import Struct, pack_into
from typing import TYPE_CHECKING, Any, NamedTuple

from feira.core.types import Buffer, State

if TYPE_CHECKING:
    import numpy as np

# A field as a game declares it: name, bits, and the length of a row or the shape of a table.
FieldSpec = tuple[str, int] | tuple[str, int, int] | tuple[str, int, tuple[int, int]]

CODES = {8: "b", 16: "h", 32: "i", 64: "q"}  # of `struct`, by bits


class Field(NamedTuple):
    """One field: a number, a row of numbers (`shape` of one) or a table (`shape` of two)."""

    name: str
    bits: int
    shape: tuple[int, ...]
    offset: int  # in bytes

    @property
    def size(self) -> int:
        """Its size in bytes."""
        return prod(self.shape) * self.bits // 8


class Layout:
    """The fields of a position and where their bytes are."""

    def __init__(self, fields: Sequence[FieldSpec]) -> None:
        self.fields: dict[str, Field] = {}
        self.size = 0
        for name, bits, *rest in fields:
            self._add(name, bits, rest[0] if rest else ())
        widest = max(field.bits for field in self.fields.values()) // 8
        if self.size % widest:
            self._add("spare", 8, -self.size % widest)

    def _add(self, name: str, bits: int, shape: int | tuple[int, ...]) -> None:
        """Appends a field."""
        if self.size % (bits // 8):
            raise ValueError(f"field {name} is not aligned: wider fields come first")
        shape = (shape,) if isinstance(shape, int) else shape
        self.fields[name] = field = Field(name, bits, shape, self.size)
        self.size += field.size

    @cached_property
    def dtype(self) -> "np.dtype[Any]":
        """The record that kernels work on."""
        import numpy as np

        fields = [
            (field.name, f"i{field.bits // 8}", field.shape) for field in self.fields.values()
        ]
        return np.dtype((np.record, np.dtype(fields, align=True)))

    def empty(self) -> State:
        """A record of zeros."""
        import numpy as np

        record: State = np.zeros(1, self.dtype)[0]
        return record

    def unpacker(self, *names: str) -> Callable[[Buffer], Any]:
        """A function that unpacks a position into plain numbers: all fields, or those named.

        It returns a named tuple of the fields, in which rows are tuples and tables tuples of rows.
        """
        chosen = [field for field in self.fields.values() if field.name in names or not names]
        unpack = self._struct(chosen).unpack_from
        parts = []
        start = 0
        for field in chosen:
            parts.append(part(start, field.shape))
            start += prod(field.shape)
        numbers_of: Any = namedtuple("Numbers", [field.name for field in chosen])  # type: ignore[misc]
        make = numbers_of._make

        def unpacked(position: Buffer) -> Any:
            numbers = unpack(position)  # type: ignore[arg-type]
            return make([take(numbers) for take in parts])

        return unpacked

    def replace(self, position: Buffer, **numbers: int) -> bytearray:
        """A copy of a position in which some single numbers are different."""
        changed = bytearray(position)
        for name, number in numbers.items():
            field = self.fields[name]
            pack_into(CODES[field.bits], changed, field.offset, number)
        return changed

    def _struct(self, chosen: Sequence[Field]) -> Struct:
        """The format string of `struct` for the chosen fields, with padding for the others."""
        text = "="
        end = 0
        for field in chosen:
            text += f"{field.offset - end}x{prod(field.shape)}{CODES[field.bits]}"
            end = field.offset + field.size
        return Struct(text)


def part(start: int, shape: tuple[int, ...]) -> Callable[[tuple[int, ...]], Any]:
    """Extracts a field from all numbers: a number, a row of them, or the rows of a table."""
    if not shape:
        return itemgetter(start)
    width = shape[-1]
    return itemgetter(*(slice(at, at + width) for at in range(start, start + prod(shape), width)))

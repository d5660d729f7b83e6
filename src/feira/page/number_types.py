"""The types of elements in `arrays.py`: numbers, rows of numbers, and records of them."""

import math
from functools import cache
from struct import Struct
from typing import Any

# By NumPy's names: the letter and width, and the code of `struct`.
NAMES = {
    "int8": ("i1", "b"),
    "int16": ("i2", "h"),
    "int32": ("i4", "i"),
    "int64": ("i8", "q"),
    "uint8": ("u1", "B"),
    "float32": ("f4", "f"),
    "float64": ("f8", "d"),
    "bool": ("b1", "?"),
}
BY_LETTER = {letter: name for name, (letter, _) in NAMES.items()}


class Number:
    """The type of a number, such as `float32`. Called, it rounds a number to that type."""

    def __init__(self, name: str) -> None:
        self.__name__ = name

    def __call__(self, value: Any) -> Any:
        """The number after rounding to this type."""
        packed = dtype(self).struct
        return packed.unpack(packed.pack(value))[0]

    def __repr__(self) -> str:
        return self.__name__


TYPES = {name: Number(name) for name in NAMES}


@cache
def _of_number(name: str) -> "dtype":
    """The type of single numbers."""
    made = object.__new__(dtype)
    letter, made.code = NAMES[name]
    made.name, made.kind, made.names, made.fields = name, letter[0], None, {}
    made.base, made.shape = made, ()
    made.struct = Struct("=" + made.code)
    made.itemsize = made.struct.size
    made.letter = ("" if made.itemsize == 1 else "<") + letter
    return made


class dtype:  # noqa: N801
    """The type of an element. Types of numbers exist once, so that `is` compares them."""

    name: str
    code: str
    kind: str
    letter: str  # with width and byte order
    struct: Struct
    itemsize: int
    names: tuple[str, ...] | None
    fields: dict[str, tuple["dtype", int]]
    base: "dtype"
    shape: tuple[int, ...]
    record: type

    def __class_getitem__(cls, _of: Any) -> type:
        return cls

    def __new__(cls, spec: Any, **_options: bool) -> "dtype":
        """The type that NumPy would make of the same arguments; records are always aligned."""
        if isinstance(spec, dtype):
            return spec
        if isinstance(spec, list):
            return _of_record(spec)
        if isinstance(spec, tuple):  # a record, or a row or table of numbers
            first, second = spec
            return dtype(second) if isinstance(second, dtype) else _of_row(dtype(first), second)
        if spec in (int, float, bool):
            spec = {int: "int64", float: "float64", bool: "bool"}[spec]
        name = spec.__name__ if isinstance(spec, Number) else spec.lstrip("<|=")
        return _of_number(BY_LETTER.get(name, name))

    def __getitem__(self, name: str) -> "dtype":
        return self.fields[name][0]

    def __str__(self) -> str:
        return f"('{self.base.letter}', {self.shape})" if self.shape else self.name

    __repr__ = __str__


def _of_row(base: dtype, shape: int | tuple[int, ...]) -> dtype:
    """So many numbers, side by side."""
    shape = (shape,) if isinstance(shape, int) else tuple(shape)
    if not shape:
        return base
    made = object.__new__(dtype)
    made.name, made.kind, made.names, made.fields = "row", "V", None, {}
    made.base, made.shape = base, shape
    made.itemsize = base.itemsize * math.prod(shape)
    return made


def _of_record(spec: list[Any]) -> dtype:
    """Fields by name, each at a multiple of the width of its numbers."""
    made = object.__new__(dtype)
    made.fields, at, widest = {}, 0, 1
    for name, kind, *shape in spec:
        field = _of_row(dtype(kind), shape[0] if shape else ())
        width = field.base.itemsize
        at += -at % width
        made.fields[name] = (field, at)
        at += field.itemsize
        widest = max(widest, width)
    made.name, made.kind, made.names = "record", "V", tuple(made.fields)
    made.base, made.shape = made, ()
    made.itemsize = at + -at % widest
    return made

"""Positions as plain numbers, for code that people's screens wait for.

To ask a record for one number takes as long as to read a hundred of them at once.
"""

from collections import namedtuple
from collections.abc import Callable
from math import prod
from operator import itemgetter
from struct import Struct
from typing import Any

import numpy as np

INTEGERS = {1: "b", 2: "h", 4: "i", 8: "q"}  # codes of `struct` by width in bytes


def reading(dtype: np.dtype[Any], *names: str) -> Callable[[np.record], Any]:
    """A function that reads a position into plain numbers at once: all fields, or those named.

    It returns a tuple with the names of the fields, in which arrays are tuples and tables tuples of
    rows.
    """
    chosen = [name for name in dtype.names or () if name in names or not names]
    layout = layout_of(dtype, chosen)
    parts = []
    start = 0
    for name in chosen:
        parts.append(part(start, dtype[name].shape))
        start += prod(dtype[name].shape)
    named = namedtuple("Reading", chosen)  # type: ignore[misc]

    def read(s: np.record) -> Any:
        numbers = layout.unpack_from(s)
        return named._make([take(numbers) for take in parts])

    return read


def layout_of(dtype: np.dtype[Any], chosen: list[str]) -> Struct:
    """A record in the language of `struct`: signed integers, and bytes to skip between them."""
    assert dtype.fields is not None
    text = "="
    at = 0
    for name in chosen:
        field, offset = dtype.fields[name][:2]
        text += f"{offset - at}x{prod(field.shape)}{INTEGERS[field.base.itemsize]}"
        at = offset + field.itemsize
    return Struct(text)


def part(start: int, shape: tuple[int, ...]) -> Callable[[tuple[int, ...]], Any]:
    """Takes a field out of all numbers: one, a row of them, or the rows of a table."""
    if not shape:
        return itemgetter(start)
    width = shape[-1]
    return itemgetter(*(slice(at, at + width) for at in range(start, start + prod(shape), width)))


def interpreted(rule: Callable[..., Any]) -> Callable[..., Any]:
    """A rule as plain Python, which works on what `reading` reads as well.

    It must be one that calls no other rule and looks into no table.
    """
    plain: Callable[..., Any] = getattr(rule, "py_func", rule)
    return plain

"""Positions as plain numbers, for code that people's screens wait for.

To ask a record for one number takes as long as to read a hundred of them at once.
"""

from collections import namedtuple
from collections.abc import Callable, Mapping
from math import prod
from operator import itemgetter
from struct import Struct
from typing import Any, NamedTuple

import numpy as np

Json = dict[str, Any]

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


class Seen(NamedTuple):
    """A view as it was, and the reading that it was made of."""

    p: Any
    view: Json


class View:
    """What people see of a position, as JSON. Each key is made of a few fields of the position.

    So the view after a choice is mostly the one before it, and what has changed is found without
    making all of it anew. Calling it makes all of it. Nobody may write into a view: its parts may
    be remembered and be parts of others.
    """

    def __init__(
        self,
        dtype: np.dtype[Any],
        parts: Mapping[str, tuple[str, Callable[[np.record, Any], Any]]],
    ) -> None:
        self.fields = {key: frozenset(fields.split()) for key, (fields, _) in parts.items()}
        self.make = {key: make for key, (_, make) in parts.items()}
        names = frozenset[str]().union(*self.fields.values())
        self.read = reading(dtype, *names)
        self.order = [name for name in dtype.names or () if name in names]
        self.touched: dict[tuple[str, ...], list[str]] = {}  # by fields: keys made of any of them

    def __call__(self, s: np.record) -> Json:
        """All of it."""
        return self.seen(s).view

    def seen(self, s: np.record) -> Seen:
        """All of it, to be compared with what comes."""
        p = self.read(s)
        return Seen(p, {key: make(s, p) for key, make in self.make.items()})

    def changed(self, before: Seen, s: np.record) -> tuple[Seen, Json]:
        """How it looks now, and those keys that look different."""
        p = self.read(s)
        fields = zip(self.order, before.p, p, strict=True)
        moved = tuple([name for name, old, new in fields if old != new])
        keys = self.touched.get(moved)
        if keys is None:
            keys = self.touched[moved] = [
                key for key, fields in self.fields.items() if not fields.isdisjoint(moved)
            ]
        changed = {}
        view, make = before.view, self.make
        for key in keys:
            value = make[key](s, p)
            if value != view[key]:
                changed[key] = value
        return Seen(p, view | changed), changed


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

"""Views: what people see of a position, as JSON, built from plain numbers."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from feira.core.layout import Layout
from feira.core.types import Buffer, Json


class PublicView(NamedTuple):
    """What everybody sees of a position, and the numbers that it was built from."""

    numbers: Any
    json: Json


class ViewBuilder:
    """Builds views. Each key of a view follows from a few fields of the position.

    So the view after a choice is mostly the one before it, and what has changed is found without
    building all of it anew. Nobody may write into a view: its parts are shared with others.
    """

    def __init__(
        self,
        layout: Layout,
        parts: Mapping[str, tuple[str, Callable[[Buffer, Any], Any]]],
    ) -> None:
        self.fields = {key: frozenset(fields.split()) for key, (fields, _) in parts.items()}
        self.make = {key: make for key, (_, make) in parts.items()}
        names = frozenset[str]().union(*self.fields.values())
        self.unpack = layout.unpacker(*names)
        self.order = [name for name in layout.fields if name in names]
        self.touched: dict[tuple[str, ...], list[str]] = {}  # by fields: keys built from them

    def build(self, position: Buffer) -> PublicView:
        """The whole view."""
        p = self.unpack(position)
        return PublicView(p, {key: make(position, p) for key, make in self.make.items()})

    def update(self, before: PublicView, position: Buffer) -> tuple[PublicView, Json]:
        """The view of a later position, and those of its keys that have changed."""
        p = self.unpack(position)
        fields = zip(self.order, before.numbers, p, strict=True)
        moved = tuple([name for name, old, new in fields if old != new])
        keys = self.touched.get(moved)
        if keys is None:
            keys = self.touched[moved] = [
                key for key, fields in self.fields.items() if not fields.isdisjoint(moved)
            ]
        changed = {}
        view, make = before.json, self.make
        for key in keys:
            value = make[key](position, p)
            if value != view[key]:
                changed[key] = value
        return PublicView(p, view | changed), changed

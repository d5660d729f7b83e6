"""Views: what people see of a position, as JSON, built from plain numbers."""

from collections.abc import Callable, Mapping, Sequence
from itertools import compress
from operator import ne
from struct import Struct
from typing import Any, NamedTuple, cast

from feira.core.jit import interpreted
from feira.core.layout import Field, Layout
from feira.core.types import NOBODY, Buffer, Json


class PublicView(NamedTuple):
    """The public part of a view, and the numbers that it was built from."""

    fields: tuple[bytes, ...]  # as they are stored: quicker to compare than their numbers
    numbers: Any
    json: Json


def splitter(fields: Sequence[Field]) -> Callable[[Buffer], tuple[bytes, ...]]:
    """A function that cuts the bytes of these fields out of a position, in which they come in this
    order.
    """
    text, end = "=", 0
    for field in fields:
        text += f"{field.offset - end}x{field.size}s"
        end = field.offset + field.size
    split: Any = Struct(text).unpack_from
    return cast(Callable[[Buffer], tuple[bytes, ...]], split)


class Essentials:
    """What generic code reads from every position: the actor, the seats, everybody's coins."""

    def __init__(self, layout: Layout, actor: Callable[[Any], int], *fields: str) -> None:
        """`actor` is the rule, which reads these fields."""
        self.rule = interpreted(actor)
        self.unpack_actor = layout.unpacker(*fields)
        self.unpack_coins = layout.unpacker("seats", "coins")

    def actor(self, position: Buffer) -> int:
        """A seat, chance or nobody."""
        return int(self.rule(self.unpack_actor(position)))

    def seats(self, position: Buffer) -> int:
        """How many players there are."""
        return int(self.unpack_coins(position).seats)

    def coins(self, position: Buffer) -> list[int]:
        """Everybody's coins, hidden or not."""
        p = self.unpack_coins(position)
        return list(p.coins[: p.seats])

    def actor_json(self, p: Any) -> int | str | None:
        """Who is to act in an unpacked position: a seat, "chance", or None when it is over."""
        who: int = self.rule(p)
        return None if who == NOBODY else "chance" if who < 0 else who


class ViewBuilder:
    """Builds views. Each key of a view depends on a few fields of the position.

    So a view is updated from the previous one by rebuilding only the keys whose fields changed. Do
    not write into a view: its parts are shared.
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
        self.split = splitter([layout.fields[name] for name in self.order])
        self.touched: dict[tuple[str, ...], list[str]] = {}  # by fields: keys that use them

    def build(self, position: Buffer) -> PublicView:
        """The whole view."""
        p = self.unpack(position)
        view = {key: make(position, p) for key, make in self.make.items()}
        return PublicView(self.split(position), p, view)

    def update(self, before: PublicView, position: Buffer) -> tuple[PublicView, Json]:
        """The view of a later position, and the keys that have changed."""
        fields = self.split(position)
        moved = tuple(compress(self.order, map(ne, before.fields, fields)))
        keys = self.touched.get(moved)
        if keys is None:
            keys = self.touched[moved] = [
                key for key, needs in self.fields.items() if not needs.isdisjoint(moved)
            ]
        p = self.unpack(position)
        changed = {}
        view, make = before.json, self.make
        for key in keys:
            value = make[key](position, p)
            if value != view[key]:
                changed[key] = value
        return PublicView(fields, p, view | changed), changed

"""What a game's JSON looks like, as types: for whoever reads it elsewhere, and held to in tests."""

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Any, NamedTuple

import msgspec

SOME = msgspec.Meta(extra={"keys": "some"})  # of a dict that need not have every key


class Shapes(NamedTuple):
    """The types of what a game tells: its view, its explained events, what chance may bring."""

    view: Any
    events: Any
    outlook: Any


def event_shapes(
    events: Mapping[int, tuple[str, tuple[str, ...]]],
    arguments: Mapping[str, Any],
    more: Mapping[str, Mapping[str, Any]],
) -> Any:
    """One type for each kind of event, told apart by its key.

    An argument is a number unless it is among `arguments`, which may also replace one by several;
    `more` names what some kinds of events have besides.
    """
    shapes = []
    for key, numbers in events.values():
        fields: dict[str, Any] = {}
        for number in numbers:
            known = arguments.get(number, int)
            fields |= known if isinstance(known, Mapping) else {number: known}
        fields |= more.get(key, {})
        names = {field: field.replace("-", "_") for field in fields}
        shapes.append(
            msgspec.defstruct(
                "".join(word.capitalize() for word in key.split("-")),
                [(names[field], kind) for field, kind in fields.items()],
                rename={name: field for field, name in names.items() if name != field} or None,
                tag=key,
                tag_field="key",
                forbid_unknown_fields=True,
                kw_only=True,
            )
        )
    return reduce(or_, shapes)

"""Types for a game's JSON: the client's types are generated from them, and tests check them."""

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Any, NamedTuple

import msgspec

SOME = msgspec.Meta(extra={"keys": "some"})  # of a dict that need not have every key


class Shapes(NamedTuple):
    """The types of a game's JSON: its view, explained events, actions, and outlook."""

    view: Any
    events: Any
    actions: Any
    outlook: Any


def event_shapes(
    events: Mapping[int, tuple[str, tuple[str, ...]]],
    arguments: Mapping[str, Any],
    more: Mapping[str, Mapping[str, Any]],
) -> Any:
    """One type for each kind of event, distinguished by its key.

    An argument is a number unless it is in `arguments`, which may also replace one argument by
    several; `more` has the additional fields of some kinds.
    """
    kinds = {}
    for key, numbers in events.values():
        fields: dict[str, Any] = {}
        for number in numbers:
            known = arguments.get(number, int)
            fields |= known if isinstance(known, Mapping) else {number: known}
        kinds[key] = {**fields, **more.get(key, {})}
    return tagged_shapes("key", kinds)


def tagged_shapes(tag_field: str, kinds: Mapping[str, Mapping[str, Any]]) -> Any:
    """One type for each kind with these fields, distinguished by the tag."""
    shapes = []
    for tag, fields in kinds.items():
        names = {field: field.replace("-", "_") for field in fields}
        shapes.append(
            msgspec.defstruct(
                "".join(word.capitalize() for word in tag.split("-")),
                [(names[field], kind) for field, kind in fields.items()],
                rename={name: field for field, name in names.items() if name != field} or None,
                tag=tag,
                tag_field=tag_field,
                forbid_unknown_fields=True,
                kw_only=True,
            )
        )
    return reduce(or_, shapes)

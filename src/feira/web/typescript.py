"""Writes Python types as TypeScript."""

import inspect
import json
import re
import sys
from collections.abc import Iterable, Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

from msgspec import UNSET
from msgspec import inspect as msgtypes

SIMPLE: dict[Any, str] = {
    msgtypes.IntType: "number",
    msgtypes.FloatType: "number",
    msgtypes.StrType: "string",
    msgtypes.BoolType: "boolean",
    msgtypes.NoneType: "null",
    msgtypes.AnyType: "unknown",
}
Object = msgtypes.StructType | msgtypes.TypedDictType | msgtypes.DataclassType
LINE_WIDTH = 100


class Writer:
    """Writes types as TypeScript, each once, after the types that it uses."""

    def __init__(self, head: str) -> None:
        self.lines: list[str] = [head]
        self.written: dict[str, Any] = {}
        self.classes: dict[str, Any] = {}  # by name
        self.literals: dict[frozenset[Any], tuple[str, tuple[Any, ...]]] = {}  # name, order
        self.requests = False  # types of requests: fields with a default are optional
        self.answers: set[str] = set()  # names of types that occur in answers

    def text(self, kind: Any) -> str:
        """A type as TypeScript, where it is used."""
        match kind:
            case msgtypes.Metadata():
                extra = kind.extra or {}
                if "typescript" in extra:
                    return str(extra["typescript"])
                inner = self.text(kind.type)
                return f"Partial<{inner}>" if extra.get("keys") == "some" else inner
            case msgtypes.LiteralType():
                return self.literal(kind.values)
            case msgtypes.UnionType():
                return self.union(kind.types)
            case msgtypes.ListType() | msgtypes.VarTupleType():
                inner = self.text(kind.item_type)
                return f"({inner})[]" if "|" in inner else f"{inner}[]"
            case msgtypes.DictType():
                return f"Record<{self.text(kind.key_type)}, {self.text(kind.value_type)}>"
            case msgtypes.StructType() | msgtypes.TypedDictType() | msgtypes.DataclassType():
                return self.named(kind)
        return SIMPLE[type(kind)]

    def union(self, kinds: Iterable[Any]) -> str:
        """A union of types; null comes last."""
        texts = list(dict.fromkeys(map(self.text, kinds)))
        return " | ".join(sorted(texts, key=lambda text: text == "null"))

    def literal(self, values: tuple[Any, ...]) -> str:
        """A literal type, by the name that Python has for it if there is one."""
        name, ordered = self.literals.get(frozenset(values), ("", values))
        text = " | ".join(map(json.dumps, ordered))
        if name:
            self.define(name, text)
        return name or text

    def learn(self, cls: Any) -> None:
        """Finds the names of literal types in the module of a class."""
        for name, value in vars(sys.modules[cls.__module__]).items():
            if get_origin(value) is Literal and not name.startswith("_"):
                self.literals.setdefault(frozenset(get_args(value)), (name, get_args(value)))

    def named(self, kind: Object) -> str:
        """The name of a type with fields, which is written first."""
        name = kind.cls.__name__
        if self.requests and name in self.answers and has_defaults(kind):
            name += "Given"
        first = self.classes.setdefault(name, kind.cls)
        if first is not kind.cls:  # then they must encode to the same JSON
            assert self.fields(kind) == self.written[name], f"two types are called {name}"
        elif name not in self.written:
            self.written[name] = None  # it may be recursive
            body = self.fields(kind)
            self.written.pop(name)
            self.define(name, body, first_line(kind.cls))
        return name

    def fields(self, kind: Object) -> str:
        """The fields of a type in braces, one on each line."""
        self.learn(kind.cls)
        notes = comments(kind.cls)
        lines = []
        for name, text in self.members(kind):
            note = notes.get(name.rstrip("?").strip('"'))
            lines.append(f"  {name}: {text};" + (f" // {note}" if note else ""))
        return "{\n" + "\n".join(lines) + "\n}" if lines else "Record<string, never>"

    def members(self, kind: Object) -> Iterator[tuple[str, str]]:
        """The fields with their types. Names of optional fields end in `?`."""
        struct = isinstance(kind, msgtypes.StructType)
        if isinstance(kind, msgtypes.StructType) and kind.tag_field:
            yield kind.tag_field, f'"{kind.tag}"'
        config = getattr(kind.cls, "__struct_config__", None)
        omits = self.requests or config is None or config.omit_defaults
        fields = {field.encode_name: field for field in kind.fields}
        for name in fields if struct else get_type_hints(kind.cls):
            optional = omits and not fields[name].required
            quoted = name if name.isidentifier() else f'"{name}"'
            yield quoted + "?" * optional, self.text(fields[name].type)

    def inline(self, kind: Object) -> str:
        """A type with fields on one line."""
        self.learn(kind.cls)
        return "{ " + "; ".join(f"{name}: {text}" for name, text in self.members(kind)) + " }"

    def define(self, name: str, body: str, doc: str = "") -> None:
        """Writes a named type, once."""
        if name in self.written:
            assert self.written[name] in (body, None), f"two types are called {name}"
            return
        self.written[name] = body
        lines = f"export type {name} ={'' if body[0] == chr(10) else ' '}{body};"
        if len(lines) > LINE_WIDTH and "\n" not in body:
            lines = f"export type {name} =\n  | " + "\n  | ".join(body.split(" | ")) + ";"
        self.lines.append((f"/** {doc} */\n" if doc else "") + lines + "\n")

    def one_of(self, name: str, kinds: Iterable[Any], doc: str) -> None:
        """Writes a union whose members have no names of their own."""
        types: Any = map(msgtypes.type_info, kinds)
        body = "".join(f"\n  | {self.inline(kind)}" for kind in types)
        self.define(name, body, doc)

    def heading(self, text: str) -> None:
        """Writes a heading between parts of the file."""
        self.lines.append(f"// {text}\n")

    def type_of(self, kind: Any) -> str:
        """The name of a Python type in TypeScript, with all types that it uses written first."""
        return self.text(msgtypes.type_info(kind))


def has_defaults(kind: Object) -> bool:
    """Whether a type has an optional field."""
    return any(not field.required for field in kind.fields)


def first_line(cls: Any) -> str:
    """The first paragraph of the docstring of a class."""
    return " ".join((inspect.getdoc(cls) or "").split("\n\n")[0].split())


def comments(cls: Any) -> dict[str, str]:
    """The comments after the fields of a class."""
    try:
        source = inspect.getsource(getattr(cls, "__source__", cls))
    except (OSError, TypeError):
        return {}
    found = re.findall(r"^    (\w+): [^\n#]*  # (?!type: )(.+)$", source, re.MULTILINE)
    return dict(found)


def classes_in(kinds: Iterable[Any]) -> set[Any]:
    """All classes that occur in some types."""
    found = set()
    seen = list(map(msgtypes.type_info, kinds))
    while seen:
        kind = seen.pop()
        if isinstance(kind, Object):
            if kind.cls in found:
                continue
            found.add(kind.cls)
            seen += [field.type for field in kind.fields]
        for name in ("type", "item_type", "key_type", "value_type"):
            inner = getattr(kind, name, UNSET)
            if isinstance(inner, msgtypes.Type):
                seen.append(inner)
        seen += getattr(kind, "types", ())
    return found

"""The server's types as TypeScript, for the client: `python -m feira.web.types`.

Whatever goes over the wire has a type in Python: the messages of the socket, the commands, the
answers of HTTP, the views of the games. They are walked here and written down as they are.
"""

import inspect
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

from litestar import Litestar, Response
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from msgspec import UNSET
from msgspec import inspect as msgtypes

from feira.core.game import Game
from feira.games import NAMES, find_game
from feira.web import shapes, socket
from feira.web.app import progress
from feira.web.routes import ROUTES

FILE = Path(__file__).parents[3] / "client" / "src" / "types" / "server.ts"
HEAD = """// Written by `python -m feira.web.types` from the server's own types: change those.

/** What a message is told with: names, numbers, lists, things with a kind and a place. */
export type Argument = string | number | boolean | null | Argument[] | { [name: string]: Argument };

/** A message key and its arguments, as the games' messages take them. */
export type Event = { key: string; [argument: string]: Argument };
"""
PLAIN: dict[Any, str] = {
    msgtypes.IntType: "number",
    msgtypes.FloatType: "number",
    msgtypes.StrType: "string",
    msgtypes.BoolType: "boolean",
    msgtypes.NoneType: "null",
    msgtypes.AnyType: "unknown",
}
Object = msgtypes.StructType | msgtypes.TypedDictType | msgtypes.DataclassType
WIDE = 100


class Writer:
    """Writes types, each once, those it needs before it."""

    def __init__(self) -> None:
        self.lines: list[str] = [HEAD]
        self.written: dict[str, Any] = {}
        self.literals: dict[frozenset[Any], tuple[str, tuple[Any, ...]]] = {}  # name, order
        self.asking = False  # among what is sent: what has a default may be left out
        self.told: set[str] = set()  # names among what is told

    def text(self, kind: Any) -> str:
        """A type as TypeScript writes it where it is used."""
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
        return PLAIN[type(kind)]

    def union(self, kinds: Iterable[Any]) -> str:
        """One of several types; null comes last."""
        texts = list(dict.fromkeys(map(self.text, kinds)))
        return " | ".join(sorted(texts, key=lambda text: text == "null"))

    def literal(self, values: tuple[Any, ...]) -> str:
        """One of several words, by the name that Python has for them."""
        name, ordered = self.literals.get(frozenset(values), ("", values))
        text = " | ".join(f'"{value}"' for value in ordered)
        if name:
            self.define(name, text)
        return name or text

    def learn(self, cls: Any) -> None:
        """The names that the module of a class has for words."""
        for name, value in vars(sys.modules[cls.__module__]).items():
            if get_origin(value) is Literal and not name.startswith("_"):
                self.literals.setdefault(frozenset(get_args(value)), (name, get_args(value)))

    def named(self, kind: Object) -> str:
        """A type with fields, by its name."""
        name = kind.cls.__name__
        if self.asking and name in self.told and has_defaults(kind):
            name += "Given"
        if name not in self.written:
            self.written[name] = None  # it may need itself
            body = self.fields(kind)
            self.written.pop(name)
            self.define(name, body, first_line(kind.cls))
        return name

    def fields(self, kind: Object) -> str:
        """The fields of a type in braces, each on a line."""
        self.learn(kind.cls)
        notes = comments(kind.cls)
        lines = []
        for name, text in self.members(kind):
            note = notes.get(name.rstrip("?").strip('"'))
            lines.append(f"  {name}: {text};" + (f" // {note}" if note else ""))
        return "{\n" + "\n".join(lines) + "\n}" if lines else "Record<string, never>"

    def members(self, kind: Object) -> Iterator[tuple[str, str]]:
        """The names of the fields, with a question mark if they may be left out, and types."""
        struct = isinstance(kind, msgtypes.StructType)
        if isinstance(kind, msgtypes.StructType) and kind.tag_field:
            yield kind.tag_field, f'"{kind.tag}"'
        config = getattr(kind.cls, "__struct_config__", None)
        omits = self.asking or config is None or config.omit_defaults
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
        """Writes a named type down, once."""
        if name in self.written:
            assert self.written[name] in (body, None), f"two types are called {name}"
            return
        self.written[name] = body
        lines = f"export type {name} ={'' if body[0] == chr(10) else ' '}{body};"
        if len(lines) > WIDE and "\n" not in body:
            lines = f"export type {name} =\n  | " + "\n  | ".join(body.split(" | ")) + ";"
        self.lines.append((f"/** {doc} */\n" if doc else "") + lines + "\n")

    def one_of(self, name: str, kinds: Iterable[Any], doc: str) -> None:
        """A union whose members have no names of their own."""
        types: Any = map(msgtypes.type_info, kinds)
        body = "".join(f"\n  | {self.inline(kind)}" for kind in types)
        self.define(name, body, doc)

    def heading(self, text: str) -> None:
        """A line between parts."""
        self.lines.append(f"// {text}\n")

    def type_of(self, kind: Any) -> str:
        """A Python type, with all that it needs written down."""
        return self.text(msgtypes.type_info(kind))


def has_defaults(kind: Object) -> bool:
    """Is there a field that may be left out?"""
    return any(not field.required for field in kind.fields)


def first_line(cls: Any) -> str:
    """What the class says about itself, up to an empty line."""
    return " ".join((inspect.getdoc(cls) or "").split("\n\n")[0].split())


def comments(cls: Any) -> dict[str, str]:
    """The comments behind the fields of a class."""
    try:
        source = inspect.getsource(getattr(cls, "__source__", cls))
    except (OSError, TypeError):
        return {}
    found = re.findall(r"^    (\w+): [^\n#]*  # (?!type: )(.+)$", source, re.MULTILINE)
    return dict(found)


def write_game(writer: Writer, game: Game) -> str:
    """Views, events and outlooks of one game; returns the name that they begin with."""
    name = str(game.shapes.view.__name__).removesuffix("View")
    writer.heading(f"{game.title}.")
    writer.type_of(game.shapes.view)
    writer.one_of(f"{name}Event", get_args(game.shapes.events), f"What can happen in {game.title}.")
    writer.type_of(game.shapes.outlook)
    return name


def write_games(writer: Writer) -> None:
    """All games, and what they have in common: by the name of the game, and any of them."""
    names = {game.name: write_game(writer, game) for game in map(find_game, NAMES)}
    writer.heading("All games.")
    for what in ("View", "Event", "Outlook", "Result"):
        body = "".join(f"  {game}: {name}{what};\n" for game, name in names.items())
        writer.define(f"{what}s", "{\n" + body + "}", f"By the name of the game: its {what}.")
        if what != "Event":
            writer.define(what, f"{what}s[keyof {what}s]")


def write_socket(writer: Writer) -> None:
    """What is told and what is asked."""
    writer.heading("What the socket of a table tells.")
    writer.one_of("Entry", shapes.ENTRIES, "One line of a table's log.")
    told = [writer.type_of(kind) for kind in shapes.TOLD]
    writer.define("Told", " | ".join(told), "Everything that a socket tells.")
    writer.heading("What one sends.")
    writer.asking = True
    asked = [writer.type_of(kind) for kind in get_args(socket.Asked)]
    writer.define("Asked", " | ".join(asked), "Everything that one can send to a socket.")
    writer.asking = False


def handlers() -> Iterator[tuple[str, str, HTTPRouteHandler]]:
    """Every method and path of the API with its handler."""
    app = Litestar(
        route_handlers=[*ROUTES, progress],
        dependencies={"service": Provide(lambda: None, sync_to_thread=False)},
        openapi_config=None,
        logging_config=None,
    )
    found = {
        (route.path_format, method): handler
        for route in app.routes
        for handler in getattr(route, "route_handlers", ())
        for method in handler.http_methods - {"OPTIONS"}
    }
    for path, method in sorted(found):
        yield method, path, found[path, method]


def answer_of(handler: HTTPRouteHandler) -> Any:
    """The type of what a handler returns; bytes are the table, as the socket tells it first."""
    kind = handler.parsed_fn_signature.return_type.annotation
    if get_origin(kind) is Response:
        (kind,) = get_args(kind)
    return shapes.Whole if kind is bytes else kind


def body_of(handler: HTTPRouteHandler) -> Any:
    """The type of what a handler is sent, if anything."""
    data = handler.parsed_data_field
    if data is not None:
        return data.annotation
    return str if "data" in handler.fn.__code__.co_varnames else None


def write_http(writer: Writer) -> None:
    """Every path with what it answers, and with what it is sent."""
    writer.heading("HTTP.")
    found = list(handlers())
    answers = {f"{method} {path}": writer.type_of(answer_of(h)) for method, path, h in found}
    writer.define("Answers", keyed(answers), "What each path answers.")
    writer.asking = True
    bodies = {
        f"{method} {path}": writer.type_of(body)
        for method, path, h in found
        if (body := body_of(h)) is not None
    }
    writer.asking = False
    writer.define("Bodies", keyed(bodies), "What each path is sent; a string is plain text.")


def keyed(types: dict[str, str]) -> str:
    """Types by a key, one on each line."""
    return "{\n" + "".join(f'  "{key}": {text};\n' for key, text in types.items()) + "}"


def told_classes(kinds: Iterable[Any]) -> set[Any]:
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


def typescript() -> str:
    """All types."""
    writer = Writer()
    answers = [answer_of(handler) for _, _, handler in handlers()]
    writer.told = {cls.__name__ for cls in told_classes([*shapes.TOLD, *answers])}
    writer.learn(shapes.Whole)
    write_games(writer)
    write_socket(writer)
    write_http(writer)
    return "\n".join(writer.lines)


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(typescript(), encoding="utf-8")

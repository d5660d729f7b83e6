"""Writes docs/api.md: everything in `feira.__all__`, from signatures and docstrings.

`make api` runs it. It handles functions, classes with their public methods and properties, and
constants. An example in a docstring (lines after `>>>`) becomes a block of Python that can be
copied; its output becomes comments.
"""

import dataclasses
import enum
import inspect
import re
from collections.abc import Iterator
from functools import cached_property
from types import ModuleType
from typing import Any

from tools import ROOT
from tools.docstring import to_markdown
from tools.pages import update

PAGE = ROOT / "docs" / "api.md"
WIDTH = 80  # columns of a signature before it is wrapped


def reference(module: ModuleType) -> str:
    """The generated part of the page: the module, then every public name in order."""
    parts = [to_markdown(inspect.getdoc(module) or "")]
    for name in getattr(module, "__all__", ()):
        parts += entry(f"{module.__name__}.{name}", getattr(module, name))
    return "\n\n".join(part for part in parts if part)


def entry(name: str, value: Any) -> Iterator[str]:
    """One public name: a heading, its signature or value, its docstring, its members."""
    yield f"## {name}"
    if inspect.ismodule(value):
        yield to_markdown(inspect.getdoc(value) or "")
    elif inspect.isclass(value):
        yield from class_entry(name, value)
    elif callable(value):
        yield code(signature(name.rpartition(".")[2], value))
        yield to_markdown(inspect.getdoc(value) or "")
    else:
        yield code(f"{name} = {value!r}")


def class_entry(name: str, kind: type) -> Iterator[str]:
    """A class: its signature, its docstring, then its members."""
    short = name.rpartition(".")[2]
    values = [*kind] if issubclass(kind, enum.Enum) else []
    yield code(f"class {short}" if values else signature(f"class {short}", kind))
    yield to_markdown(own_doc(kind))
    if values:
        yield "\n".join(f"- `{short}.{one.name}` = `{one.value!r}`" for one in values)
    for member, value in members(kind):
        if is_property(value):
            function = getattr(value, "fget", None) or getattr(value, "func", None)
            returned = inspect.signature(function).return_annotation if function else Any
            yield f"### {short}.{member}"
            yield code(f"{short}.{member}: {annotation(returned)}")
            yield to_markdown(inspect.getdoc(function) or "")
        else:
            function = getattr(kind, member)
            yield f"### {short}.{member}()"
            yield code(signature(f"{short}.{member}", function, bound=takes_self(value)))
            yield to_markdown(inspect.getdoc(function) or "")


def own_doc(kind: type) -> str:
    """The docstring of a class, but not the signature that a dataclass generates."""
    doc = inspect.cleandoc(kind.__doc__ or "")
    generated = dataclasses.is_dataclass(kind) and doc.startswith(f"{kind.__name__}(")
    return "" if generated else doc


def members(kind: type) -> Iterator[tuple[str, Any]]:
    """Public methods and properties, those of base classes of this package included."""
    seen: set[str] = set()
    for base in kind.__mro__:
        if base.__module__.partition(".")[0] != kind.__module__.partition(".")[0]:
            continue
        for name, value in vars(base).items():
            if name.startswith("_") or name in seen:
                continue
            seen.add(name)
            if is_property(value) or inspect.isroutine(value):
                yield name, value


def is_property(value: Any) -> bool:
    """Whether this member is read without parentheses."""
    return isinstance(value, property | cached_property)


def takes_self(value: Any) -> bool:
    """Whether the first argument is the object itself."""
    return not isinstance(value, staticmethod | classmethod)


def signature(name: str, value: Any, *, bound: bool = False) -> str:
    """A name with its arguments and return type, wrapped if it is long."""
    try:
        found = inspect.signature(value)
    except (ValueError, TypeError):
        return f"{name}(…)"
    parameters = list(found.parameters.values())[1 if bound else 0 :]
    words = argument_texts(parameters)
    end = "" if inspect.isclass(value) else returns(found)
    line = f"{name}({', '.join(words)}){end}"
    if len(line) <= WIDTH:
        return line
    inner = "".join(f"    {word},\n" for word in words)
    return f"{name}(\n{inner}){end}"


def argument_texts(parameters: list[inspect.Parameter]) -> list[str]:
    """Arguments as in a definition, with `*` and `/` in their places."""
    plain = [
        one.replace(annotation=inspect.Parameter.empty, default=inspect.Parameter.empty)
        for one in parameters
    ]
    marks = str(inspect.Signature(plain))[1:-1].split(", ") if plain else []
    texts = iter(parameters)
    words = []
    for mark in marks:
        if mark in ("*", "/"):
            words.append(mark)
            continue
        one = next(texts)
        text = mark
        if one.annotation is not inspect.Parameter.empty:
            text += f": {annotation(one.annotation)}"
        if one.default is not inspect.Parameter.empty:
            text += f" = {default(one.default)}"
        words.append(text)
    return words


def returns(found: inspect.Signature) -> str:
    """The return type, as in the definition."""
    if found.return_annotation is inspect.Signature.empty:
        return ""
    return f" -> {annotation(found.return_annotation)}"


def annotation(value: Any) -> str:
    """A type without the modules of its parts."""
    text = value if isinstance(value, str) else inspect.formatannotation(value)
    return re.sub(r"\b(?:[a-z_]\w*\.)+(?=\w)", "", text)


def default(value: Any) -> str:
    """A default value, without memory addresses."""
    text = repr(value)
    return "…" if " at 0x" in text else text


def code(text: str) -> str:
    """A block of Python."""
    return f"```python\n{text}\n```"


if __name__ == "__main__":
    import feira

    update(PAGE, reference(feira))

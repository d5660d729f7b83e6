"""The imports of the package: its modules, who imports whom, and cycles between modules."""

import ast
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

import grimp

from tools import ROOT

PACKAGE = "feira"
SOURCE = ROOT / "src"


@dataclass(frozen=True, kw_only=True)
class Module:
    """A module of the package."""

    name: str  # such as feira.core.game
    lines: int
    imports: tuple[str, ...]

    path: Path  # below src/feira

    @property
    def layer(self) -> str:
        """The folder below `feira` that contains it, or its own name if there is none."""
        if len(self.path.parts) > 1:
            return self.path.parts[0]
        return {"__init__": PACKAGE, "__main__": "cli"}.get(self.path.stem, self.path.stem)

    @property
    def folder(self) -> str:
        """The folder inside its layer, such as mercado/rules."""
        return "/".join(self.path.parts[1:-1])


def read_modules() -> list[Module]:
    """All modules with code, by name. A package that is only a docstring is skipped."""
    graph = grimp.build_graph(PACKAGE, exclude_type_checking_imports=True)
    modules = []
    for name in sorted(graph.modules):
        path = source_of(name)
        text = path.read_text(encoding="utf-8")
        imports = tuple(sorted(graph.find_modules_directly_imported_by(name)))
        if path.name != "__init__.py" or len(ast.parse(text).body) > 1:
            below = path.relative_to(SOURCE / PACKAGE)
            lines = len(text.splitlines())
            modules.append(Module(name=name, lines=lines, imports=imports, path=below))
    return modules


def source_of(name: str) -> Path:
    """The file of a module."""
    path = SOURCE.joinpath(*name.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def cycles(imports: Mapping[str, Iterable[str]]) -> list[list[str]]:
    """Groups of modules that import each other, directly or through others (Tarjan)."""
    numbers: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        numbers[name] = lowest[name] = len(numbers)
        stack.append(name)
        for other in imports.get(name, ()):
            if other not in numbers:
                visit(other)
                lowest[name] = min(lowest[name], lowest[other])
            elif other in stack:
                lowest[name] = min(lowest[name], numbers[other])
        if lowest[name] == numbers[name]:
            group = stack[stack.index(name) :]
            del stack[stack.index(name) :]
            if len(group) > 1 or name in imports.get(name, ()):
                found.append(sorted(group))

    for name in imports:
        if name not in numbers:
            visit(name)
    return sorted(found)

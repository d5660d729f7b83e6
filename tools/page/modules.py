"""The modules of Feira that a page needs: everything that its start imports, at once or later."""

import ast
from collections.abc import Iterator
from pathlib import Path

from feira.core.cache import PACKAGE
from feira.games import NAMES

# The roots of the search; games are imported by name, other imports are found in the sources.
STARTS = ("feira.page.boot", *(f"feira.games.{name}.game" for name in NAMES))
THERE = frozenset({"feira", "msgspec", "numpy"})  # available besides the standard library
ABSENT = frozenset(
    {
        "fluent",
        "litestar",
        "numba",
        "platformdirs",
        "psycopg",
        "redis",
        "sqlalchemy",
        "typing_extensions",
    }
)
# Files other than modules that a page reads. The client has its own texts.
DATA = ("rules/*.txt", "presentation/*.txt", "strategy/*.txt")


def file_of(module: str) -> Path | None:
    """The file of a module of Feira; None if it does not exist."""
    path = PACKAGE.parent.joinpath(*module.split("."))
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if file.exists():
            return file
    return None


def imported(tree: ast.AST) -> Iterator[str]:
    """The names of all modules that a source imports, and of names that may be modules."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def needs_absent(tree: ast.Module) -> bool:
    """Whether a module unconditionally imports something that a page does not have."""
    names = (name.partition(".")[0] for node in tree.body for name in imported_at_once(node))
    return any(name in ABSENT for name in names)


def imported_at_once(node: ast.stmt) -> Iterator[str]:
    """The imports of a statement at the top level of a module, unless conditional."""
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        yield from imported(node)


def modules() -> dict[str, Path]:
    """The modules that a page needs, with their files."""
    found: dict[str, Path] = {}
    waiting = list(STARTS)
    while waiting:
        name = waiting.pop()
        file = file_of(name) if name.partition(".")[0] == "feira" else None
        if file is None or name in found:
            continue
        tree = ast.parse(file.read_bytes())
        if needs_absent(tree):
            continue
        found[name] = file
        package = name.rpartition(".")[0]
        waiting += [package, *imported(tree)] if package else []
    return found


def data_files() -> list[Path]:
    """The files that modules of a page read."""
    folders = [PACKAGE / "games" / name for name in NAMES]
    return sorted(path for folder in folders for kind in DATA for path in folder.glob(kind))

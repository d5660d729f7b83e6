"""The sizes of files and functions. `make sizes` runs it; a test enforces the rule.

The rule: half of the source files have at most 110 lines, none has more than 350, and no function
has more than 50. Data, tests and generated types do not count.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

from tools import ROOT

MEDIAN_LINES = 110
FILE_LINES = 350
FUNCTION_LINES = 50
FOLDERS = ("src/feira", "client/src", "bench", "tools", "examples")
SUFFIXES = (".py", ".ts", ".svelte")
GENERATED = ("client/src/types/",)
# Exceptions, as `path` or `path:function`, each with its reason.
KERNEL = "one kernel in one launch or one loop: its parts would be called with a dozen arrays each"
ALLOWED: dict[str, str] = {
    "src/feira/envs/games_on_cpu.py:run_games": KERNEL,
    "src/feira/envs/gpu_kernels.py:observe_games": KERNEL,
    "src/feira/envs/gpu_kernels.py:show_kernel": KERNEL,
    "src/feira/envs/gpu_kernels.py:step_games": KERNEL,
    "src/feira/envs/gpu_kernels.py:step_kernel": KERNEL,
    "src/feira/games/mercado/strategy/encoder.py": "the numbers of inputs beside what fills them",
}
TYPESCRIPT_FUNCTION = re.compile(
    r"^(?P<indent>\s*)(?:export )?(?:default )?(?:async )?(?:static )?"
    r"(?:function\*? (?P<name>\w+).*[({]"
    r"|(?:const|let) (?P<arrow>\w+)\b.*=>.*\{"
    r"|(?P<method>\w+)\(.*\{)\s*$"
)
NOT_FUNCTIONS = {"if", "for", "while", "switch", "catch", "else", "do", "try", "return", "with"}


class Large(NamedTuple):
    """A file or a function that breaks the rule."""

    name: str  # path, or path:function
    lines: int


def source_files() -> list[Path]:
    """All source files under the rule. A package that is only a docstring is not one."""
    return sorted(
        path
        for folder in FOLDERS
        for path in (ROOT / folder).rglob("*")
        if path.suffix in SUFFIXES
        and not path.name.endswith((".test.ts", ".d.ts"))
        and not path.relative_to(ROOT).as_posix().startswith(GENERATED)
        and not (path.name == "__init__.py" and line_count(path) <= 1)
    )


def line_count(path: Path) -> int:
    """How many lines a file has."""
    return len(path.read_text(encoding="utf-8").splitlines())


def functions(path: Path) -> Iterator[tuple[str, int]]:
    """Every function of a file with its lines."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        yield from typescript_functions(text)
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            yield node.name, node.end_lineno - node.lineno + 1


def typescript_functions(text: str) -> Iterator[tuple[str, int]]:
    """Functions of formatted TypeScript: start and closing brace have the same indentation."""
    lines = text.splitlines()
    for start, line in enumerate(lines):
        match = TYPESCRIPT_FUNCTION.match(line)
        if match is None:
            continue
        name = match["name"] or match["arrow"] or match["method"]
        if name in NOT_FUNCTIONS:
            continue
        closing = f"{match['indent']}}}"
        for end in range(start + 1, len(lines)):
            if lines[end].startswith(closing) and not lines[end].endswith("{"):
                yield name, end - start + 1
                break


def large(files: list[Path]) -> list[Large]:
    """Files and functions that break the rule, the largest first."""
    found = []
    for path in files:
        name = path.relative_to(ROOT).as_posix()
        if (lines := line_count(path)) > FILE_LINES:
            found.append(Large(name, lines))
        found += [
            Large(f"{name}:{function}", lines)
            for function, lines in functions(path)
            if lines > FUNCTION_LINES
        ]
    return sorted(found, key=lambda one: -one.lines)


def main() -> int:
    """Prints the figures; 1 if a violation has no listed reason."""
    files = source_files()
    middle = median(map(line_count, files))
    print(f"{len(files)} source files, median {middle:.0f} lines (rule: {MEDIAN_LINES})")
    broken = middle > MEDIAN_LINES
    for one in large(files):
        reason = ALLOWED.get(one.name, "")
        broken |= not reason
        print(f"{one.lines:5}  {one.name}{f'  ({reason})' if reason else ''}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())

"""Docstrings as Markdown: sections, lists of arguments, and examples that can be copied."""

import re
from collections.abc import Iterator

SECTION = re.compile(r"(Args|Arguments|Returns|Raises|Yields|Examples?|Notes?|Fields):")
ENTRY = re.compile(r"(\*{0,2}\w+)(?: \([^)]*\))?: (.*)")


def to_markdown(doc: str) -> str:
    """A docstring, already without its indentation, as Markdown."""
    return "\n\n".join(part for block in blocks(doc) for part in block_parts(block))


def blocks(doc: str) -> Iterator[list[str]]:
    """Runs of lines between empty lines."""
    for block in re.split(r"\n\s*\n", doc.strip()):
        if block.strip():
            yield block.splitlines()


def block_parts(lines: list[str]) -> Iterator[str]:
    """A block as Markdown: a heading of a section first, if it has one."""
    heading = SECTION.fullmatch(lines[0].strip())
    if heading:
        yield f"**{heading[1]}**"
        lines = lines[1:]
    lines = without_indent(lines)
    if any(line.startswith(">>> ") for line in lines):
        yield from example_parts(lines)
    elif heading and lines and ENTRY.match(lines[0]):
        yield "\n".join(entries(lines))
    elif lines:
        yield "\n".join(lines)


def without_indent(lines: list[str]) -> list[str]:
    """Lines without their common indentation."""
    indents = [len(line) - len(line.lstrip()) for line in lines if line.strip()]
    least = min(indents, default=0)
    return [line[least:].rstrip() for line in lines]


def example_parts(lines: list[str]) -> Iterator[str]:
    """The text before an example, then the example as a block of Python."""
    first = next(n for n, line in enumerate(lines) if line.startswith(">>> "))
    if first:
        yield "\n".join(lines[:first])
    shown = []
    for line in lines[first:]:
        if line.startswith((">>> ", "... ")):
            shown.append(re.sub(r"\s*# doctest:.*", "", line[4:]))
        elif line == "...":
            shown.append("")
        else:
            shown.append(f"# {line}")
    yield "```python\n" + "\n".join(shown) + "\n```"


def entries(lines: list[str]) -> Iterator[str]:
    """Lines such as `name: description` as a list; other lines continue the one before."""
    for line in lines:
        match = ENTRY.match(line)
        yield f"- `{match[1]}`: {match[2]}" if match else f"  {line.strip()}"

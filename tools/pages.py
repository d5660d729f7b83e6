"""Pages of docs/ with a generated part, below a mark; the part above it is kept."""

from pathlib import Path

MARK = "<!-- Below this line the page is generated: make api -->\n"


def with_generated(page: str, generated: str) -> str:
    """The page with its part below the mark replaced."""
    head, mark, _ = page.partition(MARK)
    if not mark:
        raise ValueError("the page has no mark")
    return f"{head}{MARK}\n{generated.strip()}\n"


def update(path: Path, generated: str) -> None:
    """Replaces the generated part of a page in its file."""
    page = path.read_text(encoding="utf-8")
    path.write_text(with_generated(page, generated), encoding="utf-8")


def is_current(path: Path, generated: str) -> bool:
    """Whether the generated part of a page is up to date."""
    page = path.read_text(encoding="utf-8")
    return page == with_generated(page, generated)

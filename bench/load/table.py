"""The final table: every figure with its bound."""

from typing import NamedTuple


class Row(NamedTuple):
    """A figure and its bound: at most, or at least."""

    scene: str
    what: str
    bound: float
    figure: float
    at_least: bool = False

    @property
    def kept(self) -> bool:
        """Whether the figure is within its bound."""
        return self.figure >= self.bound if self.at_least else self.figure <= self.bound


def show(rows: list[Row]) -> str:
    """All figures, one a line."""
    lines = [f"{'scene':<12}{'bound':>10}{'figure':>12}     what"]
    for row in rows:
        bound = f"{'≥' if row.at_least else '≤'} {row.bound:,g}"
        kept = "  " if row.kept else "✗ "
        lines.append(f"{row.scene:<12}{bound:>10}{row.figure:>12,.1f}   {kept}{row.what}")
    return "\n".join(lines)

"""Writes the actions and inputs of both games into their pages in docs/envs; `make api` runs it."""

from collections.abc import Iterator

from feira.games import NAMES, find_game
from tools import ROOT
from tools.pages import update

FOLDER = ROOT / "docs" / "envs"


def runs(names: tuple[str, ...]) -> Iterator[tuple[int, int, list[str]]]:
    """Groups consecutive names with the same beginning: first number, last number, names."""
    first = 0
    for number in range(1, len(names) + 1):
        if number == len(names) or head(names[number]) != head(names[first]):
            yield first, number - 1, list(names[first:number])
            first = number


def head(name: str) -> str:
    """The common beginning of the names of a group: everything before the last word."""
    return name.rpartition(" ")[0] if " " in name else ""


def rows(names: tuple[str, ...]) -> list[str]:
    """A row of a table for each group."""
    found = []
    for first, last, run in runs(names):
        number = str(first) if first == last else f"{first}–{last}"
        start = head(run[0])
        words = ", ".join(name.removeprefix(start).strip() for name in run)
        text = run[0] if len(run) == 1 else f"{start} … {words}" if start else words
        found.append(f"| {number} | {text} |")
    return found


def reference(name: str) -> str:
    """The tables of a game."""
    strategy = find_game(name).strategy
    inputs = len(strategy.input_names)
    return "\n".join(
        [
            "## All micro-actions\n",
            "| number | micro-action |\n|---:|---|",
            *rows(strategy.micro_names),
            "\n## All inputs\n",
            f"Inputs 0 to {inputs - 1} are those of the learned players' networks. Seat 0 is the "
            "seat that observes, seat 1 the one after it, and so on.\n",
            "| number | input |\n|---:|---|",
            *rows(strategy.observation_names),
        ]
    )


if __name__ == "__main__":
    for _name in NAMES:
        update(FOLDER / f"{_name}.md", reference(_name))

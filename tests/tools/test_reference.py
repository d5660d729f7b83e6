"""Reference pages: what the generators write, and that the pages in docs/ are up to date."""

import enum
import types
from dataclasses import dataclass
from pathlib import Path

import pytest
from tools.docstring import to_markdown

import feira
from feira.games import NAMES
from tools import api_reference, cli_reference, envs_reference, pages


def test_the_api_page_is_up_to_date() -> None:
    generated = api_reference.reference(feira)
    assert pages.is_current(api_reference.PAGE, generated), "run `make api`"


def test_the_page_of_the_command_line_is_up_to_date() -> None:
    assert pages.is_current(cli_reference.PAGE, cli_reference.reference()), "run `make api`"


@pytest.mark.parametrize("name", NAMES)
def test_the_pages_of_the_environments_are_up_to_date(name: str) -> None:
    page = envs_reference.FOLDER / f"{name}.md"
    assert pages.is_current(page, envs_reference.reference(name)), "run `make api`"


def test_only_the_part_below_the_mark_is_written(tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    path.write_text(f"# Mine\n\n{pages.MARK}\nold\n", encoding="utf-8")
    assert not pages.is_current(path, "new")
    pages.update(path, "new")
    assert path.read_text(encoding="utf-8") == f"# Mine\n\n{pages.MARK}\nnew\n"
    assert pages.is_current(path, "new")
    with pytest.raises(ValueError, match="no mark"):
        pages.with_generated("# Mine", "new")


def roll(dice: int = 1, /, *faces: int, seed: int | None = None) -> list[int]:
    """Rolls dice.

    Args:
        dice: how many, which
            must be positive
        seed: for the same again

    Examples:
        >>> roll(2)
        [3, 4]
        >>> for n in range(2):
        ...     roll(n)
    """
    return [dice, *faces, seed or 0]


@dataclass(frozen=True)
class Die:
    """A die."""

    sides: int = 6

    @property
    def odds(self) -> float:
        """The chance of one side."""
        return 1 / self.sides

    @classmethod
    def coin(cls) -> "Die":
        """A die with two sides."""
        return cls(2)

    def roll(self, rng: "enum.Enum", *, quiet: bool = False) -> int:
        """Rolls it."""
        return self.sides + int(quiet) + len(str(rng))

    def _hidden(self) -> None: ...


class Colour(enum.Enum):
    """A colour."""

    RED = 1


def module() -> types.ModuleType:
    made = types.ModuleType("toy", "Toys to play with.")
    made.__dict__.update(
        __all__=["roll", "Die", "Colour", "CHANCE"], roll=roll, Die=Die, Colour=Colour, CHANCE=-1
    )
    return made


def test_functions_classes_and_constants_are_described() -> None:
    page = api_reference.reference(module())
    for part in (
        "Toys to play with.\n\n## toy.roll",
        "roll(dice: int = 1, /, *faces: int, seed: int | None = None) -> list[int]",
        "- `dice`: how many, which\n  must be positive\n- `seed`: for the same again",
        "```python\nroll(2)\n# [3, 4]\nfor n in range(2):\n    roll(n)\n```",
        "class Die(sides: int = 6)",
        "### Die.odds\n\n```python\nDie.odds: float\n```\n\nThe chance of one side.",
        "Die.coin() -> Die",
        "Die.roll(rng: Enum, *, quiet: bool = False) -> int",
        "- `Colour.RED` = `1`",
        "toy.CHANCE = -1",
    ):
        assert part in page, part
    assert "_hidden" not in page


def test_a_long_signature_is_broken_into_lines() -> None:
    def long(first_argument: int, second_argument: int, third_argument: int, fourth: int) -> int:
        return first_argument + second_argument + third_argument + fourth

    assert api_reference.signature("long", long).splitlines() == [
        "long(",
        "    first_argument: int,",
        "    second_argument: int,",
        "    third_argument: int,",
        "    fourth: int,",
        ") -> int",
    ]


def test_text_stays_as_it_is() -> None:
    assert to_markdown("One.\n\nTwo\nlines.") == "One.\n\nTwo\nlines."
    assert to_markdown("Such as\n>>> f(1)\n2") == "Such as\n\n```python\nf(1)\n# 2\n```"

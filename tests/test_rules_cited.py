"""Every rule number of a rules page is cited in a test."""

import re
from pathlib import Path

import pytest

from feira.games import NAMES

ROOT = Path(__file__).parent.parent
RULE = re.compile(r"\b[A-Z]\d+(?:\.\d+)?\b")


def numbers(page: str) -> set[str]:
    """The numbers that a page defines: at the head of a list item, a heading or a table row."""
    heads = re.findall(r"^(?:- |## |\| )([A-Z]\d+(?:\.\d+)?)\b", page, re.MULTILINE)
    parts = {number.split(".")[0] for number in heads if "." in number}
    return {number for number in heads if number not in parts}


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_has_a_test_that_cites_it(name: str) -> None:
    page = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    defined = numbers(page)
    assert len(defined) >= 20
    tests = (ROOT / "tests" / "games" / name).glob("test_*.py")
    cited = set()
    for path in tests:
        text = path.read_text(encoding="utf-8")
        cited |= set(RULE.findall(text))
        for test in re.findall(r"def test_([a-z])(\d+)(?:_(\d+))?_", text):
            letter, whole, part = test
            cited.add(f"{letter.upper()}{whole}" + (f".{part}" if part else ""))
    assert defined - cited == set()

"""Three short programs that use only what the API page documents."""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import feira

FOLDER = Path(__file__).with_name("stranger")
API_PAGE = Path(__file__).parent.parent / "docs" / "api.md"
LONGEST = {"random_player": 20, "greedy_player": 30, "seat_shares": 30}


def run(name: str, *arguments: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, str(FOLDER / f"{name}.py"), *arguments],
        capture_output=True,
        text=True,
        env=dict(os.environ),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def names_used(name: str) -> set[str]:
    """The attributes of `feira`, of positions and of results that a program uses."""
    tree = ast.parse((FOLDER / f"{name}.py").read_text(encoding="utf-8"))
    owners = ("feira", "position", "match", "simulation", "one")
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id in owners
    }


@pytest.mark.parametrize("name", LONGEST)
def test_programs_are_short_and_use_what_the_page_documents(name: str) -> None:
    text = (FOLDER / f"{name}.py").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.strip()]
    assert len(lines) <= LONGEST[name]
    page = API_PAGE.read_text(encoding="utf-8")
    used = names_used(name)
    assert len(used) >= 2
    for word in used:
        assert re.search(rf"\b{word}\b", page), f"docs/api.md does not explain {word}"


def test_a_random_player() -> None:
    lines = run("random_player", "7")
    assert [line.split()[0] for line in lines] == ["machikoro", "mercado"]
    assert lines == run("random_player", "7")


@pytest.mark.native
def test_a_greedy_player_against_medium() -> None:
    players = {line.partition(":")[0] for line in run("greedy_player", "8")}
    assert players == {"Greedy", "medium"}


@pytest.mark.native
def test_a_plot_of_seat_shares(tmp_path: Path) -> None:
    file = tmp_path / "shares.png"
    (line,) = run("seat_shares", "20000", str(file))
    shares = [float(word) for word in line.split()]
    assert abs(sum(shares) - 1) < 0.001
    assert max(abs(share - 1 / 4) for share in shares) < 0.15
    assert file.read_bytes().startswith(b"\x89PNG")


def test_everything_in_the_front_door_is_documented() -> None:
    page = API_PAGE.read_text(encoding="utf-8")
    for name in feira.__all__:
        assert name in page

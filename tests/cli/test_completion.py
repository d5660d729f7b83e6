"""The Tab key: the candidates for commands, games, options, players and languages."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from feira.cli import COMMANDS
from feira.games import NAMES
from feira.players.levels import LEVELS
from tests.cli.run import feira


def offered(line: str) -> list[str]:
    """The candidates of bash at the end of a line, after bash itself has split it."""
    words = line.replace("=", " = ").replace(":", " : ").split(" ")
    words = [word for n, word in enumerate(words) if word or n == len(words) - 1]
    if line.endswith(("=", ":")):
        words = words[:-1]
    environment = {
        "_FEIRA_COMPLETE": "bash_complete",
        "COMP_WORDS": "\n".join(words),
        "COMP_CWORD": str(len(words) - 1),
    }
    done = feira(**environment)
    assert done.returncode == 0, done.stderr
    return [row.partition(",")[2] for row in done.stdout.splitlines() if row]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("feira ", list(COMMANDS)),
        ("feira re", ["record", "replay"]),
        ("feira sim ", list(NAMES)),
        ("feira terminal mac", ["machikoro"]),
        ("feira sim --ga", ["--games"]),
        ("feira match mercado ha", ["hard"]),
        ("feira match mercado hard ma", ["master"]),
        ("feira terminal mercado --against me", ["medium"]),
        ("feira campaign --player ma", ["master"]),
        ("feira campaign ", ["mercado"]),
        ("feira sim mercado --option mo", ["money=hidden", "money=open"]),
        ("feira sim mercado --option money=", ["hidden", "open"]),
        ("feira sim mercado --option money=op", ["open"]),
        ("feira sim machikoro --option pl", ["plus=no", "plus=yes"]),
        ("feira sim machikoro --option money=", []),
        ("feira replay --language ", ["en", "uk", "pl", "de", "fr"]),
        ("feira match mercado hard:ms=5 ea", ["easy"]),
    ],
)
def test_bash_is_offered(line: str, expected: list[str]) -> None:
    assert offered(line) == expected


@pytest.mark.parametrize("line", ["feira replay ga", "feira verify ", "feira analyse g"])
def test_bash_completes_names_of_files_itself(line: str) -> None:
    words = line.split(" ")
    where = {"COMP_WORDS": "\n".join(words), "COMP_CWORD": str(len(words) - 1)}
    assert feira(_FEIRA_COMPLETE="bash_complete", **where).stdout == f"file,{words[-1]}\n"


def test_all_levels_are_offered() -> None:
    assert set(LEVELS) <= set(offered("feira match mercado "))


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_get_a_script_and_completions_with_their_meaning(shell: str) -> None:
    script = feira(_FEIRA_COMPLETE=f"{shell}_source").stdout
    assert "_FEIRA_COMPLETE" in script
    words = {"COMP_WORDS": "feira sim ", "COMP_CWORD": "2" if shell == "zsh" else ""}
    done = feira(_FEIRA_COMPLETE=f"{shell}_complete", **words)
    assert "mercado" in done.stdout
    assert "Mercado de Lisboa" in done.stdout


def test_a_real_bash_completes(tmp_path: Path) -> None:
    if shutil.which("bash") is None:
        pytest.fail("the tests need bash")
    program = tmp_path / "feira"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m feira "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    script = f"""
        PATH={tmp_path}:$PATH
        eval "$(_FEIRA_COMPLETE=bash_source feira)"
        COMP_WORDS=(feira sim mercado --option money = o) COMP_CWORD=6
        _feira_completion feira
        echo "${{COMPREPLY[*]}}"
    """
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "open", done.stderr

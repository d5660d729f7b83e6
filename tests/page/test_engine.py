"""The shipped engine of a page, in Node and in Chromium: byte for byte the same as native code.

`make test` builds the engine first. All settings are compared here, with short games; `make
equality` plays whole games.
"""

import json
import os
import subprocess
import sys

import pytest
from tools.page.__main__ import MOST_BYTES, PYODIDE, TARGET
from tools.page.stand_in import command

from tools import ROOT

pytestmark = [
    pytest.mark.native,
    pytest.mark.xdist_group("engine"),
    pytest.mark.skipif(not PYODIDE.exists(), reason="the client's packages are not installed"),
]
# Some of every file of the rules' tests, so that it takes seconds: `make stand-in` runs all.
RULES = (
    "tests/games/machikoro/test_turn.py",
    "tests/games/mercado/test_earn.py",
    "tests/core/test_layout.py",
)
SAME = ("--most", "16", "--simulations", "50", "--every", "8", "--masters", "2", "--tables", "4")
built = pytest.mark.skipif(
    not (TARGET / "manifest.json").exists(), reason="the engine is not built: make engine"
)


def compare(name: str) -> None:
    """Asserts that native code and the engine of a page give the same digests."""
    program = [sys.executable, "-m", "bench.equality", *SAME, "--against", name]
    environment = {**os.environ, "FEIRA_KERNELS": "compiled"}
    done = subprocess.run(
        program, capture_output=True, text=True, check=False, cwd=ROOT, env=environment
    )
    assert done.returncode == 0, done.stdout + done.stderr[-2000:]
    assert "the same bytes" in done.stdout


@built
def test_views_players_and_tables_are_the_same_bytes_in_node() -> None:
    compare("page")


@built
def test_views_players_and_tables_are_the_same_bytes_in_chromium() -> None:
    compare("chromium")


def test_the_rules_own_tests_pass_on_the_stand_in() -> None:
    done = subprocess.run(command(*RULES), capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stdout[-3000:]


@built
def test_the_manifest_lists_all_files() -> None:
    manifest = json.loads((TARGET / "manifest.json").read_text("utf-8"))
    listed = {file["name"]: file for file in manifest["files"]}
    assert {*listed, "manifest.json"} == {file.name for file in TARGET.iterdir()}
    assert all(file["size"] == (TARGET / name).stat().st_size for name, file in listed.items())
    assert sum(file["gzip"] for file in listed.values() if not file["later"]) <= MOST_BYTES
    words = (TARGET / "licences.txt").read_text("utf-8")
    assert all(name in words for name in ("Pyodide", "CPython", "msgspec"))

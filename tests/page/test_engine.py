"""The engine of a page in Node: without NumPy and Numba, and byte for byte as native.

Its kernels are left out here, since they take minutes to compile: its rules are interpreted. That
kernels as WebAssembly answer alike is tested in tests/core/test_compiled.py, and `make equality`
compares all settings with everything as it is shipped.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools.page.__main__ import PYODIDE
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
SAME = ("--first", "30", "--most", "4", "--every", "0", "--tables", "1")


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("engine")
    program = [sys.executable, "-m", "tools.page", "--interpreted", "--target", str(folder)]
    subprocess.run(program, check=True, cwd=ROOT)
    return folder


def test_views_and_tables_are_the_same_bytes(engine: Path) -> None:
    program = [sys.executable, "-m", "bench.equality", *SAME, "--against", "page"]
    environment = {**os.environ, "FEIRA_ENGINE": f"{engine}/"}
    done = subprocess.run(
        program, capture_output=True, text=True, check=False, cwd=ROOT, env=environment
    )
    assert done.returncode == 0, done.stdout + done.stderr[-2000:]
    assert "the same bytes" in done.stdout


def test_the_rules_own_tests_pass_on_the_stand_in() -> None:
    done = subprocess.run(command(*RULES), capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stdout[-3000:]


def test_the_manifest_lists_all_files(engine: Path) -> None:
    manifest = json.loads((engine / "manifest.json").read_text("utf-8"))
    listed = {file["name"]: file for file in manifest["files"]}
    assert {*listed, "manifest.json"} == {file.name for file in engine.iterdir()}
    assert all(file["size"] == (engine / name).stat().st_size for name, file in listed.items())
    assert sum(file["gzip"] for file in listed.values() if not file["later"]) < 6_200_000
    words = (engine / "licences.txt").read_text("utf-8")
    assert all(name in words for name in ("Pyodide", "CPython", "msgspec"))

"""The examples in docstrings are run, and so are the notebooks-as-scripts in examples/."""

import doctest
import os
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"


@pytest.mark.native
@pytest.mark.parametrize(
    "module", ["feira", "feira.api", "feira.core.position", "feira.envs.micro"]
)
def test_examples_in_docstrings(module: str) -> None:
    failed, tried = doctest.testmod(import_module(module))
    assert tried > 0
    assert failed == 0


@pytest.mark.native
@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("first_steps", []),
        ("your_own_player", ["4"]),
        ("a_million_games", ["20000"]),
        ("ppo", ["2"]),
        ("open_spiel_mccfr", ["20"]),
        pytest.param(
            "self_play_gpu",
            ["1"],
            marks=pytest.mark.skipif(find_spec("torch") is None, reason="needs PyTorch"),
        ),
    ],
)
def test_notebooks_as_scripts(name: str, arguments: list[str], tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / f"{name}.py"), *arguments],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "MPLBACKEND": "Agg"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_importing_feira_is_quick_and_loads_nothing_heavy() -> None:
    code = "import sys, feira; print('numpy' in sys.modules, 'numba' in sys.modules, dir(feira))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("False False")
    assert "make" in done.stdout

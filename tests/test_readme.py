"""The commands and the Python of the README run."""

import contextlib
import io
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


@pytest.mark.native
def test_the_commands_of_the_readme_run(tmp_path: Path) -> None:
    commands = [
        line.partition("#")[0].strip() for block in blocks("sh") for line in block.splitlines()
    ]
    shutil.copytree(ROOT / "src", tmp_path / "src")
    ran = 0
    for command in commands:
        if command.startswith(("feira ", "cp ")):
            program = command.replace("feira ", f"{sys.executable} -m feira ", 1).split()
            done = subprocess.run(
                program,
                cwd=tmp_path,
                input="quit\n",
                capture_output=True,
                text=True,
                check=False,
                env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
            )
            assert done.returncode == 0, (command, done.stderr)
            ran += 1
    assert ran >= 10


@pytest.mark.native
def test_the_python_of_the_readme_runs() -> None:
    (code,) = blocks("python")
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, "README.md", "exec"), {})
    assert printed.getvalue().startswith("[")


def test_the_readme_names_only_files_that_exist() -> None:
    for page in (
        "README.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "docs/architecture.md",
        "docs/players.md",
    ):
        text = (ROOT / page).read_text(encoding="utf-8")
        for target in re.findall(r"\]\((?!http)([^)#]+)\)", text):
            assert ((ROOT / page).parent / target).exists(), (page, target)

"""Runs `feira` in a process of its own, as people do."""

import os
import subprocess
import sys


def feira(*arguments: str, text: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "feira", *arguments],
        input=text,
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        check=False,
    )

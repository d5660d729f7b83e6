"""`python -m tools.page.stand_in TEST …`: runs tests in Pyodide, on the substitute for NumPy."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from tools.page.__main__ import HERE, wheel


def command(*tests: str) -> list[str]:
    """The program that runs tests: this Python's own pytest, in another Python."""
    spec = find_spec("pytest")
    assert spec is not None
    assert spec.origin is not None
    packages = Path(spec.origin).parent.parent
    return ["node", str(HERE / "pytest.mjs"), str(wheel()), str(packages), *tests]


if __name__ == "__main__":
    raise SystemExit(subprocess.run(command(*sys.argv[1:]), check=False).returncode)

"""The programs on the pages about environments run as they are."""

import re
from importlib.util import find_spec

import pytest

from tools import ROOT

pytestmark = [
    pytest.mark.native,
    pytest.mark.filterwarnings("ignore"),
    pytest.mark.xdist_group("envs"),
]
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)
IMPORT = re.compile(r"^(?:import|from) (.*?)(?: import .*| +#.*)?$", re.MULTILINE)
PROGRAMS = [
    pytest.param(code, id=f"{page.stem}-{number}")
    for page in sorted(ROOT.glob("docs/envs/*.md"))
    for number, code in enumerate(BLOCK.findall(page.read_text(encoding="utf-8")))
]


@pytest.mark.parametrize("code", PROGRAMS)
def test_a_program_of_the_documentation_runs(code: str) -> None:
    names = [name for found in IMPORT.findall(code) for name in found.split(", ")]
    assert names, "a program imports what it uses"
    for name in names:
        if find_spec(name.partition(".")[0]) is None:
            pytest.skip(f"needs {name}")
    exec(code.replace('"cuda"', '"cpu"'), {})


def test_all_pages_have_programs() -> None:
    assert len(PROGRAMS) > 10

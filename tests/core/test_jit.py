"""The compile cache is never stale, and importing Feira costs nothing."""

import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from feira.core import cache, jit, tables
from feira.games import NAMES


def run(code: str, **environment: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "FEIRA_KERNELS": "", **environment},
    ).stdout


def test_importing_feira_imports_neither_numba_nor_numpy() -> None:
    loaded = run("import sys, feira; print('numba' in sys.modules, 'numpy' in sys.modules)")
    assert loaded.split() == ["False", "False"]


def test_the_cache_folder_follows_the_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.py").write_text("x = 1", encoding="utf-8")
    monkeypatch.setattr(cache, "PACKAGE", tmp_path)
    before = cache.source_digest()
    assert cache.source_digest() == before
    (tmp_path / "a.py").write_text("x = 2", encoding="utf-8")
    changed = cache.source_digest()
    (tmp_path / "a.py").rename(tmp_path / "b.py")
    assert len({before, changed, cache.source_digest()}) == 3


def sources_left_out() -> list[Path]:
    """The files of the package that compiled code does not depend on."""
    kept = set(cache.compiled_sources())
    return [path for path in cache.PACKAGE.rglob("*.py") if path not in kept]


def test_the_digest_leaves_out_what_is_never_compiled() -> None:
    left_out = {path.relative_to(cache.PACKAGE).parts[0] for path in sources_left_out()}
    assert left_out == {*cache.UNCOMPILED, "games"}
    rooms = {path.parent.name for path in sources_left_out() if "games" in path.parts}
    assert rooms == {"presentation"}
    assert len([path for path in sources_left_out() if "presentation" in path.parts]) > 20


def test_what_the_digest_leaves_out_compiles_nothing() -> None:
    for path in sources_left_out():
        text = path.read_text(encoding="utf-8")
        for word in ("jit", "inline", "short", "compiled"):
            assert not re.search(rf"feira\.core\.jit import.*\b{word}\b", text), path
        assert "numba" not in text, path


@pytest.mark.parametrize("room", ["rules", "strategy"])
def test_the_digest_holds_all_that_is_compiled(room: str) -> None:
    kept = {path.relative_to(cache.PACKAGE).as_posix() for path in cache.compiled_sources()}
    for name in NAMES:
        assert any(path.startswith(f"games/{name}/{room}/") for path in kept)
        assert f"games/{name}/rules/components.txt" in kept
    assert {"core/kernels.py", "core/jit.py", "players/search.py"} <= kept


def test_a_change_of_presentation_keeps_the_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "PACKAGE", tmp_path)
    for folder in ("games/x/presentation", "games/x/rules", "web", "core"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "a.py").write_text("x = 1", encoding="utf-8")
    before = cache.source_digest()
    for folder, changes in (("games/x/presentation", 0), ("web", 0), ("games/x/rules", 1)):
        (tmp_path / folder / "a.py").write_text("x = 2", encoding="utf-8")
        assert (cache.source_digest() != before) == changes, folder


def test_old_caches_are_cleared_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platformdirs.user_cache_path", lambda _: tmp_path)
    for n in range(8):
        old = tmp_path / "compiled" / f"old{n}"
        old.mkdir(parents=True)
        os.utime(old, (n, n))
    folder = jit.cache_folder()
    left = {path.name for path in (tmp_path / "compiled").iterdir()}
    assert left == {folder.name, "old7", "old6", "old5", "old4"}


def test_a_folder_that_cannot_be_written_is_replaced_by_a_temporary_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setattr("platformdirs.user_cache_path", lambda _: tmp_path / "file")
    assert jit.cache_folder().is_dir()


PLAIN = """
import sys
sys.modules["numpy"] = sys.modules["numba"] = None
from feira.core import bits, jit, tables
from feira.core.layout import Layout

@jit.inline
def half(number):
    return number // 2

@jit.jit
def member(table, row, column):
    return table[row][column] + half(6)

@jit.short
def first(table):
    return table[0]

assert not jit.COMPILES
assert not hasattr(jit, "CACHE")
assert not hasattr(member, "py_func")
rows = tables.table([[1, 2], (3, 4)], 8)
assert rows == ((1, 2), (3, 4))
assert tables.table([5, 6]) == (5, 6)
assert member(rows, 1, 0) == jit.interpreted(member)(rows, 1, 0) == 6
assert first(rows) == (1, 2)
assert [bits.nth(0b1010, k) for k in range(bits.popcount(0b1010))] == [1, 3]
layout = Layout([("table", 16, (2, 2)), ("row", 8, 2), ("seats", 8), ("stage", 8)])
position = layout.replace(bytes(layout.size), seats=4, stage=-1)
assert layout.unpacker()(position) == (((0, 0), (0, 0)), (0, 0), 4, -1)
assert layout.unpacker("stage", "row")(position) == ((0, 0), -1)
assert sys.modules["numpy"] is sys.modules["numba"] is None
print("done")
"""


def test_without_numba_and_numpy_kernels_are_plain_python() -> None:
    assert run(PLAIN).split() == ["done"]


def test_tables_are_arrays_that_nobody_writes_to() -> None:
    table = tables.table([[1, 2], (3, 4)], 8)
    assert table.dtype == np.int8
    assert table.tolist() == [[1, 2], [3, 4]]
    assert tables.table([5]).dtype == np.int64
    with pytest.raises(ValueError, match="read-only"):
        table[0] = 9


@pytest.mark.native
def test_a_changed_helper_in_another_file_is_noticed(tmp_path: Path) -> None:
    """Numba by itself would keep using the old helper."""
    package = tmp_path / "src" / "feira"
    package.parent.mkdir()
    subprocess.run(["cp", "-r", str(cache.PACKAGE), str(package)], check=True)
    (package / "helper.py").write_text(
        "from feira.core.jit import jit\n@jit\ndef helper():\n    return 1\n", encoding="utf-8"
    )
    (package / "caller.py").write_text(
        "from feira.core.jit import jit\nfrom feira.helper import helper\n"
        "@jit\ndef caller():\n    return helper() + 10\n",
        encoding="utf-8",
    )
    code = "from feira.caller import caller; print(caller(), sum(caller.stats.cache_hits.values()))"
    places = {
        "FEIRA_KERNELS": "numba",
        "PYTHONPATH": str(package.parent),
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
    }
    assert run(code, **places).split() == ["11", "0"]
    assert run(code, **places).split() == ["11", "1"]
    helper = package / "helper.py"
    helper.write_text(helper.read_text(encoding="utf-8").replace("1", "2"), encoding="utf-8")
    assert run(code, **places).split() == ["12", "0"]

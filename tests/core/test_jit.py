"""The compile cache is never stale, and importing Feira costs nothing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from feira.core import cache, jit


def run(code: str, **environment: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
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


def test_what_the_digest_leaves_out_compiles_nothing() -> None:
    for package in cache.INTERPRETED:
        files = list((cache.PACKAGE / package).rglob("*.py"))
        assert files, package
        for path in files:
            text = path.read_text(encoding="utf-8")
            assert "import jit" not in text, path
            assert "import inline" not in text, path
            assert "numba" not in text, path


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


@pytest.mark.native
def test_a_changed_helper_in_another_file_is_noticed(tmp_path: Path) -> None:
    """The very trap: Numba alone would go on with the old helper."""
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
    places = {"PYTHONPATH": str(package.parent), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    assert run(code, **places).split() == ["11", "0"]
    assert run(code, **places).split() == ["11", "1"]
    helper = package / "helper.py"
    helper.write_text(helper.read_text(encoding="utf-8").replace("1", "2"), encoding="utf-8")
    assert run(code, **places).split() == ["12", "0"]

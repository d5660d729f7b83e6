"""The import map: modules without a cycle, layers in their order."""

from pathlib import Path

import pytest
from tools.import_map import between_layers, draw, layers, main, ordered
from tools.imports import Module, cycles, read_modules


def test_no_modules_import_each_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(tmp_path) == 0, capsys.readouterr().err
    assert "0 cycles" in capsys.readouterr().out
    assert (tmp_path / "map.svg").read_text(encoding="utf-8").startswith("<svg")
    assert "| `core` |" in (tmp_path / "map.md").read_text(encoding="utf-8")


def test_cycles_are_found() -> None:
    assert cycles({"a": ["b"], "b": ["c"], "c": []}) == []
    assert cycles({"a": ["b"], "b": ["c"], "c": ["a"], "d": ["a"]}) == [["a", "b", "c"]]
    assert cycles({"a": ["a"], "b": ["c"], "c": ["b"]}) == [["a"], ["b", "c"]]


def test_every_module_is_drawn_in_its_layer() -> None:
    modules = read_modules()
    assert {module.layer for module in modules} == set(ordered(modules))
    assert ordered(modules)[-len(layers()) :] == layers()
    picture = draw(modules)
    for module in modules:
        assert f"{module.path.name} {module.lines}<" in picture


def test_imports_are_counted_between_layers() -> None:
    modules = [
        Module(
            name="feira.cli.sim", lines=1, imports=("feira.core.game",), path=Path("cli/sim.py")
        ),
        Module(name="feira.core.game", lines=1, imports=(), path=Path("core/game.py")),
    ]
    assert between_layers(modules) == {("cli", "core"): 1}

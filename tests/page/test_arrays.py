"""The substitute for NumPy in a page behaves like NumPy, as far as Feira uses it."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tools.page import modules
from tools.page.__main__ import HERE

from feira.core.compiled import layout_text
from feira.games import NAMES, find_game
from feira.games.network import read_arrays
from feira.page import arrays, numpy_module
from feira.page.number_types import TYPES, dtype
from feira.page.storage import STORES


def as_bytes(array: Any) -> bytes:
    return bytes(array.tobytes())


@pytest.mark.parametrize("game", NAMES)
def test_records_have_the_same_layout(game: str) -> None:
    layout = find_game(game).rules.layout
    fields = [(f.name, f"i{f.bits // 8}", f.shape) for f in layout.fields.values()]
    own = dtype(fields)
    assert own.itemsize == layout.dtype.itemsize
    assert layout_text(own) == layout_text(layout.dtype)
    mine, theirs = arrays.zeros(3, own), np.zeros(3, layout.dtype)
    for name, field in layout.fields.items():
        both: tuple[Any, ...] = (mine, theirs)
        for number, array in enumerate(both):
            record: Any = array[1]
            assert record.dtype.fields[name][1] == field.offset, number
            if field.shape:
                record[name][0] = 3
                record[name][-1] = 2
            else:
                setattr(record, name, 5)
    assert as_bytes(mine) == theirs.tobytes()
    mine[0], theirs[0] = mine[1], theirs[1]
    mine[2:][0], theirs[2:][0] = mine[0], theirs[0]
    assert as_bytes(mine) == theirs.tobytes()
    name = next(name for name, field in layout.fields.items() if field.shape)
    assert mine[name].tolist() == theirs[name].tolist()


@pytest.mark.parametrize("kind", ["int8", "int32", "int64", "float32", "float64"])
def test_arrays_of_numbers(kind: str) -> None:
    values = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]
    mine, theirs = arrays.array(values, kind), np.array(values, kind)
    parts: tuple[Any, ...] = (0, -1, (1, 2), slice(1, 3), (slice(None), 1), (2, slice(0, 2)), ...)
    for part in parts:
        one, other = mine[part], theirs[part]
        assert (one.tolist() if hasattr(one, "tolist") else one) == other.tolist()
    mine[1], theirs[1] = 7, 7
    mine[:, 2], theirs[:, 2] = [1, 2, 3], [1, 2, 3]
    assert as_bytes(mine) == theirs.tobytes()
    assert as_bytes(mine[:, 1]) == theirs[:, 1].tobytes()
    assert mine.flags.c_contiguous is theirs.flags.c_contiguous
    assert mine[:, 1].flags.c_contiguous is theirs[:, 1].flags.c_contiguous
    assert mine.reshape(2, -1).tolist() == theirs.reshape(2, -1).tolist()
    assert mine.sum() == theirs.sum()


def test_division_rounds_as_in_numpy() -> None:
    values = [0.1, 1.7, -3.3, 1e-7]
    for divisor in (0.3, 0.7, 2.5):
        mine = arrays.array(values, "float32") / divisor
        assert as_bytes(mine) == (np.array(values, np.float32) / divisor).tobytes()


def test_what_does_not_fit_is_an_error() -> None:
    array = arrays.zeros(2, TYPES["int8"])
    with pytest.raises(OverflowError):
        array[0] = 128
    with pytest.raises(IndexError):
        array[2]
    array.flags.writeable = False
    with pytest.raises(ValueError, match="read-only"):
        array[0] = 1


@pytest.mark.parametrize("game", NAMES)
def test_networks_are_read(game: str) -> None:
    path = find_game(game).presentation.folder.parent / "strategy" / "network.npz"
    network = read_arrays(path)
    with numpy_module.load(path, allow_pickle=False) as file:
        for name, array in network._asdict().items():
            assert file[name].shape == array.shape
            assert as_bytes(file[name]) == array.tobytes()


def test_a_page_takes_along_what_it_imports() -> None:
    found = modules.modules()
    assert "feira.page.service" in found
    assert "feira.table.sql_store" not in found
    assert not any(name.startswith(("feira.web", "feira.cli", "feira.envs")) for name in found)
    assert {path.name for path in modules.data_files()} >= {"lesson.txt", "components.txt"}


def test_the_worker_is_told_all_stores() -> None:
    source = Path(HERE / "engine.mjs").read_text("utf-8")
    listed = source[source.index("export const stores") : source.index("];")]
    assert tuple(re.findall(r'"(\w+)"', listed)) == STORES

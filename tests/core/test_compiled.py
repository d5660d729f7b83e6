"""Kernels compiled ahead of time give the same answers as Numba's, byte for byte."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from bench import wasm_back_end

from feira.core import back_end, cache, compiled, kernels, processor
from feira.core.events import COLUMNS, ROWS
from feira.core.position import Position
from feira.core.types import CHANCE
from feira.games import find_game
from feira.players.nodes import NODE, copy_subtree
from tools import ROOT

GAME = "machikoro"
KERNELS = ("score_of", "survey", "make_choice", "copy_subtree")


def run(code: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )


def test_the_folder_of_a_system() -> None:
    assert compiled.system_name("Linux", "x86_64") == "linux-x86_64"
    assert compiled.system_name("Windows", "AMD64") == "windows-x86_64"
    assert compiled.system_name("Darwin", "arm64") == "macos-arm64"
    assert compiled.system_name("Linux", "riscv64") == compiled.system_name("Plan9", "x86_64") == ""
    assert compiled.library_name("chess", "windows-x86_64") == "chess.dll"
    assert compiled.library_name("chess", "macos-arm64") == "chess.dylib"


def test_the_level_of_a_processor() -> None:
    assert processor.x86_level() in (1, 2, 3)
    assert processor.linux_flags("model : 1\nflags\t\t: sse avx2\nflags: x\n") == {"sse", "avx2"}
    assert processor.linux_flags("Features : asimd") == set()


def test_arrays_begin_as_their_c_interface_says() -> None:
    assert compiled.fields_are_known()


def test_other_sources_have_another_digest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "PACKAGE", tmp_path)
    (tmp_path / "core").mkdir()
    (tmp_path / "cli").mkdir()
    (tmp_path / "core" / "a.py").write_bytes(b"x = 1\n")
    before = cache.kernel_digest()
    (tmp_path / "cli" / "a.py").write_bytes(b"x = 1\n")
    (tmp_path / "core" / "a.py").write_bytes(b"x = 1\r\n")  # as Git writes it on Windows
    assert cache.kernel_digest() == before
    (tmp_path / "core" / "a.py").write_bytes(b"x = 2\n")
    assert cache.kernel_digest() != before


def test_libraries_of_other_sources_are_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "FOLDER", tmp_path)
    read = compiled.kernel_list.__wrapped__
    assert read() == {}
    for digest, there in (("other", False), (cache.kernel_digest(), True)):
        text = json.dumps({"digest": digest, "games": {"chess": {}}})
        (tmp_path / compiled.LIST).write_text(text, encoding="utf-8")
        assert (read() == {"chess": {}}) == there
    (tmp_path / compiled.LIST).write_text("{", encoding="utf-8")
    assert read() == {}


def test_an_unknown_back_end_is_refused_in_one_line() -> None:
    code = "from feira.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, "sim", GAME, "--games", "1"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "FEIRA_KERNELS": "magic"},
    )
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert "FEIRA_KERNELS=magic: there is no such back end here" in line


def test_without_libraries_and_numba_somebody_says_so() -> None:
    code = (
        "import sys; sys.modules['numba'] = None\n"
        "from feira.core import compiled; compiled.folder = lambda: None\n"
        "import feira\n"
        "from feira.core.back_end import back_end, word\n"
        "position = feira.make('machikoro', players=2).play('dice 3')\n"
        "print(back_end(), len(position.legal()), word())"
    )
    done = run(code, NUMBA_DISABLE_JIT="", NUMBA_BOUNDSCHECK="", FEIRA_KERNELS="")
    assert done.stdout.startswith("interpreted 12 the rules are interpreted"), done.stderr
    assert back_end.SLOW in done.stdout


class Built:
    """Some kernels through the whole pipeline, natively and as WebAssembly."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        code = folder / "code"
        code.mkdir()
        from tools.kernels.front import SETTINGS

        command = [sys.executable, "-m", "tools.kernels.front", GAME, str(code), *KERNELS]
        clean = {name: text for name, text in os.environ.items() if not name.startswith("NUMBA_")}
        done = subprocess.run(
            command,
            cwd=ROOT,
            env={**clean, **SETTINGS},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        self.build(code)

    def build(self, code: Path) -> None:
        """Compiles the output of the front end."""
        from tools.kernels import native, targets, wasm
        from tools.kernels.__main__ import write_list
        from tools.kernels.modules import entry_of, module_for
        from tools.kernels.sources import Code, list_file

        found = [Code(**one) for one in json.loads(list_file(code, GAME).read_text("utf-8"))]
        targets.initialize()
        plain = targets.host_targets()[0]
        obj = plain.machine().emit_object(module_for(found, code, plain))
        native.link(obj, self.folder / plain.name / plain.file(GAME), plain)
        module = targets.WASM.machine().emit_object(module_for(found, code, targets.WASM))
        side = wasm.link(module, [entry_of(one.name) for one in found])
        (self.folder / "wasm32").mkdir()
        (self.folder / "wasm32" / f"{GAME}.wasm").write_bytes(side)
        write_list(self.folder, {GAME: found})


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Built]:
    with pytest.MonkeyPatch.context() as patch:
        one = Built(tmp_path_factory.mktemp("kernels"))
        patch.setattr(compiled, "FOLDER", one.folder)
        patch.setattr(processor, "x86_level", lambda: compiled.PLAIN_LEVEL)
        patch.setattr(wasm_back_end, "FOLDER", one.folder / "wasm32")
        for remembered in (compiled.kernel_list, compiled.folder, compiled.library):
            remembered.cache_clear()
        yield one
        wasm_back_end.close()
    for remembered in (compiled.kernel_list, compiled.folder, compiled.library):
        remembered.cache_clear()


def plain(kernel: Any) -> Any:
    return getattr(kernel, "py_func", kernel)


def ways(kernel: Any) -> Iterator[Any]:
    """The kernel of this process, of a library, and as WebAssembly."""
    yield kernel
    yield compiled.compiled(plain(kernel), releases=False)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(compiled, "caller", compiled.caller)
        wasm_back_end.install()
        yield compiled.compiled(plain(kernel), releases=True)


@pytest.mark.native
@pytest.mark.usefixtures("built")
def test_libraries_and_webassembly_answer_as_numba_does() -> None:
    assert compiled.folder() is not None
    game = find_game(GAME)
    rules, rng = game.rules, random.Random(5)
    make, survey, score = (
        list(ways(one)) for one in (kernels.make_choice, kernels.survey, kernels.score_of)
    )
    for config in rules.variants()[::7]:
        position = Position.start(game, config)
        for number in range(120):
            if position.over:
                break
            chance = position.actor == CHANCE
            choice = position.draw(rng) if chance else rng.choice(position.legal())
            if number % 9 == 0:
                choice = rng.randrange(-1, rules.scratch)  # not legal, as a rule
            answers = set()
            for do, look, count in zip(make, survey, score, strict=True):
                after = np.zeros(1, rules.dtype)
                events = np.zeros((ROWS, COLUMNS), np.int32)
                out, counts = np.zeros(rules.scratch, np.int64), np.zeros(2, np.int32)
                points, places = np.zeros(8, np.int64), np.zeros(8, np.int64)
                who = do(position.array, choice, after, events, out)
                arrays = (after, events, out)
                if who != kernels.ILLEGAL:
                    assert look(after, counts, out) == who
                    count(after, points, places)
                answers.add((who, *(one.tobytes() for one in (*arrays, counts, points, places))))
            assert len(answers) == 1
            if who != kernels.ILLEGAL:
                position = Position(game, after)


@pytest.mark.native
@pytest.mark.usefixtures("built")
def test_kernels_without_a_position_work_too() -> None:
    nodes = np.zeros(6, NODE)
    nodes["choice"] = range(6)
    nodes[0]["first"], nodes[0]["children"] = 1, 2
    nodes[2]["first"], nodes[2]["children"] = 3, 3
    answers = set()
    for way in ways(copy_subtree):
        target = np.zeros(6, NODE)
        answers.add((way(nodes, 2, target), target.tobytes()))
    assert len(answers) == 1
    assert next(iter(answers))[0] == 4


@pytest.mark.native
@pytest.mark.usefixtures("built")
def test_arguments_of_other_types_are_refused() -> None:
    survey = compiled.compiled(plain(kernels.survey), releases=False)
    position = Position.start(find_game(GAME), find_game(GAME).rules.variants()[0]).array
    counts, out = np.zeros(2, np.int32), np.zeros(64, np.int64)
    survey(position, counts, out)
    for wrong in (out.astype(np.int32), out[::2], out.reshape(8, 8)):
        with pytest.raises(TypeError, match=r"kernels\.survey was compiled for other types"):
            survey(position, counts, wrong)


@pytest.mark.native
@pytest.mark.usefixtures("built")
def test_positions_of_another_game_are_interpreted_with_a_word() -> None:
    survey = compiled.compiled(plain(kernels.survey), releases=False)
    mercado = find_game("mercado")
    position = mercado.rules.start(mercado.rules.variants()[0])
    counts, out = np.zeros(2, np.int32), np.zeros(mercado.rules.scratch, np.int64)
    with pytest.warns(UserWarning, match="FEIRA_KERNELS=numba"):
        assert survey(position, counts, out) == CHANCE

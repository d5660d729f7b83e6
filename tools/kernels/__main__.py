"""`python -m tools.kernels [TARGET …]`: compiles for these targets; by default for this machine.

`own` is the one kind of library that this machine's CPU uses, `all` every system, `wasm32` the
page. Cached results are reused.
"""

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import version
from pathlib import Path

from feira.core.cache import kernel_digest
from feira.core.compiled import FOLDER, LAYOUT, LIST, layout_text
from feira.games import NAMES, find_game
from tools.kernels import native, wasm
from tools.kernels.modules import entry_of, module_for
from tools.kernels.sources import BUILD, Code, code_folder, entries_of
from tools.kernels.targets import NATIVE, TARGETS, Target, host_targets, initialize, own_target

ALL, OWN = "all", "own"
# The files that the object of a game depends on, besides the IR of its entries.
MAKERS = tuple(Path(__file__).with_name(name) for name in ("modules.py", "rows.py", "thunks.py"))


def chosen(names: Sequence[str]) -> list[Target]:
    """The targets of these names."""
    if not names:
        return host_targets()
    found: list[Target] = []
    for name in names:
        if name == OWN:
            found.append(own_target())
        else:
            found += NATIVE if name == ALL else [TARGETS[name]]
    return found


def library_folder(target: Target) -> Path:
    """The folder for the libraries of a target: those for a page are not part of the package."""
    return BUILD / target.name if target.is_wasm else FOLDER / target.name


def write_list(folder: Path, entries: dict[str, list[Code]]) -> None:
    """Writes the list of kernels, and the digest of their sources."""
    games = {}
    for game, codes in entries.items():
        kernels = {code.name: {"kinds": code.kinds, "result": code.result} for code in codes}
        games[game] = {LAYOUT: layout_text(find_game(game).rules.dtype), **kernels}
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"digest": kernel_digest(), "games": games}, indent=1)
    (folder / LIST).write_text(text + "\n", encoding="utf-8")


def object_of(codes: Sequence[Code], target: Target) -> bytes:
    """The object of a game for a target, optimised, or from the cache."""
    key = hashlib.sha256(f"{target} {version('llvmlite')}".encode())
    for file in (*(code_folder() / code.file for code in codes), *MAKERS):
        key.update(file.read_bytes())
    kept = BUILD / "objects" / f"{key.hexdigest()[:32]}.o"
    if not kept.exists():
        obj = target.machine().emit_object(module_for(codes, code_folder(), target))
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(obj)
    return kept.read_bytes()


def build(targets: Sequence[Target]) -> None:
    """Compiles all games for the targets, each object in a separate process."""
    entries = entries_of(NAMES)
    initialize()
    start = time.monotonic()
    with ProcessPoolExecutor(initializer=initialize) as pool:
        objects = {
            (target, game): pool.submit(object_of, codes, target)
            for target in targets
            for game, codes in entries.items()
        }
        for target in targets:
            made = {game: objects[target, game].result() for game in entries}
            size = sum(link(target, game, made[game], codes) for game, codes in entries.items())
            write_list(BUILD / target.name if target.is_wasm else FOLDER, entries)
            seconds = time.monotonic() - start
            line = f"kernels: {target.name}: {size // 1024} KB after {seconds:.0f} s"
            print(line, file=sys.stderr)


def link(target: Target, game: str, obj: bytes, codes: Sequence[Code]) -> int:
    """Links the library of a game from its object; returns the size in bytes."""
    path = library_folder(target) / target.file(game)
    if target.is_wasm:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(wasm.link(obj, [entry_of(code.name) for code in codes]))
    else:
        native.link(obj, path, target)
    return path.stat().st_size


def main() -> None:
    """Parses the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.kernels", description=__doc__)
    parser.add_argument("targets", nargs="*", choices=[*TARGETS, ALL, OWN, []], metavar="TARGET")
    build(chosen(parser.parse_args().targets))


if __name__ == "__main__":
    main()

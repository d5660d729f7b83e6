"""Numba's front end, in a separate process for each game: `python -m tools.kernels.front`.

It writes the IR of each entry, not optimised and for no particular CPU. That takes by far the
longest, and is the same for every target, so it is cached for the same sources.
"""

import gzip
import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools.kernels.sources import Code, code_file, list_file

# Read by Numba on import.
SETTINGS = {
    "FEIRA_KERNELS": "numba",
    "NUMBA_OPT": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
}


def uncached(function: Any, **options: Any) -> Any:
    """Like `jit.compiled`, but without a cache on disk, which would hold optimised code."""
    import numba

    return numba.njit(error_model="numpy", **{**options, "cache": False})(function)


def write(name: str, folder: Path, only: Sequence[str]) -> None:
    """Compiles the entries of a game into a folder: all, or the named ones."""
    from feira.core import jit

    jit.compiled = uncached
    from feira.games import find_game
    from tools.kernels.entries import compile_entry
    from tools.kernels.exports import exports

    game = find_game(name)
    found: list[Code] = []
    chosen = [one for one in exports(game) if not only or one.name.rpartition(".")[2] in only]
    for number, export in enumerate(chosen):
        start = time.monotonic()
        entry = compile_entry(export, game.rules.dtype)
        file = code_file(folder, name, number)
        file.write_bytes(gzip.compress(entry.ir.encode(), 1))
        code = Code(entry.name, entry.part, entry.kinds, entry.result, file.name)
        found.append(code)
        seconds = time.monotonic() - start
        print(f"kernels: {name} {entry.name} in {seconds:.1f} s", file=sys.stderr, flush=True)
    list_file(folder, name).write_text(json.dumps([code._asdict() for code in found]), "utf-8")


def main() -> None:
    """`front GAME FOLDER [KERNEL …]`."""
    name, folder, *only = sys.argv[1:]
    os.nice(5)
    write(name, Path(folder), only)


if __name__ == "__main__":
    main()

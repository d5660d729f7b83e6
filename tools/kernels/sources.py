"""The inputs of libraries: the IR of all entries, cached by a digest of their sources."""

import gzip
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

from feira.core.cache import kernel_digest

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "kernels"
# The files of this package that the IR of an entry depends on.
MAKERS = ("entries.py", "exports.py", "front.py")


class Code(NamedTuple):
    """An entry, and the file with its IR."""

    name: str
    part: str
    kinds: list[Any]
    result: str
    file: str

    def read(self, folder: Path) -> str:
        """The LLVM IR."""
        return gzip.decompress((folder / self.file).read_bytes()).decode()


def code_file(folder: Path, game: str, number: int) -> Path:
    """The file for the IR of an entry."""
    return folder / f"{game}-{number}.ll.gz"


def list_file(folder: Path, game: str) -> Path:
    """The list of a game's entries. It is written last."""
    return folder / f"{game}.json"


def code_folder() -> Path:
    """The folder for IR from these sources and this version of Numba."""
    found = hashlib.sha256(f"{kernel_digest()} {version('numba')}".encode())
    for name in MAKERS:
        found.update((Path(__file__).parent / name).read_bytes())
    return BUILD / "code" / found.hexdigest()[:16]


def entries_of(games: Sequence[str]) -> dict[str, list[Code]]:
    """The entries of the games; missing ones are compiled, all games at once."""
    from tools.kernels.front import SETTINGS

    folder = code_folder()
    folder.mkdir(parents=True, exist_ok=True)
    missing = [name for name in games if not list_file(folder, name).exists()]
    command = [sys.executable, "-m", "tools.kernels.front"]
    environment = {**os.environ, **SETTINGS}
    running = [
        subprocess.Popen([*command, name, str(folder)], cwd=ROOT, env=environment)
        for name in missing
    ]
    codes = [process.wait() for process in running]
    if any(codes):
        raise SystemExit("kernels: the front end failed")
    return {
        name: [Code(**one) for one in json.loads(list_file(folder, name).read_text("utf-8"))]
        for name in games
    }

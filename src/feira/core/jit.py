"""The one place where Numba is configured.

Numba's on-disk cache does not notice a change in a function that another file calls. So the cache
lives in a per-user folder named after a digest of the package's own sources: other sources, other
folder, and nothing stale can ever be loaded.
"""

import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import platformdirs

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).parent.parent
CACHES_KEPT = 4
INTERPRETED = ("arena", "table", "web")  # packages without a compiled function


def source_digest() -> str:
    """A digest of all sources, card tables included, and of all else that changes compiled code."""
    digest = hashlib.sha256()
    for path in sorted(compiled_sources()):
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    digest.update(f"{sys.version_info} {numba.__version__} {numba.config.BOUNDSCHECK}".encode())
    return digest.hexdigest()[:16]


def compiled_sources() -> Iterator[Path]:
    """The files that compiled code depends on."""
    for path in (*PACKAGE.rglob("*.py"), *PACKAGE.rglob("components.txt")):
        if path.relative_to(PACKAGE).parts[0] not in INTERPRETED:
            yield path


def cache_folder() -> Path:
    """The folder for compiled code: per user, or temporary where that cannot be written."""
    folder = platformdirs.user_cache_path("feira") / "compiled" / source_digest()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        return Path(tempfile.mkdtemp(prefix="feira-"))
    others = [path for path in folder.parent.iterdir() if path != folder]
    for old in sorted(others, key=lambda path: path.stat().st_mtime, reverse=True)[CACHES_KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
    return folder


CACHE = cache_folder()
numba.config.CACHE_DIR = str(CACHE)


def jit(function: F) -> F:
    """Compiles a function of the kernel dialect on first use and keeps the result on disk."""
    return cast(F, numba.njit(cache=True, nogil=True, error_model="numpy")(function))


def short(function: F) -> F:
    """The same for what takes less time than to give up the interpreter and to get it back.

    A server that did so at every step of a game would wait for its other threads as often.
    """
    return cast(F, numba.njit(cache=True, error_model="numpy")(function))


def inline(function: F) -> F:
    """The same for a part of one larger function: compiled inside it, never on its own.

    Numba optimises every function anew in each of its callers, so a chain of parts that are
    called from one place only would take twice as long to compile.
    """
    return cast(F, numba.njit(inline="always", nogil=True, error_model="numpy")(function))

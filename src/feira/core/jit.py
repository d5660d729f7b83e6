"""The one place where Numba is configured."""

import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

from feira.core.cache import compiled_folder

F = TypeVar("F", bound=Callable[..., Any])

CACHES_KEPT = 4


def cache_folder() -> Path:
    """The folder for compiled code: per user, or temporary where that cannot be written."""
    folder = compiled_folder()
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

"""The one place where Numba is configured, and the decorators of the kernel dialect.

Without Numba the decorators leave functions as they are: plain Python, which kernels are anyway.
"""

import os
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

from feira.core.cache import compiled_folder

try:
    import numba
except ImportError:
    numba = None

COMPILES = numba is not None  # else kernels stay plain Python

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


if COMPILES:
    CACHE = cache_folder()
    numba.config.CACHE_DIR = str(CACHE)


def compiled(function: F, **options: Any) -> F:
    """Compiles a function on first use with these options; without Numba it stays plain Python."""
    if not COMPILES:
        return function
    return cast(F, numba.njit(error_model="numpy", **options)(function))


def jit(function: F) -> F:
    """Compiles a kernel on first use, keeps the result on disk, and releases the GIL in calls."""
    return compiled(function, cache=True, nogil=True)


def short(function: F) -> F:
    """Compiles a kernel that runs for less time than releasing the GIL would cost.

    A server that released it at every step of a game would wait for its other threads as often.
    """
    return compiled(function, cache=True)


def inline(function: F) -> F:
    """Compiles a function inside its callers, never on its own.

    Numba optimises every function anew in each of its callers, so a chain of parts that are
    called from one place only would take twice as long to compile.
    """
    return compiled(function, inline="always", nogil=True)


@cache
def interpreted(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """A kernel as plain Python, with all kernels that it calls.

    It may only look at a position, and so works on unpacked numbers (`Layout.unpacker`) as well.
    Numba would compile a kernel anew for those.
    """
    function: Any = getattr(kernel, "py_func", kernel)
    names = function.__globals__
    called = {
        name: interpreted(names[name])
        for name in function.__code__.co_names
        if hasattr(names.get(name), "py_func")
    }
    return FunctionType(function.__code__, names | called, function.__name__, function.__defaults__)

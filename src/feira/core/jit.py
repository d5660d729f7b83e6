"""The decorators of the kernel dialect, and the back ends behind them.

There are three: libraries compiled ahead of time (`compiled.py`), which load at once; Numba, which
compiles on first use and is configured only here; and none, which leaves kernels as the plain
Python that they are. `back_end.py` chooses one.
"""

import os
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

from feira.core import compiled as before
from feira.core.back_end import COMPILED, NUMBA, back_end
from feira.core.cache import compiled_folder

COMPILES = back_end() == NUMBA
if COMPILES:
    import numba
    from numba.core.dispatcher import Dispatcher

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
    """Compiles the function with Numba on first use; without Numba it stays plain Python.

    Reference counting of arrays is disabled, because it would cost a third of the time of a step: a
    kernel works in arrays that belong to its caller, and creates none.
    """
    if not COMPILES:
        return function
    return cast(F, numba.njit(error_model="numpy", _nrt=False, **options)(function))


def jit(function: F) -> F:
    """Compiles a kernel on first use, keeps the result on disk, and releases the GIL in calls."""
    if back_end() == COMPILED and before.is_listed(function):
        return cast(F, before.compiled(function, releases=True))
    return compiled(function, cache=True, nogil=True)


def short(function: F) -> F:
    """Compiles a kernel that runs for less time than it takes to release the GIL.

    A server that released it at every step of a game would have to wait for its other threads each
    time.
    """
    if back_end() == COMPILED and before.is_listed(function):
        return cast(F, before.compiled(function, releases=False))
    return compiled(function, cache=True)


def inline(function: F) -> F:
    """Compiles a function inside its callers, never on its own.

    Numba optimises every function again in each of its callers, so a chain of parts with one caller
    each would take twice as long to compile.
    """
    return compiled(function, inline="always", nogil=True)


def for_types_of(kernel: F, *arguments: Any) -> F:
    """A kernel compiled for arguments of these types only.

    Numba examines the types of all arguments in every call of a kernel, which takes longer than a
    step of most games. Use this where the types never change.
    """
    if not COMPILES or not isinstance(kernel, Dispatcher):
        return kernel
    return cast(F, kernel.compile(tuple(numba.typeof(argument) for argument in arguments)))


@cache
def interpreted(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """A kernel as plain Python, with all kernels that it calls.

    Use it for kernels that only read a position: they work on unpacked numbers (`Layout.unpacker`)
    as well. Numba would compile a kernel again for those.
    """
    function: Any = getattr(kernel, "py_func", kernel)
    names = function.__globals__
    called = {
        name: interpreted(names[name])
        for name in function.__code__.co_names
        if hasattr(names.get(name), "py_func")
    }
    return FunctionType(function.__code__, names | called, function.__name__, function.__defaults__)

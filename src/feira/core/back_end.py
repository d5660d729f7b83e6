"""Chooses the back end that runs the kernels: compiled ahead of time, Numba, or plain Python.

`FEIRA_KERNELS` names one; otherwise the first available one is used. Choosing imports nothing.
"""

import os
import warnings
from functools import cache
from importlib.util import find_spec

from feira.core.compiled import folder
from feira.core.errors import FeiraError

COMPILED, NUMBA, INTERPRETED = BACK_ENDS = ("compiled", "numba", "interpreted")
ASKED = "FEIRA_KERNELS"
# These variables ask for features that only Numba has.
NUMBA_ONLY = ("NUMBA_BOUNDSCHECK", "NUMBA_DISABLE_JIT", "NUMBA_ENABLE_CUDASIM")
SLOW = (
    "the rules are interpreted, so computers think slowly: this machine has no library of them, "
    "and no Numba to compile them (pip install 'feira[numba]')"
)
_wanted: set[str] = set()  # what needs Numba, as callers of `want_numba` named it


@cache
def back_end() -> str:
    """The back end of this process. It is chosen once, when the first kernel is imported."""
    asked = os.environ.get(ASKED, "")
    there = {
        COMPILED: folder() is not None,
        NUMBA: find_spec("numba") is not None,
        INTERPRETED: True,
    }
    if asked and not there.get(asked):
        has = ", ".join(name for name in BACK_ENDS if there[name])
        raise FeiraError(f"{ASKED}={asked}: there is no such back end here (there is: {has})")
    numba_only = _wanted or any(os.environ.get(name) for name in NUMBA_ONLY)
    if not asked and there[NUMBA] and numba_only:
        asked = NUMBA
    return asked or next(name for name in BACK_ENDS if there[name])


def want_numba(what: str) -> None:
    """Selects Numba, if it is installed, for a module with kernels of its own.

    Call it before the first kernel is imported.
    """
    _wanted.add(what)
    if back_end.cache_info().currsize and back_end() == COMPILED:
        words = (
            f"{what} will be slow: import it before anything else of Feira, or set {ASKED}=numba"
        )
        warnings.warn(words, stacklevel=3)


def require_numba(what: str) -> None:
    """Raises if a module has kernels of its own and there is no Numba to compile them."""
    if back_end() != NUMBA:
        raise FeiraError(f"{what} needs Numba: pip install 'feira[numba]', and set {ASKED}=numba")


def word() -> str:
    """A note for people about the back end; "" if there is none."""
    return SLOW if back_end() == INTERPRETED != os.environ.get(ASKED) else ""

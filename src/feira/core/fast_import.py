"""Imports Numba without the packages that no rule needs, for a quick start."""

import sys
from typing import Any

from feira.core.back_end import NUMBA, back_end


def load_compiler() -> None:
    """Imports Numba, if it is the back end, without its optional dependencies.

    If SciPy and cffi are installed, Numba imports them for code that calls them. No rule does, and
    importing them takes longer than importing all rules.
    """
    if back_end() != NUMBA:
        return
    absent: dict[str, Any] = {name: None for name in ("cffi", "scipy") if name not in sys.modules}
    sys.modules.update(absent)
    try:
        import numba.core.typing.cffi_utils
        import numba.np.arraymath  # noqa: F401
    finally:
        for name in absent:
            del sys.modules[name]

"""A quick start: Numba, and nothing that no rule needs."""

import sys
from typing import Any

from feira.core.back_end import NUMBA, back_end


def load_compiler() -> None:
    """Loads Numba, if it is the back end, without what it would load besides.

    Where SciPy and cffi are there, it loads them, for code that calls them. No rule does, and it
    takes longer than to load all rules.
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

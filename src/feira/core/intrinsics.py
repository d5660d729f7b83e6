"""What compiled code calls instead of plain Python: the processor's own instructions.

Imported only where Numba is installed; the GPU's counterpart is in `cuda.py`.
"""

from collections.abc import Callable
from typing import Any

from numba import types
from numba.extending import intrinsic, overload


@intrinsic  # type: ignore[untyped-decorator]
def _ctpop(_context: Any, mask: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


def compile_popcount(popcount: Callable[[int], int]) -> None:
    """Lets native code count bits with one instruction."""

    def native(mask: Any) -> Any:
        def count(mask: Any) -> Any:
            return _ctpop(mask)

        return count

    overload(popcount, target="cpu")(native)

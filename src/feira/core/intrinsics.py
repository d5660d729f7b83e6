"""CPU instructions that compiled code uses instead of plain Python.

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


def compile_everyone(everyone: Callable[[int], bool]) -> None:
    """Makes native code visit only the members of a set."""

    def native(_set: Any) -> Any:
        def look(_set: Any) -> Any:
            return False

        return look

    overload(everyone, target="cpu")(native)


def compile_verb(verb: Callable[..., Any], registry: dict[Any, Any]) -> None:
    """Lets compiled code call a verb: Numba resolves the game's own function by the record type."""

    def choose(*arguments: Any) -> Any:
        record = arguments[0]
        if not isinstance(record, types.Record) or record.dtype not in registry:
            return None
        own = getattr(registry[record.dtype], verb.__name__)

        def call(*arguments: Any) -> Any:
            return own(*arguments)

        return call

    overload(verb, target="generic", strict=False)(choose)

"""Entry points in C's calling convention, and how Python passes arguments to them.

An array is passed as a pointer and its lengths, a named tuple as its members one after the other.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from numba import carray, cfunc, typeof, types

from tools.kernels.exports import Export

# The kind of an argument, as `core/compiled.py` parses it: a letter for a number, "P:1" for an
# array of positions, "V40:1" for one of other records of 40 bytes, "<i4:2" for a table of integers,
# and a list of kinds for a named tuple.
Kind = str | list[Any]

NUMBERS = {types.int64: "i", types.float64: "f", types.boolean: "b"}
NOTHING = "n"  # the kind of a function without a result


class Entry(NamedTuple):
    """A compiled kernel: its symbol, the kinds of its arguments and result, and its IR."""

    name: str
    part: str
    kinds: list[Kind]
    result: str
    ir: str  # in it the entry is the only function whose name begins with `cfunc`


class Wrapper:
    """Generates the function around a kernel that takes only numbers and pointers."""

    def __init__(self, export: Export, position: Any) -> None:
        self.position = position
        self.names: dict[str, Any] = {"carray": carray, "kernel": export.kernel}
        self.parameters: list[str] = []
        self.types: list[Any] = []
        self.arguments: list[str] = []
        self.kinds: list[Kind] = []
        for argument in export.arguments:
            text, kind = self.add(typeof(argument))
            self.arguments.append(text)
            self.kinds.append(kind)

    def parameter(self, kind: Any) -> str:
        """One more parameter of this type."""
        self.parameters.append(f"p{len(self.parameters)}")
        self.types.append(kind)
        return self.parameters[-1]

    def add(self, kind: Any) -> tuple[str, Kind]:
        """Parameters for an argument: the expression that rebuilds it, and its kind."""
        if isinstance(kind, types.NamedTuple):
            self.names[kind.instance_class.__name__] = kind.instance_class
            members = [self.add(member) for member in kind.types]
            inner = ", ".join(text for text, _ in members)
            return f"{kind.instance_class.__name__}({inner})", [kind for _, kind in members]
        if isinstance(kind, types.Array):
            return self.add_array(kind)
        return self.parameter(kind), NUMBERS[kind]

    def add_array(self, kind: Any) -> tuple[str, Kind]:
        """Parameters for an array."""
        if kind.layout != "C":
            raise TypeError(f"kernels take contiguous arrays, not {kind}")
        pointer = self.parameter(types.CPointer(kind.dtype))
        lengths = "".join(f"{self.parameter(types.int64)}, " for _ in range(kind.ndim))
        return f"carray({pointer}, ({lengths}))", f"{self.element(kind.dtype)}:{kind.ndim}"

    def element(self, kind: Any) -> str:
        """The type of an array's elements."""
        if not isinstance(kind, types.Record):
            from numba.np.numpy_support import as_dtype

            return str(as_dtype(kind).str)
        return "P" if kind.dtype == self.position else f"V{kind.size}"

    def function(self, *, returns: bool) -> Callable[..., Any]:
        """The function itself."""
        call = f"kernel({', '.join(self.arguments)})"
        lines = [f"def entry({', '.join(self.parameters)}):"]
        lines.append(f"    return {call}" if returns else f"    {call}")
        exec("\n".join(lines), self.names)
        function: Callable[..., Any] = self.names["entry"]
        return function


def result_of(export: Export) -> tuple[Any, str]:
    """The type of a kernel's result, from its annotation, and its kind."""
    function: Any = getattr(export.kernel, "py_func", export.kernel)
    of = {int: types.int64, float: types.float64, bool: types.boolean, None: types.void}
    result = of[function.__annotations__["return"]]
    return result, NUMBERS.get(result, NOTHING)


def compile_entry(export: Export, position: Any) -> Entry:
    """Runs Numba's front end on a kernel; `position` is the record of the game."""
    wrapper = Wrapper(export, position)
    result, kind = result_of(export)
    function = wrapper.function(returns=kind != NOTHING)
    signature = result(*wrapper.types)
    compiled = cfunc(signature, nopython=True, error_model="numpy")(function)
    return Entry(export.name, export.part, wrapper.kinds, kind, compiled.inspect_llvm())

"""Small functions in LLVM IR in front of the entries of native libraries.

Python passes the address of the fields at the start of every NumPy array object, as NumPy's C API
defines them: the address of the data, the number of dimensions, the address of the lengths. Asking
an array for these one by one would take Python longer than most kernels run.
"""

from collections.abc import Iterator

from tools.kernels.entries import NOTHING, Kind
from tools.kernels.sources import Code

LENGTHS = 16  # bytes from the address of the data to that of the lengths
LLVM_TYPES = {"i": "i64", "f": "double", "b": "i8", NOTHING: "void"}


def members(kinds: list[Kind]) -> Iterator[str]:
    """All numbers and arrays, one after the other."""
    for kind in kinds:
        if isinstance(kind, str):
            yield kind
        else:
            yield from members(kind)


def thunk(code: Code, symbol: str, entry: str) -> str:
    """The function that Python calls."""
    parameters, arguments, lines = [], [], []
    for number, kind in enumerate(members(code.kinds)):
        own = f"%a{number}"
        if kind in LLVM_TYPES:
            # A boolean is a byte, which the caller may have passed in a wider type.
            parameters.append(f"{LLVM_TYPES[kind]} {own}")
            arguments.append(f"{LLVM_TYPES[kind]} {own}")
            continue
        parameters.append(f"ptr {own}")
        lines.append(f"{own}.data = load ptr, ptr {own}")
        lines.append(f"{own}.at = getelementptr i8, ptr {own}, i64 {LENGTHS}")
        lines.append(f"{own}.lengths = load ptr, ptr {own}.at")
        arguments.append(f"ptr {own}.data")
        for axis in range(int(kind.rpartition(":")[2])):
            lines.append(f"{own}.at{axis} = getelementptr i64, ptr {own}.lengths, i64 {axis}")
            lines.append(f"{own}.length{axis} = load i64, ptr {own}.at{axis}")
            arguments.append(f"i64 {own}.length{axis}")
    result = LLVM_TYPES[code.result]
    call = f"call {result} @{entry}({', '.join(arguments)})"
    last = (
        [call, "ret void"] if result == "void" else [f"%result = {call}", f"ret {result} %result"]
    )
    types = ", ".join(argument.split()[0] for argument in arguments)
    body = "\n  ".join([*lines, *last])
    return (
        f"declare {result} @{entry}({types})\n"
        f"define dllexport {result} @{symbol}({', '.join(parameters)}) {{\n  {body}\n}}\n"
    )

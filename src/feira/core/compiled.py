"""Kernels compiled ahead of time, called through ctypes: no Numba, no compiler, no wait.

`tools/kernels` writes a library for each game and kind of machine into the folder beside this file,
and a list of the kernels. The libraries are used only while their sources are unchanged.
"""

import ctypes
import json
import platform
import struct
import sys
import warnings
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from feira.core import processor, registry
from feira.core.cache import kernel_digest

FOLDER = Path(__file__).parent / "libraries"
LIST = "kernels.json"
SYSTEMS = {
    "Linux": ("linux", "so"),
    "Darwin": ("macos", "dylib"),
    "Windows": ("windows", "dll"),
    "Emscripten": ("emscripten", "wasm"),
}
PROCESSORS = {
    "x86_64": "x86_64",
    "AMD64": "x86_64",
    "aarch64": "arm64",
    "arm64": "arm64",
    "wasm32": "wasm32",
}
IN_PAGE = sys.platform == "emscripten"
# Of symbols: in a page the entries themselves are called, which take an address and lengths.
SUFFIX = "_entry" if IN_PAGE else ""
X86 = "x86_64"
PLAIN_LEVEL = 2  # of x86-64, required by the plain libraries
WIDER = "-v3"  # suffix of a system's name: for CPUs with wider instructions
HEADER = object.__basicsize__  # bytes of an array before the address of its data
# Kinds of numbers by letter: the C type, and what Python checks.
NUMBERS: dict[str, tuple[Any, str]] = {
    "i": (ctypes.c_int64, "int"),
    "f": (ctypes.c_double, "float"),
    "b": (ctypes.c_bool, "bool"),
    "n": (None, ""),
}
POSITION = "P"  # the type of an array's elements: positions of the game
RECORD = "V"  # other records, followed by their size
LAYOUT = "layout"  # the fields of a position, in the list beside the kernels
SLOW = "positions of this type were not compiled ahead of time; FEIRA_KERNELS=numba compiles them"


def system_name(system: str, machine: str) -> str:
    """The name of the folder for a system and its CPU, from Python's names; "" if there is none."""
    if system not in SYSTEMS or machine not in PROCESSORS:
        return ""
    return f"{SYSTEMS[system][0]}-{PROCESSORS[machine]}"


def library_name(game: str, folder: str) -> str:
    """The file name of a game's library."""
    endings = dict(SYSTEMS.values())
    return f"{game}.{endings[folder.partition('-')[0]]}"


@cache
def kernel_list() -> dict[str, Any]:
    """The kernels of each game; empty if they are missing or were made from other sources."""
    try:
        found: dict[str, Any] = json.loads((FOLDER / LIST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    # A page has no sources to compare with: its files were built together.
    return found["games"] if IN_PAGE or found["digest"] == kernel_digest() else {}


@cache
def folder() -> Path | None:
    """The folder with the libraries for this machine; None if none fits."""
    name = system_name(platform.system(), platform.machine())
    if not name or not kernel_list() or sys.implementation.name != "cpython":
        return None
    if not IN_PAGE and (
        struct.calcsize("P") != 8 or find_spec("numpy") is None or not fields_are_known()
    ):
        return None
    chosen = FOLDER / name
    if name.endswith(X86):
        level = processor.x86_level()
        if level < PLAIN_LEVEL:
            return None
        wider = FOLDER / f"{name}{WIDER}"
        chosen = wider if level > PLAIN_LEVEL and wider.is_dir() else chosen
    try:
        ctypes.CDLL(str(chosen / library_name(next(iter(kernel_list())), name)))
    except OSError:
        return None
    return chosen


def fields_are_known() -> bool:
    """Checks that an array object begins with the address of its data and that of its lengths.

    NumPy's C API defines it so, and every extension module relies on it.
    """
    import numpy as np

    array = np.zeros((2, 3))
    at = id(array) + HEADER
    data, lengths = (ctypes.c_void_p.from_address(at + offset).value for offset in (0, 16))
    if data != array.ctypes.data or lengths is None:
        return False
    return ctypes.string_at(lengths, 16) == struct.pack("=qq", *array.shape)


@cache
def library(game: str, *, releases: bool) -> ctypes.CDLL:
    """The library of a game, loaded so that calls release the GIL, or not."""
    place = folder()
    assert place is not None
    path = str(place / library_name(game, place.name))
    return ctypes.CDLL(path) if releases else ctypes.PyDLL(path)


def full_name(function: Callable[..., Any]) -> str:
    """The name of a kernel in the list."""
    return f"{function.__module__}.{function.__qualname__}"


def is_listed(function: Callable[..., Any]) -> bool:
    """Whether the kernel is in the list."""
    return any(full_name(function) in kernels for kernels in kernel_list().values())


class Passing:
    """Generates the expressions that pass arguments, and those that check them."""

    def __init__(self, kinds: list[Any]) -> None:
        self.types: list[Any] = []
        self.passed: list[str] = []
        self.checks: list[str] = []
        self.names: dict[str, Any] = {"HEADER": HEADER}
        self.position = ""  # the name of the first array of positions
        for number, kind in enumerate(kinds):
            self.add(kind, f"a{number}")

    def add(self, kind: Any, text: str) -> None:
        """Adds an argument with this expression."""
        if isinstance(kind, list):
            for number, member in enumerate(kind):
                self.add(member, f"{text}[{number}]")
        elif kind in NUMBERS:
            self.types.append(NUMBERS[kind][0])
            self.passed.append(f"{NUMBERS[kind][1]}({text})")
        else:
            element, _, axes = kind.partition(":")
            self.add_array(element, int(axes), text)

    def add_array(self, element: str, axes: int, text: str) -> None:
        """Adds an array: the address of its fields; in a page that of its data, and its lengths."""
        import numpy as np

        self.types.append(ctypes.c_void_p)
        if IN_PAGE:  # there is no NumPy, but `page/arrays.py`
            self.types += [ctypes.c_int64] * axes
            lengths = "".join(f", {text}.shape[{axis}]" for axis in range(axes))
            self.passed.append(f"{text}.address{lengths}")
        else:
            self.passed.append(f"id({text}) + HEADER")
        if element == POSITION:
            self.position = self.position or text
            check = f"{text}.dtype is {self.position}.dtype"
        elif element.startswith(RECORD):
            check = f"{text}.dtype.itemsize == {element[1:]}"
        else:
            name = f"d{len(self.types)}"
            self.names[name] = np.dtype(element)
            check = f"{text}.dtype is {name}"
        self.checks.append(f"{check} and {text}.ndim == {axes} and {text}.flags.c_contiguous")


def caller(function: Callable[..., Any], game: str, *, releases: bool) -> Any:
    """A function that calls a kernel in a game's library and checks the types of arguments."""
    name = full_name(function)
    listed = kernel_list()[game][name]
    passing = Passing(listed["kinds"])
    native = library(game, releases=releases)[name.replace(".", "_") + SUFFIX]
    native.argtypes = passing.types
    native.restype = NUMBERS[listed["result"]][0]

    def refuse() -> None:
        raise TypeError(f"{name} was compiled for other types of arguments")

    arguments = ", ".join(f"a{number}" for number in range(len(listed["kinds"])))
    names = {**passing.names, "native": native, "refuse": refuse}
    lines = (
        f"def call({arguments}):",
        f"    {' and '.join(passing.checks)} or refuse()",
        f"    return native({', '.join(passing.passed)})",
    )
    exec("\n".join(lines), names)
    return names["call"]


def game_of(dtype: Any) -> str | None:
    """The game whose library knows positions of this type; None for a third-party game."""
    rules = registry.rules.get(dtype)
    if rules is not None and rules.name in kernel_list():
        if kernel_list()[rules.name][LAYOUT] == layout_text(dtype):
            return str(rules.name)
    return None


def layout_text(dtype: Any) -> str:
    """The fields of a record as text: they are part of the list."""
    return ", ".join(f"{name} {kind}" for name, (kind, *_) in dtype.fields.items())


def compiled(function: Callable[..., Any], *, releases: bool) -> Any:
    """A kernel of the list. The type of the positions selects the library."""
    name = full_name(function)
    game = next(game for game, kernels in kernel_list().items() if name in kernels)
    passing = Passing(kernel_list()[game][name]["kinds"])
    if not passing.position:
        call = caller(function, game, releases=releases)
    else:
        found: dict[Any, Any] = {}

        def find(dtype: Any) -> Any:
            own = game_of(dtype)
            if own is None:
                warnings.warn(f"{name} is interpreted: {SLOW}", stacklevel=3)
            found[dtype] = function if own is None else caller(function, own, releases=releases)
            return found[dtype]

        arguments = ", ".join(f"a{number}" for number in range(function.__code__.co_argcount))
        names = {"found": found, "find": find}
        lines = (
            f"def call({arguments}):",
            f"    dtype = {passing.position}.dtype",
            f"    return (found.get(dtype) or find(dtype))({arguments})",
        )
        exec("\n".join(lines), names)
        call = names["call"]
    call.__name__, call.__qualname__, call.__doc__ = name.rpartition(".")[2], name, function.__doc__
    call.py_func = function
    return call

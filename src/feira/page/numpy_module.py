"""Installs `arrays.py` as NumPy, where NumPy is missing."""

import ast
import math
import sys
from io import BytesIO
from pathlib import Path
from types import ModuleType
from typing import Any
from zipfile import ZipFile

from feira.page.arrays import array, ndarray, record, zeros
from feira.page.number_types import TYPES, dtype

HEAD = 10  # bytes before the header text of an array in a file, up to the length of that text


def frombuffer(data: Any, kind: Any) -> ndarray:
    """An array over the memory of another object."""
    kind = dtype(kind)
    if not isinstance(data, (bytearray, bytes)):
        view = memoryview(data)
        whole = isinstance(view.obj, bytearray) and view.nbytes == len(view.obj)
        data = view.obj if whole else view
    return ndarray(data, kind, (len(data) // kind.itemsize,))


def array_equal(one: Any, other: Any) -> bool:
    """Whether both have the same shape and the same numbers."""
    return bool(array(one).tolist() == array(other).tolist())


class load:  # noqa: N801
    """The arrays of an `.npz` file, by name."""

    def __init__(self, path: Path, *, allow_pickle: bool) -> None:
        del allow_pickle  # nothing here could unpickle
        self.file = ZipFile(BytesIO(Path(path).read_bytes()))

    def __enter__(self) -> "load":
        return self

    def __exit__(self, *_error: object) -> None:
        self.file.close()

    def __getitem__(self, name: str) -> ndarray:
        """An array: some bytes, the length of a text, the text, and the elements."""
        data = self.file.read(f"{name}.npy")
        end = HEAD + int.from_bytes(data[HEAD - 2 : HEAD], "little")
        said = ast.literal_eval(data[HEAD:end].decode())
        if said["fortran_order"]:
            raise ValueError(f"{name} is stored column by column")
        return ndarray(bytearray(data[end:]), dtype(said["descr"]), said["shape"])


def install() -> None:
    """Installs this as NumPy, for all later imports."""
    module: Any = ModuleType("numpy", __doc__)
    own = (record, ndarray, dtype, zeros, array, frombuffer, array_equal, load)
    module.__dict__.update({one.__name__: one for one in own})
    module.__dict__.update(TYPES)
    module.empty, module.bool_, module.floor = zeros, TYPES["bool"], math.floor
    module.integer, module.floating = int, float
    sys.modules["numpy"] = module

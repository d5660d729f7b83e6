"""The part of NumPy that Feira uses outside kernels: records, and small arrays of numbers.

The data is in `bytearray`s, whose addresses are passed to compiled code. Everything that has to be
fast happens there; this code only has to be correct. `numpy_module.py` installs it as NumPy.
"""

import ctypes
import math
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

from feira.page.number_types import TYPES, dtype

Index = int | slice | None


@cache
def _strides(shape: tuple[int, ...], step: int) -> tuple[int, ...]:
    """The strides of a contiguous array, by axis."""
    strides = []
    for length in reversed(shape):
        strides.append(step)
        step *= length
    return tuple(reversed(strides))


class record:  # noqa: N801
    """One record of an array. Its fields are attributes, see `_record_class`."""

    __slots__ = ("at", "data")
    dtype: dtype

    def __init__(self, data: Any, at: int = 0) -> None:
        self.data, self.at = data, at

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)

    def __setitem__(self, name: str, value: Any) -> None:
        if name not in self.dtype.fields:
            raise ValueError(f"there is no field {name}")
        setattr(self, name, value)

    def __buffer__(self, _flags: int) -> memoryview:
        return memoryview(self.data)[self.at : self.at + self.dtype.itemsize]

    def tobytes(self) -> bytes:
        """A copy of its bytes."""
        return bytes(self.data[self.at : self.at + self.dtype.itemsize])


@cache
def _record_class(kind: dtype) -> type[record]:
    """The class of the records of a type."""
    fields = {name: _field(field, at) for name, (field, at) in kind.fields.items()}
    return type("record", (record,), {"__slots__": (), "dtype": kind} | fields)


def _field(kind: dtype, at: int) -> property:
    """A field as an attribute of a record."""
    if kind.shape:

        def row(s: record) -> "ndarray":
            return ndarray(s.data, kind.base, kind.shape, s.at + at)

        return property(row, lambda s, value: row(s).__setitem__(..., value))
    unpack, pack = kind.struct.unpack_from, kind.struct.pack_into
    return property(
        lambda s: unpack(s.data, s.at + at)[0],
        lambda s, value: pack(s.data, s.at + at, _stored(kind, value)),
    )


def _stored(kind: dtype, value: Any) -> Any:
    """A number as it can be packed; a number out of range is an `OverflowError`, as in NumPy."""
    if kind.kind == "i":
        value = int(value)
        half = 1 << (8 * kind.itemsize - 1)
        if not -half <= value < half:
            raise OverflowError(f"Python integer {value} out of bounds for {kind}")
    return value


class Flags:
    """The flags of an array."""

    __slots__ = ("c_contiguous", "writeable")

    def __init__(self, c_contiguous: bool) -> None:
        self.c_contiguous, self.writeable = c_contiguous, True


class ndarray:  # noqa: N801
    """Elements at regular distances in a buffer."""

    __slots__ = ("_address", "_flags", "at", "data", "dtype", "shape", "strides")

    def __init__(
        self, data: Any, kind: dtype, shape: tuple[int, ...], at: int = 0, strides: Any = None
    ) -> None:
        self.data, self.dtype, self.shape, self.at = data, kind, shape, at
        self.strides: tuple[int, ...] = strides or _strides(shape, kind.itemsize)
        self._address: int | None = None
        self._flags: Flags | None = None

    @property
    def address(self) -> int:
        """The address of the first element, for compiled code, which reads and writes there."""
        if self._address is None:
            data = self.data
            if isinstance(data, (bytes, memoryview)):  # read-only buffers
                self.data = data = bytearray(data)
            first = ctypes.c_char.from_buffer(data, self.at) if len(data) > self.at else None
            self._address = 0 if first is None else ctypes.addressof(first)
        return self._address

    @property
    def is_plain(self) -> bool:
        """Whether the array is contiguous."""
        return self.strides == _strides(self.shape, self.dtype.itemsize)

    @property
    def flags(self) -> Flags:
        """Whether the array is contiguous and writeable."""
        if self._flags is None:
            self._flags = Flags(self.is_plain)
        return self._flags

    @property
    def ndim(self) -> int:
        """How many axes it has."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """How many elements it has."""
        return math.prod(self.shape)

    @property
    def nbytes(self) -> int:
        """How many bytes the elements take."""
        return self.size * self.dtype.itemsize

    def __len__(self) -> int:
        return self.shape[0]

    def __bool__(self) -> bool:
        if self.size != 1:
            raise ValueError("an array of several elements is neither true nor false")
        return bool(self.tolist()[0])

    def __buffer__(self, _flags: int) -> memoryview:
        return memoryview(self.data)[self.at : self.at + self.nbytes]

    def tobytes(self) -> bytes:
        """A copy of its bytes."""
        if self.is_plain:
            return bytes(self.data[self.at : self.at + self.nbytes])
        return b"".join(one.tobytes() for one in self) if self.dtype.names else self._packed()

    def _packed(self) -> bytes:
        """The bytes of an array that is not contiguous."""
        return array(self.tolist(), self.dtype).tobytes()

    # Elements and parts.

    def _one(self, at: int) -> Any:
        """The element at a place."""
        if self.dtype.names:
            return _record_class(self.dtype)(self.data, at)
        return self.dtype.struct.unpack_from(self.data, at)[0]

    def _put(self, at: int, value: Any) -> None:
        """Stores an element at an index."""
        if self.dtype.names:
            source = value if isinstance(value, record) else value[0]
            self.data[at : at + self.dtype.itemsize] = source.tobytes()
        else:
            self.dtype.struct.pack_into(self.data, at, _stored(self.dtype, value))

    def _part(self, key: Any) -> "tuple[int, ndarray | None]":
        """The offset of an element, or a subarray."""
        if key is ...:
            return self.at, self
        keys: tuple[Index, ...] = key if isinstance(key, tuple) else (key,)
        at, shape, strides = self.at, [], []
        for one, length, stride in zip(keys, self.shape, self.strides, strict=False):
            if isinstance(one, slice):
                chosen = range(length)[one]
                shape.append(len(chosen))
                strides.append(stride * chosen.step)
                at += chosen.start * stride
                continue
            number = one.__index__()  # type: ignore[union-attr]
            if not -length <= number < length:
                raise IndexError(f"index {number} is out of bounds for size {length}")
            at += (number % length) * stride
        if len(keys) == len(self.shape) and not shape:
            return at, None
        whole = (*shape, *self.shape[len(keys) :])
        return at, ndarray(self.data, self.dtype, whole, at, (*strides, *self.strides[len(keys) :]))

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, str):
            field, at = self.dtype.fields[key]
            inner = _strides(field.shape, field.base.itemsize)
            shape = self.shape + field.shape
            return ndarray(self.data, field.base, shape, self.at + at, self.strides + inner)
        at, part = self._part(key)
        return self._one(at) if part is None else part

    def __setitem__(self, key: Any, value: Any) -> None:
        if not self.flags.writeable:
            raise ValueError("assignment destination is read-only")
        if isinstance(key, str):
            self[key][...] = value
            return
        at, part = self._part(key)
        if part is None:
            self._put(at, value)
            return
        values = value.tolist() if isinstance(value, ndarray) and not value.dtype.names else value
        if isinstance(values, (int, float)) and part.is_plain:
            one = part.dtype.struct.pack(_stored(part.dtype, values))
            part.data[part.at : part.at + part.nbytes] = one * part.size
            return
        for index in product(*map(range, part.shape)):
            part._put(part._place(index), _at(values, index))

    def _place(self, index: tuple[int, ...]) -> int:
        """The offset of an element."""
        return self.at + sum(map(int.__mul__, index, self.strides))

    def __iter__(self) -> Iterator[Any]:
        for number in range(self.shape[0]):
            yield self[number]

    def tolist(self) -> list[Any]:
        """The numbers as Python has them, row by row."""
        if self.dtype.names or not self.is_plain:
            return [one.tolist() if isinstance(one, ndarray) else one for one in self]
        if not self.size:
            return [] if len(self.shape) == 1 else [one.tolist() for one in self]
        code: Any = self.dtype.code
        flat = memoryview(self.data)[self.at : self.at + self.nbytes].cast(code)
        return (
            flat.tolist()
            if len(self.shape) == 1
            else flat.cast("B").cast(code, self.shape).tolist()
        )

    def item(self) -> Any:
        """The only element."""
        return self.reshape(-1).tolist()[0]

    def copy(self) -> "ndarray":
        """The same numbers in memory of their own."""
        return ndarray(bytearray(self.tobytes()), self.dtype, self.shape)

    def astype(self, kind: Any) -> "ndarray":
        """The same numbers as another type."""
        return self.copy() if dtype(kind) is self.dtype else array(self.tolist(), kind)

    def view(self, kind: Any) -> "ndarray":
        """The same memory as elements of another type."""
        return ndarray(self.data, dtype(kind), (self.nbytes // dtype(kind).itemsize,), self.at)

    def reshape(self, *shape: int) -> "ndarray":
        """The same memory with other axes; -1 stands for the remaining length."""
        rest = self.size // max(1, -math.prod(shape)) if -1 in shape else 0
        whole = tuple(rest if one == -1 else one for one in shape)
        return ndarray(self.data, self.dtype, whole, self.at)

    # What little arithmetic there is.

    def __truediv__(self, divisor: float) -> "ndarray":
        divisor = TYPES[self.dtype.name](divisor)
        return array([one / divisor for one in self.tolist()], self.dtype)

    def sum(self) -> Any:
        """All numbers added up."""
        flat = self.reshape(-1) if self.is_plain else self
        return sum(flat.tolist())


def _at(values: Any, index: tuple[int, ...]) -> Any:
    """The value for an element: rows of one, and scalars, are broadcast."""
    depth, inner = 0, values
    while isinstance(inner, (list, tuple)):
        depth, inner = depth + 1, inner[0]
    for number in index[len(index) - depth :]:
        values = values[number if len(values) > 1 else 0]
    if isinstance(values, ndarray):  # of records
        return values[index[-1] if len(values) > 1 else 0]
    return values


def zeros(shape: int | tuple[int, ...], kind: Any = float) -> ndarray:
    """An array of zeros."""
    kind = dtype(kind)
    shape = (shape,) if isinstance(shape, int) else shape
    return ndarray(bytearray(math.prod(shape) * kind.itemsize), kind, shape)


def array(values: Any, kind: Any = None) -> ndarray:
    """Numbers, or rows of them, as an array."""
    if isinstance(values, ndarray):
        return values.astype(kind or values.dtype)
    shape: list[int] = []
    flat = list(values)
    while True:
        shape.append(len(flat) if not shape else len(flat) // math.prod(shape))
        flat = [one.tolist() if isinstance(one, ndarray) else one for one in flat]
        if not flat or not isinstance(flat[0], (list, tuple)):
            break
        flat = [one for row in flat for one in row]
    if kind is None:
        kind = float if any(isinstance(one, float) for one in flat) else int
    kind = dtype(kind)
    if kind.kind == "i":
        flat = [_stored(kind, one) for one in flat]
    data = bytearray(len(flat) * kind.itemsize)
    memoryview(data).cast(kind.code)[:] = _row(flat, kind)
    return ndarray(data, kind, tuple(shape))


def _row(flat: list[Any], kind: dtype) -> Any:
    """Numbers as one buffer of a type."""
    from array import array as row

    if kind.code == "?":
        return memoryview(bytes(map(bool, flat))).cast("?")
    return memoryview(row(kind.code, flat))

"""Makes a side module of one WebAssembly object file of LLVM, without a linker.

Such an object is almost a module. The memory is imported under another name, all data become one
segment at the base that the loader chooses, and the entries are exported. An object that would need
more than that is refused.
"""

from collections.abc import Mapping, Sequence

from tools.kernels.wasm_format import (
    CUSTOM,
    DATA,
    DATA_COUNT,
    ELEMENT,
    EXPORT,
    IMPORT,
    MAGIC,
    START,
    Reader,
    name,
    number,
    section,
    sections,
    vector,
)

BASE = "__memory_base"
ALIGNMENT = 4  # of the data, as a power of two
FUNCTION_KIND, TABLE_KIND, MEMORY_KIND, GLOBAL_KIND = range(4)  # of imports and exports
FUNCTION_SYMBOL, DATA_SYMBOL, SECTION_SYMBOL = 0, 1, 3
INDEXED_SYMBOLS = (0, 2, 4, 5)
SYMBOL_TABLE = 8
UNDEFINED, NAMED = 0x10, 0x40  # flags of symbols
# Relocations that LLVM has already resolved: indices of functions, types and globals, and addresses
# relative to the base.
RIGHT = frozenset({0, 6, 7, 11})
WITH_ADDEND = frozenset({3, 4, 5, 11, 14, 16, 21, 23})
GET_GLOBAL, I32_CONST, END = 0x23, 0x41, 0x0B
DYLINK = "dylink.0"
MEMORY_INFO = 1


class Unlinkable(ValueError):
    """The object needs a real linker."""


def link(obj: bytes, exports: Sequence[str]) -> bytes:
    """The side module that exports these functions."""
    found = list(sections(obj))
    bodies = {one.number: one.body for one in found if one.number != CUSTOM}
    custom = {one.name: one.body for one in found if one.number == CUSTOM}
    for title, body in custom.items():
        if title.startswith("reloc.") and not title.startswith("reloc..debug"):
            check_relocations(title, body)
    functions = function_symbols(custom["linking"])
    missing = [one for one in exports if one not in functions]
    if missing:
        raise Unlinkable(f"the object does not define {', '.join(missing)}")
    imports, base = side_imports(bodies[IMPORT])
    image = data_image(bodies[DATA]) if DATA in bodies else b""
    bodies[IMPORT] = imports
    bodies[EXPORT] = vector(
        name(one) + bytes([FUNCTION_KIND]) + number(functions[one]) for one in exports
    )
    if image:
        bodies[DATA] = one_segment(image, base)
        bodies[DATA_COUNT] = number(1)
    return MAGIC + memory_info(len(image)) + b"".join(in_order(bodies))


def in_order(bodies: Mapping[int, bytes]) -> list[bytes]:
    """The sections in the required order: the data count comes before code."""
    if START in bodies:
        raise Unlinkable("the object has a start function")
    order = sorted(bodies, key=lambda one: ELEMENT + 0.5 if one == DATA_COUNT else one)
    return [section(one, bodies[one]) for one in order]


def memory_info(size: int) -> bytes:
    """The dylink section for the loader: the size of the data, and no table."""
    info = number(size) + number(ALIGNMENT) + number(0) + number(0)
    body = name(DYLINK) + bytes([MEMORY_INFO]) + number(len(info)) + info
    return section(CUSTOM, body)


def skip_limits(reader: Reader) -> None:
    """The limits of a memory or table."""
    flags = reader.number()
    reader.number()
    if flags & 1:
        reader.number()


def side_imports(body: bytes) -> tuple[bytes, int | None]:
    """The imports that a loader expects, and the number of the global that is the base."""
    reader, imports, globals_, base = Reader(body), [], 0, None
    for _ in range(reader.number()):
        module, field, kind = reader.name(), reader.name(), reader.byte()
        start = reader.at
        if module != "env":
            raise Unlinkable(f"import of {module}.{field}")
        if kind == FUNCTION_KIND:
            reader.number()
        elif kind == TABLE_KIND:
            reader.byte()
            skip_limits(reader)
        elif kind == MEMORY_KIND:
            skip_limits(reader)
            field = "memory"
        elif kind == GLOBAL_KIND:
            reader.take(2)
            if field == BASE:
                base = globals_
            globals_ += 1
        else:
            raise Unlinkable(f"import of {field}, of kind {kind}")
        imports.append(name(module) + name(field) + bytes([kind]) + body[start : reader.at])
    return vector(imports), base


def function_symbols(body: bytes) -> dict[str, int]:
    """The numbers of the functions that are defined, by name."""
    reader, found = Reader(body), {}
    reader.number()  # the version
    while reader.has_more:
        kind, part = reader.byte(), reader.part()
        if kind != SYMBOL_TABLE:
            continue
        for _ in range(part.number()):
            what, flags = part.byte(), part.number()
            if what in INDEXED_SYMBOLS:
                index = part.number()
                title = part.name() if not flags & UNDEFINED or flags & NAMED else ""
                if what == FUNCTION_SYMBOL and not flags & UNDEFINED:
                    found[title] = index
            elif what == DATA_SYMBOL:
                title = part.name()
                if flags & UNDEFINED:
                    raise Unlinkable(f"data that are not there: {title}")
                for _ in range(3):
                    part.number()
            elif what == SECTION_SYMBOL:
                part.number()
    return found


def check_relocations(title: str, body: bytes) -> None:
    """Refuses relocations that a linker would have to resolve."""
    reader = Reader(body)
    reader.number()  # of the section
    for _ in range(reader.number()):
        kind = reader.byte()
        reader.number()
        reader.number()
        if kind in WITH_ADDEND:
            reader.signed()
        if kind not in RIGHT:
            raise Unlinkable(f"{title}: a relocation of kind {kind}")


def data_image(body: bytes) -> bytes:
    """All data segments, as they lie in memory."""
    reader, image = Reader(body), bytearray()
    for _ in range(reader.number()):
        if reader.number() != 0 or reader.byte() != I32_CONST:
            raise Unlinkable("data at no fixed place")
        at = reader.signed()
        reader.byte()  # the end of the expression
        part = reader.take(reader.number())
        image.extend(bytes(max(0, at + len(part) - len(image))))
        image[at : at + len(part)] = part
    return bytes(image)


def one_segment(image: bytes, base: int | None) -> bytes:
    """One segment at the base, without trailing zeros."""
    if base is None:
        raise Unlinkable("data, but no base to put them at")
    stored = image.rstrip(b"\0")
    place = bytes([GET_GLOBAL]) + number(base) + bytes([END])
    return vector([number(0) + place + number(len(stored)) + stored])

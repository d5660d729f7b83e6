"""Runs inside Pyodide: compiles Feira and the used modules of the standard library into archives.

The used modules are found by running the engine: it starts, plays, thinks and answers once.
"""

import asyncio
import importlib._bootstrap_external as external
import json
import sys
from collections.abc import Container
from pathlib import Path
from typing import Any
from zipfile import ZIP_STORED, ZipFile, ZipInfo

SOURCES = Path("/sources")
LIBRARY = "/library.zip"
# Imported before this program starts, by Pyodide itself, or only after an error.
ALWAYS = (
    "_collections_abc _sitebuiltins _weakrefset abc codecs contextlib genericpath io linecache os "
    "pkgutil posixpath runpy site stat string struct textwrap tokenize traceback zipimport"
).split()
WHOLE = ("_pyodide", "pyodide", "importlib", "collections", "ctypes", "json", "re", "zipfile")
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8", "utf_8_sig")
UNWANTED = ("ctypes/macholib", "ctypes/test")  # of packages that are wanted whole
FAILED = 300  # statuses from here on


async def ask(service: Any, method: str, path: str, body: Any = None) -> Any:
    """A request that has to succeed."""
    status, text = await service.call(method, path, body and json.dumps(body))
    if status >= FAILED:
        raise RuntimeError(f"{method} {path}: {status} {text}")
    return json.loads(text) if text else None


async def play(service: Any, game: str) -> None:
    """Sets up a table, sits down, and makes every request there."""
    seats = [{"kind": "me"}, {"kind": "computer", "level": "easy"}]
    table = (await ask(service, "POST", "/api/tables", {"game": game, "seats": seats}))["id"]
    await service.connect(table, table, len)
    sit = {"do": "sit", "seat": 0, "nonce": "noncenonce", "id": "sit", "version": 0}
    await ask(service, "POST", f"/api/tables/{table}/commands", sit)
    for message in ('{"do":"ping"}', "{"):
        service.hear(table, message)
    await asyncio.sleep(0.1)
    for path in ("", "/steps", "/record", "/outlook", "/positions/0?previews=true"):
        await ask(service, "GET", f"/api/tables/{table}{path}")
    await ask(service, "GET", f"/api/lessons/{game}")


async def run_everything(storage: Any) -> None:
    """Uses the engine as a page does, so that all its imports happen."""
    from feira.page.boot import start

    service = await start(storage)
    await ask(service, "POST", "/api/guest", {"name": "Ana"})
    for game in await ask(service, "GET", "/api/games"):
        await play(service, game["name"])
    await ask(service, "GET", "/api/me/games")
    await service.call("POST", "/api/records", "no record")


def compiled(source: bytes, name: str) -> bytes:
    """A module as an unchecked `.pyc`."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    make: Any = external._code_to_hash_pyc  # type: ignore[attr-defined]
    return bytes(make(code, bytes(8), checked=False))


def write(path: str, files: dict[str, bytes]) -> None:
    """An uncompressed archive: HTTP compression is better."""
    with ZipFile(path, "w", ZIP_STORED) as archive:
        for name, data in sorted(files.items()):
            archive.writestr(ZipInfo(name), data)


def is_wanted(name: str, used: Container[str]) -> bool:
    """Whether a page needs this file of the standard library."""
    if not name.endswith(".py") or name.startswith(UNWANTED):
        return False
    module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    first, _, rest = module.partition(".")
    if first == "encodings":
        return (rest or "__init__") in ENCODINGS
    return first in WHOLE or module in used or module in ALWAYS


async def pack(storage: Any) -> str:
    """Writes both archives; returns their contents."""
    sys.path.insert(0, str(SOURCES))
    sys.dont_write_bytecode = True
    await run_everything(storage)
    with ZipFile(LIBRARY) as library:
        kept = {
            f"{name}c": compiled(library.read(name), f"/lib/{name}")
            for name in library.namelist()
            if is_wanted(name, sys.modules)
        }
    write("/python_stdlib.zip", kept)
    files = {}
    for path in SOURCES.rglob("*"):
        name = path.relative_to(SOURCES).as_posix()
        if path.suffix == ".py":
            files[f"{name}c"] = compiled(path.read_bytes(), f"/lib/feira/{name}")
        elif path.is_file() and path.suffix not in (".npz", ".pyi"):
            files[name] = path.read_bytes()
    write("/feira.zip", files)
    return f"{len(kept)} modules of the standard library, {len(files)} files of Feira"

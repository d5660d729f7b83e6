"""The folder of the compile cache. Nothing here creates a file.

Numba's on-disk cache does not notice a change in a function called from another file. So the cache
lives in a per-user folder named after a digest of the package's sources: changed sources get
another folder, and stale code is never loaded.
"""

import hashlib
import os
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
KERNELS = ("core", "games", "players")  # packages whose kernels are compiled ahead of time
UNCOMPILED = ("arena", "page", "service", "table", "web")  # packages without a compiled function
COMPLETE = "complete"  # a marker file in the folder: everything that a server needs is compiled


def source_digest() -> str:
    """A digest of all sources, card tables included, and of whatever else affects compiled code."""
    digest = hashlib.sha256()
    add_files(digest, compiled_sources())
    checked = os.environ.get("NUMBA_BOUNDSCHECK", "")
    digest.update(f"{sys.version_info} {version('numba')} {checked}".encode())
    return digest.hexdigest()[:16]


def kernel_digest() -> str:
    """A digest of the sources of kernels compiled ahead of time; the same on all machines."""
    digest = hashlib.sha256()
    add_files(digest, kernel_sources())
    return digest.hexdigest()[:16]


def add_files(digest: "hashlib._Hash", paths: Iterator[Path]) -> None:
    """Adds names and contents of files of the package to a digest. Line endings do not matter."""
    for path in sorted(paths):
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0")
        digest.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")


def kernel_sources() -> Iterator[Path]:
    """The files that kernels compiled ahead of time depend on."""
    for path in compiled_sources():
        parts = path.relative_to(PACKAGE).parts
        if parts[0] in KERNELS and "training" not in (path.stem, path.parent.name):
            yield path


def compiled_sources() -> Iterator[Path]:
    """The files that compiled code depends on."""
    for path in (*PACKAGE.rglob("*.py"), *PACKAGE.rglob("components.txt")):
        parts = path.relative_to(PACKAGE).parts
        if parts[0] not in UNCOMPILED and "presentation" not in parts:
            yield path


def compiled_folder() -> Path:
    """The folder for code that is compiled from these sources."""
    import platformdirs

    return platformdirs.user_cache_path("feira") / "compiled" / source_digest()

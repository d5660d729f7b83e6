"""What is installed and compiled on this machine, and how the shell is set up."""

import os
import platform
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from feira import __version__
from feira.cli.completion import SHELLS, STARTUP_FILES
from feira.cli.doctor.finding import Finding, Status
from feira.core.errors import FeiraError

LEAST_PYTHON = (3, 11)
NEEDED = ("numpy", "litestar", "uvicorn", "sqlalchemy", "click", "rich")
EXTRAS = {
    "gpu": ("numba-cuda",),
    "ray": ("ray",),
    "server": ("psycopg", "redis"),
}
MEBIBYTE = 2**20


def packages() -> Iterator[Finding]:
    """Feira, Python, the packages that Feira needs, and the optional extras."""
    yield Finding(topic="installed", name="feira", value=__version__)
    enough = sys.version_info[:2] >= LEAST_PYTHON
    yield Finding(
        topic="installed",
        name="Python",
        value=f"{platform.python_version()} ({sys.executable})",
        status=Status.OK if enough else Status.PROBLEM,
        advice="" if enough else f"Feira needs Python {'.'.join(map(str, LEAST_PYTHON))} or later.",
    )
    for name in NEEDED:
        found = installed(name)
        yield Finding(
            topic="installed",
            name=name,
            value=found or "missing",
            status=Status.OK if found else Status.PROBLEM,
            advice="" if found else "Install Feira again: pip install --force-reinstall feira",
        )
    without = "not installed (optional; pip install 'feira[numba]')"
    yield Finding(topic="installed", name="numba", value=installed("numba") or without)
    for extra, names in EXTRAS.items():
        versions = [f"{name} {found}" for name in names if (found := installed(name))]
        value = ", ".join(versions) if len(versions) == len(names) else ""
        yield Finding(
            topic="installed",
            name=f"feira[{extra}]",
            value=value or f"not installed (optional; pip install 'feira[{extra}]')",
        )


def sqlite() -> Finding:
    """The SQLite that Python includes: several workers need a version without a known bug."""
    import sqlite3

    from feira.table.sqlite_version import warning

    words = warning()
    return Finding(
        topic="installed",
        name="SQLite",
        value=sqlite3.sqlite_version,
        status=Status.NOTE if words else Status.OK,
        advice=words,
    )


def installed(name: str) -> str | None:
    """The version of a package, or None if it is not installed."""
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def page() -> Finding:
    """The page for the browser, which is built from client/."""
    from feira.web.page import STATIC

    built = (STATIC / "index.html").is_file()
    return Finding(
        topic="installed",
        name="page",
        value=f"built ({STATIC})" if built else "not built",
        status=Status.OK if built else Status.PROBLEM,
        advice=""
        if built
        else "In a checkout, run `make client`. `feira terminal` works without it.",
    )


def compiled() -> Finding:
    """The compiled rules: libraries, or the compile cache."""
    try:
        from feira.core.back_end import COMPILED, NUMBA, SLOW, back_end
        from feira.core.cache import COMPLETE, compiled_folder
        from feira.core.compiled import folder as libraries

        chosen = back_end()
    except (FeiraError, ImportError) as error:
        return Finding(
            topic="compiled", name="rules", value=str(error), status=Status.PROBLEM, advice=""
        )
    if chosen != NUMBA:
        before = chosen == COMPILED
        return Finding(
            topic="compiled",
            name="rules",
            value=f"ahead of time ({libraries()})" if before else "not at all: interpreted",
            status=Status.OK if before else Status.NOTE,
            advice="" if before else f"{SLOW[0].upper()}{SLOW[1:]}.",
        )
    folder = compiled_folder()
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    if (folder / COMPLETE).exists():
        value = f"complete, {size / MEBIBYTE:.0f} MiB"
    elif size:
        value = f"in part, {size / MEBIBYTE:.0f} MiB; the rest is compiled when it is needed"
    else:
        value = "not yet; the first start compiles them"
    writable = is_writable(folder)
    return Finding(
        topic="compiled",
        name="rules",
        value=f"{value} ({folder})",
        status=Status.OK if writable else Status.NOTE,
        advice=""
        if writable
        else f"{folder} cannot be written, so every start compiles again. Set XDG_CACHE_HOME.",
    )


def is_writable(path: Path) -> bool:
    """Can this folder be written, or created where it does not exist?"""
    existing = next(one for one in (path, *path.parents) if one.exists())
    return existing.is_dir() and os.access(existing, os.W_OK | os.X_OK)


def completion() -> Finding:
    """Whether the Tab key completes commands in the shell of this person."""
    shell = Path(os.environ.get("SHELL", "")).name
    if shell not in SHELLS:
        known = ", ".join(SHELLS)
        return Finding(topic="shell", name="completion", value=f"for {known} only")
    file = Path(STARTUP_FILES[shell]).expanduser()
    try:
        ready = "_FEIRA_COMPLETE" in file.read_text(encoding="utf-8", errors="replace")
    except OSError:
        ready = False
    return Finding(
        topic="shell",
        name="completion",
        value=f"set up in {file}" if ready else f"not set up for {shell}",
        status=Status.OK if ready else Status.NOTE,
        advice="" if ready else f"Add this to {STARTUP_FILES[shell]}: {SHELLS[shell]}",
    )

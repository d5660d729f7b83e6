"""A copy of a SQLite database, at one moment and checked, while others use it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from feira.core.errors import FeiraError


def copy(source: Path, target: Path) -> int:
    """Copies a SQLite database to a new file, which it checks; returns its size."""
    try:
        target.touch(mode=0o600, exist_ok=False)  # it holds what nobody else should read
    except OSError as error:
        raise FeiraError(f"{target}: {error.strerror}") from None
    try:
        with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(target)) as kept:
            live.backup(kept)
            kept.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
            fault = kept.execute("PRAGMA quick_check").fetchone()[0]
        if fault != "ok":
            raise FeiraError(f"{source}: the copy is damaged: {fault}")
    except BaseException as error:  # half a copy is worse than none
        target.unlink()
        if isinstance(error, sqlite3.Error):
            raise FeiraError(f"{source}: {error}") from None
        raise
    return target.stat().st_size

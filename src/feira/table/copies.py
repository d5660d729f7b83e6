"""Copies of a SQLite database: consistent and checked, while the database is in use."""

import sqlite3
from contextlib import closing
from pathlib import Path

from feira.core.errors import FeiraError


def copy(source: Path, target: Path) -> int:
    """Copies a SQLite database to a new file and checks the copy; returns its size in bytes."""
    try:
        target.touch(mode=0o600, exist_ok=False)  # readable by the owner only: it contains secrets
    except OSError as error:
        raise FeiraError(f"{target}: {error.strerror}") from None
    try:
        with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(target)) as made:
            live.backup(made)
            made.execute("PRAGMA journal_mode=DELETE")  # one file, without a write-ahead log
            fault = made.execute("PRAGMA quick_check").fetchone()[0]
        if fault != "ok":
            raise FeiraError(f"{source}: the copy is damaged: {fault}")
    except BaseException as error:  # an incomplete copy must not stay
        target.unlink()
        if isinstance(error, sqlite3.Error):
            raise FeiraError(f"{source}: {error}") from None
        raise
    return target.stat().st_size

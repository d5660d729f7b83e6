"""The version of SQLite that this Python includes, and whether several processes may write with it.

SQLite up to 3.51.2 has a rare race between a write and a checkpoint of two connections, which may
damage the database (the "WAL-reset bug"). It is fixed in 3.51.3. A server of one process has one
connection that writes and checkpoints.
"""

import sqlite3

FIXED = (3, 51, 3)


def has_wal_bug(version: tuple[int, ...] = sqlite3.sqlite_version_info) -> bool:
    """Whether this version has the bug."""
    return version < FIXED


def warning() -> str:
    """One line for an operator who runs several processes on SQLite; empty: no problem."""
    if not has_wal_bug():
        return ""
    return (
        f"SQLite {sqlite3.sqlite_version} may damage the database when several processes write "
        "(fixed in 3.51.3): use workers = 1, PostgreSQL, or a Python with a newer SQLite"
    )

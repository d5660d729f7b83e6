"""Ensures that only one server uses a SQLite file.

Processes of one server know of each other and poll for each other's entries; a second server would
show old positions. So a server holds an advisory lock on a file beside the database. The operating
system releases it when the server ends, for whatever reason. `feira admin` and `feira backup` need
no lock: they rely on SQLite's own.
"""

import os
import sys
from pathlib import Path

from feira.core.errors import FeiraError
from feira.table.engine import checked_address
from feira.web.settings import Settings, default_database

SUFFIX = ".server"  # of the file beside the database; it has the address of the server
OWNER_ONLY = 0o600
LONGEST_ADDRESS = 200  # bytes


if sys.platform == "win32":
    import msvcrt

    def lock(handle: int) -> None:
        """Locks an open file for this process; `OSError` if another process has it.

        On Windows a locked part cannot be read by others, so the lock is one byte after the
        address.
        """
        os.lseek(handle, LONGEST_ADDRESS, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(handle, 0, os.SEEK_SET)

else:
    import fcntl

    def lock(handle: int) -> None:
        """Locks an open file for this process; `OSError` if another process has it."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Served(FeiraError):
    """Another server uses this database."""


def is_sqlite(settings: Settings) -> bool:
    """Whether the database is a SQLite file."""
    return not settings.database or settings.database.startswith("sqlite")


def lock_file(settings: Settings) -> Path | None:
    """The file that is locked; None for a database that many servers may share."""
    name = checked_address(settings.database or default_database()).database
    return Path(f"{name}{SUFFIX}") if is_sqlite(settings) and name else None


def hold_database(settings: Settings) -> int | None:
    """Locks the database for this server, until the process ends; `Served` if another has it."""
    file = lock_file(settings)
    if file is None:
        return None
    try:
        handle = os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
    except OSError as error:
        raise FeiraError(f"{file}: {error.strerror}") from None
    try:
        lock(handle)
    except OSError:
        address = os.read(handle, LONGEST_ADDRESS).decode(errors="replace").strip()
        os.close(handle)
        raise Served(
            f"Feira is running already at {address or 'another port'}, with the same database "
            f"({file.with_suffix('')}): open that page, or give this server another database"
        ) from None
    os.ftruncate(handle, 0)
    os.write(handle, f"{address_of(settings)}\n".encode())
    return handle


def address_of(settings: Settings) -> str:
    """The address of a server as you open it on the same machine."""
    host = "127.0.0.1" if settings.host in ("", "0.0.0.0", "::") else settings.host
    return f"http://{host}:{settings.port}"

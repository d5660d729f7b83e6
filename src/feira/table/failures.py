"""Errors of the database driver as one clear line, whatever database and driver it is."""

import logging
import time

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from feira.core.errors import FeiraError
from feira.table.unavailable import Unavailable

log = logging.getLogger("feira.table")

LONGEST_ERROR = 200  # characters of a driver's message
LOG_SECONDS = 5.0  # between two lines of the log for the same reason
NO_ANSWER = "the database does not answer"
READ_ONLY = "the database takes no changes at the moment"
FULL = "the disk of the database is full"
LOCKED = "the database is locked by another program"
TOO_SLOW = "the database takes too long to answer"
NO_PLACE = "the database has no free connection"
DAMAGED = "the database is damaged"

STATES = {  # SQLSTATE of PostgreSQL, and the beginning of such codes
    "25006": READ_ONLY,
    "53100": FULL,
    "53": NO_PLACE,
    "55P03": LOCKED,
    "57014": TOO_SLOW,
    "40": TOO_SLOW,
    "XX": DAMAGED,
}
WORDS = {  # in messages of SQLite
    "readonly": READ_ONLY,
    "full": FULL,
    "locked": LOCKED,
    "malformed": DAMAGED,
    "not a database": DAMAGED,
    "timeout": TOO_SLOW,
}


class NotPossible(FeiraError):
    """A value that the database cannot store."""


_logged: dict[str, float] = {}  # reasons, and when they were last logged


def named(error: SQLAlchemyError) -> FeiraError:
    """An error of the driver as one line for the caller; the driver's own text is logged."""
    words = one_line(error)
    if isinstance(error, DataError):
        return NotPossible(f"not a possible value: {words}")
    reason = reason_of(error)
    if time.monotonic() - _logged.get(reason, -LOG_SECONDS) >= LOG_SECONDS:
        _logged[reason] = time.monotonic()
        log.warning("%s: %s", reason, words)
    return Unavailable(f"{reason}: try again in a moment")


def writing_error(error: Exception) -> Exception:
    """The error for a caller. Taken keys and bugs in its own code are raised as they are."""
    if isinstance(error, IntegrityError) or not isinstance(error, SQLAlchemyError):
        return error
    return named(error)


def reason_of(error: SQLAlchemyError) -> str:
    """The reason of a failure, in words that are the same for all databases."""
    if isinstance(error, PoolTimeout):
        return NO_PLACE
    original = error.orig if isinstance(error, DBAPIError) else None
    state = str(getattr(original, "sqlstate", None) or "")
    for beginning, reason in STATES.items():
        if state.startswith(beginning):
            return reason
    words = str(original or error).lower()
    if "too many clients" in words or "connection slots" in words:  # has no SQLSTATE yet
        return NO_PLACE
    return next((reason for word, reason in WORDS.items() if word in words), NO_ANSWER)


def one_line(error: SQLAlchemyError) -> str:
    """The message of the driver, shortened to one line."""
    original = error.orig if isinstance(error, DBAPIError) else None
    return " ".join(str(original or error).split())[:LONGEST_ERROR]

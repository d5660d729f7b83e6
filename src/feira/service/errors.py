"""Errors with their HTTP status, used over HTTP and in a page."""

from feira.core.errors import FeiraError
from feira.core.types import Json
from feira.table.chain import Damaged
from feira.table.coded import Coded
from feira.table.fair_pool import Busy
from feira.table.unavailable import Unavailable

BAD, FORBIDDEN, MISSING, CONFLICT, TOO_MANY, FAULT, UNAVAILABLE = 400, 403, 404, 409, 429, 500, 503


class Missing(FeiraError):
    """The requested thing does not exist."""

    def __init__(self, text: str, **extra: str) -> None:
        super().__init__(text)
        self.extra = extra


class Forbidden(FeiraError):
    """The person may not do this."""


class Conflict(FeiraError):
    """The request conflicts with the present state."""

    def __init__(self, text: str, **extra: str) -> None:
        super().__init__(text)
        self.extra = extra


STATUS: dict[type[FeiraError], int] = {
    Missing: MISSING,
    Forbidden: FORBIDDEN,
    Conflict: CONFLICT,
    Busy: TOO_MANY,
    Unavailable: UNAVAILABLE,
    Damaged: FAULT,
}


def status_of(error: FeiraError) -> int:
    """The status of an error; bad input is 400."""
    return next((status for kind, status in STATUS.items() if isinstance(error, kind)), BAD)


def for_programs(error: Exception) -> Json:
    """The part of an error for programs: its code, and the line of a text that is wrong."""
    if isinstance(error, Missing | Conflict):
        return dict(error.extra)
    if isinstance(error, Coded):
        return {"code": error.code}
    line = error.line if isinstance(error, FeiraError) else 0
    return {"line": line} if line else {}


def error_json(status: int, text: str, extra: Json | None = None) -> Json:
    """The body of an error response."""
    content: Json = {"status_code": status, "detail": text}
    return content | {"extra": extra} if extra else content

"""Errors as answers: each is one clear line with a status code."""

from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException, NotFoundException, TooManyRequestsException
from sqlalchemy.exc import DataError

from feira.core.errors import FeiraError
from feira.core.types import Json
from feira.table.database import Unavailable
from feira.web.dependencies import Request
from feira.web.limits import too_many_sign_ups


def refused(_request: Request, error: Exception) -> Response[Json]:
    """Bad input is 400; a database that does not answer is 503."""
    status = 503 if isinstance(error, Unavailable) else 400
    if isinstance(error, HTTPException):
        status = error.status_code
    text = error.detail if isinstance(error, HTTPException) else str(error)
    return Response({"status_code": status, "detail": text}, status_code=status)


def unreadable(_request: Request, _error: Exception) -> Response[Json]:
    """Data that is nested too deeply to be read, or that no database can store, is 400."""
    text = "the data of this request cannot be read"
    return Response({"status_code": 400, "detail": text}, status_code=400)


async def refuse_nul(request: Request) -> None:
    """Refuses paths with a NUL character: no id has one, and PostgreSQL would fail on it."""
    if "\x00" in request.scope["path"]:
        raise NotFoundException("there is nothing with this name")


EXCEPTION_HANDLERS: dict[int | type[Exception], Any] = {
    FeiraError: refused,
    TooManyRequestsException: too_many_sign_ups,
    RecursionError: unreadable,
    DataError: unreadable,
}

"""Error responses: each is one clear line with a status code."""

import logging
import secrets
from typing import Any

from litestar import Response
from litestar.exceptions import (
    ClientException,
    HTTPException,
    NotFoundException,
    TooManyRequestsException,
)
from sqlalchemy.exc import DataError

from feira.core.errors import FeiraError
from feira.core.types import Json
from feira.service.errors import UNAVAILABLE, error_json, for_programs, status_of
from feira.web.dependencies import Request
from feira.web.limits import too_many_sign_ups
from feira.web.quotas import TooMany

log = logging.getLogger("feira.web")

UNREADABLE = "the data of this request cannot be read"
RECORD = "record"  # option of handlers that read the text of a record, and name its wrong line
NULS = (b"\x00", b"\\u0000")  # as a byte, and as JSON writes it
RETRY_SECONDS = 2  # after which a request that failed for lack of the database may be sent again
ID_BYTES = 4  # of the id under which an internal error is logged


def refused(_request: Request, error: Exception) -> Response[Json]:
    """Bad input is 400, too much at once 429; a database that does not answer is 503."""
    status = status_of(error) if isinstance(error, FeiraError) else 400
    if isinstance(error, HTTPException):
        status = error.status_code
    text = error.detail if isinstance(error, HTTPException) else str(error)
    headers = {"retry-after": str(RETRY_SECONDS)} if status == UNAVAILABLE else None
    content = error_json(status, text, for_programs(error))
    return Response(content, status_code=status, headers=headers)


def too_many(_request: Request, error: TooMany) -> Response[Json]:
    """A quota is used up: 429, with the time after which to try again."""
    extra: Json = {"what": error.what, "wait": error.wait}
    content: Json = {"status_code": 429, "detail": str(error), "extra": extra}
    return Response(content, status_code=429, headers={"Retry-After": str(error.wait)})


def unreadable(_request: Request, _error: Exception) -> Response[Json]:
    """Data that is nested too deeply to be parsed, or that no database can store, is 400."""
    return Response({"status_code": 400, "detail": UNREADABLE}, status_code=400)


def broken(request: Request, error: Exception) -> Response[Json]:
    """An internal error is 500; the log has details under the id in the answer."""
    if isinstance(error, HTTPException):
        return refused(request, error)
    fault = secrets.token_hex(ID_BYTES)
    log.error("fault %s: %s %s", fault, request.method, request.url.path, exc_info=error)
    text = f"something went wrong on the server; it is logged as {fault}"
    return Response({"status_code": 500, "detail": text}, status_code=500)


async def refuse_nul(request: Request) -> None:
    """Refuses NUL characters in paths and bodies: none is valid, and PostgreSQL would fail."""
    if "\x00" in request.scope["path"]:
        raise NotFoundException("there is nothing with this name")
    if RECORD in request.route_handler.opt:
        return
    body = await request.body()
    if any(nul in body for nul in NULS):
        raise ClientException(UNREADABLE)


EXCEPTION_HANDLERS: dict[int | type[Exception], Any] = {
    FeiraError: refused,
    TooMany: too_many,
    TooManyRequestsException: too_many_sign_ups,
    RecursionError: unreadable,
    DataError: unreadable,
    UnicodeDecodeError: unreadable,
    500: broken,
}

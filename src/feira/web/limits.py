"""Codes of tables are short enough to be typed, so nobody may try many of them."""

from collections.abc import Callable, Coroutine

from litestar import Response
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig

from feira.core.game import Json
from feira.web.kinds import Request
from feira.web.settings import Settings

GUESSED = "guessed"  # option of handlers that take a code


def has_option(name: str) -> Callable[[Request], Coroutine[None, None, bool]]:
    """Is a request for a handler that has the option? What is not async would get a thread."""

    async def has(request: Request) -> bool:
        return name in request.route_handler.opt

    return has


def code_limit(settings: Settings, address_of: Callable[[Request], str]) -> list[DefineMiddleware]:
    """So many codes an hour from one address, over all workers; counted apart from all else."""
    if not settings.codes_per_hour:
        return []
    limit = RateLimitConfig(
        rate_limit=("hour", settings.codes_per_hour),
        check_throttle_handler=has_option(GUESSED),
        identifier_for_request=lambda request: f"codes {address_of(request)}",
        store="limits",
    )
    return [limit.middleware]


def too_many_codes(_request: Request, error: TooManyRequestsException) -> Response[Json]:
    """One clear line."""
    wait = int((error.headers or {}).get("RateLimit-Reset", "3600"))
    minutes = max(1, (wait + 59) // 60)
    text = f"too many codes from your address: try again in {minutes} minutes"
    headers = dict(error.headers or {}) | {"Retry-After": str(wait)}
    return Response({"status_code": 429, "detail": text}, status_code=429, headers=headers)

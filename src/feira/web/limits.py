"""Rate limits by address: for sign-ups and sign-ins, and for codes of tables.

Codes are short enough to be typed, so nobody may try many of them. The counters are in the
database, so they count over all workers.
"""

from collections.abc import Callable, Coroutine
from ipaddress import ip_address, ip_network

from litestar import Response
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig

from feira.core.types import Json
from feira.web.dependencies import Request
from feira.web.settings import Settings

SIGN_UP = "sign-up"  # option of handlers that are limited by `sign_ups_per_hour`
CODE = "code"  # option of handlers that are limited by `codes_per_hour`
STORE = "limits"  # Litestar's name of the store for the counters
IPV6_NETWORK = 64  # bits: usually all of a network belongs to one person
HOUR = "3600"  # seconds
MINUTE = 60  # seconds


def rate_limits(settings: Settings) -> list[DefineMiddleware]:
    """The middleware for both limits. A limit of 0 is none."""
    limits = (
        (SIGN_UP, settings.sign_ups_per_hour, address_of),
        (CODE, settings.codes_per_hour, lambda request: f"codes {address_of(request)}"),
    )
    return [
        RateLimitConfig(
            rate_limit=("hour", most),
            check_throttle_handler=has_option(option),
            identifier_for_request=identify,
            store=STORE,
        ).middleware
        for option, most, identify in limits
        if most
    ]


def address_of(request: Request) -> str:
    """The address that a request comes from; of an IPv6 address its network.

    Behind a trusted proxy, uvicorn has put the address here that the proxy names.
    """
    host = request.client.host if request.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    return str(ip_network((address, IPV6_NETWORK), strict=False))


def has_option(name: str) -> Callable[[Request], Coroutine[None, None, bool]]:
    """A check whether a request is for a handler with this option."""

    async def has(request: Request) -> bool:  # if it were not async it would run in a thread
        return name in request.route_handler.opt

    return has


def too_many_sign_ups(_request: Request, error: TooManyRequestsException) -> Response[Json]:
    """The answer to too many sign-ups and sign-ins."""
    return too_many("sign-ups and sign-ins", error)


def too_many_codes(_request: Request, error: TooManyRequestsException) -> Response[Json]:
    """The answer to too many codes of tables."""
    return too_many("codes", error)


def too_many(requests: str, error: TooManyRequestsException) -> Response[Json]:
    """Status 429, with the time after which to try again."""
    wait = int((error.headers or {}).get("RateLimit-Reset", HOUR))
    minutes = max(1, (wait + MINUTE - 1) // MINUTE)
    text = f"too many {requests} from your address: try again in {minutes} minutes"
    headers = dict(error.headers or {}) | {"Retry-After": str(wait)}
    return Response({"status_code": 429, "detail": text}, status_code=429, headers=headers)

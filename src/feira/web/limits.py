"""Rate limits by address: for sign-ups and sign-ins, and for codes of tables.

Codes are short enough to be typed, so nobody may try many of them. The counters are in the
database, so they hold across all workers.
"""

from ipaddress import ip_address, ip_network

from litestar import Response
from litestar.exceptions import TooManyRequestsException
from litestar.handlers import BaseRouteHandler

from feira.core.types import Json
from feira.web.attempts import CODE, SIGN_UP
from feira.web.dependencies import Connection, Request
from feira.web.settings import Settings

IPV6_NETWORK = 64  # bits: a network usually belongs to one person
MINUTE = 60  # seconds


async def limit_attempts(connection: Connection, handler: BaseRouteHandler) -> None:
    """Refuses a request if too many of its kind came from its address. A limit of 0 is no limit."""
    service = connection.app.state.service
    settings: Settings = service.settings
    limits = {SIGN_UP: settings.sign_ups_per_hour, CODE: settings.codes_per_hour}
    for what, most in limits.items():
        if most and what in handler.opt:
            number, wait = await service.attempts.count(what, address_of(connection))
            if number > most:
                raise TooManyRequestsException(headers={"Retry-After": str(wait)})


def address_of(request: Connection) -> str:
    """The address that a request comes from; for IPv6 its network.

    Behind a trusted proxy, uvicorn has already replaced it with the address in the proxy's header.
    """
    host = request.client.host if request.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    return str(ip_network((address, IPV6_NETWORK), strict=False))


def too_many_sign_ups(_request: Request, error: TooManyRequestsException) -> Response[Json]:
    """The answer to too many sign-ups and sign-ins."""
    return too_many("sign-ups and sign-ins", error)


def too_many_codes(_request: Request, error: TooManyRequestsException) -> Response[Json]:
    """The answer to too many codes of tables."""
    return too_many("codes", error)


def too_many(requests: str, error: TooManyRequestsException) -> Response[Json]:
    """Status 429, with the time after which to try again."""
    wait = int((error.headers or {})["Retry-After"])
    minutes = max(1, (wait + MINUTE - 1) // MINUTE)
    text = f"too many {requests} from your address: try again in {minutes} minutes"
    return Response(
        {"status_code": 429, "detail": text}, status_code=429, headers={"Retry-After": str(wait)}
    )

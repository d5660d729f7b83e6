"""The Litestar application: what is served, by whom, and under which protection."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from ipaddress import ip_address, ip_network

from litestar import Litestar, Response, get
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException, TooManyRequestsException
from litestar.middleware import DefineMiddleware
from litestar.middleware.csrf import CSRFMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from sqlalchemy.exc import DataError

from feira import __version__
from feira.core.errors import FeiraError
from feira.core.game import Json
from feira.games import NAMES, find_game
from feira.table.authority import Authority
from feira.table.database import Database
from feira.table.feed import Feed, RedisFeed, Silent
from feira.table.store import SqlStore
from feira.table.thinkers import Thinkers
from feira.web.answers import Ready
from feira.web.campaigns import Campaigns
from feira.web.handlers.people import LIMITED
from feira.web.handlers.tables import unhappy
from feira.web.kinds import Request, TheService
from feira.web.limits import code_limit, has_option
from feira.web.people import People
from feira.web.ratings import Ratings
from feira.web.records import Records
from feira.web.reviews import Reviews
from feira.web.routes import ROUTES
from feira.web.service import Service
from feira.web.sessions import SessionStore, session_config
from feira.web.settings import Settings, default_database
from feira.web.tidy import tidy

log = logging.getLogger("feira.web")

REST = 1.0  # seconds between the rules and the computer players: who comes back goes first
LOOK = 0.1  # seconds between looks at the store, where several workers have no Redis
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


class TokenAwareCSRF(CSRFMiddleware):
    """Litestar's protection, but for programs: who shows a token is not asked for a cookie."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request with a token is judged by the token alone: its session is not looked at."""
        if scope["type"] == ScopeType.HTTP:
            for name, _ in scope["headers"]:
                if name == b"authorization":
                    await self.app(scope, receive, send)
                    return
        await super().__call__(scope, receive, send)

    def _decode_csrf_token(self, token: str) -> str | None:
        """Ours are plain letters and digits; comparing others would fail."""
        return super()._decode_csrf_token(token) if token.isascii() else None


def address_of(request: Request) -> str:
    """Where a request comes from; in IPv6 the network, since one person has all of it.

    Behind a proxy that is trusted, uvicorn has put the address that the proxy names here.
    """
    host = request.client.host if request.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return str(ip_network((address, 64), strict=False)) if address.version == 6 else host


def sign_up_limit(settings: Settings) -> list[DefineMiddleware]:
    """So many new people, accounts and sign-ins an hour from one address, over all workers."""
    if not settings.sign_ups_per_hour:
        return []
    limit = RateLimitConfig(
        rate_limit=("hour", settings.sign_ups_per_hour),
        check_throttle_handler=has_option(LIMITED),
        identifier_for_request=address_of,
        store="limits",
    )
    return [limit.middleware]


def too_many(_request: Request, error: TooManyRequestsException) -> Response[Json]:
    """One clear line."""
    wait = int((error.headers or {}).get("RateLimit-Reset", "3600"))
    minutes = max(1, (wait + 59) // 60)
    text = f"too many sign-ups and sign-ins from your address: try again in {minutes} minutes"
    headers = dict(error.headers or {}) | {"Retry-After": str(wait)}
    return Response({"status_code": 429, "detail": text}, status_code=429, headers=headers)


def unusable(_request: Request, _error: Exception) -> Response[Json]:
    """What nobody means: data nested too deeply to read, or that no database can keep."""
    return Response({"status_code": 400, "detail": "this cannot be read"}, status_code=400)


async def refuse_nul(request: Request) -> None:
    """No id has a NUL in it, and PostgreSQL would fail on one."""
    if "\x00" in request.scope["path"]:
        raise NotFoundException("there is nothing of this name")


async def protect(message: Message, _scope: Scope) -> None:
    """Headers that every answer has."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        headers.setdefault("cache-control", "no-store")


class Figures(Collector):
    """What operators watch, read when they ask."""

    def __init__(self, service: Service) -> None:
        self.service = service

    def collect(self) -> list[Metric]:
        """The figures as they stand."""
        s = self.service
        return [
            CounterMetricFamily("feira_choices", "Choices of seats", value=s.authority.choices),
            CounterMetricFamily("feira_writes", "Durable writes", value=s.database.writes),
            CounterMetricFamily("feira_commits", "Group commits", value=s.database.groups),
            GaugeMetricFamily("feira_tables", "In memory", value=len(s.authority.open_tables)),
            GaugeMetricFamily("feira_sockets", "Connections", value=s.sockets),
            GaugeMetricFamily(
                "feira_write_queue", "Writes that wait", value=s.database.queue.qsize()
            ),
        ]


@get("/health", sync_to_thread=False, include_in_schema=False)
def health(service: TheService) -> Json:
    """Is the server up, and are the rules ready?"""
    return {"status": "ok", "version": __version__, "ready": service.ready.is_set()}


@get("/metrics", sync_to_thread=False, include_in_schema=False, media_type="text/plain")
def metrics(service: TheService) -> Response[bytes]:
    """For Prometheus."""
    registry = CollectorRegistry()
    registry.register(Figures(service))
    return Response(generate_latest(registry), media_type="text/plain; version=0.0.4")


@get("/api/progress", sync_to_thread=False, tags=["server"])
def progress(service: TheService) -> Ready:
    """How far the first start is: the rules are compiled once, then kept."""
    return Ready(ready=service.ready.is_set(), **service.progress)


def choose_feed(settings: Settings) -> Feed:
    """Between processes: Redis, or looking often; alone: nothing."""
    if settings.redis:
        return RedisFeed(settings.redis)
    return Silent(settings.look or (LOOK if settings.workers > 1 else None))


def new_service(settings: Settings) -> Service:
    """Everything, not yet started."""
    database = Database(settings.database or default_database())
    store, thinkers = SqlStore(database), Thinkers(settings.thinkers or None)
    authority = Authority(
        store=store, feed=choose_feed(settings), thinkers=thinkers, find_game=find_game
    )
    ratings = Ratings(database)
    authority.ended.append(ratings.enter)
    return Service(
        settings=settings,
        database=database,
        store=store,
        people=People(database),
        authority=authority,
        thinkers=thinkers,
        ratings=ratings,
        records=Records(database),
        reviews=Reviews(database, thinkers.pool),
        campaigns=Campaigns(database),
    )


async def catch_up(service: Service) -> None:
    """Enters the endings that a process which has died left undone."""
    await service.ready.wait()
    for table in await service.ratings.missed():
        try:
            await service.ratings.enter((await service.authority.open(table)).table)
        except FeiraError as error:
            log.warning("table %s: %s", table, error)


def warm_up_all(service: Service, ready: Callable[[], object]) -> None:
    """Gets the rules ready, then the computer players; play can begin with the rules alone."""
    from feira.web.warm import STEPS, prepare

    def told(done: int, what: str) -> None:
        service.progress = {"done": done, "of": len(STEPS), "what": what}

    told(0, STEPS[0][0])
    for done, (name, level) in enumerate(prepare(told), 1):
        told(done, name)
        if not level and name == NAMES[-1]:
            ready()
            time.sleep(REST)


def new_app(settings: Settings) -> Litestar:
    """The application for these settings."""
    from feira.web.socket import table_socket

    service = new_service(settings)
    service.database.start()

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        await service.authority.start()
        doors = asyncio.create_task(service.people.doors.keep())
        late = asyncio.create_task(catch_up(service))
        tidying = asyncio.create_task(tidy(service))
        yield
        tidying.cancel()
        late.cancel()
        doors.cancel()
        await service.reviews.stop()
        await service.authority.stop()
        service.thinkers.stop()
        service.database.stop()

    def the_service() -> Service:
        return service

    secret = service.database.secret()
    csrf = CSRFConfig(
        secret=secret,
        cookie_name="feira_csrf",
        cookie_samesite="lax",
        cookie_secure=settings.secure,
        header_name="x-csrf-token",
    )
    app = Litestar(
        route_handlers=[
            *ROUTES,
            table_socket,
            health,
            metrics,
            progress,
        ],
        dependencies={"service": Provide(the_service, sync_to_thread=False)},
        middleware=[
            DefineMiddleware(TokenAwareCSRF, config=csrf),
            *sign_up_limit(settings),
            *code_limit(settings, address_of),
            session_config(secure=settings.secure).middleware,
        ],
        stores={
            "sessions": SessionStore(service.database, ended=service.people.doors.ended),
            "limits": SessionStore(service.database, "limit"),
        },
        exception_handlers={
            FeiraError: unhappy,
            TooManyRequestsException: too_many,
            RecursionError: unusable,
            DataError: unusable,
        },
        before_request=refuse_nul,
        before_send=[protect],
        lifespan=[running],
        openapi_config=OpenAPIConfig(
            title="Feira",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=1 << 20,
        logging_config=None,
    )
    app.state.service = service
    return app

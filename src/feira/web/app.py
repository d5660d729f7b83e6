"""The Litestar application: what is served, by whom, and under which protection."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Response, get
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.middleware import DefineMiddleware
from litestar.middleware.csrf import CSRFMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from feira import __version__
from feira.core.errors import FeiraError
from feira.core.game import Json
from feira.games import NAMES, find_game
from feira.table.authority import Authority
from feira.table.database import Database
from feira.table.feed import Feed, RedisFeed, Silent
from feira.table.store import SqlStore
from feira.table.thinkers import Thinkers
from feira.web.handlers.people import PeopleController
from feira.web.handlers.tables import TablesController, unhappy
from feira.web.people import People
from feira.web.service import Service
from feira.web.sessions import SessionStore, session_config
from feira.web.settings import Settings, default_database

log = logging.getLogger("feira.web")

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
        """A request with a token is judged by the token alone, so no page can borrow it."""
        if scope["type"] == ScopeType.HTTP:
            for name, _ in scope["headers"]:
                if name == b"authorization":
                    await self.app(scope, receive, send)
                    return
        await super().__call__(scope, receive, send)


async def protect(message: Message, _scope: Scope) -> None:
    """Headers that every answer has."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value


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
def health(service: Service) -> Json:
    """Is the server up, and are the rules ready?"""
    return {"status": "ok", "version": __version__, "ready": service.ready.is_set()}


@get("/metrics", sync_to_thread=False, include_in_schema=False, media_type="text/plain")
def metrics(service: Service) -> Response[bytes]:
    """For Prometheus."""
    registry = CollectorRegistry()
    registry.register(Figures(service))
    return Response(generate_latest(registry), media_type="text/plain; version=0.0.4")


@get("/api/progress", sync_to_thread=False, tags=["server"])
def progress(service: Service) -> Json:
    """How far the first start is: the rules are compiled once, then kept."""
    return {"ready": service.ready.is_set()} | service.progress


def choose_feed(settings: Settings) -> Feed:
    """Between processes: Redis, or looking often; alone: nothing."""
    if settings.redis:
        return RedisFeed(settings.redis)
    return Silent(LOOK if settings.workers > 1 else None)


def new_service(settings: Settings) -> Service:
    """Everything, not yet started."""
    database = Database(settings.database or default_database())
    store, thinkers = SqlStore(database), Thinkers(settings.thinkers or None)
    authority = Authority(
        store=store, feed=choose_feed(settings), thinkers=thinkers, find_game=find_game
    )
    return Service(
        settings=settings,
        database=database,
        store=store,
        people=People(database),
        authority=authority,
        thinkers=thinkers,
    )


def warm_rules(service: Service) -> None:
    """Compiles the rules of all games, or loads them; says how far it is."""
    from feira.players.levels import LEVELS, warm_up

    names = [(game, level) for game in NAMES for level in ("", *LEVELS)]
    for done, (name, level) in enumerate(names):
        service.progress = {"done": done, "of": len(names), "what": name}
        game = find_game(name)
        config = game.configure(max(2, game.seats[0]), {})
        warm_up(game, config, [level] if level else [])
    service.progress = {"done": len(names), "of": len(names)}


def new_app(settings: Settings) -> Litestar:
    """The application for these settings."""
    from feira.web.socket import table_socket

    service = new_service(settings)
    service.database.start()

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        await service.authority.start()
        yield
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
            PeopleController,
            TablesController,
            table_socket,
            health,
            metrics,
            progress,
        ],
        dependencies={"service": Provide(the_service, sync_to_thread=False)},
        middleware=[
            DefineMiddleware(TokenAwareCSRF, config=csrf),
            session_config(secure=settings.secure).middleware,
        ],
        stores={"sessions": SessionStore(service.database)},
        exception_handlers={FeiraError: unhappy},
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

"""The Litestar application: routes, middleware, and what runs beside them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from feira import __version__
from feira.core.errors import FeiraError
from feira.games import find_game
from feira.table.authority import Authority
from feira.table.database import Database
from feira.table.feed import Feed, NoFeed, RedisFeed
from feira.table.sql_store import SqlStore
from feira.table.thinkers import Thinkers
from feira.web.campaigns import Campaigns
from feira.web.csrf import csrf_middleware
from feira.web.errors import EXCEPTION_HANDLERS, refuse_nul
from feira.web.garbage import collect_garbage
from feira.web.handlers.operations import health, metrics, progress
from feira.web.limits import STORE, rate_limits
from feira.web.people import People
from feira.web.ratings import Ratings
from feira.web.records import Records
from feira.web.reviews import Reviews
from feira.web.routes import ROUTES
from feira.web.security_headers import SECURITY_HEADERS
from feira.web.service import Service
from feira.web.sessions import SessionStore, session_config
from feira.web.settings import Settings, default_database

log = logging.getLogger("feira.web")

POLL_SECONDS = 0.1  # between polls of the store, where several workers have no Redis
MOST_BODY = 1 << 20  # bytes of a request


async def add_headers(message: Message, _scope: Scope) -> None:
    """Adds the headers that every answer has."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SECURITY_HEADERS.items():
            headers[name] = value
        headers.setdefault("cache-control", "no-store")


def choose_feed(settings: Settings) -> Feed:
    """Redis between processes, or polling; nothing for a process alone."""
    if settings.redis:
        return RedisFeed(settings.redis)
    return NoFeed(settings.look or (POLL_SECONDS if settings.workers > 1 else None))


def new_service(settings: Settings) -> Service:
    """All parts of the server, not yet started."""
    database = Database(settings.database or default_database())
    store, thinkers = SqlStore(database), Thinkers(settings.thinkers or None)
    authority = Authority(
        store=store, feed=choose_feed(settings), thinkers=thinkers, find_game=find_game
    )
    ratings = Ratings(database)
    authority.on_end.append(ratings.enter)
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


async def enter_missed_ratings(service: Service) -> None:
    """Enters the results of games that ended when a process died."""
    await service.ready.wait()
    for table in await service.ratings.missed():
        try:
            await service.ratings.enter((await service.authority.find(table)).table)
        except FeiraError as error:
            log.warning("table %s: %s", table, error)


def lifespan_of(service: Service) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """What runs beside the handlers, from the start of the application to its end."""

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await service.authority.start()
        tasks = [
            asyncio.create_task(service.people.live_sessions.run()),
            asyncio.create_task(enter_missed_ratings(service)),
            asyncio.create_task(collect_garbage(service)),
        ]
        yield
        for task in tasks:
            task.cancel()
        await service.reviews.stop()
        await service.authority.stop()
        service.thinkers.stop()
        service.database.stop()

    return lifespan


def new_app(settings: Settings) -> Litestar:
    """The application for these settings. It runs under any ASGI server."""
    from feira.web.socket import table_socket

    service = new_service(settings)
    service.database.start()
    app = Litestar(
        route_handlers=[*ROUTES, table_socket, health, metrics, progress],
        dependencies={"service": Provide(lambda: service, sync_to_thread=False)},
        middleware=[
            csrf_middleware(service.database.secret(), secure=settings.secure),
            *rate_limits(settings),
            session_config(secure=settings.secure).middleware,
        ],
        stores={
            "sessions": SessionStore(service.database, on_delete=service.people.live_sessions.end),
            STORE: SessionStore(service.database, "limit"),
        },
        exception_handlers=EXCEPTION_HANDLERS,
        before_request=refuse_nul,
        before_send=[add_headers],
        lifespan=[lifespan_of(service)],
        openapi_config=OpenAPIConfig(
            title="Feira",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=MOST_BODY,
        logging_config=None,
    )
    app.state.service = service
    return app

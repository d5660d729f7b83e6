"""The Litestar application: routes, middleware, and background tasks."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial

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
from feira.table.feed import Feed, NoFeed
from feira.table.redis_feed import RedisFeed
from feira.table.sql_store import SqlStore
from feira.table.thinkers import Thinkers
from feira.table.unavailable import Unavailable
from feira.web.attempts import Attempts
from feira.web.campaigns import Campaigns
from feira.web.cards.pictures import Pictures
from feira.web.csrf import csrf_middleware
from feira.web.daily.daily import Daily
from feira.web.daily.par import keep_pars
from feira.web.daily.schedule import seed_of
from feira.web.errors import EXCEPTION_HANDLERS, refuse_nul
from feira.web.following import Following
from feira.web.game_statistics import GameStatistics
from feira.web.garbage import collect_garbage
from feira.web.handlers.operations import health, metrics, progress
from feira.web.limits import limit_attempts
from feira.web.live_sessions import HINT, LOOK_SECONDS
from feira.web.new_tables import close_unused_tables
from feira.web.notices.notices import Notices
from feira.web.openings import RealOpenings
from feira.web.pace import Paces
from feira.web.people import People
from feira.web.puzzles import Puzzles
from feira.web.quotas import REVIEWS, Quotas
from feira.web.ratings import Ratings
from feira.web.records import Records
from feira.web.relations import Relations
from feira.web.replaying import Replaying
from feira.web.reviews import Reviews
from feira.web.routes import ROUTES
from feira.web.scopes import check_scope
from feira.web.security_headers import SECURITY_HEADERS
from feira.web.service import Service
from feira.web.sessions import SessionStore, session_config
from feira.web.settings import Settings, default_database

log = logging.getLogger("feira.web")

POLL_SECONDS = 0.1  # between polls of the store, if several workers have no Redis
MOST_BODY = 1 << 20  # bytes of a request
MISSED_SECONDS = 300.0  # between searches for results not entered and rows left by deleted people


async def add_headers(message: Message, _scope: Scope) -> None:
    """Adds the headers common to all answers."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SECURITY_HEADERS.items():
            headers[name] = value
        headers.setdefault("cache-control", "no-store")


def choose_feed(settings: Settings) -> Feed:
    """Redis between processes, or polling; neither for a single process."""
    if settings.redis:
        return RedisFeed(settings.redis)
    return NoFeed(settings.look or (POLL_SECONDS if settings.workers > 1 else None))


def new_service(settings: Settings) -> Service:
    """All parts of the server, not yet started."""
    database = Database(
        settings.database or default_database(),
        settings.database_seconds,
        settings.database_connections,
    )
    store, thinkers = SqlStore(database), Thinkers(settings.thinkers or None)
    authority = Authority(
        store=store,
        feed=choose_feed(settings),
        thinkers=thinkers,
        find_game=find_game,
        gone_seconds=settings.gone_seconds,
    )
    ratings = Ratings(database)
    authority.on_end.append(ratings.enter)
    authority.on_decided.append(ratings.enter)
    quotas, replaying = Quotas(settings), Replaying()
    daily = Daily(database, authority, replaying)
    authority.on_end.append(daily.enter)
    statistics = GameStatistics(database, replaying, authority)
    authority.on_end.append(statistics.enter)
    service = Service(
        settings=settings,
        database=database,
        store=store,
        people=People(database, settings.audit_days),
        authority=authority,
        thinkers=thinkers,
        ratings=ratings,
        records=Records(database, replaying.pool),
        reviews=Reviews(database, thinkers.pool, quotas.held[REVIEWS]),
        campaigns=Campaigns(database),
        quotas=quotas,
        paces=Paces(settings.commands_per_second),
        attempts=Attempts(database),
        replaying=replaying,
        daily=daily,
        notices=Notices(settings, database, authority),
        puzzles=Puzzles(database, settings.puzzles),
        pictures=Pictures(database),
        statistics=statistics,
        openings=RealOpenings(database, replaying),
        relations=Relations(database),
    )
    service.reviews.on_done = statistics.reviewed
    listen(service)
    return service


def listen(service: Service) -> None:
    """Connects the parts: seats report who is present; ended sessions reach all processes."""
    authority = service.authority
    authority.on_seats.append(service.send_presence)
    live_sessions = service.people.live_sessions
    live_sessions.publish = lambda: authority.feed.publish(HINT, 0)
    live_sessions.look_seconds = authority.feed.poll_seconds or LOOK_SECONDS
    live_sessions.on_end.append(service.forget_names)
    authority.sync.listeners[HINT] = live_sessions.hint.set


async def make_up(service: Service) -> None:
    """Enters results of games that ended when a process died, periodically."""
    await service.ready.wait()
    hopeless: set[str] = set()
    while True:
        try:
            await enter_missed_ratings(service, hopeless)
            await service.daily.enter_missed()
        except FeiraError as error:
            log.warning("results wait for the database: %s", error)
        await asyncio.sleep(MISSED_SECONDS)


async def forget_again(service: Service) -> None:
    """Deletes what was stored about people while they were deleted, again and again."""
    while True:
        try:
            for key in await service.people.forget_again():
                service.forget_names(key)
        except FeiraError as error:
            log.warning("deletion waits for the database: %s", error)
        await asyncio.sleep(MISSED_SECONDS)


async def enter_missed_ratings(service: Service, hopeless: set[str]) -> None:
    """Enters missing results; each table that cannot be loaded is logged once."""
    for table in set(await service.ratings.missed()) - hopeless:
        try:
            await service.ratings.enter((await service.authority.find(table)).table)
        except Unavailable:
            raise
        except FeiraError as error:  # under older rules, or damaged
            hopeless.add(table)
            log.warning("table %s: %s", table, error)


async def keep_daily(service: Service) -> None:
    """Publishes days, and computes their pars."""
    await service.ready.wait()
    await keep_pars(service.daily.days, service.settings.daily_par, service.thinkers)


def lifespan_of(service: Service) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """The background tasks beside the handlers, from the start of the application to its end."""

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        seed = seed_of(service.settings.daily_seed, service.database.secret())
        service.daily.days.seed = seed
        await service.authority.start()
        following = Following(service)
        await following.start()
        await service.notices.start()
        for run in (
            following.run,
            service.people.audit.run,
            service.people.live_sessions.run,
            service.notices.run,
            partial(make_up, service),
            partial(forget_again, service),
            partial(collect_garbage, service),
            partial(keep_daily, service),
            partial(close_unused_tables, service),
            partial(service.statistics.run, service.ready),
        ):
            service.authority.tasks.keep(run)
        yield
        await service.reviews.stop()
        await service.authority.stop()
        service.notices.close()
        service.thinkers.stop()
        service.replaying.stop()
        service.pictures.stop()
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
            session_config(secure=settings.secure).middleware,
        ],
        stores={
            "sessions": SessionStore(service.database, service.people.live_sessions.end),
        },
        guards=[limit_attempts, check_scope],
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

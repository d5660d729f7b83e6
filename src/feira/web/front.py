"""The door: serves the page at once, while everything behind it is still being loaded.

Importing the rules takes longer than anyone wants to look at an empty window, so this file imports
nothing heavy. Requests for more than the page wait here until the application is there.
"""

import asyncio
import logging
import signal
import threading
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from feira.web.page import JSON_HEADERS, Page, Scope, Send, answer, is_of_the_page
from feira.web.settings import Settings

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

log = logging.getLogger("feira.web")

LOADING = b'{"ready":false}'  # as /api/progress says it, until the application can


class Front:
    """An ASGI application in front of the real one."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app: App | None = None
        self.there = asyncio.Event()
        self.failed: BaseException | None = None
        self.page = Page()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The page, or whatever is behind it."""
        if scope["type"] == "lifespan":
            await self.live(receive, send)
            return
        if scope["type"] == "http":
            if is_of_the_page(scope):
                await self.page.send(scope, send)
                return
            if scope["path"] == "/api/progress" and not self.there.is_set():
                await answer(scope, send, 200, JSON_HEADERS, LOADING)
                return
        await self.there.wait()
        if self.app is None:
            raise RuntimeError("the server could not start") from self.failed
        await self.app(scope, receive, send)

    async def live(self, receive: Receive, send: Send) -> None:
        """Loads the application in the background, and ends it with the server."""
        await receive()
        stop = asyncio.Event()
        running = asyncio.create_task(self.run(stop))
        await send({"type": "lifespan.startup.complete"})
        await receive()
        stop.set()
        await running
        await send({"type": "lifespan.shutdown.complete"})

    async def run(self, stop: asyncio.Event) -> None:
        """Imports, starts, compiles; then serves until the end."""
        try:
            app = await asyncio.to_thread(load, self.settings)
        except BaseException as error:
            self.failed = error
            log.critical("the server could not start: %s", error)
            self.there.set()
            signal.raise_signal(signal.SIGTERM)  # whoever watches over it may start it again
            return
        async with app.lifespan():
            self.app = app
            self.there.set()
            loop = asyncio.get_running_loop()
            warm = threading.Thread(target=prepare, args=(app, loop), daemon=True, name="warm")
            warm.start()
            await stop.wait()


def load(settings: Settings) -> Any:
    """The real application; this import is the slow one."""
    from feira.core.lean import load_compiler

    load_compiler()
    from feira.web.app import new_app

    return new_app(settings)


def prepare(app: Any, loop: asyncio.AbstractEventLoop) -> None:
    """Compiles the rules, lets everybody in, and goes on with the computer players."""
    from feira.web.app import warm_up_all
    from feira.web.tidy import keep

    service = app.state.service

    def ready() -> None:
        keep()
        loop.call_soon_threadsafe(service.ready.set)

    warm_up_all(service, ready)
    keep()

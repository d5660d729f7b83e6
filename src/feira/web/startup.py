"""The start of the server: serves the page at once, while the application is being loaded.

Importing the rules takes longer than anyone wants to look at an empty window, so this module
imports nothing heavy. Requests for the API wait here until the application is loaded.
"""

import asyncio
import logging
import signal
import threading
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from feira.web.page import JSON_HEADERS, Page, Scope, Send, answer, is_page_request
from feira.web.settings import Settings

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

log = logging.getLogger("feira.web")

LOADING = b'{"ready":false}'  # the answer of /api/progress until the application is loaded


class Startup:
    """An ASGI application that serves the page, and passes everything else on."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app: App | None = None
        self.loaded = asyncio.Event()
        self.failed: BaseException | None = None
        self.page = Page()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves the page, or passes the request on once the application is loaded."""
        if scope["type"] == "lifespan":
            await self.lifespan(receive, send)
            return
        if scope["type"] == "http":
            if is_page_request(scope):
                await self.page.send(scope, send)
                return
            if scope["path"] == "/api/progress" and not self.loaded.is_set():
                await answer(scope, send, 200, JSON_HEADERS, LOADING)
                return
        await self.loaded.wait()
        if self.app is None:
            raise RuntimeError("the server could not start") from self.failed
        await self.app(scope, receive, send)

    async def lifespan(self, receive: Receive, send: Send) -> None:
        """Loads the application in the background, and stops it with the server."""
        await receive()
        stop = asyncio.Event()
        running = asyncio.create_task(self.run(stop))
        await send({"type": "lifespan.startup.complete"})
        await receive()
        stop.set()
        await running
        await send({"type": "lifespan.shutdown.complete"})

    async def run(self, stop: asyncio.Event) -> None:
        """Loads, starts and compiles; then waits for the end of the server."""
        try:
            app = await asyncio.to_thread(load, self.settings)
        except BaseException as error:
            self.failed = error
            log.critical("the server could not start: %s", error)
            self.loaded.set()
            signal.raise_signal(signal.SIGTERM)  # so that a process manager can start it again
            return
        async with app.lifespan():
            self.app = app
            self.loaded.set()
            loop = asyncio.get_running_loop()
            thread = threading.Thread(target=compile_rules, args=(app, loop), daemon=True)
            thread.start()
            await stop.wait()


def load(settings: Settings) -> Any:
    """The application. This import is the slow one."""
    from feira.core.fast_import import load_compiler

    load_compiler()
    from feira.web.app import new_app

    return new_app(settings)


def compile_rules(app: Any, loop: asyncio.AbstractEventLoop) -> None:
    """Compiles the rules, then lets requests in, then compiles the computer players."""
    from feira.web.garbage import freeze
    from feira.web.warmup import warm_up_all

    service = app.state.service

    def ready() -> None:
        freeze()
        loop.call_soon_threadsafe(service.ready.set)

    warm_up_all(service, ready)
    freeze()

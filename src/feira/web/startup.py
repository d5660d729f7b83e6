"""Starts the server: serves the page at once, while the application is being imported.

Importing the rules takes longer than anybody wants to look at an empty window, so this module
imports nothing heavy. Requests for the API wait here until the application is loaded.

With several workers, a worker accepts no connection before it is ready, because the others serve
meanwhile: otherwise a client could meet a restarting worker and wait for its start. Only if the
rules have yet to be compiled, which takes a minute in all of them, workers serve the page at once
as well.
"""

import asyncio
import logging
import re
import signal
import threading
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import AsyncExitStack
from functools import partial
from typing import Any

from feira.core.cache import COMPLETE, compiled_folder
from feira.web.page import JSON_HEADERS, Page, Scope, Send, answer, is_page_request
from feira.web.security_headers import HSTS
from feira.web.settings import Settings

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]

log = logging.getLogger("feira.web")

SHARED = re.compile(r"^/(table|review|embed)/")  # URLs of games that may be over
HEAD_SECONDS = 2.0  # that a page waits for the additional tags of its head
LOADING = b'{"ready":false}'  # the answer of /api/progress until the application is loaded


class Startup:
    """An ASGI application that serves the page, and passes everything else on."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app: Any = None  # an ASGI application, once it is loaded
        self.loaded = asyncio.Event()
        self.failed: BaseException | None = None
        # Ends the process, so that a process manager restarts it.
        self.on_failure: Callable[[], object] = partial(signal.raise_signal, signal.SIGTERM)
        self.page = Page()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves the page, or passes the request on once the application is loaded."""
        if scope["type"] == "lifespan":
            await self.lifespan(receive, send)
            return
        if scope["type"] == "http":
            if self.settings.secure:
                send = with_hsts(send)
            if is_page_request(scope):
                await self.page.send(scope, send, await self.head(scope))
                return
            if scope["path"] == "/api/progress" and not self.loaded.is_set():
                await answer(scope, send, 200, JSON_HEADERS, LOADING)
                return
        await self.loaded.wait()
        if self.app is None:
            raise RuntimeError("the server could not start") from self.failed
        await self.app(scope, receive, send)

    async def head(self, scope: Scope) -> str:
        """The additional tags for the page of a finished game; empty during the start."""
        if self.app is None or not SHARED.match(scope["path"]):
            return ""
        from feira.web.preview import head_of

        try:
            return await asyncio.wait_for(head_of(self.app.state.service, scope), HEAD_SECONDS)
        except Exception as error:  # whatever the error, the page is served
            log.warning("no preview of %s: %s", scope["path"], error)
            return ""

    async def lifespan(self, receive: Receive, send: Send) -> None:
        """Loads the application in the background, and stops it with the server."""
        await receive()
        stop = asyncio.Event()
        running = asyncio.create_task(self.run(stop))
        if self.settings.workers > 1 and is_compiled():
            await self.ready()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        stop.set()
        await running
        await send({"type": "lifespan.shutdown.complete"})

    async def ready(self) -> None:
        """Waits until tables can be played, or until the start has failed."""
        await self.loaded.wait()
        if self.app is not None:
            await self.app.state.service.ready.wait()

    async def run(self, stop: asyncio.Event) -> None:
        """Loads, starts and compiles; then waits for the shutdown of the server."""
        async with AsyncExitStack() as stack:
            try:
                app = await asyncio.to_thread(load, self.settings)
                await stack.enter_async_context(app.lifespan())
            except BaseException as error:  # also if the database fails at the last moment
                self.failed = error
                log.critical("the server could not start: %s", " ".join(str(error).split()))
                self.loaded.set()
                self.on_failure()
                return
            self.app = app
            self.loaded.set()
            loop = asyncio.get_running_loop()
            thread = threading.Thread(target=compile_rules, args=(app, loop), daemon=True)
            thread.start()
            await stop.wait()


def is_compiled() -> bool:
    """Whether everything that a server needs is compiled."""
    return (compiled_folder() / COMPLETE).exists()


def with_hsts(send: Send) -> Send:
    """Adds HSTS to the headers: browsers use HTTPS only from now on."""

    async def send_with_hsts(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message.get("headers", ()), HSTS]}
        await send(message)

    return send_with_hsts


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

"""The door: serves the page at once, while everything behind it is still being loaded.

Importing the rules takes longer than anyone wants to look at an empty window, so this file imports
nothing heavy. Requests for more than the page wait here until the application is there.
"""

import asyncio
import gc
import logging
import mimetypes
import signal
import sys
import threading
from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import Path
from typing import Any

from feira.web.settings import Settings

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

log = logging.getLogger("feira.web")

STATIC = Path(__file__).with_name("static")
PAGE_HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        b"form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
]


class Front:
    """An ASGI application in front of the real one."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app: App | None = None
        self.there = asyncio.Event()
        self.failed: BaseException | None = None
        self.files = {
            f"/{path.relative_to(STATIC).as_posix()}": path
            for path in STATIC.rglob("*")
            if path.is_file()
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The page, or whatever is behind it."""
        if scope["type"] == "lifespan":
            await self.live(receive, send)
            return
        if scope["type"] == "http" and (file := self.file(scope)) is not None:
            await self.send_file(file, scope, send)
            return
        await self.there.wait()
        if self.app is None:
            raise RuntimeError("the server could not start") from self.failed
        await self.app(scope, receive, send)

    def file(self, scope: Scope) -> Path | None:
        """The file of a path; every path that is not of the API is the page."""
        path = scope["path"]
        if scope["method"] not in ("GET", "HEAD"):
            return None
        if path.startswith("/api") or path in ("/health", "/metrics"):
            return None
        return self.files.get(path, self.files.get("/index.html"))

    async def send_file(self, file: Path, scope: Scope, send: Send) -> None:
        """A file; those with a digest in their name never change."""
        body = file.read_bytes()
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        keep = b"max-age=31536000, immutable" if "assets" in file.parts else b"no-cache"
        headers = [
            (b"content-type", kind.encode()),
            (b"content-length", str(len(body)).encode()),
            (b"cache-control", keep),
            *PAGE_HEADERS,
        ]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        sent = b"" if scope["method"] == "HEAD" else body
        await send({"type": "http.response.body", "body": sent})

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
    import_numba()
    from feira.web.app import new_app

    return new_app(settings)


def import_numba() -> None:
    """Loads Numba without what it would load besides.

    Where SciPy and cffi are there, it loads them, for code that calls them. No rule does, and it
    takes longer than to load all rules.
    """
    absent: dict[str, Any] = {name: None for name in ("cffi", "scipy") if name not in sys.modules}
    sys.modules.update(absent)
    try:
        import numba.core.typing.cffi_utils
        import numba.np.arraymath  # noqa: F401
    finally:
        for name in absent:
            del sys.modules[name]


def prepare(app: Any, loop: asyncio.AbstractEventLoop) -> None:
    """Compiles the rules, lets everybody in, and goes on with the computer players."""
    from feira.web.app import warm_up_all

    service = app.state.service

    def ready() -> None:
        keep()
        loop.call_soon_threadsafe(service.ready.set)

    warm_up_all(service, ready)
    keep()


def keep() -> None:
    """What is loaded by now stays. To look through all of it for garbage took 0.4 s at a time, in
    which nobody was answered.
    """
    gc.freeze()

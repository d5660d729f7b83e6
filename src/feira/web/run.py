"""Runs the server under uvicorn, with one worker or several."""

import errno
import io
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from functools import partial
from typing import Any

import uvicorn

from feira.core import back_end
from feira.core.errors import FeiraError
from feira.table.sqlite_version import warning
from feira.web.fast_websocket import FastWebSocket
from feira.web.http_limits import LimitedHttp, Places, most_connections
from feira.web.limited_websocket import LimitedWebSocket
from feira.web.one_server import hold_database, is_sqlite
from feira.web.settings import Settings
from feira.web.startup import Startup

log = logging.getLogger("feira.web")

FAILED = 1  # exit code of a server that cannot start
MOST_FRAME = 64 * 1024  # bytes in one WebSocket message
SETTINGS = "FEIRA_SETTINGS"  # environment variable that passes the settings to workers
SHUTDOWN_SECONDS = 5  # for requests to end
START_TRIES = 100  # attempts to connect to a server that is starting
START_SECONDS = 0.05  # between them


def options(settings: Settings) -> dict[str, Any]:
    """The options of uvicorn. Compressing small messages would cost more than it saves."""
    return {
        "host": settings.host,
        "port": settings.port,
        "log_level": settings.log,
        "access_log": False,
        "http": partial(LimitedHttp, places=Places(most_connections(settings.connections))),
        "log_config": None,
        "ws": FastWebSocket if settings.fast_websocket else LimitedWebSocket,
        "ws_max_size": MOST_FRAME,
        "ws_per_message_deflate": False,
        "forwarded_allow_ips": settings.proxies,
        "timeout_graceful_shutdown": SHUTDOWN_SECONDS,
        "server_header": False,
    }


def prepare(settings: Settings) -> None:
    """Locks the database and checks the port; if one is taken, exits with one line and code 1."""
    try:
        hold_database(settings)
        if is_taken(settings.host, settings.port):
            raise FeiraError(
                f"port {settings.port} is in use by another program: choose another port"
            )
    except FeiraError as error:
        sys.stderr.write(f"feira: {error}\n")
        sys.exit(FAILED)


def serve(settings: Settings) -> None:
    """Serves until it is stopped. A start that fails ends with exit code 1."""
    import msgspec

    set_up_logging(settings.log)
    if words := back_end.word():
        log.warning("%s", words)
    if settings.workers > 1 and is_sqlite(settings) and (words := warning()):
        log.warning("%s", words)
    if settings.workers == 1:
        startup = Startup(settings)
        server = uvicorn.Server(uvicorn.Config(startup, **options(settings)))
        startup.on_failure = lambda: setattr(server, "should_exit", True)
        with suppress(KeyboardInterrupt):
            server.run()
        if startup.failed is not None or not server.started:
            sys.exit(FAILED)
        return
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    uvicorn.run("feira.web.run:worker", factory=True, workers=settings.workers, **options(settings))


def worker() -> Startup:
    """The application of one of several workers."""
    import msgspec

    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings)
    set_up_logging(settings.log)
    return Startup(settings)


def play(settings: Settings, *, browser: bool) -> None:
    """Serves, and opens the page in a browser as soon as the server answers."""
    if browser:
        threading.Thread(target=open_page, args=(settings.port,), daemon=True).start()
    serve(settings)


def open_page(port: int) -> None:
    """Waits for the server, then opens the page in a browser."""
    for _ in range(START_TRIES):
        try:
            socket.create_connection(("127.0.0.1", port), 0.5).close()
        except OSError:
            time.sleep(START_SECONDS)
        else:
            webbrowser.open(f"http://127.0.0.1:{port}")
            return


def is_taken(host: str, port: int) -> bool:
    """Whether another program listens on this port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            return error.errno == errno.EADDRINUSE
    return False


def address() -> str:
    """The address of this computer in its network. No packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(
                ("192.0.2.1", 9)
            )  # reserved for documentation, so it is behind any router
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def show_qr(url: str) -> str:
    """A QR code of the address, for the terminal."""
    import segno

    out = io.StringIO()
    segno.make(url, error="m").terminal(out, compact=True)
    return out.getvalue()


class JsonLines(logging.Formatter):
    """Formats each log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The record with its time, level, logger, text, and traceback if there is one."""
        import json

        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logging(level: str) -> None:
    """Logs to stderr, from this level on."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)

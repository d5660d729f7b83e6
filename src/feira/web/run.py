"""Starts the server: quickly for one person, or with several workers for many."""

import io
import logging
import os
import socket
import threading
import time
import webbrowser
from typing import Any

import uvicorn

from feira.web.front import Front
from feira.web.settings import Settings
from feira.web.wire import Wire

MOST_FRAME = 64 * 1024  # bytes in one WebSocket message
SETTINGS = "FEIRA_SETTINGS"  # how workers are told


def options(settings: Settings) -> dict[str, Any]:
    """How uvicorn is run. Compressing small messages costs more than it saves."""
    return {
        "host": settings.host,
        "port": settings.port,
        "log_level": settings.log,
        "access_log": False,
        "log_config": None,
        "ws": Wire,
        "ws_max_size": MOST_FRAME,
        "ws_per_message_deflate": False,
        "forwarded_allow_ips": settings.proxies,
        "timeout_graceful_shutdown": 5,
        "server_header": False,
    }


def serve(settings: Settings) -> None:
    """Serves until it is stopped."""
    import msgspec

    set_up_logging(settings.log)
    if settings.workers == 1:
        uvicorn.run(Front(settings), **options(settings))
        return
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    uvicorn.run("feira.web.run:worker", factory=True, workers=settings.workers, **options(settings))


def worker() -> Front:
    """One of several workers."""
    import msgspec

    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings)
    set_up_logging(settings.log)
    return Front(settings)


def play(settings: Settings, *, browser: bool) -> None:
    """Serves this computer and opens the page as soon as there is one."""
    if browser:
        threading.Thread(target=open_page, args=(settings.port,), daemon=True).start()
    serve(settings)


def open_page(port: int) -> None:
    """Waits for the server, then opens the browser."""
    for _ in range(100):
        try:
            socket.create_connection(("127.0.0.1", port), 0.5).close()
        except OSError:
            time.sleep(0.05)
        else:
            webbrowser.open(f"http://127.0.0.1:{port}")
            return


def is_free(host: str, port: int) -> bool:
    """Can a server listen there?"""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def address() -> str:
    """The address of this computer in its network. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation, behind any router
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def show_qr(url: str) -> str:
    """The address as a QR code for the terminal."""
    import segno

    out = io.StringIO()
    segno.make(url, error="m").terminal(out, compact=True)
    return out.getvalue()


class JsonLines(logging.Formatter):
    """One JSON object a line, for machines to read."""

    def format(self, record: logging.LogRecord) -> str:
        """A log record with what was given to it."""
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
    """Logs to stderr."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)

"""The page: the files that Vite built, with content types, cache headers and gzip."""

import logging
from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import Path
from typing import Any, NamedTuple

from feira.web.security_headers import RAW_SECURITY_HEADERS

Scope = MutableMapping[str, Any]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

log = logging.getLogger("feira.web")

STATIC = Path(__file__).with_name("static")  # built by hatch_build.py
NOT_BUILT = b"The page is not built yet: make client\n"
CONTENT_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
JSON_HEADERS = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
TEXT_HEADERS = [(b"content-type", CONTENT_TYPES[".txt"].encode()), (b"cache-control", b"no-store")]
VARY = (b"vary", b"accept-encoding")
FOREVER = b"public, max-age=31536000, immutable"  # for files with a digest in their name
CHECKED = b"no-cache"  # for all others: the browser asks whether they have changed


class File(NamedTuple):
    """A file of the page, as it is sent."""

    headers: list[tuple[bytes, bytes]]
    content: bytes
    gzipped: bytes | None


def read_files(folder: Path) -> dict[str, File]:
    """All files of the page by path. Files in assets/ have a digest in their name."""
    files = {}
    for path in folder.rglob("[!.]*"):
        if not path.is_file() or path.suffix == ".gz":
            continue
        name = f"/{path.relative_to(folder).as_posix()}"
        headers = [
            (b"content-type", CONTENT_TYPES.get(path.suffix, "application/octet-stream").encode()),
            (b"cache-control", FOREVER if name.startswith("/assets/") else CHECKED),
        ]
        gzipped = path.with_name(f"{path.name}.gz")
        files[name] = File(
            headers, path.read_bytes(), gzipped.read_bytes() if gzipped.exists() else None
        )
    return files


class Page:
    """All files of the page. They are read once, so all of them are of the same build."""

    def __init__(self) -> None:
        self.files = read_files(STATIC)
        if "/index.html" not in self.files:
            log.warning("%s", NOT_BUILT.decode().strip())

    async def send(self, scope: Scope, send: Send) -> None:
        """Sends a file, or index.html for a path without a dot, which is a route of the page."""
        path = scope["path"]
        file = self.files.get(path)
        if file is None and "." not in path:
            file = self.files.get("/index.html")
        if file is None and "." in path:
            await answer(scope, send, 404, TEXT_HEADERS, b"there is no such file\n")
        elif file is None:
            await answer(scope, send, 503, TEXT_HEADERS, NOT_BUILT)
        elif file.gzipped is not None and takes_gzip(scope):
            headers = [*file.headers, (b"content-encoding", b"gzip"), VARY]
            await answer(scope, send, 200, headers, file.gzipped)
        else:
            headers = [*file.headers, VARY] if file.gzipped is not None else file.headers
            await answer(scope, send, 200, headers, file.content)


def is_page_request(scope: Scope) -> bool:
    """Is it a request for the page, and not for the API or for operators?"""
    path = scope["path"]
    if scope["method"] not in ("GET", "HEAD"):
        return False
    return not path.startswith("/api") and path not in ("/health", "/metrics")


def takes_gzip(scope: Scope) -> bool:
    """Does the browser accept gzip?"""
    return any(
        name == b"accept-encoding"
        and any(part.strip().split(b";")[0] == b"gzip" for part in value.split(b","))
        for name, value in scope["headers"]
    )


async def answer(
    scope: Scope, send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes
) -> None:
    """Sends an answer with the security headers."""
    length = (b"content-length", str(len(body)).encode())
    start = {"status": status, "headers": [*headers, length, *RAW_SECURITY_HEADERS]}
    await send({"type": "http.response.start", **start})
    sent = b"" if scope["method"] == "HEAD" else body
    await send({"type": "http.response.body", "body": sent})

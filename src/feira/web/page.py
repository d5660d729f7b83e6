"""The page as Vite built it: every file with its kind, how long it may be kept, and packed."""

import logging
from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import Path
from typing import Any, NamedTuple

Scope = MutableMapping[str, Any]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

log = logging.getLogger("feira.web")

STATIC = Path(__file__).with_name("static")  # what Vite builds: hatch_build.py
NOT_BUILT = b"The page is not built yet: make client\n"
KINDS = {
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
PAGE_HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        b"form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
]
JSON_HEADERS = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
TEXT_HEADERS = [(b"content-type", KINDS[".txt"].encode()), (b"cache-control", b"no-store")]
VARY = (b"vary", b"accept-encoding")


class File(NamedTuple):
    """A file of the page, as it is sent."""

    headers: list[tuple[bytes, bytes]]
    plain: bytes
    packed: bytes | None  # by gzip


def read_files(folder: Path) -> dict[str, File]:
    """All files of the page by path. Only those with a digest in their name never change."""
    files = {}
    for path in folder.rglob("[!.]*"):
        if not path.is_file() or path.suffix == ".gz":
            continue
        name = f"/{path.relative_to(folder).as_posix()}"
        fixed = name.startswith("/assets/")
        headers = [
            (b"content-type", KINDS.get(path.suffix, "application/octet-stream").encode()),
            (b"cache-control", b"public, max-age=31536000, immutable" if fixed else b"no-cache"),
        ]
        packed = path.with_name(f"{path.name}.gz")
        files[name] = File(
            headers, path.read_bytes(), packed.read_bytes() if packed.exists() else None
        )
    return files


class Page:
    """All files of the page. They are read once: a page and its parts stay of one build."""

    def __init__(self) -> None:
        self.files = read_files(STATIC)
        if "/index.html" not in self.files:
            log.warning("%s", NOT_BUILT.decode().strip())

    async def send(self, scope: Scope, send: Send) -> None:
        """A file; the page itself for all paths that look like a place in it."""
        path = scope["path"]
        file = self.files.get(path)
        if file is None and "." not in path:
            file = self.files.get("/index.html")
        if file is None and "." in path:
            await answer(scope, send, 404, TEXT_HEADERS, b"there is no such file\n")
        elif file is None:
            await answer(scope, send, 503, TEXT_HEADERS, NOT_BUILT)
        elif file.packed is not None and takes_gzip(scope):
            headers = [*file.headers, (b"content-encoding", b"gzip"), VARY]
            await answer(scope, send, 200, headers, file.packed)
        else:
            headers = [*file.headers, VARY] if file.packed is not None else file.headers
            await answer(scope, send, 200, headers, file.plain)


def is_of_the_page(scope: Scope) -> bool:
    """Everything that is not of the API."""
    path = scope["path"]
    if scope["method"] not in ("GET", "HEAD"):
        return False
    return not path.startswith("/api") and path not in ("/health", "/metrics")


def takes_gzip(scope: Scope) -> bool:
    """Can the browser unpack?"""
    return any(
        name == b"accept-encoding"
        and any(part.strip().split(b";")[0] == b"gzip" for part in value.split(b","))
        for name, value in scope["headers"]
    )


async def answer(
    scope: Scope, send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes
) -> None:
    """An answer that is there already."""
    length = (b"content-length", str(len(body)).encode())
    start = {"status": status, "headers": [*headers, length, *PAGE_HEADERS]}
    await send({"type": "http.response.start", **start})
    sent = b"" if scope["method"] == "HEAD" else body
    await send({"type": "http.response.body", "body": sent})

"""The page: the files that Vite built, with content types, cache headers and gzip."""

import hashlib
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import Path
from typing import Any, NamedTuple

from feira.web.security_headers import EMBED, RAW_EMBED_HEADERS, RAW_SECURITY_HEADERS

Scope = MutableMapping[str, Any]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

log = logging.getLogger("feira.web")

STATIC = Path(__file__).with_name("static")  # built by hatch_build.py
# The page requests the list of the engine's files, to offer offline play. If the engine was not
# built (`make engine`), the answer is an empty list, which is no error.
ENGINE_LIST = "/engine/manifest.json"
NO_ENGINE = b'{"digest":"","files":[]}'
NOT_BUILT = b"The page is not built yet: make client\n"
CONTENT_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
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
PROFILE = "/@"  # the beginning of the path of an account, whose name may have dots
CHECKED = b"no-cache"  # for other files: the browser revalidates them
TAG_LETTERS = 24  # of a digest, in an entity tag


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
        content = path.read_bytes()
        headers = [
            (b"content-type", CONTENT_TYPES.get(path.suffix, "application/octet-stream").encode()),
            (b"cache-control", FOREVER if name.startswith("/assets/") else CHECKED),
            (b"etag", tag_of(content)),
        ]
        gzipped = path.with_name(f"{path.name}.gz")
        files[name] = File(headers, content, gzipped.read_bytes() if gzipped.exists() else None)
    return files


def tag_of(content: bytes) -> bytes:
    """The entity tag by which a browser revalidates a file, compressed or not."""
    return b'W/"%s"' % hashlib.sha256(content).hexdigest()[:TAG_LETTERS].encode()


class Page:
    """All files of the page. They are read once, so all of them are of the same build."""

    def __init__(self) -> None:
        self.files = read_files(STATIC)
        if "/index.html" not in self.files:
            log.warning("%s", NOT_BUILT.decode().strip())

    async def send(self, scope: Scope, send: Send, head: str = "") -> None:
        """Sends a file, or the HTML for a route of the page. Routes have no dot, except in a name.

        `head` are additional tags for its head.
        """
        path = scope["path"]
        file = self.files.get(path)
        route = "." not in path or path.startswith(PROFILE)
        if file is None and route:
            file = self.files.get("/embed.html" if path.startswith(EMBED) else "/index.html")
            if file is not None and head:
                file = with_head(file, head)
        if file is None and path == ENGINE_LIST:
            await answer(scope, send, 200, [(b"content-type", b"application/json")], NO_ENGINE)
        elif file is None and not route:
            await answer(scope, send, 404, TEXT_HEADERS, b"there is no such file\n")
        elif file is None:
            await answer(scope, send, 503, TEXT_HEADERS, NOT_BUILT)
        elif has_already(scope, file):
            await answer(scope, send, 304, file.headers, b"")
        elif file.gzipped is not None and takes_gzip(scope):
            headers = [*file.headers, (b"content-encoding", b"gzip"), VARY]
            await answer(scope, send, 200, headers, file.gzipped)
        else:
            headers = [*file.headers, VARY] if file.gzipped is not None else file.headers
            await answer(scope, send, 200, headers, file.content)


def with_head(file: File, head: str) -> File:
    """A page with additional tags in its head; it is small, so it is not compressed."""
    content = file.content.replace(b"</head>", b"  " + head.encode() + b"\n  </head>", 1)
    headers = [(name, value) for name, value in file.headers if name != b"etag"]
    return File([*headers, (b"etag", tag_of(content))], content, None)


def is_page_request(scope: Scope) -> bool:
    """Whether it is a request for the page, not for the API or for operators."""
    path = scope["path"]
    if scope["method"] not in ("GET", "HEAD"):
        return False
    return not path.startswith("/api") and path not in ("/health", "/metrics")


def takes_gzip(scope: Scope) -> bool:
    """Whether the browser accepts gzip."""
    return any(
        name == b"accept-encoding"
        and any(part.strip().split(b";")[0] == b"gzip" for part in value.split(b","))
        for name, value in scope["headers"]
    )


def has_already(scope: Scope, file: File) -> bool:
    """Whether the browser has exactly this file."""
    tag = dict(file.headers).get(b"etag")
    return any(
        name == b"if-none-match" and tag in [part.strip() for part in value.split(b",")]
        for name, value in scope["headers"]
    )


async def answer(
    scope: Scope, send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes
) -> None:
    """Sends an answer with the security headers."""
    length = (b"content-length", str(len(body)).encode())
    embedded = scope["path"].startswith(EMBED)
    protection = RAW_EMBED_HEADERS if embedded else RAW_SECURITY_HEADERS
    start = {"status": status, "headers": [*headers, length, *protection]}
    await send({"type": "http.response.start", **start})
    sent = b"" if scope["method"] == "HEAD" else body
    await send({"type": "http.response.body", "body": sent})

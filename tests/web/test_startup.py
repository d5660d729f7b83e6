"""The start of the server: the page with all its files, while the application is loading."""

import asyncio
import gzip
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest

from feira.core.errors import FeiraError
from feira.web import page
from feira.web.settings import Settings
from feira.web.startup import Startup

PAGE = b"<!doctype html><title>Feira</title>"
SCRIPT = b"console.log('a stall')\n" * 100
FILES = {
    "index.html": PAGE,
    "manifest.webmanifest": b"{}",
    "favicon.svg": b"<svg/>",
    "assets/index-1a2b3c.js": SCRIPT,
    "assets/index-1a2b3c.js.gz": gzip.compress(SCRIPT),
    "assets/alegreya-4d5e6f.woff2": b"wOF2",
    ".built": b"a digest",
}


class Answer:
    """The answer to a request."""

    def __init__(self, messages: list[dict[str, object]]) -> None:
        start, end = messages
        self.status = start["status"]
        headers = start["headers"]
        assert isinstance(headers, list)
        self.headers = {name.decode(): value.decode() for name, value in headers}
        body = end["body"]
        assert isinstance(body, bytes)
        self.body = body


def ask(startup: Startup, path: str, method: str = "GET", **headers: str) -> Answer:
    """One request."""
    sent: list[dict[str, object]] = []

    async def send(message: object) -> None:
        assert isinstance(message, dict)
        sent.append(message)

    async def receive() -> dict[str, object]:
        raise AssertionError("nothing is read")

    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": method, "path": path, "headers": given}
    asyncio.run(asyncio.wait_for(startup(scope, receive, send), 60))
    return Answer(sent)


@pytest.fixture
def startup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Startup:
    for name, body in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(body)
    monkeypatch.setattr(page, "STATIC", tmp_path)
    return Startup(Settings())


@pytest.mark.parametrize("path", ["/", "/table/g96d2fpfw9u5jcb8", "/new/mercado", "/index.html"])
def test_every_place_is_the_page(startup: Startup, path: str) -> None:
    answer = ask(startup, path)
    assert (answer.status, answer.body) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "'unsafe" not in answer.headers["content-security-policy"]


def test_a_file_has_its_own_kind_and_keeps(startup: Startup) -> None:
    script = ask(startup, "/assets/index-1a2b3c.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    font = ask(startup, "/assets/alegreya-4d5e6f.woff2")
    assert (font.headers["content-type"], font.body) == ("font/woff2", b"wOF2")
    manifest = ask(startup, "/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    assert manifest.headers["cache-control"] == "no-cache"
    assert ask(startup, "/favicon.svg").headers["content-type"].startswith("image/svg+xml")


def test_a_browser_that_accepts_gzip_gets_gzip(startup: Startup) -> None:
    path = "/assets/index-1a2b3c.js"
    packed = ask(startup, path, accept_encoding="gzip, deflate, br")
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["content-type"] == "text/javascript; charset=utf-8"
    assert int(packed.headers["content-length"]) == len(packed.body) < len(SCRIPT)
    assert gzip.decompress(packed.body) == SCRIPT
    plain = ask(startup, path, accept_encoding="br")
    assert plain.body == SCRIPT
    assert plain.headers["vary"] == packed.headers["vary"] == "accept-encoding"
    assert "vary" not in ask(startup, "/").headers


@pytest.mark.parametrize(
    "path", ["/assets/index-old.js", "/.built", "/../pyproject.toml", "/assets/index-1a2b3c.js.gz"]
)
def test_what_is_not_a_file_is_not_the_page_either(startup: Startup, path: str) -> None:
    answer = ask(startup, path)
    assert (answer.status, answer.body) == (404, b"there is no such file\n")


def test_a_page_stays_of_one_build(startup: Startup, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("another build")
    assert ask(startup, "/").body == PAGE


def test_only_what_is_asked_for_is_sent(startup: Startup) -> None:
    head = ask(startup, "/", "HEAD")
    assert (head.status, head.body) == (200, b"")
    assert head.headers["content-length"] == str(len(PAGE))


def test_progress_is_answered_before_the_application_is_loaded(startup: Startup) -> None:
    answer = ask(startup, "/api/progress")
    assert answer.headers["cache-control"] == "no-store"
    assert json.loads(answer.body) == {"ready": False}


def test_without_a_page_one_line_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(page, "STATIC", tmp_path / "none")
    answer = ask(Startup(Settings()), "/")
    assert (answer.status, answer.body) == (503, b"The page is not built yet: make client\n")
    assert "make client" in caplog.text


def test_a_database_that_fails_in_the_last_moment_ends_the_server(
    startup: Startup, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Failing:
        @asynccontextmanager
        async def lifespan(self) -> AsyncIterator[None]:
            raise FeiraError("the database does not answer")
            yield

    ended: list[bool] = []
    startup.on_failure = lambda: ended.append(True)
    monkeypatch.setattr("feira.web.startup.load", lambda _settings: Failing())
    asyncio.run(startup.run(asyncio.Event()))
    assert ended == [True]
    assert startup.loaded.is_set(), "requests must not wait for ever"
    assert startup.app is None


class Loaded:
    """An application whose rules are loaded on demand."""

    def __init__(self) -> None:
        self.state = SimpleNamespace(service=SimpleNamespace(ready=asyncio.Event()))

    @asynccontextmanager
    async def lifespan(self) -> AsyncIterator[None]:
        yield


@pytest.mark.parametrize(("workers", "compiled"), [(1, True), (2, True), (2, False)])
def test_one_of_several_workers_takes_no_connection_before_it_is_ready(
    workers: int, compiled: bool, startup: Startup, monkeypatch: pytest.MonkeyPatch
) -> None:
    startup.settings = Settings(workers=workers)
    monkeypatch.setattr("feira.web.startup.is_compiled", lambda: compiled)
    monkeypatch.setattr("feira.web.startup.compile_rules", lambda *_: None)

    async def main() -> None:
        app, messages, said = Loaded(), asyncio.Queue[dict[str, str]](), asyncio.Event()
        monkeypatch.setattr("feira.web.startup.load", lambda _settings: app)

        async def send(_message: object) -> None:
            said.set()

        messages.put_nowait({"type": "lifespan.startup"})
        scope = {"type": "lifespan"}
        running = asyncio.create_task(startup(scope, messages.get, send))
        await startup.loaded.wait()
        await asyncio.sleep(0.01)
        assert said.is_set() == (workers == 1 or not compiled)
        app.state.service.ready.set()
        async with asyncio.timeout(30):
            await said.wait()
            messages.put_nowait({"type": "lifespan.shutdown"})
            await running

    asyncio.run(main())


def test_over_https_browsers_are_told_to_stay_there(startup: Startup) -> None:
    for path in ("/", "/assets/index-1a2b3c.js", "/api/progress"):
        assert "strict-transport-security" not in ask(startup, path).headers
    startup.settings = Settings(secure=True)
    for path in ("/", "/assets/index-1a2b3c.js", "/none.js", "/api/progress"):
        assert ask(startup, path).headers["strict-transport-security"] == "max-age=31536000"


def test_a_file_that_the_browser_has_is_not_sent_again(startup: Startup) -> None:
    first = ask(startup, "/index.html")
    tag = first.headers["etag"]
    again = ask(startup, "/index.html", if_none_match=f'"other", {tag}')
    assert (again.status, again.body) == (304, b"")
    assert again.headers["etag"] == tag
    assert ask(startup, "/index.html", if_none_match='W/"other"').body == first.body

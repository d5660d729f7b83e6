"""Every answer has the same security headers: page, files, API and errors."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from feira.web import page
from feira.web.security_headers import EMBED_HEADERS, SECURITY_HEADERS
from feira.web.settings import Settings
from feira.web.startup import Startup
from tests.web.live_server import Caller, LiveServer, start_server
from tests.web.test_startup import ask

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with start_server() as server:
        yield server


def security_headers(headers: Mapping[str, str]) -> dict[str, str]:
    """Those headers of an answer that protect the browser, with any others of their families."""
    families = ("content-security", "x-content-type", "referrer", "cross-origin", "x-frame")
    return {name: value for name, value in headers.items() if name.startswith(families)}


def test_they_are_strict() -> None:
    policy = SECURITY_HEADERS["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert policy.count("unsafe") == 1  # WebAssembly may be compiled, and nothing else
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "unsafe" not in EMBED_HEADERS["content-security-policy"]
    assert SECURITY_HEADERS["x-content-type-options"] == "nosniff"
    assert SECURITY_HEADERS["referrer-policy"] == "same-origin"
    assert SECURITY_HEADERS["cross-origin-opener-policy"] == "same-origin"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/table/g96d2fpfw9u5jcb8", 200),
        ("/assets/index-1a2b3c.js", 200),
        ("/assets/missing.js", 404),
        ("/api/progress", 200),
    ],
)
def test_the_page_and_its_files_have_them(
    path: str, status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "index-1a2b3c.js").write_text("1")
    monkeypatch.setattr(page, "STATIC", tmp_path)
    answer = ask(Startup(Settings()), path)
    assert answer.status == status
    assert security_headers(answer.headers) == SECURITY_HEADERS


def test_a_page_that_is_not_built_has_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "STATIC", tmp_path)
    answer = ask(Startup(Settings()), "/")
    assert answer.status == 503
    assert security_headers(answer.headers) == SECURITY_HEADERS


def test_the_api_and_its_errors_have_them(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Caller(server).guest("Ada") as ada:
        answers = [
            ada.get("/api/me"),
            ada.get("/api/tables/none"),
            ada.get("/api/nowhere"),
            ada.ask("PUT", "/api/me"),
            ada.get("/health"),
            ada.post("/api/guest", {"name": ""}),
            server.http.post("/api/logout"),
        ]
        monkeypatch.setattr("feira.web.exports.export", None)
        answers.append(ada.get("/api/me/data"))
    assert {one.status_code for one in answers} == {200, 400, 403, 404, 405, 500}
    for answer in answers:
        assert security_headers(answer.headers) == SECURITY_HEADERS
        assert answer.headers["cache-control"] == "no-store"
        assert "server" not in answer.headers

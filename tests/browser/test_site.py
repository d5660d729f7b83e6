"""The static site under a path of its host: played, played offline, and updated."""

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import hatch_build
import pytest
from playwright.sync_api import Browser, Page, expect
from tools.page_site import build

from tests.browser.chromium import Look, Watch, new_page
from tests.browser.page_driver import DRIVERS
from tests.browser.test_play import greedy
from tests.servers import wait_until

pytestmark = pytest.mark.skipif(
    not (hatch_build.ENGINE / "manifest.json").exists(), reason="the engine is not built"
)

BASE = "/feira/"
START = 60_000  # milliseconds for the engine, on a busy machine
WAIT = 60.0  # seconds for a new version, likewise
LOOK_FOR_NEW = "navigator.serviceWorker.ready.then((found) => found.update()).then(() => true)"
NEW_WAITS = "navigator.serviceWorker.getRegistration().then((one) => Boolean(one?.waiting))"
ONLY_NEW_IS_KEPT = """caches.keys().then((all) => {
  const pages = all.filter((one) => one.includes("page"));
  return pages.length === 1 && pages[0].includes("new");
})"""


class StaticHost(SimpleHTTPRequestHandler):
    """Serves a folder under a path, and its own page for missing files, as forges do."""

    def translate_path(self, path: str) -> str:
        inner = path.removeprefix(BASE) if path.startswith(BASE) else "missing"
        return super().translate_path(f"/{inner}")

    def send_error(self, code: int, *_: object) -> None:
        page = Path(self.directory, "404.html").read_bytes()
        self.send_response(code)
        self.send_header("content-type", "text/html")
        self.send_header("content-length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, *_: object) -> None:
        """Suppresses the request log."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A static host; its address."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(StaticHost, directory=folder)) as host:
        thread = threading.Thread(target=host.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{host.server_port}"
        finally:
            host.shutdown()
            thread.join()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    build(BASE, folder)
    return folder


@pytest.fixture
def visitor(browser: Browser, site: Path) -> Iterator[Page]:
    """A page of the site, with its service worker, without unexpected errors."""
    watch = Watch()
    watch.allow("^404 GET .*/feira/(table|new)/")  # the page for what is missing is the page
    with served(site) as url, new_page(browser, url, Look(), watch, worker=True) as page:
        page.goto(BASE)
        yield page
    assert not watch.unexpected()


def begin(page: Page) -> None:
    """From the start page to a game against a computer."""
    page.locator('a[href$="/new/mercado"]').first.click()
    page.locator("form .btn.primary").click(timeout=START)
    page.wait_for_url(f"**{BASE}table/~*", timeout=START)


def test_a_game_under_a_path_over_a_reload(visitor: Page) -> None:
    expect(visitor.get_by_role("link", name="Lobby")).to_have_count(0)
    begin(visitor)
    driver = DRIVERS["mercado"](visitor)
    driver.play(greedy(31), choices=2)
    visitor.reload()
    driver.play(greedy(32), choices=2)


def test_a_new_version_waits_for_the_end_of_a_game(visitor: Page, site: Path) -> None:
    begin(visitor)
    table = visitor.url
    visitor.evaluate("navigator.serviceWorker.ready.then(() => true)")
    visitor.reload()  # by now the worker answers
    worker = site / hatch_build.WORKER
    before = worker.read_text("utf-8")
    old, new = "const VERSION = ", 'const VERSION = "new" + '
    worker.write_text(before.replace(old, new), "utf-8")
    try:
        visitor.evaluate(LOOK_FOR_NEW)
        wait_until(lambda: bool(visitor.evaluate(NEW_WAITS)), WAIT, "the new version waits")
        assert visitor.url == table
        ask = (
            "navigator.serviceWorker.getRegistration().then((one) => one.waiting.postMessage(ask))"
        )
        visitor.evaluate(f"(ask) => {ask}.then(() => true)", "take-over")  # it is refused
        visitor.wait_for_timeout(500)
        caches = visitor.evaluate("caches.keys()")
        assert len([one for one in caches if "page" in one]) == 2  # the old one is still there
        visitor.get_by_role("link", name=re.compile("Feira")).first.click()
        notice = visitor.locator("[data-notice=update]")
        expect(notice).to_contain_text("A new version is ready")
        with visitor.expect_navigation():  # the page loads anew once the new version serves it
            notice.get_by_role("button").click()
        expect(notice).to_have_count(0)
        wait_until(lambda: bool(visitor.evaluate(ONLY_NEW_IS_KEPT)), WAIT, "the old one is gone")
    finally:
        worker.write_text(before, "utf-8")

"""A server and a browser for each worker, and pages without unexpected errors.

Both live only while the tests of this folder run: Playwright keeps an event loop in this thread,
and tests elsewhere have loops of their own.
"""

from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from feira.web.page import STATIC
from tests.browser.api_player import ApiPlayer
from tests.browser.chromium import (
    PATIENCE,
    ROOT,
    Device,
    Look,
    Scheme,
    Watch,
    accessibility,
    chromium,
    new_page,
)
from tests.servers import Feira

HERE = Path(__file__).parent
FAILURES = ROOT / "build" / "browser"  # pictures of pages whose tests failed
failed = pytest.StashKey[bool]()

NewPage = Callable[..., Page]
Accessible = Callable[..., None]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    ours = [item for item in items if item.path.is_relative_to(HERE)]
    for item in ours:
        item.add_marker(pytest.mark.browser)
    # Last of all: by then others have had the rules compiled, and no server has to wait for that.
    items[:] = [item for item in items if not item.path.is_relative_to(HERE)] + ours


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.when == "call":
        item.stash[failed] = report.failed
    return report


@pytest.fixture(scope="package")
def server() -> Iterator[Feira]:
    """`feira serve` with a database of its own."""
    assert (STATIC / "index.html").exists(), "the page is not built: make client"
    with Feira() as running:
        yield running


@pytest.fixture(scope="package")
def browser(server: Feira) -> Iterator[Browser]:
    """One browser; pages share nothing else. The server starts first, because it takes longer."""
    assert server.process is not None
    expect.set_options(timeout=PATIENCE)
    with chromium() as running:
        yield running


@pytest.fixture
def language() -> str:
    """To be parametrised: `@pytest.mark.parametrize("language", LANGUAGES)`."""
    return "en"


@pytest.fixture
def scheme() -> Scheme:
    """To be parametrised, like the language."""
    return "light"


@pytest.fixture
def motion() -> Literal["reduce", "no-preference"]:
    """Reduced motion, unless a test is about animations."""
    return "reduce"


@pytest.fixture
def watch() -> Watch:
    """The errors on all pages of a test; use `watch.allow("409 POST")` for expected ones."""
    return Watch()


@pytest.fixture
def open_page(
    request: pytest.FixtureRequest,
    server: Feira,
    browser: Browser,
    watch: Watch,
    language: str,
    scheme: Scheme,
    motion: Literal["reduce", "no-preference"],
) -> Iterator[NewPage]:
    """Opens pages: `open_page("phone", player)` opens a phone's page for a player."""
    pages: list[Page] = []
    with ExitStack() as stack:

        def opened(
            device: Device = "desktop", player: ApiPlayer | None = None, *, worker: bool = False
        ) -> Page:
            look = Look(device, language, scheme, motion)
            cookies = player.cookies if player is not None else None
            page = stack.enter_context(
                new_page(browser, server.url, look, watch, cookies, worker=worker)
            )
            pages.append(page)
            return page

        yield opened
        if request.node.stash.get(failed, False):
            FAILURES.mkdir(parents=True, exist_ok=True)
            for number, page in enumerate(pages):
                page.screenshot(path=FAILURES / f"{request.node.name}-{number}.png")
    wrong = watch.unexpected()
    assert not wrong, "\n".join(wrong)


@pytest.fixture
def desktop(open_page: NewPage) -> Page:
    """A page of 1440 × 900 for a new visitor."""
    return open_page("desktop")


@pytest.fixture
def phone(open_page: NewPage) -> Page:
    """A page of 390 × 844 with touch, for a new visitor."""
    return open_page("phone")


@pytest.fixture
def player(server: Feira) -> Iterator[Callable[[str], ApiPlayer]]:
    """Makes guests over the HTTP API."""
    with ExitStack() as stack:
        yield lambda name: stack.enter_context(ApiPlayer(server.url, name))


@pytest.fixture
def member(server: Feira) -> Iterator[Callable[[str], ApiPlayer]]:
    """Makes accounts over the HTTP API, each with a name that no other test uses."""
    with ExitStack() as stack:
        yield lambda name: stack.enter_context(ApiPlayer(server.url, name, account=True))


@pytest.fixture
def assert_accessible() -> Accessible:
    """Asserts that axe finds no violation on a page in its present state."""

    def check(page: Page, *leave_out: str) -> None:
        found = accessibility(page, leave_out=leave_out)
        assert not found, "\n".join(found)

    return check

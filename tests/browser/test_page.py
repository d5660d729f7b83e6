"""The page loads everywhere, protected, installable and accessible."""

import struct
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.api_player import ApiPlayer
from tests.browser.chromium import LANGUAGES, PATIENCE, Device, Scheme, Watch
from tests.servers import Feira

NewPage = Callable[..., Page]


@pytest.mark.parametrize("device", ["desktop", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_home_comes_up_for_a_new_visitor(
    open_page: NewPage, assert_accessible: Callable[..., None], device: Device, scheme: Scheme
) -> None:
    page = open_page(device)
    page.goto("/")
    expect(page).to_have_title("Feira")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert_accessible(page)
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide, "the page scrolls sideways"
    dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    assert dark == (scheme == "dark")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_language_of_the_browser(phone: Page, language: str) -> None:
    phone.goto("/")
    expect(phone.locator("html")).to_have_attribute("lang", language)


def test_a_session_is_kept(open_page: NewPage, player: Callable[[str], ApiPlayer]) -> None:
    page = open_page("desktop", player("Inês"))
    page.goto("/")
    assert page.evaluate("fetch('/api/me').then((me) => me.json())")["name"] == "Inês"


@pytest.mark.parametrize("path", ["/settings", "/lobby", "/table/nobody-has-this"])
def test_every_place_can_be_the_first(desktop: Page, watch: Watch, path: str) -> None:
    watch.allow("/api/tables/nobody-has-this")
    answer = desktop.goto(path)
    assert answer is not None
    assert answer.ok
    expect(desktop.locator("#app > *").first).to_be_visible()


def test_what_a_page_may_not_do_is_noticed(desktop: Page, watch: Watch) -> None:
    desktop.goto("/")
    expect(desktop.locator("#app > *").first).to_be_visible()
    before = watch.unexpected()
    watch.allow("style-src|inline style")
    watch.allow("an error of this test")
    desktop.evaluate(
        """() => {
        document.body.setAttribute("style", "outline: 1px solid");
        setTimeout(() => { throw new Error("an error of this test"); });
        }"""
    )
    for wanted in ("error: policy: style-src", "an error of this test"):
        for _ in range(PATIENCE // 50):
            if any(wanted in one for one in watch.wrong):
                break
            desktop.wait_for_timeout(50)
        assert any(wanted in one for one in watch.wrong), watch.wrong
    assert before == []


def test_files_are_kept_and_packed(desktop: Page, watch: Watch) -> None:
    desktop.goto("/")
    expect(desktop.locator("#app > *").first).to_be_visible()
    scripts = [one for one in watch.answers if "/assets/" in one.url and one.url.endswith(".js")]
    assert scripts
    for one in scripts:
        assert "immutable" in one.headers["cache-control"]
        assert one.headers["content-type"].startswith("text/javascript")
    assert any(one.headers.get("content-encoding") == "gzip" for one in scripts)


def size_of(png: bytes) -> str:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    return f"{width}x{height}"


def test_the_page_can_be_installed(server: Feira) -> None:
    with httpx.Client(base_url=server.url, trust_env=False) as http:
        manifest: dict[str, Any] = http.get("/manifest.webmanifest").raise_for_status().json()
        assert {"name", "short_name", "start_url", "theme_color"} <= manifest.keys()
        assert manifest["display"] == "standalone"
        for icon in manifest["icons"]:
            found = http.get(icon["src"]).raise_for_status()
            assert found.headers["content-type"].split(";")[0] == icon["type"]
            if icon["type"] == "image/png":
                assert size_of(found.content) == icon["sizes"]
        touch = http.get("/apple-touch-icon.png").raise_for_status()
        assert size_of(touch.content) == "180x180"

"""Games on this device: whole games, in two tabs, across a reload, offline, moved to a server."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from bench.page_kills import campaign
from playwright.sync_api import Browser, Page, expect

from feira.core.record import read
from feira.games import find_game
from feira.web.page import STATIC
from tests.browser.chromium import Watch
from tests.browser.page_driver import DRIVERS, Choose, PageDriver, snapshot_of, table_of
from tests.browser.test_play import builder, greedy, result_is_shown
from tests.servers import Feira

pytestmark = pytest.mark.skipif(
    not (STATIC / "engine" / "manifest.json").exists(), reason="the engine is not built"
)

NewPage = Callable[..., Page]
TITLES = {"mercado": "Mercado de Lisboa", "machikoro": "Machi Koro"}
START = 60_000  # milliseconds for the engine, on a busy machine


def begin(page: Page, game: str, *, level: str = "Easy") -> PageDriver:
    """A game against a computer on this device."""
    page.goto(f"/new/{game}")
    page.get_by_role("radio", name=re.compile(f"^{level}")).check(force=True)
    here = page.get_by_role("radio", name=re.compile("^On this device"))
    if here.count():  # without a server there is no other place
        here.check(force=True)
    page.locator("form .btn.primary").click()
    page.wait_for_url("**/table/~*", timeout=START)
    return DRIVERS[game](page)


def hand(game: str, seed: int) -> Choose:
    """A way of playing that ends the game."""
    return builder(seed) if game == "machikoro" else greedy(seed)


@pytest.mark.parametrize("game", sorted(DRIVERS))
def test_a_whole_game_over_a_reload_and_in_a_second_tab(
    desktop: Page, watch: Watch, game: str, tmp_path: Path
) -> None:
    driver = begin(desktop, game)
    expect(desktop.locator("header [data-where=device]")).to_be_visible()
    driver.play(hand(game, 21), choices=4)
    before = snapshot_of(desktop, driver.table)
    desktop.reload()
    after = driver.until(lambda now: bool(now["version"] >= before["version"]), "the reload")
    assert after["seats"] == before["seats"]
    driver.play(hand(game, 22), choices=2)

    other = desktop.context.new_page()
    watch.over(other)
    other.goto(desktop.url)
    second = DRIVERS[game](other)
    second.play(hand(game, 23), choices=2)
    seen = driver.until(
        lambda now: bool(now["version"] >= snapshot_of(other, second.table)["version"]),
        "what the other tab has done",
    )
    driver.ready(seen)
    other.close()

    seen = driver.play(hand(game, 24))
    result_is_shown(desktop, seen)
    with desktop.expect_download() as saved:
        desktop.locator(".keep [data-record]").click()
    saved.value.save_as(tmp_path / "game.feira")
    text = (tmp_path / "game.feira").read_bytes()
    assert len(read(text, "game.feira", find_game).choices) == seen["number"]
    asked = [one.url for one in watch.answers if "/api/tables" in one.url]
    assert not asked, asked


def keep_engine(page: Page) -> None:
    """Prepares for playing offline, as a player would."""
    page.goto("/settings")
    section = page.locator("[data-offline]")
    expect(section).to_be_visible()
    button = section.get_by_role("button")
    if button.count():
        button.click()
    expect(page.locator("[data-offline=kept]")).to_be_visible(timeout=START)


def test_without_a_network(open_page: NewPage, watch: Watch) -> None:
    """The page, its engine and a game; everything that needs a server says so."""
    watch.allow("ERR_INTERNET_DISCONNECTED|WebSocket|Failed to fetch")
    page = open_page("desktop", worker=True)
    keep_engine(page)
    page.context.set_offline(True)
    page.goto("/")
    expect(page.locator("[data-notice=device]")).to_be_visible(timeout=START)
    expect(page.get_by_role("link", name="Lobby")).to_have_count(0)
    driver = begin(page, "mercado")
    driver.play(greedy(25), choices=3)
    page.reload()
    result_is_shown(page, driver.play(greedy(26)))
    page.goto("/lobby")
    expect(page.get_by_role("heading", name="This needs a server")).to_be_visible()
    page.goto("/games")
    expect(page.locator("li [data-where=device]")).to_have_count(1)


def test_a_server_that_is_lost_is_replaced_on_request(open_page: NewPage, watch: Watch) -> None:
    watch.allow("ERR_INTERNET_DISCONNECTED|ERR_FAILED")
    page = open_page("phone")
    page.goto("/new/machikoro")
    expect(page.locator("form .btn.primary")).to_be_visible()
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/new/mercado")
    notice = page.locator("[data-notice=lost]")
    expect(notice).to_contain_text("The server cannot be reached")
    notice.get_by_role("button").click()
    expect(page.locator("[data-notice=device]")).to_be_visible()
    expect(page.locator("form .btn.primary")).to_be_visible(timeout=START)
    expect(page.locator('[data-preset="friend"] input')).to_be_disabled()
    page.unroute("**/api/**")
    page.get_by_role("button", name="Back to the server").click(timeout=START)
    expect(page.locator("[data-notice]")).to_have_count(0)
    expect(page.locator('[data-preset="friend"] input')).to_be_enabled()


@pytest.mark.parametrize("over", [False, True])
def test_a_game_moves_to_the_server(desktop: Page, over: bool) -> None:
    driver = begin(desktop, "mercado")
    seen = driver.play(greedy(27), choices=1 << 20 if over else 4)
    number = seen["number"]
    desktop.get_by_role("button", name="More").click()
    desktop.get_by_role("button", name="Move to the server").click()
    desktop.get_by_role("button", name="Move", exact=True).click()
    if over:
        desktop.wait_for_url("**/review/record/*")
        assert "~" not in desktop.url
        expect(desktop.get_by_role("main")).to_be_visible()
        return
    desktop.wait_for_url(lambda url: "/table/" in url and "~" not in url)
    there = DRIVERS["mercado"](desktop)
    assert snapshot_of(desktop, table_of(desktop))["number"] >= number
    there.play(greedy(28), choices=2)
    desktop.goto(f"/table/{driver.table}")
    expect(desktop.get_by_role("heading", name="This game is on the server now")).to_be_visible(
        timeout=START
    )


def test_an_engine_that_cannot_be_loaded_says_so_and_is_tried_again(
    desktop: Page, watch: Watch
) -> None:
    watch.allow("ERR_FAILED|503")
    desktop.route("**/engine/feira.zip", lambda route: route.fulfill(status=503))
    desktop.goto("/new/mercado")
    desktop.get_by_role("radio", name=re.compile("^On this device")).check(force=True)
    failed = desktop.locator("[data-engine=failed]")
    expect(failed).to_contain_text("The engine could not be loaded", timeout=START)
    desktop.unroute("**/engine/feira.zip")
    failed.get_by_role("button", name="Try again").click()
    expect(desktop.locator("[data-engine]")).to_have_count(0, timeout=START)
    desktop.locator("form .btn.primary").click()
    desktop.wait_for_url("**/table/~*", timeout=START)


def test_a_killed_page_loses_nothing_that_it_was_told(browser: Browser, server: Feira) -> None:
    context = browser.new_context(base_url=server.url, service_workers="block")
    try:
        assert campaign(context, 3, random.Random(2)) > 0
    finally:
        context.close()

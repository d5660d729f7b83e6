"""The daily challenge in the browser: one try, the crowd, the calendar, and a text to share."""

import sqlite3
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from feira.table.days import later
from tests.browser.api_player import ApiPlayer, by_previews
from tests.browser.chromium import Device, Watch, keep_said
from tests.browser.measure import faults
from tests.browser.scenes import await_day, daily
from tests.browser.screenshots import settle
from tests.servers import Feira

NewPage = Callable[..., Page]
COPIED_FOR = 2500  # milliseconds that a button says that something was copied
YESTERDAY = "INSERT OR IGNORE INTO daily_days (day, game, plan, secret) VALUES (?, ?, ?, ?)"


@pytest.fixture(scope="module", autouse=True)
def day() -> None:
    """Midnight does not come in these tests."""
    await_day()


@pytest.fixture
def player(server: Feira) -> Iterator[ApiPlayer]:
    with ApiPlayer(server.url, "Olena") as olena:
        yield olena


@pytest.fixture(scope="module")
def done(server: Feira) -> Iterator[ApiPlayer]:
    """Somebody who has played today's challenge."""
    with ApiPlayer(server.url, "Inês") as ines:
        daily(ines, choose=by_previews())
        yield ines


def add_yesterday(server: Feira, today: str) -> str:
    """A day before today that nobody has played."""
    missed = later(today, -1)
    file = server.database.removeprefix("sqlite:///")
    with sqlite3.connect(file, timeout=30) as db:
        db.execute(YESTERDAY, (missed, "mercado", "challenge-2", "5" * 64))
    db.close()
    return missed


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_from_home_to_the_first_move_in_two_presses(
    open_page: NewPage, player: ApiPlayer, device: Device
) -> None:
    page = open_page(device, player)
    page.goto("/")
    card = page.locator("[data-daily=none]")
    card.get_by_role("button").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("body")).to_have_attribute("data-game", "mercado")
    page.goto("/")
    expect(page.locator("[data-daily=playing]").get_by_role("button")).to_contain_text("Go on")
    page.goto("/daily")
    expect(page.locator("[data-daily=playing]").get_by_role("button", name="Go on")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "device"),
    [("en", "desktop"), ("de", "phone"), ("fr", "desktop"), ("pl", "phone"), ("uk", "phone")],
)
@pytest.mark.usefixtures("language")
def test_the_result_is_accessible_and_shared(
    open_page: NewPage,
    server: Feira,
    done: ApiPlayer,
    assert_accessible: Callable[..., None],
    device: Device,
) -> None:
    day = done.get("/api/daily")["day"]
    add_yesterday(server, day)
    page = open_page(device, done)
    page.goto("/daily")
    expect(page.locator("[data-daily=over]")).to_be_visible()
    text = page.locator("textarea").input_value()
    assert len(text.splitlines()) == 5
    assert text.endswith(f"/daily/{day}")
    expect(page.locator(f"[data-day='{day}']")).to_have_attribute("aria-current", "date")
    settle(page)
    assert_accessible(page)


def test_the_text_is_copied_and_arrows_go_through_the_calendar(
    open_page: NewPage, server: Feira, done: ApiPlayer
) -> None:
    day = done.get("/api/daily")["day"]
    missed = add_yesterday(server, day)
    page = open_page("desktop", done)
    keep_said(page, COPIED_FOR)
    context: BrowserContext = page.context
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto("/daily")
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.replace("\r\n", "\n") == page.locator("textarea").input_value()
    if missed[:7] != day[:7]:
        return  # yesterday is on another page of the calendar
    page.locator(f"[data-day='{day}']").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(f"[data-day='{missed}']")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/daily/{missed}")
    expect(page.get_by_role("button", name="Play this day")).to_be_visible()


def test_the_histogram_follows_while_the_page_is_open(
    open_page: NewPage, server: Feira, done: ApiPlayer
) -> None:
    page = open_page("desktop", done)
    page.goto("/daily")
    before = done.get("/api/daily")["played"]
    expect(page.locator(".crowd small")).to_contain_text(str(before))
    with ApiPlayer(server.url, "Tomek") as tomek:
        daily(tomek, choose=by_previews())
    expect(page.locator(".crowd small")).to_contain_text(str(before + 1), timeout=60_000)


def test_offline_the_card_says_what_happens(
    open_page: NewPage, player: ApiPlayer, watch: Watch
) -> None:
    page = open_page("phone", player)
    page.goto("/")
    card = page.locator("[data-daily=none]")
    expect(card).to_be_visible()
    watch.allow("ERR_INTERNET_DISCONNECTED")
    page.context.set_offline(True)
    card.get_by_role("button").click()
    expect(card.get_by_role("status")).to_contain_text("counts when you are back online")
    page.context.set_offline(False)


def test_the_card_says_you_are_offline_only_if_you_are(
    open_page: NewPage, player: ApiPlayer, watch: Watch
) -> None:
    watch.allow("503 (GET|POST)")
    page = open_page("phone", player)
    page.route("**/api/daily/*/try", lambda route: route.fulfill(status=503, json={}))
    page.goto("/")
    card = page.locator("section[data-daily]")
    card.get_by_role("button").click()
    expect(card.get_by_role("status")).to_contain_text("The server cannot do this right now.")
    page.route("**/api/daily", lambda route: route.fulfill(status=503, json={}))
    page.goto("/")
    failed = page.locator("[data-daily=failed]")
    expect(failed.get_by_role("status")).to_contain_text("The server cannot do this right now.")
    expect(page.get_by_text("You are offline")).to_have_count(0)


def test_the_days_to_come_are_committed_to(open_page: NewPage, player: ApiPlayer) -> None:
    ahead = player.get("/api/daily")["ahead"]
    assert ahead
    page = open_page("phone", player)
    page.goto("/daily")
    fair = page.locator("details", has_text="Fair draws")
    fair.locator("summary").click()
    settle(page)
    rows = fair.get_by_role("listitem")
    expect(rows).to_have_count(len(ahead))
    for row, day in zip(rows.all(), ahead, strict=True):
        expect(row).to_contain_text(day["commit"])
    assert faults(page) == []

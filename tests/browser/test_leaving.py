"""Leaving a screen ends its requests and connections; a failed navigation says so."""

from collections.abc import Callable

from playwright.sync_api import Page, Request, Route, WebSocket, expect

from tests.browser.api_player import ApiPlayer, computer
from tests.browser.chromium import PATIENCE, Watch
from tests.browser.page_driver import table_of
from tests.browser.scenes import challenge, finished

NewPage = Callable[..., Page]
Player = Callable[[str], ApiPlayer]
UNAVAILABLE = "The server cannot do this right now."


def requests_of(page: Page) -> list[Request]:
    """All further requests of a page."""
    asked: list[Request] = []

    def ask(request: Request) -> None:
        asked.append(request)

    page.on("request", ask)
    return asked


def hold(page: Page, pattern: str) -> list[Route]:
    """Requests that stay unanswered until they are continued."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    page.route(pattern, keep)
    return held


def until(page: Page, there: Callable[[], bool], what: str) -> None:
    """Waits for a condition that is not visible on the page."""
    for _ in range(PATIENCE // 50):
        if there():
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"it did not happen: {what}")


def until_held(page: Page, held: list[Route]) -> None:
    """Waits for the first of these requests."""
    until(page, lambda: bool(held), "a request")


def leave(page: Page, held: list[Route]) -> list[str]:
    """Goes to the settings; then the answers come. Returns later requests."""
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    page.wait_for_load_state("domcontentloaded")
    asked = requests_of(page)
    for route in held:
        route.continue_()
    page.wait_for_timeout(800)
    return [one.url for one in asked]


def test_a_campaign_that_is_left_is_not_loaded_again(desktop: Page) -> None:
    desktop.goto("/campaign")
    first = desktop.get_by_role("button", name="Play challenge 1")
    expect(first).to_be_visible()
    desktop.wait_for_load_state("networkidle")
    asked = requests_of(desktop)
    first.click()
    table_of(desktop)
    expect(desktop.get_by_role("grid")).to_be_visible()

    def again() -> list[str]:
        return [one.url for one in asked if one.method == "GET" and "/api/campaigns" in one.url]

    until(desktop, lambda: bool(again()), "the table asks for the row of the campaign")
    desktop.wait_for_timeout(800)
    assert len(again()) == 1, again()  # and nobody else asks


def test_a_campaign_that_is_left_too_soon_asks_for_nothing_more(
    open_page: NewPage, player: Player
) -> None:
    """The answers come after it is gone; any Svelte warning would fail this test."""
    page = open_page("desktop", player("Ana"))
    held = hold(page, "**/api/campaigns")
    page.goto("/campaign")
    until_held(page, held)
    assert not [url for url in leave(page, held) if "/api/campaigns" in url]


def test_a_review_that_is_left_too_soon_asks_for_nothing_more(
    open_page: NewPage, player: Player
) -> None:
    ana = player("Ana")
    table = finished(ana, player("Bo"))
    page = open_page("desktop", ana)
    held = hold(page, f"**/api/tables/{table}/steps")
    page.goto(f"/review/table/{table}?start")
    until_held(page, held)
    assert not [url for url in leave(page, held) if f"/api/tables/{table}" in url]


def test_a_table_that_is_left_holds_no_connection(open_page: NewPage, player: Player) -> None:
    """After navigating from a table to the rules, the page no longer watches the table."""
    ana, bo = player("Ana"), player("Bo")
    table = ana.table("mercado", computer("easy"))
    one, two = open_page("desktop", ana), open_page("desktop", bo)
    sockets: list[WebSocket] = []

    def opened(socket: WebSocket) -> None:
        sockets.append(socket)

    two.on("websocket", opened)
    for page in (one, two):
        page.goto(f"/table/{table}")
        expect(page.get_by_role("grid")).to_be_visible()
    watching = one.locator(".badge", has_text="watching")
    expect(watching).to_have_text("watching1")
    until(two, lambda: len(sockets) == 1, "a connection")
    two.get_by_role("button", name="More", exact=True).click()
    two.get_by_role("dialog").get_by_role("link", name="Rules").click()
    two.wait_for_url("**/rules/mercado")
    expect(two.get_by_role("heading", level=1)).to_be_visible()
    expect(watching).to_have_count(0)
    until(two, sockets[0].is_closed, "the connection is closed")
    two.wait_for_timeout(800)
    assert len(sockets) == 1, "the table was opened once more"


def test_a_rematch_that_fails_says_so(open_page: NewPage, player: Player, watch: Watch) -> None:
    watch.allow("503 POST")
    ana, bo = player("Ana"), player("Bo")
    table = finished(ana, bo)
    page = open_page("desktop", ana)
    page.route("**/rematch", lambda route: route.fulfill(status=503, json={"detail": "full"}))
    page.goto(f"/table/{table}")
    again = page.get_by_role("button", name="Rematch")
    again.click()
    expect(page.get_by_role("alert")).to_contain_text("That did not work.")
    expect(again).to_be_enabled()
    bo.post(f"/api/tables/{table}/rematch")  # now the other one asks for it
    dialog = page.get_by_role("dialog", name="A rematch has been set up")
    dialog.get_by_role("button", name="Join").click()
    expect(dialog).to_have_count(0)
    said = page.get_by_role("alert").filter(has_text=UNAVAILABLE)
    said.get_by_role("button", name="Got it").click()
    expect(said).to_have_count(0)
    page.unroute("**/rematch")
    again.click()
    page.wait_for_url(lambda url: table not in url)


def test_starting_over_says_why_it_fails(open_page: NewPage, player: Player, watch: Watch) -> None:
    watch.allow("503 POST")
    ana = player("Ana")
    table = challenge(ana, 0)
    page = open_page("desktop", ana)
    page.route("**/api/tables", lambda route: route.fulfill(status=503, json={"detail": "full"}))
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Start over").click()
    expect(page.get_by_role("alert")).to_contain_text(UNAVAILABLE)
    expect(page.get_by_role("dialog")).to_have_count(0)

"""Lessons are finished by following them: nothing scrolls, and what is marked is in view."""

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.chromium import LANGUAGES, Device
from tests.browser.measure import LAID_OUT
from tests.browser.screenshots import settle

NewPage = Callable[..., Page]
DEVICES: tuple[Device, ...] = ("laptop", "phone", "phone-side")
GAMES = ("mercado", "machikoro")
# CI reads the sheet in the languages with the longest words; `make browser` in all of them.
READ = LANGUAGES if os.environ.get("FEIRA_EVERYTHING") else ("de",)

# What is to be pressed first, and then: the piece, and the place where it goes.
FIRST = ".hinted, button.mk-asked, .mk-asked button"
THEN = ".asked[data-place]"

# Is something wholly in the window, and hit by a press in its middle?
IN_REACH = """(one) => {
  const box = one.getBoundingClientRect();
  const inside = box.left >= 0 && box.top >= 0
    && box.right <= innerWidth && box.bottom <= innerHeight;
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return inside && one.contains(hit);
}"""
# How far everything is scrolled that could be. Before a step begins the page itself may bring a
# card into view; a press must not have to.
SCROLLED = """() => [document.documentElement, ...document.querySelectorAll("main *")]
  .map((one) => [one.scrollLeft, one.scrollTop]).filter(([x, y]) => x || y).join(" ")"""
# The sheet: its height, and whether all of its text is to be seen.
SHEET = """() => {
  const sheet = document.querySelector(".coach");
  const body = sheet.querySelector(".body");
  const foot = sheet.querySelector(".foot").getBoundingClientRect();
  const box = sheet.getBoundingClientRect();
  return [
    Math.round(box.height),
    body.scrollHeight <= body.clientHeight + 1,
    foot.bottom <= box.bottom && foot.right <= box.right + 1 && box.bottom <= innerHeight,
    sheet.scrollWidth <= sheet.clientWidth + 1,
  ];
}"""


def step(page: Page) -> int:
    """The number of the step, as the progress bar has it."""
    return int(page.locator(".coach progress").get_attribute("value") or 0)


def press(page: Page, spot: Locator, *, touch: bool) -> None:
    """Presses what is in view already."""
    expect(spot).to_be_visible()
    until_in_reach(page, spot)
    before = page.evaluate(SCROLLED)
    spot.scroll_into_view_if_needed()
    assert page.evaluate(SCROLLED) == before
    if touch:
        spot.tap()
    else:
        spot.click()
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]


def until_in_reach(page: Page, spot: Locator) -> None:
    """Waits until the page has scrolled an element into view, as it does before a step begins."""
    for _ in range(40):
        if spot.evaluate(IN_REACH):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"out of reach: {spot.evaluate('(one) => one.outerHTML')[:200]}")


def follow(page: Page, number: int, *, touch: bool) -> None:
    """Follows a step by pressing the marked elements."""
    if page.locator(FIRST).count():
        press(page, page.locator(FIRST).first, touch=touch)
    place = page.locator(THEN)
    if place.count() and step_or_end(page) == number:
        press(page, place.first, touch=touch)


def step_or_end(page: Page) -> int:
    """The number of the step; at the end there is no progress bar."""
    page.evaluate(LAID_OUT)
    return step(page) if page.locator(".coach progress").count() else -1


def until_done(page: Page, number: int) -> None:
    """Waits until the lesson has advanced from a step, or has ended."""
    expect(page.locator(f'.coach progress[value="{number}"]')).to_have_count(0)
    page.evaluate(LAID_OUT)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_finished_by_following_it(
    open_page: NewPage, game: str, device: Device
) -> None:
    page = open_page(device)
    touch = device != "laptop"
    page.goto(f"/learn/{game}")
    expect(page.locator(".coach")).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")
    heights = set()
    for _ in range(40):
        if not page.locator(".coach progress").count():
            break
        number = step(page)
        height, *fits = page.evaluate(SHEET)
        heights.add(height)
        assert all(fits), f"step {number} does not fit: {fits}"
        following = page.locator(".coach .foot .btn.primary")
        if following.count():
            press(page, following, touch=touch)
        else:
            follow(page, number, touch=touch)
        until_done(page, number)
    expect(page.get_by_role("button", name="Play your first game")).to_be_visible()
    assert len(heights) == 1


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", READ)
def test_every_text_fits_on_the_sheet(open_page: NewPage, game: str, device: Device) -> None:
    page = open_page(device)
    page.goto(f"/learn/{game}")
    expect(page.locator(".coach")).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")
    wrong = []
    while page.locator(".coach progress").count():
        number = step(page)
        _, *fits = page.evaluate(SHEET)
        if not all(fits):
            wrong.append((number, fits, page.locator(".coach .body").inner_text()[:60]))
        page.locator(".coach .foot .btn").last.click()
        until_done(page, number)
    _, *fits = page.evaluate(SHEET)
    if not all(fits):
        wrong.append((0, fits, "the end"))
    assert not wrong, wrong


def test_a_wrong_press_is_explained_and_the_numbers_stay(desktop: Page) -> None:
    desktop.set_viewport_size({"width": 1280, "height": 720})
    desktop.goto("/learn/mercado")
    for _ in range(2):
        desktop.locator(".coach .btn.primary").click()
    sheet = desktop.locator(".coach")
    settle(desktop)
    height = sheet.bounding_box()
    desktop.locator(".tiles .tl").nth(1).click()
    desktop.locator('[data-place="d3"]').click()
    expect(sheet.locator(".tried")).to_contain_text("please choose what is marked")
    expect(sheet.locator("ol .number")).to_have_text(["1", "2"])
    desktop.wait_for_timeout(400)
    expect(sheet.locator(".tried")).to_be_visible()
    assert sheet.bounding_box() == height
    desktop.get_by_role("button", name="Back", exact=True).click()
    expect(sheet.locator(".tried")).to_have_count(0)
    assert step(desktop) == 2


def test_the_keys_that_are_shown_work_in_a_lesson(desktop: Page) -> None:
    desktop.goto("/learn/mercado")
    for _ in range(2):
        desktop.locator(".coach .btn.primary").click()
    number = step(desktop)
    wanted = desktop.locator(".tiles button").evaluate_all(
        "(all) => all.findIndex((one) => one.matches('.hinted')) + 1"
    )
    desktop.keyboard.press(str(wanted))
    expect(desktop.locator(f"{THEN}:focus")).to_have_count(1)
    desktop.keyboard.press("Escape")
    expect(desktop.locator("[data-place]:focus")).to_have_count(0)
    desktop.keyboard.press(str(wanted))
    expect(desktop.locator(f"{THEN}:focus")).to_have_count(1)
    desktop.keyboard.press("Enter")
    until_done(desktop, number)


@pytest.mark.parametrize(
    ("game", "title", "ghost"),
    [
        ("mercado", "Open a stall", '[data-place="b2"] .ghost'),
        ("machikoro", "Build one thing", '[data-spot="city-0"] .ghost'),
    ],
)
def test_a_step_has_a_title_and_shows_where_the_piece_will_lie(
    desktop: Page, game: str, title: str, ghost: str
) -> None:
    desktop.goto(f"/learn/{game}")
    for _ in range(2):
        expect(desktop.locator(ghost)).to_have_count(0)
        desktop.locator(".coach .btn.primary").click()
    expect(desktop.get_by_role("heading", level=1)).to_have_text(title)
    expect(desktop.locator(ghost)).to_be_visible()
    desktop.get_by_role("button", name="Do it for me").click()
    expect(desktop.locator(ghost)).to_have_count(0)

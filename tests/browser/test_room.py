"""The layout leaves room for notices, results and titles on phones and tablets."""

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser.api_player import ApiPlayer, computer
from tests.browser.chromium import DEVICES, Device
from tests.browser.fixed_games import fixed_ending
from tests.browser.fixed_scenes import fixed_finished, fixed_machikoro
from tests.browser.scenes import builder
from tests.browser.screenshots import settle

NewPage = Callable[..., Page]
Player = Callable[[str], ApiPlayer]
INVITED = {"kind": "invite"}

# Elements of which something is out of view, or below something else.
COVERED = """(pattern) => [...document.querySelectorAll(pattern)].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const corners = [left + 6, right - 6].flatMap((x) => [[x, top + 6], [x, bottom - 6]]);
  return !corners.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
}).map((one) => one.textContent.trim() || one.className)"""


@pytest.mark.parametrize("device", ["phone", "phone-side", "tablet", "laptop"])
def test_a_notice_covers_nothing(open_page: NewPage, player: Player, device: Device) -> None:
    ana, bo = player("Ana"), player("Bo")
    table = ana.table("mercado", INVITED, computer("easy"))
    bo.sit(table)
    assert bo.command(table, "resign", bo.snapshot(table)["version"])
    page = open_page(device, ana)
    page.goto(f"/table/{table}")
    expect(page.locator('[data-notice="last"]')).to_be_visible()
    settle(page)
    assert not page.evaluate(COVERED, '[data-notice="last"] .btn, .board')
    page.get_by_role("button", name="Play on").click()
    if device != "laptop":
        expect(page.get_by_role("button", name="Customers")).to_be_visible()


@pytest.mark.parametrize("language", ["de", "uk"])
@pytest.mark.parametrize("device", ["tablet", "tablet-side"])
def test_the_title_of_a_table_is_one_line(
    open_page: NewPage, player: Player, device: Device
) -> None:
    ines = player("Inês")
    page = open_page(device, ines)
    page.goto(f"/table/{fixed_machikoro(ines)}")
    title = page.locator("header .where")
    expect(title).to_contain_text("Plus")
    box = title.bounding_box()
    assert box is not None
    assert box["height"] < 30


def test_the_result_on_a_phone_on_its_side_says_what_is_next(
    open_page: NewPage, player: Player
) -> None:
    ines = player("Inês")
    page = open_page("phone-side", ines)
    page.goto(f"/table/{fixed_finished(ines)}")
    again = page.get_by_role("button", name="Rematch")
    expect(again).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("link", name="Review the game")).to_be_in_viewport(ratio=1)
    expect(page.locator(".hero").get_by_role("row").last).to_be_in_viewport(ratio=1)


def test_five_places_fit_a_phone_on_its_side(open_page: NewPage, player: Player) -> None:
    ines = player("Inês")
    seats = [computer("easy")] * 4
    table = fixed_ending(ines, "machikoro", *seats, choose=builder)
    page = open_page("phone-side", ines)
    page.goto(f"/table/{table}")
    rows = page.locator(".hero").get_by_role("row")
    expect(rows.last).to_be_in_viewport(ratio=1)
    again = page.get_by_role("button", name="Rematch").bounding_box()
    assert again is not None
    assert again["height"] < 60  # it is not stretched to the height of the places
    page.set_viewport_size(DEVICES["desktop"]["viewport"])
    tops = page.locator(".course .name").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().top)"
    )
    gaps = {round(below - above) for above, below in pairwise(tops)}
    assert len(tops) == 5
    assert max(gaps) - min(gaps) <= 1, gaps  # lines of landmarks at equal distances


def test_a_best_move_begins_its_review(open_page: NewPage, player: Player) -> None:
    ines = player("Inês")
    table = fixed_finished(ines)
    page = open_page("desktop", ines)
    page.goto(f"/table/{table}")
    best = page.locator("section", has=page.get_by_role("heading", name="Best moves"))
    best.get_by_role("link").first.click()
    expect(page).to_have_url(re.compile(rf"/review/table/{table}/\d+"))
    expect(page.get_by_role("slider").first).to_be_visible()
    expect(page.get_by_role("button", name="Review this game")).to_have_count(0)


@pytest.mark.parametrize("device", ["desktop", "laptop", "tablet-side"])
def test_earlier_turns_are_whole_lines(open_page: NewPage, player: Player, device: Device) -> None:
    ines = player("Inês")
    page = open_page(device, ines)
    page.goto(f"/table/{fixed_machikoro(ines)}")
    lines = page.locator('ol[aria-label="Turns before this one"] li')
    expect(lines.first).to_be_attached()
    settle(page)
    cut = """(all) => all.filter((one) => getComputedStyle(one).visibility === "visible"
      && one.getBoundingClientRect().bottom > one.parentElement.getBoundingClientRect().bottom + 1)
      .length"""
    assert lines.evaluate_all(cut) == 0
    if device == "desktop":
        expect(lines.first).to_be_visible()

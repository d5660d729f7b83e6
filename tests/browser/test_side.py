"""A phone in landscape: a turn of either game without scrolling, every target large enough."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.api_player import ApiPlayer
from tests.browser.fixed_scenes import fixed_machikoro, fixed_mercado
from tests.browser.page_driver import MachiKoroSideDriver, MercadoDriver, PageDriver
from tests.browser.screenshots import settle
from tests.browser.test_play import greedy

NewPage = Callable[..., Page]
SCENES: dict[str, Callable[..., str]] = {
    "mercado": fixed_mercado,
    "machikoro": fixed_machikoro,
}
DRIVERS: dict[str, type[PageDriver]] = {
    "mercado": MercadoDriver,
    "machikoro": MachiKoroSideDriver,
}

# Everything that scrolls or could: the page, and any part of it whose content is larger.
SCROLLING = """() => [document.documentElement, ...document.querySelectorAll("main *")]
  .filter((one) => {
    const style = getComputedStyle(one);
    const scrolls = one === document.documentElement || /auto|scroll/.test(style.overflowY);
    return scrolls && (one.scrollTop || one.scrollHeight > one.clientHeight + 1);
  })
  .map((one) => `${one.tagName}.${one.className} ${one.scrollHeight} > ${one.clientHeight}`)"""

# How far a finger may miss the middle of each target: its hit area, measured by what is hit.
SMALL = """() => [...document.querySelectorAll("main button, header button, header a")]
  .filter((one) => !one.disabled && one.checkVisibility() && !one.closest(".chip, dialog"))
  .flatMap((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = (dx, dy) => one.contains(document.elementFromPoint(x + dx, y + dy));
    const reach = (dx, dy) => {
      let far = 0;
      while (far < 48 && hit(dx * far, dy * far)) far++;
      return far;
    };
    const wide = reach(1, 0) + reach(-1, 0);
    const high = reach(0, 1) + reach(0, -1);
    const name = `${one.className} ${one.dataset.spot ?? one.textContent.trim().slice(0, 20)}`;
    return wide >= 40 && high >= 40 && wide + high >= 84 ? [] : [`${name}: ${wide} × ${high}`];
  })"""


@pytest.mark.parametrize("game", DRIVERS)
def test_a_turn_needs_no_scrolling(
    open_page: NewPage, player: Callable[[str], ApiPlayer], game: str
) -> None:
    ines = player("Inês")
    table = SCENES[game](ines, choices=12)
    page = open_page("phone-side", ines)
    page.goto(f"/table/{table}")
    expect(page.locator("main")).to_be_visible()
    driver = DRIVERS[game](page, touch=True)
    choose = greedy(3)
    begun = ines.snapshot(table)["number"]
    while (seen := ines.snapshot(table))["turn"] and nobody_else_since(ines, table, begun):
        driver.ready(seen)
        settle(page)
        scrolling = page.evaluate(SCROLLING)
        assert not scrolling, scrolling
        small = page.evaluate(SMALL)
        assert not small, small
        driver.play(choose, choices=1)
        assert page.evaluate("scrollY") == 0


def nobody_else_since(player: ApiPlayer, table: str, number: int) -> bool:
    """Whether it is still the same turn: no other seat has acted since a choice."""
    steps = player.get(f"/api/tables/{table}/steps")
    return all(one["actor"] in (None, 0) for one in steps if one["number"] > number)


def test_the_whole_number_line_and_one_city_are_in_view(
    open_page: NewPage, player: Callable[[str], ApiPlayer]
) -> None:
    ines = player("Inês")
    page = open_page("phone-side", ines)
    table = fixed_machikoro(ines, choices=12)
    page.goto(f"/table/{table}")
    totals = page.get_by_role("list", name="Odds").locator("li b")
    expect(totals).to_have_count(14)
    for total in totals.all():
        expect(total).to_be_in_viewport(ratio=1)
    city = page.locator("section.city")
    expect(city).to_have_count(1)
    expect(city).to_have_accessible_name("City: Inês")
    page.locator('button[data-spot="city-1"]').tap()
    expect(city).to_have_accessible_name(f"City: {ines.snapshot(table)['seats'][1]['name']}")
    page.locator(".card:not(.gone)").first.tap(force=True)  # also what cannot be built
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".picked h2")).to_be_in_viewport(ratio=1)


def test_the_distance_to_the_end_is_in_the_bar(
    open_page: NewPage, player: Callable[[str], ApiPlayer]
) -> None:
    ines = player("Inês")
    page = open_page("phone-side", ines)
    page.goto(f"/table/{fixed_mercado(ines, choices=8)}")
    expect(page.get_by_role("banner")).to_contain_text("Squares")
    settle(page)
    board = page.get_by_role("grid").bounding_box()
    assert board is not None
    assert board["height"] > 330
    assert board["y"] + board["height"] <= 390


def test_the_ways_to_go_are_in_one_line(open_page: NewPage) -> None:
    page = open_page("phone-side")
    page.goto("/")
    nav = page.get_by_role("navigation", name="Pages")
    links = nav.get_by_role("link")
    expect(links).to_have_count(6)
    settle(page)
    boxes = [link.bounding_box() for link in links.all()]
    assert all(box and box["y"] < 60 and box["x"] + box["width"] <= 844 for box in boxes), boxes
    nav.get_by_role("link", name="Lobby").tap()
    expect(page.get_by_role("heading", level=1)).to_have_text("Open tables")

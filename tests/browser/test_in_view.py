"""Everything needed for a turn is in view: nobody has to scroll to see the options."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.api_player import ApiPlayer
from tests.browser.chromium import DEVICES, Device, Watch
from tests.browser.fixed_scenes import fixed_five, fixed_machikoro, fixed_mercado
from tests.browser.page_driver import SHOWN
from tests.browser.scenes import challenge
from tests.browser.screenshots import settle
from tests.servers import Feira

NewPage = Callable[..., Page]
WIDE: tuple[Device, ...] = ("desktop", "laptop", "tablet", "tablet-side")
HAND = 'button[data-slot^="hand-"]'
OUTSIDE = """(needed) => [...document.querySelectorAll(needed)]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.dataset.spot ?? one.className, one.getBoundingClientRect()])
  .filter(([, box]) => box.top < -1 || box.left < -1
    || box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
  .map(([name, box]) => `${name} ends at ${Math.round(box.right)}, ${Math.round(box.bottom)}`)"""

# Pictures have no text that could be measured: landmarks below a name lie inside the panel.
STICKING = """() => [...document.querySelectorAll(".player li")]
  .filter((one) => one.checkVisibility())
  .filter((one) => one.getBoundingClientRect().bottom
    > one.closest(".player").getBoundingClientRect().bottom + 0.5)
  .map((one) => `sticks out: ${one.dataset.spot}`)"""


def needed_for(name: str, device: str) -> tuple[str, ...]:
    """The elements that must be in view at a table.

    On a tablet in portrait, offers have a tab of their own, and cities a column that scrolls.
    """
    if name == "mercado":
        offers = '[data-spot^="offer-"]'
        return ("[data-place]", "article", offers, *([] if device == "tablet" else [HAND]))
    if name == "solo":
        return ("[data-place]", HAND)
    cities = () if device == "tablet" else ("section.city", '[data-spot^="coins-"]')
    return ('button[data-spot^="card-"]', ".dice", *cities)


@pytest.fixture(scope="module")
def tables(server: Feira) -> Iterator[tuple[ApiPlayer, dict[str, str]]]:
    """Games well under way: three and one at Mercado, four and five at Machi Koro."""
    with ApiPlayer(server.url, "Inês") as ines:
        yield (
            ines,
            {
                "mercado": fixed_mercado(ines),
                "machikoro": fixed_machikoro(ines),
                "five": fixed_five(ines, "Tomek", "Kasia", "Jan", "Ola"),
                "solo": challenge(ines, 4),
            },
        )


@pytest.mark.parametrize("name", ["mercado", "machikoro", "five", "solo"])
def test_nothing_of_a_turn_is_below_the_fold(
    open_page: NewPage, tables: tuple[ApiPlayer, dict[str, str]], name: str
) -> None:
    ines, ids = tables
    page = open_page("desktop", ines)
    page.goto(f"/table/{ids[name]}")
    expect(page.locator('[data-spot="coins-0"]').first).to_be_visible()
    wrong = []
    for device in WIDE:
        page.set_viewport_size(DEVICES[device]["viewport"])
        settle(page)
        if name == "mercado" and device == "tablet":
            page.get_by_role("button", name="Customers", exact=True).click()
        for needed in needed_for(name, device):
            assert page.locator(needed).count(), f"{device}: no {needed}"
            wrong += [f"{device}: {one}" for one in page.evaluate(OUTSIDE, needed)]
        wrong += [f"{device}: {one}" for one in page.evaluate(STICKING)]
    assert not wrong, "\n".join(wrong)


def test_the_header_of_a_phone_stays_one_line_while_it_reconnects(
    open_page: NewPage, tables: tuple[ApiPlayer, dict[str, str]], watch: Watch
) -> None:
    watch.allow("ERR_INTERNET_DISCONNECTED")  # it tries to connect again meanwhile
    ines, ids = tables
    page = open_page("phone", ines)
    page.goto(f"/table/{ids['mercado']}")
    header = page.get_by_role("banner")
    expect(page.get_by_role("grid")).to_be_visible()
    settle(page)
    before = header.bounding_box()
    page.context.set_offline(True)
    expect(header.get_by_text("Reconnecting…")).to_be_visible()
    assert header.bounding_box() == before
    page.context.set_offline(False)
    expect(header.get_by_text("Reconnecting…")).to_be_hidden()


def test_the_focus_goes_to_a_best_place(
    open_page: NewPage, tables: tuple[ApiPlayer, dict[str, str]]
) -> None:
    """Also if so many places are equally good that none of them is marked."""
    ines, ids = tables
    page = open_page("desktop", ines)
    page.goto(f"/table/{ids['mercado']}")
    expect(page.get_by_role("grid")).to_be_visible()
    seen = ines.snapshot(ids["mercado"])
    page.wait_for_function(SHOWN, arg=seen["version"])
    tiles = page.locator('button[data-slot^="hand-"]').all()
    tried = 0
    for number, tile in enumerate(tiles, 1):
        good = seen["view"]["players"][0]["hand"][number - 1]
        previews = [one for one in seen["turn"]["previews"] if one["action"].get("good") == good]
        nets = {
            one["action"]["square"]: one["net"] for one in previews if "square" in one["action"]
        }
        if len(nets) < 2:
            continue
        page.keyboard.press(str(number))
        expect(tile).to_have_attribute("aria-pressed", "true")
        focused = page.locator("[data-place]:focus")
        expect(focused).to_have_count(1)
        assert nets[focused.get_attribute("data-place")] == max(nets.values())
        page.keyboard.press("Escape")
        tried += 1
    assert tried

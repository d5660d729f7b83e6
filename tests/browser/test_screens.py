"""Every screen with real games: nothing is cut off or overlaps in any size, and axe finds nothing.

A page is loaded once for each language, and checked in all sizes. CI does that in the two languages
with the longest words, each with another theme for axe; `make screens` in all of them.
"""

import os
from collections.abc import Callable, Iterator
from typing import get_args

import pytest
from playwright.sync_api import Page, expect

from tests.browser.api_player import ApiPlayer, by_previews
from tests.browser.chromium import DEVICES, LANGUAGES, Device, Scheme
from tests.browser.fixed_scenes import (
    fixed_finished,
    fixed_five,
    fixed_machikoro,
    fixed_mercado,
    fixed_town,
)
from tests.browser.measure import LAID_OUT, faults
from tests.browser.people_scenes import answer_profile
from tests.browser.scenes import Scenes, await_day, campaign, daily, puzzles, waiting
from tests.browser.screenshots import SCREENS, settle
from tests.browser.test_review import answer, made_up
from tests.servers import Feira

NewPage = Callable[..., Page]
Looked = tuple[Device, Scheme]
# Two frames after a change of size everything has its place, charts too.
ALL = {**SCREENS, "table-five": "/table/{five}"}
# Where something is picked up, the squares answer: the fullest moment of a turn.
PICKED = {"table-mercado": "1", "table-solo": "1"}
EVERY: tuple[Looked, ...] = tuple(
    (device, scheme) for device in ("desktop", "phone") for scheme in get_args(Scheme)
)
# The languages, and what axe looks at in each.
LOOKS: dict[str, tuple[Looked, ...]] = (
    dict.fromkeys(LANGUAGES, EVERY)
    if os.environ.get("FEIRA_EVERYTHING")
    else {"de": (("desktop", "light"),), "uk": (("phone", "dark"),)}
)


@pytest.fixture(scope="module")
def scene(server: Feira) -> Iterator[Scenes]:
    """Games of all kinds, played quickly."""
    await_day()
    with ApiPlayer(server.url, "Inês") as ines, ApiPlayer(server.url, "Tomek") as tomek:
        choose = by_previews()
        yield Scenes(
            ines,
            {
                "finished": fixed_finished(ines),
                "town": fixed_town(ines, plus="yes"),
                "solo": campaign(ines, played=2, choose=choose),
                "mercado": fixed_mercado(ines),
                "machikoro": fixed_machikoro(ines),
                "five": fixed_five(ines, "Tomek", "Kasia", "Jan", "Maximilian"),
                "waiting": waiting(tomek),
                "daily": daily(ines, tomek, choose=choose),
                **puzzles(),
            },
        )


def show(page: Page, scene: Scenes, screen: str) -> None:
    """Opens a screen in its fullest state."""
    answer_profile(page)
    if screen == "review-machikoro":
        steps = scene.viewer.get(f"/api/tables/{scene.ids['town']}/steps")
        review = made_up(steps, close=False)
        state = {"state": "done", "done": review["of"], "of": review["of"], "review": review}
        answer(page, scene.ids["town"], state)
    page.goto(scene.path(ALL[screen]))
    expect(page.get_by_role("heading", level=1).first).to_be_attached()
    settle(page)
    if screen in PICKED:
        page.keyboard.press(PICKED[screen])


@pytest.mark.parametrize("language", LOOKS)
@pytest.mark.parametrize("screen", ALL)
def test_a_screen_fits_and_is_accessible(
    open_page: NewPage,
    scene: Scenes,
    assert_accessible: Callable[..., None],
    screen: str,
    language: str,
) -> None:
    page = open_page("desktop", scene.viewer)
    show(page, scene, screen)
    wrong = []
    for device, look in DEVICES.items():
        page.set_viewport_size(look["viewport"])
        page.evaluate(LAID_OUT)
        wrong += [f"{device}: {one}" for one in faults(page)]
    assert not wrong, "\n".join(wrong)
    for device, scheme in LOOKS[language]:
        page.set_viewport_size(DEVICES[device]["viewport"])
        page.emulate_media(color_scheme=scheme)
        settle(page)
        assert_accessible(page)


@pytest.mark.parametrize("game", ["mercado", "machikoro"])
def test_a_table_fits_a_laptop(open_page: NewPage, scene: Scenes, game: str) -> None:
    page = open_page("desktop", scene.viewer)
    for width, height in ((1440, 900), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(scene.path(f"/table/{{{game}}}"))
        expect(page.get_by_role("main")).to_be_visible()
        settle(page)
        tall = page.evaluate("document.documentElement.scrollHeight - innerHeight")
        assert tall <= 0, f"it scrolls by {tall} at {width} × {height}"


@pytest.mark.parametrize("game", ["mercado", "machikoro"])
def test_targets_are_large_enough_for_a_finger(
    open_page: NewPage, scene: Scenes, game: str
) -> None:
    """44 pixels, except within a board of squares, which share the width."""
    page = open_page("phone", scene.viewer)
    page.goto(scene.path(f"/table/{{{game}}}"))
    expect(page.get_by_role("main")).to_be_visible()
    settle(page)
    small = page.evaluate(
        """() => [...document.querySelectorAll("header button, header a, .btn, nav button")]
          .filter((one) => one.offsetParent)
          .map((one) => [one.textContent.trim() || one.ariaLabel, one.getBoundingClientRect()])
          .filter(([, box]) => box.height < 43.5 || box.width < 31.5)
          .map(([name, box]) => `${name} ${box.width} × ${box.height}`)"""
    )
    assert small == []

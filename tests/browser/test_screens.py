"""Every screen with real games: accessible in every language, light and dark, on desk and phone."""

import os
from collections.abc import Callable, Iterator
from typing import get_args

import pytest
from playwright.sync_api import Page, expect

from tests.browser.api_player import ApiPlayer, by_previews
from tests.browser.chromium import LANGUAGES, Device, Scheme
from tests.browser.scenes import Scenes, campaign, finished, machikoro, mercado, waiting
from tests.browser.screenshots import SCREENS, settle
from tests.servers import Feira

NewPage = Callable[..., Page]
# CI looks at every language once and at both schemes and devices; `make browser` at everything.
EVERYTHING = [
    (language, device, scheme)
    for language in LANGUAGES
    for scheme in get_args(Scheme)
    for device in get_args(Device)
]
SOME = [
    ("en", "desktop", "light"),
    ("en", "phone", "dark"),
    ("de", "phone", "light"),
    ("fr", "desktop", "dark"),
    ("pl", "phone", "dark"),
    ("uk", "desktop", "light"),
]
LOOKS = EVERYTHING if os.environ.get("FEIRA_EVERYTHING") else SOME


@pytest.fixture(scope="module")
def scene(server: Feira) -> Iterator[Scenes]:
    """Games of all kinds, played without much thought."""
    with ApiPlayer(server.url, "Inês") as ines, ApiPlayer(server.url, "Tomek") as tomek:
        choose = by_previews()
        ids = {
            "finished": finished(ines, tomek, choose=choose),
            "solo": campaign(ines, played=2, choose=choose),
            "mercado": mercado(ines, tomek, choices=12, choose=choose),
            "machikoro": machikoro(ines, tomek, choices=16, choose=choose),
            "waiting": waiting(tomek),
        }
        yield Scenes(ines, ids)


@pytest.mark.parametrize(("language", "device", "scheme"), LOOKS)
def test_all_screens_are_accessible(
    open_page: NewPage,
    scene: Scenes,
    assert_accessible: Callable[..., None],
    device: Device,
) -> None:
    page = open_page(device, scene.viewer)
    for screen in SCREENS.values():
        page.goto(scene.path(screen))
        expect(page.get_by_role("heading", level=1).first).to_be_attached()
        settle(page)
        assert_accessible(page)
        wide = page.evaluate("document.documentElement.scrollWidth > innerWidth + 1")
        assert not wide, f"{screen} scrolls sideways"


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
    """44 pixels, but for what lies within a board of squares, which share the width."""
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

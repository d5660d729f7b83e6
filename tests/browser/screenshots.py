"""Pictures of all screens with real games: `make screenshots`.

All of them go into build/screenshots, which git ignores; a few, for the README, into
docs/screenshots. `python -m tests.browser.screenshots home table-mercado --languages en,uk
--devices phone --schemes dark` takes a selection.
"""

import time
from collections.abc import Iterable
from itertools import product
from pathlib import Path
from typing import get_args

import click
from playwright.sync_api import Browser, Page
from playwright.sync_api import Error as PlaywrightError

from tests.browser.chromium import (
    LANGUAGES,
    ROOT,
    Device,
    Look,
    Scheme,
    Watch,
    chromium,
    new_page,
)
from tests.browser.people_scenes import NAME, answer_profile
from tests.browser.scenes import Scenes, scenes
from tests.servers import Feira

ALL = ROOT / "build" / "screenshots"
KEPT = ROOT / "docs" / "screenshots"

# Every screen: what its pictures are called, and where it is. Ids come from scenes.py.
SCREENS = {
    "home": "/",
    "new-mercado": "/new/mercado",
    "new-machikoro": "/new/machikoro",
    "table-mercado": "/table/{mercado}",
    "table-machikoro": "/table/{machikoro}",
    "table-solo": "/table/{solo}",
    "table-over": "/table/{finished}",
    "waiting-room": "/table/{waiting}",
    "campaign": "/campaign",
    "daily": "/daily",
    "lobby": "/lobby",
    "games": "/games",
    "review": "/review/table/{finished}",
    "review-machikoro": "/review/table/{town}",
    "rules-mercado": "/rules/mercado",
    "rules-machikoro": "/rules/machikoro",
    "learn-mercado": "/learn/mercado",
    "learn-machikoro": "/learn/machikoro",
    "puzzle-mercado": "/puzzle/mercado/{puzzle_mercado}",
    "puzzle-machikoro": "/puzzle/machikoro/{puzzle_machikoro}",
    "analysis-mercado": "/analysis/mercado/{board_mercado}",
    "analysis-machikoro": "/analysis/machikoro/{board_machikoro}",
    "embed": "/embed/table/{finished}",
    "settings": "/settings",
    "profile": f"/@{NAME}",
    "people": "/people",
    "statistics": "/statistics/machikoro",
    "openings": "/openings/machikoro",
}
# Moments of a screen that pictures show besides: where it is, and what leads there.
MOMENTS = {
    "table-resigned": "/table/{resigned}",
    "table-machikoro-hint": "/table/{machikoro}",
    "table-machikoro-log": "/table/{machikoro}",
    "learn-mercado-customers": "/learn/mercado",
    "learn-machikoro-build": "/learn/machikoro",
    "result-machikoro": "/table/{town}",
}
PICTURED = SCREENS | MOMENTS
# What is pressed before the picture is taken: a tile in hand, so that the squares answer; in a
# review the first costly move.
PRESSED = {
    "table-mercado": "1",
    "table-solo": "1",
    "review": "m",
    "review-machikoro": "m",
    "table-machikoro-hint": "h",
    "table-machikoro-log": "l",
}
STEPS = {"learn-mercado-customers": 5, "learn-machikoro-build": 8}  # of a lesson
# For the README: these and no more.
COMMITTED = {
    "home-desktop-light-en",
    "table-mercado-desktop-light-en",
    "table-mercado-phone-dark-en",
    "table-machikoro-desktop-dark-en",
    "table-machikoro-phone-light-en",
    "review-desktop-light-en",
    "campaign-desktop-light-en",
    "learn-mercado-customers-desktop-light-en",
    "profile-desktop-light-en",
}


MOVING = """() => document.getAnimations().some((one) =>
  one.playState === "running" && one.effect.getTiming().iterations !== Infinity)"""


LOADED_MS = 30_000  # for a screen to show more than that it is loading


def settle(page: Page) -> None:
    """Waits until the content and its fonts are there, and nothing moves."""
    page.locator("#app main").first.wait_for(state="attached")
    page.locator("#app > .wait").wait_for(state="detached", timeout=LOADED_MS)
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_function(f"() => !({MOVING})()")
    page.wait_for_timeout(150)


def lead_to(page: Page, name: str) -> None:
    """Leads the page to the state for a picture."""
    for _ in range(STEPS.get(name, 0)):
        page.locator(".coach .foot .btn").last.click()
    if name in PRESSED:
        page.keyboard.press(PRESSED[name])
    if name.endswith("-hint"):
        page.locator(".hint b").wait_for()


def take(browser: Browser, scene: Scenes, look: Look, names: Iterable[str]) -> list[str]:
    """Takes the pictures of one device, language and scheme in one window; returns errors."""
    watch = Watch()
    ending = f"{look.device}-{look.scheme}-{look.language}"
    failures = []
    with new_page(browser, scene.viewer.url, look, watch, scene.viewer.cookies) as page:
        answer_profile(page)
        for name in names:
            title = f"{name}-{ending}"
            try:
                page.goto(scene.path(PICTURED[name]))
                settle(page)
                lead_to(page, name)
                page.wait_for_load_state("networkidle")  # odds and charts come after the board
                settle(page)
                picture = page.screenshot()
            except PlaywrightError as error:
                failures.append(f"{title}: {error.message.splitlines()[0]}")
                continue
            for folder in (ALL, KEPT) if title in COMMITTED else (ALL,):
                save(folder / f"{title}.png", picture)
    return failures + [f"{ending}: {one}" for one in watch.unexpected()]


def save(path: Path, picture: bytes) -> None:
    """Writes a picture."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(picture)


def some(text: str, known: Iterable[str]) -> list[str]:
    """A comma-separated list; empty means all."""
    wanted = text.split(",") if text else list(known)
    for one in wanted:
        if one not in known:
            raise click.BadParameter(f"{one} is not among {', '.join(known)}")
    return wanted


@click.command()
@click.argument("names", nargs=-1)
@click.option("--languages", default="", help=f"Default: {','.join(LANGUAGES)}")
@click.option("--devices", default="", help=f"Default: {','.join(get_args(Device))}")
@click.option("--schemes", default="", help="Default: light,dark")
def main(names: tuple[str, ...], languages: str, devices: str, schemes: str) -> None:
    """Takes pictures of screens; without NAMES of all."""
    screens = some(",".join(names), PICTURED)
    looks = [
        Look(device, language, scheme)
        for device, language, scheme in product(
            [one for one in get_args(Device) if one in some(devices, get_args(Device))],
            some(languages, LANGUAGES),
            [one for one in get_args(Scheme) if one in some(schemes, get_args(Scheme))],
        )
    ]
    start = time.monotonic()
    failures: list[str] = []
    with Feira(thinkers=2) as server, scenes(server.url) as scene, chromium() as browser:
        click.echo(f"the games are played: {time.monotonic() - start:.0f} s")
        for look in looks:
            failures += take(browser, scene, look, screens)
            click.echo(f"{look.device} {look.language} {look.scheme}")
    count = len(looks) * len(screens)
    click.echo(f"{count} pictures in {ALL}: {time.monotonic() - start:.0f} s")
    if failures:
        raise SystemExit("\n".join(failures))


if __name__ == "__main__":
    main()

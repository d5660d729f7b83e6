"""Debian's chromium, driven by Playwright, and the pages that are opened in it."""

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, ConsoleMessage, Page, Response, sync_playwright

from tests.servers import NotStarted

ROOT = Path(__file__).parents[2]
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
# The first is Chromium without a window: tests take about a quarter less processor time with it.
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",  # root has none
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 20_000  # milliseconds for anything on a page, on a busy machine

Scheme = Literal["light", "dark"]
Device = Literal["desktop", "laptop", "tablet", "tablet-side", "phone", "phone-side"]
LANGUAGES = ("en", "de", "fr", "pl", "uk")
DEVICES: dict[Device, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "laptop": {"viewport": {"width": 1280, "height": 720}},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True},
    "tablet-side": {
        "viewport": {"width": 1024, "height": 768},
        "has_touch": True,
        "is_mobile": True,
    },
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
    "phone-side": {
        "viewport": {"width": 844, "height": 390},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
}
# A violation of the page's security policy is no error in JavaScript: this makes it one.
TELL_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
"""


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser, closed at the end. While it is open, this thread cannot run `asyncio.run`."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        raise NotStarted("chromium is not installed: the package chromium is needed")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        try:
            yield browser
        finally:
            browser.close()


class Look(NamedTuple):
    """How a page is viewed: device, language, colour scheme, motion."""

    device: Device = "desktop"
    language: str = "en"
    scheme: Scheme = "light"
    motion: Literal["reduce", "no-preference"] = "reduce"


class Watch:
    """Records errors of a page, and responses of the server."""

    def __init__(self) -> None:
        self.answers: list[Response] = []
        self.wrong: list[str] = []
        self.allowed = ["registration blocked by Playwright"]  # most pages have no service worker

    def over(self, page: Page) -> None:
        """Starts to listen to a page."""
        page.on("console", self.on_console)
        page.on("pageerror", lambda error: self.wrong.append(f"{page.url}: {error}"))
        page.on("response", self.on_response)

    def on_console(self, message: ConsoleMessage) -> None:
        """Records errors and warnings; failed requests are listed with their URL below."""
        if message.type in ("error", "warning") and "Failed to load resource" not in message.text:
            self.wrong.append(f"{message.type}: {message.text} ({message.location['url']})")

    def on_response(self, response: Response) -> None:
        """Records an error response."""
        self.answers.append(response)
        if response.status >= 400:
            self.wrong.append(f"{response.status} {response.request.method} {response.url}")

    def allow(self, pattern: str) -> None:
        """Allows an expected error: a regular expression for its text."""
        self.allowed.append(pattern)

    def unexpected(self) -> list[str]:
        """The unexpected errors, without duplicates."""
        once = dict.fromkeys(self.wrong)
        return [one for one in once if not any(re.search(p, one) for p in self.allowed)]


@contextmanager
def new_page(
    browser: Browser,
    url: str,
    look: Look,
    watch: Watch,
    cookies: list[dict[str, str]] | None = None,
    *,
    worker: bool = False,
) -> Iterator[Page]:
    """A page with a context of its own: nothing is shared with other pages.

    Only with `worker` it may have its service worker, which answers in place of the network.
    """
    context = browser.new_context(
        base_url=url,
        service_workers="allow" if worker else "block",
        locale=look.language,
        color_scheme=look.scheme,
        reduced_motion=look.motion,
        **DEVICES[look.device],
    )
    try:
        context.set_default_timeout(PATIENCE)
        context.add_init_script(TELL_VIOLATIONS)
        if cookies:
            context.add_cookies(
                [{"name": one["name"], "value": one["value"], "url": url} for one in cookies]
            )
        page = context.new_page()
        watch.over(page)
        yield page
    finally:
        context.close()


def keep_said(page: Page, milliseconds: int) -> None:
    """Keeps short-lived notices until dismissed, because a busy machine may look later."""
    page.add_init_script(
        f"""{{
          const timer = window.setTimeout;
          window.setTimeout = (what, after, ...more) =>
            timer(what, after === {milliseconds} ? 1e8 : after, ...more);
        }}"""
    )


def accessibility(page: Page, *, leave_out: tuple[str, ...] = ()) -> list[str]:
    """The violations that axe finds on the page in its present state: one line for each element."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    rules = {rule: {"enabled": False} for rule in leave_out}
    run = "(rules) => axe.run(document, { rules, resultTypes: ['violations'] })"
    found = page.evaluate(run, rules)
    return [
        f"{one['id']} ({one['impact']}): {one['help']}: {' '.join(map(str, node['target']))}"
        + f"{os.linesep}  {node['html'][:200]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]

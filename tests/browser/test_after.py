"""After the game: replay, review, the proof of the dice, and the latency of the page."""

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from feira.web.page import STATIC
from tests.browser.api_player import ApiPlayer
from tests.browser.page_driver import MercadoDriver, snapshot_of
from tests.browser.scenes import finished
from tests.browser.test_play import greedy, set_up

NewPage = Callable[..., Page]
FIRST_SCREEN = 150_000  # bytes of JavaScript, gzipped
ANSWER = 2  # frames from the server's word to the screen, whatever time a frame takes


def test_a_game_is_replayed_and_reviewed(
    open_page: NewPage, player: Callable[[str], ApiPlayer]
) -> None:
    ines = player("Inês")
    table = finished(ines, player("Tomek"))
    page = open_page("desktop", ines)
    page.goto(f"/review/table/{table}")
    number = page.get_by_role("slider").first
    expect(number).to_be_visible()
    page.keyboard.press("Home")
    first = number.get_attribute("aria-valuenow")
    page.keyboard.press("ArrowRight")
    expect(number).not_to_have_attribute("aria-valuenow", first or "")
    page.keyboard.press("End")
    page.get_by_role("button", name="Review this game").click()
    expect(
        page.get_by_text("Analysing moves").or_(page.get_by_text("Waiting for its turn")).first
    ).to_be_visible()
    # Moves that are counted can be opened while the others are being counted.
    expect(page.get_by_role("heading", name="Costly moves")).to_be_visible(timeout=120_000)
    page.keyboard.press("Home")
    expect(page.get_by_text("played", exact=True).first).to_be_visible()
    expect(page.get_by_role("heading", name="Chance to win").first).to_be_visible()
    page.keyboard.press("m")  # the next mistake
    expect(page.get_by_role("grid")).to_be_visible()


def test_the_dice_are_proved_in_the_browser(
    open_page: NewPage, player: Callable[[str], ApiPlayer]
) -> None:
    ines = player("Inês")
    table = finished(ines, player("Tomek"))
    page = open_page("desktop", ines)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Provably fair").first.click()
    dialog = page.get_by_role("dialog")
    seen = ines.snapshot(table)
    expect(dialog).to_contain_text(seen["commit"])
    expect(dialog).to_contain_text(seen["secret"])
    dialog.get_by_role("button", name="Check it now").first.click()
    draws = len(ines.get(f"/api/tables/{table}/proof")["draws"])
    assert draws > 10
    proved = f"all {draws} draws are exactly as they had to be"
    expect(dialog).to_contain_text(proved, timeout=30_000)
    expect(dialog).to_contain_text("Computed by your browser")


def test_everything_is_where_it_was_after_a_reload(desktop: Page) -> None:
    set_up(desktop, "Mercado de Lisboa", "computer easy")
    driver = MercadoDriver(desktop)
    driver.play(greedy(21), choices=3)
    seen = driver.until(lambda now: bool(now["turn"]), "my turn")
    driver.ready(seen)
    grid = desktop.get_by_role("grid")
    expect(grid).to_contain_text("last move")
    before = grid.inner_text()
    desktop.reload()
    driver.ready(snapshot_of(desktop, driver.table))
    expect(grid).to_have_text(before, use_inner_text=True)  # what was done comes after the table


@pytest.mark.parametrize("motion", ["no-preference"])
def test_a_choice_is_on_the_screen_at_once(desktop: Page) -> None:
    """Latency from the server's message to the first change on the screen, with animations on."""
    desktop.add_init_script(
        """
        const words = (window.words = []);
        let frame = 0;
        const next = () => {
          frame += 1;
          requestAnimationFrame(next);
        };
        next();
        const Socket = WebSocket;
        window.WebSocket = class extends Socket {
          constructor(...given) {
            super(...given);
            this.addEventListener("message", ({ data }) => {
              if (!data.includes('"kind":"change"')) return;
              const word = { heard: frame };
              words.push(word);
              new MutationObserver((_, observer) => {
                observer.disconnect();
                requestAnimationFrame(() => (word.shown = frame));
              }).observe(document.body, { subtree: true, childList: true, attributes: true });
            });
          }
        };
        """
    )
    set_up(desktop, "Mercado de Lisboa", "computer easy")
    MercadoDriver(desktop).play(greedy(22), choices=6)
    desktop.wait_for_function("words.filter((one) => one.shown).length >= 6")
    waits = desktop.evaluate("words.filter((one) => one.shown).map((one) => one.shown - one.heard)")
    waits.sort()
    assert waits[len(waits) // 2] <= ANSWER, waits


def test_the_first_screen_is_small() -> None:
    """The size of all JavaScript that the home page loads, with the largest language."""
    text = (STATIC / "index.html").read_text(encoding="utf-8")
    names = {path.name: path for path in (STATIC / "assets").glob("*.js")}
    wanted = [name for name in names if name in text]
    assert wanted
    loaded = static_imports(wanted, names)
    named = "".join(names[name].read_text(encoding="utf-8") for name in loaded)
    languages = [names[name] for name in names if name[:3] in LANGUAGE_FILES and name in named]
    assert len(languages) == len(LANGUAGE_FILES)
    size = sum(packed(names[name]) for name in loaded) + max(map(packed, languages))
    assert size <= FIRST_SCREEN, f"{size} bytes: {sorted(loaded)}"


LANGUAGE_FILES = ("en-", "uk-", "pl-", "de-", "fr-")


def packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def static_imports(names: list[str], known: dict[str, Path]) -> set[str]:
    """These files and all their static imports."""
    found: set[str] = set()
    todo = list(names)
    while todo:
        name = todo.pop()
        if name in found:
            continue
        found.add(name)
        text = known[name].read_text(encoding="utf-8")
        todo += [
            other for other in known if f'from"./{other}"' in text or f'import"./{other}"' in text
        ]
    return found

"""Whole games in a real browser: alone, on one screen, over a link, by mouse, finger and keys."""

import os
import random
import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from feira.core.types import Json
from tests.browser.api_player import PATIENCE
from tests.browser.chromium import Watch
from tests.browser.page_driver import (
    DRIVERS,
    LANDMARKS,
    Choose,
    MachiKoroDriver,
    MercadoDriver,
    MercadoKeyboardDriver,
    PageDriver,
    snapshot_of,
    table_of,
)

NewPage = Callable[..., Page]
EVERYTHING = bool(os.environ.get("FEIRA_EVERYTHING"))
SOME = 1 << 20 if EVERYTHING else 28  # choices: CI plays this game for some rounds, not to its end


def greedy(seed: int = 1) -> Choose:
    """The highest net; a coin only if there is nothing else.

    It sometimes chooses at random, so that every kind of choice occurs.
    """
    chance = random.Random(seed)

    def choose(seen: Json) -> Json:
        previews: list[Json] = seen["turn"]["previews"]
        if chance.random() < 0.1:
            return chance.choice(previews)
        return max(previews, key=lambda one: (one["action"]["kind"] != "coin", one["net"]))

    return choose


def builder(seed: int = 1) -> Choose:
    """Builds landmarks as soon as possible, otherwise something cheap, so that games end."""
    chance = random.Random(seed)

    def choose(seen: Json) -> Json:
        previews: list[Json] = seen["turn"]["previews"]
        landmarks = [one for one in previews if one["action"].get("building") in LANDMARKS]
        if landmarks:
            return landmarks[-1]
        cards = [one for one in previews if one["cost"]]
        if cards and chance.random() < 0.7:
            return min(cards, key=lambda one: (one["cost"], chance.random()))
        return max(previews, key=lambda one: (one["net"], chance.random()))

    return choose


def set_up(page: Page, game: str, *seats: str, options: tuple[str, ...] = ()) -> None:
    """From the home page to the table; seats from the second on."""
    page.goto("/")
    page.get_by_role("link", name=f"New game: {game}").or_(
        page.get_by_role("link", name="New game").and_(page.locator(f'[aria-label*="{game}"]'))
    ).first.click()
    page.get_by_role("radio", name=str(len(seats) + 1), exact=True).check(force=True)
    page.locator("summary").click()  # who sits where is among the details
    for number, kind in enumerate(seats, 2):
        word, _, level = kind.partition(" ")
        page.get_by_label(f"Who plays on seat {number}").select_option(word)
        if level:
            page.get_by_label(f"How well the computer on seat {number} plays").select_option(level)
    for option in options:
        page.get_by_role("radio", name=option, exact=True).check(force=True)
    page.locator("form .btn.primary").click()
    page.wait_for_url("**/table/*")


def result_is_shown(page: Page, seen: Json) -> None:
    """The result page, with everybody's score."""
    assert seen["state"] == "over"
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    scores = page.get_by_role("main")
    for score in seen["view"]["result"]["scores"]:
        expect(scores).to_contain_text(shown(score))


def shown(number: int) -> re.Pattern[str]:
    """A number as the page writes it: coins may fall below zero."""
    return re.compile(str(number).replace("-", "[-−]"))


def test_mercado_against_a_computer(desktop: Page) -> None:
    set_up(desktop, "Mercado de Lisboa", "computer easy")
    seen = MercadoDriver(desktop).play(greedy())
    result_is_shown(desktop, seen)
    desktop.get_by_role("button", name="Look at the board").click()
    expect(desktop.get_by_role("grid")).to_be_visible()
    desktop.get_by_role("button", name="Back to the result").click()
    first = table_of(desktop)
    desktop.get_by_role("button", name="Rematch").click()
    desktop.wait_for_url(lambda url: "/table/" in url and first not in url)
    MercadoDriver(desktop).play(greedy(2), choices=2)


def test_machi_koro_plus_with_three_computers(desktop: Page) -> None:
    computers = ("computer easy",) * 3
    set_up(desktop, "Machi Koro", *computers, options=("Plus",))
    seen = MachiKoroDriver(desktop).play(builder())
    assert len(seen["seats"]) == 4
    result_is_shown(desktop, seen)
    # Landmarks decide this game: they are what is counted, and what is drawn over time.
    expect(desktop.get_by_role("table", name="Final scores")).to_contain_text("landmarks")
    chart = desktop.locator(
        "section", has=desktop.get_by_role("heading", name="Landmarks over time")
    )
    expect(chart.get_by_role("listitem")).to_have_count(sum(seen["view"]["result"]["scores"]))


def test_on_a_phone(phone: Page) -> None:
    set_up(phone, "Mercado de Lisboa", "computer easy")
    result_is_shown(phone, MercadoDriver(phone, touch=True).play(greedy(3)))


def test_machi_koro_on_a_phone(phone: Page) -> None:
    set_up(phone, "Machi Koro", "computer easy")
    result_is_shown(phone, MachiKoroDriver(phone, touch=True).play(builder(4)))


def test_by_keyboard_alone(desktop: Page) -> None:
    """Nothing is ever clicked: not to set the table up, not to play, not to look at the result."""
    desktop.goto("/")
    press = desktop.keyboard.press
    expect(desktop.get_by_role("heading", name="Mercado de Lisboa")).to_be_visible()
    link = desktop.locator('a[href="/new/mercado"]').first
    for _ in range(60):
        if link.evaluate("(one) => one === document.activeElement"):
            break
        press("Tab")
    press("Enter")
    start = desktop.locator("form .btn.primary")
    expect(start).to_be_visible()
    for _ in range(80):
        if start.evaluate("(one) => one === document.activeElement"):
            break
        press("Tab")
    press("Enter")
    result_is_shown(desktop, MercadoKeyboardDriver(desktop).play(greedy(5)))


def test_four_at_one_screen(desktop: Page) -> None:
    """Everybody takes their turn; the board names the player and shows their hand."""
    set_up(desktop, "Mercado de Lisboa", "here", "here", "here")
    driver = MercadoDriver(desktop)
    seen = driver.play(greedy(6), choices=SOME)
    assert {step["actor"] for step in steps(desktop, driver.table)} >= {0, 1, 2, 3}
    assert seen["own"] == [0, 1, 2, 3]
    if EVERYTHING:
        result_is_shown(desktop, seen)


def steps(page: Page, table: str) -> list[Json]:
    """All choices of a table."""
    return list(page.request.get(f"/api/tables/{table}/steps").json())


@pytest.mark.parametrize(("number", "name"), [(1, "The Specialist"), (7, "The Crowded Market")])
def test_a_challenge_and_its_score_sheet(desktop: Page, number: int, name: str) -> None:
    desktop.goto("/campaign")
    desktop.get_by_role("button", name="Play challenge 1").click()
    first = table_of(desktop)
    if number > 1:  # any other is played from the sheet
        desktop.goto("/campaign")
        desktop.get_by_role("button", name="Earlier campaigns").click()
        desktop.get_by_role("button", name=f"{name}: Play").click()
        desktop.wait_for_url(lambda url: "/table/" in url and first not in url)
    driver = MercadoDriver(desktop)
    seen = driver.play(greedy(7))
    expect(desktop.get_by_role("main")).to_contain_text(shown(seen["view"]["result"]["result"]))
    desktop.get_by_role("link", name="To the score sheet").click()
    expect(desktop.locator(f'[data-challenge="{number}"]')).to_be_visible()
    sheet = desktop.request.get("/api/campaigns").json()[0]
    entered = sheet["challenges"][number - 1]
    assert entered["table"] == driver.table
    assert entered["result"]["result"] == seen["view"]["result"]["result"]
    expect(desktop.get_by_role("main")).to_contain_text(shown(entered["result"]["result"]))


def test_two_browsers_over_a_link(open_page: NewPage, watch: Watch) -> None:
    """One invites the other; one reloads, then loses the network: nothing is lost."""
    host, guest = open_page("desktop"), open_page("phone")
    set_up(host, "Machi Koro", "invite")
    link = host.get_by_role("textbox", name="Invite link").input_value()
    guest.goto(link)
    guest.get_by_label("Your name").fill("Tomek")
    guest.get_by_role("button", name="Sit down").click()
    table = table_of(host)
    both: dict[int, PageDriver] = {0: MachiKoroDriver(host), 1: MachiKoroDriver(guest, touch=True)}
    take_turns(both, builder(8), choices=12)
    guest.reload()
    take_turns(both, builder(9), choices=8)
    both[0].until(  # a turn in which nothing can be built may pass between the two looks
        lambda now: bool(now["version"] == snapshot_of(guest, table)["version"]), "the same table"
    )
    watch.allow("ERR_INTERNET_DISCONNECTED|WebSocket")
    guest.context.set_offline(True)
    expect(guest.get_by_text("Reconnecting")).to_be_visible()
    for _ in range(6):  # the other one plays on as far as it goes
        seen = snapshot_of(host, table)
        if seen["turn"] is None:
            break
        both[0].ready(seen)
        both[0].choose(builder(10)(seen), seen)
    guest.context.set_offline(False)
    expect(guest.get_by_text("Reconnecting")).to_be_hidden(timeout=20_000)
    both[1].ready(snapshot_of(guest, table))
    take_turns(both, builder(11), choices=8)


def take_turns(both: dict[int, PageDriver], choose: Choose, *, choices: int) -> None:
    """The player to act makes a choice, each on their own page."""
    for _ in range(choices):
        seat, seen = to_act(both)
        both[seat].ready(seen)
        both[seat].choose(choose(seen), seen)


def to_act(both: dict[int, PageDriver]) -> tuple[int, Json]:
    """The player to act, with the table as they see it; the game may be about to begin."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        for seat, driver in both.items():
            seen = snapshot_of(driver.page, driver.table)
            if seen["turn"]:
                return seat, seen
        both[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is to act")


def test_a_choice_taken_back(desktop: Page) -> None:
    """A mis-click does no harm: the tile is back in the hand, the coins are back."""
    set_up(desktop, "Mercado de Lisboa", "here")
    driver = MercadoDriver(desktop)
    before = driver.until(lambda now: bool(now["turn"]), "my turn")
    driver.ready(before)
    stall = next(one for one in before["turn"]["previews"] if one["action"]["kind"] == "stall")
    driver.choose(stall, before)
    done = snapshot_of(desktop, driver.table)
    driver.ready(done)
    assert done["view"]["players"][0] != before["view"]["players"][0]
    desktop.get_by_role("button", name="Undo", exact=True).click()
    back = driver.until(lambda now: bool(now["version"] > done["version"]), "undo")
    assert back["view"]["players"][0] == before["view"]["players"][0]
    driver.ready(back)
    expect(desktop.locator(f'[data-place="{stall["action"]["square"]}"]')).to_be_visible()


def test_a_hint_is_shown_and_not_played(desktop: Page) -> None:
    set_up(desktop, "Mercado de Lisboa", "computer easy")
    driver = MercadoDriver(desktop)
    seen = driver.until(lambda now: bool(now["turn"]), "my turn")
    driver.ready(seen)
    tag = desktop.locator("main .ask .tag")  # beside the sentence, with a bulb
    expect(tag).to_have_count(0)
    desktop.keyboard.press("h")
    expect(tag).to_have_text("Hint", timeout=30_000)
    assert snapshot_of(desktop, driver.table)["version"] == seen["version"]
    driver.play(greedy(12), choices=1)


@pytest.mark.parametrize("game", sorted(DRIVERS))
def test_another_language_in_the_middle_of_a_game(desktop: Page, game: str) -> None:
    title = {"mercado": "Mercado de Lisboa", "machikoro": "Machi Koro"}[game]
    set_up(desktop, title, "computer easy")
    driver = DRIVERS[game](desktop)
    driver.play(greedy(13), choices=2)
    desktop.get_by_role("button", name="Language").click()
    desktop.get_by_role("button", name="Українська").click()
    expect(desktop.locator("html")).to_have_attribute("lang", "uk")
    expect(desktop.get_by_role("link", name="Налаштування")).to_be_visible()
    driver.play(greedy(14), choices=3)
    desktop.reload()
    expect(desktop.locator("html")).to_have_attribute("lang", "uk")
    driver.play(greedy(15), choices=1)

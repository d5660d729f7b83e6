"""What the page shows of departures: who has left, is offline, or ran out of time; and options."""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from feira.core.types import Json
from tests.browser.api_player import ApiPlayer, computer
from tests.browser.chromium import (
    PATIENCE,
    Device,
    Look,
    Watch,
    accessibility,
    keep_said,
    new_page,
)
from tests.servers import Feira, wait_until

GONE = 2  # seconds after which an absent person may be called gone
CLOCK = 20  # seconds for a turn: longer than what is looked at in one takes on a busy machine
INVITED = {"kind": "invite"}
TOLD_FOR = 8000  # milliseconds that a page says who has left or come back
Sit = Callable[..., tuple[ApiPlayer, Page]]
# Kinds of moves, the wanted ones first, and the squares with closed restaurants (rules M1.6).
ORDER = ("customers", "restaurant", "stall", "take", "exchange", "coin")
MARKED = ("a1", "c1", "b2", "d2", "a3", "c3", "e3", "b4", "d4", "c5", "e5")


@pytest.fixture(scope="module")
def quick() -> Iterator[Feira]:
    """A server where people count as gone after a short time."""
    with Feira(gone_seconds=GONE) as running:
        yield running


@pytest.fixture
def people(quick: Feira, browser: Browser, watch: Watch) -> Iterator[Sit]:
    """Makes people, each with a browser of their own: `people("Ana", "desktop")`."""
    with ExitStack() as stack:

        def made(
            name: str, device: Device = "desktop", *, account: bool = False
        ) -> tuple[ApiPlayer, Page]:
            player = stack.enter_context(ApiPlayer(quick.url, name, account=account))
            look = Look(device, "en")
            page = stack.enter_context(new_page(browser, quick.url, look, watch, player.cookies))
            keep_said(page, TOLD_FOR)
            return player, page

        yield made
    assert not watch.unexpected(), watch.unexpected()


def notice(page: Page, kind: str) -> Any:
    """The notice that replaces the question of the table."""
    return page.locator(f'[data-notice="{kind}"]')


def tag(page: Page, name: str, kind: str) -> Any:
    """A tag on a player's panel."""
    return page.get_by_role("article", name=name).locator(f'[data-tag="{kind}"]')


def move(player: ApiPlayer, table: str) -> bool:
    """Makes a move that is no coin if it is this player's turn."""
    seen = player.snapshot(table)
    turn = seen["turn"]
    return bool(turn) and player.command(table, "choose", seen["version"], choice=lasting(turn))


def lasting(turn: Json) -> int:
    """A choice after which there is another one: coins in succession would end the game.

    Customers pay for the next stall. Opening something on a closed restaurant gains that
    restaurant, which can be opened in the next turn.
    """

    def rank(preview: Json) -> tuple[int, bool]:
        action = preview["action"]
        return ORDER.index(action["kind"]), action.get("square") not in MARKED

    return int(min(turn["previews"], key=rank)["choice"])


def until_acts(table: str, seat: int, *players: ApiPlayer) -> None:
    """Others move until a seat is to act, with its full time."""
    deadline = time.monotonic() + 60
    while players[0].snapshot(table)["view"]["actor"] != seat:
        assert time.monotonic() < deadline
        for player in players:
            move(player, table)
        time.sleep(0.02)


def test_three_at_a_rated_table(people: Sit, watch: Watch) -> None:
    """A clock that runs out, a lost connection, a resignation and a closed laptop."""
    watch.allow("ERR_INTERNET_DISCONNECTED")
    (ana, one), (bo, two), (cem, three) = (
        people("Ana", account=True),
        people("Bo", account=True),
        people("Cem", "phone", account=True),
    )
    clock = {"kind": "turn", "amount": CLOCK}
    table = ana.table("mercado", INVITED, INVITED, rated=True, clock=clock)
    bo.sit(table)
    for page in (one, two, three):
        page.goto(f"/table/{table}")
        expect(page.get_by_role("main")).to_contain_text("Bo")
    cem.sit(table)  # and no clock has run before everybody is there
    for page in (one, two):
        expect(page.get_by_role("article", name="Cem")).to_be_visible()
        expect(page.locator("[data-tag]")).to_have_count(0)
    for player, following in ((ana, 1), (bo, 2), (cem, 0)):
        until_acts(table, following, player)
    the_clock_runs_out(one, two, three)
    until_acts(table, 2, bo)
    they_are_back(one, two, three)
    until_acts(table, 1, cem, ana)
    until_acts(table, 2, bo)
    two.context.set_offline(True)
    the_connection_is_lost(one, two, three)
    until_acts(table, 1, cem, ana)
    the_others_wait(one, three)
    until_acts(table, 0, cem)
    two.context.set_offline(False)
    notice(two, "lost").get_by_role("button", name="Take your seat back").click()
    for page in (one, three):
        expect(tag(page, "Bo", "time")).to_have_count(0)
    until_acts(table, 2, ana, bo)
    somebody_resigns(one, two, three)
    laptop = two.context
    two.close()
    until_acts(table, 1, ana)
    the_last_one_claims_the_win(one, three)
    again = laptop.new_page()
    again.goto(f"/table/{table}")  # the laptop is opened again, and says what has happened
    expect(again.get_by_role("heading", level=1)).to_have_text("Ana wins")
    expect(again.get_by_text("Everybody else has left the game.")).to_be_visible()
    result = ana.snapshot(table)["result"]
    assert result["winners"] == [0]
    assert result["left"] == ["", "gone", "resigned"]
    for player, up in ((ana, True), (bo, False), (cem, False)):
        assert (rating(player)["mu"] > 25) == up, player.name


def the_clock_runs_out(one: Page, two: Page, three: Page) -> None:
    """The first player is notified; the others see it on the panel and in the log."""
    lost = notice(one, "lost")
    expect(lost).to_contain_text("Your time was up.", timeout=1000 * CLOCK + PATIENCE)
    for page in (two, three):
        expect(tag(page, "Ana", "time")).to_be_visible()
        expect(notice(page, "told")).to_contain_text("Ana is out of time.")
    expect(two.locator('[data-note="time"]')).to_contain_text("Ana ran out of time")
    expect(lost).to_contain_text("So far: The computer")


def they_are_back(one: Page, two: Page, three: Page) -> None:
    """The first player comes back, and is shown what happened meanwhile."""
    assert not accessibility(one)
    notice(one, "lost").get_by_role("button", name="Take your seat back").click()
    expect(notice(one, "told")).to_contain_text("Meanwhile: The computer")
    one.get_by_role("button", name="Got it").click()
    expect(notice(one, "told")).to_have_count(0)
    for page in (two, three):
        expect(tag(page, "Ana", "time")).to_have_count(0)
    expect(two.locator('[data-note="returned"]')).to_be_visible()


def the_connection_is_lost(one: Page, two: Page, three: Page) -> None:
    """The others see on the panel who is offline, and since when."""
    expect(two.get_by_text("Reconnecting…")).to_be_visible()
    for page in (one, three):
        expect(tag(page, "Bo", "offline")).to_be_visible()
    expect(tag(one, "Bo", "offline")).to_contain_text(re.compile(r"offline 0:\d\d"))
    since = tag(three, "Bo", "offline").locator("span:visible")  # nobody hovers on a phone
    expect(since.filter(has_text=re.compile(r"^0:\d\d$"))).to_be_visible()


def the_others_wait(one: Page, three: Page) -> None:
    """They are shown what will happen: the computer takes over the seat of the person offline."""
    for page in (one, three):
        waiting = notice(page, "offline")
        expect(waiting).to_contain_text("Waiting for Bo, who is offline.")
        expect(waiting).to_contain_text("the computer takes the seat until Bo is back")
    notice(one, "offline").get_by_role("button", name="Say hello").click()
    expect(one.get_by_placeholder("Say something")).to_be_focused()
    one.get_by_role("tab", name="Game log").click()
    for page in (one, three):
        expect(tag(page, "Bo", "time")).to_be_visible(timeout=1000 * CLOCK + PATIENCE)


def somebody_resigns(one: Page, two: Page, three: Page) -> None:
    """Everybody is notified at once, and the game goes on for the other two."""
    three.get_by_role("button", name="More", exact=True).click()
    three.get_by_role("button", name="Resign", exact=True).click()
    three.get_by_role("button", name="Resign", exact=True).click()
    expect(notice(three, "out")).to_contain_text("You resigned.")
    for page in (one, two):
        expect(tag(page, "Cem", "resigned")).to_be_visible()
        expect(notice(page, "told")).to_contain_text("Cem resigned.")
        expect(notice(page, "last")).to_have_count(0)


def the_last_one_claims_the_win(one: Page, three: Page) -> None:
    """The clock takes the seat of a closed laptop; nobody has to wait for ever."""
    gone = notice(one, "gone")
    expect(gone).to_contain_text("Bo has not come back.", timeout=1000 * (CLOCK + GONE) + PATIENCE)
    gone.get_by_role("button", name="Claim the win").click()
    for page, headline in ((one, "You win!"), (three, "Ana wins")):
        expect(page.get_by_role("heading", level=1)).to_have_text(headline)
    expect(one.get_by_text("Everybody else has left the game.")).to_be_visible()


def rating(player: ApiPlayer) -> Any:
    """The rating of a person, as soon as it is there."""
    wait_until(lambda: bool(player.get("/api/me/ratings")), 60, "the game is rated")
    return player.get("/api/me/ratings")[0]


@pytest.mark.parametrize("game", ["mercado", "machikoro"])
def test_the_last_one_may_end_the_game_or_play_on(people: Sit, game: str) -> None:
    (ana, one), (bo, _) = people("Ada"), people("Bob")
    table = ana.table(game, INVITED, computer("easy"))
    bo.sit(table)
    one.goto(f"/table/{table}")
    expect(one.get_by_text("Bob", exact=True).first).to_be_visible()
    assert bo.command(table, "resign", bo.snapshot(table)["version"])
    last = notice(one, "last")
    expect(last).to_contain_text("Bob resigned.")
    expect(last.locator(".btn.primary")).to_have_text("End now, you win")
    assert not accessibility(one)
    last.get_by_role("button", name="Play on").click()
    expect(last).to_have_count(0)
    one.get_by_role("button", name="More", exact=True).click()
    one.get_by_role("dialog").get_by_role("button", name="End now, you win").click()
    expect(one.get_by_role("heading", level=1)).to_have_text("You win!")
    # Bo's lists: the game is no longer among those that are on, and Bo is no opponent of Bo's.
    (listed,) = [row for row in bo.get("/api/me/tables") if row["id"] == table]
    assert (listed["own"], listed["left"]) == ([1], "resigned")


def test_left_games_leave_home_and_nobody_plays_against_themselves(people: Sit) -> None:
    (ana, _), (bo, page) = people("Ada"), people("Bob")
    table = ana.table("mercado", INVITED)
    bo.sit(table)
    page.goto("/")
    card = page.locator(f'a[href="/table/{table}"]')
    expect(card).to_be_visible()
    assert bo.command(table, "resign", bo.snapshot(table)["version"])
    page.reload()
    expect(page.get_by_role("heading", name="Mercado de Lisboa").first).to_be_visible()
    expect(card).to_have_count(0)


def test_no_phantom_watcher_and_computers_are_always_there(people: Sit) -> None:
    """A person who sits down over an open socket was a watcher before."""
    (ana, one), (bo, two) = people("Ada"), people("Bob")
    table = ana.table("mercado", INVITED, {"kind": "invite"}, computer("easy"))
    one.goto(f"/table/{table}")
    two.goto(f"/table/{table}")
    watching = one.locator(".badge", has_text="watching")
    expect(watching).to_have_text("watching1")  # Bo, who has no seat yet
    expect(one.get_by_text("not connected")).to_have_count(0)
    two.get_by_role("button", name="Sit").first.click()
    expect(one.get_by_text("Bob", exact=True)).to_be_visible()
    expect(watching).to_have_count(0)
    assert bo.snapshot(table)["own"] == [1]

"""The pages around the table: setting up, campaign, my games, lobby, result and home."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.api_player import ApiPlayer, computer, play
from tests.browser.chromium import Device
from tests.browser.page_driver import MercadoDriver, snapshot_of, table_of
from tests.browser.scenes import INVITED, campaign, finished, town, waiting
from tests.browser.screenshots import settle
from tests.browser.test_play import greedy
from tests.servers import wait_until

NewPage = Callable[..., Page]


# Setting up.


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_a_first_game_begins_with_two_presses(open_page: NewPage, device: Device) -> None:
    """From opening the page to the first move: "New game", and "Start the game"."""
    page = open_page(device)
    page.goto("/")
    page.get_by_role("link", name="New game: Mercado de Lisboa").click()
    page.get_by_role("button", name="Start the game").click()
    driver = MercadoDriver(page, touch=device == "phone")
    seen = driver.play(greedy(7), choices=1)
    assert [seat["kind"] for seat in seen["seats"]] == ["me", "computer"]


def test_a_preset_asks_one_question_and_is_remembered(desktop: Page) -> None:
    desktop.goto("/new/machikoro")
    presets = desktop.get_by_role("group", name="Who do you play with?")
    expect(presets.get_by_role("radio")).to_have_count(4)
    expect(desktop.get_by_role("radio", name="Medium")).to_be_checked()
    expect(desktop.locator("summary")).to_contain_text("no clock · not rated")
    presets.get_by_role("radio", name="A friend").check(force=True)
    expect(desktop.get_by_role("radio", name="Medium")).to_have_count(0)
    desktop.get_by_role("radio", name="4", exact=True).check(force=True)
    presets.get_by_role("radio", name="Anyone").check(force=True)
    expect(desktop.get_by_role("group", name="How fast?").get_by_role("radio")).to_have_count(4)
    expect(desktop.locator("summary")).to_contain_text("2 players · not rated")
    desktop.locator("summary").click()  # a guest sees why, and the way to change it
    expect(desktop.get_by_text("Rated games are for people with an account.")).to_be_visible()
    expect(desktop.get_by_role("radio", name="Rated", exact=True)).to_be_disabled()
    expect(desktop.get_by_role("link", name="Create an account")).to_be_visible()
    desktop.locator("summary").click()
    desktop.reload()
    presets.get_by_role("radio", name="A friend").check(force=True)
    expect(desktop.get_by_role("radio", name="4", exact=True)).to_be_checked()
    desktop.keyboard.press("Enter")
    seats = snapshot_of(desktop, table_of(desktop))["seats"]
    assert [seat["kind"] for seat in seats] == ["me", "invite", "invite", "invite"]


def test_names_are_asked_for_one_screen(desktop: Page) -> None:
    desktop.goto("/new/mercado/here")
    desktop.get_by_role("radio", name="3", exact=True).check(force=True)
    desktop.get_by_role("textbox", name="Your name").fill("Ana")
    desktop.get_by_role("textbox", name="Name of the player on seat 2").fill("Bo")
    desktop.keyboard.press("Enter")
    seats = snapshot_of(desktop, table_of(desktop))["seats"]
    assert [seat["name"] for seat in seats] == ["Ana", "Bo", "Player 3"]


@pytest.mark.parametrize("language", ["de", "uk"])
def test_start_stays_under_the_thumb(phone: Page) -> None:
    phone.goto("/new/mercado")
    start = phone.locator("form .btn.primary")
    expect(start).to_be_visible()
    box = start.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] > 844 - 20
    assert box["height"] >= 44
    wide = phone.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide, "the page scrolls sideways"


@pytest.mark.parametrize("language", ["de", "uk"])
def test_start_is_in_view_on_a_laptop(open_page: NewPage) -> None:
    page = open_page("laptop")
    page.goto("/new/mercado")
    expect(page.locator("form .btn.primary")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_an_awning_is_not_stretched(
    open_page: NewPage, player: Callable[[str], ApiPlayer], device: Device
) -> None:
    """Dots are round: five scallops are 100 wide and 35 high, whatever the width of the stall."""
    ines = player("Inês")
    page = open_page(device, ines)
    page.goto(f"/table/{waiting(ines)}")
    awnings = page.locator(".stall .roof svg")
    expect(awnings.first).to_be_visible()
    for awning in awnings.all():
        box = awning.bounding_box()
        assert box is not None
        assert abs(box["width"] / box["height"] - 100 / 35) < 0.35


# Home.


def test_new_games_stay_in_sight_below_many_that_wait(
    open_page: NewPage, player: Callable[[str], ApiPlayer]
) -> None:
    ines = player("Inês")
    for game in ("mercado", "machikoro") * 2:
        ines.table(game, computer("easy"))
    page = open_page("desktop", ines)
    page.goto("/")
    expect(page.get_by_role("link", name=re.compile("^Continue"))).to_have_count(4)
    for name in ("Mercado de Lisboa", "Machi Koro"):
        expect(page.get_by_role("link", name=f"New game: {name}")).to_be_in_viewport(ratio=1)


# The campaign.


def test_a_campaign_begins_with_one_press(desktop: Page) -> None:
    """Nine cards before anything is begun; the first one begins both campaign and challenge."""
    desktop.goto("/campaign")
    cards = desktop.locator("[data-challenge]")
    expect(cards).to_have_count(9)
    settle(desktop)
    expect(desktop.locator("main .btn.primary")).to_have_count(1)
    expect(cards.nth(1)).to_contain_text("after challenge 1")
    tall = desktop.evaluate("document.documentElement.scrollHeight - innerHeight")
    assert tall <= 0, f"it scrolls by {tall}"
    cards.nth(0).get_by_role("button", name="Play challenge 1").click()
    table_of(desktop)
    desktop.goto("/campaign")
    expect(cards.nth(0).get_by_role("button", name="Play on")).to_be_visible()


def test_practice_never_changes_the_sheet(
    open_page: NewPage, player: Callable[[str], ApiPlayer]
) -> None:
    ines = player("Inês")
    campaign(ines, played=1)
    before = ines.get("/api/campaigns")
    page = open_page("desktop", ines)
    page.goto("/campaign")
    cards = page.locator("[data-challenge]")
    expect(cards.nth(0).get_by_role("link", name="Review")).to_be_visible()
    assert cards.nth(0).get_by_role("link").get_attribute("href") == (
        f"/review/table/{before[0]['challenges'][0]['table']}?start"
    )
    for number, name in ((8, "The Marquis of Lisboa"), (0, "The Specialist")):
        page.goto("/campaign")
        cards.nth(number).get_by_role("button", name=f"Practise: {name}").click()
        expect(page.get_by_role("heading", name=name).first).to_be_visible()
        play(table_of(page), ines, choices=3)
    assert ines.get("/api/campaigns") == before
    page.goto("/campaign")
    page.get_by_role("button", name="Earlier campaigns").click()
    expect(page.get_by_role("table")).to_be_visible()


def test_challenges_unfold_on_a_phone(
    open_page: NewPage, player: Callable[[str], ApiPlayer]
) -> None:
    ines = player("Inês")
    campaign(ines, played=1)
    page = open_page("phone", ines)
    page.goto("/campaign")
    states = [one["state"] for one in ines.get("/api/campaigns")[0]["challenges"]]
    number = 1 + next(n for n, state in enumerate(states) if state != "over")
    expect(page.locator("[data-challenge]")).to_have_count(len(states))
    settle(page)
    tops = [page.locator(f'[data-challenge="{n}"]').bounding_box() for n in (number, 1)]
    assert tops[0] is not None
    assert tops[1] is not None
    assert tops[0]["y"] < tops[1]["y"], "the next challenge comes first"
    first = page.locator('[data-challenge="1"]')
    expect(first.get_by_role("link", name="Review")).to_be_hidden()
    first.get_by_role("button", name="The Specialist", exact=True).tap()
    expect(first.get_by_role("link", name="Review")).to_be_visible()


# My games.


def test_a_lost_game_is_found_again(open_page: NewPage, player: Callable[[str], ApiPlayer]) -> None:
    """One request for the list; filters and search are kept in the URL."""
    ines, tomek = player("Inês"), player("Tomek")
    over = finished(ines, tomek)
    running = ines.table("mercado", INVITED)  # and she is to begin
    tomek.sit(running)
    page = open_page("desktop", ines)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/games")
    rows = page.get_by_role("region", name="My games").get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.first.get_by_role("link")).to_have_attribute("href", f"/table/{running}")
    expect(rows.first).to_contain_text("Your turn")
    expect(rows.nth(1).get_by_text(re.compile("^(Won|Lost|Shared win)$"))).to_be_visible()
    expect(rows.first.locator(".board")).to_be_attached()  # the position itself, small
    assert not [url for url in asked if "/api/tables/" in url]
    page.get_by_role("button", name="Running").click()
    expect(rows).to_have_count(1)
    expect(page).to_have_url(re.compile("show=running"))
    page.reload()
    expect(rows).to_have_count(1)
    page.get_by_role("button", name="All", exact=True).click()
    expect(rows).to_have_count(2)
    search = page.get_by_role("searchbox")
    search.fill("nobody of that name")
    expect(page.get_by_text("No game fits.")).to_be_visible()
    search.fill("tome")
    expect(rows).to_have_count(2)
    rows.nth(1).get_by_role("link", name="Review").click()
    page.wait_for_url(f"**/review/table/{over}**")


def test_ratings_and_what_each_game_changed(
    open_page: NewPage, member: Callable[[str], ApiPlayer]
) -> None:
    ines, tomek = member("Rated Inês"), member("Rated Tomek")
    for _ in range(2):
        table = ines.table("mercado", INVITED, rated=True)
        tomek.sit(table)
        play(table, ines, tomek)
    wait_until(lambda: len(ines.get("/api/me/ratings/history")) == 2, 60, "both games are rated")
    history = ines.get("/api/me/ratings/history")
    page = open_page("desktop", ines)
    page.goto("/games")
    panel = page.locator("section", has=page.get_by_role("heading", name="Rating"))
    expect(panel).to_contain_text(str(history[-1]["rating"]))
    expect(panel.get_by_role("img")).to_be_visible()  # the curve
    row = page.get_by_role("region", name="My games").get_by_role("listitem").first
    expect(row).to_contain_text(str(abs(history[-1]["change"])))


# The result.


def test_a_rated_result_shows_ratings_on_the_scale_that_people_know(
    open_page: NewPage, member: Callable[[str], ApiPlayer]
) -> None:
    """1500 is the mean; ratings from few games have a question mark, changes have a sign."""
    ines, tomek = member("Result Inês"), member("Result Tomek")
    table = ines.table("mercado", INVITED, rated=True)
    tomek.sit(table)
    winners = play(table, ines, tomek)["result"]["winners"]
    history = "/api/me/ratings/history"
    wait_until(lambda: all(one.get(history) for one in (ines, tomek)), 60, "the game is rated")
    page = open_page("desktop", ines)
    page.goto(f"/table/{table}")
    for seat, player in enumerate((ines, tomek)):
        row = page.get_by_role("row", name=player.name)
        after = player.get(history)[-1]
        assert 1200 < after["rating"] < 1800
        if len(winners) == 1:  # chance may let them share the win
            assert (after["change"] > 0) == (seat in winners)
        sign = "+" if after["change"] > 0 else "−" if after["change"] < 0 else "±"
        expect(row.locator(".rating")).to_have_text(
            re.compile(rf"{after['rating']}\?\s*{re.escape(sign)}{abs(after['change'])}")
        )


def test_the_result_of_machi_koro_shows_landmarks_over_time(
    open_page: NewPage, player: Callable[[str], ApiPlayer]
) -> None:
    ines, tomek = player("Inês"), player("Tomek")
    table = town(ines, tomek)
    cities = ines.snapshot(table)["view"]["players"]
    page = open_page("desktop", ines)
    page.goto(f"/table/{table}")
    expect(page.get_by_role("heading", name="Landmarks over time")).to_be_visible()
    built = page.locator(".course li")
    expect(built).to_have_count(sum(sum(city["landmarks"].values()) for city in cities))
    expect(built.first).to_have_text(re.compile(r"round \d+"))
    expect(page.get_by_role("row", name="Inês").locator(".score")).to_contain_text("landmark")


# The lobby.


def test_a_row_of_the_lobby_says_what_one_chooses_by(
    open_page: NewPage, player: Callable[[str], ApiPlayer]
) -> None:
    host = player("Wanda")
    seats = ({"kind": "lobby"}, {"kind": "computer", "level": "easy"})
    clock = {"kind": "days", "amount": 3}
    table = host.table("mercado", *seats, public=True, clock=clock)
    page = open_page("desktop", player("Inês"))
    page.goto("/lobby")
    row = page.locator(f'[data-table="{table}"]')
    expect(row.locator(".who")).to_contain_text("Wanda")
    expect(row.locator(".who")).to_contain_text("1 computer")
    expect(row.locator(".level")).to_contain_text("new")
    expect(row.locator(".counts")).to_have_text("casual")
    expect(row.locator(".clock:visible")).to_contain_text("3 days")
    expect(row.get_by_text("1 free", exact=True)).to_be_visible()
    expect(row.locator(".age")).to_have_text(re.compile("sec|min|now"))


def test_from_home_to_a_seat_in_two_presses(
    open_page: NewPage, player: Callable[[str], ApiPlayer]
) -> None:
    """No dialog on the way; to leave before the game begins, you just get up."""
    table = waiting(player("Zbigniew"))
    page = open_page("desktop")
    page.goto("/")
    page.get_by_role("link", name="Lobby", exact=True).click()
    page.get_by_role("button", name="Join: Zbigniew").click()
    assert table_of(page) == table
    expect(page.get_by_role("button", name="Get up")).to_be_visible()
    assert snapshot_of(page, table)["own"] == [1]
    page.get_by_role("button", name="Get up").click()
    expect(page.get_by_role("button", name="Sit here").first).to_be_visible()


def test_a_table_that_fills_goes_grey_and_leaves(
    open_page: NewPage, member: Callable[[str], ApiPlayer]
) -> None:
    host, guest = member("Yara"), member("Wim")
    table = host.table("mercado", {"kind": "lobby"}, public=True, rated=True)
    page = open_page("desktop", member("Inês of the lobby"))
    page.clock.install()
    page.goto("/lobby")
    row = page.locator(f'[data-table="{table}"]')
    expect(row).to_contain_text("rated")
    expect(row).to_contain_text("1 free")
    expect(page.locator("main .btn.primary")).to_have_count(1)
    page.clock.pause_at(page.evaluate("Date.now() + 100"))
    guest.sit(table)
    page.clock.run_for(5_100)  # the next look at the server
    expect(row.get_by_role("button", name="Full")).to_be_disabled()
    page.clock.run_for(3_100)
    expect(row).to_have_count(0)
    page.clock.resume()
    page.locator("section", has_text="Nobody here?").get_by_role("button").click()
    seats = snapshot_of(page, table_of(page))["seats"]
    assert [seat["kind"] for seat in seats] == ["me", "computer"]


def test_a_guest_is_told_why_and_signs_up_where_the_rated_table_is(
    open_page: NewPage, member: Callable[[str], ApiPlayer]
) -> None:
    host = member("Viola")
    table = host.table("mercado", {"kind": "lobby"}, public=True, rated=True)
    page = open_page("desktop")
    page.goto("/lobby")
    row = page.locator(f'[data-table="{table}"]')
    expect(
        row.get_by_role("link", name="Rated tables are for people with an account")
    ).to_be_visible()
    expect(row.get_by_role("button")).to_have_count(0)
    page.goto(f"/table/{table}")
    expect(page.get_by_role("heading", name="This table is rated")).to_be_visible()
    expect(page.get_by_role("button", name="Sit here")).to_have_count(0)
    page.get_by_label("Name", exact=True).fill("Newcomer")
    page.get_by_role("textbox", name="Password").fill("three blue herons")
    page.get_by_role("button", name="Create account").click()
    page.get_by_role("button", name="Sit here").click()
    wait_until(lambda: host.snapshot(table)["state"] == "playing", 60, "everybody sits")
    assert [seat["guest"] for seat in host.snapshot(table)["seats"]] == [False, False]

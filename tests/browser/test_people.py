"""Profiles, friends, invitations, blocks and reports, on the pages of two people."""

import re
from collections.abc import Callable, Iterator
from itertools import count

import pytest
from playwright.sync_api import Page, expect

from tests.browser.api_player import ApiPlayer
from tests.browser.chromium import LANGUAGES, Device, Watch
from tests.browser.people_scenes import NAME, answer_profile
from tests.servers import Feira

NewPage = Callable[..., Page]
numbers = count(1)


@pytest.fixture
def two(server: Feira) -> Iterator[tuple[ApiPlayer, ApiPlayer]]:
    """Two accounts whose names need escaping in URLs."""
    number = next(numbers)
    with (
        ApiPlayer(server.url, f"Zoë/{number}.b", account=True) as zoe,
        ApiPlayer(server.url, f"Jan {number}", account=True) as jan,
    ):
        yield zoe, jan


def path(player: ApiPlayer) -> str:
    """The page of an account, as the address bar has it."""
    return "/@" + player.name.replace("/", "%2F").replace(" ", "%20")


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_a_profile_shows_ratings_coins_dice_opponents_and_best_games(
    open_page: NewPage, device: Device
) -> None:
    page = open_page(device)
    answer_profile(page)
    page.goto(f"/@{NAME}")
    expect(page.get_by_role("heading", level=1, name=NAME)).to_be_visible()
    expect(page.get_by_text("From rated and public games")).to_be_visible()
    mercado = page.locator("section", has=page.get_by_role("heading", name="Mercado de Lisboa"))
    expect(mercado).to_contain_text("1609")
    expect(mercado.locator("li").first).to_have_text(re.compile(r"Fish\s*38%"))
    dice = page.get_by_role("img", name=re.compile("7: rolled 38, expected 36"))
    expect(dice).to_be_visible()
    expect(page.get_by_text("Two dice, 216 rolls")).to_be_visible()
    expect(page.get_by_text("quite ordinary")).to_be_visible()
    page.get_by_role("button", name="One die, 84 rolls").click()
    expect(page.get_by_role("img", name=re.compile("6: rolled 13, expected 14"))).to_be_visible()
    expect(dice).to_have_count(0)
    ahead = page.get_by_role("img", name="Against Tomek: 5 times ahead, 4 times behind")
    expect(ahead).to_be_visible()
    move = page.get_by_role("link", name=re.compile("Best single move"))
    expect(move).to_have_attribute("href", "/review/table/t9/33")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_said_in_every_language(open_page: NewPage, watch: Watch) -> None:
    watch.allow("404 GET")
    page = open_page("phone")
    page.goto("/@Nobody")
    expect(page.locator("main .none")).to_be_visible()
    assert not re.search(r"\bprofile-", page.locator("main").inner_text())


def test_an_invitation_leads_both_to_the_table(
    open_page: NewPage, two: tuple[ApiPlayer, ApiPlayer]
) -> None:
    zoe, jan = two
    hers, his = open_page("desktop", zoe), open_page("phone", jan)
    hers.goto(path(jan))
    hers.get_by_role("button", name="Invite to a game").click()
    hers.get_by_role("button", name="Mercado de Lisboa").click()
    hers.wait_for_url("**/table/*")
    his.goto("/")
    invited = his.get_by_role("region", name="You are invited")
    expect(invited).to_contain_text(zoe.name)
    invited.get_by_role("link", name=re.compile("Join")).click()
    his.wait_for_url("**/table/*")
    table = his.url.rsplit("/table/")[1].split("/")[0]
    assert hers.url.endswith(table)
    expect(his.get_by_role("main")).to_contain_text(zoe.name)


def test_a_guest_is_reported_and_blocked_from_the_table(
    open_page: NewPage, player: Callable[[str], ApiPlayer]
) -> None:
    ines, gus = player("Inês"), player("Gus")
    table = ines.table("mercado", {"kind": "invite"})
    gus.sit(table)
    page = open_page("phone", ines)
    page.goto(f"/table/{table}")
    for name, said in (("Block Gus", "Blocked"), ("Report Gus", "What happened?")):
        page.get_by_role("button", name="More", exact=True).tap()
        page.get_by_role("button", name="Report or block somebody").tap()
        page.get_by_role("button", name=name, exact=True).tap()
        expect(page.get_by_role("dialog")).to_contain_text(said)
        if name == "Block Gus":
            page.get_by_role("button", name="Close", exact=True).tap()
    page.get_by_role("button", name="Send", exact=True).tap()
    expect(page.get_by_text("Thank you.")).to_be_visible()


def test_friends_blocks_and_reports(
    open_page: NewPage, two: tuple[ApiPlayer, ApiPlayer], watch: Watch
) -> None:
    zoe, jan = two
    hers, his = open_page("phone", zoe), open_page("desktop", jan)
    hers.goto(path(jan))
    hers.get_by_role("button", name="Add as a friend").tap()
    expect(hers.get_by_role("button", name="Withdraw the request")).to_be_visible()
    his.goto("/people")
    his.get_by_role("button", name=f"Accept: {zoe.name}").click()
    expect(his.get_by_role("button", name=f"Invite: {zoe.name}")).to_be_visible()
    his.goto(path(zoe))
    his.get_by_role("button", name="Report", exact=True).click()
    his.get_by_label("What happened?").fill("Rude")
    his.get_by_role("button", name="Send", exact=True).click()
    expect(his.get_by_text("Thank you.")).to_be_visible()
    his.get_by_role("button", name="Close", exact=True).click()
    his.get_by_role("button", name="Block").click()
    his.get_by_role("dialog").get_by_role("button", name="Block").click()
    expect(his.get_by_role("button", name="Unblock")).to_be_visible()
    watch.allow("404 GET")
    hers.reload()
    expect(hers.get_by_text("There is no account with this name.")).to_be_visible()
    his.get_by_role("button", name="Unblock").click()
    expect(his.get_by_role("button", name="Add as a friend")).to_be_visible()


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_openings_are_followed_step_by_step(open_page: NewPage, device: Device) -> None:
    page = open_page(device)
    page.goto("/openings/machikoro")
    mass = page.locator("section", has=page.get_by_role("heading", name="Computer against"))
    first = mass.get_by_role("button").first
    word = first.inner_text().strip()
    first.click()
    line = page.get_by_role("navigation", name="The opening so far")
    expect(line.get_by_role("button", name=word)).to_be_visible()
    page.get_by_role("link", name="The games in numbers").first.click()
    expect(page.get_by_role("heading", name="How long games take")).to_be_visible()

"""Details at the table that had bugs."""

import re
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from feira.core.types import Json
from tests.browser.api_player import ApiPlayer, computer, play
from tests.browser.chromium import Device, keep_said
from tests.browser.fixed_games import fixed_table
from tests.browser.measure import faults
from tests.browser.page_driver import SHOWN
from tests.browser.screenshots import settle

NewPage = Callable[..., Page]
Player = Callable[[str], ApiPlayer]
INVITED = {"kind": "invite"}
PASSED_FOR = 6000  # milliseconds that a page says that a turn has passed by itself


@pytest.mark.parametrize("motion", ["no-preference"])
def test_dice_never_lie_beside_an_old_total(
    open_page: NewPage, player: Player, motion: Literal["no-preference"]
) -> None:
    """In every frame the total is that of the visible dice."""
    assert motion == "no-preference"
    ana, bo = player("Ana"), player("Bo")
    table = ana.table("machikoro", INVITED, options={"plus": "no"})
    bo.sit(table)
    play(table, ana, bo, choices=4)
    page = open_page("desktop", ana)
    page.goto(f"/table/{table}")
    expect(page.locator(".dice")).to_be_visible()
    page.evaluate(
        """() => {
          window.seen = [];
          const look = () => {
            const dice = document.querySelector(".dice");
            const pips = dice.querySelectorAll("circle").length;
            const total = Number(dice.querySelector(".total")?.textContent ?? 0);
            const added = dice.querySelector(".added")?.textContent ?? "";
            window.seen.push({ pips, total, added });
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    before = ana.snapshot(table)["version"]
    play(table, ana, bo, choices=4)
    page.wait_for_function(
        "(version) => Number(document.body.dataset.version) > version", arg=before + 2
    )
    page.wait_for_function("() => window.seen.some(({ total }) => total)")
    seen = page.evaluate("window.seen")
    for frame in seen:
        if frame["total"]:
            assert frame["total"] == frame["pips"], frame
            assert frame["added"] == "", frame


def test_the_board_keeps_its_size_while_one_points_at_things(
    open_page: NewPage, player: Player
) -> None:
    ana = player("Ana")
    table = fixed_table(ana, "mercado", computer(), choices=14, until=can_open_a_stall)
    page = open_page("desktop", ana)
    for width, height in ((1440, 900), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"/table/{table}")
        square = page.locator('[data-place="c3"]')
        expect(square).to_be_visible()
        settle(page)
        size = square.bounding_box()
        for spot in page.locator("button[data-slot]").all():
            spot.hover()
            page.wait_for_timeout(30)
            assert square.bounding_box() == size
        for key in ("1", "2", "3"):
            page.keyboard.press(key)
            for place in ("a1", "c3", "e5"):
                page.locator(f'[data-place="{place}"]').hover()
                assert square.bounding_box() == size
            page.keyboard.press("Escape")


def test_chat_opens_and_shows_what_is_unread(open_page: NewPage, player: Player) -> None:
    ana, bo = player("Ana"), player("Ana")  # a guest's name is not theirs alone
    table = ana.table("mercado", INVITED)
    bo.sit(table)
    desk, phone = open_page("desktop", ana), open_page("phone", bo)
    for page in (desk, phone):
        page.goto(f"/table/{table}")
        expect(page.get_by_role("grid")).to_be_visible()
    desk.keyboard.press("c")
    field = desk.get_by_placeholder("Say something")
    expect(field).to_be_focused()
    field.fill("Boa sorte!")
    field.press("Enter")
    more = phone.get_by_role("button", name="More", exact=True)
    expect(more.locator(".unread")).to_contain_text("1")
    more.click()
    phone.get_by_role("button", name="Chat, 1 new message").click()
    expect(phone.get_by_text("Boa sorte!")).to_be_visible()
    phone.get_by_placeholder("Say something").fill("Obrigado")
    phone.get_by_placeholder("Say something").press("Enter")
    phone.get_by_role("button", name="Close", exact=True).click()
    expect(desk.get_by_text("Obrigado")).to_be_visible()
    expect(more.locator(".unread")).to_have_count(0)  # one's own message is never unread
    desk.get_by_role("tab", name="Game log").click()
    expect(desk.get_by_role("tab", name="Chat", exact=True)).to_have_text("Chat")
    phone.reload()
    expect(phone.get_by_role("grid")).to_be_visible()
    expect(more.locator(".unread")).to_have_count(0)


def test_nonces_are_shown_right_at_once(open_page: NewPage, player: Player) -> None:
    page = open_page("desktop", player("Ana"))
    page.goto("/new/mercado")
    page.locator("form .btn.primary").click()
    expect(page.get_by_role("grid")).to_be_visible()
    page.get_by_role("button", name="Provably fair").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("li", has_text="Ana").locator("code")).to_be_visible()


def test_a_phone_that_turns_round_makes_no_error(open_page: NewPage, player: Player) -> None:
    """The focus is on a card when the number line lies down."""
    ana = player("Ana")
    table = ana.table("machikoro", computer("easy"))
    page = open_page("phone", ana)
    page.goto(f"/table/{table}")
    card = page.locator('button[data-spot^="card-"]').first
    card.tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1000, "height": 390})
    expect(page.locator(".town")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".tall")).to_be_visible()


def test_after_the_end_the_table_shows_the_result(open_page: NewPage, player: Player) -> None:
    ana, bo = player("Ana"), player("Bo")
    table = ana.table("mercado", INVITED)
    bo.sit(table)
    scores = play(table, ana, bo)["result"]["scores"]
    page = open_page("desktop", ana)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Look at the board").click()
    for name, score in (("Ana", scores[0]), ("Bo", scores[1])):
        panel = page.get_by_role("article", name=name)
        expect(panel.locator('[data-spot^="coins-"]')).to_contain_text(str(score).replace("-", "−"))
    for word in ("Hint", "Undo", "last turn"):
        expect(page.get_by_text(word)).to_have_count(0)


def only_pass(seen: Json) -> bool:
    """A turn in which nothing can be built."""
    return len(seen["turn"]["choices"]) == 1 and seen["view"]["stage"] == "build"


def spend(player: ApiPlayer, table: str, seen: Json) -> None:
    """Builds the dearest thing."""
    dearest = max(seen["turn"]["previews"], key=lambda one: int(one["cost"]))
    player.command(table, "choose", seen["version"], choice=dearest["choice"])


def until_only_pass(ana: ApiPlayer, bo: ApiPlayer) -> tuple[str, Json]:
    """Both spend everything until the first has nothing left to build with, in several games if
    needed.

    The dice may let a game end before that.
    """
    for _ in range(20):
        table = ana.table("machikoro", INVITED, options={"plus": "no"})
        bo.sit(table)
        while (seen := ana.snapshot(table))["state"] != "over":
            if seen["turn"] and only_pass(seen):
                return table, seen
            for player in (ana, bo):
                now = player.snapshot(table)
                if now["turn"] and not (player is ana and only_pass(now)):
                    spend(player, table, now)
    raise AssertionError("somebody could always build")


@pytest.mark.parametrize("device", ["desktop", "phone", "phone-side"])
def test_a_turn_in_which_nothing_can_be_built_passes_by_itself(
    open_page: NewPage, player: Player, device: Device
) -> None:
    ana, bo = player("Ana"), player("Bo")
    table, seen = until_only_pass(ana, bo)
    page = open_page(device, ana)
    keep_said(page, PASSED_FOR)
    page.goto(f"/table/{table}")
    # in the panel of the turn: it lies over nothing
    panel = page.locator("section, [role=group]").and_(page.get_by_label("This turn"))
    told = panel.get_by_text("Nothing to build: your turn has passed.")
    expect(told).to_be_visible()
    settle(page)
    assert faults(page) == []
    assert ana.snapshot(table)["version"] > seen["version"]
    page.get_by_role("button", name="Ask me next time").click()
    expect(told).to_have_count(0)
    table, seen = until_only_pass(ana, bo)
    page.goto(f"/table/{table}")
    expect(page.get_by_role("button", name=re.compile("Build nothing|Pass"))).to_be_visible()
    page.wait_for_timeout(1500)
    assert ana.snapshot(table)["version"] == seen["version"]


def can_open_a_stall(seen: Json) -> bool:
    """A turn with a tile that can be put somewhere."""
    return any(one["action"]["kind"] == "stall" for one in seen["turn"]["previews"])


def test_settings_for_how_one_plays(open_page: NewPage, player: Player) -> None:
    """With confirmation, a first press on a square only previews; the second makes the move."""
    ana = player("Ana")
    table = fixed_table(ana, "mercado", computer(), choices=4, until=can_open_a_stall)
    seen = ana.snapshot(table)
    page = open_page("desktop", ana)
    page.goto("/settings")
    page.get_by_role("group", name="Confirm moves").get_by_text("On", exact=True).click()
    page.get_by_role("group", name="Animations").get_by_text("Fast", exact=True).click()
    page.get_by_role("group", name="Sound").get_by_text("My turn", exact=True).click()
    page.reload()
    for group, value in (("Confirm moves", "On"), ("Animations", "Fast"), ("Sound", "My turn")):
        chosen = page.get_by_role("group", name=group).get_by_role("radio", name=value, exact=True)
        expect(chosen).to_be_checked()
    stall = next(one for one in seen["turn"]["previews"] if one["action"]["kind"] == "stall")
    page.goto(f"/table/{table}")
    good, square = stall["action"]["good"], stall["action"]["square"]
    page.wait_for_function(SHOWN, arg=seen["version"])
    page.locator(f'button[data-spot="hand-0-{good}"]').first.click()
    place = page.locator(f'[data-place="{square}"]')
    place.click()
    page.wait_for_timeout(300)
    assert ana.snapshot(table)["version"] == seen["version"]
    place.click()
    page.wait_for_function(
        "(version) => Number(document.body.dataset.version) > version", arg=seen["version"]
    )


def test_a_practised_challenge_never_changes_the_sheet(open_page: NewPage, player: Player) -> None:
    ana = player("Ana")
    sheet = ana.post("/api/campaigns", {"game": "mercado", "name": "Lisboa"})
    options = sheet["challenges"][0]["options"]
    both = {"campaign": sheet["id"], "practise": True, "options": options}
    plan = {"game": "mercado", "seats": [{"kind": "me"}]}
    assert ana.try_post("/api/tables", plan | both).status_code == 400
    table = ana.table("mercado", options=options, practise=True)
    page = open_page("desktop", ana)
    page.goto(f"/table/{table}")
    expect(page.locator(".badge", has_text="Practice")).to_be_visible()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Start over").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    play(table, ana)
    (after,) = ana.get("/api/campaigns")
    assert [one["state"] for one in after["challenges"]] == ["none"] * len(after["challenges"])
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Play it again").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    assert ana.snapshot(page.url.rsplit("/", 1)[-1])["practise"]


def paid(card: str, payer: int, seat: int, coins: int) -> Json:
    """An event in which a card takes coins from the player who rolled."""
    return {"key": "paid-red", "seat": payer, "to-seat": seat, "coins": coins, "card": card}


def earned(card: str, seat: int, coins: int) -> Json:
    """An event in which a card earns coins from the bank."""
    return {"key": "earned", "seat": seat, "coins": coins, "card": card}


def test_all_that_a_roll_brought_is_shown(open_page: NewPage, player: Player) -> None:
    """On a phone too, where five players earn from everything at once: nothing is cut off."""
    people = [player(name) for name in ("Ana", "Bo", "Cem", "Dana", "Maximilian")]
    ana = people[0]
    table = ana.table("machikoro", *[INVITED] * 4, options={"plus": "yes"})
    for other in people[1:]:
        other.sit(table)
    play(table, *people, choices=1, until=rolled)
    steps = ana.get(f"/api/tables/{table}/steps")
    cards = ("hamburger-stand", "family-restaurant", "mackerel-boat", "furniture-factory", "mine")
    red = [paid(card, 0, seat, 3) for seat in (4, 3, 2, 1) for card in cards[:2]]
    rest = [earned(card, seat, 12) for card in cards[2:] for seat in range(5)]
    last = max(n for n, one in enumerate(steps) if has_roll(one))
    dice = [one for one in steps[last]["events"] if one["key"] == "rolled"]
    steps[last]["events"] = dice + red + rest
    for device in ("phone", "phone-side"):
        page = open_page(device, ana)
        page.route(f"**/api/tables/{table}/steps", lambda route: route.fulfill(json=steps))
        page.goto(f"/table/{table}")
        brought = page.locator(".now li")
        expect(brought).to_have_count(len(cards))
        expect(brought.first).to_contain_text("−12")  # added up: one line for each card
        settle(page)
        assert faults(page) == []
        for one in brought.all():
            one.scroll_into_view_if_needed()
            expect(one).to_be_in_viewport(ratio=0.9)


def has_roll(step: Json) -> bool:
    """A step in which dice were rolled."""
    return any(event["key"] == "rolled" for event in step["events"])


def rolled(seen: Json) -> bool:
    """A turn whose dice are rolled, and which does not pass by itself."""
    view, choices = seen["view"], seen["turn"]["choices"]
    return bool(view["stage"] == "build" and view["turn"] == 0 and len(choices) > 1)


def test_the_header_says_which_round_it_is(open_page: NewPage, player: Player) -> None:
    ana, bo = player("Ana"), player("Bo")
    table = ana.table("mercado", INVITED)
    bo.sit(table)
    play(table, ana, bo, choices=6)
    (row,) = ana.get("/api/me/games")["games"]
    assert row["round"] > 1
    page = open_page("desktop", ana)
    page.goto(f"/table/{table}")
    header = page.get_by_role("banner")
    expect(header).to_contain_text(f"2 players · Round {row['round']}", use_inner_text=True)

"""The sound of one's turn, and the confirmation before a move that may end a challenge."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from feira.core.types import Json
from tests.browser.api_player import ApiPlayer, play
from tests.browser.measure import LAID_OUT
from tests.browser.page_driver import MercadoDriver
from tests.browser.scenes import INVITED

NewPage = Callable[..., Page]
Player = Callable[[str], ApiPlayer]

# Keeps the pitch of every tone that is started; nothing is heard in a test.
LISTEN = """
  window.heard = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.heard.push(Math.round(this.frequency.value));
    return start.apply(this, when);
  };
"""
MY_TURN = [587, 880]


@pytest.mark.parametrize(("setting", "heard"), [("My turn", MY_TURN), ("Off", [])])
def test_my_turn_is_heard_if_that_is_wanted(
    open_page: NewPage, player: Player, setting: str, heard: list[int]
) -> None:
    ana, bo = player("Ana"), player("Bo")
    table = ana.table("mercado", INVITED)
    bo.sit(table)
    page = open_page("desktop", ana)
    page.add_init_script(LISTEN)
    page.goto("/settings")
    page.get_by_role("group", name="Sound").get_by_text(setting, exact=True).click()
    seen = ana.snapshot(table)
    coin = next(one for one in seen["turn"]["previews"] if one["action"]["kind"] == "coin")
    assert ana.command(table, "choose", seen["version"], choice=coin["choice"])
    page.goto(f"/table/{table}")
    expect(page.locator(f'[data-version="{seen["version"] + 1}"]')).to_be_attached()
    assert page.evaluate("window.heard") == []  # it is Bo's turn
    seen = bo.snapshot(table)
    assert bo.command(table, "choose", seen["version"], choice=coin["choice"])
    expect(page.locator(f'[data-version="{seen["version"] + 1}"]')).to_be_attached()
    page.wait_for_function("(tones) => window.heard.length >= tones", arg=len(heard))
    page.evaluate(LAID_OUT)
    assert page.evaluate("window.heard") == heard


def stall_first(seen: dict[str, object]) -> bool:
    """A turn that can open a stall."""
    turn: dict[str, list[dict[str, dict[str, str]]]] = seen["turn"]  # type: ignore[assignment]
    return any(one["action"]["kind"] == "stall" for one in turn["previews"])


def test_a_move_that_may_end_a_challenge_is_asked_about_first(
    open_page: NewPage, player: Player
) -> None:
    """The server computes the risk, which is tested there; here it is 30 % for every move."""
    ana = player("Ana")
    sheet = ana.post("/api/campaigns", {"game": "mercado", "name": "Lisboa"})
    table = ana.table("mercado", options=sheet["challenges"][1]["options"], campaign=sheet["id"])
    seen = play(table, ana, choices=0, until=stall_first)
    page = open_page("desktop", ana)

    def risky(route: Route) -> None:
        route.fulfill(json={"risk": 0.3})

    page.route("**/risk?**", risky)
    page.goto(f"/table/{table}")
    driver = MercadoDriver(page)
    driver.ready(seen)
    stall = next(one for one in seen["turn"]["previews"] if one["action"]["kind"] == "stall")
    driver.act(stall, seen)
    asked = page.get_by_role("dialog")
    expect(asked).to_contain_text("30%")
    think = asked.locator("[data-first]")
    expect(think).to_be_focused()  # the safe answer
    think.click()
    expect(asked).to_have_count(0)
    assert ana.snapshot(table)["version"] == seen["version"]
    driver.choose(stall, seen)  # asked again, and this time confirmed
    assert ana.snapshot(table)["version"] > seen["version"]


def to_the_harbour(_player: ApiPlayer, _table: str, seen: Json) -> int:
    """Builds station, harbour and what pays, but no more landmarks, and rolls two dice."""
    previews = seen["turn"]["previews"]

    def wanted(one: Json) -> int:
        action = one["action"]
        if action["kind"] == "roll":
            return int(action["dice"])
        if action["kind"] != "build":
            return 0
        order = ("harbour", "station", "fruit-market", "ranch", "forest", "bakery")
        return 9 - order.index(action["building"]) if action["building"] in order else 0

    return int(max(previews, key=wanted)["choice"])


def asks_to_add(seen: Json) -> bool:
    """The harbour asks its question, and another player earns by one of the answers."""
    previews = seen["turn"]["previews"]
    return any(one["action"]["kind"] == "add" and one["action"]["added"] for one in previews)


def test_the_harbour_says_what_everybody_gets(open_page: NewPage, player: Player) -> None:
    ana, bo = player("Ana"), player("Bo")
    table = ana.table("machikoro", INVITED, options={"plus": "yes"})
    bo.sit(table)
    seen = play(table, ana, bo, choices=1, choose=to_the_harbour, until=asks_to_add)
    page = open_page("desktop", ana)
    page.goto(f"/table/{table}")
    for preview in seen["turn"]["previews"]:
        answer = page.locator(f'[data-choice="{preview["text"]}"]')
        expect(answer).to_be_visible()
        given = [f"Bo+{coins}" for coins in preview["others"].values()]
        expect(answer.locator("small > span")).to_have_text(given)


def test_on_a_phone_a_second_press_takes_the_coin(open_page: NewPage, player: Player) -> None:
    """The tab asks; whoever presses what it shows has answered."""
    ana, bo = player("Ana"), player("Bo")
    table = ana.table("mercado", INVITED)
    bo.sit(table)
    seen = ana.snapshot(table)
    coins = seen["view"]["players"][0]["coins"]
    page = open_page("phone", ana)
    page.goto(f"/table/{table}")
    tab = page.get_by_role("button", name="Coin", exact=False).last
    tab.tap()
    tab.tap()  # once more asks no less
    take = page.locator(".shelf").get_by_role("button", name="Take a coin")
    expect(take).to_have_attribute("aria-pressed", "true")
    take.tap()
    expect(page.locator(f'[data-version="{seen["version"] + 1}"]')).to_be_attached()
    assert ana.snapshot(table)["view"]["players"][0]["coins"] == coins + 1

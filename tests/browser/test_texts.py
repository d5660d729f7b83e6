"""The texts of a table: the log, hints, and the names in records."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from feira.core.types import Json
from tests.browser.api_player import ApiPlayer, computer
from tests.browser.chromium import LANGUAGES, PATIENCE
from tests.browser.fixed_games import fixed_table
from tests.browser.page_driver import snapshot_of
from tests.browser.screenshots import settle

NewPage = Callable[..., Page]
# The line on which a sentence goes on after a button begins with a sign.
BROKEN = """() => [...document.querySelectorAll(".log li, .log p")].flatMap((line) => {
  const found = [];
  const walk = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  for (let before = null, node; (node = walk.nextNode()); before = node) {
    if (!before || !/^[,.;:)]/.test(node.data)) continue;
    const range = document.createRange();
    range.setStart(node, 0);
    range.setEnd(node, 1);
    const [sign] = range.getClientRects();
    range.selectNodeContents(before);
    const last = [...range.getClientRects()].at(-1);
    if (sign && last && sign.top > last.bottom - 2) found.push(line.textContent);
  }
  return found;
})"""


@pytest.fixture
def table(player: Callable[[str], ApiPlayer]) -> tuple[ApiPlayer, str]:
    """Inês and two computers, some rounds into a game of Mercado; it is her turn."""
    ines = player("Inês")
    until, options = may_open_a_stall, {"money": "open"}
    table = fixed_table(
        ines, "mercado", computer(), computer(), choices=18, until=until, options=options
    )
    return ines, table


def test_the_log_tells_turns_in_sentences_and_folds_the_rest(
    open_page: NewPage, table: tuple[ApiPlayer, str]
) -> None:
    ines, number = table
    page = open_page("desktop", ines)
    page.goto(f"/table/{number}")
    log = page.get_by_role("region", name="Game log")
    rounds = log.get_by_role("heading", name=re.compile(r"Round \d+"))
    expect(rounds).to_have_count(3)
    turns = log.locator("ol li").all_inner_texts()
    assert len(turns) <= 9
    assert all(re.match(r"(You|Bento|Catarina) (opened|brought|took)", one) for one in turns), turns
    assert any(re.search(r": paid \d+, ", one) for one in turns), turns
    setup = log.get_by_text("Set-up")
    expect(setup).to_be_visible()
    expect(log.get_by_text("A closed").first).to_be_hidden()
    setup.click()
    expect(log.get_by_text("A closed").first).to_be_visible()
    log.get_by_text(re.compile(r"^Rounds? 1")).click()
    for width in (1440, 1300, 1210):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate(BROKEN) == []


def test_the_log_of_machi_koro_can_be_retold(
    open_page: NewPage, player: Callable[[str], ApiPlayer]
) -> None:
    """One sentence for a turn: the player, the roll, the income, the building."""
    ines = player("Inês")
    table = fixed_table(ines, "machikoro", computer(), choices=16, options={"plus": "no"})
    page = open_page("desktop", ines)
    page.goto(f"/table/{table}")
    expect(page.locator("div.dice")).to_be_visible()
    page.keyboard.press("l")
    log = page.get_by_role("dialog").get_by_role("region", name="Game log")
    expect(log.get_by_role("heading", name=re.compile(r"Round \d+")).first).to_be_visible()
    turns = log.locator("ol li").all_inner_texts()
    assert turns
    assert all(re.match(r"(You|Bento) rolled \d+", one) for one in turns), turns


def test_records_name_computers_as_the_page_does(table: tuple[ApiPlayer, str]) -> None:
    ines, number = table
    record = ines.http.get(f"/api/tables/{number}/record").raise_for_status().text
    assert "players: Inês, Bento (easy), Catarina (easy)" in record


def may_open_a_stall(seen: Json) -> bool:
    """Whether it is her turn and she can pay for a stall."""
    previews = seen["turn"]["previews"] if seen["turn"] else []
    return any(one["action"]["kind"] == "stall" for one in previews)


def test_a_hint_names_the_tile(open_page: NewPage, table: tuple[ApiPlayer, str]) -> None:
    ines, number = table
    seen = ines.snapshot(number)
    stall = next(one for one in seen["turn"]["previews"] if one["action"]["kind"] == "stall")
    assert ines.command(number, "choose", seen["version"], choice=stall["choice"])
    page = open_page("desktop", ines)
    page.goto(f"/table/{number}")
    ask = page.get_by_role("region", name="What is asked of you")
    expect(ask).to_contain_text("Take a tile from the display.")
    page.keyboard.press("h")
    expect(ask).to_contain_text(
        re.compile(r"Take the (fish|flowers|tomatoes|meat|grapes)[:.]|Exchange")
    )
    expect(ask).not_to_contain_text("Take a tile")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_in_machi_koro_is_a_sentence(
    open_page: NewPage, player: Callable[[str], ApiPlayer], language: str
) -> None:
    ines = player("Inês")
    table = ines.table("machikoro", computer("easy"))
    page = open_page("desktop" if language in ("en", "uk") else "phone", ines)
    page.goto(f"/table/{table}")
    assert snapshot_of(page, table)["turn"]
    settle(page)  # the board need not be there: then the hint comes with it
    page.keyboard.press("h")
    hint = page.locator(".hint b")
    expect(hint).to_be_visible()
    said = page.locator(".hint").inner_text()
    assert re.search(r"\.$", said.strip()), said
    assert not re.search(r"\b(would|why|mk|hint)-", said), said
    assert len(said) < 100, said


def test_a_hint_that_is_asked_for_too_early_comes_with_the_table(
    open_page: NewPage, player: Callable[[str], ApiPlayer]
) -> None:
    """A key that is pressed while the page is still connecting is not lost."""
    ines = player("Inês")
    table = ines.table("machikoro", computer("easy"))
    page = open_page("desktop", ines)
    sockets: list[WebSocketRoute] = []
    held: list[str | bytes] = []

    def hold(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(keep)
        sockets.append(socket)

    def keep(message: str | bytes) -> None:
        held.append(message)

    page.route_web_socket(re.compile("/socket$"), hold)
    page.goto(f"/table/{table}")
    expect(page.get_by_text("Connecting to the table…")).to_be_visible()
    page.wait_for_timeout(100)
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_have_count(0)
    for _ in range(PATIENCE // 50):
        while held:
            sockets[0].send(held.pop(0))
        page.wait_for_timeout(50)
        if page.locator(".hint b").is_visible():
            return
    pytest.fail("no hint came with the table")

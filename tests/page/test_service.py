"""Feira in a page: the same tables and answers, stored by a browser."""

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

import msgspec
import pytest

from feira.core.record import read
from feira.games import NAMES, find_game
from feira.page.service import Service
from feira.page.sockets import NO_TABLE, TRY_LATER
from feira.service.answers import GameInfo, History, Lesson, Position, Sheet
from feira.service.my_games import MyGames
from feira.service.shapes import Step
from feira.table.secret import verify
from tests.page.memory_storage import Browser
from tests.page.page_player import PagePlayer, ask, new_table, open_page

SECONDS = 60


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, SECONDS))


async def named(browser: Browser) -> Service:
    service = await open_page(browser)
    assert (await ask(service, "POST", "/api/guest", {"name": "Ana"}))[0] == 201
    return service


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game(game: str) -> None:
    async def play() -> None:
        service = await named(Browser())
        table = await new_table(service, game)
        player = await PagePlayer(service, table).connect()
        await player.sit()
        while await player.choose() is not None:
            pass
        assert table.startswith("~")
        path = f"/api/tables/{table}"
        _, text = await ask(service, "GET", f"{path}/record")
        record = read(text.encode(), "record", find_game)
        assert verify(record) > 0
        _, steps = await ask(service, "GET", f"{path}/steps")
        assert len(msgspec.convert(steps, list[Step])) == len(record.choices)
        msgspec.convert((await ask(service, "GET", f"{path}/history"))[1], History)
        _, shown = await ask(service, "GET", f"{path}/positions/3?previews=true&outlook=true")
        assert msgspec.convert(shown, Position).text
        status, about = await ask(service, "POST", "/api/records", text)
        assert status == 201
        assert about["id"].startswith("~")
        assert (await ask(service, "GET", f"/api/records/{about['id']}"))[1]["text"] == text
        status, again = await ask(service, "POST", f"{path}/rematch")
        assert status == 201
        assert (await ask(service, "POST", f"{path}/rematch"))[1] == again

    run(play())


def test_lists_and_lessons() -> None:
    async def look() -> None:
        service = await open_page(Browser())
        assert await ask(service, "GET", "/api/me") == (200, None)
        status, refused = await ask(
            service, "POST", "/api/tables", {"game": "mercado", "seats": []}
        )
        assert status == 400
        assert refused["status_code"] == 400
        await ask(service, "POST", "/api/guest", {"name": "Ana"})
        games = msgspec.convert((await ask(service, "GET", "/api/games"))[1], list[GameInfo])
        assert [game.name for game in games] == list(NAMES)
        for name in NAMES:
            msgspec.convert((await ask(service, "GET", f"/api/lessons/{name}"))[1], Lesson)
            await new_table(service, name)
        found = msgspec.convert((await ask(service, "GET", "/api/me/games"))[1], MyGames)
        assert [game.own for game in found.games] == [[0]] * len(NAMES)

    run(look())


def test_a_campaign_has_each_challenge_once() -> None:
    async def play() -> None:
        service = await named(Browser())
        status, sheet = await ask(
            service, "POST", "/api/campaigns", {"game": "mercado", "name": "Lisboa"}
        )
        assert status == 201
        options = sheet["challenges"][0]["options"]
        plan = {"options": options, "campaign": sheet["id"]}
        table = await new_table(service, "mercado", [{"kind": "me"}], **plan)
        body = {"game": "mercado", "seats": [{"kind": "me"}], **plan}
        status, refused = await ask(service, "POST", "/api/tables", body)
        assert (status, refused["extra"]) == (409, {"table": table})
        _, sheets = await ask(service, "GET", "/api/campaigns")
        assert msgspec.convert(sheets, list[Sheet])[0].challenges[0].table == table

    run(play())


def test_what_a_page_has_not_is_said_in_one_line() -> None:
    async def look() -> None:
        service = await named(Browser())
        status, refused = await ask(service, "GET", "/api/lobby")
        assert (status, refused["extra"]) == (404, {"code": "needs-a-server"})
        status, refused = await ask(service, "GET", "/api/tables/~nothing")
        assert (status, refused["extra"]) == (404, {"code": "no-table"})
        assert await service.connect("socket", "~nothing", print) == NO_TABLE
        elsewhere = [{"kind": "me"}, {"kind": "invite"}]
        body = {"game": "machikoro", "seats": elsewhere}
        assert (await ask(service, "POST", "/api/tables", body))[0] == 400
        assert (await ask(service, "POST", "/api/tables", "{"))[0] == 400
        assert (await ask(service, "POST", "/api/records", "feira 9"))[1]["extra"] == {"line": 1}

    run(look())


def test_another_tab_plays_on() -> None:
    async def play() -> None:
        browser = Browser()
        first = await named(browser)
        table = await new_table(first, "machikoro")
        one = await PagePlayer(first, table, "one").connect()
        await one.sit()
        second = await open_page(browser)
        other = await PagePlayer(second, table, "other").connect()
        for player in (one, other, one, other):
            await player.choose()
        while one.seen["version"] != other.seen["version"]:
            await asyncio.sleep(0.01)
        assert one.seen["view"]["actor"] == other.seen["view"]["actor"]

    run(play())


def test_two_tabs_choose_at_once() -> None:
    """The number of an entry is its key: one tab is first, and the other is notified."""

    async def play() -> None:
        browser = Browser()
        services = [await named(browser), await open_page(browser)]
        table = await new_table(services[0], "machikoro")
        players = [await PagePlayer(one, table, f"{n}").connect() for n, one in enumerate(services)]
        await players[0].sit()
        for player in players:
            while not player.seen.get("turn"):
                await asyncio.sleep(0.01)
        choice = players[0].seen["turn"]["choices"][0]
        sent = [player.send("choose", choice=choice) for player in players]
        answers = await asyncio.gather(
            *(player.answer(one) for player, one in zip(players, sent, strict=True))
        )
        assert sorted("refused" in answer for answer in answers) == [False, True]

    run(play())


def test_nothing_that_was_told_is_lost_when_the_page_is_closed() -> None:
    async def play() -> None:
        browser = Browser()
        service = await named(browser)
        table = await new_table(service, "mercado")
        player = await PagePlayer(service, table).connect()
        await player.sit()
        for number in range(40):
            await player.choose()
            told = player.seen["version"]
            browser.tabs.clear()
            await service.authority.tasks.stop()
            service = await open_page(browser)
            player = await PagePlayer(service, table, f"socket{number}").connect()
            assert player.seen["version"] >= told
            if player.seen["state"] == "over":
                break

    run(play())


def test_a_full_disk_changes_nothing() -> None:
    async def play() -> None:
        browser = Browser()
        service = await named(browser)
        table = await new_table(service, "machikoro", [{"kind": "me"}, {"kind": "here"}])
        player = await PagePlayer(service, table).connect()
        await player.sit()
        while not player.seen.get("turn"):
            await asyncio.sleep(0)
        before, stored = player.seen["version"], str(browser.stores)
        browser.full = True
        answer = await player.choose()
        assert answer is not None
        assert answer["refused"] == {"key": "not-stored"}
        status, refused = await ask(service, "POST", "/api/guest", {"name": "Rui"})
        assert (status, service.person.name) == (503, "Ana")
        assert "\n" not in refused["detail"]
        assert (player.seen["version"], str(browser.stores)) == (before, stored)
        browser.full = False
        answer = await player.choose()
        assert answer is not None
        assert "refused" not in answer

    run(play())


def test_a_table_that_cannot_be_shown_closes_its_socket() -> None:
    """With the close code of a server, so that the page knows whether to retry."""

    async def play() -> None:
        browser = Browser()
        table = await new_table(await named(browser), "machikoro")
        service = await open_page(browser)
        browser.broken = True
        assert await service.connect("socket", table, print) == TRY_LATER
        browser.broken = False
        tables = browser.store("tables")
        row, now = tables[table], json.dumps(find_game("machikoro").rules.version)
        tables[table] = row.replace(f'"rules":{now}', '"rules":"0.1"')
        assert tables[table] != row
        assert await service.connect("socket", table, print) == NO_TABLE
        assert service.sockets.open == {}
        tables[table] = row
        sent: list[str] = []
        assert await service.connect("socket", table, sent.append) == 0
        assert json.loads(sent[0])["kind"] == "table"

    run(play())

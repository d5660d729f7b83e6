"""Ratings: winners gain, leavers lose, and every game counts once."""

import asyncio
import math
import subprocess
import sys
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from feira.core.errors import FeiraError
from feira.core.types import Json
from feira.table.unavailable import Unavailable
from feira.web import app
from feira.web.app import new_app
from feira.web.rating_scale import points
from feira.web.ratings import places_of, rated
from feira.web.settings import Settings
from tests.web.games import inside, play_on, warm_server, whole_game
from tests.web.live_server import Caller, LiveServer, begin


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with warm_server() as one:
        yield one


def rating(caller: Caller, games: int = 1) -> Json:
    """The only rating of a person, once so many games have been entered."""
    for _ in range(1000):
        found = caller.get("/api/me/ratings").json()
        if found and found[0]["games"] >= games:
            assert len(found) == 1
            return dict(found[0])
        time.sleep(0.05)
    raise AssertionError("not rated")


def test_a_rated_game_moves_the_ratings_of_those_who_played(server: LiveServer) -> None:
    with Caller(server).account("Ada 1") as ada, Caller(server).account("Ben 1") as ben:
        played = whole_game(server, ada, ben, rated=True, seed=1)
        both = [rating(ada), rating(ben)]
        ranks = places_of(played)  # the dice are the server's own, so the game may also be a tie
        for one, other in ((0, 1), (1, 0)):
            assert (both[one]["mu"] > 25 > both[other]["mu"]) == (ranks[one] < ranks[other])
        assert [one["games"] for one in both] == [1, 1]
        assert both[0]["game"] == "mercado"
        assert all(one["provisional"] for one in both)
        for mine in both:
            assert mine["rating"] == points(mine["mu"])
            assert (mine["rating"] > 1500) == (mine["mu"] > 25)
        # Everybody may see them: by person, and by seat at the table.
        answer = ben.get(f"/api/people/{ada.id}/ratings").json()
        assert answer == {"name": "Ada 1", "ratings": [both[0]]}
        at_table = ben.get(f"/api/tables/{played.id}/ratings").json()
        changes = [one.pop("change") for one in at_table]
        assert at_table == both
        assert changes == [one["rating"] - 1500 for one in both]
        (first,) = ada.get("/api/me/ratings/history").json()
        assert (first["table"], first["rating"]) == (played.id, both[0]["rating"])
        assert first["change"] == changes[0]


def test_the_scale_is_one_that_people_know() -> None:
    """A new player has 1500 points; 400 points are odds of ten to one; most are within 1000."""
    assert points(25.0) == 1500
    ten_to_one = math.log(10) * math.sqrt(2) * 25 / 6
    assert points(25.0 + ten_to_one) == 1900
    assert points(25.0 - 2 * 25 / 3) > 1000


def test_who_has_left_never_gains() -> None:
    """Not even a person who is rated far below those who tie with them."""
    weak = SimpleNamespace(mu=10.0, sigma=8.0)
    strong = SimpleNamespace(mu=40.0, sigma=8.0)
    known = {"ada": weak, "ben": strong, "cem": strong}
    after = rated(["ada", "ben", "cem"], known, [2, 2, 1], [True, True, False])
    assert after[0].mu <= weak.mu
    assert after[1].mu <= strong.mu
    free = rated(["ada", "ben", "cem"], known, [2, 2, 1], [False, False, False])
    assert free[0].mu > weak.mu  # that is what the rule prevents


def test_a_game_counts_once(server: LiveServer) -> None:
    with Caller(server).account("Ada 2") as ada, Caller(server).account("Ben 2") as ben:
        played = whole_game(server, ada, ben, rated=True)
        before = rating(ada)
        inside(server, server.service.ratings.enter(played))
        assert rating(ada) == before
        whole_game(server, ada, ben, rated=True)
        assert rating(ada, 2)["games"] == 2


def test_casual_games_are_not_rated_and_nobody_has_no_rating(server: LiveServer) -> None:
    with Caller(server).account("Ada 3") as ada, Caller(server).account("Ben 3") as ben:
        played = whole_game(server, ada, ben)
        inside(server, server.service.ratings.enter(played))
        assert ada.get("/api/me/ratings").json() == []
        assert ada.get("/api/people/nobody/ratings").status_code == 404
        with Caller(server) as stranger:
            assert stranger.get("/api/me/ratings").status_code == 401


def test_who_leaves_is_behind_all_who_stay(server: LiveServer) -> None:
    with Caller(server).account("Ada 4") as ada, Caller(server).account("Ben 4") as ben:
        played = whole_game(server, ada, ben, seed=1)
        best = places_of(played).index(1)
        played.seats[best].left = "resigned"
        ranks = places_of(played)
        assert ranks[1 - best] < ranks[best]


@pytest.mark.native
def test_who_resigns_loses_whatever_the_computer_makes_of_it(server: LiveServer) -> None:
    with Caller(server).account("Ada 5") as ada, Caller(server).account("Ben 5") as ben:
        table = begin(server, ada, ben, game="mercado", rated=True)
        ada.do(table, "resign")
        played = play_on(server, table, ben)
        assert played.seats[0].left == "resigned"
        assert rating(ada)["mu"] < 25 < rating(ben)["mu"]


def test_who_has_been_deleted_gets_no_rating(server: LiveServer) -> None:
    with Caller(server).account("Ada 6") as ada, Caller(server).account("Ben 6") as ben:
        gone = ben.id
        server.service.authority.on_end.clear()
        played = whole_game(server, ada, ben, rated=True)
        server.service.authority.on_end.append(server.service.ratings.enter)
        assert ben.ask("DELETE", "/api/me").status_code == 204
        inside(server, server.service.ratings.enter(played))
        assert rating(ada)["games"] == 1
        assert server.rows("SELECT * FROM ratings WHERE person = ?", gone) == []


def test_what_a_dead_process_left_undone_is_entered_at_the_next_start() -> None:
    with warm_server() as server:
        server.service.authority.on_end.clear()
        with Caller(server).account("Ada 7") as ada, Caller(server).account("Ben 7") as ben:
            whole_game(server, ada, ben, rated=True)
            assert ada.get("/api/me/ratings").json() == []
            server.change("UPDATE tables SET ended = NULL, result = NULL")
            asyncio.run(started_again(server.settings.database))
            assert rating(ada)["games"] == rating(ben)["games"] == 1
            assert ada.get("/api/me/tables").json()[0]["result"]["over"]


async def started_again(database: str) -> None:
    """Another process on the same database, until nothing is left to enter."""
    app = new_app(Settings(database=database, thinkers=1))
    service = app.state.service
    async with app.lifespan():
        service.ready.set()
        async with asyncio.timeout(60):
            while await service.ratings.missed():
                await asyncio.sleep(0.05)


def test_what_was_left_undone_is_looked_for_again_and_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Another process may die at any time, and a database may fail for a moment."""
    monkeypatch.setattr(app, "MISSED_SECONDS", 0)
    looks: list[str] = []
    enough = asyncio.Event()

    async def missed() -> list[str]:
        looks.append("ratings")
        if len(looks) == 1:
            raise Unavailable("the database does not answer")
        return ["of older rules"]

    async def find(_table: str) -> None:
        raise FeiraError("played by older rules")

    async def enter_missed() -> None:
        looks.append("daily")
        if len(looks) > 5:
            enough.set()

    async def do() -> None:
        service: Any = SimpleNamespace(
            ready=asyncio.Event(),
            ratings=SimpleNamespace(missed=missed, enter=None),
            authority=SimpleNamespace(find=find),
            daily=SimpleNamespace(enter_missed=enter_missed),
        )
        service.ready.set()
        looking = asyncio.create_task(app.make_up(service))
        await asyncio.wait_for(enough.wait(), 20)
        looking.cancel()

    asyncio.run(do())
    assert looks[:5] == ["ratings", "ratings", "daily", "ratings", "daily"]
    assert caplog.text.count("older rules") == 2, "a table that cannot be loaded is named once"


def test_openskill_is_not_loaded_before_it_is_needed() -> None:
    words = "import sys, feira.web.app; print('openskill' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"

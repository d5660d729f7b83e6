"""Ratings: who wins gains, who leaves loses, and every game counts once."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from feira.core.types import Json
from feira.web.app import new_app
from feira.web.ratings import ranks_of
from feira.web.settings import Settings
from tests.web.games import inside, play_on, warm_server, whole_game
from tests.web.live_server import Caller, LiveServer, begin


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with warm_server() as one:
        yield one


def rating(caller: Caller, games: int = 1) -> Json:
    """The only rating of a person, once so many games have been entered."""
    for _ in range(100):
        found = caller.get("/api/me/ratings").json()
        if found and found[0]["games"] >= games:
            assert len(found) == 1
            return dict(found[0])
        time.sleep(0.05)
    raise AssertionError("not rated")


def test_a_rated_game_moves_the_ratings_of_those_who_played(server: LiveServer) -> None:
    with Caller(server).guest("Ada") as ada, Caller(server).guest("Ben") as ben:
        played = whole_game(server, ada, ben, rated=True, seed=1)
        both = [rating(ada), rating(ben)]
        ranks = ranks_of(played)  # the dice are the server's own, so the game may also be a tie
        for one, other in ((0, 1), (1, 0)):
            assert (both[one]["mu"] > 25 > both[other]["mu"]) == (ranks[one] < ranks[other])
        assert [one["games"] for one in both] == [1, 1]
        assert both[0]["game"] == "mercado"
        assert both[0]["rating"] == round(both[0]["mu"] - 3 * both[0]["sigma"], 2)
        # Everybody may see them: by person, and by seat at the table.
        answer = ben.get(f"/api/people/{ada.id}/ratings").json()
        assert answer == {"name": "Ada", "ratings": [both[0]]}
        assert ben.get(f"/api/tables/{played.id}/ratings").json() == both


def test_a_game_counts_once(server: LiveServer) -> None:
    with Caller(server).guest("Ada") as ada, Caller(server).guest("Ben") as ben:
        played = whole_game(server, ada, ben, rated=True)
        before = rating(ada)
        inside(server, server.service.ratings.enter(played))
        assert rating(ada) == before
        whole_game(server, ada, ben, rated=True)
        assert rating(ada, 2)["games"] == 2


def test_casual_games_are_not_rated_and_nobody_has_no_rating(server: LiveServer) -> None:
    with Caller(server).guest("Ada") as ada, Caller(server).guest("Ben") as ben:
        played = whole_game(server, ada, ben)
        inside(server, server.service.ratings.enter(played))
        assert ada.get("/api/me/ratings").json() == []
        assert ada.get("/api/people/nobody/ratings").status_code == 404
        with Caller(server) as stranger:
            assert stranger.get("/api/me/ratings").status_code == 401


def test_who_leaves_is_behind_all_who_stay(server: LiveServer) -> None:
    with Caller(server).guest("Ada") as ada, Caller(server).guest("Ben") as ben:
        played = whole_game(server, ada, ben, seed=1)
        best = ranks_of(played).index(1)
        played.seats[best].left = "resigned"
        ranks = ranks_of(played)
        assert ranks[1 - best] < ranks[best]


@pytest.mark.native
def test_who_resigns_loses_whatever_the_computer_makes_of_it(server: LiveServer) -> None:
    with Caller(server).guest("Ada") as ada, Caller(server).guest("Ben") as ben:
        table = begin(server, ada, ben, game="mercado", rated=True)
        ada.do(table, "resign")
        played = play_on(server, table, ben)
        assert played.seats[0].left == "resigned"
        assert rating(ada)["mu"] < 25 < rating(ben)["mu"]


def test_who_has_been_deleted_gets_no_rating(server: LiveServer) -> None:
    with Caller(server).guest("Ada") as ada, Caller(server).guest("Ben") as ben:
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
        with Caller(server).guest("Ada") as ada, Caller(server).guest("Ben") as ben:
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
        async with asyncio.timeout(10):
            while await service.ratings.missed():
                await asyncio.sleep(0.05)


def test_openskill_is_not_loaded_before_it_is_needed() -> None:
    words = "import sys, feira.web.app; print('openskill' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"

"""Profiles and openings: their numbers agree with the records, and respect privacy."""

import json
import time
from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec
import pytest

from feira.core.intervals import wilson
from feira.core.tally import tally
from feira.core.types import Json
from feira.games import NAMES, find_game
from feira.games.mass_play import mass_play
from feira.table.days import begins, day_of
from feira.table.table import Table
from feira.table.timestamps import now
from feira.table.unavailable import Unavailable
from feira.web.game_statistics import MOST_FILLED
from feira.web.profiles import best_game, dice_series, month_of
from tests.web.games import inside, warm_server, whole_game
from tests.web.live_server import PASSWORD, Caller, LiveServer, begin

pytestmark = [pytest.mark.native, pytest.mark.usefixtures("noon")]

GAMES = 5


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with warm_server() as one:
        yield one


@pytest.fixture(scope="module")
def ada(server: LiveServer) -> Iterator[Caller]:
    with Caller(server).account("Ada Á/.") as one:
        yield one


@pytest.fixture(scope="module")
def ben(server: LiveServer) -> Iterator[Caller]:
    with Caller(server).account("Ben") as one:
        yield one


@pytest.fixture(scope="module")
def played(server: LiveServer, ada: Caller, ben: Caller) -> list[Table]:
    """Five games of the two: the first is rated, the others are by invitation."""
    games = [whole_game(server, ada, ben, seed=n, rated=n == 0) for n in range(GAMES)]
    for game in games:
        wait_for_rows(server, game.id, 2)
    return games


def wait_for_rows(server: LiveServer, table: str, rows: int) -> None:
    """Waits until the statistics of a game are there."""
    query = "SELECT 1 FROM seat_statistics WHERE table_id = ?"
    for _ in range(400):
        if len(server.rows(query, table)) == rows:
            return
        time.sleep(0.05)
    raise AssertionError("no statistics")


def profile(caller: Caller, name: str = "Ada Á%2F.") -> Json:
    answer = caller.get(f"/api/profiles?name={name}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def recount(games: Sequence[Table], seat: int) -> Counter[str]:
    """The coins of a seat by source, from the records."""
    coins: Counter[str] = Counter()
    for game in games:
        coins.update(tally(game.record()).seats[seat].coins)
    return coins


def test_my_own_profile_adds_up_all_my_games(ada: Caller, played: list[Table]) -> None:
    mine = profile(ada)
    assert mine["mine"]
    assert mine["last_here"] == begins(day_of(now()))
    assert mine["days_in_a_row"] == 0, "none of these games was a daily challenge"
    assert mine["games"] == GAMES
    (game,) = mine["by_game"]
    coins = recount(played, 0)
    assert {one["source"]: one["coins"] for one in game["coins"]} == dict(coins)
    assert sum(one["share"] for one in game["coins"]) == pytest.approx(1)
    winners = [(game.position.winners if game.position else []) for game in played]
    assert mine["won"] == game["won"] == sum(0 in one for one in winners)
    (opponent,) = mine["opponents"]
    assert (opponent["name"], opponent["games"]) == ("Ben", GAMES)
    alone = [one for one in winners if len(one) == 1]
    assert opponent["ahead"] == sum(one == [0] for one in alone)
    assert opponent["behind"] == sum(one == [1] for one in alone)
    assert game["rated"] == 1
    assert game["rating"]["games"] == 1
    best = {one["kind"]: one for one in mine["best"]}
    scores = [game.position.scores[0] for game in played if game.position]
    assert best["score"]["value"] == max(scores)
    assert best["score"]["table"] == played[scores.index(max(scores))].id
    assert best["move"]["value"] == max(tally(game.record()).seats[0].best for game in played)
    assert best["score"]["against"] == ["Ben"]


def test_others_see_rated_and_public_games_only(ben: Caller, played: list[Table]) -> None:
    """One game is fewer than five: counts, and nothing else."""
    seen = profile(ben)
    assert not seen["mine"]
    assert (seen["games"], seen["opponents"], seen["best"]) == (1, [], [])
    (game,) = seen["by_game"]
    assert (game["games"], game["coins"], game["rating"], game["history"]) == (1, [], None, [])
    hidden = [table.id for table in played[1:]]
    assert not any(table in json.dumps(seen) for table in hidden)
    assert ben.id not in json.dumps(seen)


def test_guests_and_strangers_have_no_profile(server: LiveServer) -> None:
    with Caller(server).guest("Visitor") as visitor:
        assert visitor.get("/api/profiles?name=Visitor").status_code == 404
        assert visitor.get("/api/profiles?name=Nobody").status_code == 404


def test_recent_opponents_can_be_invited_again(ada: Caller, played: list[Table]) -> None:
    (recent,) = ada.get("/api/me/opponents").json()
    assert (recent["name"], recent["game"]) == ("Ben", "mercado")
    assert recent["table"] == played[-1].id


def test_accuracy_comes_from_reviews(server: LiveServer, ada: Caller, played: list[Table]) -> None:
    statistics = server.service.statistics
    for table, accuracy in ((played[0].id, 80.0), (played[1].id, 90.0)):
        review = {"players": [{"seat": 0, "accuracy": accuracy}, {"seat": 1, "accuracy": None}]}
        inside(server, statistics.reviewed(table, review))
    mine = profile(ada)
    assert (mine["accuracy"], mine["reviewed"]) == (85.0, 2)
    assert mine["by_game"][0]["accuracy"] == 85.0


def test_missing_statistics_are_made_up_for_with_their_review(
    server: LiveServer, played: list[Table]
) -> None:
    rows = """SELECT table_id, seat, person, departed, game, at, seats, variant, shown, won, place,
    score, rounds, data FROM seat_statistics"""
    before = sorted(server.rows(rows))
    table = played[2].id
    review = json.dumps({"players": [{"seat": 0, "accuracy": 70.0}]})
    server.change("INSERT INTO reviews VALUES (?, 1, 1, 1, ?)", table, review)
    server.change("DELETE FROM game_statistics WHERE table_id = ?", table)
    server.change("DELETE FROM seat_statistics WHERE table_id = ?", table)
    assert 1 <= inside(server, server.service.statistics.fill()) < MOST_FILLED
    assert sorted(server.rows(rows)) == before, "all that was stored when the game ended"
    query = "SELECT accuracy FROM seat_statistics WHERE table_id = ? AND seat = 0"
    assert server.rows(query, table) == [(70.0,)]
    assert inside(server, server.service.statistics.fill()) == 0


def explorer(caller: Caller, line: str = "", seats: int = 2) -> Json:
    answer = caller.get(f"/api/games/mercado/openings?seats={seats}&line={line}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_openings_of_real_games_are_a_recount_of_the_records(
    ada: Caller, played: list[Table]
) -> None:
    seats: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for game in played:
        assert game.position is not None
        for number, seat in enumerate(tally(game.record()).seats):
            if seat.opening:
                winners = game.position.winners
                seats[seat.opening[0]] += 1
                wins[seat.opening[0]] += int(number in winners) / len(winners)  # type: ignore[assignment]
    found = explorer(ada)["real"]
    assert found["games"] == GAMES
    assert {one["word"]: one["seats"] for one in found["next"]} == dict(seats)
    for one in found["next"]:
        share = wins[one["word"]] / seats[one["word"]]
        assert one["share"] == pytest.approx(share)
        assert (one["low"], one["high"]) == pytest.approx(wilson(share, seats[one["word"]]))
    first = found["next"][0]
    deeper = explorer(ada, first["word"])["real"]
    assert deeper["seats"] == first["seats"]
    assert sum(one["seats"] for one in deeper["next"]) <= first["seats"]


def test_openings_of_mass_play_are_kept_apart(ada: Caller) -> None:
    found = explorer(ada)["mass"]
    table = next(one for one in mass_play("mercado").tables if one.seats == 2 and one.openings)
    counted = {one.line: one.seats for one in table.openings}
    assert (found["games"], found["players"]) == (table.games, table.players)
    assert found["seats"] == counted[""] == 2 * table.games
    assert all(counted[one["word"]] == one["seats"] for one in found["next"])
    assert ada.get("/api/games/mercado/openings?seats=1").json()["mass"] is None
    assert ada.get("/api/games/mercado/openings?seats=7").status_code == 404
    assert ada.get("/api/games/none/openings").status_code == 404


@pytest.mark.parametrize("game", NAMES)
def test_shipped_statistics_are_of_these_rules_and_every_share_has_its_interval(
    ada: Caller, game: str
) -> None:
    answer = ada.get(f"/api/games/{game}/statistics")
    assert answer.status_code == 200
    found = answer.json()
    assert found["rules"] == find_game(game).rules.version
    assert all(table["openings"] == [] for table in found["tables"])
    said = find_game(game).presentation.statistics
    for table in mass_play(game).tables:
        assert sum(table.rounds.values()) == table.games
        assert sum(one.share for one in table.wins) == pytest.approx(1, abs=0.001)
        assert len(table.wins) == table.seats
        assert {one.source for one in table.sources} <= set(said.sources)
        words = {word for one in table.openings for word in one.line.split(",") if word}
        assert words <= set(said.openings)
    shares = [one.wins for one in mass_play(game).ladder]
    shares += [one.luck for one in mass_play(game).luck]
    shares += [one for table in mass_play(game).tables for one in table.wins]
    assert all(one.low <= one.share <= one.high and one.trials for one in shares)


def test_a_verdict_on_dice_is_plain() -> None:
    weights = dict(find_game("machikoro").presentation.statistics.dice["two"])
    even = {total: 6 * weight for total, weight in weights.items()}
    fair = dice_series("two", even, weights)
    assert (fair.verdict, fair.rolls) == ("ordinary", 216)
    assert [one.expected for one in fair.totals] == list(even.values())
    assert dice_series("two", {7: 5}, weights).verdict == "few"
    assert dice_series("two", {7: 200}, weights).verdict == "rare"
    loaded = even | {2: even[2] + 12, 7: even[7] - 12}
    assert dice_series("two", loaded, weights).verdict == "unusual"


def test_best_games_of_nothing_are_none() -> None:
    assert best_game("score", []) is None
    assert month_of(1_794_975_549_000) == 1_793_491_200_000


def test_who_left_has_not_won_and_a_closed_table_counts_for_nobody(server: LiveServer) -> None:
    with Caller(server).account("Leaver") as leaver, Caller(server).account("Stayer") as stayer:
        table = begin(server, leaver, stayer, game="mercado", rated=True)
        leaver.do(table, "resign")
        stayer.do(table, "end")
        wait_for_rows(server, table, 2)
        seen = profile(leaver, "Stayer")
        assert (seen["games"], seen["won"]) == (1, 1)
        assert profile(stayer, "Leaver")["won"] == 0


def test_a_guest_who_signs_in_brings_their_games_along(server: LiveServer) -> None:
    with Caller(server).guest("Gus") as gus, Caller(server).account("Gina") as gina:
        game = whole_game(server, gus, gina)
        wait_for_rows(server, game.id, 2)
        Caller(server).account("Gustav")
        gus.post("/api/login", {"name": "Gustav", "password": PASSWORD})
        assert profile(gus, "Gustav")["games"] == 1
        assert profile(gina, "Gustav")["games"] == 0, "by invitation: not for others"
        assert gus.ask("DELETE", "/api/me").status_code == 204
        assert profile(gina, "Gina")["games"] == 1
        assert gina.get("/api/profiles?name=Gustav").status_code == 404
        data = gina.get("/api/me/data").json()["statistics"]
        assert [one["table_id"] for one in data] == [game.id]
        assert msgspec.json.decode(data[0]["data"])["opening"] is not None


def test_statistics_wait_for_a_database_that_does_not_answer(
    server: LiveServer, played: list[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unavailable(_table: str) -> object:
        raise Unavailable("the database does not answer")

    table = played[3].id
    before = server.rows("SELECT * FROM seat_statistics WHERE table_id = ?", table)
    server.change("DELETE FROM game_statistics WHERE table_id = ?", table)
    with monkeypatch.context() as patch:
        patch.setattr(server.service.authority, "find", unavailable)
        with pytest.raises(Unavailable):
            inside(server, server.service.statistics.fill())
    assert 1 <= inside(server, server.service.statistics.fill()) < MOST_FILLED
    assert server.rows("SELECT * FROM seat_statistics WHERE table_id = ?", table) == before

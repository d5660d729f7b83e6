"""The daily challenge: the same dice for all, one try that counts, and results that add up."""

import asyncio
import hashlib
import random
import time
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from bench.daily import crowd, faults_of, pars
from sqlalchemy import insert

from feira.core.errors import FeiraError
from feira.core.record import Record, read, write
from feira.core.types import Json
from feira.games import find_game
from feira.table import schema, timestamps
from feira.table.database import Database
from feira.table.days import DAY, GRACE, day_of, ends, later
from feira.table.fair_pool import Busy
from feira.table.secret import verify
from feira.web.daily.answers import DailyChallenge
from feira.web.daily.crowd import ENOUGH, LEAST_BARS, MOST_BARS, bar_numbers
from feira.web.daily.par import find_pars
from feira.web.daily.schedule import plan_of, secret_of
from feira.web.daily.streaks import Streak, streak_of
from feira.web.daily.tries import check
from tests.web.clock import NOON, Clock
from tests.web.games import inside, play_on
from tests.web.live_server import PASSWORD, Caller, LiveServer, start_server

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]

SEED = "the same on both servers"
MASTER = "master:simulations=200"
FIRST = "SELECT person FROM daily_tries WHERE day = ?"


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with start_server(daily_seed=SEED) as server:
        yield server


@pytest.fixture
def ada(server: LiveServer) -> Iterator[Caller]:
    with Caller(server).guest("Ada") as caller:
        yield caller


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock(monkeypatch)
    clock.to(NOON)
    return clock


def today() -> str:
    return day_of(timestamps.now())


def tried(server: LiveServer, caller: Caller, day: str, seed: int | None = None) -> str:
    """A whole try; returns its table."""
    answer = caller.post(f"/api/daily/{day}/try")
    assert answer.status_code == 201, answer.text
    table = str(answer.json()["id"])
    play_on(server, table, caller, seed=seed)
    inside(server, entered(server, table))
    return table


async def entered(server: LiveServer, table: str) -> None:
    """Enters the result, as the follow-up of the end of a game does."""
    await server.service.daily.enter(server.live(table).table)


def test_servers_with_the_same_seed_agree_and_publish_before(server: LiveServer) -> None:
    here = server.http.get("/api/daily").json()
    with start_server(daily_seed=SEED) as other, start_server() as stranger:
        there, elsewhere = (one.http.get("/api/daily").json() for one in (other, stranger))
    keys = ("day", "game", "plan", "options", "thresholds", "commit", "ahead")
    assert [here[key] for key in keys] == [there[key] for key in keys]
    assert here["commit"] != elsewhere["commit"]
    assert [one["day"] for one in here["ahead"]] == [later(here["day"], n) for n in range(1, 8)]
    for promise in here["ahead"]:
        secret = secret_of(SEED, promise["day"])
        assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == promise["commit"]
    assert here["secret"] is None
    assert secret_of(SEED, here["day"]) not in str(here)


def test_games_and_plans_take_turns() -> None:
    days = [later("2026-11-16", number) for number in range(18)]
    plans = [plan_of(day)[1].key for day in days]
    assert plans[:9] == plans[9:]
    assert len(set(plans[:9])) == 9


def test_a_try_has_the_same_chance_for_all_and_counts_once(
    server: LiveServer, ada: Caller, clock: Clock
) -> None:
    day = today()
    table = tried(server, ada, day)
    with Caller(server).guest("Ben") as ben:
        assert ben.get(f"/api/daily/{day}").json()["mine"] is None
        other = tried(server, ben, day)
        mine, his = (one.get("/api/daily").json()["mine"] for one in (ada, ben))
    choices = [server.live(one).table.choices for one in (table, other)]
    assert choices[0] == choices[1], "who plays the same gets the same chance"
    assert mine["score"] == his["score"]
    assert (mine["state"], mine["counted"], mine["rank"]) == ("over", True, his["rank"])
    assert ada.post(f"/api/daily/{day}/try").json()["id"] == table, "there is no second try"
    assert server.rows("SELECT count(*) FROM daily_tries WHERE table_id = ?", table) == [(1,)]
    assert ada.post(f"/api/tables/{table}/rematch").status_code == 409
    assert ada.get(f"/api/tables/{table}/proof").status_code == 409
    assert "secret" not in ada.get(f"/api/tables/{table}/record").text
    assert ada.see(table)["secret"] is None
    clock.forward(DAY + GRACE)
    past = ada.get(f"/api/daily/{day}").json()
    assert past["secret"] == secret_of(SEED, day)
    assert hashlib.sha256(bytes.fromhex(past["secret"])).hexdigest() == past["commit"]
    record = read(ada.get(f"/api/tables/{table}/record").content, "daily", find_game)
    assert record.known["commit"] == past["commit"]
    assert verify(record) > 0
    assert ada.get(f"/api/tables/{table}/proof").json()["secret"] == past["secret"]


def test_there_is_no_way_in_before_the_day_or_past_the_door(ada: Caller) -> None:
    day = today()
    for closed in (later(day, 1), later(day, -400), "2026-13-01", "today", "2026-1-1"):
        for path in ("", "/try", "/practise"):
            method = "POST" if path else "GET"
            assert ada.ask(method, f"/api/daily/{closed}{path}").status_code == 404
    game, plan = plan_of(day)
    forged = {"game": game.name, "seats": [{"kind": "me"}], "options": dict(plan.options)}
    answer = ada.post("/api/tables", {**forged, "daily": day})
    assert (answer.status_code, "POST /api/daily" in answer.json()["detail"]) == (400, True)
    assert ada.get("/api/daily").json()["mine"] is None


def test_two_requests_at_the_same_moment_begin_one_try(server: LiveServer, ada: Caller) -> None:
    service, me = server.service, ada.id

    async def both() -> set[str]:
        person, day = await service.people.by_id(me), await service.daily.days.today()
        begun = await asyncio.gather(*[service.daily.begin(day, person) for _ in range(8)])
        return {live.table.id for live in begun}

    (table,) = inside(server, both())
    seats = server.live(table).table.seats
    assert [seat.person for seat in seats] == [ada.id]
    assert server.live(table).table.nonces == today()


def test_a_try_that_was_cut_off_is_gone_on_with(server: LiveServer, ada: Caller) -> None:
    day, me = today(), ada.id
    service = server.service

    async def cut_off() -> str:
        return (await service.daily.tries.claim(day, me, counted=True)).table_id

    table = inside(server, cut_off())  # the process has died before the table was made
    assert ada.get("/api/daily").json()["mine"]["state"] == "playing"
    assert ada.post(f"/api/daily/{day}/try").json()["id"] == table
    ada.move(table)
    mine = ada.get("/api/daily").json()["mine"]
    assert (mine["state"], mine["table"]) == ("playing", table)
    assert ada.post(f"/api/daily/{day}/practise").status_code == 400, "no look at what is to come"
    assert ada.get("/api/daily").json()["master"] is None


def test_an_edited_or_forged_game_is_not_entered(server: LiveServer, ada: Caller) -> None:
    table = tried(server, ada, today(), seed=3)
    record = server.live(table).table.record()

    async def the_day() -> object:
        return await server.service.daily.days.today()

    day = inside(server, the_day())
    score, _ = check(record, day)  # type: ignore[arg-type]
    assert score == ada.get("/api/daily").json()["mine"]["score"]
    for forged in forgeries(record):
        with pytest.raises(FeiraError):
            check(forged, day)  # type: ignore[arg-type]


def forgeries(record: Record) -> Iterator[Record]:
    """Games that somebody might try to submit."""
    known, config, choices = dict(record.known), record.config, record.choices
    game = record.game

    def changed(**new: object) -> Record:
        fields = {"game": game, "config": config, "choices": choices, "known": known}
        return Record(**{**fields, **new})  # type: ignore[arg-type]

    yield changed(choices=choices[:-1])  # not over
    yield changed(known=known | {"nonces": "2020-01-01"})
    yield changed(known=known | {"commit": "0" * 64})
    other = next(n for n in range(1, 10) if str(n) != config.options["challenge"])
    yield changed(config=game.configure(1, {"challenge": str(other)}))
    text = write(record).splitlines()
    outcome = next(n for n, line in enumerate(text) if line.startswith("* "))
    swapped = [n for n, line in enumerate(text) if line.startswith("* ")][1]
    text[outcome], text[swapped] = text[swapped], text[outcome]
    try:
        yield read("\n".join(text).encode(), "forged", find_game)
    except FeiraError:
        yield changed(choices=(choices[0] + 1, *choices[1:]))


def test_a_guest_who_signs_in_has_not_two_tries(server: LiveServer) -> None:
    day = today()
    with Caller(server).account("Olena") as olena:
        first = tried(server, olena, day, seed=1)
    with Caller(server).guest("Olenka") as guest:
        second = tried(server, guest, day, seed=2)
        assert first != second
        signed_in = guest.post("/api/login", {"name": "Olena", "password": PASSWORD})
        assert signed_in.status_code == 200, signed_in.text
        assert guest.get("/api/daily").json()["mine"]["table"] == first
        assert guest.post(f"/api/daily/{day}/try").json()["id"] == first
        assert server.rows("SELECT * FROM daily_tries WHERE table_id = ?", second) == []
        inside(server, entered(server, second))  # late news of the dropped one change nothing
        exported = guest.get("/api/me/data").json()
        assert [one["table_id"] for one in exported["daily_tries"]] == [first]
        assert guest.ask("DELETE", "/api/me").status_code == 204
    assert server.rows("SELECT * FROM daily_tries WHERE table_id = ?", first) == []


@pytest.mark.parametrize("first", ["guest", "account"])
def test_of_two_tries_the_one_that_ended_first_stays(server: LiveServer, first: str) -> None:
    """A try kept in reserve would be played in knowledge of the draws."""
    day, name = today(), f"Marta {first}"
    with Caller(server).guest("Marta") as guest, Caller(server).account(name) as marta:
        who, reserve = (marta, guest) if first == "account" else (guest, marta)
        kept_back = reserve.post(f"/api/daily/{day}/try").json()["id"]
        table = tried(server, who, day, seed=1)
        if first == "account":
            play_on(server, kept_back, reserve, seed=2)
            inside(server, entered(server, kept_back))
        guest.post("/api/login", {"name": name, "password": PASSWORD})
        assert guest.get("/api/daily").json()["mine"]["table"] == table
        assert guest.post(f"/api/daily/{day}/try").json()["id"] == table
    assert server.rows("SELECT * FROM daily_tries WHERE table_id = ?", kept_back) == []


def test_a_try_of_a_past_day_counts_for_nothing_but_itself(
    server: LiveServer, ada: Caller, clock: Clock
) -> None:
    missed = today()
    ada.get("/api/daily")  # the day is published
    clock.forward(DAY)
    late = ada.post(f"/api/daily/{missed}/try")
    assert late.status_code == 201
    play_on(server, late.json()["id"], ada)
    inside(server, entered(server, late.json()["id"]))
    shown = ada.get(f"/api/daily/{missed}").json()
    mine = shown["mine"]
    assert (mine["state"], mine["counted"], mine["rank"]) == ("over", False, None)
    assert shown["streak"]["days"] == 0
    month = ada.get(f"/api/daily/months/{missed[:7]}").json()
    (cell,) = [one for one in month["days"] if one["day"] == missed]
    assert (cell["stars"], cell["counted"]) == (mine["stars"], False)
    assert month["finished"] == 1


def test_what_is_finished_too_late_does_not_count(
    server: LiveServer, ada: Caller, clock: Clock
) -> None:
    day = today()
    table = ada.post(f"/api/daily/{day}/try").json()["id"]
    clock.forward(DAY + GRACE)
    play_on(server, table, ada)
    inside(server, entered(server, table))
    mine = ada.get(f"/api/daily/{day}").json()["mine"]
    assert (mine["state"], mine["counted"], mine["score"] is None) == ("over", False, False)


def test_a_try_that_goes_on_after_midnight_counts_for_its_day(
    server: LiveServer, ada: Caller, clock: Clock
) -> None:
    clock.forward(11 * DAY)
    day = today()
    table = ada.post(f"/api/daily/{day}/try").json()["id"]
    clock.to(ends(day) + GRACE // 2)
    assert ada.get("/api/daily").json()["mine"] is None, "that is another day"
    assert ada.post(f"/api/daily/{day}/try").json()["id"] == table
    assert ada.post(f"/api/daily/{day}/practise").status_code == 400
    play_on(server, table, ada, seed=4)
    inside(server, entered(server, table))
    shown = ada.get(f"/api/daily/{day}").json()
    assert (shown["mine"]["counted"], shown["mine"]["rank"], shown["played"]) == (True, 1, 1)
    assert shown["secret"] is None, "others may still be playing"
    assert ada.get("/api/daily").json()["streak"]["days"] == 1


def test_a_clock_that_leaps_for_a_moment_reveals_nothing(
    ada: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    day, right = today(), time.time_ns
    with monkeypatch.context() as wrong:
        wrong.setattr(time, "time_ns", lambda: right() + 2 * DAY * timestamps.NANOSECONDS)
        shown = ada.get("/api/daily").json()
        past = ada.get(f"/api/daily/{later(day, 1)}").status_code
    assert (shown["day"], shown["secret"], past) == (day, None, 404)


def test_who_is_deleted_leaves_the_crowd(server: LiveServer, ada: Caller, clock: Clock) -> None:
    clock.forward(13 * DAY)
    day = today()
    assert ada.get("/api/daily").json()["bars"] == [], "nobody has played, and there is no par"
    with Caller(server).guest("Gone") as gone:
        table = tried(server, gone, day, seed=6)
        tried(server, ada, day, seed=7)
        assert ada.get("/api/daily").json()["played"] == 2
        assert gone.ask("DELETE", "/api/me").status_code == 204
    inside(server, entered(server, table))  # late news change nothing
    shown = ada.get("/api/daily").json()
    assert (shown["played"], shown["mine"]["rank"]) == (1, 1)
    assert sum(bar["count"] for bar in shown["bars"]) == 1


def test_practice_is_entered_nowhere(server: LiveServer, ada: Caller) -> None:
    day = today()
    tried(server, ada, day)
    before = ada.get("/api/daily").json()
    table = ada.post(f"/api/daily/{day}/practise").json()["id"]
    assert ada.see(table)["practise"]
    play_on(server, table, ada, seed=5)
    inside(server, entered(server, table))
    after = ada.get("/api/daily").json()
    assert (after["mine"], after["played"]) == (before["mine"], before["played"])
    assert ada.see(table)["secret"] is None, "others still play by the same secret"


def test_par_is_there_when_the_day_begins(server: LiveServer, clock: Clock) -> None:
    service = server.service

    inside(server, find_pars(service.daily.days, MASTER, service.thinkers))
    tomorrow = later(today(), 1)
    clock.forward(DAY)
    shown = server.http.get("/api/daily").json()
    assert shown["day"] == tomorrow
    assert shown["par"] is not None
    assert shown["master"] is None, "nobody sees the game before their own try"
    (record,) = server.rows("SELECT par_record FROM daily_days WHERE day = ?", tomorrow)[0]
    text = server.http.get(f"/api/records/{record}").json()["text"]
    assert "secret" not in text

    async def score() -> tuple[int, int]:
        day = await service.daily.days.today()
        return check(read(text.encode(), "par", find_game), day)

    assert inside(server, score())[0] == shown["par"], "and it was played by the day's own chance"


def test_every_day_begins_with_its_par_and_servers_agree_on_it(
    tmp_path: Path, clock: Clock
) -> None:
    """A small run of `python -m bench.daily`: the master with a smaller budget, twice."""

    def found(name: str) -> list[tuple[object, ...]]:
        clock.to(NOON)
        database = Database(f"sqlite:///{tmp_path / name}")
        database.start()
        days = asyncio.run(pars(database, MASTER, 3))
        database.stop()
        return [(one.day, one.plan, one.par, one.choices) for one in days]

    first = found("one.db")
    assert [day for day, *_ in first] == [later(day_of(NOON), n) for n in (1, 2, 3)]
    assert found("two.db") == first


def test_results_of_games_that_were_played_add_up(server: LiveServer, clock: Clock) -> None:
    """A small run of `python -m bench.daily`, with enough players for percentages."""
    clock.forward(7 * DAY)
    found = inside(server, crowd(server.service, ENOUGH))
    assert (found.players, found.faults) == (ENOUGH, [])

    async def shown() -> DailyChallenge:
        daily = server.service.daily
        return await daily.shown(await daily.days.today(), server.rows(FIRST, today())[0][0])

    one = inside(server, shown())
    assert one.mine is not None
    assert one.mine.score is not None
    scores = [0] * ENOUGH
    assert faults_of(one, one.mine.score + 1, scores), "a wrong figure is found"


def test_the_results_of_a_thousand_players_add_up(server: LiveServer, clock: Clock) -> None:
    clock.forward(3 * DAY)
    day, rng = today(), random.Random(17)
    scores = [round(rng.gauss(38, 9)) for _ in range(1000)]
    server.http.get("/api/daily")

    def fill(db: object) -> None:
        rows = [
            {"day": day, "person": f"p{n}", "table_id": f"t{n}", "begun": 1, "counted": True}
            | {"ended": 2, "score": score, "stars": 0}
            for n, score in enumerate(scores)
        ]
        rows += [{**rows[0], "person": "late", "table_id": "late", "counted": False, "score": 99}]
        rows += [{**rows[0], "person": "up", "table_id": "up", "score": None}]
        db.execute(insert(schema.daily_tries), rows)  # type: ignore[attr-defined]

    async def store() -> list[Json]:
        daily = server.service.daily
        await daily.database.write(fill)
        the_day = await daily.days.today()
        shown = [await daily.shown(the_day, f"p{n}") for n in range(0, 1000, 50)]
        return [{"n": n * 50, "one": one} for n, one in enumerate(shown)]

    for found in inside(server, store()):
        one, score = found["one"], scores[found["n"]]
        assert one.mine.rank == 1 + sum(other > score for other in scores)
        assert one.mine.better_than == 100 * sum(other < score for other in scores) // 1000
    shown = server.http.get("/api/daily").json()
    assert shown["played"] == 1000
    bars = shown["bars"]
    assert 1 < len(bars) <= MOST_BARS
    counts = Counter(scores)
    for bar in bars:
        assert bar["count"] == sum(counts[n] for n in range(bar["least"], bar["most"] + 1))
    assert sum(bar["count"] for bar in bars) == 1000
    assert {bar["most"] - bar["least"] + 1 for bar in bars} == {5}
    assert all(b["least"] == a["most"] + 1 for a, b in pairwise(bars))


def test_a_few_players_have_a_rank_only(server: LiveServer, ada: Caller, clock: Clock) -> None:
    clock.forward(5 * DAY)
    tried(server, ada, today())
    shown = ada.get("/api/daily").json()
    assert shown["played"] < ENOUGH
    assert (shown["mine"]["rank"], shown["mine"]["better_than"]) == (1, None)
    assert shown["streak"] == {"days": 1, "longest": 1, "latest": [False] * 5 + [True]}
    counts = [bar["count"] for bar in shown["bars"]]
    assert len(counts) >= LEAST_BARS, "one result does not fill the width"
    assert sum(counts) == 1


def test_bars_around_a_few_results() -> None:
    assert bar_numbers(20, 22) == range(17, 26)
    assert bar_numbers(1, 2) == range(9), "no score is below zero"
    assert bar_numbers(-2, -1) == range(-9, 0), "nor above it, where fewer is better"
    assert bar_numbers(3, 16) == range(3, 17)


def test_streaks() -> None:
    day = "2026-03-01"
    played = {later(day, n) for n in (0, -1, -2, -5, -6, -7, -8)}
    assert streak_of(played, day) == Streak(3, 4, [True, False, False, True, True, True])
    assert streak_of(played, later(day, 1)).days == 3, "today can still be played"
    assert streak_of(played, later(day, 2)).days == 0
    assert streak_of(set(), day) == Streak(0, 0, [False] * 6)


def test_nobody_can_ask_about_their_running_try(ada: Caller) -> None:
    table = ada.post(f"/api/daily/{today()}/try").json()["id"]
    for _ in range(3):
        ada.move(table)
    record = ada.get(f"/api/tables/{table}/record").text
    made = ada.ask("POST", "/api/records", content=record)
    assert made.status_code == 201, made.text
    review = ada.post(f"/api/records/{made.json()['id']}/review")
    assert review.status_code == 409, review.text
    with ada.socket(table) as socket:
        socket.send({"do": "hint"})
        assert "refused" in socket.receive("hint", "error")


def test_a_try_that_has_to_wait_is_not_given_up(
    server: LiveServer, ada: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def busy(*_: object) -> object:
        raise Busy("too many replays wait")

    daily = server.service.daily
    table = str(ada.post(f"/api/daily/{today()}/try").json()["id"])
    with monkeypatch.context() as patch:
        patch.setattr(daily.replaying, "run", busy)
        play_on(server, table, ada)
        inside(server, entered(server, table))
    assert server.rows("SELECT ended FROM daily_tries WHERE table_id = ?", table) == [(None,)]
    inside(server, daily.enter_missed())
    assert ada.get("/api/daily").json()["mine"]["state"] == "over"

"""A guest who signs in to an account keeps everything: games, campaigns, records."""

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, update
from sqlalchemy.exc import IntegrityError
from websockets.exceptions import ConnectionClosed

from feira.core.types import Json
from feira.table import schema
from feira.table.person import Person
from feira.web import adoption
from feira.web.rating_scale import PRIOR
from feira.web.ratings import enter
from tests.servers import wait_until
from tests.web.games import inside, play_on, whole_game
from tests.web.live_server import PASSWORD, Caller, LiveServer, begin, start_server

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with start_server(look=0.05) as server:
        yield server


class Ada:
    """An account that is signed in elsewhere, and a guest who is the same person."""

    def __init__(self, server: LiveServer, name: str) -> None:
        self.name, self.there, self.here = name, Caller(server), Caller(server).guest("Guest")
        made = self.there.post("/api/account", {"name": name, "password": PASSWORD})
        assert made.status_code == 201, made.text
        self.account, self.guest = self.there.id, self.here.id

    def sign_in(self) -> None:
        """Signs the guest in to the account."""
        data = {"name": self.name, "password": PASSWORD}
        answer = self.here.post("/api/login", data)
        assert answer.status_code == 200, answer.text
        assert self.here.id == self.account != self.guest


@pytest.fixture
def ada(server: LiveServer, request: pytest.FixtureRequest) -> Ada:
    return Ada(server, request.node.name.removeprefix("test_")[:24])


@pytest.fixture
def ben(server: LiveServer) -> Caller:
    return Caller(server).guest("Ben")


def ids(caller: Caller) -> list[str]:
    return [one["id"] for one in caller.get("/api/me/tables").json()]


def forget(server: LiveServer) -> None:
    """Drops all tables from memory, so that they are loaded from the store."""

    async def do() -> None:
        server.service.authority.tables.by_id.clear()

    inside(server, do())


def test_running_games_go_on(server: LiveServer, ada: Ada, ben: Caller) -> None:
    table = begin(server, ada.here, ben, game="mercado")
    while not ada.here.see(table)["turn"]:
        ben.move(table)
    before = server.rows("SELECT number, event FROM entries WHERE table_id = ?", table)
    with ada.here.socket(table) as talk, ada.there.socket(table) as there, ben.socket(table) as his:
        assert (talk.receive("table")["own"], there.receive("table")["own"]) == ([0], [])
        his.receive("table")
        ada.sign_in()
        with pytest.raises(ConnectionClosed):  # come back as who you are now
            talk.receive("nothing")
        answered = there.receive("change")
        assert (answered["own"], answered["turn"]["seat"]) == ([0], 0)
        seen = his.receive("change")
        assert seen["event"].keys() == {"kind", "at", "name"}, "ids of persons are not sent"
        assert seen["own"] == [1]
    after = server.rows("SELECT number, event FROM entries WHERE table_id = ?", table)
    assert after[:-1] == before, "nothing in a log is rewritten"
    assert ada.here.move(table)
    assert ids(ada.here) == ids(ada.there) == [table]
    forget(server)
    assert ada.there.see(table)["own"] == [0]
    play_on(server, table, ada.here, ben)


def test_tables_that_wait_are_still_hers(server: LiveServer, ada: Ada, ben: Caller) -> None:
    empty = ada.here.table("me", "invite")
    shared = ada.here.post(
        "/api/tables",
        {
            "game": "machikoro",
            "seats": [{"kind": "me"}, {"kind": "here", "name": "Zoe"}, {"kind": "invite"}],
        },
    ).json()["id"]
    ada.here.sit(shared)
    ada.sign_in()
    assert ada.here.see(empty)["host"]
    ada.here.sit(empty)
    ben.sit(empty)
    assert ada.here.see(empty)["own"] == [0]
    assert ada.here.see(shared)["own"] == [0, 1]
    ada.here.do(shared, "stand")
    assert not ada.here.see(shared)["seats"][1]["taken"]
    forget(server)
    assert ada.here.see(empty)["host"]


def test_both_seats_stay(server: LiveServer, ada: Ada, ben: Caller) -> None:
    """The account sits at the guest's table already: it has both seats from now on."""
    table = ada.here.table("me", "invite", "invite", game="mercado")
    for caller in (ada.here, ada.there, ben):
        caller.sit(table)
    ada.sign_in()
    assert ada.here.see(table)["own"] == [0, 1]
    assert ben.see(table)["own"] == [2]
    seats = ben.see(table)["seats"]
    assert [(seat["name"], seat["guest"]) for seat in seats] == [
        (ada.name, False),
        (ada.name, False),
        ("Ben", True),
    ]
    play_on(server, table, ada.here, ben)


def test_guests_have_no_rated_games_to_bring_along(ada: Ada, ben: Caller) -> None:
    """Otherwise wins of guests could be kept and losses dropped, and two seats void a result."""
    plan = {"game": "mercado", "seats": [{"kind": "me"}, {"kind": "invite"}], "rated": True}
    refused = ada.here.post("/api/tables", plan)
    assert (refused.status_code, "accounts" in refused.json()["detail"]) == (400, True)
    table = ada.there.table("me", "invite", game="mercado", rated=True)
    ada.there.sit(table)
    for guest in (ada.here, ben):
        answer = guest.command(table, "sit", nonce="a-nonce-of-mine")
        assert answer.json()["refused"] == {"key": "account-needed"}
    ada.sign_in()
    answer = ada.here.command(table, "sit", nonce="a-nonce-of-mine")
    assert answer.json()["refused"] == {"key": "already-seated"}


def test_of_two_seats_at_an_older_rated_table_the_worse_one_counts(
    server: LiveServer, ada: Ada
) -> None:
    """The others keep their results, whatever one of them does."""
    ben = Caller(server).account(f"{ada.name[:16]} ben")
    table = ada.here.table("me", "invite", "invite", game="mercado")
    for caller in (ada.here, ada.there, ben):
        caller.sit(table)
    ada.sign_in()
    played = play_on(server, table, ada.here, ben)
    places = [1, 3, 2]
    rated_now = [seat.person for seat in played.seats], places, [False] * 3

    def do(db: Connection) -> None:
        db.execute(update(schema.tables).where(schema.tables.c.id == table).values(to_rate=True))
        enter(db, table, "mercado", *rated_now)

    inside(server, server.service.database.write(do))
    assert rating(ada.here, 1)["mu"] < PRIOR[0] < rating(ben, 1)["mu"]


def rating(caller: Caller, games: int) -> Json:
    """The rating of a person, once so many games have been entered."""

    def now() -> Json:
        found = caller.get("/api/me/ratings").json()
        return dict(found[0]) if found else {"games": 0}

    wait_until(lambda: now()["games"] == games, 10, f"{games} games are rated")
    return now()


def test_finished_games_and_the_rest(server: LiveServer, ada: Ada, ben: Caller) -> None:
    table = whole_game(server, ada.here, ben).id
    campaign = ada.here.post("/api/campaigns", {"game": "mercado", "name": "Summer"}).json()["id"]
    record = ada.here.get(f"/api/tables/{table}/record").text
    assert ada.here.ask("POST", "/api/records", content=record).status_code == 201
    with ada.here.socket(table) as talk:
        talk.send({"do": "say", "text": "said as a guest"})
        talk.receive("said")
    ada.sign_in()
    assert [one["id"] for one in ada.here.get("/api/campaigns").json()] == [campaign]
    assert len(ada.here.get("/api/me/records").json()) == 1
    assert ada.here.post(f"/api/tables/{table}/rematch").status_code == 201
    data = ada.here.get("/api/me/data").json()
    assert [one["id"] for one in data["guests"]] == [ada.guest]
    assert data["said"][0]["text"] == "said as a guest"
    assert ada.there.get(f"/api/people/{ada.guest}/ratings").status_code == 404
    # All of it goes with the account, the name of the guest too.
    ada.here.ask("DELETE", "/api/me")
    kept = repr(server.everything("sessions"))
    assert ada.name not in kept
    assert "said as a guest" not in kept
    assert ada.guest not in repr(server.rows("SELECT * FROM people"))
    sat = server.rows("SELECT event FROM entries WHERE event LIKE ?", f'%"sat"%{ada.guest}%')
    assert sat
    assert "Guest" not in repr(sat)


def test_keys_of_the_guest_end(server: LiveServer, ada: Ada) -> None:
    """Whoever used this browser before may have kept a token, or named a device of theirs."""
    _, token = ada.here.token()
    preferences = server.service.notices.preferences
    endpoint = "https://push.example/of-somebody-else"
    subscribing = preferences.subscribe(ada.guest, endpoint, "k", "a", language="en", device="")
    inside(server, subscribing)
    with Caller(server, {"authorization": f"Bearer {token}"}) as bot:
        assert bot.id == ada.guest
        ada.sign_in()
        assert bot.get("/api/me").json() is None
    assert ada.here.get("/api/tokens").json() == []
    assert ada.here.get("/api/notices").json()["devices"] == []
    assert server.rows("SELECT * FROM push_subscriptions WHERE endpoint = ?", endpoint) == []


def test_a_game_that_ends_meanwhile_is_rated(server: LiveServer, ada: Ada, ben: Caller) -> None:
    """The table in memory knows the guest, the database already the account."""
    table = whole_game(server, ada.here, ben)
    ada.sign_in()
    server.change("UPDATE tables SET to_rate = 1 WHERE id = ?", table.id)
    table.seats[0].person = ada.guest
    table.plan = type(table.plan)(game="mercado", seats=table.plan.seats, rated=True)
    inside(server, server.service.ratings.enter(table))
    assert rating(ada.here, 1)
    assert ben.get("/api/me/ratings").json() == [], "a guest has no rating"


def test_only_guests_are_taken_over_and_once(server: LiveServer, ada: Ada, ben: Caller) -> None:
    """Switching from one account to another moves nothing."""
    table = begin(server, ada.there, ben)
    eve = Ada(server, f"{ada.name[:20]} eve")
    eve.sign_in()
    data = {"name": ada.name, "password": PASSWORD}
    assert eve.here.post("/api/login", data).status_code == 200
    assert ids(eve.there) == []
    assert ids(eve.here) == [table]
    service = server.service
    for guest in (Person(eve.account, ""), Person(eve.guest, ""), Person("nobody", "")):
        work = adoption.adopt(service.database, service.authority, guest, Person(ada.account, ""))
        assert inside(server, work) is False


def test_somebody_chooses_at_the_same_moment(
    server: LiveServer, ada: Ada, ben: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process takes the number first: nothing is half done, and it is retried."""
    table = begin(server, ada.here, ben)
    real, faults = adoption.add_entries, [IntegrityError("", {}, Exception())]

    def add_entries(db: Connection, *more: str) -> dict[str, int]:
        done = real(db, *more)  # type: ignore[arg-type]
        if faults:
            raise faults.pop()
        return done

    monkeypatch.setattr(adoption, "add_entries", add_entries)
    ada.sign_in()
    assert ada.here.see(table)["own"] == [0]
    entries = server.rows("SELECT event FROM entries WHERE event LIKE ?", f"%became%{ada.guest}%")
    assert len(entries) == 1


def test_watchers_at_another_server_are_told(server: LiveServer, ada: Ada, ben: Caller) -> None:
    table = begin(server, ada.here, ben)
    with (
        start_server(look=0.05, database=server.settings.database) as elsewhere,
        Caller(elsewhere) as there,
    ):
        data = {"name": ada.name, "password": PASSWORD}
        assert there.post("/api/login", data).status_code == 200
        with there.socket(table) as talk:
            assert talk.receive("table")["own"] == []
            ada.sign_in()
            assert talk.receive("change")["own"] == [0]

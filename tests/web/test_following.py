"""Actions of operators beside a running server, which reacts within seconds."""

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from feira.core.types import Json
from feira.table.engine import open_engine
from feira.table.timestamps import now
from feira.web import audit, bans
from feira.web.admin import changes
from feira.web.passwords import Passwords
from tests.web.live_server import PASSWORD, Caller, LiveServer, begin, start_server

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]

WITHIN = 10.0  # seconds, on a busy machine


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with start_server() as server:
        yield server


@pytest.fixture
def ada(server: LiveServer) -> Iterator[Caller]:
    with Caller(server) as caller:
        yield caller.guest("Ada")


@pytest.fixture
def ben(server: LiveServer) -> Iterator[Caller]:
    with Caller(server) as caller:
        yield caller.guest("Ben")


def operator(server: LiveServer, do: Callable[..., Json], *given: Any, **more: Any) -> Json:
    """An operator changes the database in a connection of their own, as `feira admin` does."""
    engine = open_engine(server.settings.database)
    with engine.connect() as db:
        db.info["writes"] = True
        with db.begin():
            done = do(db, *given, **more)
    engine.dispose()
    return done


def eventually(there: Callable[[], bool]) -> None:
    end = time.monotonic() + WITHIN
    while not there():
        assert time.monotonic() < end, f"not within {WITHIN} seconds"
        time.sleep(0.05)


def actions(server: LiveServer, subject: str) -> list[str]:
    """The entries of the audit log about somebody, the oldest first."""
    query = "SELECT action FROM audit WHERE subject = ? ORDER BY number"
    return [action for (action,) in server.rows(query, subject)]


def test_a_banned_person_is_told_so_and_can_do_nothing_else(
    server: LiveServer, ada: Caller, ben: Caller
) -> None:
    table = begin(server, ada, ben)
    _, token = ben.token()
    until = now() + 86_400_000
    with ben.socket(table) as socket:
        socket.receive("table")
        operator(server, changes.ban, ben.id, reason="insults", until=until)
        with pytest.raises(ConnectionClosed) as closed:
            socket.receive("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4001
    assert ben.get("/api/me").json()["banned"] == {"reason": "insults", "until": until}
    bot = Caller(server, {"authorization": f"Bearer {token}"})
    for refused in (
        ben.get("/api/me/tables"),
        ben.post(f"/api/tables/{table}/commands", {"do": "resign", "id": "r", "version": 1}),
        ben.post("/api/tokens", {"name": "bot"}),
        bot.get("/api/me/tables"),
    ):
        assert refused.status_code == 403
        assert refused.json()["detail"].startswith("you are banned until 20")
        assert refused.json()["detail"].endswith(" UTC: insults")
        assert refused.json()["extra"]["banned"] == {"reason": "insults", "until": until}
    with pytest.raises(ConnectionClosed) as again, ben.socket(table) as socket:
        socket.receive("table")
    assert again.value.rcvd is not None
    assert again.value.rcvd.code == 4003
    assert ben.get("/api/me/data").json()["bans"][0]["reason"] == "insults"
    assert ada.get("/api/me/tables").status_code == 200
    operator(server, changes.unban, ben.id)
    eventually(lambda: ben.get("/api/me/tables").status_code == 200)
    assert "banned" not in ben.get("/api/me").json()


def test_a_ban_ends_by_itself_and_holds_after_a_restart(
    server: LiveServer, ben: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    until = now() + 60_000
    operator(server, changes.ban, ben.id, reason="late", until=until)
    eventually(lambda: ben.get("/api/me/tables").status_code == 403)
    with monkeypatch.context() as later:
        later.setattr(bans, "now", lambda: until - 1)
        assert ben.get("/api/me/tables").status_code == 403
        later.setattr(bans, "now", lambda: until)
        assert ben.get("/api/me/tables").status_code == 200
    operator(server, changes.ban, ben.id, reason="late", until=None)
    with start_server(database=server.settings.database) as second, Caller(second) as later:
        later.http.cookies = ben.http.cookies
        assert later.get("/api/me/tables").json()["detail"] == "you are banned for good: late"


def test_a_banned_account_cannot_sign_in(server: LiveServer, ada: Caller, ben: Caller) -> None:
    ada.post("/api/account", {"name": "Iris", "password": PASSWORD})
    operator(server, changes.ban, "iris", reason="cheating", until=None)
    eventually(lambda: ada.get("/api/me/tables").status_code == 403)
    refused = ben.post("/api/login", {"name": "Iris", "password": PASSWORD})
    assert refused.status_code == 403
    assert ben.get("/api/me").json()["name"] == "Ben"
    wrong = ben.post("/api/login", {"name": "Iris", "password": "not this one"})
    assert wrong.status_code == 400, "who does not know the password is not told of the ban"


def test_a_new_password_signs_out_everywhere(server: LiveServer, ada: Caller, ben: Caller) -> None:
    ada.post("/api/account", {"name": "Olga", "password": PASSWORD})
    person = ada.id
    table = ada.table("me", "invite")
    _, token = ada.token()
    ada.post("/api/me/recovery", {"password": PASSWORD})
    bot = Caller(server, {"authorization": f"Bearer {token}"})
    assert bot.get("/api/me").json()["id"] == person
    password = changes.new_password()
    with ada.socket(table) as socket:
        socket.receive("table")
        hashed = Passwords().hasher.hash(password)
        done = operator(server, changes.reset_password, "Olga", hashed)
        assert (done["sessions"], done["tokens"]) == (1, 1)
        with pytest.raises(ConnectionClosed):
            socket.receive("never")
    assert ada.get("/api/me").json() is None
    eventually(lambda: bot.get("/api/me").json() is None)
    old = ben.post("/api/login", {"name": "Olga", "password": PASSWORD})
    assert old.status_code == 400
    assert ben.post("/api/login", {"name": "Olga", "password": password}).status_code == 200
    assert ben.id == person
    assert ben.get("/api/me/recovery").json() == {"left": 0}
    assert actions(server, person) == [
        *("account-made", "token-made", "password-reset", "sign-in-failed", "signed-in"),
    ]


def test_everybody_at_a_closed_table_sees_it(server: LiveServer, ada: Caller, ben: Caller) -> None:
    table = begin(server, ada, ben)
    with ada.socket(table) as socket:
        version = socket.receive("table")["version"]
        operator(server, changes.close_table, table, reason="asked for")
        change = socket.receive("change")
    assert change["version"] == version + 1
    assert (change["event"]["kind"], change["event"]["why"]) == ("closed", "asked for")
    assert change["state"] == "over"
    assert (change["result"]["winners"], change["result"]["closed"]) == ([], "asked for")
    assert change["notes"][-1]["kind"] == "closed"
    seen = ben.see(table)
    assert (seen["state"], seen["turn"], seen["secret"] is not None) == ("over", None, True)
    refused = ben.command(table, "resign")
    assert refused.json()["refused"] == {"key": "over"}
    eventually(
        lambda: server.rows("SELECT ended FROM tables WHERE id = ?", table)[0][0] is not None
    )
    listed = ben.get("/api/me/games").json()["games"][0]
    assert (listed["state"], listed["outcome"]) == ("over", "")


def test_a_closed_table_is_rated_for_nobody(server: LiveServer, ada: Caller, ben: Caller) -> None:
    for caller, name in ((ada, "Rita"), (ben, "Rosa")):
        caller.post("/api/account", {"name": name, "password": PASSWORD})
    table = begin(server, ada, ben, rated=True)
    ada.do(table, "resign")  # which decides the game, and is rated at once
    eventually(lambda: len(server.rows("SELECT * FROM rated_games WHERE table_id = ?", table)) == 2)
    other = begin(server, ada, ben, rated=True)
    before = server.rows("SELECT * FROM ratings ORDER BY person")
    operator(server, changes.close_table, other, reason="a fault")
    eventually(lambda: ada.see(other)["state"] == "over")
    assert server.rows("SELECT to_rate FROM tables WHERE id = ?", other) == [(0,)]
    assert server.rows("SELECT * FROM ratings ORDER BY person") == before
    assert server.rows("SELECT * FROM rated_games WHERE table_id = ?", other) == []


def test_a_table_is_closed_before_its_game_begins(
    server: LiveServer, ada: Caller, ben: Caller
) -> None:
    table = ada.table("me", "lobby", public=True)
    ada.sit(table)
    with ada.socket(table) as socket:
        socket.receive("table")
        operator(server, changes.close_table, table, reason="an offensive name")
        change = socket.receive("change")
    assert (change["state"], change["result"]["closed"]) == ("over", "an offensive name")
    refused = ben.command(table, "sit", nonce="a-nonce-of-ben")
    assert refused.json()["refused"] == {"key": "over"}
    assert table not in [one["id"] for one in ben.get("/api/tables").json()]
    server.service.authority.tables.by_id.clear()
    assert ada.see(table)["state"] == "over", "also after it was loaded again"
    assert ada.get(f"/api/tables/{table}/record").status_code == 200
    assert ada.post(f"/api/tables/{table}/review").status_code == 409


def test_the_audit_log_has_what_concerns_security_and_no_secrets(
    server: LiveServer, ada: Caller, ben: Caller
) -> None:
    ada.post("/api/account", {"name": "Vera", "password": PASSWORD})
    person = ada.id
    token, text = ada.token()
    ada.ask("DELETE", f"/api/tokens/{token}")
    ben.post("/api/login", {"name": "Vera", "password": "my-secret-guess"})
    ben.post("/api/login", {"name": "my-secret-name", "password": "my-secret-guess"})
    operator(server, changes.ban, person, reason="loud", until=None)
    ada.ask("DELETE", "/api/me")
    assert actions(server, person) == [
        *("account-made", "token-made", "token-revoked", "sign-in-failed", "banned"),
        "account-deleted",
    ]
    rows = server.rows("SELECT * FROM audit")
    assert (person, "sign-in-failed", "") in [(r[4], r[3], r[2]) for r in rows]
    assert ("operator", "banned", person, "") in [tuple(r[2:]) for r in rows], "words are deleted"
    everything = repr(rows)
    for secret in (PASSWORD, text, "my-secret", "Vera", "127.0.0.1"):
        assert secret not in everything
    assert server.rows("SELECT * FROM bans WHERE person = ?", person) == []


def test_what_operators_did_is_found_without_reading_what_others_did(server: LiveServer) -> None:
    """Somebody who makes and deletes tokens all day fills the log, but slows nobody down."""
    query = "EXPLAIN QUERY PLAN SELECT number, action, subject FROM audit "
    query += "WHERE number > 5 AND actor = 'operator' ORDER BY number"
    ((_, _, _, plan),) = server.rows(query)
    assert plan == "SEARCH audit USING INDEX audit_by_actor (actor=? AND number>?)"


def test_old_entries_of_the_audit_log_are_deleted(server: LiveServer) -> None:
    server.change("INSERT INTO audit VALUES (NULL, 1, '', 'signed-in', 'long-ago', '')")
    recent = len(server.rows("SELECT * FROM audit")) - 1
    assert operator(server, lambda db: {"n": audit.prune(db, 365)}) == {"n": 1}
    assert len(server.rows("SELECT * FROM audit")) == recent

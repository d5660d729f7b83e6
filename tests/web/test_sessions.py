"""Sessions, accounts, tokens and limits, on a real server."""

import re
import statistics
from collections.abc import Iterator
from typing import Literal

import httpx
import pytest
from argon2 import Parameters, PasswordHasher, extract_parameters
from websockets.exceptions import ConnectionClosed

from feira.core.errors import FeiraError
from feira.core.types import Json
from feira.web.passwords import check_password, common_passwords
from tests.web.live_server import PASSWORD, Caller, LiveServer, TableSocket, begin, start_server

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with start_server() as server:
        yield server


@pytest.fixture
def ada(server: LiveServer) -> Iterator[Caller]:
    with Caller(server) as caller:
        yield caller.guest("Ada")


@pytest.fixture
def other(server: LiveServer) -> Iterator[Caller]:
    with Caller(server) as caller:
        yield caller


def account(caller: Caller, name: str, password: str = PASSWORD) -> httpx.Response:
    return caller.post("/api/account", {"name": name, "password": password})


def login(caller: Caller, name: str, password: str = PASSWORD) -> httpx.Response:
    return caller.post("/api/login", {"name": name, "password": password})


def me(server: LiveServer, session: str) -> Json | None:
    """The person of a cookie."""
    found = server.http.get("/api/me", headers={"cookie": f"feira_session={session}"})
    assert found.status_code == 200
    return dict(found.json()) if found.json() else None


# Sessions.


def test_a_session_cookie_is_long_and_kept_from_scripts_and_other_sites(server: LiveServer) -> None:
    with Caller(server) as caller:
        cookies = caller.post("/api/guest", {"name": "Ada"}).headers.get_list("set-cookie")
    cookie = next(cookie for cookie in cookies if cookie.startswith("feira_session="))
    value, *rest = cookie.split("; ")
    assert len(bytes.fromhex(value.removeprefix("feira_session="))) >= 16
    flags = {flag.lower() for flag in rest}
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert "secure" not in flags


def test_ids_do_not_repeat_and_look_random(server: LiveServer) -> None:
    ids = []
    for _ in range(20):
        with Caller(server) as caller:
            ids.append(caller.guest("Ada").session)
    assert len(set(ids)) == 20
    bits = [bin(int(one, 16)).count("1") / (4 * len(one)) for one in ids]
    assert 0.45 < statistics.mean(bits) < 0.55


def test_over_https_cookies_are_for_https_only() -> None:
    with start_server(secure=True) as server:
        first = server.http.get("/api/me")
        csrf = first.cookies["__Host-feira_csrf"]
        headers = {"cookie": f"__Host-feira_csrf={csrf}", "x-csrf-token": csrf}
        made = server.http.post("/api/guest", json={"name": "Ada"}, headers=headers)
        assert made.status_code == 201
        session = made.cookies["__Host-feira_session"]
        sent = {"cookie": f"__Host-feira_session={session}"}
        assert server.http.get("/api/me", headers=sent).json()["name"] == "Ada"
    for cookie in (*first.headers.get_list("set-cookie"), *made.headers.get_list("set-cookie")):
        flags = cookie.lower().split("; ")
        assert cookie.startswith("__Host-feira_")
        assert {"secure", "path=/"} <= set(flags)
        assert not [flag for flag in flags if flag.startswith("domain")]


def test_who_was_signed_in_before_https_stays_signed_in(server: LiveServer, ada: Caller) -> None:
    with start_server(secure=True, database=server.settings.database) as later:
        old = {"cookie": f"feira_session={ada.session}"}
        first, second = (later.http.get("/api/me", headers=old) for _ in range(2))
        assert first.json()["name"] == second.json()["name"] == "Ada", "requests at the same time"
        cookies = first.headers.get_list("set-cookie")
        assert [one for one in cookies if one.startswith("feira_session=null; Max-Age=0")]
        new = {"cookie": f"__Host-feira_session={first.cookies['__Host-feira_session']}"}
        again = later.http.get("/api/me", headers=new)
        assert again.json()["name"] == "Ada"
        assert "feira_session" not in str(again.headers.get_list("set-cookie"))
        both = {"cookie": f"feira_session=planted; {new['cookie']}"}
        assert later.http.get("/api/me", headers=both).json()["name"] == "Ada"


def test_looking_makes_no_session(server: LiveServer, other: Caller) -> None:
    before = server.rows("SELECT count(*) FROM sessions")
    for path in ("/api/me", "/api/tables", "/api/games"):
        assert not [
            cookie
            for cookie in other.get(path).headers.get_list("set-cookie")
            if "session" in cookie
        ]
    assert server.rows("SELECT count(*) FROM sessions") == before


@pytest.mark.parametrize("value", ["0" * 64, "null", "x"])
def test_an_id_from_elsewhere_is_never_taken_over(
    server: LiveServer, other: Caller, value: str
) -> None:
    """An attacker who plants a cookie in a browser does not know the session afterwards."""
    other.http.cookies.set("feira_session", value, domain="127.0.0.1")
    assert other.get("/api/me").json() is None
    made = other.post("/api/guest", {"name": "Ada"})
    assert made.status_code == 201
    given = re.search("feira_session=([0-9a-f]+)", str(made.headers.get_list("set-cookie")))
    assert given is not None
    assert given[1] != value
    assert me(server, value) is None
    assert me(server, given[1]) == made.json()


def test_the_id_changes_at_sign_up_and_sign_in_and_the_old_one_is_dead(
    server: LiveServer, ada: Caller
) -> None:
    first = ada.session
    assert account(ada, "Rotating Ada").status_code == 201
    second = ada.session
    assert login(ada, "rotating ada").status_code == 200
    third = ada.session
    assert len({first, second, third}) == 3
    assert [me(server, old) for old in (first, second)] == [None, None]
    assert me(server, third) == {"id": ada.id, "name": "Rotating Ada", "account": True}


def test_a_failed_sign_in_leaves_the_session_alone(server: LiveServer, ada: Caller) -> None:
    session, who = ada.session, ada.id
    assert login(ada, "nobody of that name").status_code == 400
    assert ada.session == session
    found = me(server, session)
    assert found is not None
    assert found["id"] == who


def test_a_session_runs_out(server: LiveServer, ada: Caller) -> None:
    session = ada.session
    assert me(server, session) is not None
    server.expire(session)
    assert me(server, session) is None
    assert ada.post("/api/tokens", {"name": "bot"}).status_code == 401


def test_after_signing_out_the_cookie_is_worth_nothing(server: LiveServer, ada: Caller) -> None:
    session = ada.session
    assert ada.post("/api/logout").status_code == 204
    assert ada.session in ("", "null")
    assert me(server, session) is None


def test_the_database_does_not_hold_what_a_thief_could_use(server: LiveServer, ada: Caller) -> None:
    _, token = ada.token()
    assert account(ada, "Careful Ada").status_code == 201
    kept = repr(server.everything())
    for secret in (ada.session, token, token.removeprefix("feira_"), PASSWORD):
        assert secret not in kept
    assert "$argon2id$" in kept


# Open sockets end with the session or token that they were opened with.


def closed_with(talk: TableSocket) -> int:
    """Reads until the server closes; returns the code."""
    try:
        while True:
            talk.socket.recv(timeout=10)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_signing_out_ends_the_sockets_of_that_session_only(server: LiveServer, ada: Caller) -> None:
    with Caller(server) as ben:
        table = begin(server, ada, ben.guest("Ben"))
        with ada.socket(table) as talk, ben.socket(table) as bens:
            ada.post("/api/logout")
            assert closed_with(talk) == 4001
            bens.send({"do": "ping"})
            assert bens.receive("pong")


def test_a_deleted_token_ends_its_sockets(server: LiveServer, ada: Caller) -> None:
    token, secret = ada.token()
    table = ada.table("me", "invite")
    with Caller(server, {"authorization": f"Bearer {secret}"}) as bot, bot.socket(table) as talk:
        assert ada.ask("DELETE", f"/api/tokens/{token}").status_code == 204
        assert closed_with(talk) == 4001
        assert bot.command(table, "stand").status_code == 401


@pytest.mark.parametrize("ends", ["person", "session", "token"])
def test_what_ends_in_another_process_is_found_by_looking(
    monkeypatch: pytest.MonkeyPatch, ends: str
) -> None:
    monkeypatch.setattr("feira.web.live_sessions.CHECK_SECONDS", 0.05)
    with start_server() as server, Caller(server) as ada, Caller(server) as ben:
        table = begin(server, ada.guest("Ada"), ben.guest("Ben"))
        _, token = ada.token()
        bot = Caller(server, {"authorization": f"Bearer {token}"})
        caller = bot if ends == "token" else ada
        with caller.socket(table) as talk, ben.socket(table) as bens:
            talk.receive("table")
            match ends:
                case "person":
                    server.change("DELETE FROM people WHERE id = ?", ada.id)
                case "session":
                    server.expire(ada.session)
                case "token":
                    server.change("DELETE FROM tokens")
            assert closed_with(talk) == 4001
            bens.send({"do": "ping"})
            assert bens.receive("pong")


# Passwords.


@pytest.mark.parametrize(
    ("password", "word"),
    [
        ("", "at least 8"),
        ("seven77", "at least 8"),
        ("password", "first that anyone"),
        ("PassWord", "first that anyone"),
        ("12345678", "first that anyone"),
        ("qwertyuiop", "first that anyone"),
        ("ADA LOVELACE", "first that anyone"),
        ("x" * 257, "at most 256"),
    ],
)
def test_short_and_common_passwords_are_refused(password: str, word: str) -> None:
    with pytest.raises(FeiraError, match=word):
        check_password("Ada Lovelace", password)


@pytest.mark.parametrize(
    "password", ["eightchr", "ääääääää", "only words here", "79461385", "x" * 256]
)
def test_there_are_no_other_rules(password: str) -> None:
    check_password("Ada", password)


def test_the_list_of_common_passwords_is_worth_having() -> None:
    words = common_passwords()
    assert len(words) > 3000
    assert min(map(len, words)) >= 8, "shorter ones are refused anyway"
    assert {"corvette", "trustno1", "1qaz2wsx"} <= words
    assert not {"Copyright", "permission", "#"} & words, "the licence is no password"


def test_a_refused_sign_up_leaves_nothing_behind(server: LiveServer, other: Caller) -> None:
    before = server.rows("SELECT count(*) FROM people")
    assert account(other, "FirstChoice", "password").status_code == 400
    assert account(other, "Taken").status_code == 201
    with Caller(server) as third:
        answer = account(third, "tAKEN")
        assert answer.status_code == 400
        assert "taken" in answer.json()["detail"]
    assert server.rows("SELECT count(*) FROM people")[0][0] == before[0][0] + 1


class WatchedHasher(PasswordHasher):
    """A hasher that records the parameters of each check of a password."""

    def __init__(self, like: PasswordHasher) -> None:
        super().__init__(like.time_cost, like.memory_cost, like.parallelism)
        self.costs: list[Parameters] = []

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002
        self.costs.append(extract_parameters(str(hash)))
        return super().verify(hash, password)


def test_wrong_password_and_no_account_are_answered_the_same(
    server: LiveServer, other: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert account(other, "Timed").status_code == 201
    passwords = server.service.people.passwords
    hasher = WatchedHasher(passwords.hasher)
    monkeypatch.setattr(passwords, "hasher", hasher)
    with Caller(server) as eve:
        eve.csrf()
        answers = [login(eve, name, "three red herons") for name in ("Timed", "Nobody")]
        assert eve.session == ""
    assert {(one.status_code, one.text) for one in answers} == {(400, answers[0].text)}
    assert len(hasher.costs) == 2, "both pay for Argon2"
    assert hasher.costs[0] == hasher.costs[1], "and as much"


# Accounts.


def test_a_guest_who_makes_an_account_keeps_games(
    server: LiveServer, ada: Caller, other: Caller
) -> None:
    table = begin(server, ada, other.guest("Ben"))
    before, who = ada.see(table), ada.id
    assert account(ada, "Keeping Ada").status_code == 201
    assert ada.id == who
    assert [one["id"] for one in ada.get("/api/me/tables").json()] == [table]
    assert ada.see(table)["own"] == before["own"] == [0]
    with Caller(server) as elsewhere:
        assert login(elsewhere, "Keeping Ada").status_code == 200
        assert elsewhere.see(table)["own"] == [0]


def test_one_account_a_person(ada: Caller) -> None:
    assert account(ada, "Only Ada").status_code == 201
    assert account(ada, "Second Ada").status_code == 400


def test_export_has_what_is_mine_and_no_secrets(
    server: LiveServer, ada: Caller, other: Caller
) -> None:
    table = begin(server, ada, other.guest("Ben"))
    with ada.socket(table) as talk, other.socket(table) as bens:
        talk.send({"do": "say", "text": "mine"})
        talk.receive("said")
        bens.send({"do": "say", "text": "not hers"})
        bens.receive("said")
        bens.receive("said")
    _, token = ada.token()
    assert account(ada, "Exporting Ada").status_code == 201
    text = ada.get("/api/me/data").text
    for word in (ada.id, "Exporting Ada", "mine", table):
        assert word in text
    secret = server.live(table).table.secret
    for word in ("not hers", other.id, token, "argon2", secret, ada.session):
        assert word not in text


def test_a_deleted_person_is_gone_everywhere(
    server: LiveServer, ada: Caller, other: Caller
) -> None:
    table = begin(server, ada, other.guest("Ben"))
    waiting = ada.table("me", "invite")
    ada.sit(waiting)
    assert account(ada, "Unforgotten").status_code == 201
    _, token = ada.token()
    who = ada.id
    with Caller(server) as elsewhere, Caller(server, {"authorization": f"Bearer {token}"}) as bot:
        assert login(elsewhere, "Unforgotten").status_code == 200
        with elsewhere.socket(table) as talk:
            assert elsewhere.see(table)["own"] == [0]
            assert bot.id == who
            assert ada.ask("DELETE", "/api/me").status_code == 204
            assert closed_with(talk) == 4001
        for caller in (ada, elsewhere, bot):
            assert caller.get("/api/me").json() is None
            assert caller.see(table)["own"] == []
            assert caller.command(table, "resign").status_code == 401
            assert caller.get("/api/me/data").status_code == 401
    assert login(ada, "Unforgotten").status_code == 400
    # Others need not wait for her, and no name leads to her.
    assert other.see(table)["seats"][0]["left"] == "resigned"
    assert other.see(waiting)["seats"][0]["taken"] is False
    assert "Unforgotten" not in other.get(f"/api/tables/{table}").text
    kept = repr(server.everything("sessions"))
    assert "Unforgotten" not in kept
    assert "unforgotten" not in kept


def test_a_name_in_the_log_is_forgotten_too(server: LiveServer, other: Caller) -> None:
    with Caller(server) as ada:
        table = begin(server, ada.guest("Zenobia"), other.guest("Ben"))
        assert "Zenobia" in repr(server.rows("SELECT event FROM entries WHERE table_id = ?", table))
        ada.ask("DELETE", "/api/me")
    assert "Zenobia" not in repr(server.everything())
    assert "Zenobia" not in other.get(f"/api/tables/{table}").text
    assert "Zenobia" not in other.get(f"/api/tables/{table}/record").text


# Tokens.


def test_a_token_is_shown_once_and_worth_nothing_once_deleted(
    server: LiveServer, ada: Caller
) -> None:
    token, secret = ada.token()
    assert len(secret) > 40
    listed = ada.get("/api/tokens")
    assert [one["id"] for one in listed.json()] == [token]
    assert secret not in listed.text
    with Caller(server, {"authorization": f"Bearer {secret}"}) as bot:
        assert bot.id == ada.id
        with Caller(server) as eve:
            assert eve.guest("Eve").ask("DELETE", f"/api/tokens/{token}").status_code == 404
        assert bot.id == ada.id
        assert ada.ask("DELETE", f"/api/tokens/{token}").status_code == 204
        assert bot.get("/api/me").json() is None


def test_a_token_plays_and_reads_and_does_nothing_to_the_person(
    server: LiveServer, ada: Caller
) -> None:
    token, secret = ada.token()
    kept = server.everything("sessions")
    with Caller(server, {"authorization": f"Bearer {secret}"}) as bot:
        for method, path, body in (
            ("POST", "/api/tokens", {"name": "another"}),
            ("GET", "/api/tokens", None),
            ("DELETE", f"/api/tokens/{token}", None),
            ("GET", "/api/me/data", None),
            ("DELETE", "/api/me", None),
            ("POST", "/api/account", {"name": "Taken Over", "password": PASSWORD}),
            ("POST", "/api/login", {"name": "Ada", "password": PASSWORD}),
        ):
            answer = bot.ask(method, path, json=body)
            assert answer.status_code == 403, (path, answer.text)
            assert "sign in on the page" in answer.text or "scope 'account'" in answer.text
        assert server.everything("sessions") == kept
        assert bot.table("me", "invite")


@pytest.mark.parametrize(
    "header",
    ["", "Bearer", "Bearer -", "Basic YTpi", "Bearer feira_x", "x", "bearer\tx", "Session"],
)
def test_a_token_that_is_none_makes_nobody_even_with_a_session(
    server: LiveServer, ada: Caller, header: str
) -> None:
    headers = {"authorization": header, "cookie": f"feira_session={ada.session}"}
    assert me(server, ada.session) is not None
    assert server.http.get("/api/me", headers=headers).json() is None


# Limits.


def test_sign_ups_and_sign_ins_of_one_address_are_limited_over_all_workers() -> None:
    with start_server(sign_ups_per_hour=4) as server, Caller(server) as caller:
        for number in range(3):
            assert caller.post("/api/guest", {"name": "Ada"}).status_code == 201, number
        assert login(caller, "Ada").status_code == 400
        for path, data in (
            ("/api/guest", {"name": "Ada"}),
            ("/api/guest/", {"name": "Ada"}),
            ("/api/account", {"name": "Ada", "password": PASSWORD}),
            ("/api/login", {"name": "Ada", "password": PASSWORD}),
        ):
            answer = caller.post(path, data)
            assert answer.status_code == 429
            assert re.fullmatch(
                r"too many sign-ups and sign-ins from your address: try again in \d+ minutes",
                answer.json()["detail"],
            )
            assert 0 < int(answer.headers["retry-after"]) <= 3600
        # Everything else works for people who are signed in.
        for _ in range(20):
            assert caller.get("/api/me").status_code == 200
        assert caller.table("me", "invite")
        # The count is in the database, where every worker sees it, and under no person's address.
        assert server.rows("SELECT number FROM attempts") == [(8,)]
        assert "127.0.0.1" not in repr(server.everything())
        # Another address is not concerned; the proxy in front of us says who it is.
        moved = caller.post("/api/guest", {"name": "Ben"}, headers={"x-forwarded-for": "10.0.0.9"})
        assert moved.status_code == 201


def test_a_proxy_that_is_not_ours_is_not_believed() -> None:
    with start_server(sign_ups_per_hour=1, proxies="10.1.2.3") as server, Caller(server) as caller:
        found = [
            caller.post(
                "/api/guest", {"name": "Ada"}, headers={"x-forwarded-for": f"10.0.0.{number}"}
            ).status_code
            for number in range(3)
        ]
    assert found == [201, 429, 429]

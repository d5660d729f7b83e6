"""The credentials of an account: passwords, recovery codes, sessions, scopes of tokens."""

import unicodedata
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from feira.core.types import Json
from feira.web.devices import device_of
from feira.web.passwords import Passwords
from tests.servers import wait_until
from tests.web.live_server import (
    PASSWORD,
    QUICK_HASHER,
    Caller,
    LiveServer,
    TableSocket,
    begin,
    start_server,
)

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]

NEXT = "four green herons"


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with start_server(look=0.05) as server:
        yield server


@pytest.fixture
def ada(server: LiveServer, request: pytest.FixtureRequest) -> Caller:
    return Caller(server).account(name_of(request))


def name_of(request: pytest.FixtureRequest) -> str:
    return request.node.name.removeprefix("test_").replace("_", " ")[:24].strip()


def login(caller: Caller, name: str, password: str = PASSWORD) -> httpx.Response:
    return caller.post("/api/login", {"name": name, "password": password})


def named(caller: Caller) -> str:
    return str(caller.get("/api/me").json()["name"])


def closed_with(talk: TableSocket) -> int:
    """Reads until the server closes; returns the code."""
    try:
        while True:
            talk.socket.recv(timeout=10)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


# Passwords.


def test_passwords_are_slow_to_guess() -> None:
    """At least 3 passes over 64 MiB, as in RFC 9106; servers under test hash more cheaply."""
    hasher = Passwords().hasher
    assert hasher.time_cost >= 3
    assert hasher.memory_cost >= 64 * 1024  # KiB


def test_a_changed_password_signs_out_elsewhere(server: LiveServer, ada: Caller) -> None:
    name, table = named(ada), ada.table("me", "invite")
    there = Caller(server)
    assert login(there, name).status_code == 200
    wrong = ada.post("/api/me/password", {"present": "no", "password": NEXT})
    assert (wrong.status_code, wrong.json()["detail"]) == (400, "this is not your present password")
    with there.socket(table) as talk:
        changed = ada.post("/api/me/password", {"present": PASSWORD, "password": NEXT})
        assert changed.status_code == 200
        assert closed_with(talk) == 4001
    assert there.get("/api/me").json() is None
    assert named(ada) == name
    noted = "SELECT actor FROM audit WHERE action = 'password-changed' AND subject = ?"
    assert server.rows(noted, ada.id) == [(ada.id,)]
    with Caller(server) as again:
        assert login(again, name).status_code == 400
        assert login(again, name, NEXT).status_code == 200


def bot_of(server: LiveServer, caller: Caller) -> Caller:
    """A program with a token of this person."""
    _, token = caller.token()
    bot = Caller(server, {"authorization": f"Bearer {token}"})
    assert bot.get("/api/me").json()["id"] == caller.id
    return bot


def codes_of(caller: Caller, password: str = PASSWORD) -> list[str]:
    return list(caller.post("/api/me/recovery", {"password": password}).json()["codes"])


def test_another_password_ends_tokens_and_recovery_codes(server: LiveServer, ada: Caller) -> None:
    name, bot, codes = named(ada), bot_of(server, ada), codes_of(ada)
    ada.post("/api/me/password", {"present": PASSWORD, "password": NEXT})
    assert bot.get("/api/me").json() is None
    assert ada.get("/api/tokens").json() == []
    assert ada.get("/api/me/recovery").json() == {"left": 0}
    bot, again = bot_of(server, ada), codes_of(ada, NEXT)
    with Caller(server) as lost:
        data = {"name": name, "password": PASSWORD}
        assert lost.post("/api/recover", data | {"code": codes[0]}).status_code == 400
        assert lost.post("/api/recover", data | {"code": again[0]}).status_code == 200
    assert bot.get("/api/me").json() is None


def test_signed_out_everywhere_programs_are_too(server: LiveServer, ada: Caller) -> None:
    name, bot = named(ada), bot_of(server, ada)
    codes_of(ada)
    assert ada.ask("DELETE", "/api/me/sessions").status_code == 204
    assert bot.get("/api/me").json() is None
    with Caller(server) as again:
        assert login(again, name).status_code == 200
        assert again.get("/api/tokens").json() == []
        assert again.get("/api/me/recovery").json() == {"left": 10}, "the password is the same"


def test_a_guest_who_makes_an_account_has_no_tokens_any_more(server: LiveServer) -> None:
    """An earlier user of this browser may have made them."""
    with Caller(server).guest("Gustav") as caller:
        bot = bot_of(server, caller)
        caller.account("Gustav of tokens")
        assert bot.get("/api/me").json() is None
        assert caller.get("/api/tokens").json() == []


def test_a_guest_and_a_token_set_no_password(server: LiveServer, ada: Caller) -> None:
    guest = Caller(server).guest("Somebody")
    change = {"present": "", "password": NEXT}
    assert guest.post("/api/me/password", change).status_code == 400
    _, token = guest.token()
    with Caller(server, {"authorization": f"Bearer {token}"}) as bot:
        for path in ("/api/me/password", "/api/account", "/api/me/recovery", "/api/tokens"):
            assert bot.post(path, {}).status_code == 403, path
    assert ada.get("/api/me/recovery").json() == {"left": 0}


def test_accents_are_the_same_however_they_are_typed(server: LiveServer) -> None:
    typed = "\u00e9t\u00e9 \u00e0 la plage"
    apart = unicodedata.normalize("NFD", typed)
    with Caller(server) as ada:
        data = {"name": "Accented", "password": apart}
        assert ada.post("/api/account", data).status_code == 201
        for password in (typed, apart):
            assert login(ada, "Accented", password).status_code == 200
        # Hashes from before the normal form was taken are still good.
        older = QUICK_HASHER.hash(apart)
        server.change("UPDATE people SET password = ? WHERE account = 'accented'", older)
        assert login(ada, "Accented", apart).status_code == 200


# Recovery codes.


def test_a_recovery_code_is_used_once(server: LiveServer, ada: Caller) -> None:
    name = named(ada)
    assert ada.post("/api/me/recovery", {"password": "wrong one"}).status_code == 400
    codes = ada.post("/api/me/recovery", {"password": PASSWORD}).json()["codes"]
    assert len(set(codes)) == 10
    assert not any(code in repr(server.everything()) for code in codes)
    with Caller(server) as lost:
        data = {"name": name, "code": codes[0].upper().replace("-", " "), "password": NEXT}
        assert lost.post("/api/recover", {**data, "code": "aaaa"}).status_code == 400
        assert lost.post("/api/recover", {**data, "name": "nobody"}).status_code == 400
        assert lost.post("/api/recover", {**data, "password": "short"}).status_code == 400
        assert lost.post("/api/recover", data).json()["name"] == name
        assert lost.get("/api/me/recovery").json() == {"left": 0}, "nor are the others good"
        assert ada.get("/api/me").json() is None, "all sessions have ended"
        assert lost.post("/api/recover", data).status_code == 400
        assert lost.post("/api/recover", {**data, "code": codes[1]}).status_code == 400
        assert lost.post("/api/me/recovery", {"password": NEXT}).status_code == 201


# Sessions.


def test_sessions_are_listed_and_ended(server: LiveServer, ada: Caller) -> None:
    firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    there = Caller(server, {"user-agent": firefox})
    assert login(there, named(ada)).status_code == 200
    listed = ada.get("/api/me/sessions").json()
    assert [one["here"] for one in listed].count(True) == 1
    (other,) = [one for one in listed if not one["here"]]
    assert other["device"] == "Firefox · Linux"
    assert other["created"] <= other["seen"]
    with Caller(server) as eve:
        eve.account("Evil Eve")
        assert eve.ask("DELETE", f"/api/me/sessions/{other['id']}").status_code == 404
    table = ada.table("me", "invite")
    with there.socket(table) as talk:
        assert ada.ask("DELETE", f"/api/me/sessions/{other['id']}").status_code == 204
        assert closed_with(talk) == 4001
    assert there.get("/api/me").json() is None
    assert ada.ask("DELETE", "/api/me/sessions").status_code == 204
    assert ada.get("/api/me").json() is None


def test_a_session_that_was_ended_is_not_written_again(server: LiveServer, ada: Caller) -> None:
    """A request in flight when its session ended does not restore it."""
    from feira.web.sessions import SessionStore
    from tests.web.games import inside

    store = SessionStore(server.service.database, lambda _: None)
    session = ada.session
    assert ada.ask("DELETE", "/api/me/sessions").status_code == 204
    inside(server, store.set(session, b'{"person":"x","at":1}'))
    assert inside(server, store.get(session)) is None


def test_devices_are_named() -> None:
    chrome = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36"
    phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18 Safari/604.1"
    assert device_of(chrome) == "Chrome · Windows"
    assert device_of(phone) == "Safari · iPhone"
    assert device_of("my-bot/1.0 (x)") == "my-bot/1.0"
    assert device_of("<script>") == "script"


def test_what_ends_in_one_process_ends_in_the_other(server: LiveServer, ada: Caller) -> None:
    """Sockets and requests, though only the database is shared."""
    name, table = named(ada), ada.table("me", "invite")
    token_id, token = ada.token()
    with start_server(look=0.05, database=server.settings.database) as elsewhere:
        bot = Caller(elsewhere, {"authorization": f"Bearer {token}"})
        there = Caller(elsewhere)
        assert login(there, name).status_code == 200
        with bot.socket(table) as talk, there.socket(table) as hers:
            talk.receive("table")
            hers.receive("table")
            assert bot.get("/api/me").json()["name"] == name
            ada.ask("DELETE", f"/api/tokens/{token_id}")
            assert closed_with(talk) == 4001
            assert bot.get("/api/me").json() is None
            ada.ask("DELETE", "/api/me/sessions")
            assert closed_with(hers) == 4001
        assert there.get("/api/me").json() is None


# Scopes.


def scoped(server: LiveServer, caller: Caller, *scopes: str) -> Caller:
    made = caller.post("/api/tokens", {"name": "bot", "scopes": scopes})
    assert made.json()["scopes"] == list(scopes)
    return Caller(server, {"authorization": f"Bearer {made.json()['token']}"})


def test_scopes_of_tokens(server: LiveServer, ada: Caller) -> None:
    ben = Caller(server).guest("Ben")
    table = begin(server, ada, ben)
    version = ada.see(table)["version"]
    plays, reads, keeps = (scoped(server, ada, one) for one in ("play", "read", "account"))
    allowed: list[tuple[Caller, list[int]]] = [
        (plays, [200, 409, 403]),
        (reads, [200, 403, 403]),
        (keeps, [403, 403, 200]),
    ]
    stale = {"do": "choose", "id": "c1", "version": version - 1, "choice": 0}
    for bot, codes in allowed:
        answers = [
            bot.get(f"/api/tables/{table}"),
            bot.post(f"/api/tables/{table}/commands", stale),
            bot.get("/api/me/data"),
        ]
        assert [one.status_code for one in answers] == codes
        assert bot.post("/api/tokens", {"name": "another"}).status_code == 403
        assert bot.ask("DELETE", "/api/me").status_code == 403
    with reads.socket(table) as talk:
        assert talk.receive("table")["own"] == [0]
        assert talk.ask({**stale, "version": version})["refused"] == {"key": "read-only"}
        assert "play" in talk.ask({"do": "say", "text": "hello"})["text"]
    listed = ada.get("/api/tokens").json()
    assert [one["scopes"] for one in listed] == [["play"], ["read"], ["account"]]
    refused = ada.post("/api/tokens", {"name": "bot", "scopes": ["everything"]})
    assert refused.status_code == 400


# Deletion and export.


def test_everything_about_a_person_is_deleted_and_was_exported(
    server: LiveServer, ada: Caller
) -> None:
    who = ada.id
    seats = [{"kind": "me"}, {"kind": "here", "name": "Zenobia"}, {"kind": "invite"}]
    table = ada.post("/api/tables", {"game": "machikoro", "seats": seats}).json()["id"]
    ada.sit(table)
    assert ada.post("/api/me/recovery", {"password": PASSWORD}).status_code == 201
    data = ada.get("/api/me/data").json()
    assert "Zenobia" in data["hosted"][0]["plan"]
    assert data["sessions"][0]["device"].startswith("python-httpx")
    assert {"key", "data"}.isdisjoint(data["sessions"][0])
    with start_server(look=0.05, database=server.settings.database) as elsewhere:
        ben = Caller(elsewhere).guest("Ben")
        assert "Zenobia" in ben.get(f"/api/tables/{table}").text
        assert ada.ask("DELETE", "/api/me").status_code == 204
        wait_until(lambda: "Zenobia" not in ben.get(f"/api/tables/{table}").text, 5, "it is told")
    for name in ("sessions", "recovery_codes", "name_keys", "tokens", "people", "ratings"):
        assert who not in repr(server.everything()[name]), name
    assert "Zenobia" not in repr(server.everything())


# Forged requests.


def test_a_csrf_cookie_is_bound_to_its_session(server: LiveServer, ada: Caller) -> None:
    with Caller(server) as eve:
        eve.account("Planting Eve")
        planted = eve.http.cookies["feira_csrf"]

    def signs_out(csrf: str) -> int:
        cookie = f"feira_session={ada.session}; feira_csrf={csrf}"
        headers = {"cookie": cookie, "x-csrf-token": csrf}
        return server.http.post("/api/logout", headers=headers).status_code

    before = ada.http.cookies["feira_csrf"]
    anonymous = server.http.get("/api/me").cookies["feira_csrf"]
    for csrf in (planted, anonymous, before[:-1], ""):
        assert signs_out(csrf) == 403
    assert login(ada, named(ada)).status_code == 200
    assert signs_out(before) == 403, "the session has changed"
    assert signs_out(ada.http.cookies["feira_csrf"]) == 204


# Attempts.


def test_attempts_are_counted_over_all_workers_at_the_same_moment() -> None:
    """Two workers and twenty concurrent attempts: exactly as many pass as the limit allows."""
    most = 10
    with start_server(sign_ups_per_hour=most) as one:
        again = start_server(sign_ups_per_hour=most, database=one.settings.database)
        with again as two, ThreadPoolExecutor(20) as pool:
            callers = [Caller(server) for server in (one, two) for _ in range(10)]
            for caller in callers:
                caller.csrf()
            data: Json = {"name": "Attempt"}
            answers = list(pool.map(lambda caller: caller.post("/api/guest", data), callers))
    codes = sorted(answer.status_code for answer in answers)
    assert codes == [201] * most + [429] * (20 - most)


# Codes, by which programs go.


def test_an_error_has_a_code(server: LiveServer, ada: Caller) -> None:
    def extra_of(answer: httpx.Response) -> Json:
        extra: Json = answer.json()["extra"]
        return extra

    with Caller(server) as caller:
        assert extra_of(login(caller, named(ada), "not this one")) == {"code": "no-account"}
        assert extra_of(caller.post("/api/guest", {"name": ""})) == {"code": "name"}
    assert extra_of(ada.get("/api/tables/nobody-has-this")) == {"code": "no-table"}
    assert extra_of(ada.get("/api/codes/nobody")) == {"code": "no-code"}
    record = ada.ask(
        "POST", "/api/records", content=b"feira record\x00", headers={"content-type": "text/plain"}
    )
    assert extra_of(record) == {"line": 1}

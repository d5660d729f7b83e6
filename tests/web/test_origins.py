"""Pages of other sites: no socket, and no request that changes anything."""

import secrets
import socket
from collections.abc import Iterator
from typing import Any

import pytest

from feira.web.origin import same_site
from feira.web.settings import Settings
from tests.web.live_server import Caller, LiveServer, begin, start_server

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]

CONFIGURED = ("https://feira.example", "http://games.example:8080")


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with start_server(origins=CONFIGURED) as server:
        yield server


@pytest.fixture(scope="module")
def table(server: LiveServer) -> str:
    return Caller(server).guest("Ada").table("me", "invite")


def handshake(server: LiveServer, table: str, *origins: bytes, host: str = "") -> int:
    """The status of a WebSocket's first request, written by hand: no library tidies it up."""
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1".encode(),
        b"Host: " + (host or server.host).encode(),
        b"Connection: Upgrade",
        b"Upgrade: websocket",
        b"Sec-WebSocket-Version: 13",
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        *[b"Origin: " + origin for origin in origins],
    ]
    with socket.create_connection(("127.0.0.1", server.settings.port), 10) as raw:
        raw.sendall(b"\r\n".join(lines) + b"\r\n\r\n")
        answer = raw.recv(4096)
    return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.1 ") else 0


def variants(host: str) -> list[bytes]:
    """Origins of other sites that look like ours."""
    name, _, port = host.partition(":")
    names = [
        "evil.example",
        "localhost",
        "127.0.0.2",
        "127.1",
        "127.0.0.01",
        "0x7f.0.0.1",
        "2130706433",
        "017700000001",
        "0.0.0.0",
        "[::1]",
        "[::ffff:127.0.0.1]",
        f"{name}.",
        f"{name}..",
        f".{name}",
        f"www.{name}",
        f"a.b.c.{name}",
        f"{name}.evil.example",
        f"{name}evil.example",
        f"evil{name}",
        f"evil.example.{name}",
        f"{name}%2eevil.example",
        f"{name}%00.evil.example",
        f"{name}_.evil.example",
        f"{name}-evil.example",
        f"{name}\u2024evil.example",
        "１２７.0.0.1",
        "127。0。0。1",
        "①②⑦.0.0.1",
        "xn--127-0.0.1",
        f"{name[:-1]}",
        f"{name}1",
        f"[{name}]",
        f"({name})",
        f"'{name}'",
        f"*.{name}",
        "*",
        "",
        "feira.example",
        "feira.example.evil.example",
        "sub.feira.example",
        "evilfeira.example",
    ]
    ports = [f":{port}", "", ":80", ":443", f":0{port}", f":{port}0", f":{int(port) + 1}"]
    found = [f"http://{one}{end}" for one in names for end in ports]
    schemes = "ws wss ftp file data blob javascript chrome-extension moz-extension about".split()
    found += [f"{scheme}://{host}" for scheme in schemes]
    found += [f"{scheme}:{host}" for scheme in ("http", "https", "javascript", "data", "blob")]
    found += [f"{scheme}://{host}" for scheme in ("HTTP", "Http", "hTTP", "https ", " http", "htt")]
    found += ["null", "NULL", "Null", "undefined", "none", "*", "", "/", "//", "http://", "http:"]
    found += ["http", "://", f"//{host}", host, f"/{host}", f"http:/{host}", f"http:///{host}"]
    found += [f"http:\\\\{host}", f"http://{host}\\", f"http:\\{host}", f"http://\\{host}"]
    found += [
        f"http://{host}{end}" for end in ("/", "//", "/x", "?", "?x", "#", "#x", ";", ",", "&")
    ]
    found += [
        f"http://{user}@{host}" for user in ("user", "user:password", "evil.example", "", ":")
    ]
    found += [f"http://{host}@evil.example", f"http://{host}:x@evil.example"]
    found += [f"http://{host}#@evil.example", f"http://{host}\\@evil.example"]
    found += [f"http://evil.example{mark}{host}" for mark in "/?#;,@\\ &"]
    found += [f"http://{host} http://evil.example", f"http://evil.example http://{host}"]
    found += [
        f"http://{host},http://{host}",
        f"http://{host}, {CONFIGURED[0]}",
        f"null http://{host}",
    ]
    found += [f"{origin}{end}" for origin in CONFIGURED for end in ("/", ".", ":443", ".evil", "0")]
    found += ["http://feira.example", "https://games.example:8080", "https://FEIRA.example"]
    raw = [one.encode() for one in found]
    whole = f"http://{host}".encode()
    for odd in (*range(1, 10), 11, 12, *range(14, 32), 127, 0x85, 0xA0, 0xAD, 0xFF):
        raw += [whole[:7] + bytes([odd]) + whole[7:]]
        raw += [] if odd == 9 else [whole + bytes([odd]), bytes([odd]) + whole]
    raw += [whole[:9] + letter.encode() + whole[9:] for letter in "\u200b\u202e\ufeff\u00ad\u0000"]
    raw += [f"http://{'a' * size}.{host}".encode() for size in (63, 255, 4000)]
    ours = {whole, f"https://{host}".encode(), *(one.encode() for one in CONFIGURED)}
    return sorted({one for one in raw if one.strip(b" \t") not in ours})


def test_only_our_own_pages_get_a_socket(server: LiveServer, table: str) -> None:
    tried = variants(server.host)
    assert len(tried) >= 200
    let_in = [one for one in tried if handshake(server, table, one) == 101]
    assert let_in == []


@pytest.mark.parametrize("origin", ["own", *CONFIGURED])
def test_our_own_page_and_configured_ones_do(server: LiveServer, table: str, origin: str) -> None:
    own = server.url if origin == "own" else origin
    assert handshake(server, table, own.encode()) == 101


def test_programs_name_no_origin(server: LiveServer, table: str) -> None:
    assert handshake(server, table) == 101


def test_two_origins_are_none_of_ours(server: LiveServer, table: str) -> None:
    own, evil = server.url.encode(), b"http://evil.example"
    for both in ((own, evil), (evil, own), (own, own)):
        assert handshake(server, table, *both) != 101


def test_behind_a_proxy_the_page_has_the_name_that_the_browser_asked_for(
    server: LiveServer, table: str
) -> None:
    for host, origin, status in (
        ("feira.example", b"https://feira.example", 101),
        ("play.example", b"https://play.example", 101),
        ("Play.Example", b"https://play.example", 101),
        ("[::1]:8420", b"http://[::1]:8420", 101),
        ("play.example", b"https://play.example.evil.example", 403),
        ("play.example", b"https://evil.example", 403),
        ("play.example", f"http://{server.host}".encode(), 403),
    ):
        assert handshake(server, table, origin, host=host) == status, (host, origin)


def test_where_cookies_need_https_pages_do_too() -> None:
    for secure in (True, False):
        settings = Settings(secure=secure)
        assert same_site(["https://feira.example"], "feira.example", settings)
        assert same_site(["http://feira.example"], "feira.example", settings) is not secure
        assert not same_site(["http://"], "", settings)
        assert not same_site(["http://None"], None, settings)


def test_what_a_cache_may_give_to_others_has_no_cookie(server: LiveServer) -> None:
    everybodys = server.http.get("/api/games/mercado/statistics")
    assert everybodys.headers["cache-control"].startswith("public")
    assert "set-cookie" not in everybodys.headers
    assert "set-cookie" in server.http.get("/api/me").headers


# Requests that change something.


class Names(dict[str, Any]):
    """Values for the parameters of paths: any that is not known is its own name."""

    def __missing__(self, name: str) -> str:
        return name


def unsafe(server: LiveServer, table: str) -> list[tuple[str, str]]:
    """All of the API that changes anything, but for links in e-mails: those are signed instead.

    A mail program follows them without any cookie.
    """
    found = [
        (method.upper(), path.format_map(Names(table=table, number=1)))
        for method, path, _ in server.operations()
        if method not in ("get", "head", "options") and not path.startswith("/api/mail/")
    ]
    assert len(found) >= 8
    return found


BODIES: dict[str, Any] = {
    "/api/guest": {"name": "Eve"},
    "/api/account": {"name": "Eve", "password": "three blue herons"},
    "/api/login": {"name": "Eve", "password": "three blue herons"},
    "/api/tokens": {"name": "bot"},
    "/api/tables": {"game": "machikoro", "seats": [{"kind": "me"}, {"kind": "invite"}]},
}


def test_without_the_right_token_nothing_changes(server: LiveServer) -> None:
    """A page of another site can send the cookies, but cannot know or set the header."""
    ada, ben = Caller(server).guest("Ada"), Caller(server).guest("Ben")
    table = begin(server, ada, ben)
    good = ada.csrf()["x-csrf-token"]
    others = ben.csrf()["x-csrf-token"]
    assert good != others
    wrong: list[dict[str, str]] = [
        {},
        {"x-csrf-token": ""},
        {"x-csrf-token": "x"},
        {"x-csrf-token": others},
        {"x-csrf-token": good[:-1]},
        {"x-csrf-token": good + "0"},
        {"x-csrf-token": good.upper()},
        {"x-csrf-token": secrets.token_hex(len(good) // 2)},
        {"x-csrf-token": good[:64] + "é" * 64},
        {"x-csrf-token": "é" * 200},
        {"content-type": "application/x-www-form-urlencoded"},
        {"content-type": "text/plain"},
        {"content-type": "multipart/form-data; boundary=x"},
        {"content-type": "multipart/form-data"},
    ]
    before = server.everything("about")
    cookies = ada.headers()["cookie"]
    for method, path in unsafe(server, table):
        for headers in wrong:
            sent = {"cookie": cookies, **headers}
            encoded = [(name.encode(), value.encode()) for name, value in sent.items()]
            body = BODIES.get(path, {"do": "resign", "id": "x", "version": 0})
            answer = server.http.request(method, path, json=body, headers=encoded)
            assert answer.status_code in (400, 403), (method, path, headers, answer.text)
    for method, path in unsafe(server, table):
        # Neither does a cookie that the attacker has planted together with its token.
        planted = {"cookie": f"feira_csrf={'0' * 128}; {cookies}", "x-csrf-token": "0" * 128}
        assert server.http.request(method, path, headers=planted).status_code == 403
    assert server.everything("about") == before
    assert ada.post("/api/tokens", {"name": "bot"}).status_code == 201


def test_who_shows_a_token_needs_no_other_and_is_not_helped_by_a_session(
    server: LiveServer,
) -> None:
    ada, ben = Caller(server).guest("Ada"), Caller(server).guest("Ben")
    table = begin(server, ada, ben)
    _, secret = ada.token()
    bot = {"authorization": f"Bearer {secret}"}
    made = server.http.post("/api/tables", json=BODIES["/api/tables"], headers=bot)
    assert made.status_code == 201
    # A header that is no token, with Ben's cookies: he is not asked for the other header, but
    # neither is he Ben.
    before = server.everything("about")
    for header in ("", "Bearer", "Bearer x", "Basic eDp5", "Negotiate"):
        fake = {"authorization": header, "cookie": ben.headers()["cookie"]}
        for method, path in unsafe(server, table):
            if path in ("/api/guest", "/api/account", "/api/login"):
                continue  # for anybody
            body = BODIES.get(path, {"do": "resign", "id": "x", "version": 3})
            answer = server.http.request(method, path, json=body, headers=fake)
            if path == "/api/logout":
                assert answer.status_code == 204
            else:
                assert 400 <= answer.status_code < 500, (path, answer.text)
    assert server.everything("about") == before
    assert ben.see(table)["own"] == [1]
    # With Ada's token and Ben's cookies it is Ada who asks.
    both = {**bot, "cookie": ben.headers()["cookie"]}
    assert server.http.get("/api/me", headers=both).json()["id"] == ada.id


def test_reading_changes_nothing(server: LiveServer) -> None:
    """Methods without CSRF protection must have no effect."""
    ada = Caller(server).guest("Ada")
    table = begin(server, ada, Caller(server).guest("Ben"))
    before = server.everything("about")
    for method, path, _ in server.operations():
        if method == "get":
            parts = path.replace("{table}", table)
            server.http.get(parts, headers=ada.headers())
    assert server.everything("about") == before


def test_no_other_site_may_read(server: LiveServer) -> None:
    answer = server.http.get("/api/me", headers={"origin": "http://evil.example"})
    asked = server.http.options(
        "/api/me",
        headers={"origin": "http://evil.example", "access-control-request-method": "DELETE"},
    )
    for one in (answer, asked):
        assert not [name for name in one.headers if name.startswith("access-control-allow")]

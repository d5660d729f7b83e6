"""The whole API against its own description, with arbitrary requests: never a 5xx."""

import contextlib
import json
from collections.abc import Iterator
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import (
    not_a_server_error,
    response_schema_conformance,
)

from feira.core.types import Json
from tests.web.live_server import Caller, LiveServer, begin, start_server

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]

EXAMPLES = 3  # of each operation
ODD_TEXTS = (
    "%00",
    "a%00b",
    "%ED%A0%80",  # half a surrogate
    "%FF%FE",
    "%F4%90%80%80",
    "%0A",
    "%7F",
    "%E2%80%AE",
    "..",
    "%2e%2e%2f",
    "x" * 5000,
    "'",
    "%22",
    "%25",
    "0",
    "-1",
    "null",
    "True",
    "1e3",
    "٣",
)
ODD_NUMBERS = (
    "-1",
    "0",
    "1",
    str(2**31 - 1),
    str(2**31),
    str(2**63 - 1),
    str(2**63),
    str(-(2**63) - 1),
    str(2**64),
    "9" * 400,
    "9" * 5000,
    "٣",
    "1_000",
    "+1",
    "1.0",
    "nan",
    "%00",
    "",
)


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with start_server() as server:
        yield server


class Player:
    """A caller with a token and a running game; a new one if that person was deleted."""

    def __init__(self, server: LiveServer) -> None:
        self.server = server
        self.table = ""
        self.renew()

    def renew(self) -> None:
        self.caller = Caller(self.server).guest("Ada")
        self.person = self.caller.id
        _, self.secret = self.caller.token()
        self.table = begin(self.server, self.caller, Caller(self.server).guest("Ben"))
        for _ in range(5):
            self.caller.move(self.table)

    def headers(self) -> dict[str, str]:
        if not self.server.rows("SELECT 1 FROM people WHERE id = ?", self.person):
            self.renew()
        return {"Authorization": f"Bearer {self.secret}"}


@pytest.fixture(scope="module")
def player(server: LiveServer) -> Player:
    return Player(server)


@pytest.fixture(scope="module")
def api(server: LiveServer) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")


GENTLY = hypothesis.settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


def probe(case: Any, player: Player) -> None:
    """One request, at the table that it names and at one that there is."""
    headers = player.headers()
    tables = [player.table] if "table" in case.path_parameters else []
    for table in (None, *tables):
        if table is not None:
            case.path_parameters["table"] = table
        answer = case.call(headers=headers, timeout=30)
        checks: list[Any] = [not_a_server_error, response_schema_conformance]
        case.validate_response(answer, checks=checks, headers=headers)


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_no_request_breaks_the_server(api: Any, player: Player, mode: GenerationMode) -> None:
    """Requests that the description allows, and others."""
    probed = set()

    def every(case: Any) -> None:
        probed.add(case.operation.label)
        probe(case, player)

    for found in api.get_all_operations():
        cases = found.ok().as_strategy(generation_mode=mode)
        with contextlib.suppress(Unsatisfiable):  # some take nothing that could be wrong
            GENTLY(hypothesis.given(case=cases)(every))()
    assert len(probed) > (20 if mode == GenerationMode.POSITIVE else 8)


def odd_paths(server: LiveServer, table: str) -> Iterator[tuple[str, str]]:
    """Every operation with every odd value in place of each of its parameters."""
    for method, path, operation in server.operations():
        parameters: list[Json] = operation.get("parameters", [])
        good = {one["name"]: "1" for one in parameters if one["in"] == "path"} | {"table": table}
        for one in parameters:
            whole = one["schema"].get("type") == "integer" or "anyOf" in one["schema"]
            for odd in ODD_NUMBERS if whole else ODD_TEXTS:
                filled = path
                for name, value in good.items():
                    odd_here = one["in"] == "path" and name == one["name"]
                    filled = filled.replace(f"{{{name}}}", odd if odd_here else value)
                query = f"?{one['name']}={odd}" if one["in"] == "query" else ""
                yield method, filled + query


def test_no_odd_parameter_breaks_the_server(server: LiveServer, player: Player) -> None:
    tried = 0
    headers = player.headers()
    for method, path in odd_paths(server, player.table):
        body = None if method == "get" else b"{}"
        answer = server.http.request(method, path, headers=headers, content=body)
        assert answer.status_code < 500, (method, path, answer.text)
        tried += 1
    assert tried > 100


DEEP = '{"x":' + "[" * 50_000 + "]" * 50_000 + "}"
ODD_BODIES = (
    "",
    "null",
    "[]",
    "0",
    '""',
    "{",
    "}",
    '{"name"',
    "\x00",
    "[" * 100_000,
    DEEP,
    DEEP[:-1] + ',"do":"resign"}',
    '{"name":' + "[" * 90_000,
    '{"name":"\\ud800"}',
    '{"name":"a\\u0000b"}',
    '{"name":"a\\n"}',
    '{"name":"\\u202e"}',
    '{"name":" "}',
    '{"name":"' + "x" * 100_000 + '"}',
    '{"name":"Ada","password":"a\\u0000bcdefgh"}',
    '{"name":"Ada","password":"' + "x" * 257 + '"}',
    '{"do":"sit","id":"a\\n","version":0,"nonce":"12345678"}',
    '{"do":"sit","id":"a","version":0,"nonce":"1234567\\u0000"}',
    '{"do":"choose","id":"a","version":0,"choice":1e400}',
    '{"do":"choose","id":"a","version":0,"choice":' + "9" * 5000 + "}",
    '{"do":"choose","id":"a","version":-1,"choice":0}',
    '{"do":"choose","id":"a","version":99999999999999999999,"choice":0}',
    '{"do":"choose","id":"a","version":3,"choice":"a\\u0000b"}',
    '{"game":"mercado","seats":[{"kind":"me"}],"campaign":"a\\u0000b"}',
    '{"game":"mercado","seats":[{"kind":"me"}],"campaign":"' + "x" * 64 + '"}',
    '{"game":"mercado","seats":[{"kind":"me"},{"kind":"here","name":"a\\u0000b"}]}',
    '{"game":"mercado","seats":[{"kind":"me"}],"options":{"a\\u0000":"b\\u0000"}}',
    '{"game":"../../etc/passwd","seats":[{"kind":"me"}]}',
    '{"game":"mercado","seats":[{"kind":"me"}],"clock":{"kind":"days","amount":3600}}',
    '{"text":"feira 1\\ngame: mercado\\n\\n"}',
    '{"text":"\\u0000"}',
    b'{"name":"\xff"}',
    b'{"game":"mercado","seats":[{"kind":"me"}],"options":{"challenge":"\xc3\x28"}}',
    '{"game":"mercado","seats":[{"kind":"me"}],"options":{"components":"a:\\u0000"}}',
    '{"game":"machikoro","seats":[{"kind":"me"}],"components":"a:\\u0000"}',
)


def test_no_odd_body_breaks_the_server(server: LiveServer, player: Player) -> None:
    tried = 0
    for method, path, _ in server.operations():
        if method in ("get", "delete"):
            continue
        filled = path.replace("{table}", player.table)
        for body in ODD_BODIES:
            for kind in ("application/json", "text/plain", "application/x-msgpack"):
                headers = {**player.headers(), "content-type": kind}
                answer = server.http.request(method, filled, headers=headers, content=body)
                assert answer.status_code < 500, (method, filled, kind, body[:100], answer.text)
                tried += 1
    assert tried > 200
    assert server.http.get("/health").json()["status"] == "ok"


def test_too_much_is_refused(server: LiveServer, player: Player) -> None:
    headers = {**player.headers(), "content-type": "application/json"}
    body = json.dumps({"name": "x" * (1 << 21)})
    for path in ("/api/guest", "/api/tables"):
        assert server.http.post(path, headers=headers, content=body).status_code == 413


def test_odd_headers_break_nothing(server: LiveServer) -> None:
    for name, value in (
        ("cookie", b"feira_session=\xff\xfe"),
        ("cookie", b"feira_session=" + b"x" * 5000),
        ("cookie", b'feira_session="'),
        ("cookie", b";;;=;=="),
        ("authorization", b"Bearer \xff\xfe"),
        ("authorization", b"Bearer " + b"x" * 5000),
        ("x-csrf-token", b"\xff" * 200),
        ("content-type", b"application/json; charset=\xff"),
        ("content-type", b"multipart/form-data; boundary="),
        ("content-type", b"x"),
        ("accept", b"\xff"),
        ("host", b"\xff"),
        ("x-forwarded-for", b"\xff, 1.2.3.4"),
        ("x-forwarded-for", b"::1%x, ["),
    ):
        for method, path in (("GET", "/api/me"), ("POST", "/api/guest"), ("DELETE", "/api/me")):
            answer = server.http.request(method, path, headers=[(name.encode(), value)])
            assert answer.status_code < 500, (method, path, name, value, answer.text)

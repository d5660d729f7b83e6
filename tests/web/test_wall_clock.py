"""A wall clock that is wrong for a moment deletes no session and signs nobody out."""

import time
from collections.abc import Iterator

import pytest

from feira.table import timestamps
from tests.web.live_server import Caller, LiveServer, start_server
from tests.web.test_sessions import account, me

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]

DAYS_200 = 200 * 86_400 * 10**9  # nanoseconds


@pytest.fixture(scope="module")
def server() -> Iterator[LiveServer]:
    with start_server() as server:
        yield server


def trust(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server has run for long, although the machine started, or its clock jumped, just now."""
    wall = timestamps._wall
    right = (time.time_ns() - timestamps.steady()) // timestamps.NANOSECONDS
    for name, value in {"offset": right, "jump": 0, "trusted": -timestamps.SETTLED}.items():
        monkeypatch.setattr(wall, name, value)


def test_no_session_ends_by_a_clock_that_is_wrong_for_a_moment(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = Caller(server).guest("Ada"), Caller(server).guest("Ben")
    trust(monkeypatch)
    assert timestamps.settled()
    right = time.time_ns
    with monkeypatch.context() as wrong:
        wrong.setattr(time, "time_ns", lambda: right() + DAYS_200)
        assert account(new, "Account in the future").status_code == 201  # stores a session
        assert me(server, old.session) is not None
        time.sleep(0.5)
    assert me(server, old.session) is not None
    assert me(server, new.session) is not None


def test_sessions_that_have_expired_are_deleted(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = Caller(server).guest("Cem"), Caller(server).guest("Dee")
    server.expire(old.session)
    expired = "SELECT count(*) FROM sessions WHERE expires = 1"
    assert server.rows(expired) == [(1,)]
    assert account(new, "Account of hour one").status_code == 201
    assert server.rows(expired) == [(1,)], "the clock may be wrong since before the start"
    trust(monkeypatch)
    assert account(Caller(server).guest("Eva"), "Account of later").status_code == 201
    assert server.rows(expired) == [(0,)]


def test_operators_see_clocks_that_cannot_be_checked(server: LiveServer) -> None:
    clocks = server.service.authority.clocks
    assert server.http.get("/health").json()["clocks"] == {"failing": 0, "waiting": False}
    clocks.tick, tick = never, clocks.tick  # type: ignore[method-assign]
    clocks.failed["damaged"] = time.monotonic()
    assert server.http.get("/health").json()["clocks"]["failing"] == 1
    assert "feira_clocks_failing 1.0" in server.http.get("/metrics").text
    clocks.tick = tick  # type: ignore[method-assign]
    del clocks.failed["damaged"]


async def never() -> None:
    """Stops time."""

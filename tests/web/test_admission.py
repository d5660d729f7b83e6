"""A busy server sheds commands that have waited long, and forgives a single stall."""

import time

import pytest

from feira.web import admission
from feira.web.admission import CALM, GRACE, MOST_LATE, Admission
from tests.bots import OVERLOADED
from tests.web.live_server import Caller, start_server


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The monotonic clock, which a test sets."""
    at = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: at[0])
    return at


def test_one_stall_is_forgiven_and_an_overload_is_not(clock: list[float]) -> None:
    door = Admission()
    assert door.admits(0.0, behind=False)
    for _ in range(50):  # a stall of half a second, and then all at once
        assert door.admits(0.5, behind=False)
        clock[0] += GRACE / 100
    clock[0] += GRACE
    assert not door.admits(2 * MOST_LATE, behind=False)
    assert door.admits(MOST_LATE / 2, behind=False)
    assert not door.admits(0.0, behind=True)
    clock[0] += CALM + 0.1
    assert door.admits(0.5, behind=False)
    assert door.refused == 2


@pytest.mark.native
@pytest.mark.xdist_group("servers")
def test_a_command_that_was_refused_is_done_when_it_is_sent_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with start_server() as server, Caller(server).guest("Ada") as ada:
        table = ada.table("me", "here")
        ada.sit(table)
        with ada.socket(table) as socket:
            seen = socket.receive("table")
            command = {"do": "choose", "id": "one", "version": seen["version"]}
            command["choice"] = seen["turn"]["choices"][0]
            monkeypatch.setattr(admission, "MOST_LATE", -1.0)
            monkeypatch.setattr(admission, "GRACE", 0.0)
            socket.send(command)
            answer = socket.receive("answer")
            assert answer["refused"] == OVERLOADED
            assert answer["version"] == seen["version"]
            monkeypatch.undo()
            assert "refused" not in socket.ask(command)
            assert "refused" not in socket.ask(command)  # and once only
            assert server.live(table).table.version == seen["version"] + 1

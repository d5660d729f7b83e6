"""The rate limit of sockets: fast people never wait, and more sockets do not help."""

import time

import pytest

from feira.table.person import Person
from feira.web import pace
from feira.web.pace import FAULT, Pace, Paces
from feira.web.settings import Settings
from tests.web.live_server import Caller, start_server

RATE = Settings().commands_per_second
HOME = "10.0.0.1"
START = 1000.0  # seconds, on the clock


def guest(number: int) -> Person:
    return Person(f"guest {number}", "Guest")


def joined(paces: Paces, *people: Person, address: str = HOME) -> list[Pace]:
    return [paces.join(person, address, START) for person in people]


def test_a_fast_person_never_waits() -> None:
    """Ten commands a second for a minute, and four hundred at once."""
    (one,) = joined(Paces(RATE), guest(1))
    for tick in range(600):
        assert one.count(START + tick / 10) == 0
    assert [one.count(START + 60) for _ in range(400)] == [0.0] * 400
    assert one.count(START + 60) == pytest.approx(0.01)


def test_a_bot_and_a_family_behind_one_address_never_wait() -> None:
    """A bot with fifty choices a second beside five people who click at full speed."""
    bot, *family = joined(Paces(RATE), *map(guest, range(6)))
    for tick in range(50 * 600):
        now = START + tick / 50
        assert bot.count(now) == 0
        if tick % 4 == 0:
            assert not any(one.count(now) for one in family)


def test_more_sockets_bring_nobody_more() -> None:
    paces = Paces(RATE)
    sockets = joined(paces, *[guest(1)] * 50)
    waits = [one.count(START) for _ in range(20) for one in sockets]
    assert waits.count(0.0) == 400
    assert waits[-1] == pytest.approx(600 / RATE)
    (other,) = joined(paces, guest(2))
    assert other.count(START) == 0
    for one in sockets:
        paces.leave(one)
    (again,) = joined(paces, guest(1))  # nor does a new connection
    assert again.count(START) > 5


def test_an_account_has_more_and_an_address_has_an_end() -> None:
    paces = Paces(RATE)
    (account,) = joined(paces, Person("ada", "Ada", account=True))
    assert [account.count(START) for _ in range(1600)] == [0.0] * 1600
    assert account.count(START) > 0
    crowd = joined(paces, *map(guest, range(40)), Person("", ""))
    assert any(one.count(START) for _ in range(100) for one in crowd)


def test_what_cannot_be_read_counts_for_more() -> None:
    (one,) = joined(Paces(RATE), guest(1))
    assert one.count(START, FAULT * 40) == 0
    assert one.count(START) > 0


def test_no_limit_is_no_limit() -> None:
    (one,) = joined(Paces(0), guest(1))
    assert not any(one.count(START) for _ in range(10_000))


def test_buckets_are_forgotten_when_they_are_full_and_nobody_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pace, "MOST_BUCKETS", 2)
    paces = Paces(RATE)
    stays, fast, slow = joined(paces, *map(guest, range(3)))
    fast.count(START, 1e6)
    for one in (fast, slow):
        paces.leave(one)
    paces.join(guest(9), HOME, START)
    assert set(paces.buckets) == {f"address {HOME}", *(f"person guest {n}" for n in (0, 1, 9))}
    assert paces.join(guest(0), HOME, START).buckets[1] is stays.buckets[1]


@pytest.mark.native
@pytest.mark.xdist_group("servers")
def test_sockets_of_one_person_share_a_pace_and_leave_it() -> None:
    with start_server() as server, Caller(server).guest("Ada") as ada:
        table = ada.table("me", "invite")
        paces = server.service.paces
        with ada.socket(table) as one, ada.socket(table) as two:
            for socket in (one, two):
                socket.send({"do": "ping"})
                socket.receive("pong")
            bucket = paces.buckets[f"person {ada.id}"]
            assert bucket.sockets == 2
            assert bucket.spare <= 4 * RATE - 1
            two.send({"do": "nothing"})
            two.receive("error")
        until = time.monotonic() + 10
        while bucket.sockets and time.monotonic() < until:
            time.sleep(0.01)
        assert bucket.sockets == 0

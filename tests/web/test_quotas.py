"""Quotas: excess is refused with one line, and honest use never reaches a quota."""

import asyncio
import math
import time
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from feira.table import live_tables
from feira.table.person import Person
from feira.web.connection import TOO_MANY
from feira.web.new_tables import close_unused
from feira.web.quotas import CHAT, DAY, Held, Quotas, Rate, TooMany, owners_of
from feira.web.settings import Settings
from tests.web.games import inside
from tests.web.live_server import PASSWORD, Caller, LiveServer, begin, start_server

pytestmark = [pytest.mark.native, pytest.mark.xdist_group("servers")]

ADDRESS = {"x-forwarded-for": "10.1.1.1"}
GUEST = owners_of(Person("ada", "Ada"), "10.0.0.1")
FEW = {
    "open_tables": 4,
    "lobby_places": 2,
    "sockets": 3,
    "chat_per_minute": 3,
    "hints_per_minute": 2,
    "records_per_hour": 2,
    "requests_per_hour": 3,
    "commands_per_second": 2.0,
}


@pytest.fixture(scope="module")
def few() -> Iterator[LiveServer]:
    """A server with low quotas."""
    with start_server(**FEW) as server:
        yield server


@pytest.fixture(scope="module")
def usual() -> Iterator[LiveServer]:
    """A server with the default quotas."""
    with start_server() as server:
        yield server


def refused(answer: httpx.Response, what: str) -> None:
    """Asserts that the answer refuses in one line and says when to try again."""
    assert answer.status_code == 429, answer.text
    found = answer.json()
    wait = int(answer.headers["retry-after"])
    assert found["extra"] == {"what": what, "wait": wait}
    assert wait >= 1
    assert found["detail"].startswith("too many ")
    assert "try again in " in found["detail"]
    assert "\n" not in found["detail"]


def test_a_bucket_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    rate = Rate(CHAT, 6, 60.0)
    for _ in range(6):
        rate.take(GUEST)
    with pytest.raises(TooMany) as info:
        rate.take(GUEST)
    assert info.value.wait == 10
    clock[0] += 10
    rate.take(GUEST)
    with pytest.raises(TooMany):
        rate.take(GUEST)
    rate.take(owners_of(Person("ben", "Ben"), "10.0.0.1"))  # behind the same address


def test_accounts_have_more_and_an_address_has_an_end() -> None:
    rate = Rate(CHAT, 2, 60.0)
    account = owners_of(Person("ada", "Ada", account=True), "10.0.0.2")
    for _ in range(8):
        rate.take(account)
    with pytest.raises(TooMany):
        rate.take(account)
    strangers = [owners_of(Person(f"guest {number}", "x"), "10.0.0.2") for number in range(13)]
    for stranger in strangers[:12]:
        rate.take(stranger)
    with pytest.raises(TooMany):
        rate.take(strangers[12])


def test_what_is_held_counts_until_it_is_released_or_old(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    held = Held("tables", 2, DAY)
    held.hold(GUEST, "one")
    clock[0] += 3600
    held.hold(GUEST, "two")
    with pytest.raises(TooMany) as info:
        held.hold(GUEST, "three")
    assert info.value.wait == DAY - 3600
    assert str(info.value).endswith("try again in 23 hours")
    clock[0] += DAY - 3600 + 1
    held.hold(GUEST, "three")
    held.release("two", "three", "unknown")
    assert not held.by_owner
    assert not held.things


def test_finished_tables_do_not_count(few: LiveServer) -> None:
    with Caller(few, ADDRESS).guest("Ada") as ada:
        plan = {"game": "machikoro", "seats": [{"kind": "me"}, {"kind": "invite"}]}
        tables = []
        for _ in range(4):
            tables.append(ada.post("/api/tables", plan).json()["id"])
            few.service.quotas.rates["commands"].buckets.clear()
        refused(ada.post("/api/tables", plan), "tables")
        few.change("UPDATE tables SET state = 'over' WHERE id = ?", tables[0])
        assert ada.post("/api/tables", plan).status_code == 201
        refused(ada.post("/api/tables", plan), "tables")


def test_the_lobby_is_not_filled_by_one_guest(few: LiveServer) -> None:
    with Caller(few, ADDRESS).guest("Bea") as bea:
        plan = {
            "game": "machikoro",
            "public": True,
            "seats": [{"kind": "me"}, {"kind": "lobby"}],
        }
        for _ in range(2):
            assert bea.post("/api/tables", plan).status_code == 201
        refused(bea.post("/api/tables", plan), "lobby")
        assert bea.post("/api/tables", plan | {"public": False}).status_code == 201


def test_commands_over_http_and_records(few: LiveServer) -> None:
    with Caller(few, ADDRESS).guest("Cleo") as cleo:
        table = cleo.table("me", "invite")
        for _ in range(7):
            cleo.command(table, "stand", version=0)
        refused(cleo.command(table, "stand", version=0), "commands")
        for _ in range(2):
            assert cleo.ask("POST", "/api/records", content=b"x").status_code == 400
        refused(cleo.ask("POST", "/api/records", content=b"x"), "records")


CHANGES = (
    ("PUT", "/api/notices/quiet", {"quiet_from": None, "quiet_to": None}),
    ("DELETE", "/api/notices/mail", None),
    ("DELETE", "/api/notices/push/nothing", None),
    ("POST", "/api/campaigns", {"game": "mercado", "name": "Mine"}),
    ("DELETE", "/api/campaigns/nothing", None),
    ("DELETE", "/api/friends?name=Nobody", None),
    ("DELETE", "/api/blocks/nothing", None),
    ("DELETE", "/api/me/invitations/nothing", None),
    ("DELETE", "/api/records/nothing", None),
)


def test_changes_of_any_kind_are_counted(few: LiveServer) -> None:
    with Caller(few, {"x-forwarded-for": "10.2.2.2"}).guest("Ada") as ada:
        for method, path, data in CHANGES:
            answers = [ada.ask(method, path, json=data) for _ in range(10)]
            refused(next(one for one in answers if one.status_code == 429), "commands")


def test_tokens_are_not_made_and_deleted_without_end(few: LiveServer) -> None:
    """Each of them writes to the audit log and notifies every process."""
    with Caller(few, ADDRESS).guest("Tess") as tess:
        token, _ = tess.token()
        assert tess.ask("DELETE", f"/api/tokens/{token}").status_code == 204
        token, _ = tess.token()
        refused(tess.post("/api/tokens", {"name": "bot"}), "requests")
        refused(tess.ask("DELETE", f"/api/tokens/{token}"), "requests")


def test_sockets_chat_and_hints(few: LiveServer) -> None:
    with ExitStack() as stack:
        dan = stack.enter_context(Caller(few).guest("Dan"))
        table = dan.table("me", "here")
        dan.sit(table)
        first = stack.enter_context(dan.socket(table))
        for number in range(4):
            first.send({"do": "say", "text": f"line {number}"})
        found = [first.receive("said", "error") for _ in range(4)]
        (error,) = (one for one in found if one["kind"] == "error")
        assert error["refused"] == {"key": "too-many", "what": "chat", "wait": 20}
        few.service.quotas.rates["hints"].take(owners_of(Person(dan.id, "Dan"), "elsewhere"))
        few.service.quotas.rates["hints"].take(owners_of(Person(dan.id, "Dan"), "elsewhere"))
        first.send({"do": "hint"})
        assert first.receive("hint")["refused"]["what"] == "hints"
        for _ in range(2):
            stack.enter_context(dan.socket(table)).receive("table")
        more = stack.enter_context(dan.socket(table))
        with pytest.raises(ConnectionClosed) as closed:
            more.socket.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TOO_MANY
        first.send({"do": "ping"})  # the others stay
        first.receive("pong")
    with Caller(few).guest("Dan again") as dan, dan.socket(table) as again:
        again.receive("table")


@pytest.fixture
def _never_evicted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables whose stored entries a test has changed stay in memory: their checksums are wrong."""
    monkeypatch.setattr(live_tables, "IDLE", math.inf)


@pytest.mark.usefixtures("_never_evicted")
def test_unused_tables_of_guests_are_closed(usual: LiveServer) -> None:
    service = usual.service
    loop = next(iter(service.authority.tasks.running)).get_loop()
    old = int(time.time() * 1000) - 90_000_000

    def look() -> int:
        before = old + 1000
        work = close_unused(service, before=before)
        return asyncio.run_coroutine_threadsafe(work, loop).result(10)

    with Caller(usual).guest("Eve") as eve, Caller(usual).guest("Fay") as fay:
        assert fay.post("/api/account", {"name": "Fay", "password": PASSWORD}).status_code == 201
        unused, watched, recent = (eve.table("me", "invite") for _ in range(3))
        kept = fay.table("me", "invite")
        begun = begin(usual, eve, fay)
        eve.sit(unused)
        for table in (unused, watched, kept, begun):
            usual.change("UPDATE tables SET created = ? WHERE id = ?", old, table)
            usual.change("UPDATE entries SET at = ? WHERE table_id = ?", old, table)
            usual.live(table).used = -1e9
        with eve.socket(watched) as socket:
            socket.receive("table")
            assert look() == 1
        assert eve.get(f"/api/tables/{unused}").status_code == 404
        for table in (watched, recent, kept, begun):
            assert eve.get(f"/api/tables/{table}").status_code == 200
        assert usual.rows("SELECT * FROM seats WHERE table_id = ?", unused) == []
        assert unused not in service.quotas.held["tables"].things


def test_a_bot_over_http_meets_no_limit(usual: LiveServer) -> None:
    """At full speed, one request after the other."""
    with Caller(usual).guest("bot") as person:
        _, token = person.token()
        with Caller(usual, {"authorization": f"Bearer {token}"}) as bot:
            table = bot.table("me", "here")
            bot.sit(table)
            for _ in range(60):
                assert bot.move(table)


def test_a_bot_over_a_socket_meets_no_limit(usual: LiveServer) -> None:
    """At full speed, one choice after the other."""
    with Caller(usual).guest("bot") as bot:
        table = bot.table("me", "here")
        bot.sit(table)
        with bot.socket(table) as socket:
            seen = socket.receive("table")
            for number in range(120):
                command = {"do": "choose", "id": f"n{number}", "version": seen["version"]}
                socket.send(command | {"choice": seen["turn"]["choices"][-1]})
                seen = socket.receive("change")
                assert "refused" not in socket.receive("answer")


def test_a_family_behind_one_address_meets_no_limit(usual: LiveServer) -> None:
    """Five people play, chat and ask for hints without a pause, each in two windows."""
    quotas = usual.service.quotas
    with ExitStack() as stack:
        family = [stack.enter_context(Caller(usual, ADDRESS).guest(f"kin {n}")) for n in range(5)]
        table = begin(usual, *family)
        sockets = [stack.enter_context(one.socket(table)) for one in family for _ in range(2)]
        for number in range(5):
            for socket in sockets[::2]:
                socket.send({"do": "say", "text": f"chat {number}"})
        for _ in range(25):
            sockets[0].receive("said")
        for _ in range(6):
            assert any(one.move(table) for one in family)
        for one in family:
            person = Person(one.id, "kin")
            for _ in range(30):
                quotas.take("hints", person, ADDRESS["x-forwarded-for"])
        for one in family:
            tables = [one.table("me", "invite") for _ in range(5)]
            assert len(set(tables)) == 5


def test_fast_people_and_bots_may_go_on_for_hours(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    quotas, address = Quotas(Settings()), "10.0.0.9"
    bot, person = Person("bot", "bot"), Person("ada", "Ada")
    for tick in range(50 * 3600):
        clock[0] = tick / 50
        quotas.take("commands", bot, address)  # 50 a second
        if tick % 5 == 0:
            quotas.take("commands", person, address)  # ten clicks a second
        if tick % 75 == 0:
            quotas.take("hints", person, address)  # each takes a second
            quotas.take("chat", person, address)


@pytest.mark.usefixtures("_never_evicted")
def test_with_several_processes_an_unused_table_is_closed_in_its_log(
    usual: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = usual.service
    old = int(time.time() * 1000) - 90_000_000
    monkeypatch.setattr(service.authority, "alone", False)
    with Caller(usual).guest("Gil") as gil:
        table = gil.table("me", "invite")
        usual.change("UPDATE tables SET created = ? WHERE id = ?", old, table)
        usual.live(table).used = -1e9
        # Other tests leave old tables behind on the same server, so there may be more than one.
        assert inside(usual, close_unused(service, before=old + 1000)) >= 1
        seen = gil.get(f"/api/tables/{table}").json()
    assert (seen["state"], seen["result"]["winners"]) == ("over", [])
    assert table not in service.quotas.held["tables"].things

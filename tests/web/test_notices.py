"""Turn notifications by push and by mail: once, at the right time, and only if wanted."""

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from bench.notify_kills import run
from cryptography.hazmat.primitives.asymmetric import ec

from feira.core.errors import FeiraError
from feira.core.types import Json
from feira.table import timestamps
from feira.table.log import Left
from feira.web.notices import notifier as notifying
from feira.web.notices import outbox as outbox_module
from feira.web.notices.addresses import check_endpoint, resolved
from feira.web.notices.encryption import decode, encode, encrypted
from feira.web.notices.notices import Notices
from feira.web.notices.notifier import Notifier
from feira.web.notices.push import outcome_of
from feira.web.notices.quiet import after_quiet
from tests.web.games import inside
from tests.web.live_server import Caller, LiveServer, begin, start_server
from tests.web.receivers import MailServer, PushService, mail_server, push_service

pytestmark = [
    pytest.mark.native,
    pytest.mark.xdist_group("servers"),
    pytest.mark.usefixtures("noon"),
]

SLOW = {"kind": "days", "amount": 2}
HOUR = 3_600_000  # milliseconds


@dataclass
class World:
    """A server with a push service and a mail server of its own."""

    server: LiveServer
    push: PushService
    mail: MailServer

    def look(self) -> None:
        """The server's periodic work, until everything is sent."""
        notices = self.server.service.notices
        notifier = Notifier(notices.outbox, notices.deliver, is_here=notices.is_here)

        async def send() -> None:
            await notifier.look()
            await asyncio.gather(*notifier.places.running)

        inside(self.server, send())

    def states(self, person: str) -> list[str]:
        rows = self.server.rows("SELECT state FROM outbox WHERE person = ? ORDER BY at", person)
        return [row[0] for row in rows]


async def never(_notices: Notices) -> None:
    """Instead of the server's own periodic work: tests look themselves."""
    await asyncio.Event().wait()


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    with (
        pytest.MonkeyPatch.context() as patch,
        push_service() as push,
        mail_server() as mail,
    ):
        patch.setattr(Notices, "run", never)
        given = {
            "push_local": True,
            "site": "https://feira.example",
            "mail_host": "127.0.0.1",
            "mail_port": mail.port,
            "mail_security": "none",
            "mail_from": "Feira <feira@feira.example>",
        }
        with start_server(**given) as server:
            yield World(server, push, mail)


@pytest.fixture
def people(world: World) -> Iterator[tuple[Caller, Caller]]:
    world.push.received.clear()
    world.mail.received.clear()
    world.push.status = 201
    with Caller(world.server).guest("Ada") as ada, Caller(world.server).guest("Ben") as ben:
        yield ada, ben


def subscribed(world: World, caller: Caller, name: str = "me", **more: object) -> str:
    answer = caller.post("/api/notices/push", world.push.subscription(name, **more))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def slow_game(world: World, ada: Caller, ben: Caller) -> tuple[str, Caller, Caller]:
    """A slow game, who is to act, and who waits."""
    table = begin(world.server, ada, ben, clock=SLOW)
    actor = world.server.live(table).table
    assert actor.actor is not None
    mine = actor.seats[actor.actor].person == ada.id
    return (table, ada, ben) if mine else (table, ben, ada)


def pass_on(world: World, table: str, caller: Caller) -> None:
    """Plays until it is another person's turn."""
    live = world.server.live(table).table
    me = caller.id
    while live.actor is not None and live.seats[live.actor].person == me:
        caller.move(table)


def test_rfc_8291_example() -> None:
    """Appendix A of RFC 8291, byte for byte."""
    private = decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    own = ec.derive_private_key(int.from_bytes(private, "big"), ec.SECP256R1())
    body = encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        own=own,
        salt=decode("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encode(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6T"
        "lzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4"
        "a-fN"
    )


def test_a_turn_is_told_once_by_push(world: World, people: tuple[Caller, Caller]) -> None:
    table, first, second = slow_game(world, *people)
    subscribed(world, second, language="de")
    world.look()
    assert world.push.received == [], "it is not their turn"
    pass_on(world, table, first)
    for _ in range(3):
        world.look()
    (told,) = world.push.received
    assert told["path"] == f"/table/{table}"
    assert told["title"].startswith("Du bist am Zug")
    assert "wartet auf dich" in told["body"]
    assert world.push.faults == []
    key = second.get("/api/notices").json()["push_key"]
    assert world.push.keys == {key}
    assert world.states(second.id) == ["sent"]
    private = world.server.rows("SELECT private FROM vapid")[0][0]
    assert private not in second.get("/api/notices").text
    assert private not in second.get("/api/me/data").text
    pass_on(world, table, second)
    pass_on(world, table, first)
    world.look()
    assert len(world.push.received) == 2, "and the next turn is told again"


def test_each_device_is_told_once(world: World, people: tuple[Caller, Caller]) -> None:
    table, first, second = slow_game(world, *people)
    for device in ("phone", "laptop", "phone"):  # the phone renews its subscription
        subscribed(world, second, device)
    pass_on(world, table, first)
    for _ in range(2):
        world.look()
    assert sorted(one["to"] for one in world.push.received) == ["/laptop", "/phone"]


def test_who_looks_at_the_table_or_has_moved_is_not_told(
    world: World, people: tuple[Caller, Caller]
) -> None:
    table, first, second = slow_game(world, *people)
    subscribed(world, first)
    subscribed(world, second, "two")
    pass_on(world, table, first)
    with second.socket(table) as socket:
        socket.receive("snapshot", "whole", "table", "present")
        world.look()
    assert world.push.received == []
    pass_on(world, table, second)
    notices = world.server.service.notices

    def nobody(_table: str, _person: str) -> bool:
        return False

    inside(world.server, notices.outbox.fan_out(timestamps.now(), nobody))
    pass_on(world, table, first)  # before the message is sent
    world.look()
    assert [one["to"] for one in world.push.received] == ["/two"]
    assert world.states(first.id) == ["dropped"]


def test_quick_games_computers_and_lost_seats_tell_nobody(
    world: World, people: tuple[Caller, Caller]
) -> None:
    ada, ben = people
    subscribed(world, ada)
    subscribed(world, ben, "ben")
    quick = begin(world.server, ada, ben, clock={"kind": "turn", "amount": 60})
    world.look()
    assert world.server.rows("SELECT * FROM turns WHERE table_id = ?", quick) == []
    table, first, second = slow_game(world, ada, ben)
    pass_on(world, table, first)
    waits = "SELECT person FROM turns WHERE table_id = ?"
    assert world.server.rows(waits, table) == [(second.id,)]
    seat = world.server.live(table).table.actor
    assert seat is not None
    world.server.enter(table, Left(seat=seat, why="time"))
    world.look()
    lost = "/me" if second is ada else "/ben"
    assert lost not in [one["to"] for one in world.push.received]


def test_devices_that_are_gone_are_forgotten_and_busy_services_asked_again(
    world: World, people: tuple[Caller, Caller], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, first, second = slow_game(world, *people)
    subscribed(world, second)
    pass_on(world, table, first)
    monkeypatch.setattr(notifying, "AGAIN", 0)
    world.push.status = 503
    world.look()  # five times, without a wait
    assert world.states(second.id) == ["failed"]
    assert world.push.received == []
    pass_on(world, table, second)
    pass_on(world, table, first)
    world.push.status = 410
    world.look()
    assert second.get("/api/notices").json()["devices"] == []


@pytest.mark.parametrize(
    ("status", "outcome"),
    [
        (201, "sent"),
        (404, "gone"),
        (410, "gone"),
        (429, "later"),
        (503, "later"),
        (500, "lost"),  # it may have been accepted
        (504, "lost"),
        (413, "failed"),
    ],
)
def test_only_what_was_surely_not_accepted_is_sent_again(status: int, outcome: str) -> None:
    assert outcome_of(status) == outcome


def test_mail_is_for_confirmed_addresses_and_ends_with_one_press(world: World) -> None:
    with Caller(world.server).account("Zita") as ada, Caller(world.server).guest("Ben") as ben:
        world.mail.received.clear()
        assert ben.ask("PUT", "/api/notices/mail", json=mail("ben@x.example")).status_code == 400
        assert ada.ask("PUT", "/api/notices/mail", json=mail("ada@x.example")).status_code == 200
        table, first, second = slow_game(world, ada, ben)
        pass_on(world, table, first)
        world.look()
        (asked,) = world.mail.received
        assert asked["To"] == "ada@x.example"
        assert "List-Unsubscribe" not in asked
        link = found_link(asked.get_content(), "mail/confirm")
        forged = link[:-1] + ("0" if link[-1] != "0" else "1")
        with Caller(world.server) as anybody:
            assert anybody.http.post(f"/api/{forged}").status_code == 404
            assert anybody.http.post(f"/api/{link}").status_code == 200
        if first is not ada:
            pass_on(world, table, second)
            pass_on(world, table, first)
        else:
            pass_on(world, table, second)
        world.look()
        told = world.mail.received[-1]
        assert told["Subject"].startswith("Your turn")
        assert f"https://feira.example/table/{table}" in str(told.get_content())
        assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        stop = re.fullmatch(
            r"<https://feira.example(/api/mail/stop/\S+)>", told["List-Unsubscribe"]
        )
        assert stop
        pressed = world.server.http.post(stop[1], data={"List-Unsubscribe": "One-Click"})
        assert pressed.status_code == 200, pressed.text
        assert ada.get("/api/notices").json()["email"] is None
        sent = len(world.mail.received)
        pass_on(world, table, ada)
        pass_on(world, table, ben)
        world.look()
        assert len(world.mail.received) == sent


def mail(address: str) -> Json:
    return {"address": address, "language": "en"}


def found_link(text: object, path: str) -> str:
    """The path of a link in a mail."""
    found = re.search(rf"https://feira\.example/({path}/\S+)", str(text))
    assert found
    return found[1]


def test_an_address_is_asked_three_times_a_day_at_most(world: World) -> None:
    with Caller(world.server).account("Yara") as ada:
        for number in range(6):
            answer = ada.ask("PUT", "/api/notices/mail", json=mail("Often@x.example"))
            assert answer.status_code == (200 if number < 3 else 400)
        world.look()
    often = [one for one in world.mail.received if one["To"] == "Often@x.example"]
    assert len(often) == 3


def test_a_person_asks_five_times_a_day_at_most_and_a_refusal_changes_nothing(
    world: World,
) -> None:
    with Caller(world.server).account("Xenia") as ada:
        for number in range(5):
            address = mail(f"x{number}@x.example")
            assert ada.ask("PUT", "/api/notices/mail", json=address).status_code == 200
        confirmed = world.server.service.notices.preferences.confirm(ada.id, "x4@x.example")
        assert inside(world.server, confirmed)
        refused = ada.ask("PUT", "/api/notices/mail", json=mail("x5@x.example"))
        assert refused.status_code == 400
        kept = ada.get("/api/notices").json()
        assert (kept["email"], kept["confirmed"]) == ("x4@x.example", True)


def test_a_question_is_for_the_address_that_was_given_last(world: World) -> None:
    world.look()  # what others have asked for
    with Caller(world.server).account("Wanda") as ada:
        for address in ("mistaken@x.example", "right@x.example"):
            ada.ask("PUT", "/api/notices/mail", json=mail(address))
        world.mail.received.clear()
        world.look()
        assert [one["To"] for one in world.mail.received] == ["right@x.example"]
        assert sorted(world.states(ada.id)) == ["dropped", "sent"]


@pytest.mark.parametrize(
    ("at", "end"), [("21:59", None), ("22:00", "07:30"), ("03:00", "07:30"), ("07:30", None)]
)
def test_quiet_hours(at: str, end: str | None) -> None:
    def moment(text: str, day: int) -> int:
        hour, minute = map(int, text.split(":"))
        zone = ZoneInfo("Europe/Lisbon")
        return int(datetime(2026, 7, day, hour, minute, tzinfo=zone).timestamp() * 1000)

    asked = moment(at, 3)
    wanted = asked if end is None else moment(end, 4 if at == "22:00" else 3)
    assert after_quiet(asked, 22 * 60, 7 * 60 + 30, "Europe/Lisbon") == wanted
    assert after_quiet(asked, None, None, "Europe/Lisbon") == asked


def test_what_falls_into_quiet_hours_waits(
    world: World, people: tuple[Caller, Caller], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, first, second = slow_game(world, *people)
    subscribed(world, second)
    minute = (timestamps.now() // 60_000) % 1440
    quiet = {"quiet_from": (minute - 5) % 1440, "quiet_to": (minute + 60) % 1440, "zone": "UTC"}
    assert second.ask("PUT", "/api/notices/quiet", json=quiet).status_code == 200
    pass_on(world, table, first)
    world.look()
    assert (world.push.received, world.states(second.id)) == ([], ["waiting"])
    wall = timestamps._wall
    monkeypatch.setattr(wall, "offset", wall.offset + HOUR)
    world.look()
    assert len(world.push.received) == 1


def test_no_message_is_sent_in_quiet_hours_that_came_after_it(
    world: World, people: tuple[Caller, Caller], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A message may have been put back, or have waited while the server was stopped."""
    table, first, second = slow_game(world, *people)
    subscribed(world, second)
    pass_on(world, table, first)
    outbox = world.server.service.notices.outbox
    inside(world.server, outbox.fan_out(timestamps.now(), lambda _table, _person: False))
    minute = (timestamps.now() // 60_000) % 1440
    quiet = {"quiet_from": (minute - 5) % 1440, "quiet_to": (minute + 60) % 1440, "zone": "UTC"}
    assert second.ask("PUT", "/api/notices/quiet", json=quiet).status_code == 200
    world.look()
    assert (world.push.received, world.states(second.id)) == ([], ["waiting"])
    wall = timestamps._wall
    monkeypatch.setattr(wall, "offset", wall.offset + HOUR)
    world.look()
    assert len(world.push.received) == 1


@pytest.mark.parametrize(
    ("zone", "at", "end"),
    [
        ("Europe/Lisbon", "2026-03-28T23:00Z", "2026-03-29T06:30Z"),  # summer time begins
        ("Europe/Lisbon", "2026-10-24T22:00Z", "2026-10-25T07:30Z"),  # and ends
        ("Asia/Kathmandu", "2026-11-19T17:00Z", "2026-11-20T01:45Z"),
        ("America/Los_Angeles", "2026-11-19T07:00Z", "2026-11-19T15:30Z"),
        ("Pacific/Kiritimati", "2026-11-19T00:00Z", "2026-11-19T00:00Z"),  # two in the afternoon
    ],
)
def test_quiet_hours_are_those_of_the_clock_on_the_wall(zone: str, at: str, end: str) -> None:
    asked, wanted = (int(1000 * datetime.fromisoformat(one).timestamp()) for one in (at, end))
    assert after_quiet(asked, 22 * 60, 7 * 60 + 30, zone) == wanted


BAD_HOURS = [
    {"quiet_from": 60, "quiet_to": None, "zone": "UTC"},
    {"quiet_from": 60, "quiet_to": 60, "zone": "UTC"},
    {"quiet_from": 60, "quiet_to": 90, "zone": "Europe/Atlantis"},
    {"quiet_from": 60, "quiet_to": 1440, "zone": "UTC"},
]


@pytest.mark.parametrize("hours", BAD_HOURS)
def test_bad_quiet_hours_are_refused(people: tuple[Caller, Caller], hours: Json) -> None:
    answer = people[0].ask("PUT", "/api/notices/quiet", json=hours)
    assert answer.status_code == 400
    assert people[0].get("/api/notices").json()["quiet_from"] is None


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://localhost/x",
        "https://127.0.0.1/x",
        "https://10.0.0.7/x",
        "https://[::1]/x",
        "https://169.254.169.254/latest",
        "https://push.example:8443/x",
        "https://user@push.example/x",
        "ftp://push.example/x",
        "https://push.example:99999/x",
        "https://[",
        "https://[64:ff9b::7f00:1]/x",
        "https://[2002:a00:7::1]/x",
        "https://[::127.0.0.1]/x",
        "https://[fec0::1]/x",
        "https://224.0.0.1/x",
        "https://push.example/a b",
        "https://push.example/\r\nx",
        "https://push.exämple/x",
        "nonsense",
    ],
)
def test_nobody_makes_the_server_connect_to_its_own_network(endpoint: str) -> None:
    with pytest.raises(FeiraError):
        check_endpoint(endpoint, local=False)


def test_a_name_that_leads_into_the_own_network_is_refused() -> None:
    with pytest.raises(FeiraError):
        resolved("localhost", 443, local=False)
    assert check_endpoint("https://push.example/x?y=z", local=False) == ("push.example", 443)


def test_subscriptions_are_ones_own_and_deleted_with_the_person(
    world: World, people: tuple[Caller, Caller]
) -> None:
    ada, ben = people
    device = subscribed(world, ada)
    assert ben.ask("DELETE", f"/api/notices/push/{device}").status_code == 404
    again = subscribed(world, ada)
    assert [one["id"] for one in ada.get("/api/notices").json()["devices"]] == [again]
    exported = ada.get("/api/me/data").json()["push_subscriptions"]
    assert [one["endpoint"] for one in exported] == [f"{world.push.url}/me"]
    bad = {**world.push.subscription(), "keys": {"p256dh": "AAAA", "auth": "AAAA"}}
    assert ada.post("/api/notices/push", bad).status_code == 400
    for number in range(9):
        subscribed(world, ada, f"d{number}")
    assert ada.post("/api/notices/push", world.push.subscription("more")).status_code == 400
    assert ada.ask("DELETE", "/api/me").status_code == 204
    count = "SELECT count(*) FROM push_subscriptions WHERE id = ?"
    assert world.server.rows(count, again) == [(0,)]


def test_the_same_browser_may_ask_many_times_at_once(
    world: World, people: tuple[Caller, Caller]
) -> None:
    """Two windows do, for example: the last one counts, and no other is an error."""
    ada, ben = people
    with ThreadPoolExecutor(16) as pool:
        made = list(pool.map(lambda n: subscribed(world, (ada, ben)[n % 2], "both"), range(48)))
    kept = world.server.rows("SELECT id FROM push_subscriptions WHERE endpoint LIKE '%/both'")
    assert len(kept) == 1
    assert kept[0][0] in made


def test_a_message_that_a_dead_process_was_sending_is_not_sent_again(
    world: World, people: tuple[Caller, Caller], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, first, second = slow_game(world, *people)
    subscribed(world, second)
    pass_on(world, table, first)
    outbox = world.server.service.notices.outbox

    async def die_while_sending() -> None:
        await outbox.fan_out(timestamps.now(), lambda _table, _person: False)
        (message,) = await outbox.due()
        assert await outbox.claim(message)
        assert not await outbox.claim(message), "nobody else takes it"

    inside(world.server, die_while_sending())
    world.look()
    assert world.states(second.id) == ["sending"]
    monkeypatch.setattr(outbox_module, "LEFT_AFTER", -1)
    world.look()
    assert (world.states(second.id), world.push.received) == (["lost"], [])


def test_killed_in_the_middle_none_is_sent_twice(tmp_path: object) -> None:
    """A small run of `python -m bench.notify_kills`."""
    found = run(kills=4, messages=60, folder=tmp_path, say=quietly)
    assert found.twice == 0
    assert found.missing <= found.in_flight
    assert found.received + found.missing == found.wanted


def quietly(_line: str) -> None:
    """Suppresses the log."""
